"""Sentences of the table that stand in the footer until the next key, and a few that ask to act."""

from __future__ import annotations

from typing import Final

# Playing

FOLLOWING: Final = "somebody else is playing this game: you can look, not answer"
REPLAY: Final = "this is a replay: go back and forth as you like, and open the game to play on"
NOTHING_REFUSED: Final = "nothing that one might look for here is refused"


def rules_fail(error: Exception) -> str:
    """Return that the rules broke down, and what came of it."""
    return f"the rules fail here ({error!r}): nothing was done, please report it"


def nothing_called(typed: str) -> str:
    """Return that nothing in the list has these letters."""
    return f"nothing here is called '{typed}'"


def only_number(number: str) -> str:
    """Return the one number that can be chosen."""
    return f"only {number} is open here"


def only_numbers(numbers: str) -> str:
    """Return which numbers can be chosen."""
    return f"only {numbers} are open here"


def only_numbers_from(span: str) -> str:
    """Return from which number to which one can be chosen."""
    return f"only numbers from {span} are open here"


def not_left_out(back: str) -> str:
    """Return that a question must be answered, and which key leads back instead."""
    return f"this cannot be left out; {back} takes back the last answer"


def no_such_number(digit: str) -> str:
    """Return that a digit picks nothing."""
    return f"no answer here has the number {digit}"


def because(what: str, reason: object) -> str:
    """Return a refusal with its reason."""
    return f"{what}: {reason}"


# Back and forth

NOTHING_BEFORE: Final = "there is nothing before this to take back"
START_OF_GAME: Final = "this is the start of the game"
END_OF_LINE: Final = "nothing was played after this"
ON_MAIN_LINE: Final = "this is the end of the main line"
NEW_MAIN_LINE: Final = "that line is the main line now; the other one stays in the list of lines"


def first_chapter(chapter: str) -> str:
    """Return that there is no chapter before this one, and what goes further."""
    return f"this is the first {chapter}; one answer back goes further"


def nothing_of_this_turn(undo: str) -> str:
    """Return that a turn has no answers yet, and which key goes further."""
    return f"nothing of this turn to take back; {undo} goes further"


def bookmarked(name: str, history: str) -> str:
    """Return that a place has a name, and which key lists all such places."""
    return f"bookmark '{name}' is set; {history} lists all of them"


# Bots

NO_BOT_ACTS: Final = "no bot is acting"
NOBODY_ASKED: Final = "nobody is asked"
BOT_IS_LOST: Final = "from here on the bot would not know what to do"


def bot_fails(side: str, error: Exception) -> str:
    """Return that a bot broke down, and what to do."""
    return f"the bot of the {side} fails here ({error!r}): answer for it yourself"


def bot_is_stuck(side: str) -> str:
    """Return that a bot was stopped since its turn had no end, and what to do."""
    return f"the bot of the {side} finds no end and was stopped: undo, answer for it, or reseat it"


def finished(side: str) -> str:
    """Return that the bot has answered to the end of a player's turn."""
    return f"the bot has finished the turn of the {side}; one undo takes all of it back"


def pace(name: str) -> str:
    """Return how fast bots act."""
    return f"pace of the bots: {name}"


def reasons(name: str) -> str:
    """Return how much bots explain."""
    return f"reasons of the bots: {name}"


# Seats


def seats_here(seats: str) -> str:
    """Return who plays otherwise after going back or forth."""
    return f"the seats are as they were here: {seats}"


def seat(side: str, who: str) -> str:
    """Return who plays a side."""
    return f"{side} {who}"
