"""A sight of the game: what whoever sits at the screen may know; all that a presenter is given."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from core.kernel import Decision, Outcome


def no_key(_action: str) -> str:
    """Return no key, where there is no keyboard."""
    return ""


class Sight(NamedTuple):
    """The position, the question, and who looks."""

    board: Any
    """The position as the viewer knows it."""

    pending: Decision | Outcome
    """What is asked, or how the game ended."""

    viewer: tuple[str, ...] = ()
    """The sides of whoever sits at the screen; nobody's for a watcher."""

    seats: Mapping[str, str] = {}
    """Who plays each side: `human` or `bot`."""

    key: Callable[[str], str] = no_key
    """Tells the key of an action, as a person reads it."""

    @property
    def decision(self) -> Decision | None:
        """What is asked; None at the end of the game."""
        return self.pending if isinstance(self.pending, Decision) else None

    @property
    def asked(self) -> str | None:
        """Who is asked; None for the dice and at the end."""
        return None if self.decision is None else self.decision.by
