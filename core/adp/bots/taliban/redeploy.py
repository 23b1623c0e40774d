"""8.7.8 Where the Non-player Taliban Redeploy, and gather after an Assault."""

from __future__ import annotations

from core.adp.atlas import AREAS, PAKISTAN, SPACES
from core.adp.bots.chance import pick_space
from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.ids import DONE


async def redeploy(mind: Mind) -> None:
    """8.7.8: Those who must move go one at a time to where the fewest are; others stay."""
    while mind.decision.ask in ("redeploy.taliban.origin", "redeploy.destination"):
        if mind.decision.ask == "redeploy.taliban.origin":
            await mind.say(DONE, "8.7.8: only those who must Redeploy do")
            continue
        havens = [space for space in AREAS if space in mind.options]
        fewest = Priority(
            "fewest Guerrillas", "8.7.8", lambda s: -mind.board.spaces[s].taliban_guerrillas
        )
        afghan = Priority("Afghan before Pakistan", "8.7.8", lambda s: s not in PAKISTAN)
        haven = await pick_space(mind, havens, (fewest, afghan))
        await mind.say(haven, f"8.7.8: where fewest Guerrillas are, Afghan first: {haven}")
        await mind.say_if_asked("redeploy.count", "1", "8.7.8: one at a time")


async def recruit(mind: Mind) -> None:
    """Card 34, shaded: A Guerrilla where the Coalition has just removed some."""
    spaces = [space for space in SPACES if space in mind.options]
    space = await pick_space(mind, spaces)
    await mind.say(space, f"8.1.1: a Guerrilla joins where others fell: {space}")
