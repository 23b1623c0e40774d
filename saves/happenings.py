"""The steps of a game: what each answer answered, and what it led to."""

from __future__ import annotations

from typing import Generic

from msgspec import Struct
from msgspec.structs import replace

from core.kernel import Decision
from core.kernel.table import FactT


class Happening(Struct, Generic[FactT], frozen=True):
    """What an answer answered and led to; an answer leads to the same for ever."""

    asked: Decision | None = None
    """What was asked; None for a change of seats and for the start."""

    facts: tuple[FactT, ...] = ()
    """What happened up to the next question."""


def happening_of(asked: Decision, facts: tuple[FactT, ...]) -> Happening[FactT]:
    """Return a step to keep, without the function that explains what is not offered.

    That one belongs to a table of the rules, and would keep the whole of it alive.
    """
    return Happening(replace(asked, refuse=None), facts)
