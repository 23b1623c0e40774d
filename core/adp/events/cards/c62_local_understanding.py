"""Card 62, Local Understanding."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import AFGHAN_AREAS
from core.adp.model.ids import GUERRILLAS_OF, INSURGENTS, TALIBAN, UNDERGROUND, SpaceId, Track

NEWCOMERS = tuple(UNDERGROUND.values())


async def unshaded(play: EventPlay) -> None:
    """In 1 Afghan area with a Warlord piece, remove up to 3 Taliban Guerrillas (either state).
    Warlord Resources +2.
    """

    def shared() -> tuple[SpaceId, ...]:
        return play.where(
            lambda s: play.at(s).warlords and play.at(s).taliban_guerrillas, AFGHAN_AREAS
        )

    area = await play.one_space(shared)
    if area is not None:
        await play.remove(GUERRILLAS_OF[TALIBAN], 3, area)
    play.gain(Track.WARLORDS, 2)


async def shaded(play: EventPlay) -> None:
    """In each of up to 3 spaces with both Taliban and Warlord pieces, turn all Guerrillas
    Underground and place 1 Guerrilla (Taliban or Warlord, chosen by the executing Faction).
    """

    def allied(space: SpaceId) -> bool:
        here = play.at(space)
        stirred = here.taliban_active or here.warlord_active or play.placeable(NEWCOMERS, space)
        return bool(here.taliban and here.warlords and stirred)

    chosen: list[SpaceId] = []
    while space := await play.next_space(chosen, 3, lambda: play.where(allied)):
        play.go_underground(space, *INSURGENTS)
        await play.place(NEWCOMERS, 1, space, up_to=False)


CARD = EventCard(62, unshaded, shaded)
