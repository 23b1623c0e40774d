"""6.15 Build Infrastructure: an own unit comes from the pool."""

from __future__ import annotations

from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.facts.grounds import InfrastructureBuilt
from core.district.model.ids import GOVERNMENT, INSURGENT, Mission, Rating, ratings_of
from core.district.rules.strength import sum_of
from core.district.rules.table import DistrictTable
from core.district.rules.totals import OpenSum, OpenSums, concealed_in, judge
from core.kernel import Reason

RULE: Final = "6.15"

TERRORIZED: Final = Reason("area.terrorized", "6.3")
POOL_EMPTY: Final = Reason("build.pool-empty", RULE)
NO_ROOM: Final = Reason("build.no-room", "8.2")
ENEMY_AT_LARGE: Final = Reason("build.enemy-at-large", RULE)


def why_not_build(board: DistrictBoard, letter: str) -> Reason | None:
    """6.15: Why a stack cannot Build: Terror, no unit or no room left, or Insurgents at large."""
    stack = board.stacks[letter]
    ground = board.grounds[stack.area]
    if ground.terror:
        return TERRORIZED
    if not board.pool:
        return POOL_EMPTY
    if ground.of(stack.side) >= board.population(stack.area):
        return NO_ROOM
    if stack.side is GOVERNMENT and is_anybody_at_large(board, stack.area):
        return ENEMY_AT_LARGE
    return None


def is_anybody_at_large(board: DistrictBoard, area: str) -> bool:
    """6.15: Whether an Insurgent stack is at large; Dummies hinder as well (ruling DA-10)."""
    stacks = board.stacks_in(area, INSURGENT)
    return any(not board.stacks[letter].underground for letter in stacks)


def build_sums(board: DistrictBoard, letter: str, _target: str = "") -> OpenSums:
    """6.15: The CMRs of the stack against a chit at random."""
    units = sum_of(board, letter, Rating.CMR, Mission.BUILD)
    own = OpenSum(units, concealed_in(board, letter), has_chit=False)
    return OpenSums(own, OpenSum(0))


async def build(table: DistrictTable, letter: str, _target: str = "") -> None:
    """6.15: Build; a stack at large is turned up."""
    stack = table.board.stacks[letter]
    table.reveal_if_at_large(letter, RULE)
    chit = await table.draw_chit(RULE, (stack.area, Mission.BUILD, letter))
    sums = build_sums(table.board, letter)
    against = sums.against.with_chit(ratings_of(chit).cmr)
    if judge(table, Mission.BUILD, letter, sums.own.with_chit(), against, RULE) > 0:
        table.emit(InfrastructureBuilt(side=stack.side, area=stack.area, rule=RULE))
