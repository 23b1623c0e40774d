"""Notices in the footer of the table, and a few that ask the player to act."""

from __future__ import annotations

from typing import Final

# Playing

FOLLOWING: Final = "another program is playing this game: you can watch but not answer"
REPLAY: Final = "this is a replay: step back and forth freely; open the game to play"
NOTHING_REFUSED: Final = "everything you might expect here is allowed"


def _kind(error: Exception) -> str:
    """Return what kind of error it is, without its text, which might tell somebody's secret."""
    return type(error).__name__


def rules_fail(error: Exception) -> str:
    """Return the notice that the rules failed and nothing was done."""
    return f"the rules fail here ({_kind(error)}): nothing was done, please report it"


def taken_back(key: str) -> str:
    """Return the notice that the last answer was taken back, and the key that gives it again."""
    return f"your last answer was taken back; {key} gives it again"


def nothing_called(typed: str) -> str:
    """Return the notice that the list has no match."""
    return f"nothing here is called '{typed}'"


def only_number(number: str) -> str:
    """Return the one number that can be chosen."""
    return f"only {number} can be chosen here"


def only_numbers(numbers: str) -> str:
    """Return which numbers can be chosen."""
    return f"only {numbers} can be chosen here"


def only_numbers_from(span: str) -> str:
    """Return the range of numbers that can be chosen."""
    return f"only numbers from {span} can be chosen here"


def not_left_out(back: str) -> str:
    """Return the notice that an answer is required, with the key that undoes."""
    return f"you have to choose something here; {back} takes back the last answer"


def no_such_number(digit: str) -> str:
    """Return the notice that no answer has this number."""
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
    """Return the notice that this is the first chapter."""
    return f"this is the first {chapter}; step back by one answer to go further"


def nothing_of_this_turn(undo: str) -> str:
    """Return the notice that a turn has no answers yet, with the key that goes further."""
    return f"this turn has no answers to take back; {undo} goes further"


def bookmarked(name: str, history: str) -> str:
    """Return the notice that a bookmark is set, with the key that lists all bookmarks."""
    return f"bookmark '{name}' is set; {history} lists all of them"


# Words that stand for several answers


def shortcut_fails(word: str) -> str:
    """Return the notice that such a word leads nowhere, and nothing was done."""
    return f"'{word}' does not work here: nothing was answered, so answer one by one"


def shortcut_is_idle(word: str) -> str:
    """Return the notice that such a word has no answer to this question."""
    return f"'{word}' has nothing to say here: something else must be settled first"


# Bots

NO_BOT_ACTS: Final = "no bot is acting"
NOBODY_ASKED: Final = "no question is open now"


def only_for(side: str) -> str:
    """Return why there is no advice: it would tell what only that side may know."""
    return f"only the {side} may see advice for this question"


BOT_IS_LOST: Final = "the bot has no advice from here on"


def bot_fails(side: str, error: Exception) -> str:
    """Return the notice that a bot failed, and what to do."""
    return f"the {side} bot failed here ({_kind(error)}): answer for it yourself"


def bot_is_stuck(side: str) -> str:
    """Return the notice that a bot did not end its turn, and what to do."""
    return f"the {side} bot did not end its turn and was stopped: undo, answer for it, or reseat it"


def finished(side: str) -> str:
    """Return the notice that the bot has finished a player's turn."""
    return f"the bot has finished the {side} turn; one undo takes it all back"


def played_on(side: str, key: str) -> str:
    """Return the notice that the bot has played on for a player through several parts."""
    return f"the bot has played on for the {side}; {key} takes it back step by step"


def pace(name: str) -> str:
    """Return how fast bots act."""
    return f"pace of the bots: {name}"


def reasons(name: str) -> str:
    """Return how much bots explain."""
    return f"reasons of the bots: {name}"


# Seats


def seats_here(seats: str) -> str:
    """Return the seats that changed by going back or forth."""
    return f"seats restored to this point: {seats}"


def seat(side: str, who: str) -> str:
    """Return who plays a side."""
    return f"{side} {who}"
