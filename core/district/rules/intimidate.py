"""6.18 Intimidate: paramilitary units of an Area are driven away."""

from __future__ import annotations

from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.ids import ENEMY, GOVERNMENT, INSURGENT, Mission, Rating, UnitType
from core.district.model.options import Rebels
from core.district.rules.chits import ChitPlay, choose_both
from core.district.rules.hits import take_hits
from core.district.rules.strength import lent, rating_of, sum_of
from core.district.rules.table import DistrictTable
from core.district.rules.terror import cause_terror, has_foreign
from core.district.rules.totals import OpenSum, OpenSums, concealed_in, judge
from core.kernel import Reason

RULE: Final = "6.18"

NOT_CONCEALED: Final = Reason("intimidate.not-concealed", RULE)
NOBODY: Final = Reason("intimidate.nobody", RULE)


def why_not_intimidate(board: DistrictBoard, letter: str) -> Reason | None:
    """6.18: Why a stack cannot Intimidate: some of it is seen, or nobody is there (DA-39)."""
    if board.stacks[letter].side is INSURGENT and not board.is_concealed(letter):
        return NOT_CONCEALED
    return None if intimidated_by(board, letter) else NOBODY


def intimidated_by(board: DistrictBoard, letter: str) -> tuple[str, ...]:
    """6.18: Return the enemy units that a stack Intimidates, whatever their stacks.

    11 `subversion-army`: CBT as well. 11 `subversion-rebels`: of the Insurgent, MIL, and perhaps
    GR, that are at large and turned up.
    """
    stack = board.stacks[letter]
    enemy = ENEMY[stack.side]
    types = _vulnerable(board, insurgent=enemy is INSURGENT)
    return tuple(
        name
        for name in board.units_in(stack.area, enemy)
        if board.kind(name).type in types and (enemy is GOVERNMENT or _is_in_reach(board, name))
    )


def _vulnerable(board: DistrictBoard, *, insurgent: bool) -> frozenset[UnitType]:
    """6.18, 11: Return the types of units that can be Intimidated."""
    if insurgent:
        more = {UnitType.GR} if board.options.subversion_rebels is not Rebels.MILITIA else set()
        return frozenset({UnitType.MIL, *more})
    army = {UnitType.CBT} if board.options.subversion_army else set()
    return frozenset({UnitType.MIL, UnitType.POL, *army})


def _is_in_reach(board: DistrictBoard, unit: str) -> bool:
    """11 `subversion-rebels`: Whether an Insurgent unit is at large and turned up."""
    counter = board.units[unit]
    stack = board.stacks.get(counter.stack)
    return counter.revealed and stack is not None and not stack.underground


def intimidate_sums(board: DistrictBoard, letter: str, _target: str = "") -> OpenSums:
    """6.18: The CMRs of the stack against those of all its targets in the Area.

    Assets in the stacks of the targets count (ruling DA-41).
    """
    targets = intimidated_by(board, letter)
    stacks = sorted({board.units[name].stack for name in targets})
    against = sum(rating_of(board, name, Rating.CMR) for name in targets) + sum(
        lent(board, board.members(target), Rating.CMR, Mission.INTIMIDATE) for target in stacks
    )
    units = sum_of(board, letter, Rating.CMR, Mission.INTIMIDATE)
    return OpenSums(OpenSum(units, concealed_in(board, letter)), OpenSum(against))


async def intimidate(table: DistrictTable, letter: str, _target: str = "") -> None:
    """6.18: Intimidate; the Insurgent stack is turned up before chits are played."""
    stack = table.board.stacks[letter]
    about = (stack.area, Mission.INTIMIDATE, letter)
    table.reveal_if_at_large(letter, RULE)
    government, insurgent = await choose_both(table, ChitPlay(RULE, about))
    is_ours = stack.side is GOVERNMENT
    own, against = (government, insurgent) if is_ours else (insurgent, government)
    sums = intimidate_sums(table.board, letter)
    margin = judge(
        table,
        Mission.INTIMIDATE,
        letter,
        sums.own.with_chit(own.value(Rating.CMR)),
        sums.against.with_chit(against.value(Rating.CMR)),
        RULE,
    )
    if margin > 0:
        await _drive_away(table, letter, max(0, sums.own.units - sums.against.units))


async def _drive_away(table: DistrictTable, letter: str, hits: int) -> None:
    """6.18: Let the other side give Hits to the targets; too many of them cause Terror."""
    stack = table.board.stacks[letter]
    left = await take_hits(
        table,
        ENEMY[stack.side],
        lambda board: intimidated_by(board, letter),
        hits,
        Mission.INTIMIDATE,
        (stack.area, Mission.INTIMIDATE, letter),
    )
    is_empty = not intimidated_by(table.board, letter)
    if is_empty and left > table.board.population(stack.area):
        foreign = has_foreign(table.board, letter)
        cause_terror(table, stack.area, stack.side, RULE, foreign=foreign)
