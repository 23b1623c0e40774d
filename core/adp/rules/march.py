"""3.3.2 March: Guerrillas move, and turn Active if too many meet.

Guerrillas that go from one space to another move together as one group (ruling A-20). So each step
from a space to a neighbour is taken at most once in an Operation, and every March must end.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.adp.model.atlas import ADJACENT, LOCS, PAKISTAN, PASHTUN, SPACES
from core.adp.model.board import ACTIVE_IN, UNDERGROUND_IN, Board
from core.adp.model.facts import Activated, Moved
from core.adp.model.ids import (
    ACTIVE,
    PURSE,
    TALIBAN,
    UNDERGROUND,
    WARLORDS,
    Faction,
    Islamabad,
    SpaceId,
)
from core.adp.model.lasting import SANDSTORMS, UNSHADED, in_force
from core.adp.rules.operations import CANNOT_PAY, NOT_NAMED, Execution, Operation, Terms, can_pay
from core.adp.rules.parts.gathering import can_gather
from core.adp.rules.parts.marchers import NOBODY_YET, Marchers
from core.adp.rules.stacking import ONLY_TALIBAN_IN_PAKISTAN, may_be_in
from core.adp.rules.table import AdpTable
from core.kernel import Kind, Reason

UNNOTICED: Final = 3
"""How many pieces may meet on arrival without being noticed."""

NO_GUERRILLA: Final = Reason("march.no-guerrilla", "3.3.2")
HAVE_MARCHED: Final = Reason("march.have-marched", "3.3.2")
NOWHERE_TO_GO: Final = Reason("march.nowhere-to-go", "3.3.2")
NOBODY_CAN: Final = Reason("march.nobody-can", "3.3.2")
NOT_ADJACENT: Final = Reason("march.not-adjacent", "3.3.2")
SCATTERED: Final = Reason("march.scattered", "2.3.5")
ONE_DESTINATION: Final = Reason("march.one-destination", "2.3.5")
HALTED_BY_SANDSTORMS: Final = Reason("march.sandstorms", "card 57")
ONE_GROUP: Final = Reason("march.one-group", "3.3.2")

CONSPICUOUS: Final = {
    TALIBAN: frozenset(space for space in SPACES if space not in PASHTUN),
    WARLORDS: frozenset((*LOCS, *PASHTUN)),
}
"""Where arriving Guerrillas may be noticed: on LoCs, and outside their home areas."""

_AT_HOME: Final = frozenset(PASHTUN)
_LOCS: Final = frozenset(LOCS)
_PAKISTAN: Final = frozenset(PAKISTAN)


async def march(execution: Execution) -> None:
    """Move groups of Guerrillas one after another."""
    column = Marchers(once=nobody_marches_on(execution.board))
    while origin := await choose_origin(execution, column):
        destination = await choose_destination(execution, column, origin)
        column = pay_for_entering(execution, column, origin, destination)
        group = await choose_group(execution, column, origin, destination)
        column = move_group(execution.table, execution.faction, column, origin, destination, group)


def nobody_marches_on(board: Board) -> bool:
    """Card 57: Whether Taliban may not continue from Pashtun areas."""
    return in_force(board, SANDSTORMS, UNSHADED)


async def choose_origin(execution: Execution, column: Marchers) -> SpaceId | None:
    """Ask where the next group starts; return None when the March is done."""
    faction, terms = execution.faction, execution.terms

    def refuse(word: str) -> Reason | None:
        if word not in SPACES:
            return None
        return why_not_march_from(execution.board, faction, terms, column, SpaceId(word))

    def origins() -> Iterator[SpaceId]:
        board = execution.board
        for space in spaces_with_guerrillas(board, faction):
            if why_not_march_from(board, faction, terms, column, space) is None:
                yield space

    word = await execution.next_step(
        origins,
        refuse,
        ask="march.origin",
        rule="3.3.2",
        unfinished=lambda: (
            SCATTERED if is_scattered(execution.board, faction, terms, column) else None
        ),
    )
    return None if word is None else SpaceId(word)


async def choose_destination(execution: Execution, column: Marchers, origin: SpaceId) -> SpaceId:
    """Ask where the group goes."""
    faction, terms = execution.faction, execution.terms

    def options() -> tuple[str, ...]:
        board = execution.board
        if why_not_leave(board, faction, column, origin):
            return ()
        return tuple(
            space
            for space in ADJACENT[origin]
            if why_not_enter(board, faction, terms, column, origin, space) is None
        )

    def refuse(word: str) -> Reason | None:
        if word not in SPACES:
            return None
        if word not in ADJACENT[origin]:
            return NOT_ADJACENT
        return why_not_enter(execution.board, faction, terms, column, origin, SpaceId(word))

    word = await execution.table.choose(
        faction,
        options,
        ask="march.destination",
        rule="3.3.2",
        kind=Kind.PLACE,
        about=(origin,),
        refuse=refuse,
    )
    return SpaceId(word)


def why_not_march(board: Board, faction: Faction, terms: Terms) -> Reason | None:
    """Why no March is possible anywhere."""
    too_dear = False
    for origin in spaces_with_guerrillas(board, faction):
        reason = why_not_march_from(board, faction, terms, NOBODY_YET, origin)
        if reason is None:
            return None
        too_dear = too_dear or reason is CANNOT_PAY
    return CANNOT_PAY if too_dear else NOBODY_CAN


def spaces_with_guerrillas(board: Board, faction: Faction) -> Iterator[SpaceId]:
    """Yield the spaces with Guerrillas of a Faction: no March starts anywhere else."""
    spaces, hidden, active = board.spaces, UNDERGROUND_IN[faction], ACTIVE_IN[faction]
    return (space for space in SPACES if hidden(spaces[space]) or active(spaces[space]))


def why_not_march_from(
    board: Board, faction: Faction, terms: Terms, column: Marchers, origin: SpaceId
) -> Reason | None:
    """Why no group can March out of a space."""
    if reason := why_not_leave(board, faction, column, origin):
        return reason
    too_dear = False
    for destination in ADJACENT[origin]:
        reason = why_not_enter(board, faction, terms, column, origin, destination)
        if reason is None:
            return None
        too_dear = too_dear or reason is CANNOT_PAY
    if too_dear:
        return CANNOT_PAY
    return ONE_DESTINATION if terms.one_space and column.arrived else NOWHERE_TO_GO


def why_not_leave(
    board: Board, faction: Faction, column: Marchers, origin: SpaceId
) -> Reason | None:
    """Why no Guerrilla in a space can March."""
    here = board.spaces[origin]
    if not (UNDERGROUND_IN[faction](here) or ACTIVE_IN[faction](here)):
        return NO_GUERRILLA
    if origin in column.arrived and not able_to_leave(board, faction, column, origin):
        stormy = column.once and faction is TALIBAN and origin in _AT_HOME
        return HALTED_BY_SANDSTORMS if stormy else HAVE_MARCHED
    return None


def why_not_enter(
    board: Board,
    faction: Faction,
    terms: Terms,
    column: Marchers,
    origin: SpaceId,
    destination: SpaceId,
) -> Reason | None:
    """Why a group cannot March from a space into an adjacent one."""
    if not may_be_in(faction, destination):
        return ONLY_TALIBAN_IN_PAKISTAN
    if terms.within is not None and destination not in terms.within:
        return NOT_NAMED
    limited = terms.one_space and bool(column.arrived)
    may_pass = limited and may_go_on(board, faction, column)
    if limited and destination not in column.arrived and not may_pass:
        return ONE_DESTINATION
    if (origin, destination) in column.ways:
        return ONE_GROUP
    cost = march_cost(board, faction, column, origin, destination)
    if not can_pay(board, faction, terms, cost):
        return CANNOT_PAY
    if may_pass:
        together = _would_gather(board, faction, terms, column, origin, destination, cost)
        return None if together else ONE_DESTINATION
    return None


def may_go_on(board: Board, faction: Faction, column: Marchers) -> bool:
    """2.3.5, option: Whether Taliban in a Limited March may continue (ruling A-9)."""
    return board.options.limited_march_goes_on and faction is TALIBAN and not column.once


def _would_gather(
    board: Board,
    faction: Faction,
    terms: Terms,
    column: Marchers,
    origin: SpaceId,
    destination: SpaceId,
    cost: int,
) -> bool:
    """Whether all groups could still end in one space after a step (ruling A-9)."""
    bands = {band for band in bands_in(board, faction, column) if band is not origin}
    bands.add(destination)
    ways = {*column.ways, (origin, destination)}
    purse = None if terms.free else board.track(PURSE[faction]) - cost
    return can_gather(bands, ways, {*column.paid, destination}, purse)


def bands_in(board: Board, faction: Faction, column: Marchers) -> list[SpaceId]:
    """The spaces of Guerrillas that have Marched and are still on the map."""
    spaces = board.spaces
    return [
        s
        for s in column.bands
        if UNDERGROUND_IN[faction](spaces[s]) or ACTIVE_IN[faction](spaces[s])
    ]


def is_scattered(board: Board, faction: Faction, terms: Terms, column: Marchers) -> bool:
    """3.3.2: Whether a Limited March cannot end yet because its groups are not in one space."""
    return terms.one_space and len(bands_in(board, faction, column)) > 1


def able_to_leave(board: Board, faction: Faction, column: Marchers, origin: SpaceId) -> int:
    """How many Guerrillas may March out of a space.

    Guerrillas removed or turned over during the March count as not having Marched.
    """
    here = board.spaces[origin]
    present = UNDERGROUND_IN[faction](here) + ACTIVE_IN[faction](here)
    return max(0, present - sum(_bound_to_stay(faction, column, origin)))


def _bound_to_stay(faction: Faction, column: Marchers, space: SpaceId) -> tuple[int, int]:
    """Guerrillas that have arrived, except Taliban in Pashtun areas, who may continue."""
    if faction is TALIBAN and space in _AT_HOME and not column.once:
        return (0, 0)
    return column.arrived.get(space, (0, 0))


def march_cost(
    board: Board, faction: Faction, column: Marchers, origin: SpaceId, destination: SpaceId
) -> int:
    """1 Resource per Province or Kabul, no matter how many groups enter it (ruling A-19)."""
    if destination in _LOCS or destination in column.paid:
        return 0
    backed = board.islamabad in (Islamabad.BACKING, Islamabad.SPONSORSHIP)
    if faction is TALIBAN and backed and (origin in _PAKISTAN or destination in _PAKISTAN):
        return 0  # 6.6.1
    return 1


def pay_for_entering(
    execution: Execution, column: Marchers, origin: SpaceId, destination: SpaceId
) -> Marchers:
    """Make a space a destination of the March and pay for it."""
    execution.enter(destination, "3.3.2")
    cost = march_cost(execution.board, execution.faction, column, origin, destination)
    if not cost:
        return column
    execution.pay(cost, "3.3.2")
    return column.paying_for(destination)


async def choose_group(
    execution: Execution, column: Marchers, origin: SpaceId, destination: SpaceId
) -> tuple[int, int]:
    """Ask how many Underground and Active Guerrillas go, if there is a choice."""
    table, faction = execution.table, execution.faction
    about = (origin, destination)

    def sizes() -> range:
        most = able_to_leave(table.board, faction, column, origin)
        # 2.3.5: In a Limited March, those who have arrived continue together or not at all.
        least = column.bands.get(origin, 1) if execution.terms.one_space else 1
        return range(min(least, most), most + 1)

    size = await table.choose_number(faction, sizes, ask="march.count", rule="3.3.2", about=about)

    def hidden_ones() -> range:
        here = table.board.spaces[origin]
        hidden, active = _bound_to_stay(faction, column, origin)
        most_hidden = max(0, UNDERGROUND_IN[faction](here) - hidden)
        most_active = max(0, ACTIVE_IN[faction](here) - active)
        return range(max(0, size - most_active), min(size, most_hidden) + 1)

    hidden = await table.choose_number(
        faction, hidden_ones, ask="march.underground", rule="3.3.2", about=about
    )
    return hidden, size - hidden


def move_group(
    table: AdpTable,
    faction: Faction,
    column: Marchers,
    origin: SpaceId,
    destination: SpaceId,
    group: tuple[int, int],
) -> Marchers:
    """Move a group; if it is noticed, all of it turns Active."""
    hidden, active = group
    noticed = is_noticed(table.board, faction, destination, hidden + active)
    for piece, number in ((UNDERGROUND[faction], hidden), (ACTIVE[faction], active)):
        if number:
            table.emit(Moved(piece, origin, destination, number, rule="3.3.2"))
    # At Hostility those who entered Pakistan are already Active (6.6.1).
    if noticed and (
        exposed := min(hidden, UNDERGROUND_IN[faction](table.board.spaces[destination]))
    ):
        table.emit(Activated(faction, destination, exposed, rule="3.3.2"))
        hidden, active = hidden - exposed, active + exposed
    return column.joined_by(origin, destination, hidden, active)


def is_noticed(board: Board, faction: Faction, destination: SpaceId, size: int) -> bool:
    """Whether a group and the pieces it meets are too many to stay hidden."""
    if destination not in CONSPICUOUS[faction]:
        return False
    there = board.spaces[destination]
    if faction is TALIBAN:
        cubes = there.troops + there.government_police
        return size + there.warlord_guerrillas + cubes > UNNOTICED
    return size + there.taliban_guerrillas > UNNOTICED


MARCH: Final = Operation("march", "3.3.2", why_not_march, march)
