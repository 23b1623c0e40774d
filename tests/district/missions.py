"""Missions for the tests of District Commander: declared, paid for and carried out by a script."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.facts.grounds import MissionJudged
from core.district.model.ids import BELLIGERENTS, Mission
from core.district.rules.activation import Declared, carry_out
from core.district.rules.missions import why_not_mission
from core.district.rules.table import DistrictTable
from core.kernel import Decision
from tests.district.play import Rule, asked, play
from tests.district.positions import facts_of

TRIED: Final = ("draw=141",)
"""A chit at random of CMR 1, which is as low as any."""


def declared(letter: str, mission: Mission, target: str = "") -> Rule:
    """Return the procedure of a mission that has been declared."""
    return lambda table: carry_out(table, Declared(letter, mission, target))


def carried_out(
    board: DistrictBoard, letter: str, mission: Mission, target: str, *answers: str
) -> DistrictTable:
    """Carry out a mission; return the table, with the position and the facts."""
    return play(board, declared(letter, mission, target), *answers)


def asked_in(
    board: DistrictBoard, letter: str, mission: Mission, target: str, *answers: str
) -> Decision:
    """Carry out a mission up to a question; return the question."""
    return asked(board, declared(letter, mission, target), *answers)


def task_points(board: DistrictBoard) -> tuple[int, int]:
    """Return TP NOW of the Government and of the Insurgent."""
    ours, theirs = (board.camps[side].tp for side in BELLIGERENTS)
    return ours, theirs


def victory_points(board: DistrictBoard) -> tuple[int, int]:
    """Return the Victory Points of the Government and of the Insurgent."""
    ours, theirs = (board.camps[side].vp for side in BELLIGERENTS)
    return ours, theirs


def totals(table: DistrictTable) -> list[tuple[int | None, int | None]]:
    """Return the totals that were compared: of the acting side and of the other one."""
    judged = facts_of(table, MissionJudged)
    return [
        (fact.own.total, fact.against.total) for fact in judged if isinstance(fact, MissionJudged)
    ]


def refusal(board: DistrictBoard, letter: str, mission: Mission) -> str | None:
    """Return the code of the reason why a stack cannot carry out a mission, None if it can."""
    reason = why_not_mission(board, letter, mission)
    return None if reason is None else reason.code


def at(board: DistrictBoard, place: str) -> list[str]:
    """Return the kinds of the units in a place, in order."""
    return sorted(board.units[name].kind for name in board.units_in(place))


BoardChange = Callable[[DistrictBoard], DistrictBoard]
"""Changes a position for a test."""
