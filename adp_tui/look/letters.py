"""Letters as they are compared in searches."""

from __future__ import annotations

import unicodedata
from typing import Final

_SOUNDS: Final = "\u3099\u309a"
"""Marks that turn a kana into another letter, unlike accents."""


def folded(text: str) -> str:
    """Return a text without capitals and accents, for searching."""
    if text.isascii():
        return text.lower()
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = (c for c in letters if c in _SOUNDS or not unicodedata.combining(c))
    return unicodedata.normalize("NFC", "".join(kept))
