"""Pace: how fast bots act before the eyes of the player, and how much they explain."""

from __future__ import annotations

from enum import StrEnum


class Pace(StrEnum):
    """How bots go on."""

    STEP = "step"
    """With each key press one decision."""

    TIMED = "timed"
    """One decision after the other, with a pause in between."""

    INSTANT = "instant"
    """At once, up to the player's next decision."""

    @property
    def other(self) -> Pace:
        """The next one, round and round."""
        paces = tuple(Pace)
        return paces[(paces.index(self) + 1) % len(paces)]


class Reasons(StrEnum):
    """How much of a bot's reasons the journal tells."""

    OFF = "off"
    SHORT = "short"
    """The one that decided."""

    FULL = "full"
    """All that was thought, with everybody who was dropped on the way and why."""

    @property
    def other(self) -> Reasons:
        """The next one, round and round."""
        depths = tuple(Reasons)
        return depths[(depths.index(self) + 1) % len(depths)]
