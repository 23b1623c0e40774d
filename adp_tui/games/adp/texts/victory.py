"""How a game is won and lost, said beforehand and at the end, with the figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from adp_tui.games.adp.texts.names import called, epilogue
from core.adp.model.board import Board, Result
from core.adp.model.ids import FACTIONS, PROPAGANDA, Faction
from core.adp.model.totals import margins
from core.adp.rules.victory import lone_player

SOLO_RULE: Final = "8.9"
NOBODY: Final = "Nobody"
AND: Final = " and "
_FIRST_CHECK: Final = 2
"""8.9: the first Round in which a lone player is checked, by the 2nd printing."""


def ending_rule(board: Board, result: Result) -> str:
    """Return the rule by which a game ended; a lone player is judged by a rule of its own."""
    return result.rule if lone_player(board) is None else SOLO_RULE


# Beforehand


def what_counts(board: Board) -> str:
    """Return when the game ends and what decides it."""
    last = board.propaganda_total
    player = lone_player(board)
    if player is None:
        return (
            f"A margin above 0 in a Victory Phase ends the game (7.1); after Round {last} the"
            " highest margin wins (7.3)."
        )
    first = 1 if board.options.solo_check_first_round else _FIRST_CHECK
    return (
        f"Solo (8.9): lost in the Victory Phase of Round {first} or later if a margin is above"
        f" yours; won after Round {last} if yours is above all others."
    )


def how_it_stands(board: Board) -> str:
    """Return how a lone player stands against the others; blank in other games."""
    player = lone_player(board)
    if player is None or board.is_final_propaganda:
        return ""
    best, now = _best_other(margins(board), player), margins(board)
    return (
        f"Next is Round {board.propaganda_played + 1} of {board.propaganda_total}:"
        f" {_against(now, player, best)}."
    )


def warning(board: Board) -> str:
    """Return what the Propaganda card that comes next decides for a lone player; else blank.

    It fits into a footer of 80 cells.
    """
    player = lone_player(board)
    if player is None or board.next_card != PROPAGANDA:
        return ""
    coming, last = board.propaganda_played + 1, board.propaganda_total
    now = margins(board)
    best = _best_other(now, player)
    against = f"you {now[player]:+}, {called(best)} {now[best]:+}"
    if coming == last:
        return f"last Round next: won if above all other margins (8.9): {against}"
    if coming < _FIRST_CHECK and not board.options.solo_check_first_round:
        return f"Propaganda next: one player is not checked before Round {_FIRST_CHECK} (8.9)"
    return f"Propaganda next: lost if a margin is above yours (8.9): {against}"


def _against(now: Mapping[Faction, int], player: Faction, best: Faction) -> str:
    return f"you {now.get(player, 0):+}, best other {called(best)} {now.get(best, 0):+}"


def _best_other(now: Mapping[Faction, int], player: Faction) -> Faction:
    return max((f for f in FACTIONS if f is not player), key=lambda f: now.get(f, 0))


# At the end


def how_it_ended(board: Board, result: Result) -> tuple[str, ...]:
    """Return who won, by what figures, and why just then."""
    won = AND.join(called(winner) for winner in result.winners) or NOBODY
    return f"{won} won: {epilogue(result.epilogue)}", _why(board, result)


def _why(board: Board, result: Result) -> str:
    """Return what ended the game."""
    rule, now = ending_rule(board, result), result.margins
    in_round = f"Round {board.propaganda_played} of {board.propaganda_total}"
    player = lone_player(board)
    if player is not None:
        against = _against(now, player, _best_other(now, player))
        if result.reason == "solo":
            return f"In {in_round} another margin was above yours: {against} (rule {rule})."
        return (
            f"After {in_round}, the last, only a margin above all others wins: {against}"
            f" (rule {rule})."
        )
    figures = ", ".join(f"{called(w)} {now.get(Faction(w), 0):+}" for w in result.winners)
    if result.reason == "check":
        return f"In {in_round} the victory check was passed: {figures} (rule {rule})."
    return f"After {in_round}, the last, the highest margin wins: {figures} (rule {rule})."
