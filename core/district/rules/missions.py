"""6.1 The table of missions: which a stack may carry out, at what cost, and the procedure of each.

Whatever offers or explains missions asks here: the rules, the screen and the bots.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct

from core.district.model.board import DistrictBoard
from core.district.model.ids import (
    FROM_UNDERGROUND,
    GOVERNMENT,
    INSURGENT,
    TACTICAL,
    Belligerent,
    Mission,
    UnitType,
)
from core.district.model.module import EventEffect
from core.district.model.options import Rebels
from core.district.rules.accounts import why_not_pay
from core.district.rules.ambush import ambush, ambush_sums, choose_ambush_target, why_not_ambush
from core.district.rules.attack import attack, attack_sums, choose_attack_target, why_not_attack
from core.district.rules.build import build, build_sums, why_not_build
from core.district.rules.intimidate import intimidate, intimidate_sums, why_not_intimidate
from core.district.rules.militia import is_militia_only
from core.district.rules.move import choose_destination, move, why_not_move
from core.district.rules.patrol import (
    choose_patrol_target,
    patrol,
    patrol_all,
    patrol_sums,
    why_not_patrol,
    why_not_patrol_all,
)
from core.district.rules.recruit import recruit_or_promote, recruit_sums, why_not_recruit_at_all
from core.district.rules.reduce import reduce, reduce_sums, why_not_reduce
from core.district.rules.remove_terror import (
    remove_terror,
    remove_terror_sums,
    why_not_remove_terror,
)
from core.district.rules.table import DistrictTable
from core.district.rules.totals import OpenSums
from core.kernel import Reason


class MissionRules(Struct, frozen=True):
    """6.11 to 6.19: One mission: when it is open, what is asked first, and how it goes."""

    rule: str
    why_not: Callable[[DistrictBoard, str], Reason | None]
    """Why a stack cannot carry it out, besides what holds for all missions."""

    carry_out: Callable[[DistrictTable, str, str], Awaitable[None]]
    """Takes the letter of the stack and the target."""

    choose_target: Callable[[DistrictTable, str], Awaitable[str]] | None = None
    """Asks for the target: a stack, a unit or an Area; None if there is nothing to name."""

    sums: Callable[[DistrictBoard, str, str], OpenSums] | None = None
    """What both sides bring, without chits; None if nothing is compared."""


MISSIONS: Final[dict[Mission, MissionRules]] = {
    Mission.PATROL: MissionRules("6.11", why_not_patrol, patrol, choose_patrol_target, patrol_sums),
    Mission.PATROL_ALL: MissionRules("6.11", why_not_patrol_all, patrol_all),
    Mission.ATTACK: MissionRules("6.12", why_not_attack, attack, choose_attack_target, attack_sums),
    Mission.AMBUSH: MissionRules("6.13", why_not_ambush, ambush, choose_ambush_target, ambush_sums),
    Mission.MOVE: MissionRules("6.14", why_not_move, move, choose_destination),
    Mission.BUILD: MissionRules("6.15", why_not_build, build, sums=build_sums),
    Mission.REDUCE: MissionRules("6.16", why_not_reduce, reduce, sums=reduce_sums),
    Mission.RECRUIT: MissionRules(
        "6.17", why_not_recruit_at_all, recruit_or_promote, sums=recruit_sums
    ),
    Mission.INTIMIDATE: MissionRules("6.18", why_not_intimidate, intimidate, sums=intimidate_sums),
    Mission.REMOVE_TERROR: MissionRules(
        "6.19", why_not_remove_terror, remove_terror, sums=remove_terror_sums
    ),
}

ONE_SIDED: Final[dict[Mission, Belligerent]] = {
    Mission.PATROL: GOVERNMENT,
    Mission.PATROL_ALL: GOVERNMENT,
    Mission.AMBUSH: INSURGENT,
    Mission.INTIMIDATE: INSURGENT,
}
"""The missions that only one side carries out."""

FEW_MISSIONS: Final = 2
"""11: How many missions a stack with CBT carries out in a Phase, with `green-slow`."""

NOT_FOR_SIDE: Final = Reason("mission.not-for-side", "6.1")
ALREADY_DONE: Final = Reason("mission.already-done", "6.1")
ONLY_DUMMIES: Final = Reason("mission.only-dummies", "9.1")
IDLE_MILITIA: Final = Reason("mission.idle-militia", "5.1")
UNDERGROUND: Final = Reason("mission.underground", "6.1")
ONLY_TACTICAL: Final = Reason("mission.only-tactical", "6.1")
TOO_GREEN: Final = Reason("mission.too-green", "11")


def why_not_mission(board: DistrictBoard, letter: str, mission: Mission) -> Reason | None:
    """6.1: Why a stack cannot carry out a mission now, None if it can.

    It depends on nothing that its side may not know (RDD-42).
    """
    if not _is_for_side(board, board.stacks[letter].side, mission):
        return NOT_FOR_SIDE
    if (reason := _why_idle(board, letter)) is not None:
        return reason
    if mission is not Mission.MOVE and not board.combat_units(letter):
        return ONLY_DUMMIES
    if board.stacks[letter].underground and mission not in FROM_UNDERGROUND:
        return UNDERGROUND
    if mission not in TACTICAL and is_tied_down(board, letter):
        return ONLY_TACTICAL
    if (reason := MISSIONS[mission].why_not(board, letter)) is not None:
        return reason
    return why_not_pay(board, letter, mission_cost(board, letter, mission))


def _is_for_side(board: DistrictBoard, side: Belligerent, mission: Mission) -> bool:
    """6.1: Whether a side carries out such missions; 11 `subversion-rebels`: both Intimidate."""
    if mission is Mission.INTIMIDATE and board.options.subversion_rebels is not Rebels.OFF:
        return True
    return ONE_SIDED.get(mission, side) is side


def _why_idle(board: DistrictBoard, letter: str) -> Reason | None:
    """6.1, RDM.5, 11: Why a stack carries out no mission at all."""
    stack, event = board.stacks[letter], board.event_in_force
    if stack.done:
        return ALREADY_DONE
    is_unpaid = event is not None and event.effect is EventEffect.IDLE_MILITIA
    if is_unpaid and stack.side is GOVERNMENT and is_militia_only(board, letter):
        return IDLE_MILITIA
    is_tired = board.options.green_slow and stack.missions >= FEW_MISSIONS
    if is_tired and UnitType.CBT in {board.kind(name).type for name in board.members(letter)}:
        return TOO_GREEN
    return None


def is_tied_down(board: DistrictBoard, letter: str) -> bool:
    """6.1: Whether a stack has acted or Moved, so that only tactical missions are left to it."""
    stack = board.stacks[letter]
    return stack.missions > 0 or stack.arrived


def mission_cost(board: DistrictBoard, letter: str, mission: Mission) -> int:
    """6.1: Return what a mission costs; RDM.5: some events make it dearer."""
    event = board.event_in_force
    if event is None:
        return 1
    is_ours = board.stacks[letter].side is GOVERNMENT
    if event.effect is EventEffect.DEAR_MOVE and mission is Mission.MOVE and is_ours:
        return event.amount
    if event.effect is EventEffect.DEAR_INTIMIDATE and mission is Mission.INTIMIDATE:
        return event.amount
    return 1


def missions_of(board: DistrictBoard, letter: str) -> tuple[Mission, ...]:
    """RDD-20: Return the missions that a stack can carry out now, in their usual order."""
    return tuple(mission for mission in MISSIONS if why_not_mission(board, letter, mission) is None)


def may_activate(board: DistrictBoard, letter: str) -> bool:
    """RDD-19: Whether a stack has a mission open and payable."""
    return any(why_not_mission(board, letter, mission) is None for mission in MISSIONS)


def open_sums(
    board: DistrictBoard, letter: str, mission: Mission, target: str = ""
) -> OpenSums | None:
    """RDS-14: Return what both sides bring to a mission, as far as the viewer of a position knows.

    Chits are left out. None if nothing is compared, or against many stacks at once.
    """
    sums = MISSIONS[mission].sums
    return None if sums is None else sums(board, letter, target)
