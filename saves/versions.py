"""Lifts saves in old formats to the present one, one version at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from saves.records import FORMAT

Raw = dict[str, object]
"""A decoded line that has not been given a type yet."""

Rung = Callable[[Raw], Raw]
"""Lifts one line, header or record, from one version of the format to the next.

The header is the line with the key `format`; its version is set by the ladder.
"""

OLDEST: Final = 1
"""The first version of the format."""

_ONLY_CHOICE: Final = "the only choice"
_NO_REASON: Final = "no reason was given"
_LEFT_TO_BOT: Final = "the player left the rest of this turn to the bot"
"""Sentences that format 1 wrote among the reasons to say how an answer came about."""


def lift_from_1(line: Raw) -> Raw:
    """Say in `how` what format 1 said in sentences, and drop the type of an answer."""
    if line.get("type") != "answer":
        return line
    answer = {key: value for key, value in line.items() if key not in ("type", "why")}
    why = line.get("why")
    if not why:
        return answer
    if not isinstance(why, list):
        return answer | {"why": why}  # nonsense: decoding it raises an error
    if why == [_ONLY_CHOICE]:
        return answer | {"how": "alone"}
    how = "left" if _LEFT_TO_BOT in why else "bot"
    reasons = [reason for reason in why if reason not in (_LEFT_TO_BOT, _NO_REASON)]
    return answer | {"how": how, "why": reasons}


LADDER: Final[tuple[Rung, ...]] = (lift_from_1,)
"""The rung at index 0 lifts format 1 to format 2, and so on."""

assert OLDEST + len(LADDER) == FORMAT, "every version but the last needs a rung to the next"


def lift(line: Raw, version: int, ladder: Sequence[Rung]) -> Raw:
    """Return a line in the newest format."""
    for rung in ladder[version - OLDEST :]:
        line = rung(line)
    if "format" in line:
        line = line | {"format": OLDEST + len(ladder)}
    return line
