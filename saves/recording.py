"""A saved game to look at: the viewer can go anywhere, but nothing is answered or written."""

from __future__ import annotations

from pathlib import Path
from typing import Self

from core.kernel import Box
from core.kernel.table import BoardT, FactT
from saves.records import START, HeadMove
from saves.session import Session
from saves.store import read


class Recording(Session[BoardT, FactT]):
    """A game as it was when it was read; the file is left alone."""

    @classmethod
    def read(cls, box: Box[BoardT, FactT], path: Path, at: int = START) -> Self:
        """Read a game to look at, beginning after an answer; raise if the file cannot be read."""
        recording = cls._read(box, read(path), path)
        recording.jump(at)
        return recording

    @property
    def read_only(self) -> bool:
        """Always true: nothing can be answered."""
        return True

    @property
    def unsaved(self) -> int:
        """Always 0: there is nothing to save."""
        return 0

    def _move(self, number: int, how: HeadMove, by: str | None) -> None:
        """Go anywhere; nothing is written."""
        self._stand(number, HeadMove.JUMP, by)  # a redo could change the main line
