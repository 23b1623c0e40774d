"""A player's printed copy of a game, whose texts correct the program's."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path


class OwnCopy:
    """What a player's file adds to a game; nothing by default."""

    def use(self, path: Path) -> None:
        """Read the file; raise `GameError` with a sentence about what is wrong with it."""

    def put_away(self) -> None:
        """Go back to the program's own texts."""

    @property
    def printed(self) -> Mapping[str, str]:
        """What new games record about it, for `Setup.printed`."""
        return {}

    @property
    def told(self) -> str:
        """What is said about it before a game begins; blank if none is in use."""
        return ""
