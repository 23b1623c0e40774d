"""Card 56, Fratricide."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.ids import (
    COALITION,
    CUBES,
    GOVERNMENT,
    GUERRILLAS_OF,
    INSURGENTS,
    TROOPS,
    SpaceId,
)


async def unshaded(play: EventPlay) -> None:
    """In 1 space with both Taliban and Warlord Guerrillas, remove 2 Guerrillas of each (either
    state), or all if there are fewer.
    """

    def shared() -> tuple[SpaceId, ...]:
        return play.where(lambda s: play.at(s).taliban_guerrillas and play.at(s).warlord_guerrillas)

    space = await play.one_space(shared)
    if space is not None:
        for faction in INSURGENTS:
            await play.remove(GUERRILLAS_OF[faction], 2, space, up_to=False)


async def shaded(play: EventPlay) -> None:
    """In each of up to 2 spaces with both Coalition Troops and Government cubes, remove 1 Coalition
    Troops cube to Casualties and 1 Government cube to Available.
    """

    def partnered() -> tuple[SpaceId, ...]:
        return play.where(lambda s: play.at(s).coalition_troops and play.at(s).government_cubes)

    chosen: list[SpaceId] = []
    while space := await play.next_space(chosen, 2, partnered):
        play.become_casualties(TROOPS[COALITION], space, 1)
        await play.remove(CUBES[GOVERNMENT], 1, space, up_to=False)


CARD = EventCard(56, unshaded, shaded)
