"""Thoughts: how a bot came to its answer, step by step."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from core.kernel.decision import Reason
from core.kernel.phrase import Why


class Level(IntEnum):
    """How much a thought matters to a reader."""

    REASON = 0
    """It is kept with the answer in the log."""

    LOOK = 1
    """It says what the bot looked at on the way, and what it found."""

    DROPPED = 2
    """It names candidates that were just ruled out, and why."""


class Thought(NamedTuple):
    """One step on the way to an answer."""

    text: Why
    """In the bot's words, beginning with the number of the rule, if it follows one."""

    level: Level

    why: Reason | None = None
    """The reason that the rules give, if they ruled out the candidates."""
