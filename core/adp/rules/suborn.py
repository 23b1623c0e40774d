"""4.5.3 Suborn: Warlords buy desertion, betrayal or a blind eye."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from core.adp.model.atlas import ATLAS, SPACES
from core.adp.model.board import ACTIVE_IN, COUNT, Board
from core.adp.model.facts import Hid, Paid, Removed
from core.adp.model.ids import (
    INSURGENTS,
    PURSE,
    TALIBAN,
    WARLORDS,
    Faction,
    Islamabad,
    Piece,
    SpaceId,
    ThingKind,
)
from core.adp.model.lasting import LOCAL_TRUCE, UNSHADED, in_force
from core.adp.rules.operations import (
    CANNOT_PAY,
    OPERATION_IMPOSSIBLE,
    Execution,
    Operation,
    Special,
    Terms,
    can_pay,
    possible_there,
)
from core.adp.rules.special_activities import anywhere, next_space
from core.adp.rules.transfers import AMPLE
from core.kernel import Reason


class SubornAction(StrEnum):
    """What Suborn can do in a space."""

    CUBES = "remove-cubes"
    BASE = "remove-base"
    GUERRILLA = "remove-guerrilla"
    HIDE = "hide"


MOST_SPACES: Final = 3
COST: Final = 2
MOST_CUBES: Final = 3

BOUND_BY_TRUCE: Final = Reason("suborn.local-truce", "card 59")
NOBODY_TO_SUBORN: Final = Reason("suborn.nobody", "4.5.3")
NOBODY_FOR: Final[dict[str, Reason]] = {
    SubornAction.CUBES: Reason("suborn.no-cube", "4.5.3"),
    SubornAction.BASE: Reason("suborn.no-base", "4.5.3"),
    SubornAction.GUERRILLA: Reason("suborn.no-taliban", "4.5.3"),
    SubornAction.HIDE: Reason("suborn.nobody-to-hide", "4.5.3"),
}


async def suborn(execution: Execution) -> None:
    """Choose up to three spaces; pay for and resolve each in turn."""
    chosen: list[SpaceId] = []
    while not why_not_spend(execution):
        space = await next_space(
            execution,
            chosen,
            why_not_suborn_in,
            ask="suborn.space",
            rule="4.5.3",
            most=MOST_SPACES,
        )
        if space is None:
            return
        execution.pay(COST, "4.5.3")
        await suborn_in(execution, space)


def why_not_suborn_in(
    board: Board, faction: Faction, terms: Terms, space: SpaceId
) -> Reason | None:
    """Why a space cannot be Suborned: no Resources, or no action would do anything there."""
    if not can_pay(board, faction, terms, COST):
        return CANNOT_PAY
    here = board.spaces[space]
    if (
        here.government_police
        or here.government_troops
        or here.government_bases
        or here.taliban_underground
        or here.taliban_active
        or here.warlord_active
    ):
        return None
    return NOBODY_TO_SUBORN


_SOMEWHERE: Final = anywhere(why_not_suborn_in, SPACES, "4.5.3")


def why_no_suborn(execution: Execution) -> Reason | None:
    """Why no space can be Suborned now; a truce does not apply to a free Suborn (5.1.2)."""
    if not execution.terms.free and is_truce(execution.board):
        return BOUND_BY_TRUCE
    return why_not_spend(execution) or _SOMEWHERE(execution)


def is_truce(board: Board) -> bool:
    """Card 59: Whether the Warlords may not Suborn."""
    return in_force(board, LOCAL_TRUCE, UNSHADED)


def why_not_spend(execution: Execution) -> Reason | None:
    """4.1: Done first, it must leave enough Resources for the Operation that follows."""
    operation, terms = execution.operation, execution.terms
    if operation is None or execution.spaces or not execution.can_pay(COST):
        return None
    if execution.can_pay(AMPLE):  # enough for both
        return None
    board, faction = execution.board, execution.faction
    if operation.refuse(poorer(execution), faction, terms) is None:
        return None
    # If it has yet to become possible, this takes nothing away.
    return None if operation.refuse(board, faction, terms) else OPERATION_IMPOSSIBLE


def poorer(execution: Execution) -> Board:
    """The position after paying for a space."""
    board = execution.board
    if execution.terms.free:
        return board
    return Paid(PURSE[execution.faction], COST, rule="4.5.3").on(board)


def suborn_actions(board: Board, space: SpaceId) -> list[SubornAction]:
    """What can be done in a space; cubes do not protect a Base (ruling A-30)."""
    here = board.spaces[space]
    actions: list[SubornAction] = []
    if here.government_troops or here.government_police:
        actions.append(SubornAction.CUBES)
    if here.government_bases:
        actions.append(SubornAction.BASE)
    if here.taliban_underground or here.taliban_active:
        actions.append(SubornAction.GUERRILLA)
    if any(can_hide(board, space, faction) for faction in INSURGENTS):
        actions.append(SubornAction.HIDE)
    return actions


def can_hide(board: Board, space: SpaceId, faction: Faction) -> int:
    """How many Guerrillas could turn Underground: none in Pakistan at Hostility (6.6.1)."""
    if board.islamabad is Islamabad.HOSTILITY and ATLAS[space].in_pakistan:
        return 0
    return ACTIVE_IN[faction](board.spaces[space])


async def suborn_in(execution: Execution, space: SpaceId) -> None:
    """The procedure in one selected space: one action, so cubes or a Base but not both."""
    action = await execution.table.choose(
        execution.faction,
        lambda: suborn_actions(execution.board, space),
        ask="suborn.action",
        rule="4.5.3",
        about=(space,),
        refuse=NOBODY_FOR.get,
    )
    match SubornAction(action):
        case SubornAction.CUBES:
            await remove_cubes(execution, space)
        case SubornAction.BASE:
            execution.table.emit(Removed(Piece.GOVERNMENT_BASE, space, 1, rule="4.5.3"))
        case SubornAction.GUERRILLA:
            await remove_guerrilla(execution, space)
        case SubornAction.HIDE:
            await hide_guerrillas(execution, space)


async def remove_cubes(execution: Execution, space: SpaceId) -> None:
    """Up to three Government cubes, at least one, in any mix (ruling A-92)."""
    table = execution.table

    def numbers() -> range:
        here = table.board.spaces[space]
        return range(1, min(MOST_CUBES, here.government_cubes) + 1)

    number = await table.choose_number(
        execution.faction, numbers, ask="suborn.cubes", rule="4.5.3", about=(space,)
    )
    here = table.board.spaces[space]
    troops, police = here.government_troops, here.government_police
    chosen = await table.choose_count(
        execution.faction,
        max(0, number - troops),
        min(number, police),
        ask="suborn.police",
        rule="4.5.3",
        about=(space,),
    )
    mix = ((Piece.GOVERNMENT_POLICE, chosen), (Piece.GOVERNMENT_TROOPS, number - chosen))
    for piece, count in mix:
        if count:
            table.emit(Removed(piece, space, count, rule="4.5.3"))


async def remove_guerrilla(execution: Execution, space: SpaceId) -> None:
    """One Taliban Guerrilla, Active or Underground."""
    states = (Piece.TALIBAN_UNDERGROUND, Piece.TALIBAN_ACTIVE)
    piece = await execution.table.choose(
        execution.faction,
        lambda: (piece for piece in states if COUNT[piece](execution.board.spaces[space])),
        ask="suborn.guerrilla",
        rule="4.5.3",
        kind=ThingKind.PIECE,
        about=(space,),
    )
    execution.table.emit(Removed(Piece(piece), space, 1, rule="4.5.3"))


async def hide_guerrillas(execution: Execution, space: SpaceId) -> None:
    """Any number of Guerrillas of either Insurgent, at least one in all."""
    taliban = can_hide(execution.board, space, TALIBAN)
    own = await hide_some(execution, space, WARLORDS, least=0 if taliban else 1)
    await hide_some(execution, space, TALIBAN, least=0 if own else 1)


async def hide_some(execution: Execution, space: SpaceId, faction: Faction, *, least: int) -> int:
    """Ask how many Guerrillas of a Faction turn Underground; return how many did."""

    def numbers() -> range:
        return range(least, can_hide(execution.board, space, faction) + 1)

    count = await execution.table.choose_number(
        execution.faction, numbers, ask=f"suborn.hide-{faction}", rule="4.5.3", about=(space,)
    )
    if count:
        execution.table.emit(Hid(faction, space, count, rule="4.5.3"))
    return count


OPENED_BY_SUBORN: Final = ("terror", "rally")
"""Underground Guerrillas can spread Terror, and a removed Base leaves room for another."""


def suborn_enables(board: Board, faction: Faction, operation: Operation) -> bool:
    """4.1: Whether an Operation is possible in a space once it has been Suborned."""
    if operation.word not in OPENED_BY_SUBORN or is_truce(board):
        return False
    if board.track(PURSE[faction]) < COST:
        return False
    paid = Paid(PURSE[faction], COST, rule="4.5.3").on(board)
    return any(
        possible_there(operation, opened, faction, space)
        for space in SPACES
        for opened in _opened(paid, space)
    )


def _opened(board: Board, space: SpaceId) -> Iterator[Board]:
    """The positions after what Suborn can do in a space to open an Operation there."""
    if board.spaces[space].government_bases:
        yield Removed(Piece.GOVERNMENT_BASE, space, 1, rule="4.5.3").on(board)
    if active := can_hide(board, space, WARLORDS):
        yield Hid(WARLORDS, space, active, rule="4.5.3").on(board)


SUBORN: Final = Special(
    "suborn", "4.5.3", None, why_no_suborn, suborn, suborn_enables, costs=True, disturbs=True
)
