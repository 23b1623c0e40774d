"""A saved game to look at: one can go anywhere in it, and nothing is answered or written."""

from __future__ import annotations

from pathlib import Path
from typing import Self

from core.kernel import Box
from core.kernel.table import BoardT, FactT
from saves.records import START, HeadMove
from saves.session import Session
from saves.store import read


class Recording(Session[BoardT, FactT]):
    """The course of a game as it was when it was read; the file is left alone."""

    @classmethod
    def read(cls, box: Box[BoardT, FactT], path: Path, at: int = START) -> Self:
        """Read a game to look at it from some answer on; raise what is wrong with the file."""
        recording = cls._read(box, read(path), path)
        recording.jump(at)
        return recording

    @property
    def read_only(self) -> bool:
        """Nothing is answered in it."""
        return True

    @property
    def unsaved(self) -> int:
        """There is nothing to save."""
        return 0

    def _move(self, number: int, how: HeadMove, by: str | None) -> None:
        """Go anywhere; only this program knows of it."""
        self._stand(
            number, HeadMove.JUMP, by
        )  # to look is not to play on: no line becomes the main
