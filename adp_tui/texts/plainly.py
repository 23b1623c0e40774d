"""What a game is told with where it has no words of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from adp_tui.texts.words import counted

CHAPTER: Final = "chapter"
PLACE: Final = "place"
ROUND: Final = "Round"
ROUNDS: Final = "rounds"
REFUSALS: Final = {"not-a-choice": "it is not one of the choices"}
"""The reasons that are the same in every game."""


def about(what: str, names: Sequence[str]) -> str:
    """Return what is being done, and with what."""
    return f"{what}, {' to '.join(names)}" if names else what


def question(rest: str) -> str:
    """Return a question from the end of its word."""
    return f"{rest}?" if rest else "what?"


def said(title: str, answer: str) -> str:
    """Return what was answered, and at which question."""
    return f"{title}: {answer}"


def rolled(title: str, face: str) -> str:
    """Return what a die has shown."""
    return f"{title}: rolled {face}"


def dice(question: object) -> str:
    """Return what the dice decide next."""
    return f"dice: {question}"


def asked_of(who: str, question: object) -> str:
    """Return what somebody else is asked next."""
    return f"{who}: {question}"


NOBODY: Final = "Nobody"


def won_by(winners: str) -> str:
    """Return who has won."""
    return f"{winners} won"


def places(number: int) -> str:
    """Return among how many places one may choose."""
    return counted(number, "place")


def no(answer: str, why: str, rule: str) -> str:
    """Return that an answer would be refused, and why."""
    return f"no {answer}: {why}, {rule}"


def does_not_answer(word: str, ask: str, reason: str) -> str:
    """Return why a word is no answer."""
    return f"'{word}' does not answer {ask}: {reason}"
