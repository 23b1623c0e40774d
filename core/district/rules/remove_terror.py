"""6.19 Remove Terror: people are won back."""

from __future__ import annotations

from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.facts.grounds import TerrorRemoved
from core.district.model.ids import GOVERNMENT, Mission, Rating, ratings_of
from core.district.rules.chits import NOTHING, ChitPlay, choose, show
from core.district.rules.strength import sum_of
from core.district.rules.table import DistrictTable
from core.district.rules.totals import OpenSum, OpenSums, concealed_in, judge
from core.kernel import Reason

RULE: Final = "6.19"

NO_TERROR: Final = Reason("remove-terror.none", RULE)
TOO_SOON: Final = Reason("remove-terror.too-soon", RULE)


def why_not_remove_terror(board: DistrictBoard, letter: str) -> Reason | None:
    """6.19: Why a stack cannot Remove Terror: there is none, or it is of this Phase."""
    ground = board.grounds[board.stacks[letter].area]
    if not ground.terror:
        return NO_TERROR
    return TOO_SOON if ground.new_terror else None


def remove_terror_sums(board: DistrictBoard, letter: str, _target: str = "") -> OpenSums:
    """6.19: The CMRs of the stack against the Population and a chit at random.

    The stack adds a chit only if its side has Infrastructure there.
    """
    stack = board.stacks[letter]
    units = sum_of(board, letter, Rating.CMR, Mission.REMOVE_TERROR)
    has_chit = board.grounds[stack.area].of(stack.side) > 0
    return OpenSums(
        OpenSum(units, concealed_in(board, letter), has_chit=has_chit),
        OpenSum(0, terrain=board.population(stack.area)),
    )


async def remove_terror(table: DistrictTable, letter: str, _target: str = "") -> None:
    """6.19: Remove Terror; a stack at large is turned up."""
    stack = table.board.stacks[letter]
    about = (stack.area, Mission.REMOVE_TERROR, letter)
    table.reveal_if_at_large(letter, RULE)
    sums = remove_terror_sums(table.board, letter)
    played = NOTHING
    if sums.own.has_chit:
        played = await choose(table, stack.side, ChitPlay(RULE, about))
        shown = (played, NOTHING) if stack.side is GOVERNMENT else (NOTHING, played)
        show(table, *shown, RULE)
    chit = await table.draw_chit(RULE, about, beside=played.chits)
    own = sums.own.with_chit(played.value(Rating.CMR))
    against = sums.against.with_chit(ratings_of(chit).cmr)
    if judge(table, Mission.REMOVE_TERROR, letter, own, against, RULE) > 0:
        table.emit(TerrorRemoved(area=stack.area, rule=RULE))
