"""The words of the order of play: who acts when, and what they may do."""

from __future__ import annotations

from typing import Final

from core.adp.model.ids import Deed

NOBODY: Final = "Then the next card."
NOBODY_SHORT: Final = "Then a new card"
RANKS: Final = {1: "1st Eligible", 2: "2nd Eligible"}
OWN: Final = {Deed.OPERATION: "Operation", Deed.LIMITED: "LimOp", Deed.EVENT: "Event"}
"""What you may do."""

OTHERS: Final = {
    Deed.OPERATION: "any Operation",
    Deed.LIMITED: "a Limited Operation",
    Deed.EVENT: "the Event",
}
"""What others may do after you."""

NOTHING: Final = "nothing"


def mine(rank: str, deeds: str) -> str:
    """Return your place in the order, and what you may do."""
    return f"{rank}: {deeds} or Pass."


def theirs(letter: str, rank: str, deeds: str) -> str:
    """Return who acts next, and what they may do."""
    return f"Then {letter}, {rank}, may do {deeds}, or Pass."


def theirs_and_more(letter: str, rank: str, deeds: str, more: str) -> str:
    """Return the same, with what they may do only after a Special Activity."""
    return f"Then {letter}, {rank}, may do {deeds}, after a Special Activity also {more}, or Pass."


def theirs_short(letter: str, deeds: str) -> str:
    """Return who acts next, and what they may do, in a few letters."""
    return f"Then {letter} {deeds}"
