"""1.9 and 7.3 The four victory totals and the margins: always counted, never stored."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from core.adp.model.atlas import AFGHAN_AREAS
from core.adp.model.board import Board
from core.adp.model.ids import (
    COALITION,
    FACTIONS,
    GOVERNMENT,
    TALIBAN,
    WARLORDS,
    Control,
    Deception,
    Faction,
    Support,
    Track,
)
from core.adp.model.options import players

GOAL: Final = {COALITION: 30, GOVERNMENT: 35, TALIBAN: 20, WARLORDS: 15}
"""7.2: What each Faction's total must exceed."""

WARLORD_RESOURCES_GOAL: Final = 40
"""7.2: What the Warlords' Resources must exceed as well."""


class Totals(Struct, frozen=True):
    """The four totals that the rules call by name (1.9)."""

    support_available: int
    coin_patronage: int
    opposition_bases: int
    uncontrolled: int


def totals(board: Board) -> Totals:
    """1.9: Count Population by attitude and by Control, and add pieces and Patronage."""
    support = opposition = coin = uncontrolled = 0
    for space in AFGHAN_AREAS:
        people = board.population(space)
        if not people:
            continue
        match board.spaces[space].support:
            case Support.SUPPORT:
                support += people
            case Support.OPPOSITION:
                opposition += people
            case Support.NEUTRAL:
                pass
        match board.control(space):
            case Control.COIN:
                coin += people
            case Control.NONE:
                uncontrolled += people
            case Control.TALIBAN:
                pass
    available = board.available
    return Totals(
        support_available=support + available.coalition_bases + available.coalition_troops,
        coin_patronage=coin + board.track(Track.PATRONAGE),
        opposition_bases=opposition + sum(h.taliban_bases for h in board.spaces.values()),
        uncontrolled=uncontrolled,
    )


def scores(board: Board) -> dict[Faction, int]:
    """7.2: The total that decides each Faction's victory."""
    now = totals(board)
    return {
        COALITION: now.support_available,
        GOVERNMENT: now.coin_patronage,
        TALIBAN: now.opposition_bases,
        WARLORDS: now.uncontrolled,
    }


def margins(board: Board) -> dict[Faction, int]:
    """7.3: How far each Faction is past its goal; above 0 its condition is met (7.2)."""
    margin = {faction: score - GOAL[faction] for faction, score in scores(board).items()}
    beside = board.track(Track.WARLORDS) - WARLORD_RESOURCES_GOAL
    margin[WARLORDS] = min(margin[WARLORDS], beside)
    return {faction: margin[faction] + agendas(board, faction) for faction in FACTIONS}


def agendas(board: Board, faction: Faction) -> int:
    """7.3: Each Hidden Agenda that its holder has shown adds 1 to the margin."""
    if not board.shown:
        return 0
    for player in players(board.options, board.seats):
        if faction in player:
            return sum(board.shown.get(f, ()).count(Deception.AGENDA) for f in player)
    return 0
