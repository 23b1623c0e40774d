"""Card 63, Teetotalers."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import AFGHAN_AREAS, AFGHAN_PROVINCES
from core.adp.model.ids import BASE, WARLORDS, SpaceId, Support, Track


async def unshaded(play: EventPlay) -> None:
    """In each of up to 2 Afghan Provinces with both a Taliban piece and a Warlord Base, remove 1
    Warlord Base (Guerrillas do not protect it) and shift the Province 1 level towards Support.
    """

    def austere() -> tuple[SpaceId, ...]:
        return play.where(
            lambda s: play.at(s).taliban and play.at(s).warlord_bases, AFGHAN_PROVINCES
        )

    chosen: list[SpaceId] = []
    while space := await play.next_space(chosen, 2, austere):
        await play.remove((BASE[WARLORDS],), 1, space, up_to=False, bases_last=False)
        play.shift(space, Support.SUPPORT)


async def shaded(play: EventPlay) -> None:
    """Taliban Resources and Warlord Resources each +1 for every Warlord Base in an area that also
    has a Taliban piece (at most +6 each).
    """
    shared = play.where(lambda s: play.at(s).taliban, AFGHAN_AREAS)
    gain = min(6, sum(play.at(space).warlord_bases for space in shared))
    play.gain(Track.TALIBAN, gain)
    play.gain(Track.WARLORDS, gain)


CARD = EventCard(63, unshaded, shaded)
