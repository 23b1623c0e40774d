"""The words of the form of a new game."""

from __future__ import annotations

from typing import Final

from adp_tui.texts.words import counted

HEADING: Final = "New game"
GAME: Final = "Game"
SCENARIO: Final = "Scenario"
SEATS: Final = "Seats"
NAME: Final = "Name"
SEED: Final = "Seed"
NO_SEED: Final = "none"
RANDOM_SEED: Final = "random"
HUMAN, BOT = "human", "bot"
SEVERAL: Final = "no seed with several players: they could read future dice in the file"
ABOUT_NAME: Final = "Type a name, or keep this one."
NO_BOTS: Final = "there are no bots for this game: players play all sides"
ALL_PEOPLE: Final = "People only"
WATCH: Final = "Watch the bots"
MIXED: Final = "a mixture"
MIXED_SEATS: Final = "mixed"
"""What a game with other seats than those of the list is called."""


def solo(side: str) -> str:
    """Return that one person plays a side, and bots the others."""
    return f"Solo {side}"


OPTIONS: Final = "Options"


def more_options(number: int, up: str, down: str) -> str:
    """Return how many options are not in sight, and which keys lead there."""
    return f"{number} more: {up}, {down}"


def play_as_shown(enter: str) -> str:
    """Return which key, pressed twice, begins the usual game."""
    return f"{enter}, {enter}: play as shown here"


def about_game(left: str, right: str) -> str:
    """Return which keys choose another game."""
    return f"{left} and {right} choose another game."


def sets_options(number: int) -> str:
    """Return what choosing an edition does."""
    return f"sets {number} of the options at once"


def about_option(what: str, rule: str, key: str) -> str:
    """Return what an option does, by which rule, and the key that reads it."""
    return f"{what}. Rule {rule}; {key} shows it."


def play(game: str, players: int, bots: int) -> str:
    """Return what Enter begins."""
    ending = f" and {counted(bots, 'bot')}" if bots else ", all at this keyboard"
    return f"Play: {game}, {counted(players, 'player')}{ending}"


def cannot_be_played(problem: str) -> str:
    """Return why there can be no such game."""
    return f"This cannot be played: {problem}"
