"""8.4.1 The free Sweep and Assault of "Afghan Commandos" (card 37)."""

from __future__ import annotations

from typing import Final

from core.adp.bots.government.assault import InsurgentLosses, assault, in_words, losses_in
from core.adp.bots.government.search import answer_search
from core.adp.bots.government.sweep import areas_to_search
from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.bots.sweep_and_assault import swept
from core.adp.events.event_play import DECLINE, DO
from core.adp.model.atlas import AFGHAN_AREAS
from core.adp.model.board import Board
from core.adp.model.ids import DONE, GOVERNMENT, SpaceId
from core.adp.rules.assault import EachTroopsHits
from core.adp.rules.operations import FREE
from core.kernel import filled
from core.kernel.reasoning import applied

COMMANDOS: Final = EachTroopsHits(free=True)
"""The terms of the only free Assault that the Government can get."""


async def take_free(mind: Mind) -> None:
    """5.5, 8.4.1: Sweep in place where the Assault will then remove most, and Assault there."""
    (what,) = mind.decision.about
    if what == "assault":
        await mind.say(DO, "8.4.4: a free Assault")
        await assault(mind, COMMANDOS)
        return
    losses = forecast(mind.board)
    found = areas_to_search(mind.board, (), mind.notes, FREE)
    worth = [area for area in AFGHAN_AREAS if any(losses[area])] or found
    if not worth:
        await mind.say(DECLINE, "8.4.1: Sweep in place: no Guerrilla would be found")
        return
    area = await pick_space(mind, worth, order(losses))
    if area not in found:
        why = applied("8.4.1: Assault removes most where no Guerrilla is Underground", area)
        await mind.say(DECLINE, why)
        return
    removed = in_words(losses[area])
    then = filled("8.4.1: Sweep in place: the Assault then removes {0}: {1}", removed, area)
    await mind.say(DO, then)
    await mind.say(area, applied("8.4.1: Sweep in place", area))
    await mind.say_if_asked("sweep.origin", DONE, "8.4.1: without movement")
    await mind.say_if_asked("sweep.space", DONE, "8.4.1: no other space")
    await answer_search(mind, "sweep")


def forecast(board: Board) -> dict[SpaceId, InsurgentLosses]:
    """Return what the Assault would remove in each area after a Sweep in place."""
    return {
        area: losses_in(swept(board, GOVERNMENT, area), area, COMMANDOS) for area in AFGHAN_AREAS
    }


def order(losses: dict[SpaceId, InsurgentLosses]) -> tuple[Priority, ...]:
    """8.4.1: Most Taliban Bases, then most Taliban, then most Warlord pieces."""
    return (
        Priority("8.4.1: most Taliban Bases", lambda s: losses[s].taliban_bases),
        Priority("8.4.1: most Taliban pieces", lambda s: losses[s].taliban),
        Priority(
            "8.4.1: most Warlord pieces",
            lambda s: losses[s].warlord_guerrillas + losses[s].warlord_bases,
        ),
    )
