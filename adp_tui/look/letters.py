"""Letters as they are compared where somebody types to find something."""

from __future__ import annotations

import unicodedata
from typing import Final

_SOUNDS: Final = "\u3099\u309a"
"""Marks that make another letter of a kana, not the same one with an accent."""


def folded(text: str) -> str:
    """Return a text without capitals and accents: what is typed without them finds it too."""
    if text.isascii():
        return text.lower()
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = (c for c in letters if c in _SOUNDS or not unicodedata.combining(c))
    return unicodedata.normalize("NFC", "".join(kept))
