"""The words around the turns of bots."""

from __future__ import annotations

from typing import Final

DICE: Final = "dice"
"""Who answers what is left to chance, in the journal."""

A_BOT: Final = "a bot"
TO_ACT: Final = "It is to act."
ACTS: Final = "a bot, acts"
WHAT_CHANGED: Final = "What changed"

ADVICE: Final = "The bot would answer"
DICE_FIRST: Final = "It would roll dice first, and they decide."
ADVICE_IS_FREE: Final = "Nothing has been answered."

FOOTER: Final = {
    "forward": "next step",
    "take": "to my turn",
    "on": "to my turn",
    "finish": "finish its turn",
    "pace": "pace: {}",
    "reasons": "reasons: {}",
    "undo": "undo",
    "digest": "since my turn",
}
"""What the footer says about the keys while bots act."""

SHORT: Final = {"forward": "next", "take": "my turn", "on": "on", "finish": "turn"}
"""The same where there is little room."""

PACES: Final = {"step": "step", "timed": "timed", "instant": "instant"}
"""How fast bots act."""

REASONS: Final = {"off": "off", "short": "short", "all": "all"}
"""How much of their reasons they tell."""


def because(reason: str) -> str:
    """Return a reason below what it led to."""
    return f"because {reason}"


def earlier(number: int) -> str:
    """Return how many rows came before those that fit."""
    return f"{number} rows before: J has all"


def answers(first: int, last: int) -> str:
    """Return which answers a turn has had so far."""
    return f"answer {first}" if first == last else f"answers {first}-{last}"
