"""The words of the order of play: who is where on a card, and what is open to them."""

from __future__ import annotations

from typing import Final

from adp_tui.games.adp.texts.names import LETTER
from adp_tui.games.adp.texts.panes import DEEDS
from core.adp.model.ids import Deed, Faction

NOBODY: Final = "Then the next card."
NOBODY_SHORT: Final = "Then a new card"
RANKS: Final = {1: "1st Eligible", 2: "2nd Eligible"}
SHORT: Final = {
    Deed.OPERATION: "Operation",
    Deed.LIMITED: DEEDS[Deed.LIMITED],
    Deed.EVENT: "Event",
}
_OR: Final = " or "


def mine(rank: int, deeds: tuple[Deed, ...]) -> str:
    """Return where one stands, and what one may do."""
    words = [SHORT[deed] for deed in deeds if deed in SHORT]
    return f"{RANKS[rank]}: {', '.join(words)} or Pass."


def theirs(
    faction: Faction, rank: int, deeds: tuple[Deed, ...], more: tuple[Deed, ...] = ()
) -> str:
    """Return who acts next, and what they may do; some of it only after a Special Activity."""
    also = f", after a Special Activity also {_all(more)}" if more else ""
    return f"Then {LETTER[faction]}, {RANKS[rank]}, may do {_all(deeds)}{also}, or Pass."


def theirs_short(faction: Faction, deeds: tuple[Deed, ...]) -> str:
    """Return who acts next, and what they may do, in a few letters."""
    words = [DEEDS[deed] for deed in deeds if deed is not Deed.OPERATION_AND_SPECIAL]
    return f"Then {LETTER[faction]} {' '.join(words)}"


def _all(deeds: tuple[Deed, ...]) -> str:
    words: list[str] = []
    if Deed.OPERATION in deeds:
        words.append("any Operation")
    if Deed.LIMITED in deeds:
        words.append("a Limited Operation")
    if Deed.EVENT in deeds:
        words.append("the Event")
    return _OR.join(words) or "nothing"
