"""Succession: who acts after a turn, and what they could do, according to the rules."""

from __future__ import annotations

from typing import Final, NamedTuple

from adp_tui.games.adp.texts import succession as texts
from adp_tui.games.adp.texts.names import LETTER
from adp_tui.games.adp.texts.panes import DEEDS
from adp_tui.presenter.ahead import Following
from adp_tui.texts.words import any_of, listed
from core.adp.model.board import Board
from core.adp.model.facts import TurnEnded
from core.adp.model.ids import FACTIONS, Deed, Faction
from core.adp.rules.sequence import EVENT, FULL, PASS, allowed_deeds, next_to_act
from core.kernel import Decision

TURN: Final = ("turn", "2.3.4")


class EligiblePlace(NamedTuple):
    """A Faction's place on a card: 1st or 2nd Eligible, and what it may do besides Passing."""

    faction: Faction
    rank: int
    deeds: tuple[Deed, ...]


def place(board: Board) -> EligiblePlace | None:
    """Return who acts next; None if no Faction does on this card."""
    faction = next_to_act(board)
    if faction is None:
        return None
    executed = sum(act.deed is not Deed.PASS for act in board.acted)
    return EligiblePlace(faction, executed + 1, allowed_deeds(board, faction))


def is_turn(decision: Decision, board: Board) -> bool:
    """Whether a Faction is asked how to use its own turn."""
    if (decision.ask, decision.rule) != TURN or decision.by not in FACTIONS:
        return False
    return board.card is not None and next_to_act(board) == decision.by


def standing(decision: Decision, board: Board) -> str:
    """Return the place of a Faction that is asked how to use its turn; otherwise blank."""
    mine = place(board) if is_turn(decision, board) else None
    if mine is None:
        return ""
    deeds = listed(texts.OWN[deed] for deed in mine.deeds if deed in texts.OWN)
    return texts.mine(texts.RANKS[mine.rank], deeds)


def is_limited(decision: Decision, board: Board) -> bool:
    """Whether an Operation of this turn would be a Limited one (2.3.5)."""
    mine = place(board) if is_turn(decision, board) else None
    return mine is not None and Deed.LIMITED in mine.deeds


def following(decision: Decision, board: Board, word: str) -> Following | None:
    """Return who acts after a turn used like this, and what they may do; otherwise None."""
    mine = place(board) if is_turn(decision, board) else None
    if mine is None:
        return None
    after = [place(TurnEnded(mine.faction, d, rule="2.3.4").on(board)) for d in _deeds(mine, word)]
    if (first := after[0]) is None:
        return Following(texts.NOBODY, texts.NOBODY_SHORT)
    others = (one for one in after[1:] if one is not None)
    more = tuple(deed for one in others for deed in one.deeds if deed not in first.deeds)
    return Following(_next_turn(first, more), _next_turn_short(first, more))


def _next_turn(first: EligiblePlace, more: tuple[Deed, ...]) -> str:
    """Return who acts next, and what they may do; some of it only after a Special Activity."""
    letter, rank = LETTER[first.faction], texts.RANKS[first.rank]
    if more:
        return texts.theirs_and_more(letter, rank, _open(first.deeds), _open(more))
    return texts.theirs(letter, rank, _open(first.deeds))


def _next_turn_short(first: EligiblePlace, more: tuple[Deed, ...]) -> str:
    named = (deed for deed in (*first.deeds, *more) if deed is not Deed.OPERATION_AND_SPECIAL)
    return texts.theirs_short(LETTER[first.faction], " ".join(DEEDS[deed] for deed in named))


def _open(deeds: tuple[Deed, ...]) -> str:
    """Return what another Faction may do."""
    return any_of(words for deed, words in texts.OTHERS.items() if deed in deeds) or texts.NOTHING


def _deeds(mine: EligiblePlace, word: str) -> tuple[Deed, ...]:
    """Return what a word of the menu could become: an Operation with or without more."""
    if word == PASS:
        return (Deed.PASS,)
    if word == EVENT:
        return (Deed.EVENT,)
    return (Deed.LIMITED,) if Deed.LIMITED in mine.deeds else FULL
