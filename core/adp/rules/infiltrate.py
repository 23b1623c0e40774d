"""4.4.2 Infiltrate: Underground Taliban remove or replace Government and Warlord pieces."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from core.adp.model.atlas import AREAS, SPACES
from core.adp.model.board import Board, Forces
from core.adp.model.facts import changed
from core.adp.model.ids import GOVERNMENT, OWNER, WARLORDS, Faction, Piece, SpaceId, Track
from core.adp.model.lasting import ID_CARDS, SHADED, UNSHADED, in_force
from core.adp.rules.attack import INSURGENT_RANKS
from core.adp.rules.operations import FULL, Execution, Operation, Special, Terms, possible_there
from core.adp.rules.parts.removal import first_rank, remove_pieces
from core.adp.rules.special_activities import anywhere, next_space
from core.kernel import Reason


class InfiltrateAction(StrEnum):
    """What Infiltrate does with the pieces."""

    REMOVE = "remove"
    REPLACE = "replace"


REMOVED: Final = {InfiltrateAction.REMOVE: 2, InfiltrateAction.REPLACE: 1}

NO_ONE_UNDERGROUND: Final = Reason("no-underground-guerrilla", "4.4.2")
NOBODY_TO_TURN: Final = Reason("infiltrate.nobody-to-turn", "4.4.2")
POLICE_CHECK_IDS: Final = Reason("infiltrate.id-cards", "card 46")

GOVERNMENT_RANKS: Final = (
    (Piece.GOVERNMENT_TROOPS, Piece.GOVERNMENT_POLICE),
    (Piece.GOVERNMENT_BASE,),
)
"""Coalition Troops do not shield Government Bases here."""


async def infiltrate(execution: Execution) -> None:
    """Select spaces; in each, remove 2 pieces or replace 1 with a Guerrilla."""
    chosen: list[SpaceId] = []
    while space := await next_space(
        execution,
        chosen,
        why_not_infiltrate_in,
        ask="infiltrate.space",
        rule="4.4.2",
        most=most_spaces(execution.board),
    ):
        await infiltrate_in(execution, space)


def most_spaces(board: Board) -> int:
    """1 space; 2 by card 46, shaded."""
    return 2 if in_force(board, ID_CARDS, SHADED) else 1


def why_not_infiltrate_in(
    board: Board, faction: Faction, terms: Terms, space: SpaceId
) -> Reason | None:
    """Why a space cannot be Infiltrated: it needs an Underground Guerrilla and a target."""
    here = board.spaces[space]
    if not here.taliban_underground:
        return NO_ONE_UNDERGROUND
    if not (here.warlords or here.government_cubes or here.government_bases):
        return NOBODY_TO_TURN
    if here.government_police and in_force(board, ID_CARDS, UNSHADED):
        return POLICE_CHECK_IDS
    return None


async def infiltrate_in(execution: Execution, space: SpaceId) -> None:
    """Resolve a selected space; the Guerrilla stays Underground (ruling A-29)."""
    table = execution.table
    word = await table.ask(
        execution.faction,
        lambda: tuple(InfiltrateAction),
        ask="infiltrate.action",
        rule="4.4.2",
        about=(space,),
    )
    action = InfiltrateAction(word)
    turned = await remove_pieces(
        execution,
        space,
        exposed_to_infiltration,
        REMOVED[action],
        least=REMOVED[action],
        ask="infiltrate.piece",
        rule="4.4.2",
    )
    table.lose(Track.PATRONAGE, sum(OWNER[piece] is GOVERNMENT for piece in turned), "4.4.2")
    if action is InfiltrateAction.REPLACE:
        table.place(Piece.TALIBAN_UNDERGROUND, space, 1, "4.4.2")


def exposed_to_infiltration(here: Forces) -> tuple[Piece, ...]:
    """Government and Warlord pieces; Bases only if no other piece of their Faction is there."""
    return first_rank(here, GOVERNMENT_RANKS) + first_rank(here, INSURGENT_RANKS[WARLORDS])


def enables(board: Board, faction: Faction, operation: Operation) -> bool:
    """4.1: Whether it makes a Rally possible by making room for a Base."""
    return any(
        possible_there(operation, then, faction, space)
        for space in AREAS
        if not board.room_for_bases(space)
        and why_not_infiltrate_in(board, faction, FULL, space) is None
        for then in _without_a_base(board, space)
    )


def _without_a_base(board: Board, space: SpaceId) -> Iterator[Board]:
    """Yield the positions without a Base in the space and without the piece that shields it."""
    for screen, (base,) in (GOVERNMENT_RANKS, INSURGENT_RANKS[WARLORDS]):
        here = board.spaces[space]
        shields = [piece for piece in screen for _ in range(here.count(piece))]
        if here.count(base) and len(shields) < REMOVED[InfiltrateAction.REMOVE]:
            for piece in (*shields, base):
                here = changed(here, piece, -1)
            yield board.with_space(space, here)


INFILTRATE: Final = Special(
    "infiltrate",
    "4.4.2",
    ("rally", "march"),
    anywhere(why_not_infiltrate_in, SPACES, "4.4.2"),
    infiltrate,
    enables,
)
