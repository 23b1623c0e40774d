"""8.7.1, 8.7.8 Redeploy of the Non-player Taliban, and what they answer to others' actions."""

from __future__ import annotations

from typing import Final

from core.adp.atlas import AREAS, PAKISTAN
from core.adp.bots.answers import say_number
from core.adp.bots.chance import pick_space
from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.ids import DONE
from core.adp.rules.manpads import ALLOW, CANCEL

MOST_TO_CANCEL: Final = 4


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
        await mind.say(haven, f"8.7.8: Redeploy to {haven}")
        await say_number(mind, "redeploy.count", 1, "8.7.8: one at a time")


async def manpads(mind: Mind) -> None:
    """8.7.1: Pay to cancel an Air Lift or Air Strike on a roll of 1 to 4."""
    die = await mind.die("8.7.1: MANPADS Scare: cancel on 1 to 4")
    word = CANCEL if die <= MOST_TO_CANCEL else ALLOW
    await mind.say(word, f"8.7.1: MANPADS Scare: die {die}: {word}")
