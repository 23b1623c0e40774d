"""5.3 and 5.4 Lasting Events: Capabilities and Momentum, applied by the rules that they change.

Each rules module asks for the cards that change it, by name; checks that several modules share are
here. The module of each card lists the functions that ask for it (`APPLIED_BY`).

A text that forbids an action does not apply if an Event grants the action (5.1.2, `Terms.free`).
A text that changes how an action is carried out always applies.
"""

from __future__ import annotations

from typing import Final, NewType

from core.adp.model.board import Board, Lasting
from core.adp.model.ids import COALITION, Faction, Side

UNSHADED = Side.UNSHADED
SHADED = Side.SHADED

LastingCard = NewType("LastingCard", int)
"""The number of a card with a lasting text on at least one side."""

ISR: Final = LastingCard(1)
PREDATORS: Final = LastingCard(2)
REAPERS: Final = LastingCard(3)
AEROSTATS: Final = LastingCard(5)
FIND_FIX_FINISH: Final = LastingCard(7)
PARTNERING_POLICY: Final = LastingCard(10)
STRATEGIC_RELEASE: Final = LastingCard(11)
VILLAGE_STABILITY_OPERATIONS: Final = LastingCard(12)
NATO: Final = LastingCard(17)
PRTS: Final = LastingCard(18)
ROADSIDE_IEDS: Final = LastingCard(23)
US_TALIBAN_TALKS: Final = LastingCard(24)
MANPADS_SCARE: Final = LastingCard(26)
NIGHT_LETTERS: Final = LastingCard(29)
URBAN_SPECIALISTS: Final = LastingCard(30)
CAR_BOMBS: Final = LastingCard(31)
SUICIDE_BOMBERS: Final = LastingCard(33)
ACCIDENTAL_GUERRILLAS: Final = LastingCard(34)
MULLAH_OMAR: Final = LastingCard(36)
TRIBAL_ELDERS: Final = LastingCard(45)
ID_CARDS: Final = LastingCard(46)
SANDSTORMS: Final = LastingCard(57)
COUNTER_NARC: Final = LastingCard(58)
LOCAL_TRUCE: Final = LastingCard(59)


def in_force(board: Board, card: LastingCard, side: Side) -> bool:
    """Whether one side of a card is in force now."""
    return lasting(board, card, side) is not None


def lasting(board: Board, card: LastingCard, side: Side) -> Lasting | None:
    """Return a Capability or Momentum card that is in force on one side, with its note.

    A text that players carry out themselves is not returned.
    """
    if board.is_by_hand(card, side):
        return None
    for entry in board.capabilities:
        if entry.card == card and entry.side is side:
            return entry
    for entry in board.momentum:
        if entry.card == card and entry.side is side:
            return entry
    return None


def side_in_force(board: Board, card: LastingCard) -> Side | None:
    """Return the side of a Capability that is in force, if any."""
    for entry in board.capabilities:
        if entry.card == card and not board.is_by_hand(card, entry.side):
            return entry.side
    return None


def coalition_goes_alone(board: Board) -> bool:
    """Card 10, shaded: Whether Coalition actions must do without Government cubes."""
    return in_force(board, PARTNERING_POLICY, SHADED)


def most_spaces(board: Board, faction: Faction) -> int | None:
    """Card 17, shaded: Coalition Sweep and Assault may select at most 2 spaces."""
    return 2 if faction is COALITION and in_force(board, NATO, SHADED) else None
