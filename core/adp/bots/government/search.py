"""8.6.3 and 8.6.4 Which Guerrillas Government cubes find in a Patrol or a Sweep."""

from __future__ import annotations

from core.adp.bots.mind import Mind, first_of
from core.adp.bots.usual_answers import say_most
from core.adp.rules.parts.targets import BOTH


async def answer_search(mind: Mind, operation: str) -> None:
    """Answer what to Activate: as many as possible, Taliban before Warlords."""
    if mind.decision.ask == f"{operation}.targets":
        await mind.say(first_of(mind.options, BOTH), "8.1.1: all that can be found")
    while mind.decision.ask == f"{operation}.taliban":
        await say_most(mind, f"{operation}.taliban", "8.6.4: Taliban before Warlords")
