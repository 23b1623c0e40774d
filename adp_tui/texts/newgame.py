"""The words of the new game form."""

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
"""The name for seats that are not in the list."""


def solo(side: str) -> str:
    """Return the seats of a solo game."""
    return f"Solo {side}"


OPTIONS: Final = "Options"


def more_options(number: int, up: str, down: str) -> str:
    """Return the number of hidden options and the keys that scroll to them."""
    return f"{number} more: {up}, {down}"


def play_as_shown(enter: str) -> str:
    """Return the key that starts the default game when pressed twice."""
    return f"{enter}, {enter}: play as shown here"


def about_game(left: str, right: str) -> str:
    """Return which keys choose another game."""
    return f"{left} and {right} choose another game."


def sets_options(number: int) -> str:
    """Return the effect of choosing an edition."""
    return f"sets {number} of the options at once"


def about_option(what: str, rule: str, key: str) -> str:
    """Return the effect of an option, its rule, and the key that shows the rule."""
    return f"{what}. Rule {rule}; {key} shows it."


def play(game: str, players: int, bots: int) -> str:
    """Return the game that Enter starts."""
    ending = f" and {counted(bots, 'bot')}" if bots else ", all at this keyboard"
    return f"Play: {game}, {counted(players, 'player')}{ending}"


def cannot_be_played(problem: str) -> str:
    """Return why these choices cannot be played."""
    return f"This cannot be played: {problem}"
