"""Hints: a few words after an answer that is not a space, found by trying it on the side."""

from __future__ import annotations

from adp_tui.games.adp.ahead.brings import best, prospect, tally
from adp_tui.games.adp.ahead.eligibility import is_limited
from adp_tui.games.adp.answers import AdpAnswers
from adp_tui.games.adp.own_deck.copy import sides_of, text_of
from adp_tui.games.adp.signs import group, status_text
from adp_tui.games.adp.texts import prospects as texts
from adp_tui.games.adp.texts.map import NO_PIECES
from adp_tui.games.adp.texts.names import card_name
from adp_tui.presenter.ahead import Look, Outlook
from core.adp.model.board import Board
from core.adp.model.ids import FACTIONS, Faction, Side, SpaceId, ThingKind
from core.adp.rules.catalogue import is_of_use
from core.kernel import Decision, Kind


def hint(decision: Decision, word: str, board: Board, look: Look) -> str:
    """Return a few words about an answer; blank if there is nothing to say."""
    if decision.by not in FACTIONS:
        return ""
    by = Faction(str(decision.by))
    if decision.kind is ThingKind.CARD_SIDE:
        return _side(board, word)
    if decision.ask == "turn" and word == "event":
        return "" if board.card is None else card_name(board.card)
    if (seen := look(word)) is None:
        return ""
    if decision.ask == "turn":
        return _turn_hint(by, word, seen, limited=is_limited(decision, board))
    if decision.kind is Kind.COUNT:
        return _afterwards(decision, by, seen)
    return prospect(by, seen)


def _side(board: Board, word: str) -> str:
    """Return the beginning of the text of a card."""
    card = board.card
    if not card or word not in sides_of(board, card):
        return ""
    return text_of(board, card, Side(word)).marked


def _turn_hint(by: Faction, word: str, seen: Outlook, *, limited: bool) -> str:
    """Return in how many spaces an Operation would be useful, or what a Pass earns."""
    if word == "pass":
        return texts.passing(sum(tally(by, seen.before, end).earned for end in seen.ends))
    following = seen.next
    if following is None or following.kind is not Kind.PLACE:
        return ""
    open_to_it = sum(
        space in seen.before.spaces and is_of_use(seen.before, by, word, SpaceId(space))
        for space in AdpAnswers().main_words(following)
    )
    return texts.one_of(open_to_it) if limited else texts.spaces(open_to_it)


def _afterwards(decision: Decision, by: Faction, seen: Outlook) -> str:
    """Return the space that a number is about as it would become: its pieces, or its state."""
    spaces = [SpaceId(word) for word in decision.about if word in seen.before.spaces]
    end = best(by, seen)
    if not spaces or end is None:
        return ""
    old, new = seen.before.spaces[spaces[-1]], end.board.spaces[spaces[-1]]
    changed = [f for f in FACTIONS if group(old, f) != group(new, f)]
    if not changed:
        status = status_text(end.board, spaces[-1])
        return status if status != status_text(seen.before, spaces[-1]) else ""
    return " ".join(filter(None, (group(new, faction) for faction in changed))) or NO_PIECES
