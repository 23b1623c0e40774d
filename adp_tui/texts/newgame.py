"""The words of the form of a new game."""

from __future__ import annotations

from typing import Final

from adp_tui.texts.words import counted

HEADING: Final = "New game"
PLAY_AS_SHOWN: Final = "Enter, Enter: play as shown here"
GAME: Final = "Game"
SCENARIO: Final = "Scenario"
SEATS: Final = "Seats"
NAME: Final = "Name"
SEED: Final = "Seed"
NO_SEED: Final = "none"
RANDOM_SEED: Final = "random"
HUMAN, BOT = "human", "bot"
ENTER: Final = "Enter"
SEVERAL: Final = "with several players no seed is kept: nobody may read the dice from the file"
ABOUT_NAME: Final = "Type a name, or leave the one that is there."
ABOUT_GAME: Final = "Left and Right choose another game."
NO_BOTS: Final = "there are no bots for this game: people play all sides"
ALL_PEOPLE: Final = "People only"
WATCH: Final = "Watch the bots"
MIXED: Final = "a mixture"
MIXED_SEATS: Final = "mixed"
"""What a game with other seats than those of the list is called."""


def solo(side: str) -> str:
    """Return that one person plays a side, and bots the others."""
    return f"Solo {side}"


def options(more: int) -> str:
    """Return the heading of the options, and how many are not in sight."""
    return f"Options{f'   {more} more: Up, Down' if more else ''}"


def sets_options(number: int) -> str:
    """Return what choosing an edition does."""
    return f"sets {number} of the options at once"


def about_option(what: str, rule: str) -> str:
    """Return what an option does, and by which rule."""
    return f"{what}. Rule {rule}; R reads it."


def play(game: str, players: int, bots: int) -> str:
    """Return what Enter begins."""
    ending = f" and {counted(bots, 'bot')}" if bots else ", all at this keyboard"
    return f"Play: {game}, {counted(players, 'player')}{ending}"


def not_like_this(problem: str) -> str:
    """Return why there can be no such game."""
    return f"Not like this: {problem}"
