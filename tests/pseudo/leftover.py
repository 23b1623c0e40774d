"""Finds English words left over in Pseudo."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

ENGLISH: Final = re.compile(r"(?<![^\W_])[A-Za-z]{2,}(?![^\W_])")
"""A word with English letters only; one next to a number is a sign."""

SIGNS: Final = re.compile(r"[CGTWAP]+|K[AKT]|S[AB]|FK|TF")
"""The letters of Factions and tracks, in any order, and those of the roads."""

ANY_WORD: Final = re.compile(r"[^\W\d_]{2,}")


def words_in(texts: Iterable[str]) -> set[str]:
    """Return the words of texts that are the same in any language."""
    return {word for text in texts for word in re.findall(r"[A-Za-z]{2,}", text)}


def english_in(rows: Iterable[str], *others: Iterable[str]) -> set[str]:
    """Return the words in some rows that are still English, except the allowed ones."""
    found = {word for row in rows for word in ENGLISH.findall(row) if not SIGNS.fullmatch(word)}
    return found.difference(*others)


def pseudo_in(rows: Iterable[str]) -> int:
    """Return how many words are in Pseudo."""
    return sum(not word.isascii() for row in rows for word in ANY_WORD.findall(row))
