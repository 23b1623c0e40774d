"""Card 66, Mountain Fastness."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import AFGHAN_PROVINCES, Terrain
from core.adp.model.ids import (
    BASE,
    GUERRILLAS_OF,
    INSURGENTS,
    PIECES,
    UNDERGROUND,
    Faction,
    SpaceId,
)


def mountains(play: EventPlay) -> tuple[SpaceId, ...]:
    """Return the Mountain Provinces of Afghanistan."""
    return play.where(lambda s: play.board.terrain(s) is Terrain.MOUNTAIN, AFGHAN_PROVINCES)


async def unshaded(play: EventPlay) -> None:
    """In 1 Mountain Province with COIN Troops, choose an Insurgent Faction. Remove 1 of its Bases
    there (Guerrillas do not protect it) and up to 2 of its Guerrillas (either state).
    """

    def found(space: SpaceId) -> tuple[Faction, ...]:
        return tuple(f for f in INSURGENTS if play.removable(PIECES[f], space, bases_last=False))

    def stormed() -> tuple[SpaceId, ...]:
        return play.where(lambda s: play.at(s).troops and found(s), mountains(play))

    province = await play.one_space(stormed)
    if province is not None:
        faction = await play.choose_faction(found(province))
        await play.remove((BASE[faction],), 1, province, up_to=False, bases_last=False)
        await play.remove(GUERRILLAS_OF[faction], 2, province)


async def shaded(play: EventPlay) -> None:
    """In 1 Mountain Province, place 1 Base and up to 2 Guerrillas of one Insurgent Faction, chosen
    by the executing Faction.
    """

    def sheltered(space: SpaceId) -> tuple[Faction, ...]:
        return tuple(f for f in INSURGENTS if play.placeable((BASE[f], UNDERGROUND[f]), space))

    province = await play.one_space(lambda: play.where(sheltered, mountains(play)))
    if province is not None:
        faction = await play.choose_faction(sheltered(province))
        await play.place((BASE[faction],), 1, province, up_to=False)
        await play.place((UNDERGROUND[faction],), 2, province)


CARD = EventCard(66, unshaded, shaded)
