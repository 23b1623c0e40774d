"""What reaches the terminal: every byte that is written, and the frames that they make."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from unittest.mock import patch

from textual.drivers.headless_driver import HeadlessDriver

from adp_tui.look.cells import cells_of

_PIECE: Final = re.compile(
    r"\x1b\[(?P<codes>[?<>=\d;]*)[ $]*(?P<end>[@-~])"
    r"|\x1b[\]P_^][^\x07\x1b]*(?:\x07|\x1b\\)"
    r"|\x1b."
    r"|(?P<text>[^\x1b]+)"
)
"""A control sequence, an instruction with a text (which is not shown), or text."""

_ERASED: Final = " "


class Reader:
    """A terminal that understands what the program writes, and keeps every frame."""

    def __init__(self) -> None:
        self.written: list[str] = []
        """Everything that was written, in the pieces in which it was."""

        self.frames: list[str] = []
        """The screen after each of these pieces."""

        self._cells: dict[tuple[int, int], str] = {}
        self._x = self._y = 0
        self._size: tuple[int, int] | None = None
        """The size of the terminal; None if everything fits."""

    @property
    def last(self) -> str:
        """The screen now; blank before anything was written."""
        return self.frames[-1] if self.frames else ""

    def forget(self) -> None:
        """Forget all frames but the last."""
        del self.frames[:-1]
        self.written.clear()

    def resize(self, size: tuple[int, int]) -> None:
        """Lose what is outside of the new size, as terminals do."""
        self._size = width, height = size
        self._cells = {at: c for at, c in self._cells.items() if at[0] < height and at[1] < width}

    def write(self, data: str) -> None:
        """Take what is written."""
        for piece in _PIECE.finditer(data):
            if (text := piece["text"]) is not None:
                self._put(text)
            elif piece["end"] == "H":
                row, _, column = piece["codes"].partition(";")
                self._y, self._x = int(row or 1) - 1, int(column or 1) - 1
            elif piece["end"] == "J":
                self._cells.clear()
        self.written.append(data)
        self.frames.append(self._frame())

    def _put(self, text: str) -> None:
        for letter in text:
            if letter == "\n":
                self._x, self._y = 0, self._y + 1
            elif letter >= " ":
                if self._size is None or (self._x < self._size[0] and self._y < self._size[1]):
                    self._cells[self._y, self._x] = letter
                self._x += cells_of(letter)

    def _frame(self) -> str:
        if not self._cells:
            return ""
        height = max(y for y, _ in self._cells) + 1
        width = max(x for _, x in self._cells) + 1
        get = self._cells.get
        rows = ("".join(get((y, x), _ERASED) for x in range(width)) for y in range(height))
        return "\n".join(row.rstrip() for row in rows)


@contextmanager
def recorded() -> Iterator[Reader]:
    """Let the programs that are started in this context write to a reader."""
    reader = Reader()

    class Recorder(HeadlessDriver):
        """Writes what a real terminal would get."""

        @property
        def is_headless(self) -> bool:
            """Say that somebody looks, so that everything is written."""
            return False

        def write(self, data: str) -> None:
            """Pass it to the reader."""
            reader.write(data)

    with patch("textual.drivers.headless_driver.HeadlessDriver", Recorder):
        yield reader
