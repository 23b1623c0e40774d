"""Card 47, Loya Jirga."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import AFGHAN_PROVINCES
from core.adp.model.ids import Control, SpaceId, Support, Track


async def unshaded(play: EventPlay) -> None:
    """Set up to 2 COIN-Controlled Provinces that are Neutral to Support. Patronage +2."""

    def won_over(space: SpaceId) -> bool:
        neutral = play.at(space).support is Support.NEUTRAL and play.board.can_take_sides(space)
        return neutral and play.board.control(space) is Control.COIN

    chosen: list[SpaceId] = []
    while space := await play.next_space(chosen, 2, lambda: play.where(won_over, AFGHAN_PROVINCES)):
        play.set_attitude(space, Support.SUPPORT)
    play.gain(Track.PATRONAGE, 2)


async def shaded(play: EventPlay) -> None:
    """Set up to 2 Provinces that are in Support to Neutral. Warlord Resources +3."""

    def supporting() -> tuple[SpaceId, ...]:
        return play.where(lambda s: play.at(s).support is Support.SUPPORT, AFGHAN_PROVINCES)

    chosen: list[SpaceId] = []
    while space := await play.next_space(chosen, 2, supporting):
        play.set_attitude(space, Support.NEUTRAL)
    play.gain(Track.WARLORDS, 3)


CARD = EventCard(47, unshaded, shaded)
