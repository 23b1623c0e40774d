"""RDB.4-2 Which units take Hits, and RDB.4-5 which ones are given up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from core.district.bots.appraisal import strength
from core.district.bots.mind import DistrictMind
from core.district.model.board import DistrictBoard, in_unit_order
from core.district.model.ids import DISRUPTED, UnitType
from core.kernel.reasoning import Criterion, narrow

FIRST_OF_EQUALS: Final = "RDB.1-5: of equal units the first"


def take_hit(mind: DistrictMind) -> str:
    """RDD-29: Give a Hit to the unit that is missed least."""
    return choose_unit(mind, _least_missed(mind.board))


def give_up(mind: DistrictMind) -> str:
    """RDD-36: Give up an Asset, else a Disrupted regular unit, else the weakest."""
    board = mind.board
    return choose_unit(
        mind,
        [
            Criterion("RDB.4-5: an Asset first", lambda name: board.kind(name).is_asset),
            Criterion(
                "RDB.4-5: a Disrupted regular unit next",
                lambda name: board.kind(name).is_regular and board.units[name].at == DISRUPTED,
            ),
            Criterion("RDB.4-5: the weakest", lambda name: -strength(board, name)),
        ],
    )


def choose_unit(mind: DistrictMind, criteria: list[Criterion[str]], prefix: str = "") -> str:
    """Answer with the unit that meets the criteria best."""
    offered = {unit: option for option, unit in mind.units_offered(prefix)}
    if len(offered) < 2:
        return mind.say(next(iter(offered.values()), ""), "RDB.4-7: there is no other unit")
    left = narrow(in_unit_order(offered), criteria, mind.notes)
    if len(left) > 1:
        mind.notes.reason(FIRST_OF_EQUALS)
    return offered[left[0]]


def _least_missed(board: DistrictBoard) -> list[Criterion[str]]:
    """RDB.4-2: Return what makes a unit the one to take a Hit."""

    def of_type(*types: UnitType) -> Callable[[str], bool]:
        return lambda name: board.kind(name).type in types

    return [
        Criterion("RDB.4-2: MIL first", of_type(UnitType.MIL)),
        Criterion("RDB.4-2: FOR last", lambda name: not of_type(UnitType.FOR)(name)),
        Criterion(
            "RDB.4-2: paramilitary before regular", lambda name: board.kind(name).is_paramilitary
        ),
        Criterion("RDB.4-2: those that are hurt", lambda name: board.units[name].hits > 0),
        Criterion("RDB.4-2: lowest sum of ratings", lambda name: -strength(board, name)),
    ]
