"""The words of `adp bench`: what is measured, in which unit, under which heading."""

from __future__ import annotations

from typing import Final

HEADINGS: Final = ("median", "worst", "bare", "ratio")

ROUNDS: Final = "M rounds/s"
DECISIONS: Final = "decisions/s"
ANSWERS: Final = "answers/s"
BYTES: Final = "bytes"

CALIBRATION: Final = "calibration: a plain Python loop"
RANDOM_PLAY: Final = "random play in memory"
APPEND: Final = "append an answer and fsync"
LOAD: Final = "load, verify and decode a line"
REPLAY: Final = "replay the main line"
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


def repainted(what: str) -> str:
    """Return the name of the time that a repaint takes."""
    return f"{what}, repainted"


def sent(what: str) -> str:
    """Return the name of the bytes that a repaint sends."""
    return f"{what}, sent"


def not_on_screen(text: str) -> str:
    """Return the message for text that did not appear."""
    return f"'{text}' did not appear on the screen"
