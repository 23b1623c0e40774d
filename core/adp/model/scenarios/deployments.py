"""Open Deployment: what each player places, and where it may go."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from core.adp.model.atlas import (
    AFGHAN_AREAS,
    AFGHAN_PROVINCES,
    ATLAS,
    OUTSIDE_PAKISTAN,
    PAKISTAN,
    PASHTUN,
    PASHTUN_PAKISTAN,
)
from core.adp.model.board import Board, Forces
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, WARLORDS, Piece, Scenario
from core.adp.model.ids import SpaceId as S


class Allotment(Struct, frozen=True):
    """Pieces that a player places, and where they may go."""

    piece: Piece
    count: int
    spaces: tuple[S, ...]
    populations: tuple[int, ...] | None = None
    """The printed Population that a space must have; any if None."""

    def allows(self, board: Board, space: S) -> bool:
        """Whether these pieces may be placed in a space."""
        if space not in self.spaces:
            return False
        return self.populations is None or board.printed_population(space) in self.populations


class Deployment(Struct, frozen=True):
    """The pieces that a Faction sets up, some of them in fixed places."""

    fixed: dict[S, Forces] = {}
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


def _taliban(havens: tuple[S, ...], bases: int, guerrillas: int) -> Deployment:
    return Deployment(
        dict.fromkeys(havens, Forces(taliban_bases=1)),
        (
            Allotment(Piece.TALIBAN_BASE, bases, PASHTUN),
            Allotment(Piece.TALIBAN_UNDERGROUND, guerrillas, PASHTUN),
        ),
    )


def _coalition(
    kabul: Forces, bases: int, troops: int, where: tuple[S, ...] = OUTSIDE_PAKISTAN
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
