"""5.1, RDM.5 Random events: what happens at once; what lasts is asked for where it applies."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.facts.camps import ChitReturned
from core.district.model.facts.flow import EventDrawn, EventHadNoEffect, TruceCalled
from core.district.model.facts.grounds import InfrastructureLost, TerrorRemoved
from core.district.model.facts.planning import ReliefSent
from core.district.model.facts.units import UnitRepaired, UnitStored, UnitWithdrawn
from core.district.model.ids import (
    AVAILABLE,
    BELLIGERENTS,
    BLANK,
    DISRUPTED,
    GOVERNMENT,
    INSURGENT,
    NONE,
    RECRUITING,
    RESERVE,
    AnswerKind,
    Belligerent,
    UnitType,
    ratings_of,
)
from core.district.model.module import EventEffect, RandomEvent
from core.district.rules.assets import send_home
from core.district.rules.militia import militia_in
from core.district.rules.table import DistrictTable
from core.kernel import Kind

RULE: Final = "5.1"
CHITS_DRAWN: Final = 2


async def random_event(table: DistrictTable) -> None:
    """5.1: Draw the event and carry it out; what would change nothing is no event."""
    await draw_event(table)
    event = table.board.event_in_force
    carry_out = AT_ONCE.get(event.effect) if event is not None else None
    if event is not None and carry_out is not None and not await carry_out(table, event):
        table.emit(EventHadNoEffect(event=table.board.event, rule=RULE))


async def draw_event(table: DistrictTable) -> None:
    """5.1: The IRs of two chits are the number; both go back after the second (ruling DA-1)."""
    chits = table.board.randomizer
    drawn = [BLANK, BLANK]
    if len(chits) >= CHITS_DRAWN:
        for number, ask in enumerate(("event.first", "event.second")):
            left = tuple(chit for chit in chits if chit not in drawn)
            drawn[number] = await table.chance(left, ask=ask, rule=RULE, kind=AnswerKind.CHIT)
    tens, units = (ratings_of(chit).ir for chit in drawn)
    number = 10 * tens + units
    event = table.board.rulebook.events.get(number)
    is_event = event is not None and event.effect is not EventEffect.NOTHING
    first, second = drawn
    table.emit(EventDrawn(first=first, second=second, event=number if is_event else 0, rule=RULE))


# What happens at once; each returns whether anything could change


async def cache(table: DistrictTable, _event: RandomEvent) -> bool:
    """RDM.5: The Insurgent takes back a Disrupted Combat Unit; nobody else is told whether."""
    board = table.board
    units = tuple(
        name for name in board.units_in(DISRUPTED, INSURGENT) if board.kind(name).is_combat
    )
    name = await table.ask(
        INSURGENT,
        lambda: units or (NONE,),
        ask="event.cache",
        rule=RULE,
        kind=AnswerKind.UNIT,
        known_to=(INSURGENT,),
    )
    if name != NONE:
        _store(table, name, AVAILABLE)
    return True


async def feud(table: DistrictTable, _event: RandomEvent) -> bool:
    """RDM.5: The Area with most Infrastructure loses one Unit of each side that has one."""
    grounds = table.board.grounds

    def built(area: str) -> int:
        return grounds[area].government + grounds[area].insurgent

    area = max(grounds, key=lambda area: (built(area), table.board.population(area)))
    for side in BELLIGERENTS:
        if grounds[area].of(side):
            table.emit(InfrastructureLost(side=side, area=area, rule=RULE))
    return bool(built(area))


async def refit(table: DistrictTable, _event: RandomEvent) -> bool:
    """RDM.5: The Government takes all Hits off one of its units on the map."""
    board = table.board
    hurt = tuple(name for name in board.on_map(GOVERNMENT) if board.units[name].hits)
    if not hurt:
        return False
    name = await table.ask(
        GOVERNMENT, lambda: hurt, ask="event.refit", rule=RULE, kind=AnswerKind.UNIT
    )
    table.emit(UnitRepaired(unit=name, kind=board.units[name].kind, rule=RULE))
    return True


async def truce(table: DistrictTable, event: RandomEvent) -> bool:
    """RDM.5: The Insurgent names a small Area: no Attack and no Ambush there this turn."""
    areas = areas_of(table.board, event)
    area = await table.ask(INSURGENT, lambda: areas, ask="event.truce", rule=RULE, kind=Kind.PLACE)
    table.emit(TruceCalled(area=area, rule=RULE))
    return True


async def relieve(table: DistrictTable, _event: RandomEvent) -> bool:
    """RDM.5: It is told whether the Government gets the money, and nothing else."""
    side = relieved(table.board)
    secret_of = None if side is GOVERNMENT else INSURGENT
    table.emit(ReliefSent(to=side, rule=RULE, secret_of=secret_of))
    return True


async def amnesty(table: DistrictTable, _event: RandomEvent) -> bool:
    """RDM.5: The Government may name an Area with its Infrastructure; a MIL there goes home."""
    board = table.board
    areas = tuple(area for area, ground in board.grounds.items() if ground.government)
    area = await table.ask(
        GOVERNMENT,
        lambda: (*areas, NONE),
        ask="event.amnesty",
        rule=RULE,
        kind=Kind.PLACE,
    )
    militia = () if area == NONE else militia_in(board, area, INSURGENT)
    if not militia:
        return False
    name = militia[0]
    kind = board.units[name].kind
    table.emit(UnitWithdrawn(unit=name, kind=kind, area=area, to=RECRUITING, rule=RULE))
    send_home(table, INSURGENT, RULE)
    return True


async def rumours(table: DistrictTable, _event: RandomEvent) -> bool:
    """RDM.5: Each side returns one chit at random; nobody learns who had none to return."""
    for side in BELLIGERENTS:
        chit = await table.chance(
            table.board.camps[side].hand or (BLANK,),
            ask="event.rumour",
            rule=RULE,
            kind=AnswerKind.CHIT,
            about=(side,),
            known_to=(side,),
        )
        if chit != BLANK:
            table.emit(ChitReturned(side=side, chit=chit, rule=RULE, secret_of=side))
    return True


async def burial(table: DistrictTable, _event: RandomEvent) -> bool:
    """RDM.5: The smallest Terrorized Area loses its marker."""
    board = table.board
    areas = [area for area, ground in board.grounds.items() if ground.terror]
    if not areas:
        return False
    table.emit(TerrorRemoved(area=min(areas, key=board.population), rule=RULE))
    return True


AT_ONCE: Final[dict[EventEffect, Callable[[DistrictTable, RandomEvent], Awaitable[bool]]]] = {
    EventEffect.CACHE: cache,
    EventEffect.FEUD: feud,
    EventEffect.REFIT: refit,
    EventEffect.TRUCE: truce,
    EventEffect.RELIEF: relieve,
    EventEffect.AMNESTY: amnesty,
    EventEffect.RUMOURS: rumours,
    EventEffect.BURIAL: burial,
}
"""The others last until the end of the turn: each is asked for where it changes something."""


# What comes with the allotment (5.2)


def is_in_force(board: DistrictBoard, effect: EventEffect) -> bool:
    """5.1: Whether the event of this turn has an effect."""
    event = board.event_in_force
    return event is not None and event.effect is effect


def relieved(board: DistrictBoard) -> Belligerent | None:
    """RDM.5: Return the side with the lower TP MAX, None if they are equal."""
    government, insurgent = (board.camps[side].tp_max for side in BELLIGERENTS)
    if government == insurgent:
        return None
    return GOVERNMENT if government < insurgent else INSURGENT


def more_points(board: DistrictBoard, side: Belligerent) -> int:
    """RDM.5: Return the Task Points that relief brings to a side."""
    event = board.event_in_force
    is_relief = event is not None and event.effect is EventEffect.RELIEF
    return event.amount if event is not None and is_relief and relieved(board) is side else 0


def more_chits(board: DistrictBoard, side: Belligerent) -> int:
    """RDM.5: Return how many more chits the event gives to a side."""
    event = board.event_in_force
    if side is INSURGENT or event is None or event.effect is not EventEffect.MORE_CHITS:
        return 0
    return event.amount


def receive_column(table: DistrictTable, side: Belligerent) -> int:
    """RDM.5: An MF joins the Insurgent; if Reserve has none, return the points that come instead.

    This is done in the Insurgent's part of 5.2, so that others cannot tell which it was.
    """
    board, event = table.board, table.board.event_in_force
    if side is not INSURGENT or event is None or event.effect is not EventEffect.COLUMN:
        return 0
    waiting = [
        name for name in board.units_in(RESERVE, INSURGENT) if board.kind(name).type is UnitType.MF
    ]
    if not waiting:
        return event.amount
    _store(table, waiting[0], AVAILABLE)
    return 0


def areas_of(board: DistrictBoard, event: RandomEvent | None) -> tuple[str, ...]:
    """RDM.5: Return the Areas that an event concerns, if it tells them by their Population."""
    most = None if event is None else event.most_population
    return tuple(area for area in board.grounds if most is None or board.population(area) <= most)


def _store(table: DistrictTable, name: str, box: str) -> None:
    kind = table.board.units[name].kind
    table.emit(UnitStored(unit=name, kind=kind, to=box, rule=RULE, secret_of=INSURGENT))
