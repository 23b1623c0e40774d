"""What a running game needs from the screen that shows it."""

from __future__ import annotations

from adp_tui.play.choices import DIGITS, Choices
from core.kernel import Decision


class Surface:
    """How much is visible and where things are; this one is for a game without a screen."""

    def page(self, decision: Decision) -> int:
        """Return how many answers the list shows at once."""
        return DIGITS

    def column(self, choices: Choices) -> int:
        """Return how many answers are in one column if there are two; otherwise 0."""
        return 0

    def overflow(self) -> int:
        """Return how many rows of the digest are not visible."""
        return 0

    def step(self, view: str, place: str, direction: str) -> str:
        """Return the place that an arrow reaches, in the field or in the grid."""
        return place

    def remember(self, name: str, value: str) -> None:
        """Keep a setting of the player for other games."""
