"""Old formats, lifted to the present one a version at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from saves.records import FORMAT

Raw = dict[str, object]
"""A decoded line without a type."""

Rung = Callable[[Raw], Raw]
"""Lifts one line, header or record, from one version of the format to the next.

The header is the line with the key `format`; its version is set by the ladder.
"""

OLDEST: Final = 1
"""The first version of the format there ever was."""

LADDER: Final[tuple[Rung, ...]] = ()
"""The step at index 0 lifts format 1 to format 2, and so on."""

assert OLDEST + len(LADDER) == FORMAT, "every version but the last needs a step to the next"


def lift(line: Raw, version: int, ladder: Sequence[Rung]) -> Raw:
    """Return a line as the newest format would have it."""
    for step in ladder[version - OLDEST :]:
        line = step(line)
    if "format" in line:
        line = line | {"format": OLDEST + len(ladder)}
    return line
