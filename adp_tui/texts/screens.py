"""The words of the title and of the screens around the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from adp_tui.texts.words import counted, listed

ABOUT: Final = {
    "title": "The title",
    "open": "The saved games",
    "new-game": "A new game",
    "table": "The table",
    "rules": "The rules, in our own words",
    "find": "Look at what?",
    "inspect": "A closer look",
    "palette": "Commands and settings",
    "help": "Help",
    "lines": "Lines of play and bookmarks",
    "agree": "May this be taken back?",
    "bad-copy": "Your copy cannot be used",
}
"""The title of each screen."""


def without_copy(instead: str) -> str:
    """Return what to do about a player's copy that cannot be used."""
    return f"Correct it and come back, or play with {instead} this time."


# The title

CONTINUE: Final = "Continue"
OPEN: Final = "Open"
NEW_GAME: Final = ("New game", "scenario, seats, options")
REPLAY: Final = ("Replay", "any game, answer by answer")
LOOK_UP: Final = ("Look up", "rules by number or word")
QUIT: Final = "Quit"

ABOUT_REPLAY: Final = (
    "Step through a game from where play begins, forward and back, with the bots' reasons. "
    "The game itself does not change."
)
ABOUT_QUIT: Final = "Every answer is on disk as soon as it is given: nothing is lost."
OPEN_TO_SEE: Final = "Open it to see the score."


def about_look_up(rules: str) -> str:
    """Return how rules are found, and by which key in a game."""
    return (
        "Every rule in our own words, in numbered statements: find it by number or by any word. "
        f"In a game, {rules} opens the rule that applies."
    )


def and_more(number: int) -> str:
    """Return the number of further entries."""
    return f"and {number} more" if number else ""


# The saved games

NONE_WITH_THAT_NAME: Final = "no saved game has that name"
NONE_YET: Final = "no saved games yet"


def games(number: int) -> str:
    """Return how many games there are."""
    return counted(number, "game")


def games_and_finished(number: int, finished: int) -> str:
    """Return how many games there are, and how many of them are over."""
    return f"{games(number)}, {finished or 'none'} finished"


def not_known_here(game: str) -> str:
    """Return why a save of another game cannot be opened here."""
    return f"unknown game '{game}'"


def played_as_text(title: str, name: str) -> str:
    """Return how to play a saved game that the screen cannot show."""
    return f"only as text: adp play --plain {name} ({title})"


def answers(number: int) -> str:
    """Return the number of answers."""
    return counted(number, "answer")


# Lines of play

NOTHING_IS_LOST: Final = "Playing on from an earlier place makes a new line; nothing is lost."
MAIN_LINE: Final = "main line"
A_WHAT_IF: Final = "a what-if"
YOU_ARE_HERE: Final = "you are here"


def line_of_play(name: str, answers: int, parted: int | None) -> str:
    """Return a line of play: its name, its length, and where it left the main line."""
    end = "" if parted is None else f", branched off after {parted}"
    return f"{name}: {counted(answers, 'answer')}{end}"


def line_up_to(name: str, chapter: str, number: int) -> str:
    """Return a line of play for a reader who may not count its answers: how far it goes."""
    return f"{name}: to {chapter} {number}"


def bookmark(name: str, after: int) -> str:
    """Return a bookmark and where it is."""
    return f"{name}: after answer {after}"


# The hand-over

HAND_OVER: Final = "Change places"
YOUR_TURN: Final = ", it is your turn to choose."
"""What follows the name of the side."""

LEAVE_COVERED: Final = "leave the game"


def look_away(names: Iterable[str]) -> str:
    """Return that everything is covered, and who must look away."""
    others = listed(names)
    return f"Everything is covered. {others}, please look away." if others else COVERED


COVERED: Final = "Everything is covered."


def i_am(name: str) -> str:
    """Return what the next player confirms."""
    return f"I am the {name}"


def only_for(names: Iterable[str]) -> str:
    """Return who must not look at the answers that are about to be shown."""
    others = listed(names)
    return f"{others}, please look away." if others else ""


SHOW_ANSWERS: Final = "show the answers"
"""What a key does that shows them to one player alone."""


def shows_answers(who: str) -> str:
    """Return what the player says with that key, and what it does."""
    return f"{who}: {SHOW_ANSWERS}"


# Help, commands, rules

NO_SUCH_RULE: Final = "No rule has that number or those words."
RULES: Final = "Rules"
SEE: Final = "See  "
WORDS: Final = ("Words", "What the words mean")
"""The chapter before the rules: its short name and its title."""

SETTINGS: Final = {
    "theme=": "theme: to suit the terminal",
    "ascii=false": "draw lines and signs",
    "ascii=true": "draw with letters only (ascii)",
    "mouse=false": "mouse off, from the next start",
    "mouse=true": "mouse on, from the next start",
    "lone_answers=false": "ask even if there is only one answer",
    "lone_answers=true": "answer automatically if there is only one answer",
}
"""The commands that change a setting."""

PALETTE: Final = "Commands"
QUIT_COMMAND: Final = "quit adp"


THEMES: Final = {
    "dark": "dark",
    "light": "light",
    "16-colours": "16-colours",
    "monochrome": "monochrome",
}


def theme(name: str) -> str:
    """Return the command that changes the theme."""
    return f"theme: {name}"


def keys_of(screen: str) -> str:
    """Return the title of a screen's help."""
    return f"{screen}: keys"


def more_below(number: int) -> str:
    """Return the number of further rows of help."""
    return f"{number} more below" if number else ""


def rules(number: int) -> str:
    """Return how many rules were found."""
    return counted(number, "rule")


# Everywhere

TOO_EARLY: Final = "ignored: you pressed that before the question appeared"
NAME_OF_BOOKMARK: Final = "Name of the bookmark:"


def too_small(size: tuple[int, int], least: tuple[int, int]) -> tuple[str, ...]:
    """Return the text for a terminal that is too small."""
    return (
        f"This window is {size[0]} x {size[1]}. adp needs {least[0]} x {least[1]}.",
        "Make it larger, or leave with Ctrl+Q: nothing is lost.",
        "In any size: adp play --plain",
    )
