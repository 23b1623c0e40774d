"""Card 53, Prison Break."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import AFGHAN_AREAS
from core.adp.model.ids import GUERRILLAS, UNDERGROUND, SpaceId

INMATES = tuple(UNDERGROUND.values())


async def unshaded(play: EventPlay) -> None:
    """In 1 area with Police, remove 1 Guerrilla (either Insurgent, either state) for every 2 Police
    there, but at least 1 and at most 3.
    """

    def raided() -> tuple[SpaceId, ...]:
        return play.where(
            lambda s: play.at(s).government_police and play.at(s).guerrillas, AFGHAN_AREAS
        )

    area = await play.one_space(raided)
    if area is not None:
        caught = max(1, min(3, play.at(area).government_police // 2))
        await play.remove(GUERRILLAS, caught, area, up_to=False)


async def shaded(play: EventPlay) -> None:
    """Place up to 4 Guerrillas (Taliban, Warlord or both) in 1 Afghan area with Police."""

    def guarded() -> tuple[SpaceId, ...]:
        return play.where(
            lambda s: play.at(s).government_police and play.placeable(INMATES, s), AFGHAN_AREAS
        )

    area = await play.one_space(guarded)
    if area is not None:
        await play.place(INMATES, 4, area)


CARD = EventCard(53, unshaded, shaded)
