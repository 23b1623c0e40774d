"""A question as people see it: without the bots' dice, in a helpful order."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from core.adp.bots.mind import ROLL, ROLL_SPACES
from core.adp.events.by_hand.free import ANYWHERE, GO
from core.adp.model.board import BASES_IN, UNDERGROUND_IN, Board, Space
from core.adp.model.ids import COIN, FACTIONS, PIECES, Faction, Piece, SpaceId
from core.kernel import Decision, Kind

_OWN_DIE: Final = "surge.die"
"""4.2.1: The question that a player may answer with a roll."""

_SEEKS_HIDDEN: Final = ("sweep.space",)
"""Questions about finding Guerrillas: spaces with Underground ones come first."""

_MOST_FIRST: Final = {"rally.action": "place-many"}
"""Answers that gain more than the one that the rules list first."""

_LEAST: Final = ("give.amount", "remove-own.count", "by-hand.count")
"""Numbers that should not be large by mistake."""

_BEFORE_SPACES: Final = (ANYWHERE, GO)
"""The usual choices where a text may name spaces, or has named them."""

AS_IT_IS: Final = {
    "surge.troops": Piece.COALITION_TROOPS,
    "surge.bases": Piece.COALITION_BASE,
}
"""Questions about how many pieces should be in a space: the current number changes nothing."""


def as_shown(decision: Decision, board: Board) -> Decision:
    """Return a question without the bots' answers, with the most likely choices first."""
    return _in_order(without_dice(decision), board)


def without_dice(decision: Decision) -> Decision:
    """Return a question for a person who takes over from a bot: only bots roll these dice."""
    bots = (ROLL_SPACES,) if decision.ask == _OWN_DIE else (ROLL, ROLL_SPACES)
    words = tuple(word for word in decision.options if word not in bots)
    return decision if words == decision.options else replace(decision, options=words)


def first_number(decision: Decision, board: Board) -> str | None:
    """Return the number on which the cursor begins; None for the largest."""
    if decision.ask in _LEAST:
        return decision.options[0]
    return standing_number(decision, board)


def standing_number(decision: Decision, board: Board) -> str | None:
    """Return the number that leaves a space as it is; None if there is none."""
    if (piece := AS_IT_IS.get(decision.ask)) is None:
        return None
    now = str(board.spaces[SpaceId(decision.about[0])].count(piece))
    return now if now in decision.options else None


def _in_order(decision: Decision, board: Board) -> Decision:
    """Return the spaces ordered by their contents, and otherwise as the rules list them."""
    if (most := _MOST_FIRST.get(decision.ask)) in decision.options:
        others = [word for word in decision.options if word != most]
        return replace(decision, options=(most, *others))
    if decision.kind is not Kind.PLACE or decision.by not in FACTIONS:
        return decision
    by = Faction(str(decision.by))
    spaces = [word for word in decision.options if word in board.spaces]
    others = [word for word in decision.options if word not in board.spaces]
    seeking = decision.ask in _SEEKS_HIDDEN

    def place(word: str) -> tuple[bool, int]:
        here = board.spaces[SpaceId(word)]
        return seeking and not _hides_enemies(here, by), _rank(here, by)

    first = [word for word in others if word in _BEFORE_SPACES]
    last = [word for word in others if word not in _BEFORE_SPACES]
    return replace(decision, options=(*first, *sorted(spaces, key=place), *last))


def _rank(here: Space, by: Faction) -> int:
    """Return the rank of a space: Bases of the side, its pieces, others' pieces, nothing."""
    if any(BASES_IN[faction](here) for faction in _side(by)):
        return 0
    if any(here.count(piece) for faction in _side(by) for piece in PIECES[faction]):
        return 1
    return 2 if any(here.count(piece) for piece in Piece) else 3


def _hides_enemies(here: Space, by: Faction) -> bool:
    return any(UNDERGROUND_IN[f](here) for f in UNDERGROUND_IN if f not in _side(by))


def _side(by: Faction) -> tuple[Faction, ...]:
    return COIN if by in COIN else (by,)
