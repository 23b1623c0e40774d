"""1.4.1 Removal: the executing Faction chooses enemy pieces that are not shielded, one by one.

It need not target any Faction. But once it removes a piece of a Faction, it must continue as long
as another piece of that Faction is within reach (ruling A-21).
"""

from __future__ import annotations

from collections.abc import Callable

from core.adp.model.board import COUNT, Forces
from core.adp.model.facts import Fell, Removed
from core.adp.model.ids import COALITION, DONE, OWNER, Piece, SpaceId, ThingKind
from core.adp.rules.operations import Execution
from core.adp.rules.table import AdpTable
from core.kernel import Reason

Exposed = Callable[[Forces], tuple[Piece, ...]]
"""The kinds of pieces that can be removed next."""

Ranks = tuple[tuple[Piece, ...], ...]
"""Kinds of pieces by rank: each rank shields those after it."""


async def remove_pieces(
    execution: Execution,
    space: SpaceId,
    exposed: Exposed,
    most: int,
    *,
    least: int,
    ask: str,
    rule: str,
) -> tuple[Piece, ...]:
    """Remove between `least` and `most` pieces, or as many as possible; return which."""
    table = execution.table
    taken: list[Piece] = []

    def options() -> tuple[str, ...]:
        pieces = exposed(table.board.spaces[space])
        targeted = [OWNER[piece] for piece in taken]
        too_few = bool(pieces) and len(taken) < least
        bound = too_few or any(OWNER[piece] in targeted for piece in pieces)
        return pieces if bound else (*pieces, DONE)

    def why_not(word: str) -> Reason | None:
        if word == DONE:
            if len(taken) < least:
                return Reason("removal.so-many", rule, (str(least),))
            return Reason("removal.targeted", "1.4.1")
        if word not in COUNT:
            return None
        there = COUNT[Piece(word)](table.board.spaces[space])
        return Reason("removal.shielded", rule) if there else Reason("removal.none-there", rule)

    while len(taken) < most:
        word = await table.choose(
            execution.faction,
            options,
            ask=ask,
            rule=rule,
            kind=ThingKind.PIECE,
            about=(space,),
            refuse=why_not,
        )
        if word == DONE:
            break
        piece = Piece(word)
        take_off(table, piece, space, rule)
        taken.append(piece)
    return tuple(taken)


def take_off(table: AdpTable, piece: Piece, space: SpaceId, rule: str) -> None:
    """3.3.3: Coalition pieces become Casualties; all others become Available."""
    fact = Fell if OWNER[piece] is COALITION else Removed
    table.emit(fact(piece, space, 1, rule=rule))


def first_rank(here: Forces, ranks: Ranks) -> tuple[Piece, ...]:
    """The pieces of the first rank that is present; they shield the ranks after it."""
    for rank in ranks:
        if standing := tuple(piece for piece in rank if COUNT[piece](here)):
            return standing
    return ()
