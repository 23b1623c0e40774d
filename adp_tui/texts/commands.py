"""What the commands print: where a save is, who is asked, whether all is well."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from adp_tui.texts.words import counted

NOBODY: Final = "nobody"


def player(who: str, seat: str) -> str:
    """Return a side and who plays it; dice play themselves."""
    return who if who == seat else f"{who} ({seat})"


# adp new, report, rescue, locate


def saved_as(path: object) -> str:
    """Return where a game is kept."""
    return f"Saved as {path}"


def play_it(name: str) -> str:
    """Return the command that plays a game."""
    return f"Play it with:    adp open {name}"


def look_at_it(name: str) -> str:
    """Return the command that shows a game."""
    return f"Look at it with: adp show {name}"


def written_to(path: object) -> str:
    """Return where a report is."""
    return f"Written to {path}"


def rescued(path: object, answers: int) -> str:
    """Return where the good part of a save is kept, and how much that is."""
    return f"{saved_as(path)} with {counted(answers, 'answer')}"


def folders(saves: object, settings: object) -> tuple[str, str]:
    """Return where things are kept."""
    return f"saves     {saves}", f"settings  {settings}"


# adp show, why


def won_by(winners: Iterable[str]) -> str:
    """Return how a game ended."""
    return f"The game is over. Won by: {', '.join(winners) or NOBODY}."


def position_after(number: int) -> str:
    """Return which position is shown; answers have the numbers of the log."""
    return f"Position {after_answer(number) if number else AT_THE_START}"


def asked_now(who: str, question: str, rule: str) -> str:
    """Return who is asked what."""
    return f"Asked: {who}, {question} ({rule})"


NO_ANSWER: Final = "answers begin with 1; 0 is the start of the game"
NO_REASONS: Final = "No reasons were given."
DICE_DECIDED: Final = "The dice decided."
PERSON_CHOSE: Final = "A person chose this, and people are not asked for reasons."
ONLY_CHOICE: Final = "It was the only choice, so nobody was asked."
ALL_THOUGHTS: Final = "All that was thought, in order; what has a number is in the log:"
REASONS_KEPT: Final = "The reasons that are in the log:"


def account_of_old(question: str, chosen: str) -> tuple[str, str]:
    """Return what was asked and answered by rules that are no longer the present ones."""
    return f"Asked:   {question}", f"Chosen:  {chosen}"


def no_longer(error: str) -> str:
    """Return why an answer cannot be looked at more closely."""
    return f"It cannot be thought again. {error[0].upper()}{error[1:]}."


def answers_otherwise(word: str) -> str:
    """Return that a bot of today would answer something else."""
    return f"The bot of this program would answer '{word}' here: it has changed since."


def reseated(number: int, side: str, who: str) -> str:
    """Return an entry of the log that is no answer but a change of seats."""
    return f"Answer {number} is none: the {side} seat went to a {who} here."


def refused(words: str, reason: str) -> str:
    """Return what could not be answered, and why."""
    return f"Refused: {words}: {reason}"


def answer(number: int, who: str) -> str:
    """Return which answer is told about."""
    return f"Answer {number}, {who}"


FACE_DOWN: Final = "something face down"
"""An answer that is not for everybody to read."""


def account(question: str, rule: str, options: str, chosen: str) -> tuple[str, str, str]:
    """Return what was asked, what could be answered, and what was."""
    return f"Asked:   {question} ({rule})", f"Options: {options}", f"Chosen:  {chosen}"


# adp branches

AT_THE_START: Final = "at the start"


def after_answer(number: int) -> str:
    """Return a place in the log."""
    return f"after answer {number}"


def head(place: str) -> str:
    """Return where the game stands."""
    return f"The head is {place}."


def bookmark(place: str, name: str) -> str:
    """Return a bookmark and where it is."""
    return f"Bookmark {place}: {name}"


def branch(answers: int, ends: str, parts: str, name: str, *, main: bool) -> str:
    """Return a line of play; the only one parts from none, and not every one has a name."""
    parted = f", parts {parts}" if parts else ""
    game = ", the main line" if main and parts else ""
    named = f": {name}" if name else ""
    return f"{counted(answers, 'answer')}, ends {ends}{parted}{game}{named}"


# adp verify


def damaged(damage: object, file: str, answers: int) -> str:
    """Return where a save is damaged, and what can be done about it."""
    good = counted(answers, "answer")
    return f"{damage}; 'adp rescue {file} NEW' makes a save of the {good} before it"


def torn(file: str, notice: str) -> str:
    """Return that the last line of a save was not written to its end."""
    cut_off = "the line is cut off when the game is next played"
    return f"{file}: {notice}; all before it is good, and {cut_off}"


def diverged(file: str, place: object, more: int) -> str:
    """Return where the rules contradict the record, and in how many places more."""
    others = f" (and {more} more)" if more else ""
    return f"{file}, {place}{others}; the game can be played on from the chapter it is in"


def strange(file: str, place: object, more: int) -> str:
    """Return where a recorded position is not what was written, and in how many places more."""
    others = f" (and {more} more)" if more else ""
    return f"{file}, {place}{others}; the game itself replays as it was played"


def well(file: str, lines: int, answers: int, branches: int, positions: int) -> str:
    """Return what was checked."""
    return (
        f"{file} is well: {counted(lines, 'line')} with good checksums, "
        f"{counted(answers, 'answer')} on {counted(branches, 'branch', 'branches')} replayed, "
        f"{counted(positions, 'position')} as recorded"
    )
