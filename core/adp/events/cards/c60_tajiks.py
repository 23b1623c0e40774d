"""Card 60, Tajiks."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.ids import CUBES, GOVERNMENT, GUERRILLAS_OF, UNDERGROUND, WARLORDS, SpaceId

PROVINCES = (SpaceId.HERAT, SpaceId.BADAKHSHAN, SpaceId.BAGHLAN, SpaceId.KONDUZ)
PLACE = "place-cubes"
REPLACE = "replace-guerrillas"


async def unshaded(play: EventPlay) -> None:
    """In each of up to 2 of Herat, Badakhshan, Baghlan and Konduz, either place up to 2 Government
    cubes, or replace up to 2 Warlord Guerrillas (either state) with Government cubes.
    """

    def ways(space: SpaceId) -> tuple[str, ...]:
        can_place = play.placeable(CUBES[GOVERNMENT], space)
        can_replace = play.at(space).warlord_guerrillas
        return (*((PLACE,) if can_place else ()), *((REPLACE,) if can_replace else ()))

    async def act_in(space: SpaceId) -> None:
        if await play.pick(lambda: ways(space), about=(space,)) == PLACE:
            await play.place(CUBES[GOVERNMENT], 2, space)
        else:
            await play.replace(GUERRILLAS_OF[WARLORDS], CUBES[GOVERNMENT], 2, space)

    chosen: list[SpaceId] = []
    while space := await play.next_space(chosen, 2, lambda: play.where(ways, PROVINCES)):
        await act_in(space)


async def shaded(play: EventPlay) -> None:
    """Place up to 4 Warlord Guerrillas in total, at most 2 in each of Herat, Badakhshan, Baghlan
    and Konduz.
    """
    await play.place((UNDERGROUND[WARLORDS],), 4, lambda: PROVINCES, per_space=2)


CARD = EventCard(60, unshaded, shaded)
