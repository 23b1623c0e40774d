"""Pseudo: English with every letter changed, words a third longer, some letters wide.

Nothing in it is English any more, so an English word on a screen does not come from the texts; yet
people who know English can read it.
"""

from __future__ import annotations

import re
from typing import Final

PLAIN: Final = "abcdefghijklmnopqrstuvwxyz"
ACCENTED: Final = "áƀçďéƒğħíĵķłɱñóƿɋŕšťúʋŵẋýž"
"""One cell each, and each with a capital."""

WIDE: Final = "".join(chr(0xFF41 + place) for place in range(len(PLAIN)))
LONGER: Final = "øæœ"
"""The endings of long words."""

AS_IT_IS: Final = re.compile(r"(?:adp|echo) .*|[a-z-]+\.(?:md|toml)|--[a-z-]+", re.DOTALL)
"""What is the same in any language: command lines, files and flags."""

_WORDS: Final = re.compile(r"\{\w*\}|(?<![A-Za-z\d])[A-Za-z]{2,}(?![A-Za-z]*\d)")
"""Words, and the gaps of sentences, which are not words."""

_NARROW: Final = str.maketrans(PLAIN + PLAIN.upper(), ACCENTED + ACCENTED.upper())
_FULL: Final = str.maketrans(PLAIN + PLAIN.upper(), WIDE + WIDE.upper())


def pseudo(text: str) -> str:
    """Return a text in Pseudo; text already in Pseudo stays."""
    return text if AS_IT_IS.fullmatch(text) else _WORDS.sub(lambda found: word(found[0]), text)


def word(english: str) -> str:
    """Return a word: half of them have wide letters, the others more letters."""
    if english.startswith("{"):
        return english
    if sum(map(ord, english)) % 2:
        return "".join(
            letter.translate(_FULL if place % 3 == 1 else _NARROW)
            for place, letter in enumerate(english)
        )
    more = (LONGER * len(english))[: round(len(english) * 0.35)]
    return english.translate(_NARROW) + (more.upper() if english.isupper() else more)
