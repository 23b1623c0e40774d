"""Card 25, Koran Burning."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import AFGHAN_AREAS
from core.adp.model.ids import POLICE, SpaceId, Support


async def unshaded(play: EventPlay) -> None:
    """In each of up to 4 Afghan areas with a Coalition piece, remove 1 Terror marker and place 1
    Police.
    """

    def upset() -> tuple[SpaceId, ...]:
        police = play.board.available.government_police
        return play.where(
            lambda s: play.at(s).coalition and (police or play.at(s).terror), AFGHAN_AREAS
        )

    chosen: list[SpaceId] = []
    while space := await play.next_space(chosen, 4, upset):
        play.remove_terror(space, 1)
        await play.place((POLICE,), 1, space, up_to=False)


async def shaded(play: EventPlay) -> None:
    """In each of up to 2 Afghan areas with a Coalition piece, shift 1 level towards Opposition and
    add 1 Terror marker.
    """

    def enraged() -> tuple[SpaceId, ...]:
        markers = play.board.markers_left
        return play.where(
            lambda s: play.at(s).coalition and (markers or play.can_shift(s, Support.OPPOSITION)),
            AFGHAN_AREAS,
        )

    chosen: list[SpaceId] = []
    while space := await play.next_space(chosen, 2, enraged):
        play.shift(space, Support.OPPOSITION)
        play.add_terror(space)


CARD = EventCard(25, unshaded, shaded)
