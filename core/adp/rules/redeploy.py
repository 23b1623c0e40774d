"""6.5 Redeploy Phase: Desertion, then Troops, Police and Guerrillas move."""

from __future__ import annotations

from core.adp.model.atlas import (
    AFGHAN_AREAS,
    AREAS,
    LOCS,
    OUTSIDE_PAKISTAN,
    PASHTUN_PAKISTAN,
    SPACES,
)
from core.adp.model.board import Board, control_of
from core.adp.model.facts import ControlFrozen, ControlThawed, Entered, Moved, Removed
from core.adp.model.ids import (
    ACTIVE,
    COALITION,
    GOVERNMENT,
    POLICE,
    TALIBAN,
    TROOPS,
    UNDERGROUND,
    Control,
    Faction,
    Piece,
    SpaceId,
    Stage,
)
from core.adp.model.lasting import MULLAH_OMAR, SHADED, in_force
from core.adp.rules.table import AdpTable
from core.adp.rules.victory import final_ranking
from core.kernel import Reason

DESERTERS_ONE_IN = 3


async def redeploy_phase(table: AdpTable) -> None:
    """6.5: The steps in order, with Control as it was at the start; the final Round ends here."""
    now = {space: control_of(table.board.spaces[space]) for space in AREAS}
    table.emit(ControlFrozen(now, rule="6.5"))
    await desert(table)
    await redeploy_coalition_troops(table)
    await redeploy_government_troops(table)
    await redeploy_police(table)
    await redeploy_guerrillas(table)
    table.emit(ControlThawed(rule="6.5"))
    if table.board.is_final_propaganda:
        final_ranking(table)
    else:
        table.emit(Entered(Stage.RESET, rule="6.6"))


async def desert(table: AdpTable) -> None:
    """6.5.1: In every space a third of the Government's cubes are removed, at its choice."""
    for space in OUTSIDE_PAKISTAN:
        here = table.board.spaces[space]
        leaving = here.government_cubes // DESERTERS_ONE_IN
        if not leaving:
            continue
        fewest = max(0, leaving - here.government_police)
        most = min(leaving, here.government_troops)
        troops = await table.choose_count(
            GOVERNMENT,
            fewest,
            most,
            ask="desertion.troops",
            rule="6.5.1",
            about=(space,),
            always=True,
        )
        for piece, count in ((TROOPS[GOVERNMENT], troops), (POLICE, leaving - troops)):
            if count:
                table.emit(Removed(piece, space, count, rule="6.5.1"))


async def redeploy_coalition_troops(table: AdpTable) -> None:
    """6.5.2: The Coalition may move Troops from LoCs and from Provinces without a COIN Base."""

    def origins() -> tuple[SpaceId, ...]:
        return stranded_troops(table.board, COALITION)

    def refuse(space: SpaceId) -> Reason | None:
        here = table.board.spaces[space]
        if not here.coalition_troops:
            return Reason("redeploy.no-coalition-troops", "6.5.2")
        return Reason("redeploy.troops-stay", "6.5.2")

    while origins():
        origin = await table.choose_space(
            COALITION, origins, ask="redeploy.coalition.origin", rule="6.5.2", refuse=refuse
        )
        if origin is None:
            return
        homes = barracks(table.board)
        await _send(table, COALITION, TROOPS[COALITION], origin, homes, "6.5.2", must=False)


async def redeploy_government_troops(table: AdpTable) -> None:
    """6.5.2: The Government must move all such Troops."""
    while stranded := stranded_troops(table.board, GOVERNMENT):
        homes = barracks(table.board)
        await _send(table, GOVERNMENT, TROOPS[GOVERNMENT], stranded[0], homes, "6.5.2", must=True)


def stranded_troops(board: Board, faction: Faction) -> tuple[SpaceId, ...]:
    """6.5.2: LoCs and Provinces without a COIN Base where a Faction has Troops."""
    piece = TROOPS[faction]
    return tuple(
        space
        for space in OUTSIDE_PAKISTAN
        if (here := board.spaces[space]).count(piece)
        and not here.coin_bases
        and space is not SpaceId.KABUL
    )


def barracks(board: Board) -> tuple[SpaceId, ...]:
    """6.5.2: COIN Bases under COIN Control, and Kabul in any case (ruling A-33)."""
    return tuple(
        space
        for space in AFGHAN_AREAS
        if space is SpaceId.KABUL
        or (board.spaces[space].coin_bases and board.control(space) is Control.COIN)
    )


async def redeploy_police(table: AdpTable) -> None:
    """6.5.3: The Government may send Police to LoCs and COIN-Controlled areas, each cube once."""
    arrived = dict.fromkeys(SPACES, 0)
    beats = tuple(
        space
        for space in OUTSIDE_PAKISTAN
        if space in LOCS or table.board.control(space) is Control.COIN
    )

    def waiting(space: SpaceId) -> int:
        return table.board.spaces[space].government_police - arrived[space]

    def origins() -> tuple[SpaceId, ...]:
        return tuple(space for space in OUTSIDE_PAKISTAN if waiting(space))

    def refuse(space: SpaceId) -> Reason | None:
        if table.board.spaces[space].government_police:
            return Reason("redeploy.police-arrived", "6.5.3")
        return Reason("redeploy.no-police", "6.5.3")

    while origins():
        origin = await table.choose_space(
            GOVERNMENT, origins, ask="redeploy.police.origin", rule="6.5.3", refuse=refuse
        )
        if origin is None:
            return
        destination, count = await _choose_way(
            table, GOVERNMENT, POLICE, origin, beats, waiting(origin), "6.5.3", must=False
        )
        table.emit(Moved(POLICE, origin, destination, count, rule="6.5.3"))
        arrived[destination] += count


async def redeploy_guerrillas(table: AdpTable) -> None:
    """6.5.4: The Taliban must move Guerrillas from LoCs and from spaces without a Taliban Base.

    Where Guerrillas could be sent, those without a Base may also stay (ruling A-32).
    """
    if may_stay_anywhere(table.board):
        await _redeploy_at_will(table, (*stranded_guerrillas(table.board), *PASHTUN_PAKISTAN))
        return
    await _redeploy_at_will(table, PASHTUN_PAKISTAN)
    while stranded := stranded_guerrillas(table.board):
        origin = stranded[0]
        there = table.board.spaces[origin].taliban_guerrillas
        await _send_guerrillas(table, origin, there)


def may_stay_anywhere(board: Board) -> bool:
    """Card 36, shaded: Whether the Taliban need not Redeploy."""
    return in_force(board, MULLAH_OMAR, SHADED)


async def _redeploy_at_will(table: AdpTable, spaces: tuple[SpaceId, ...]) -> None:
    """6.5.4: Send Guerrillas out of some spaces where they have no Base, or let them stay."""
    waiting = {
        space: here.taliban_guerrillas
        for space in spaces
        if not (here := table.board.spaces[space]).taliban_bases
    }

    def origins() -> tuple[SpaceId, ...]:
        return tuple(space for space, number in waiting.items() if number)

    def refuse(space: SpaceId) -> Reason | None:
        if space not in waiting:
            return Reason("redeploy.guerrillas-stay", "6.5.4")
        return Reason("redeploy.no-guerrillas", "6.5.4")

    while origins():
        origin = await table.choose_space(
            TALIBAN, origins, ask="redeploy.taliban.origin", rule="6.5.4", refuse=refuse
        )
        if origin is None:
            return
        waiting[origin] -= await _send_guerrillas(table, origin, waiting[origin])


async def _send_guerrillas(table: AdpTable, origin: SpaceId, there: int) -> int:
    """Move some or all of a number of Guerrillas out of a space; return how many."""
    destination, count = await _choose_way(
        table,
        TALIBAN,
        UNDERGROUND[TALIBAN],
        origin,
        havens(table.board),
        there,
        "6.5.4",
        must=False,
    )
    # Reset turns every Guerrilla Underground, so their state is not worth a question.
    active = min(count, table.board.spaces[origin].taliban_active)
    for piece, number in ((ACTIVE[TALIBAN], active), (UNDERGROUND[TALIBAN], count - active)):
        if number:
            table.emit(Moved(piece, origin, destination, number, rule="6.5.4"))
    return count


def stranded_guerrillas(board: Board) -> tuple[SpaceId, ...]:
    """6.5.4: LoCs and Provinces without a Taliban Base, except Pashtun Pakistan (ruling A-32)."""
    return tuple(
        space
        for space in SPACES
        if (here := board.spaces[space]).taliban_guerrillas
        and not here.taliban_bases
        and space is not SpaceId.KABUL
        and space not in PASHTUN_PAKISTAN
    )


def havens(board: Board) -> tuple[SpaceId, ...]:
    """6.5.4: Taliban Bases under Taliban Control, Waziristan and Northwest Frontier."""
    return tuple(
        space
        for space in AREAS
        if space in PASHTUN_PAKISTAN
        or (board.spaces[space].taliban_bases and board.control(space) is Control.TALIBAN)
    )


async def _send(
    table: AdpTable,
    by: Faction,
    piece: Piece,
    origin: SpaceId,
    destinations: tuple[SpaceId, ...],
    rule: str,
    *,
    must: bool,
) -> None:
    """Move some or all pieces of a kind out of a space."""
    there = table.board.spaces[origin].count(piece)
    destination, count = await _choose_way(
        table, by, piece, origin, destinations, there, rule, must=must
    )
    table.emit(Moved(piece, origin, destination, count, rule=rule))


async def _choose_way(
    table: AdpTable,
    by: Faction,
    piece: Piece,
    origin: SpaceId,
    destinations: tuple[SpaceId, ...],
    there: int,
    rule: str,
    *,
    must: bool,
) -> tuple[SpaceId, int]:
    """Ask where pieces go and how many; a single choice is not asked for."""
    elsewhere = tuple(space for space in destinations if space is not origin)
    destination = await table.one_space(
        by,
        lambda: elsewhere,
        ask="redeploy.destination",
        rule=rule,
        about=(piece, origin),
        refuse=lambda space: Reason("redeploy.not-there", rule),
    )
    fewest = there if must and len(elsewhere) == 1 else 1
    count = await table.choose_count(
        by, fewest, there, ask="redeploy.count", rule=rule, about=(piece, origin, destination)
    )
    return destination, count
