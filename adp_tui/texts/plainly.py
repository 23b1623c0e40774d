"""Default words for games without their own."""

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
    """Return an action and the names of what it is about."""
    return f"{what}, {' to '.join(names)}" if names else what


def question(rest: str) -> str:
    """Return a question from the end of its word."""
    return f"{rest}?" if rest else "what?"


def said(title: str, answer: str) -> str:
    """Return a question and its answer."""
    return f"{title}: {answer}"


def rolled(title: str, face: str) -> str:
    """Return the result of a die."""
    return f"{title}: rolled {face}"


def dice(question: object) -> str:
    """Return the next decision of the dice."""
    return f"dice: {question}"


def asked_of(who: str, question: object) -> str:
    """Return the next question for another side."""
    return f"{who}: {question}"


IN_SECRET: Final = "something in secret"
"""A question that the reader may not know."""

NOBODY: Final = "Nobody"
DECIDES: Final = "decides something"
"""What is told of a decision of which nothing else may be told."""


def does(name: str, deed: str) -> str:
    """Return what a side does, as a sentence."""
    return f"{name} {deed}."


FACE_DOWN: Final = "something face down"
"""An answer that the reader may not know."""


def won_by(winners: str) -> str:
    """Return who has won."""
    return f"{winners} won"


def places(number: int) -> str:
    """Return the number of places to choose from."""
    return counted(number, "place")


def no(answer: str, why: str, rule: str) -> str:
    """Return a refused answer, the reason and the rule."""
    return f"no {answer}: {why}, {rule}"


def does_not_answer(word: str, ask: str, reason: str) -> str:
    """Return why a word is not an answer."""
    return f"'{word}' does not answer {ask}: {reason}"


def cannot_be_used(word: str, reason: str) -> str:
    """Return why a word that stands for several answers cannot be used here."""
    return f"'{word}' cannot be used here: {reason}"
