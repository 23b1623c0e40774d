"""4.2.3 Air Strike: the Coalition hits Insurgents who show themselves."""

from __future__ import annotations

from typing import Final

from core.adp.atlas import PAKISTAN, SPACES
from core.adp.board import ACTIVE_IN, BASES_IN, UNDERGROUND_IN, Board, Space
from core.adp.facts import Removed
from core.adp.ids import ACTIVE, BASE, INSURGENTS, UNDERGROUND, Faction, Piece, SpaceId
from core.adp.rules.activity import anywhere, next_space, pick, prudent
from core.adp.rules.execution import Execution, Special, Terms
from core.adp.rules.islamabad import shift_islamabad
from core.kernel import Kind, Reason

MOST_SPACES: Final = 3

NOT_KABUL: Final = Reason("Kabul is never struck from the air", "4.2.3")
NO_TARGET: Final = Reason("no Guerrilla there is Active and no Base without Guerrillas", "4.2.3")


async def air_strike(execution: Execution) -> None:
    """Strike up to three spaces; if one was in Pakistan, Islamabad resents it, once."""
    struck: list[SpaceId] = []
    while space := await next_space(
        execution,
        struck,
        why_not_air_strike_in,
        ask="air-strike.space",
        rule="4.2.3",
        most=MOST_SPACES,
        then=lambda s: (
            struck_in(execution.board, s, f)
            for f in targets_in(execution.board, execution.terms, s)
        ),
    ):
        await air_strike_in(execution, space)
    if any(space in PAKISTAN for space in struck):
        shift_islamabad(execution.table, 1, "4.2.3")


def why_not_air_strike_in(
    board: Board, faction: Faction, terms: Terms, space: SpaceId
) -> Reason | None:
    """Anywhere but in Kabul, with COIN pieces or without, where something is exposed."""
    if space is SpaceId.KABUL:
        return NOT_KABUL
    here = board.spaces[space]
    for insurgent in INSURGENTS:
        if exposed(here, insurgent, terms):
            return None
    return NO_TARGET


def exposed(here: Space, faction: Faction, terms: Terms) -> bool:
    """Whether a Faction could lose an Active Guerrilla, or for want of any Guerrilla a Base."""
    if ACTIVE_IN[faction](here):
        return True
    if UNDERGROUND_IN[faction](here):
        return terms.underground_too
    return bool(BASES_IN[faction](here))


def targets_in(board: Board, terms: Terms, space: SpaceId) -> list[Faction]:
    """The Insurgents who have something to lose in a space."""
    here = board.spaces[space]
    return [faction for faction in INSURGENTS if exposed(here, faction, terms)]


async def air_strike_in(execution: Execution, space: SpaceId) -> None:
    """The procedure in one selected space."""
    table = execution.table
    target = await pick(
        execution,
        lambda: prudent(
            execution,
            targets_in(table.board, execution.terms, space),
            lambda faction: (struck_in(table.board, space, faction),),
        ),
        ask="air-strike.target",
        rule="4.2.3",
        kind=Kind.FACTION,
        about=(space,),
    )
    await strike(execution, space, Faction(target))


async def strike(execution: Execution, space: SpaceId, target: Faction) -> None:
    """Remove an Active Guerrilla, an Underground one where they are exposed too, or a Base."""
    table, here = execution.table, execution.board.spaces[space]
    if not (execution.terms.underground_too and UNDERGROUND_IN[target](here)):
        table.emit(loss_in(table.board, space, target))
        return
    guerrillas = (ACTIVE[target], UNDERGROUND[target])
    word = await pick(
        execution,
        lambda: guerrillas if ACTIVE_IN[target](here) else guerrillas[1:],
        ask="air-strike.piece",
        rule="4.2.3",
        kind=Kind.PIECE,
        about=(space,),
    )
    table.emit(Removed(Piece(word), space, 1, rule="4.2.3"))


def loss_in(board: Board, space: SpaceId, target: Faction) -> Removed:
    """What a Faction loses: an Active Guerrilla if there is any, a Base if not."""
    any_active = ACTIVE_IN[target](board.spaces[space])
    return Removed(ACTIVE[target] if any_active else BASE[target], space, 1, rule="4.2.3")


def struck_in(board: Board, space: SpaceId, target: Faction) -> Board:
    """The position after a Faction was hit in a space."""
    return loss_in(board, space, target).on(board)


AIR_STRIKE: Final = Special(
    "air-strike",
    "4.2.3",
    ("patrol", "sweep", "assault"),
    anywhere(why_not_air_strike_in, SPACES, "4.2.3"),
    air_strike,
)
