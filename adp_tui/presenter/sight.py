"""A sight of the game: what the person at the screen may know; presenters see nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from core.kernel import Decision, Outcome


def no_key(_action: str) -> str:
    """Return no key, because there is no keyboard."""
    return ""


class Sight(NamedTuple):
    """The position, the question, and who looks."""

    board: Any
    """The position as the viewer knows it."""

    pending: Decision | Outcome
    """The pending question, or how the game ended."""

    viewer: tuple[str, ...] = ()
    """The sides of the person at the screen; none for a watcher."""

    seats: Mapping[str, str] = {}
    """Who plays each side: `human` or `bot`."""

    key: Callable[[str], str] = no_key
    """Returns the key of an action, as a person reads it."""

    @property
    def decision(self) -> Decision | None:
        """The pending question; None at the end of the game."""
        return self.pending if isinstance(self.pending, Decision) else None

    @property
    def asked(self) -> str | None:
        """The side that is asked; None for the dice and at the end."""
        return None if self.decision is None else self.decision.by
