"""8.1.2 Which enemy pieces the Non-player Taliban remove, within the order of their own rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.adp.bots.mind import Mind
from core.adp.model.ids import BASES, GOVERNMENT, OWNER, POLICE, TROOPS, UNDERGROUND, Faction, Piece
from core.kernel import filled, listed

_BY_NAME: Final = {piece.value: piece for piece in Piece}


async def choose_targets(mind: Mind, ask: str, order: Sequence[Faction], rule: str) -> None:
    """Name pieces to remove as long as there is a choice, as many as possible."""
    before: Piece | None = None
    while mind.decision.ask == ask:
        piece = before = next_target(mind.options, order, before)
        names = listed(list(order))
        await mind.say(piece, filled("{0}: in the order {1}; 8.1.2: {2}", rule, names, piece))


def next_target(words: Sequence[str], order: Sequence[Faction], before: Piece | None) -> Piece:
    """Return the piece to remove next: of the first Faction that can be reached.

    Among its pieces Bases go first, Underground before Active Guerrillas, Police and Troops by
    turns.
    """
    pieces = [_BY_NAME[word] for word in words if word in _BY_NAME]
    return min(pieces, key=lambda piece: (order.index(OWNER[piece]), _rank(piece, before)))


def _rank(piece: Piece, before: Piece | None) -> int:
    if piece in BASES:
        return 0
    if piece in UNDERGROUND.values():
        return 1
    first = TROOPS[GOVERNMENT] if before is POLICE else POLICE
    return 1 if piece is first else 2
