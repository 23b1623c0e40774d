"""6.16 Reduce Infrastructure: an enemy unit goes back to the pool."""

from __future__ import annotations

from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.facts.grounds import InfrastructureLost
from core.district.model.ids import ENEMY, GOVERNMENT, INSURGENT, Mission, Rating, ratings_of
from core.district.rules.chits import NOTHING, ChitPlay, choose, show
from core.district.rules.intelligence import draw_intelligence, return_blanks
from core.district.rules.strength import sum_of
from core.district.rules.table import DistrictTable
from core.district.rules.totals import OpenSum, OpenSums, concealed_in, judge
from core.kernel import Reason

RULE: Final = "6.16"

NOTHING_THERE: Final = Reason("reduce.nothing-there", RULE)
GUARDED: Final = Reason("reduce.guarded", RULE)
NOT_FOUND: Final = Reason("reduce.not-found", "11")


def why_not_reduce(board: DistrictBoard, letter: str) -> Reason | None:
    """6.16: Why a stack cannot Reduce: nothing is there, or enemies could still act and guard it.

    Dummies guard as well (ruling DA-10). 11 `deep-underground`: it must have been found.
    """
    stack = board.stacks[letter]
    enemy, ground = ENEMY[stack.side], board.grounds[stack.area]
    if not ground.of(enemy):
        return NOTHING_THERE
    if enemy is INSURGENT and board.options.deep_underground and not ground.found:
        return NOT_FOUND
    if guards_in(board, letter):
        return GUARDED
    return None


def guards_in(board: DistrictBoard, letter: str) -> tuple[str, ...]:
    """6.16: Return the enemy stacks in the Area that have not been activated, or can be again."""
    stack = board.stacks[letter]
    enemies = board.stacks_in(stack.area, ENEMY[stack.side])
    return tuple(guard for guard in enemies if not board.stacks[guard].done)


def reduce_sums(board: DistrictBoard, letter: str, _target: str = "") -> OpenSums:
    """6.16: The CMRs of the stack and a chit against the Population and a chit at random."""
    units = sum_of(board, letter, Rating.CMR, Mission.REDUCE)
    people = board.population(board.stacks[letter].area)
    return OpenSums(OpenSum(units, concealed_in(board, letter)), OpenSum(0, terrain=people))


async def reduce(table: DistrictTable, letter: str, _target: str = "") -> None:
    """6.16: Reduce; a stack at large is turned up."""
    stack = table.board.stacks[letter]
    about = (stack.area, Mission.REDUCE, letter)
    table.reveal_if_at_large(letter, RULE)
    played = await choose(table, stack.side, ChitPlay(RULE, about))
    if stack.side is GOVERNMENT:
        show(table, played, NOTHING, RULE)
    else:
        show(table, NOTHING, played, RULE)
    chit = await table.draw_chit(RULE, about, beside=played.chits)
    sums = reduce_sums(table.board, letter)
    own = sums.own.with_chit(played.value(Rating.CMR))
    against = sums.against.with_chit(ratings_of(chit).cmr)
    if judge(table, Mission.REDUCE, letter, own, against, RULE) <= 0:
        return
    table.emit(InfrastructureLost(side=ENEMY[stack.side], area=stack.area, rule=RULE))
    table.score(stack.side, "reduced", "7.2", stack.area)
    if stack.side is GOVERNMENT and table.board.options.intelligence:
        await learn_from_it(table)


async def learn_from_it(table: DistrictTable) -> None:
    """6.16: The Government must draw an Intelligence chit (DA-33); a blank goes straight back."""
    await draw_intelligence(table, RULE)
    return_blanks(table)
