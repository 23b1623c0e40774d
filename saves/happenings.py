"""Happenings: the question behind each answer, and what the answer led to."""

from __future__ import annotations

from typing import Generic

from msgspec import Struct
from msgspec.structs import replace

from core.kernel import Decision
from core.kernel.table import FactT


class Happening(Struct, Generic[FactT], frozen=True):
    """The question behind an answer, and what the answer led to; this never changes."""

    asked: Decision | None = None
    """The question; None for a change of seats and for the start."""

    facts: tuple[FactT, ...] = ()
    """What happened up to the next question."""


def happening_of(asked: Decision, facts: tuple[FactT, ...]) -> Happening[FactT]:
    """Return a happening without the function that explains refusals.

    That function belongs to a table of the rules, and would keep the whole table in memory.
    """
    return Happening(replace(asked, refuse=None), facts)
