"""How a game is won and lost, before the end and at the end, with the figures."""

from __future__ import annotations

from typing import Final

NOBODY: Final = "Nobody"

# Beforehand


def what_counts(last: int) -> str:
    """Return when the game ends and who wins then."""
    return (
        f"A margin above 0 in a Victory Phase ends the game (7.1); after Round {last} the highest"
        " margin wins (7.3)."
    )


def what_counts_alone(first: int, last: int) -> str:
    """Return the same for a lone player."""
    return (
        f"Solo (8.9): lost in the Victory Phase of Round {first} or later if a margin is above"
        f" yours; won after Round {last} if yours is above all others."
    )


def how_it_stands(coming: int, last: int, against: str) -> str:
    """Return how a lone player stands against the others."""
    return f"Next is Round {coming} of {last}: {against}."


def against(own: int, best: str, margin: int) -> str:
    """Return your margin and the best of the others."""
    return f"you {own:+}, best other {best} {margin:+}"


def against_short(own: int, best: str, margin: int) -> str:
    """Return the same in fewer words."""
    return f"you {own:+}, {best} {margin:+}"


# In the footer, where 80 cells are all there is


def last_round(against: str) -> str:
    """Return the effect of the last Round on a lone player."""
    return f"last Round next: won if above all other margins (8.9): {against}"


def not_checked(first: int) -> str:
    """Return the note that the next Round has no check for a lone player."""
    return f"Propaganda next: one player is not checked before Round {first} (8.9)"


def next_round(against: str) -> str:
    """Return the effect of the next Round on a lone player."""
    return f"Propaganda next: lost if a margin is above yours (8.9): {against}"


# At the end


def won(winners: str, what_became: str) -> str:
    """Return who won, and what became of Afghanistan."""
    return f"{winners} won: {what_became}"


def figure(name: str, margin: int) -> str:
    """Return the margin of a Faction."""
    return f"{name} {margin:+}"


def in_round(number: int, last: int) -> str:
    """Return the Round in which the game ended."""
    return f"Round {number} of {last}"


def lost_alone(in_round: str, against: str, rule: str) -> str:
    """Return the check that a lone player lost."""
    return f"In {in_round} another margin was above yours: {against} (rule {rule})."


def judged_alone(in_round: str, against: str, rule: str) -> str:
    """Return the final result of a lone player."""
    return (
        f"After {in_round}, the last, only a margin above all others wins: {against} (rule {rule})."
    )


def passed_check(in_round: str, figures: str, rule: str) -> str:
    """Return the check at which a Faction won."""
    return f"In {in_round} the victory check was passed: {figures} (rule {rule})."


def judged(in_round: str, figures: str, rule: str) -> str:
    """Return the final margins."""
    return f"After {in_round}, the last, the highest margin wins: {figures} (rule {rule})."
