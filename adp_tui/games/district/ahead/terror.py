"""6.12, 6.18: The Hits of whoever loses, and whether they cause Terror, as far as is known."""

from __future__ import annotations

from typing import NamedTuple

from adp_tui.games.district.ahead.undertaking import Undertaking
from core.district.model.board import DistrictBoard
from core.district.model.ids import ENEMY, UNKNOWN, Belligerent, Mission
from core.district.rules.intimidate import intimidated_by
from core.district.rules.table import DistrictTable


class Lead(NamedTuple):
    """How many Hits the difference of the units makes."""

    most: int
    is_certain: bool
    """Whether it is exactly so many."""


class TerrorRisk(NamedTuple):
    """6.3: Terror, if the loser is gone and more Hits are left over than there are people."""

    left: int
    """The Hits that are left over, at most."""

    population: int
    is_certain: bool
    """Whether it follows from what the viewer knows."""

    points: int | None
    """The Victory Points of the winner for it; None if the viewer may not know them."""


def lead_of(mission: Undertaking, *, won: bool) -> Lead | None:
    """6.12, 6.18: Return the Hits of the loser; None if the winner is not known well enough."""
    assert mission.sums is not None
    own, against = mission.sums
    winner, loser = (own, against) if won else (against, own)
    if winner.concealed:
        return None
    hits = max(0, winner.units - loser.units)
    return Lead(hits, is_certain=not (hits and loser.concealed))


def terror_risk(board: DistrictBoard, mission: Undertaking, *, won: bool) -> TerrorRisk | None:
    """6.12, 6.18: Return the Terror that a mission would cause if it is won, or lost, by who acts.

    A counter face down may be a Dummy, which takes no Hit, so it makes Terror uncertain.
    """
    stack = board.stacks[mission.letter]
    population = board.population(stack.area)
    may_happen = population and not board.grounds[stack.area].terror
    if not may_happen or mission.sums is None or not (losers := _losers(board, mission, won=won)):
        return None
    if (hits := lead_of(mission, won=won)) is None:
        return None
    known = [unit for unit in losers if board.units[unit].kind != UNKNOWN]
    left = hits.most - sum(_stands(board, unit) for unit in known if board.kind(unit).is_combat)
    if left <= population:
        return None
    victor = stack.side if won else ENEMY[stack.side]
    is_certain = hits.is_certain and len(known) == len(losers)
    return TerrorRisk(left, population, is_certain, _points(board, victor))


def _losers(board: DistrictBoard, mission: Undertaking, *, won: bool) -> tuple[str, ...]:
    """Return the units that would take the Hits."""
    if mission.mission is Mission.INTIMIDATE:
        return intimidated_by(board, mission.letter) if won else ()
    is_attack = mission.mission is Mission.ATTACK and mission.target in board.stacks
    return board.members(mission.target if won else mission.letter) if is_attack else ()


def _stands(board: DistrictBoard, unit: str) -> int:
    """6.2: Return how many Hits Disrupt a unit."""
    if not board.kind(unit).is_regular:
        return 1
    return max(1, board.ratings(unit).tr - board.units[unit].hits)


def _points(board: DistrictBoard, victor: Belligerent) -> int | None:
    """RDM.4: Return what the Strategy of the winner pays for Terror, if the viewer knows it."""
    if board.camps[victor].strategy not in board.rulebook.strategies:
        return None
    return DistrictTable(board).worth(victor, "terror")[0]
