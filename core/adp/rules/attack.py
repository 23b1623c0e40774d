"""3.3.3 Attack: Insurgents turn Active and roll to remove enemies."""

from __future__ import annotations

from functools import partial
from typing import Final

from core.adp.model.atlas import SPACES
from core.adp.model.board import ACTIVE_IN, UNDERGROUND_IN, Board, Forces
from core.adp.model.facts import Activated, Removed
from core.adp.model.ids import (
    ACTIVE,
    COALITION,
    OWNER,
    TALIBAN,
    UNDERGROUND,
    WARLORDS,
    Faction,
    Piece,
    SpaceId,
)
from core.adp.model.lasting import SHADED, SUICIDE_BOMBERS, UNSHADED, US_TALIBAN_TALKS, in_force
from core.adp.rules.operations import CANNOT_PAY, Execution, Operation, Terms, can_pay, somewhere
from core.adp.rules.parts.removal import first_rank, remove_pieces
from core.kernel import Reason

ATTACK_COST: Final = 1
MOST_REMOVED: Final = 2
CAPTURES_GOODS: Final = 1
"""The roll that places a Guerrilla."""

NO_GUERRILLA: Final = Reason("attack.no-guerrilla", "3.3.3")
NO_ENEMY: Final = Reason("attack.no-enemy", "3.3.3")

SACRIFICE: Final = "sacrifice"
MISS: Final = "miss"

CUBE_RANKS: Final = (
    (Piece.GOVERNMENT_TROOPS, Piece.GOVERNMENT_POLICE),
    (Piece.COALITION_TROOPS,),
)
COIN_RANKS: Final = (*CUBE_RANKS, (Piece.COALITION_BASE, Piece.GOVERNMENT_BASE))
"""Government cubes shield Coalition cubes, and all cubes shield all Bases."""

INSURGENT_RANKS: Final = {
    TALIBAN: ((Piece.TALIBAN_UNDERGROUND, Piece.TALIBAN_ACTIVE), (Piece.TALIBAN_BASE,)),
    WARLORDS: ((Piece.WARLORD_UNDERGROUND, Piece.WARLORD_ACTIVE), (Piece.WARLORD_BASE,)),
}
"""Guerrillas shield the Bases of their own Faction."""

_RIVAL_RANKS: Final = {TALIBAN: INSURGENT_RANKS[WARLORDS], WARLORDS: INSURGENT_RANKS[TALIBAN]}


async def attack(execution: Execution) -> None:
    """Select any number of spaces; in each, turn Active and roll."""
    bomber = has_bomber(execution.board, execution.faction)
    while space := await execution.select(why_not_attack_in, ask="attack.space", rule="3.3.3"):
        execution.pay(ATTACK_COST, "3.3.3")
        struck = await attack_in(execution, space, bomber=bomber)
        bomber = bomber and not struck


def why_not_attack_in(
    board: Board, faction: Faction, terms: Terms, space: SpaceId
) -> Reason | None:
    """Why there is no Attack in a space: it needs a Guerrilla and an enemy; a LoC is allowed."""
    here = board.spaces[space]
    if not (UNDERGROUND_IN[faction](here) or ACTIVE_IN[faction](here)):
        return NO_GUERRILLA
    if not (here.coin or (here.warlords if faction is TALIBAN else here.taliban)):
        return NO_ENEMY
    return None if can_pay(board, faction, terms, ATTACK_COST) else CANNOT_PAY


async def attack_in(execution: Execution, space: SpaceId, *, bomber: bool) -> bool:
    """Resolve one selected space; return whether a bomber was used."""
    table, faction = execution.table, execution.faction
    if hidden := UNDERGROUND_IN[faction](table.board.spaces[space]):
        table.emit(Activated(faction, space, hidden, rule="3.3.3"))
    roll = await table.roll(ask="attack.roll", rule="3.3.3", about=(space,))
    hit = succeeds(table.board, faction, space, roll)
    bombed = not hit and bomber and await send_bomber(execution, space)
    if hit or bombed:
        await remove_enemies(execution, space, "3.3.3")
    if roll == CAPTURES_GOODS and wins_recruits(table.board, faction):
        table.place(UNDERGROUND[faction], space, 1, "3.3.3")
    return bombed


def succeeds(board: Board, faction: Faction, space: SpaceId, roll: int) -> bool:
    """An Attack succeeds if the roll is at most the number of Active attackers in the space."""
    return roll <= ACTIVE_IN[faction](board.spaces[space])


def has_bomber(board: Board, faction: Faction) -> bool:
    """Card 33, shaded: Whether a Guerrilla can rescue one failed Attack of an Operation."""
    return faction is TALIBAN and in_force(board, SUICIDE_BOMBERS, SHADED)


async def send_bomber(execution: Execution, space: SpaceId) -> bool:
    """Card 33, shaded: Ask whether to remove a Guerrilla to make an Attack succeed."""
    table, faction = execution.table, execution.faction

    def ways() -> tuple[str, ...]:
        here = table.board.spaces[space]
        worth_it = ACTIVE_IN[faction](here) and exposed_to(faction, table.board, here)
        return (SACRIFICE, MISS) if worth_it else (MISS,)

    word = await table.ask(
        faction, ways, ask="attack.bomber", rule="card 33", about=(space,), idle=MISS
    )
    if word == MISS:
        return False
    table.emit(Removed(ACTIVE[faction], space, 1, rule="card 33"))
    return True


def wins_recruits(board: Board, faction: Faction) -> bool:
    """Whether Attack or Ambush may place a Guerrilla: not for the Taliban by card 33, unshaded."""
    return not (faction is TALIBAN and in_force(board, SUICIDE_BOMBERS, UNSHADED))


async def remove_enemies(execution: Execution, space: SpaceId, rule: str) -> None:
    """Remove up to 2 enemy pieces; Coalition pieces become Casualties."""
    await remove_pieces(
        execution,
        space,
        partial(exposed_to, execution.faction, execution.board),
        MOST_REMOVED,
        least=0,
        ask="attack.remove",
        rule=rule,
    )


def exposed_to(faction: Faction, board: Board, here: Forces) -> tuple[Piece, ...]:
    """The enemy pieces in a space that nothing shields from an Attack."""
    coin = spared_by_talks(board, faction, first_rank(here, COIN_RANKS))
    return coin + first_rank(here, _RIVAL_RANKS[faction])


def spared_by_talks(board: Board, faction: Faction, pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Card 24, unshaded: Leave out Coalition pieces, which still shield others."""
    if faction is TALIBAN and in_force(board, US_TALIBAN_TALKS, UNSHADED):
        return tuple(piece for piece in pieces if OWNER[piece] is not COALITION)
    return pieces


ATTACK: Final = Operation("attack", "3.3.3", somewhere(why_not_attack_in, SPACES, "3.3.3"), attack)
