"""The list of the pieces of a plan: its pages, their letters, and which piece is selected."""

from __future__ import annotations

from typing import Final

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


class PieceList:
    """Pieces in an order that never changes, page by page; one of them is selected."""

    def __init__(self, pieces: tuple[str, ...], selected: str | None) -> None:
        self.pieces = pieces
        self.selected = selected

        self.page = len(LETTERS)
        """How many pieces are on the screen at once."""

    @property
    def visible(self) -> tuple[str, ...]:
        """The pieces on the present page; the letters are theirs, in order."""
        start = self.top
        return self.pieces[start : start + self._size]

    @property
    def top(self) -> int:
        """The first piece of the page with the selected one."""
        if self.selected is None:
            return 0
        return self.pieces.index(self.selected) // self._size * self._size

    @property
    def pages(self) -> int:
        """How many pages the list has."""
        return -(-len(self.pieces) // self._size)

    @property
    def page_number(self) -> int:
        """Which of them is shown, counted from 1."""
        return self.top // self._size + 1

    @property
    def _size(self) -> int:
        return max(min(self.page, len(LETTERS)), 1)

    def select_letter(self, letter: str) -> bool:
        """Select the piece with a letter; return whether there is one."""
        place = LETTERS.index(letter)
        if place >= len(self.visible):
            return False
        self.selected = self.visible[place]
        return True

    def select_at(self, place: int) -> None:
        """Select the piece at a place of the list, or the nearest one."""
        if self.pieces:
            self.selected = self.pieces[min(max(place, 0), len(self.pieces) - 1)]

    def step(self, by: int) -> None:
        """Select the next piece, or the one before; after the last comes the first."""
        if self.selected is not None:
            self.select_at((self.pieces.index(self.selected) + by) % len(self.pieces))

    def turn_page(self, by: int) -> None:
        """Go to the first piece of another page."""
        if 0 <= (top := self.top + by * self._size) < len(self.pieces):
            self.select_at(top)

    def first_after(self, wanted: list[str]) -> str | None:
        """Return the first of some pieces below the selected one, then from the top."""
        if self.selected is None:
            return None
        here, order = self.pieces.index(self.selected), self.pieces.index
        return min(wanted, key=lambda piece: (order(piece) <= here, order(piece)), default=None)
