"""6.17 Recruit or Promote: MIL arise, or become something better."""

from __future__ import annotations

from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.facts.grounds import RecruitAttempted
from core.district.model.facts.units import UnitExchanged, UnitPlaced
from core.district.model.ids import (
    GOVERNMENT,
    INSURGENT,
    RECRUITING,
    RESERVE,
    AnswerKind,
    Belligerent,
    Mission,
    Rating,
    ratings_of,
)
from core.district.model.module import EventEffect
from core.district.rules.build import TERRORIZED
from core.district.rules.drawing import draw_unit
from core.district.rules.militia import has_room_for_militia, militia_in
from core.district.rules.recruit_stack import choose_stack_for
from core.district.rules.strength import counted, has_asset_for, sum_of
from core.district.rules.table import DistrictTable
from core.district.rules.totals import OpenSum, OpenSums, concealed_in, judge
from core.kernel import Reason

RULE: Final = "6.17"
RECRUIT: Final = "recruit"
PROMOTE: Final = "promote"

NO_INFRASTRUCTURE: Final = Reason("recruit.no-infrastructure", RULE)
NO_PEOPLE: Final = Reason("recruit.no-people", RULE)
EXHAUSTED: Final = Reason("recruit.exhausted", RULE)
ONLY_MILITIA: Final = Reason("recruit.only-militia", RULE)
NEITHER: Final = Reason("recruit.neither", RULE)
NO_MILITIA_LEFT: Final = Reason("recruit.none-left", RULE)
NO_ROOM: Final = Reason("recruit.no-room", "8.1")
NOBODY_TO_PROMOTE: Final = Reason("recruit.nobody-to-promote", RULE)
NONE_IN_RESERVE: Final = Reason("recruit.none-in-reserve", RULE)


def why_not_recruit_at_all(board: DistrictBoard, letter: str) -> Reason | None:
    """6.17: Why a stack can neither Recruit nor Promote."""
    stack = board.stacks[letter]
    ground = board.grounds[stack.area]
    if not board.population(stack.area):
        return NO_PEOPLE
    if ground.terror:
        return TERRORIZED
    if not ground.of(stack.side):
        return NO_INFRASTRUCTURE
    if are_attempts_used_up(board, stack.area):
        return EXHAUSTED
    if stack.side is GOVERNMENT and _is_too_lowly(board, letter):
        return ONLY_MILITIA
    return None if ways_open(board, stack.area, stack.side) else NEITHER


def are_attempts_used_up(board: DistrictBoard, area: str) -> bool:
    """DA-11: Whether the Area was tried as often as it has people, by both sides together."""
    return board.grounds[area].attempts >= board.population(area)


def _is_too_lowly(board: DistrictBoard, letter: str) -> bool:
    """6.17: Whether no unit of a Government stack but MIL counts, and no Asset makes up for it."""
    units = counted(board, letter, Mission.RECRUIT)
    better = any(not board.kind(name).is_militia for name in units)
    return not better and not has_asset_for(board, letter, Rating.CMR)


def ways_open(board: DistrictBoard, area: str, side: Belligerent) -> tuple[str, ...]:
    """DA-19: Return what a success can be used for."""
    ways = {
        RECRUIT: why_not_recruit(board, area, side),
        PROMOTE: why_not_promote(board, area, side),
    }
    return tuple(way for way, reason in ways.items() if reason is None)


def why_not_recruit(board: DistrictBoard, area: str, side: Belligerent) -> Reason | None:
    """6.17: Why a side cannot recruit a MIL in an Area: none is left, or it has as many as Pop."""
    if not militia_in(board, RECRUITING, side):
        return NO_MILITIA_LEFT
    return None if has_room_for_militia(board, area, side) else NO_ROOM


def why_not_promote(board: DistrictBoard, area: str, side: Belligerent) -> Reason | None:
    """6.17: Why a side cannot promote a MIL in an Area: none is there, or nothing in Reserve."""
    if not promotable_in(board, area, side):
        return NOBODY_TO_PROMOTE
    return None if better_units(board, side) else NONE_IN_RESERVE


def promotable_in(board: DistrictBoard, area: str, side: Belligerent) -> tuple[str, ...]:
    """6.17: Return the MIL of a side in an Area that were not recruited in this Phase."""
    return tuple(name for name in militia_in(board, area, side) if not board.units[name].fresh)


def better_units(board: DistrictBoard, side: Belligerent) -> tuple[str, ...]:
    """6.17: Return the units in Reserve that a MIL of a side can become."""
    wanted = board.rulebook.promoted[side]
    reserve = board.units_in(RESERVE, side)
    return tuple(name for name in reserve if board.kind(name).type is wanted)


def recruit_sums(board: DistrictBoard, letter: str, _target: str = "") -> OpenSums:
    """6.17: The CMRs of the stack against a chit at random; RDM.5: a harvest helps."""
    units = sum_of(board, letter, Rating.CMR, Mission.RECRUIT)
    own = OpenSum(
        units + _harvest(board, board.stacks[letter].area),
        concealed_in(board, letter),
        has_chit=False,
    )
    return OpenSums(own, OpenSum(0))


def _harvest(board: DistrictBoard, area: str) -> int:
    """RDM.5: Return what an event adds in an Area of few people."""
    event = board.event_in_force
    if event is None or event.effect is not EventEffect.HARVEST:
        return 0
    most = event.most_population
    return event.amount if most is None or board.population(area) <= most else 0


async def recruit_or_promote(table: DistrictTable, letter: str, _target: str = "") -> None:
    """6.17: Try to recruit or promote; after a success the owner says which (ruling DA-19)."""
    stack = table.board.stacks[letter]
    table.reveal_if_at_large(letter, RULE)
    table.emit(RecruitAttempted(area=stack.area, rule=RULE))
    chit = await table.draw_chit(RULE, (stack.area, Mission.RECRUIT, letter))
    sums = recruit_sums(table.board, letter)
    against = sums.against.with_chit(ratings_of(chit).cmr)
    if judge(table, Mission.RECRUIT, letter, sums.own.with_chit(), against, RULE) <= 0:
        return
    if not ways_open(table.board, stack.area, stack.side):
        return
    secret = known_to(table.board, letter)

    def refuse(word: str) -> Reason | None:
        board = table.board
        if word == RECRUIT:
            return why_not_recruit(board, stack.area, stack.side)
        return why_not_promote(board, stack.area, stack.side) if word == PROMOTE else None

    way = await table.ask(
        stack.side,
        lambda: ways_open(table.board, stack.area, stack.side),
        ask="recruit.what",
        rule=RULE,
        about=(stack.area, letter),
        refuse=refuse,
        known_to=secret,
    )
    await (recruit(table, letter) if way == RECRUIT else promote(table, letter))


def known_to(board: DistrictBoard, letter: str) -> tuple[str, ...] | None:
    """RDD-30: Return who may know what a stack does: in UG only its own side."""
    return (INSURGENT,) if board.stacks[letter].underground else None


async def recruit(table: DistrictTable, letter: str) -> None:
    """6.17: Place a MIL from Recruiting; an Insurgent one is face down."""
    stack = table.board.stacks[letter]
    unit = await _draw_militia(table, stack.side, stack.area)
    home = await choose_stack_for(table, letter, unit)
    table.emit(
        UnitPlaced(
            unit=unit,
            kind=table.board.units[unit].kind,
            area=stack.area,
            stack=home,
            fresh=True,
            rule=RULE,
            secret_of=INSURGENT if stack.side is INSURGENT else None,
        )
    )


async def _draw_militia(table: DistrictTable, side: Belligerent, area: str) -> str:
    """6.17: Return a MIL from Recruiting: at random, if they differ."""
    waiting = militia_in(table.board, RECRUITING, side)
    kinds = {table.board.units[name].kind for name in waiting}
    if len(kinds) == 1:
        return waiting[0]
    secret = (INSURGENT,) if side is INSURGENT else None
    return await draw_unit(
        table, waiting, ask="recruit.draw", rule=RULE, about=(area,), known_to=secret
    )


async def promote(table: DistrictTable, letter: str) -> None:
    """6.17: Exchange a MIL for a unit drawn at random from Reserve; the MIL goes to Recruiting.

    A unit that stays takes over the face of the old one; one that goes elsewhere is face down.
    """
    stack, secret = table.board.stacks[letter], known_to(table.board, letter)
    old = await table.ask(
        stack.side,
        lambda: promotable_in(table.board, stack.area, stack.side),
        ask="recruit.militia",
        rule=RULE,
        kind=AnswerKind.UNIT,
        about=(stack.area, letter),
        known_to=secret,
    )
    new = await draw_unit(
        table,
        better_units(table.board, stack.side),
        ask="recruit.draw",
        rule=RULE,
        about=(stack.area,),
        known_to=(INSURGENT,) if stack.side is INSURGENT else None,
    )
    home = await choose_stack_for(table, letter, new, old)
    before = table.board.units[old]
    revealed = before.revealed and home == before.stack
    table.emit(
        UnitExchanged(
            unit=old,
            old=before.kind,
            by=new,
            new=table.board.units[new].kind,
            area=stack.area,
            stack=home,
            to=RECRUITING,
            revealed=revealed,
            rule=RULE,
            secret_of=INSURGENT if stack.side is INSURGENT and not revealed else None,
        )
    )
