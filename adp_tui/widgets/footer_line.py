"""The footer: the keys that work now, or a message to the player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from adp_tui.look.cells import cells_of, cut_front, whole_words, word_at
from adp_tui.look.paint import BLANK, Line, Role, line, width
from adp_tui.texts.keys import NAMES
from adp_tui.texts.words import CUT, capitalized

_SENT: Final = frozenset(
    (
        *("enter", "escape", "tab", "space", "backspace", "ctrl+p", "pageup", "pagedown"),
        *("up", "down", "left", "right", "home", "end"),
        *(f"f{number}" for number in range(1, 11)),
    )
)
"""Keys with names of several letters that a click can press."""

Hint = tuple[str, str]
"""A key and what it does."""


def footer_rows(hints: Sequence[Hint], cells: int) -> list[Line]:
    """Return as many hints as fit, in order; the last one, which lists all keys, is always there.

    An action without a key is left out.
    """
    parts = [
        line((f" {key}", Role.KEY), (f" {what} " if what else " ", Role.DIM))
        for key, what in hints
        if key
    ]
    last = parts.pop() if parts else BLANK
    row, room = BLANK, cells - width(last)
    for part in parts:
        if width(part) <= room:
            row, room = (*row, *part), room - width(part)
    return [(*row, *last)]


def key_at(row: Line, x: int) -> str | None:
    """Return the key at a cell of such a row, as the terminal would send it."""
    start, named = 0, ""
    for text, role in row:
        end = start + cells_of(text)
        if role is Role.KEY:
            named = text
            if start <= x < end:  # of several keys, the one under the pointer
                return _sent(word_at(text, x - start))
        if start <= x < end:
            return _sent(named.split()[0]) if named.split() else None
        start = end
    return None


def _sent(named: str) -> str | None:
    """Return a key as the terminal sends it; None if it is not a single key."""
    key = named.lstrip("▸")
    if len(key) == 1:
        return key
    sent = {name: code for code, name in NAMES.items()}.get(key)
    return sent if sent in _SENT else None


def notice_rows(sentence: str, cells: int) -> list[Line]:
    """Return a sentence instead of the keys, as many words of it as fit."""
    text = f" {capitalized(sentence)}"
    if cells_of(text) > cells:
        text = whole_words(text, cells - cells_of(CUT)) + CUT
    return [line((text, Role.STRONG))]


def prompt_rows(question: str, typed: str, cells: int) -> list[Line]:
    """Return a line to type into."""
    text = f" {question} "
    room = max(cells - cells_of(text), 1)
    return [line((text, Role.KEY), (cut_front(f"{typed}_", room), Role.STRONG))]
