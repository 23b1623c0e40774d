"""What position notations have in common: words with columns, header lines, all errors at once."""

from core.kernel.notation.header import HeaderKind, TextWords, list_text, listed_words, one
from core.kernel.notation.text import PositionText, TextLine
from core.kernel.notation.words import (
    NONE,
    UnreadableError,
    Word,
    either,
    string_text,
    suggestion,
    words_of,
)

__all__ = [
    "NONE",
    "HeaderKind",
    "PositionText",
    "TextLine",
    "TextWords",
    "UnreadableError",
    "Word",
    "either",
    "list_text",
    "listed_words",
    "one",
    "string_text",
    "suggestion",
    "words_of",
]
