"""Chance: whatever is left to the dice is answered here."""

from __future__ import annotations

from typing import Any

from core.kernel import Decision, draw
from saves.session import AnySession


def dice_are_asked(session: AnySession) -> bool:
    """Whether the dice must answer next."""
    asked = session.turn.pending
    return isinstance(asked, Decision) and asked.by is None


def let_dice_fall(session: AnySession) -> list[Any]:
    """Let the dice answer until somebody must choose, or the game ends; return what happened."""
    facts: list[Any] = []
    while dice_are_asked(session):
        facts += session.roll()
    return facts


def at_random(decision: Decision, seed: int, drawn: int) -> str:
    """Return an answer that chance gives in anybody's place; the same for the same numbers."""
    return draw(seed, drawn, decision.options, decision.weights)
