"""2.3.5, 3.1 and 5.5 The terms of an Operation: where, and at what price."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from core.adp.model.board import Board
from core.adp.model.ids import COIN, PURSE, TALIBAN, Faction, Islamabad, Seat, SpaceId
from core.kernel import Reason

CANNOT_PAY: Final = Reason("cannot-pay", "3.1")
NOT_NAMED: Final = Reason("not-named-by-event", "5.5")


class Terms(Struct, frozen=True):
    """On which terms a Faction operates.

    A card that changes more than this hands over terms of its own kind, which are found with the
    rule that they change: `sweep.InPlace`.
    """

    limited: bool = False
    """2.3.5: A Limited Operation: no Special Activity, and one space only."""

    one_space: bool = False
    """Whether only one space may be selected, or be the destination."""

    free: bool = False
    """3.1.2: Granted by an Event: it costs nothing, and no Special Activity goes with it."""

    within: tuple[SpaceId, ...] | None = None
    """5.5: The spaces that an Event names; anywhere if None."""

    most: int | None = None
    """The most spaces, if an Event limits them."""

    extra_first: bool = False
    """8.6.2, 8.8.2: In a Train a Base or Patronage may come before the cubes, not only after."""


FULL: Final = Terms()
FREE: Final = Terms(free=True)
BY_SHEET: Final = Terms(extra_first=True)
"""8.6, 8.8: How COIN Non-players operate: in the order of their sheets."""


SpaceTest = Callable[[Board, Faction, Terms, SpaceId], Reason | None]
"""Why an Operation or Special Activity cannot take place in a space; None if it can."""


def terms_of_turn(board: Board, faction: Faction, *, limited: bool) -> Terms:
    """2.3.5, 8.1: The terms of a Faction's own turn.

    At Sponsorship the Taliban are less limited; COIN Non-players have an order of their own.
    """
    if not limited:
        by_sheet = faction in COIN and board.seats[faction] is Seat.BOT
        return BY_SHEET if by_sheet else FULL
    sponsored = faction is TALIBAN and board.islamabad is Islamabad.SPONSORSHIP  # 6.6.1
    return Terms(limited=True, one_space=not sponsored)


def can_pay(board: Board, faction: Faction, terms: Terms, cost: int) -> bool:
    """3.1: Whether the Faction has the Resources, or it is free."""
    return terms.free or board.resources[PURSE[faction]] >= cost


def somewhere(
    test: SpaceTest, among: Sequence[SpaceId], rule: str
) -> Callable[[Board, Faction, Terms], Reason | None]:
    """Return the test whether there is any space for an Operation."""
    nowhere = Reason("nowhere", rule)

    def refuse(board: Board, faction: Faction, terms: Terms) -> Reason | None:
        too_dear = False
        for space in among if terms.within is None else terms.within:
            reason = test(board, faction, terms, space)
            if reason is None:
                return None
            if reason is CANNOT_PAY:
                too_dear = True
        return CANNOT_PAY if too_dear else nowhere

    return refuse
