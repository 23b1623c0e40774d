"""The board of a scenario before its deck is made."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from core.adp.model.board import COUNT, EMPTY_MAP, INVENTORY, Board, Deck, Forces, Space
from core.adp.model.ids import FACTIONS, HIDDEN, PIECES, Faction, Scenario, Seat, Track
from core.adp.model.options import Options
from core.adp.model.printed import Printed
from core.adp.model.scenarios.starts import STARTS

EVENT_CARDS: Final = tuple(range(1, 73))
ALL_HUMAN: Final = dict.fromkeys(FACTIONS, Seat.HUMAN)


def available_beside(*elsewhere: Forces) -> Forces:
    """1.4.1: Return the Available pieces, given all the others."""
    left: dict[str, int] = {}
    for piece, count in COUNT.items():
        box = HIDDEN.get(piece, piece).value
        left[box] = left.get(box, 0) + count(INVENTORY) - sum(map(count, elsewhere))
    return Forces(**left)


def starting_board(
    scenario: Scenario,
    options: Options | None = None,
    seats: dict[Faction, Seat] | None = None,
    printed: Printed | None = None,
) -> Board:
    """Return the scenario as set up, before the deck is made.

    Under Open Deployment the forces of players' Factions stay Available (they place them next).
    """
    options, seats = options or Options(), seats or ALL_HUMAN
    start = STARTS[scenario]
    spaces = EMPTY_MAP | start.spaces
    if options.open_deployment:
        lifted = [faction for faction in FACTIONS if seats[faction] is Seat.HUMAN]
        spaces = {space: _without(here, lifted) for space, here in spaces.items()}
    return Board(
        scenario=scenario,
        spaces=spaces,
        available=available_beside(*spaces.values()),
        resources={
            Track.GOVERNMENT: start.government,
            Track.TALIBAN: start.taliban,
            Track.WARLORDS: start.warlords,
            Track.AID: start.aid,
            Track.PATRONAGE: start.patronage,
        },
        seats=seats,
        options=options,
        deck=Deck(EVENT_CARDS),
        printed=printed,
    )


def _without(here: Space, factions: list[Faction]) -> Space:
    return replace(here, **{piece.value: 0 for f in factions for piece in PIECES[f]})
