"""Thoughts: how a bot came to an answer, for whoever wants to know all of it."""

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
    """What was looked at on the way, and what was found."""

    DROPPED = 2
    """Who was dropped by what was thought just before, and why."""


class Thought(NamedTuple):
    """One step on the way to an answer."""

    text: Why
    """In the bot's words, with the number of its rule first where it follows one."""

    level: Level

    why: Reason | None = None
    """The rules' own reason, where it is they who dropped somebody."""
