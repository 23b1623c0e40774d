"""7.3 Appeals to authority: allotment, reinforcements and Strategy by the mood of headquarters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.facts.camps import AppealMade, StrategyTaken
from core.district.model.facts.units import UnitStored, UnitWithdrawn
from core.district.model.ids import (
    AVAILABLE,
    BLANK,
    DISRUPTED,
    ENEMY,
    GOVERNMENT,
    INSURGENT,
    NO,
    OFF_MAP,
    REMOVED,
    RESERVE,
    AnswerKind,
    Belligerent,
    Ratings,
    ratings_of,
)
from core.district.model.module import EventEffect
from core.district.rules.assets import send_home
from core.district.rules.drawing import draw_unit
from core.district.rules.events import is_in_force
from core.district.rules.table import DistrictTable
from core.kernel import Kind, Reason

RULE: Final = "7.3"
APPEAL: Final = "appeal"
DEGRADE: Final = "degrade"
REGULAR: Final = "regular"
ASSETS: Final = "assets"
ASSETS_GAINED: Final = 2

MUST_WAIT: Final = Reason("appeal.must-wait", RULE)
MUST_APPEAL: Final = Reason("appeal.inspection", "5.1")


async def appeal(table: DistrictTable) -> None:
    """7.3: One side may Appeal; a side that must wait can only answer `no`."""
    side = table.board.side
    assert side is not None
    word = await table.ask(
        side,
        lambda: open_answers(table.board, side),
        ask="appeal",
        rule=RULE,
        refuse=lambda word: why_not_answer(table.board, side, word),
    )
    if word == NO:
        return
    own, hq = await draw_chits(table, side)
    if word == DEGRADE:
        table.change_allotment(ENEMY[side], min(0, hq.ir - own.ir), "11")
    else:
        table.change_allotment(side, own.ir - hq.ir, RULE)
    await judge_troops(table, side, own.tr - hq.tr)
    await judge_strategy(table, side, own.cmr - hq.cmr)


def open_answers(board: DistrictBoard, side: Belligerent) -> tuple[str, ...]:
    """7.3: Return what a side may answer; RDM.5: an inspection leaves no choice."""
    words = (APPEAL, DEGRADE, NO)
    return tuple(word for word in words if why_not_answer(board, side, word) is None)


def why_not_answer(board: DistrictBoard, side: Belligerent, word: str) -> Reason | None:
    """7.3: Return why a side may not answer something."""
    must_wait = board.turn < board.camps[side].appeal_from
    match word:
        case "appeal":
            return MUST_WAIT if must_wait else None
        case "degrade":
            may = board.options.degrade_networks and side is GOVERNMENT
            return (MUST_WAIT if must_wait else None) if may else Reason("not-a-choice", "11")
        case "no":
            inspected = is_in_force(board, EventEffect.INSPECTION) and not must_wait
            return MUST_APPEAL if inspected else None
        case _:
            return None


async def draw_chits(table: DistrictTable, side: Belligerent) -> tuple[Ratings, Ratings]:
    """7.3: Draw the own chit, then that of headquarters; the lowest rating of that says when next.

    Both return afterwards. A chit that cannot be drawn counts as 0-0-0 (ruling DA-2).
    """
    drawn: list[str] = []
    for ask in ("appeal.own", "appeal.hq"):
        chits = tuple(chit for chit in table.board.randomizer if chit not in drawn)
        chit = BLANK
        if chits:
            chit = await table.chance(
                chits,
                ask=ask,
                rule=RULE,
                kind=AnswerKind.CHIT,
                about=(side,),
                known_to=(side,),
            )
        drawn.append(chit)
    own, hq = drawn
    until = table.board.turn + min(ratings_of(hq))
    table.emit(AppealMade(side=side, own=own, hq=hq, until=until, rule=RULE, secret_of=side))
    return ratings_of(own), ratings_of(hq)


# Troops


async def judge_troops(table: DistrictTable, side: Belligerent, margin: int) -> None:
    """7.3: Headquarters sends something from Reserve, or takes something away."""
    if margin > 0:
        await gain(table, side)
    elif margin < 0:
        await lose(table, side)


async def gain(table: DistrictTable, side: Belligerent) -> None:
    """7.3: One regular unit, or two Assets, of what Reserve holds."""
    if not (words := gains(table.board, side)):
        return
    what = await table.ask(side, lambda: words, ask="appeal.gain", rule=RULE, known_to=(side,))
    for _ in range(1 if what == REGULAR else ASSETS_GAINED):
        waiting = reinforcements(table.board, side, what)
        if waiting:
            name = await pick_piece(table, side, waiting)
            _store(table, side, name, AVAILABLE)


def gains(board: DistrictBoard, side: Belligerent) -> tuple[str, ...]:
    """7.3: Return what headquarters could send."""
    return tuple(word for word in (REGULAR, ASSETS) if reinforcements(board, side, word))


def reinforcements(board: DistrictBoard, side: Belligerent, what: str) -> tuple[str, ...]:
    """7.3: Return the pieces in Reserve, domestic ones first: Foreign ones if there are no others.

    Dummies are no Assets here (ruling DA-47).
    """
    waiting = [
        name
        for name in board.units_in(RESERVE, side)
        if (board.kind(name).is_regular if what == REGULAR else board.kind(name).is_asset)
    ]
    domestic = [name for name in waiting if not board.kind(name).foreign]
    return tuple(domestic or waiting)


async def pick_piece(table: DistrictTable, side: Belligerent, waiting: Sequence[str]) -> str:
    """7.3: The Government's pieces are drawn; the Insurgent chooses, by kind (ruling DA-26)."""
    if side is GOVERNMENT:
        return await draw_unit(
            table, waiting, ask="appeal.piece", rule=RULE, about=(side,), known_to=(side,)
        )
    board = table.board
    kinds = tuple(dict.fromkeys(board.units[name].kind for name in waiting))
    word = await table.ask(
        side,
        lambda: kinds,
        ask="appeal.piece",
        rule=RULE,
        kind=AnswerKind.UNIT,
        known_to=(side,),
    )
    return next(name for name in waiting if board.units[name].kind == word)


async def lose(table: DistrictTable, side: Belligerent) -> None:
    """7.3: The side removes one of its regular units or Assets from the game."""
    if not (names := losable(table.board, side)):
        return
    name = await table.ask(
        side,
        lambda: names,
        ask="appeal.loss",
        rule=RULE,
        kind=AnswerKind.UNIT,
        known_to=(side,),
    )
    unit = table.board.units[name]
    if unit.at in OFF_MAP:
        _store(table, side, name, REMOVED)
        return
    secret_of = INSURGENT if side is INSURGENT else None
    table.emit(
        UnitWithdrawn(
            unit=name, kind=unit.kind, area=unit.at, to=REMOVED, rule=RULE, secret_of=secret_of
        )
    )
    send_home(table, side, RULE)


def losable(board: DistrictBoard, side: Belligerent) -> tuple[str, ...]:
    """7.3: Return the regular units and Assets on the map, Available or Disrupted."""
    return tuple(
        name
        for name, unit in board.units.items()
        if (unit.at in (AVAILABLE, DISRUPTED) or unit.at not in OFF_MAP)
        and board.side_of(name) is side
        and (board.kind(name).is_regular or board.kind(name).is_asset)
    )


def _store(table: DistrictTable, side: Belligerent, name: str, to: str) -> None:
    kind = table.board.units[name].kind
    table.emit(UnitStored(unit=name, kind=kind, to=to, rule=RULE, secret_of=side))


# Strategy


async def judge_strategy(table: DistrictTable, side: Belligerent, margin: int) -> None:
    """7.3: The side chooses its Strategy, or headquarters picks one at random."""
    if not margin:
        return
    cards = table.board.rulebook.strategies_of(side)
    if margin > 0:
        card = await table.ask(
            side, lambda: cards, ask="appeal.strategy", rule=RULE, known_to=(side,)
        )
    else:
        card = await table.chance(
            cards,
            ask="appeal.strategy",
            rule=RULE,
            kind=Kind.MENU,
            about=(side,),
            known_to=(side,),
        )
    if card != table.board.camps[side].strategy:
        table.emit(StrategyTaken(side=side, strategy=card, rule=RULE, secret_of=side))
