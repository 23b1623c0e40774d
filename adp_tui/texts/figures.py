"""The words of `adp bench`: what is measured, in which unit, under which heading."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

ROUNDS: Final = "M rounds/s"
DECISIONS: Final = "decisions/s"
ANSWERS: Final = "answers/s"
GAMES: Final = "games/min"
BYTES: Final = "bytes"
MEGABYTES: Final = "MB"

# The rows

CALIBRATION: Final = "calibration: a plain Python loop"
RANDOM_PLAY: Final = "random play in memory"
BOT_GAMES: Final = "games that bots play alone"
BOT_ANSWER: Final = "answer of a bot"
APPEND: Final = "append an answer and fsync"
LOAD: Final = "load, verify and decode a line"
REPLAY: Final = "replay the main line"
VERIFY: Final = "read, replay and check every answer"
LOG_SIZE: Final = "log size for an answer"
VERSION: Final = "start of adp --version"

START_TITLE: Final = "start until the title is shown"
START_GAME: Final = "start until a game is shown"
CURSOR_MOVE: Final = "cursor move"
JOURNAL: Final = "journal"
NARROWING: Final = "typed letter that narrows"
ANSWER: Final = "answer"
MEMORY: Final = "peak memory in a game"


def reopen(answers: int) -> str:
    """Return the name of the time to open a saved game."""
    return f"open a log of {answers} answers"


def jump(answers: int) -> str:
    """Return the name of the time to jump to any answer."""
    return f"jump to any of {answers} answers"


def undo(answers: int) -> str:
    """Return the name of the time to undo the last answers."""
    return f"undo at the end of {answers}"


def glance(answers: int) -> str:
    """Return the name of the time that the title takes for a save."""
    return f"title's glance at {answers} answers"


def repainted(what: str) -> str:
    """Return the name of the time that a repaint takes."""
    return f"{what}, repainted"


def sent(what: str) -> str:
    """Return the name of the bytes that a repaint sends."""
    return f"{what}, sent"


# The tables

HEADINGS: Final = ("row", "", "typical", "worst", "bare", "ratio", "calibrated", "unit")
MEANING: Final = (
    "calibrated: thousand rounds of the calibration loop in a duration, or work in a million rounds"
)
COMPARED_HEADINGS: Final = ("row", "old", "new", "times", "calibrated", "unit", "")
TIMES_MEANING: Final = (
    "times: how many times as fast, or as small, the new one is; calibrated: the same between "
    "machines"
)
ALTERNATED_MEANING: Final = (
    "times: how many times as fast, or as small, the new one is, by the best of alternated rounds"
)
UNSURE_MEANING: Final = "unsure: the machine was too busy to say; measure that row again"
GROWTH_HEADINGS: Final = (
    *("answers", "branches", "line us", "open ms", "memory", "undo ms", "jump ms", "glance ms"),
    "bytes",
)
MEMORY_MEANING: Final = "memory: of the opened game, for each byte of the file"
CHART_MEANING: Final = "ten times the cost is ten more signs"

SLOWER: Final = "slower"
FASTER: Final = "faster"
LARGER: Final = "larger"
SMALLER: Final = "smaller"
UNSURE: Final = "unsure"
ONLY_OLD: Final = "only old"
ONLY_NEW: Final = "only new"

SAME_PLAY: Final = "both played the same decisions"
OTHER_PLAY: Final = "the two did not play the same decisions"


def other_row(word: str, old: str, new: str) -> str:
    """Return a warning that a row of the same name says something else."""
    return f"{word}: the old one is '{old}', the new one is '{new}'"


NOT_COMPILED: Final = (
    "compiled modules cannot be kept here, so every start compiles them again and takes longer"
)


# Problems


def not_on_screen(text: str) -> str:
    """Return the message for text that did not appear."""
    return f"'{text}' did not appear on the screen"


def no_row(word: str, words: Iterable[str]) -> str:
    """Return the message for an unknown row."""
    return f"there is no row '{word}': choose from {', '.join(words)}"


def not_for_this_game(word: str) -> str:
    """Return the message for a row that a game cannot have."""
    return f"the row '{word}' cannot be measured for this game"


def not_a_table(name: str) -> str:
    """Return the message for a file that is not ours."""
    return f"{name} is not a table from adp bench --json"


def not_a_tree(name: str) -> str:
    """Return the message for a folder without the program."""
    return f"{name} does not contain the program: it needs the folders core, saves and adp_tui"


def not_measured(word: str, tree: str, problem: str) -> str:
    """Return the message for a row that could not be measured in a tree."""
    return f"{word} could not be measured in {tree}: {problem}"


WITH_NEEDS_AGAINST: Final = "--with needs --against FILE"
TWO_FILES: Final = "--with compares two files, so --against must be a file too"
GROWTH_ALONE: Final = "--growth measures no rows and compares nothing: leave them out"
