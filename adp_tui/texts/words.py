"""The grammar of the language: numbers with their nouns, lists, capitals.

Other texts are written with it, so that whatever a language does otherwise is done here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

CUT: Final = " ..."
"""After a text that is told only as far as there is room."""


def counted(number: int, noun: str, plural: str | None = None) -> str:
    """Return a number of things: 1 answer, 2 answers."""
    return f"{number} {noun}" if number == 1 else f"{number} {plural or noun + 's'}"


def capitalized(text: str) -> str:
    """Return a text with a capital at its beginning and all else as it is."""
    return text[:1].upper() + text[1:]


def uncapitalized(text: str) -> str:
    """Return a text with a small first letter and the rest unchanged."""
    return text[:1].lower() + text[1:]


def ended(text: str) -> str:
    """Return a text with a full stop, unless it is a question."""
    return text if text.endswith("?") else f"{text}."


def sentence(text: str) -> str:
    """Return words as a sentence of their own."""
    return ended(capitalized(text))


def listed(texts: Iterable[str]) -> str:
    """Return some texts as a list: a, b, c."""
    return ", ".join(texts)


def all_of(texts: Iterable[str]) -> str:
    """Return some texts that hold together: a and b."""
    return " and ".join(texts)


def any_of(texts: Iterable[str]) -> str:
    """Return some texts of which one holds: a or b."""
    return " or ".join(texts)


def span(first: str, last: str) -> str:
    """Return numbers from one to another."""
    return f"{first} to {last}"


def spaced(word: str) -> str:
    """Return a word of the rules as a person would write it, for games that have no words yet."""
    return capitalized(word.replace("_", " ").replace("-", " ").replace(".", " "))


def initial(word: str) -> str:
    """Return the letter that stands for a word, for games that have no words yet."""
    return word[:1].upper()
