"""Card 16, Amnesty."""

from __future__ import annotations

from core.adp.atlas import AFGHAN_AREAS
from core.adp.events.card import EventCard
from core.adp.events.play import EventPlay
from core.adp.ids import ACTIVE, INSURGENTS, TALIBAN, UNDERGROUND, SpaceId, Support


async def unshaded(play: EventPlay) -> None:
    """Remove up to 3 Taliban Guerrillas (either state) in total from Afghan areas that have Police
    and are not in Opposition.
    """

    def policed() -> tuple[SpaceId, ...]:
        spaces = play.board.spaces
        return tuple(
            space
            for space in AFGHAN_AREAS
            if spaces[space].government_police and spaces[space].support is not Support.OPPOSITION
        )

    await play.remove((UNDERGROUND[TALIBAN], ACTIVE[TALIBAN]), 3, policed)


async def shaded(play: EventPlay) -> None:
    """Choose Taliban or Warlords. Place 1 Guerrilla of that Faction in each of up to 3 Afghan areas
    that have a Government piece.
    """
    faction = await play.choose_faction(INSURGENTS)

    def governed() -> tuple[SpaceId, ...]:
        spaces = play.board.spaces
        return tuple(
            space
            for space in AFGHAN_AREAS
            if spaces[space].government_bases or spaces[space].government_cubes
        )

    await play.place((UNDERGROUND[faction],), 3, governed, per_space=1)


CARD = EventCard(16, unshaded, shaded)
