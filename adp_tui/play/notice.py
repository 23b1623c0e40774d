"""The notice: a message to the player, shown in the footer until the next key."""

from __future__ import annotations


class Notice:
    """One sentence, or none."""

    def __init__(self) -> None:
        self._text = ""

    def __str__(self) -> str:
        return self._text

    def __bool__(self) -> bool:
        return bool(self._text)

    def tell(self, text: str) -> None:
        """Replace the message."""
        self._text = text

    def clear(self) -> None:
        """Remove the message."""
        self._text = ""
