"""A list filtered by typing, used for saves, commands, spaces and rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from adp_tui.look.letters import folded

T = TypeVar("T")
Match = Callable[[T, str], int]
"""How well an entry matches the typed text: 0 not at all, otherwise smaller is better."""


class Finder(Generic[T]):
    """Entries, the typed text, and the highlighted entry."""

    def __init__(self, entries: Sequence[T], match: Match[T]) -> None:
        self._entries = entries
        self._match = match
        self.typed = ""
        self.cursor = 0
        self.found: list[T] = list(entries)
        """The matching entries, best matches first, otherwise in their order."""

        self._top = 0
        """The first entry shown last time."""

    @property
    def current(self) -> T | None:
        """The highlighted entry."""
        return self.found[self.cursor] if self.cursor < len(self.found) else None

    def move(self, by: int) -> None:
        """Move the highlight, stopping at either end."""
        self.cursor = min(max(self.cursor + by, 0), max(len(self.found) - 1, 0))

    def highlight(self, entry: T) -> None:
        """Highlight an entry and show all entries."""
        self._narrow("")
        self.cursor = self.found.index(entry)

    def press(self, key: str, page: int) -> bool:
        """Handle a key; return whether it does anything in a list."""
        match key:
            case "up":
                self.move(-1)
            case "down":
                self.move(1)
            case "pageup":
                self.move(-page)
            case "pagedown":
                self.move(page)
            case "home":
                self.cursor = 0
            case "end":
                self.move(len(self.found))
            case "backspace":
                self._narrow(self.typed[:-1])
            case "escape" if self.typed:
                self._narrow("")
            case "space" if self.typed:
                self._narrow(f"{self.typed} ")
            case _ if len(key) == 1:
                self._narrow(self.typed + key)
            case _:
                return False
        return True

    def window(self, rows: int) -> range:
        """Return the indexes of the entries shown in this many rows.

        The window stays where it is as long as it includes the highlighted entry.
        """
        last = max(len(self.found) - rows, 0)
        if not self._top <= self.cursor < self._top + rows or self._top > last:
            self._top = min(max(self.cursor - rows // 2, 0), last)
        return range(self._top, min(self._top + rows, len(self.found)))

    def point_at(self, row: int, rows: int) -> str | None:
        """Highlight the entry in a row of the window; return Enter if it is already highlighted."""
        shown = self.window(rows)
        if not 0 <= row < len(shown):
            return None
        if shown[row] == self.cursor:
            return "enter"
        self.cursor = shown[row]
        return None

    def _narrow(self, typed: str) -> None:
        self.typed, self.cursor, self._top = typed, 0, 0
        wanted = folded(typed.strip())
        if not wanted:
            self.found = list(self._entries)
            return
        fits = [(fit, entry) for entry in self._entries if (fit := self._match(entry, wanted))]
        self.found = [entry for _, entry in sorted(fits, key=lambda pair: pair[0])]


def by_words(text: str, wanted: str) -> int:
    """Rank a match: the text begins with it, a word in it does, or it has all the words."""
    text = folded(text)
    if text.startswith(wanted):
        return 1
    if any(word.startswith(wanted) for word in text.replace("-", " ").split()):
        return 2
    return 3 if has_words(text, wanted) else 0


def has_words(text: str, typed: str) -> bool:
    """Whether all typed words are in a text, with blanks or hyphens between them."""
    text, words = folded(text), folded(typed).replace("-", " ").split()
    return bool(words) and all(word in text for word in words)
