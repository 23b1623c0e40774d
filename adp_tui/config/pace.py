"""Pace: how fast bots act while the player watches, and how much they explain."""

from __future__ import annotations

from enum import StrEnum


class Pace(StrEnum):
    """How bots act."""

    STEP = "step"
    """One decision per key press."""

    TIMED = "timed"
    """One decision after another, with pauses."""

    INSTANT = "instant"
    """Immediately, up to the player's next decision."""

    @property
    def other(self) -> Pace:
        """The next pace, in a cycle."""
        paces = tuple(Pace)
        return paces[(paces.index(self) + 1) % len(paces)]


class Reasons(StrEnum):
    """How much of a bot's reasons the journal shows."""

    OFF = "off"
    SHORT = "short"
    """Only the reason that decided."""

    FULL = "full"
    """The full reasoning, with the rejected candidates."""

    @property
    def other(self) -> Reasons:
        """The next amount, in a cycle."""
        depths = tuple(Reasons)
        return depths[(depths.index(self) + 1) % len(depths)]
