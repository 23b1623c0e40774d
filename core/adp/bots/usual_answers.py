"""Answers that many sheets give: the highest number, the nearest number, done."""

from __future__ import annotations

from core.adp.bots.mind import Mind
from core.adp.bots.reactions import speak_through_elders
from core.adp.model.ids import DONE
from core.kernel import Why


def numbers(mind: Mind) -> list[int]:
    """Return the numbers that can be answered now."""
    return [int(word) for word in mind.options if word.isdigit()]


async def say_most(mind: Mind, ask: str, *reasons: Why) -> None:
    """Answer with the highest number, if that is the question."""
    if mind.decision.ask == ask:
        await mind.say(str(max(numbers(mind))), *reasons)


async def say_number(mind: Mind, ask: str, wanted: int, *reasons: Why) -> None:
    """Answer with the number nearest to the wanted one, if that is the question."""
    if mind.decision.ask == ask:
        await mind.say(str(min(numbers(mind), key=lambda n: abs(n - wanted))), *reasons)


async def answer_elders(mind: Mind) -> None:
    """Card 45: Answer for the Elders in the middle of an action, if they are asked."""
    if mind.decision.ask == "elders.attitude":
        await speak_through_elders(mind)


async def say_done(mind: Mind, *asks: str) -> None:
    """End an Operation that could still continue."""
    while mind.decision.ask in asks and DONE in mind.options:
        await mind.say(DONE, "8.1.1: there is nothing more to do")
