"""Chance: answers everything that is left to the dice."""

from __future__ import annotations

from typing import Any

from core.kernel import Decision, draw
from saves.session import AnySession


def dice_are_asked(session: AnySession) -> bool:
    """Whether the dice must answer next."""
    asked = session.turn.pending
    return isinstance(asked, Decision) and asked.by is None


def roll_dice(session: AnySession) -> list[Any]:
    """Roll dice until a player must choose or the game ends; return what happened."""
    facts: list[Any] = []
    while dice_are_asked(session):
        facts += session.roll()
    return facts


def at_random(decision: Decision, seed: int, drawn: int) -> str:
    """Return a random answer for any side; the same numbers give the same answer."""
    return draw(seed, drawn, decision.options, decision.weights)
