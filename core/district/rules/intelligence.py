"""5.4, 9.3 Intelligence: chits drawn from the Pool, and 11 looks at the other side's record."""

from __future__ import annotations

from collections import Counter
from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.facts.camps import AdvantageSpent, BlanksReturned, IntelligenceDrawn
from core.district.model.facts.planning import RecordSeen
from core.district.model.ids import (
    AVAILABLE,
    BELLIGERENTS,
    BLANK,
    COLOURS,
    DISRUPTED,
    DONE,
    ENEMY,
    GOVERNMENT,
    INSURGENT,
    NO,
    RECRUITING,
    Belligerent,
    ratings_of,
)
from core.district.rules.accounts import (
    ACCOUNT_EMPTY,
    PointsAccount,
    balance,
    fuller_account,
)
from core.district.rules.table import DistrictTable
from core.district.rules.task_points import CANNOT_PAY, may_pay
from core.kernel import Kind, Reason

RULE: Final = "9.3"
GATHER: Final = "gather"
LOOK: Final = "look"
UNIT_BOX: Final = (AVAILABLE, RECRUITING, DISRUPTED)
POOL_EMPTY: Final = Reason("intel.pool-empty", RULE)


async def intelligence(table: DistrictTable) -> None:
    """5.4: The Government gathers intelligence; 11: then each side may look at the other."""
    await gather(table)
    if table.board.options.strategic_intelligence:
        for side in BELLIGERENTS:
            await look(table, side)


async def gather(table: DistrictTable) -> None:
    """9.3: Pay, draw a Chance Chit, draw as many from the Pool; blanks go back at the end."""
    while await _choose_to_gather(table):
        pay_to_gather(table)
        chit = await table.draw_chit(RULE)
        for _ in range(ratings_of(chit).ir):
            await draw_intelligence(table)
    return_blanks(table)


async def _choose_to_gather(table: DistrictTable) -> bool:
    def options() -> tuple[str, ...]:
        return (DONE,) if why_not_gather(table.board) else (GATHER, DONE)

    word = await table.ask(
        GOVERNMENT,
        options,
        ask="intel.gather",
        rule=RULE,
        refuse=lambda word: why_not_gather(table.board) if word == GATHER else None,
    )
    return word == GATHER


def why_not_gather(board: DistrictBoard) -> Reason | None:
    """9.3: Return why the Government cannot gather intelligence now."""
    if not any(board.intelligence.values()):
        return POOL_EMPTY
    if board.camps[GOVERNMENT].paramilitary_tp is not None:
        return None if balance(board, fuller_account(board)) > 0 else ACCOUNT_EMPTY
    return None if may_pay(board, GOVERNMENT, 1) else CANNOT_PAY


def pay_to_gather(table: DistrictTable) -> None:
    """9.3: Pay for drawing from the Pool; 11 `two-solitudes`: the fuller account pays (DA-73)."""
    board = table.board
    is_divided = board.camps[GOVERNMENT].paramilitary_tp is not None
    account = fuller_account(board) if is_divided else PointsAccount.REGULAR
    table.pay(GOVERNMENT, 1, RULE, paramilitary=account is PointsAccount.PARAMILITARY)


async def draw_intelligence(table: DistrictTable, rule: str = RULE) -> None:
    """9.3: Draw from the Pool, if it is not empty; blanks are laid aside.

    Each side keeps its own colour. 11 `only-the-wind`: the Insurgent keeps blanks.
    """
    pool = {colour: count for colour, count in table.board.intelligence.items() if count}
    if not pool:
        return
    colour = await table.chance(
        pool, ask="intel.draw", rule=rule, kind=Kind.MENU, weights=tuple(pool.values())
    )
    keepers = {COLOURS[side]: side for side in BELLIGERENTS}
    if table.board.options.only_the_wind:
        keepers[BLANK] = INSURGENT
    table.emit(IntelligenceDrawn(colour=colour, to=keepers.get(colour), rule=rule))


def return_blanks(table: DistrictTable) -> None:
    """9.3: Put the blanks that were laid aside back into the Pool."""
    board = table.board
    missing = board.rulebook.intelligence[BLANK] - board.intelligence[BLANK]
    if missing and not board.options.only_the_wind:
        table.emit(BlanksReturned(count=missing, rule=RULE))


async def look(table: DistrictTable, side: Belligerent) -> None:
    """11 `strategic-intelligence`: Spend an Advantage to see the other side's record once."""
    if not table.board.camps[side].advantages:
        return
    word = await table.ask(side, lambda: (LOOK, NO), ask="intel.look", rule="11")
    if word == NO:
        return
    enemy = ENEMY[side]
    camp = table.board.camps[enemy]
    table.emit(
        AdvantageSpent(side=side, use=LOOK, colour=COLOURS[side], rule="11"),
        RecordSeen(
            side=side,
            tp=camp.tp,
            tp_max=camp.tp_max,
            vp=camp.vp,
            strategy=camp.strategy,
            boxes=unit_box(table.board, enemy),
            rule="11",
            secret_of=side,
        ),
    )


def unit_box(board: DistrictBoard, side: Belligerent) -> dict[str, dict[str, int]]:
    """2.3: Return how many units of each kind are in each section of a side's Unit Box."""
    return {
        box: dict(Counter(board.units[name].kind for name in board.units_in(box, side)))
        for box in UNIT_BOX
    }
