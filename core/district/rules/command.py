"""5.2 Command and Planning: Task Points, chits, recovery and repair, in secret."""

from __future__ import annotations

from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.facts.camps import ChitTaken, NumberDrawn, TaskPointsSet
from core.district.model.facts.flow import CurtainDrawn, CurtainLifted
from core.district.model.facts.planning import AccountsDivided
from core.district.model.facts.units import UnitRepaired, UnitStored
from core.district.model.ids import (
    AVAILABLE,
    DISRUPTED,
    DONE,
    GOVERNMENT,
    INSURGENT,
    OFF_MAP,
    AnswerKind,
    Belligerent,
    ratings_of,
)
from core.district.model.options import LimitedForeign
from core.district.rules.events import more_chits, more_points, receive_column
from core.district.rules.table import DistrictTable
from core.district.rules.task_points import CANNOT_PAY, may_pay
from core.kernel import Kind, Reason

CHIT: Final = "chit"
RECOVER: Final = "recover"
REPAIR: Final = "repair"

NO_CHITS: Final = Reason("command.no-chits", "5.22")
NOT_DISRUPTED: Final = Reason("command.not-disrupted", "5.23")
NO_HITS: Final = Reason("command.no-hits", "5.23")
NO_RECOVERY: Final = Reason("command.foreign-stays", "11")


async def command(table: DistrictTable) -> None:
    """5.2: One side's part; behind a curtain until both are done (ruling DA-2)."""
    side = table.board.side
    assert side is not None
    if side is GOVERNMENT:
        table.emit(CurtainDrawn(rule="5.2"))
    receive_points(table, side)
    await receive_chits(table, side)
    await spend(table, side)
    if side is GOVERNMENT and table.board.options.two_solitudes:
        await divide(table, side)
    if side is INSURGENT:
        table.emit(CurtainLifted(rule="5.2"))


# 5.21


def receive_points(table: DistrictTable, side: Belligerent) -> None:
    """5.21: TP NOW becomes TP MAX, and what events and Assets add to it."""
    extra = receive_column(table, side)
    board = table.board
    points = board.camps[side].tp_max + extra + more_points(board, side) + smuggled(board, side)
    table.emit(TaskPointsSet(side=side, points=points, rule="5.21", secret_of=side))


def smuggled(board: DistrictBoard, side: Belligerent) -> int:
    """RDM.6: Return what Assets beside own Infrastructure bring to a side."""
    total = 0
    for name in board.on_map(side):
        effect = board.kind(name).effect
        if effect is not None and board.grounds[board.units[name].at].of(side):
            total += effect.task_points
    return total


# 5.22


async def receive_chits(table: DistrictTable, side: Belligerent) -> None:
    """5.22: The highest rating of a chit, which goes back, is how many a side draws."""
    chits = table.board.randomizer
    if not chits:
        return
    chit = await table.chance(
        chits,
        ask="command.number",
        rule="5.22",
        kind=AnswerKind.CHIT,
        about=(side,),
        known_to=(side,),
    )
    number = max(ratings_of(chit)) + more_chits(table.board, side)
    table.emit(NumberDrawn(side=side, chit=chit, number=number, rule="5.22", secret_of=side))
    for _ in range(number):
        await draw_into_hand(table, side)


async def draw_into_hand(table: DistrictTable, side: Belligerent) -> None:
    """5.22: Draw a chit into the hand; an empty Randomizer ends that (ruling DA-2)."""
    chits = table.board.randomizer
    if not chits:
        return
    chit = await table.chance(
        chits,
        ask="command.draw",
        rule="5.22",
        kind=AnswerKind.CHIT,
        about=(side,),
        known_to=(side,),
    )
    table.emit(ChitTaken(side=side, chit=chit, rule="5.22", secret_of=side))


# 5.22, 5.23


async def spend(table: DistrictTable, side: Belligerent) -> None:
    """5.22, 5.23: Buy chits, recover and repair units, in any order, until done."""
    recovered = 0
    while True:
        deed, _, unit = (await _ask(table, side, recovered)).partition("-")
        match deed:
            case "chit":
                table.pay(side, 1, "5.22")
                await draw_into_hand(table, side)
            case "recover":
                table.pay(side, recovery_cost(table.board, unit, recovered), "5.23")
                recovered += table.board.kind(unit).is_asset
                recover(table, side, unit)
            case "repair":
                table.pay(side, 1, "5.23")
                repair(table, side, unit)
            case _:
                return


async def _ask(table: DistrictTable, side: Belligerent, recovered: int) -> str:
    return await table.ask(
        side,
        lambda: purchases(table.board, side, recovered),
        ask="command",
        rule="5.2",
        refuse=lambda word: why_not_purchase(table.board, side, word, recovered),
        known_to=(side,),
    )


def purchases(board: DistrictBoard, side: Belligerent, recovered: int) -> tuple[str, ...]:
    """5.2: Return what a side may do, with the number of Assets recovered in this segment."""
    words = (
        CHIT,
        *(f"{RECOVER}-{name}" for name in board.units_in(DISRUPTED, side)),
        *(f"{REPAIR}-{name}" for name in board.on_map(side) if board.units[name].hits),
        DONE,
    )
    return tuple(word for word in words if why_not_purchase(board, side, word, recovered) is None)


def why_not_purchase(
    board: DistrictBoard, side: Belligerent, word: str, recovered: int
) -> Reason | None:
    """5.2: Return why a side may not do something in this segment."""
    deed, _, unit = word.partition("-")
    cost = 1
    if deed == CHIT and not board.randomizer:
        return NO_CHITS
    if deed in (RECOVER, REPAIR):
        if unit not in board.units or board.side_of(unit) is not side:
            return None
        if reason := (why_not_recover if deed == RECOVER else why_not_repair)(board, unit):
            return reason
        cost = recovery_cost(board, unit, recovered) if deed == RECOVER else 1
    payable = word == DONE or may_pay(board, side, cost)
    return None if payable else CANNOT_PAY


def why_not_recover(board: DistrictBoard, unit: str) -> Reason | None:
    """5.23: Only Disrupted units recover; 11 `limited-foreign`: Foreign ones may not."""
    if board.units[unit].at != DISRUPTED:
        return NOT_DISRUPTED
    limited = board.options.limited_foreign is LimitedForeign.NO_RECOVERY
    return NO_RECOVERY if limited and board.kind(unit).foreign else None


def why_not_repair(board: DistrictBoard, unit: str) -> Reason | None:
    """5.23: Only units on the map that have Hits are repaired (ruling DA-25)."""
    now = board.units[unit]
    return NO_HITS if now.at in OFF_MAP or not now.hits else None


def recovery_cost(board: DistrictBoard, unit: str, recovered: int) -> int:
    """5.23: A Combat Unit costs 1; so does every second Asset of a segment, from the first on."""
    return 0 if board.kind(unit).is_asset and recovered % 2 else 1


def recover(table: DistrictTable, side: Belligerent, unit: str) -> None:
    """5.23: Move a unit from Disrupted to Available."""
    kind = table.board.units[unit].kind
    table.emit(UnitStored(unit=unit, kind=kind, to=AVAILABLE, rule="5.23", secret_of=side))


def repair(table: DistrictTable, side: Belligerent, unit: str) -> None:
    """5.23: Take all Hits off a unit on the map."""
    kind = table.board.units[unit].kind
    table.emit(UnitRepaired(unit=unit, kind=kind, rule="5.23", secret_of=side))


# 11


async def divide(table: DistrictTable, side: Belligerent) -> None:
    """11 `two-solitudes`: Divide what is left of TP NOW between both kinds of units (DA-52)."""
    points = max(0, table.board.camps[side].tp)
    word = await table.ask(
        side,
        lambda: tuple(str(number) for number in range(points + 1)),
        ask="command.division",
        rule="11",
        kind=Kind.COUNT,
        known_to=(side,),
    )
    table.emit(AccountsDivided(side=side, paramilitary=int(word), rule="11", secret_of=side))
