"""8.4.1 The free Sweep and Assault of "Afghan Commandos" (card 37)."""

from __future__ import annotations

from typing import Final

from core.adp.bots.chance import pick_space
from core.adp.bots.foresight import swept
from core.adp.bots.government.assault import Losses, assault, losses_in, told
from core.adp.bots.government.search import answer_search
from core.adp.bots.government.sweep import areas_to_search
from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.events.event_play import DECLINE, DO
from core.adp.model.atlas import AFGHAN_AREAS
from core.adp.model.board import Board
from core.adp.model.ids import DONE, GOVERNMENT, SpaceId
from core.adp.rules.assault import EachTroopsHits
from core.adp.rules.operations import FREE

COMMANDOS: Final = EachTroopsHits(free=True)
"""The only free Assault of the Government is of this kind."""

IN_PLACE: Final = "8.4.1: Sweep in place"


async def take_free(mind: Mind) -> None:
    """5.5, 8.4.1: Sweep in place where the Assault then removes most, and Assault there."""
    (what,) = mind.decision.about
    if what == "assault":
        await mind.say(DO, "8.4.4: a free Assault")
        await assault(mind, COMMANDOS)
        return
    losses = forecast(mind.board)
    found = areas_to_search(mind.board, (), mind.notes, FREE)
    worth = [area for area in AFGHAN_AREAS if any(losses[area])] or found
    if not worth:
        await mind.say(DECLINE, f"{IN_PLACE}: nobody would be found")
        return
    area = await pick_space(mind, worth, order(losses))
    if area not in found:
        why = f"8.4.1: Assault removes most where nobody hides: {area}"
        await mind.say(DECLINE, why)
        return
    await mind.say(DO, f"{IN_PLACE}: the Assault then removes {told(losses[area])}: {area}")
    await mind.say(area, f"{IN_PLACE}: {area}")
    await mind.say_if_asked("sweep.origin", DONE, "8.4.1: without movement")
    await mind.say_if_asked("sweep.space", DONE, "8.4.1: no other space")
    await answer_search(mind, "sweep")


def forecast(board: Board) -> dict[SpaceId, Losses]:
    """Return what the Assault would remove in each area after a Sweep in place."""
    return {
        area: losses_in(swept(board, GOVERNMENT, area), area, COMMANDOS) for area in AFGHAN_AREAS
    }


def order(losses: dict[SpaceId, Losses]) -> tuple[Priority, ...]:
    """8.4.1: Most Taliban Bases, then most Taliban, then most Warlord pieces."""
    return (
        Priority("most Taliban Bases", "8.4.1", lambda s: losses[s].taliban_bases),
        Priority("most Taliban pieces", "8.4.1", lambda s: losses[s].taliban),
        Priority(
            "most Warlord pieces",
            "8.4.1",
            lambda s: losses[s].warlord_guerrillas + losses[s].warlord_bases,
        ),
    )
