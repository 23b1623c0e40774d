"""Sentences of the table that stand in the footer until the next key, and a few that ask to act."""

from __future__ import annotations

from typing import Final

# Playing

FOLLOWING: Final = "another program is playing this game: you can watch but not answer"
REPLAY: Final = "this is a replay: step back and forth freely; open the game to play"
NOTHING_REFUSED: Final = "everything you might expect here is allowed"


def rules_fail(error: Exception) -> str:
    """Return that the rules broke down, and what came of it."""
    return f"the rules fail here ({error!r}): nothing was done, please report it"


def nothing_called(typed: str) -> str:
    """Return that nothing in the list has these letters."""
    return f"nothing here is called '{typed}'"


def only_number(number: str) -> str:
    """Return the one number that can be chosen."""
    return f"only {number} can be chosen here"


def only_numbers(numbers: str) -> str:
    """Return which numbers can be chosen."""
    return f"only {numbers} can be chosen here"


def only_numbers_from(span: str) -> str:
    """Return from which number to which one can be chosen."""
    return f"only numbers from {span} can be chosen here"


def not_left_out(back: str) -> str:
    """Return that a question must be answered, and which key leads back instead."""
    return f"you have to choose something here; {back} takes back the last answer"


def no_such_number(digit: str) -> str:
    """Return that a digit picks nothing."""
    return f"no answer here has the number {digit}"


def because(what: str, reason: object) -> str:
    """Return a refusal with its reason."""
    return f"{what}: {reason}"


# Back and forth

NOTHING_BEFORE: Final = "there is nothing earlier to take back"
START_OF_GAME: Final = "this is the start of the game"
END_OF_LINE: Final = "nothing was played after this"
ON_MAIN_LINE: Final = "this is the end of the main line"
NEW_MAIN_LINE: Final = "that line is the main line now; the other one stays in the list of lines"


def first_chapter(chapter: str) -> str:
    """Return that there is no chapter before this one, and what goes further."""
    return f"this is the first {chapter}; step back by one answer to go further"


def nothing_of_this_turn(undo: str) -> str:
    """Return that a turn has no answers yet, and which key goes further."""
    return f"this turn has no answers to take back; {undo} goes further"


def bookmarked(name: str, history: str) -> str:
    """Return that a place has a name, and which key lists all such places."""
    return f"bookmark '{name}' is set; {history} lists all of them"


# Bots

NO_BOT_ACTS: Final = "no bot is acting"
NOBODY_ASKED: Final = "no question is open now"
BOT_IS_LOST: Final = "the bot has no advice from here on"


def bot_fails(side: str, error: Exception) -> str:
    """Return that a bot broke down, and what to do."""
    return f"the {side} bot failed here ({error!r}): answer for it yourself"


def bot_is_stuck(side: str) -> str:
    """Return that a bot was stopped since its turn had no end, and what to do."""
    return f"the {side} bot did not end its turn and was stopped: undo, answer for it, or reseat it"


def finished(side: str) -> str:
    """Return that the bot has answered to the end of a player's turn."""
    return f"the bot has finished the {side} turn; one undo takes it all back"


def pace(name: str) -> str:
    """Return how fast bots act."""
    return f"pace of the bots: {name}"


def reasons(name: str) -> str:
    """Return how much bots explain."""
    return f"reasons of the bots: {name}"


# Seats


def seats_here(seats: str) -> str:
    """Return who plays otherwise after going back or forth."""
    return f"seats restored to this point: {seats}"


def seat(side: str, who: str) -> str:
    """Return who plays a side."""
    return f"{side} {who}"
