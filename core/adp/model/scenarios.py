"""Set-up: the three scenarios and what Open Deployment lets players place."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from core.adp.model.atlas import (
    AFGHAN_AREAS,
    AFGHAN_PROVINCES,
    ATLAS,
    OUTSIDE_PAKISTAN,
    PAKISTAN,
    PASHTUN,
    PASHTUN_PAKISTAN,
)
from core.adp.model.board import COUNT, EMPTY_MAP, INVENTORY, Board, Deck, Forces, Space
from core.adp.model.ids import (
    COALITION,
    FACTIONS,
    GOVERNMENT,
    HIDDEN,
    PIECES,
    TALIBAN,
    WARLORDS,
    Faction,
    Piece,
    Scenario,
    Seat,
    SpaceId,
    Support,
    Track,
)
from core.adp.model.ids import SpaceId as S
from core.adp.model.options import Options
from core.adp.model.printed import Printed

EVENT_CARDS: Final = tuple(range(1, 73))


class Start(Struct, frozen=True):
    """What a scenario fixes."""

    removed_events: int
    aid: int
    government: int
    warlords: int
    taliban: int
    spaces: dict[SpaceId, Space]
    patronage: int = 5


def _each(*spaces: SpaceId, here: Space) -> dict[SpaceId, Space]:
    """Set several spaces up alike."""
    return dict.fromkeys(spaces, here)


_WARLORD_HOME: Final = Space(warlord_bases=1, warlord_underground=1)
_TALIBAN_HOME: Final = Space(taliban_bases=1, taliban_underground=2)

SHORT: Final = Start(
    removed_events=24,
    aid=24,
    government=30,
    warlords=20,
    taliban=15,
    spaces={
        S.KABUL: Space(
            coalition_bases=1,
            coalition_troops=3,
            government_troops=2,
            government_police=2,
            support=Support.SUPPORT,
            returnees=1,
        ),
        S.HERAT: Space(government_bases=1, government_troops=2, government_police=2),
        **_each(S.FARAH, S.BALKH, here=_WARLORD_HOME),
        S.HELMAND: Space(
            coalition_bases=1,
            coalition_troops=3,
            government_troops=2,
            government_police=2,
            taliban_bases=1,
            taliban_underground=2,
        ),
        S.KANDAHAR: Space(
            coalition_bases=1,
            coalition_troops=2,
            government_troops=2,
            government_police=2,
            taliban_bases=1,
            taliban_underground=2,
        ),
        **_each(
            S.ORUZGAN,
            S.NURISTAN,
            here=Space(
                coalition_troops=1,
                government_troops=1,
                government_police=1,
                taliban_underground=2,
                warlord_bases=1,
                warlord_underground=1,
            ),
        ),
        **_each(
            S.GHAZNI,
            S.PAKTIKA,
            here=Space(
                coalition_bases=1,
                coalition_troops=1,
                government_troops=2,
                government_police=2,
                taliban_bases=1,
                taliban_underground=2,
            ),
        ),
        S.KHOWST: Space(
            coalition_bases=1,
            coalition_troops=1,
            government_troops=2,
            government_police=2,
            taliban_bases=1,
            taliban_underground=2,
            returnees=1,
        ),
        S.ZABOL: Space(coalition_troops=1, taliban_bases=1, taliban_underground=2),
        S.KONDUZ: Space(
            government_bases=1,
            government_troops=2,
            government_police=2,
            warlord_bases=1,
            warlord_underground=1,
            returnees=1,
        ),
        S.BAGHLAN: Space(returnees=1),
        **_each(*PAKISTAN, here=Space(taliban_bases=1, taliban_underground=1)),
    },
)

MAIN: Final = Start(
    removed_events=12,
    aid=15,
    government=30,
    warlords=15,
    taliban=10,
    spaces={
        S.KABUL: Space(
            coalition_bases=1,
            coalition_troops=2,
            government_troops=2,
            government_police=2,
            returnees=1,
        ),
        S.HERAT: Space(government_troops=1, government_police=2, taliban_underground=1),
        **_each(S.FARAH, S.FARYAB, S.BALKH, here=_WARLORD_HOME),
        **_each(
            S.HELMAND,
            S.NURISTAN,
            here=Space(
                taliban_bases=1, taliban_underground=2, warlord_bases=1, warlord_underground=1
            ),
        ),
        S.KANDAHAR: Space(
            coalition_troops=1,
            government_troops=2,
            government_police=2,
            taliban_underground=1,
            warlord_bases=1,
            warlord_underground=1,
        ),
        **_each(
            S.ORUZGAN,
            S.PAKTIKA,
            S.ZABOL,
            S.GHAZNI,
            here=Space(coalition_troops=1, taliban_bases=1, taliban_underground=1),
        ),
        S.KHOWST: Space(coalition_troops=1, government_troops=1, government_police=2, returnees=1),
        S.KONDUZ: Space(
            government_troops=1, government_police=2, warlord_bases=1, warlord_underground=1
        ),
        **_each(S.WAZIRISTAN, S.NORTHWEST_FRONTIER, here=_TALIBAN_HOME),
    },
)

EXTENDED: Final = Start(
    removed_events=0,
    aid=9,
    government=20,
    warlords=10,
    taliban=5,
    spaces={
        S.KABUL: Space(
            coalition_bases=1, coalition_troops=3, government_troops=2, government_police=2
        ),
        S.HERAT: Space(government_troops=1, government_police=1),
        **_each(S.HELMAND, S.KONDUZ, here=_WARLORD_HOME),
        S.KANDAHAR: Space(coalition_troops=1, government_troops=1, government_police=1),
        **_each(S.PAKTIKA, S.ZABOL, here=Space(taliban_bases=1, taliban_underground=1)),
        S.KHOWST: Space(coalition_troops=1),
        **_each(S.WAZIRISTAN, S.NORTHWEST_FRONTIER, here=_TALIBAN_HOME),
    },
)

STARTS: Final = {Scenario.SHORT: SHORT, Scenario.MAIN: MAIN, Scenario.EXTENDED: EXTENDED}
ALL_HUMAN: Final = dict.fromkeys(FACTIONS, Seat.HUMAN)


def available_beside(*elsewhere: Forces) -> Forces:
    """1.4.1: Return the pieces that are Available when the others are elsewhere."""
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


class Allotment(Struct, frozen=True):
    """Open Deployment: pieces that a player places, and where they may go."""

    piece: Piece
    count: int
    spaces: tuple[SpaceId, ...]
    populations: tuple[int, ...] | None = None
    """The printed Population that a space must have; any if None."""

    def allows(self, board: Board, space: SpaceId) -> bool:
        """Whether such pieces may be placed in a space."""
        if space not in self.spaces:
            return False
        return self.populations is None or board.printed_population(space) in self.populations


class Deployment(Struct, frozen=True):
    """Open Deployment: what a Faction sets up, some of it in fixed places."""

    fixed: dict[SpaceId, Forces] = {}
    free: tuple[Allotment, ...] = ()


_AFGHAN_PASHTUN: Final = tuple(s for s in AFGHAN_AREAS if ATLAS[s].pashtun)
_KABUL_GARRISON: Final = {S.KABUL: Forces(government_troops=2, government_police=2)}


def _warlords(bases: int, guerrillas: int) -> Deployment:
    return Deployment(
        free=(
            Allotment(Piece.WARLORD_BASE, bases, AFGHAN_AREAS),
            Allotment(Piece.WARLORD_UNDERGROUND, guerrillas, OUTSIDE_PAKISTAN),
        )
    )


def _government(bases: int, troops: int, police: int) -> Deployment:
    counts = {
        Piece.GOVERNMENT_BASE: bases,
        Piece.GOVERNMENT_TROOPS: troops,
        Piece.GOVERNMENT_POLICE: police,
    }
    return Deployment(
        _KABUL_GARRISON,
        tuple(Allotment(p, count, AFGHAN_PROVINCES, (1, 2)) for p, count in counts.items()),
    )


def _taliban(havens: tuple[SpaceId, ...], bases: int, guerrillas: int) -> Deployment:
    return Deployment(
        dict.fromkeys(havens, Forces(taliban_bases=1)),
        (
            Allotment(Piece.TALIBAN_BASE, bases, PASHTUN),
            Allotment(Piece.TALIBAN_UNDERGROUND, guerrillas, PASHTUN),
        ),
    )


def _coalition(
    kabul: Forces, bases: int, troops: int, where: tuple[SpaceId, ...] = OUTSIDE_PAKISTAN
) -> Deployment:
    return Deployment(
        {S.KABUL: kabul},
        (
            Allotment(Piece.COALITION_BASE, bases, AFGHAN_AREAS),
            Allotment(Piece.COALITION_TROOPS, troops, where),
        ),
    )


DEPLOYMENTS: Final = {  # in the order in which they are placed
    Scenario.SHORT: {
        WARLORDS: _warlords(5, 5),
        GOVERNMENT: _government(2, 16, 16),
        TALIBAN: _taliban(PAKISTAN, 6, 19),
        COALITION: _coalition(Forces(coalition_bases=1, coalition_troops=3), 5, 11),
    },
    Scenario.MAIN: {
        WARLORDS: _warlords(7, 7),
        GOVERNMENT: _government(0, 5, 8),
        TALIBAN: _taliban(PASHTUN_PAKISTAN, 6, 14),
        COALITION: _coalition(Forces(coalition_bases=1, coalition_troops=2), 0, 6),
    },
    Scenario.EXTENDED: {
        WARLORDS: _warlords(2, 2),
        GOVERNMENT: _government(0, 2, 2),
        TALIBAN: _taliban(PASHTUN_PAKISTAN, 2, 6),
        COALITION: _coalition(Forces(coalition_bases=1, coalition_troops=1), 0, 4, _AFGHAN_PASHTUN),
    },
}
