"""A printed copy of a game that a player owns and sets the program right by."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path


class OwnCopy:
    """What a player's own file adds to a game; nothing, unless the game derives its own."""

    def use(self, path: Path) -> None:
        """Read the file; raise `GameError` with a sentence about what is wrong in it."""

    def put_away(self) -> None:
        """Go back to what the program has."""

    @property
    def printed(self) -> Mapping[str, str]:
        """What new games are to know of it, for `Setup.printed`."""
        return {}

    @property
    def told(self) -> str:
        """What is said of it before a game begins; blank if none is in use."""
        return ""
