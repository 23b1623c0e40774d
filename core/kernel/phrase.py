"""Sentences as templates with parts, which a log can keep and any language can show."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeVar

from msgspec import Struct

_GAP: Final = re.compile(r"\{(\d)\}")

LONGEST: Final = 2000
"""In characters. A save may come from a stranger, and its phrases might unfold endlessly."""

DEEPEST: Final = 4
"""How deep phrases may be nested."""


class Phrase(Struct, frozen=True, array_like=True, omit_defaults=True):
    """A sentence with gaps, and the parts that fill them."""

    text: str
    """The sentence in English, with `{0}`, `{1}` ... where the parts go.

    It is also the key under which a translation is found.
    """

    parts: tuple[Part, ...] = ()

    def __str__(self) -> str:
        return in_english(self)


Part = str | int | Phrase
"""What fills a gap: words of the game (`apple`, or several: `apple, pear`), a number, a phrase."""

Why = str | Phrase
"""A sentence; one without gaps is a plain string."""

WordT = TypeVar("WordT", bound=str)

Name = Callable[[str], str]
"""Returns the name that people read for a word of the game."""

Translate = Callable[[str], str]
"""Returns the translation of an English template."""


def filled(text: str, *parts: Part) -> Phrase:
    """Return a sentence with its gaps filled."""
    return Phrase(text, parts)


def one_or_many(number: int, one: str, many: str) -> Phrase:
    """Return a sentence about a number: its own for one, and another for none and for several."""
    return Phrase(one if number == 1 else many, (number,))


def in_a_row(*phrases: Phrase) -> Phrase:
    """Return several phrases one after the other, as the parts of a list."""
    return Phrase(", ".join(f"{{{gap}}}" for gap in range(len(phrases))), phrases)


def as_phrase(why: Why) -> Phrase:
    """Return a sentence to be put into another one, where a string would be a word of the game."""
    return Phrase(why) if isinstance(why, str) else why


def listed(words: list[WordT] | tuple[WordT, ...], if_empty: str = "none") -> str:
    """Return several words of the game as one part; the word for nothing if there are none."""
    return ", ".join(words) or if_empty


def in_english(why: Why) -> str:
    """Return a sentence with the game's own words in its gaps, for logs and developers."""
    return told(why, lambda word: word)


def told(why: Why, name: Name, translate: Translate = lambda text: text) -> str:
    """Return a sentence as people read it: in their language, with names instead of words.

    A gap without a part stays as it is. Anything too long or nested too deeply is cut off.
    """
    return _Telling(name, translate).of(why)


class _Telling:
    """Builds one sentence of limited length, whatever a stranger's save contains."""

    def __init__(self, name: Name, translate: Translate) -> None:
        self._name = name
        self._translate = translate
        self._room = LONGEST

    def of(self, why: Why, depth: int = 0) -> str:
        """Return a sentence, or as much of it as there is room for."""
        phrase = as_phrase(why)
        pieces = _GAP.split(self._translate(phrase.text))  # text and the numbers of gaps in turn
        told = ""
        for place, piece in enumerate(pieces):
            if self._room <= 0:
                break
            self._room -= 1  # even an empty piece takes up some room
            told += self._part(phrase, int(piece), depth) if place % 2 else self._cut(piece)
        return told

    def _part(self, phrase: Phrase, gap: int, depth: int) -> str:
        """Return what fills a gap."""
        if gap >= len(phrase.parts):
            return self._cut(f"{{{gap}}}")
        part = phrase.parts[gap]
        if isinstance(part, Phrase):
            return self.of(part, depth + 1) if depth < DEEPEST else self._cut("...")
        text = str(part) if isinstance(part, int) else ", ".join(map(self._name, part.split(", ")))
        return self._cut(text)

    def _cut(self, text: str) -> str:
        """Return as much of a text as there is room for."""
        text = text[: max(self._room, 0)]
        self._room -= len(text)
        return text
