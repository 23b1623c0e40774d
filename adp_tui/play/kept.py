"""Words that are kept in the log with answers, to know later how they came about.

They are part of saved games, so they stay as they are.
"""

from __future__ import annotations

from typing import Final

from saves.records import AUTOMATIC as AUTOMATIC
from saves.records import Answer

UNSAID: Final = "no reason was given"
"""What is kept with an answer of a bot that says nothing: only people answer without reasons."""

LEFT_TO_BOT: Final = "the player left the rest of this turn to the bot"
"""The first reason of the first answer that a bot gives in a player's place."""


def given_by_person(answer: Answer) -> bool:
    """Whether somebody chose it: no die, not the only choice, and no bot, which gives reasons."""
    return answer.by is not None and not answer.why


def is_persons_doing(answer: Answer) -> bool:
    """Whether somebody chose it, or chose here to let the bot choose: undo goes back to this."""
    return given_by_person(answer) or LEFT_TO_BOT in answer.why
