"""Card 69, Mine Removal."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import AFGHAN_AREAS, AFGHAN_PROVINCES, LOCS
from core.adp.model.ids import Control, SpaceId


async def unshaded(play: EventPlay) -> None:
    """Place 1 unused Returnees marker in each of up to 2 Afghan Provinces that have none and are
    not Taliban-Controlled.
    """

    def cleared() -> tuple[SpaceId, ...]:
        if not play.board.returnees_left:
            return ()
        return play.where(
            lambda s: not play.at(s).returnees and play.board.control(s) is not Control.TALIBAN,
            AFGHAN_PROVINCES,
        )

    chosen: list[SpaceId] = []
    while space := await play.next_space(chosen, 2, cleared):
        play.resettle(space)


async def shaded(play: EventPlay) -> None:
    """Sabotage up to 2 LoCs that have no COIN cube. Remove the Returnees marker from 1 Afghan area
    that has an Insurgent piece; an area left with Population 0 becomes Neutral.
    """

    def unguarded() -> tuple[SpaceId, ...]:
        if not play.board.markers_left:
            return ()
        return play.where(lambda s: not play.at(s).sabotaged and not play.at(s).coin, LOCS)

    def mined() -> tuple[SpaceId, ...]:
        return play.where(
            lambda s: play.at(s).returnees and (play.at(s).taliban or play.at(s).warlords),
            AFGHAN_AREAS,
        )

    chosen: list[SpaceId] = []
    while loc := await play.next_space(chosen, 2, unguarded):
        play.sabotage(loc)
    area = await play.one_space(mined)
    if area is not None:
        play.unsettle(area)


CARD = EventCard(69, unshaded, shaded)
