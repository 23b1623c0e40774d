"""How a game is won and lost, with the figures, during the game and at the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from adp_tui.games.adp.texts import victory as texts
from adp_tui.games.adp.texts.names import called, epilogue
from adp_tui.texts.words import all_of, listed
from core.adp.model.board import Board, Result
from core.adp.model.ids import FACTIONS, PROPAGANDA, Faction
from core.adp.model.totals import margins
from core.adp.rules.victory import lone_player

SOLO_RULE: Final = "8.9"
_FIRST_CHECK: Final = 2
"""8.9: the first Round in which a lone player is checked, by the 2nd printing."""


def ending_rule(board: Board, result: Result) -> str:
    """Return the rule by which a game ended; a lone player has a separate rule."""
    return result.rule if lone_player(board) is None else SOLO_RULE


# During the game


def what_counts(board: Board) -> str:
    """Return when the game ends and what decides it."""
    last = board.propaganda_total
    if lone_player(board) is None:
        return texts.what_counts(last)
    return texts.what_counts_alone(_first_check(board), last)


def how_it_stands(board: Board) -> str:
    """Return how a lone player compares to the others; blank in other games."""
    player = lone_player(board)
    if player is None or board.is_final_propaganda:
        return ""
    coming, now = board.propaganda_played + 1, margins(board)
    against = texts.against(*_margins_compared(now, player))
    return texts.how_it_stands(coming, board.propaganda_total, against)


def warning(board: Board) -> str:
    """Return what the next Propaganda card decides for a lone player; otherwise blank."""
    player = lone_player(board)
    if player is None or board.next_card != PROPAGANDA:
        return ""
    coming = board.propaganda_played + 1
    against = texts.against_short(*_margins_compared(margins(board), player))
    if coming == board.propaganda_total:
        return texts.last_round(against)
    if coming < _first_check(board):
        return texts.not_checked(_FIRST_CHECK)
    return texts.next_round(against)


def _first_check(board: Board) -> int:
    return 1 if board.options.solo_check_first_round else _FIRST_CHECK


def _margins_compared(now: Mapping[Faction, int], player: Faction) -> tuple[int, str, int]:
    """Return a player's margin, and the best margin of the others with its Faction."""
    best = max((f for f in FACTIONS if f is not player), key=lambda f: now.get(f, 0))
    return now.get(player, 0), called(best), now.get(best, 0)


# At the end


def how_it_ended(board: Board, result: Result) -> tuple[str, str]:
    """Return who won by which figures, and why the game ended then."""
    winners = all_of(called(winner) for winner in result.winners) or texts.NOBODY
    return texts.won(winners, epilogue(result.epilogue)), _why(board, result)


def _why(board: Board, result: Result) -> str:
    """Return what ended the game."""
    rule, now = ending_rule(board, result), result.margins
    in_round = texts.in_round(board.propaganda_played, board.propaganda_total)
    if (player := lone_player(board)) is not None:
        against = texts.against(*_margins_compared(now, player))
        if result.reason == "solo":
            return texts.lost_alone(in_round, against, rule)
        return texts.judged_alone(in_round, against, rule)
    figures = listed(texts.figure(called(w), now.get(Faction(w), 0)) for w in result.winners)
    if result.reason == "check":
        return texts.passed_check(in_round, figures, rule)
    return texts.judged(in_round, figures, rule)
