"""Card 16, Amnesty."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import AFGHAN_AREAS
from core.adp.model.ids import GUERRILLAS_OF, INSURGENTS, TALIBAN, UNDERGROUND, SpaceId, Support


async def unshaded(play: EventPlay) -> None:
    """Remove up to 3 Taliban Guerrillas (either state) in total from Afghan areas that have Police
    and are not in Opposition.
    """

    def policed() -> tuple[SpaceId, ...]:
        return play.where(
            lambda s: play.at(s).government_police and play.at(s).support is not Support.OPPOSITION,
            AFGHAN_AREAS,
        )

    await play.remove(GUERRILLAS_OF[TALIBAN], 3, policed)


async def shaded(play: EventPlay) -> None:
    """Choose Taliban or Warlords. Place 1 Guerrilla of that Faction in each of up to 3 Afghan areas
    that have a Government piece.
    """
    faction = await play.choose_faction(INSURGENTS)

    def governed() -> tuple[SpaceId, ...]:
        return play.where(
            lambda s: play.at(s).government_bases or play.at(s).government_cubes, AFGHAN_AREAS
        )

    await play.place((UNDERGROUND[faction],), 3, governed, per_space=1)


CARD = EventCard(16, unshaded, shaded)
