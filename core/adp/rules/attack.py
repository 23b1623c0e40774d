"""3.3.3 Attack: Insurgents fight in the open."""

from __future__ import annotations

from functools import partial
from typing import Final

from core.adp.atlas import SPACES
from core.adp.board import ACTIVE_IN, UNDERGROUND_IN, Board, Forces
from core.adp.facts import Activated
from core.adp.ids import (
    TALIBAN,
    UNDERGROUND,
    WARLORDS,
    Faction,
    Piece,
    SpaceId,
)
from core.adp.rules.execution import (
    CANNOT_PAY,
    Definition,
    Execution,
    Terms,
    can_pay,
    somewhere,
)
from core.adp.rules.removal import first_rank, remove_pieces
from core.kernel import Reason

ATTACK_COST: Final = 1
MOST_REMOVED: Final = 2
CAPTURES_GOODS: Final = 1
"""The roll that brings a Guerrilla."""

NO_GUERRILLA: Final = Reason("it needs a Guerrilla", "3.3.3")
NO_ENEMY: Final = Reason("no enemy is there", "3.3.3")

COIN_RANKS: Final = (
    (Piece.GOVERNMENT_TROOPS, Piece.GOVERNMENT_POLICE),
    (Piece.COALITION_TROOPS,),
    (Piece.COALITION_BASE, Piece.GOVERNMENT_BASE),
)
"""Government cubes shield those of the Coalition, and all cubes all Bases."""

INSURGENT_RANKS: Final = {
    TALIBAN: ((Piece.TALIBAN_UNDERGROUND, Piece.TALIBAN_ACTIVE), (Piece.TALIBAN_BASE,)),
    WARLORDS: ((Piece.WARLORD_UNDERGROUND, Piece.WARLORD_ACTIVE), (Piece.WARLORD_BASE,)),
}
"""Guerrillas shield the Bases of their own Faction."""

_RIVAL_RANKS: Final = {TALIBAN: INSURGENT_RANKS[WARLORDS], WARLORDS: INSURGENT_RANKS[TALIBAN]}


async def attack(execution: Execution) -> None:
    """Select any number of spaces; in each come into the open and roll."""
    while space := await execution.select(why_not_attack_in, ask="attack.space", rule="3.3.3"):
        execution.pay(ATTACK_COST, "3.3.3")
        await attack_in(execution, space)


def why_not_attack_in(
    board: Board, faction: Faction, terms: Terms, space: SpaceId
) -> Reason | None:
    """Where a Guerrilla and an enemy are, also on a LoC."""
    here = board.spaces[space]
    if not (UNDERGROUND_IN[faction](here) or ACTIVE_IN[faction](here)):
        return NO_GUERRILLA
    if not (here.coin or (here.warlords if faction is TALIBAN else here.taliban)):
        return NO_ENEMY
    return None if can_pay(board, faction, terms, ATTACK_COST) else CANNOT_PAY


async def attack_in(execution: Execution, space: SpaceId) -> None:
    """The procedure in one selected space."""
    table, faction = execution.table, execution.faction
    if hidden := UNDERGROUND_IN[faction](table.board.spaces[space]):
        table.emit(Activated(faction, space, hidden, rule="3.3.3"))
    roll = await table.roll(ask="attack.roll", rule="3.3.3", about=(space,))
    if roll <= ACTIVE_IN[faction](table.board.spaces[space]):
        await remove_enemies(execution, space, "3.3.3")
    if roll == CAPTURES_GOODS:
        table.place(UNDERGROUND[faction], space, 1, "3.3.3")


async def remove_enemies(execution: Execution, space: SpaceId, rule: str) -> None:
    """Remove up to 2 enemy pieces; those of the Coalition are Casualties."""
    await remove_pieces(
        execution,
        space,
        partial(exposed_to, execution.faction),
        MOST_REMOVED,
        must=False,
        ask="attack.remove",
        rule=rule,
    )


def exposed_to(faction: Faction, here: Forces) -> tuple[Piece, ...]:
    """The enemy pieces in a space that nothing shields from an Attack."""
    return first_rank(here, COIN_RANKS) + first_rank(here, _RIVAL_RANKS[faction])


ATTACK: Final = Definition("attack", "3.3.3", somewhere(why_not_attack_in, SPACES, "3.3.3"), attack)
