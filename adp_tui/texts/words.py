"""The grammar of the language: numbers with their nouns, lists, capitals.

The other texts use it, so a translation changes the grammar here only.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

CUT: Final = " ..."
"""The end of a text that is cut to fit."""


def counted(number: int, noun: str, plural: str | None = None) -> str:
    """Return a number of things: 1 answer, 2 answers."""
    return f"{number} {noun}" if number == 1 else f"{number} {plural or noun + 's'}"


def capitalized(text: str) -> str:
    """Return a text with a capital first letter and the rest unchanged."""
    return text[:1].upper() + text[1:]


def uncapitalized(text: str) -> str:
    """Return a text with a small first letter and the rest unchanged."""
    return text[:1].lower() + text[1:]


def ended(text: str) -> str:
    """Return a text with a full stop, unless it is a question."""
    return text if text.endswith("?") else f"{text}."


def sentence(text: str) -> str:
    """Return words as a full sentence."""
    return ended(capitalized(text))


def listed(texts: Iterable[str]) -> str:
    """Return some texts as a list: a, b, c."""
    return ", ".join(texts)


def all_of(texts: Iterable[str]) -> str:
    """Return texts joined by "and": a and b."""
    return " and ".join(texts)


def any_of(texts: Iterable[str]) -> str:
    """Return texts joined by "or": a or b."""
    return " or ".join(texts)


def span(first: str, last: str) -> str:
    """Return numbers from one to another."""
    return f"{first} to {last}"


def spaced(word: str) -> str:
    """Return an id in readable form, for games without words of their own."""
    return capitalized(word.replace("_", " ").replace("-", " ").replace(".", " "))


def initial(word: str) -> str:
    """Return the first letter of an id, for games without words of their own."""
    return word[:1].upper()
