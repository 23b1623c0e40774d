"""Card 14, Economic Project."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import AFGHAN_AREAS
from core.adp.model.ids import Control, SpaceId, Support, Track


async def unshaded(play: EventPlay) -> None:
    """Shift each of up to 2 COIN-Controlled areas that have a COIN Base 1 level towards Support."""

    def projects() -> tuple[SpaceId, ...]:
        return play.where(
            lambda s: (
                play.at(s).coin_bases
                and play.board.control(s) is Control.COIN
                and play.can_shift(s, Support.SUPPORT)
            ),
            AFGHAN_AREAS,
        )

    chosen: list[SpaceId] = []
    while space := await play.next_space(chosen, 2, projects):
        play.shift(space, Support.SUPPORT)


async def shaded(play: EventPlay) -> None:
    """Warlord Resources +3 for each space that has both a COIN Base, of the Coalition or the
    Government, and any Warlord piece.
    """
    spaces = play.board.spaces.values()
    play.gain(Track.WARLORDS, 3 * sum(bool(here.coin_bases and here.warlords) for here in spaces))


CARD = EventCard(14, unshaded, shaded, shaded_sourced=True)
