"""What a game at the table asks of the screen that shows it."""

from __future__ import annotations

from adp_tui.play.choices import DIGITS, Choices
from core.kernel import Decision


class Surface:
    """How much is in sight, and what lies where; this one is for a game that nobody shows."""

    def page(self, decision: Decision) -> int:
        """Return how many answers the list shows at once."""
        return DIGITS

    def column(self, choices: Choices) -> int:
        """Return how many answers stand below each other where there are two columns; else 0."""
        return 0

    def overflow(self) -> int:
        """Return how many rows of the digest are not in sight."""
        return 0

    def step(self, view: str, place: str, direction: str) -> str:
        """Return the place that an arrow leads to, in the field or in the grid."""
        return place

    def remember(self, name: str, value: str) -> None:
        """Keep a habit of the player for other games."""
