"""Card 42, NGOs."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import AFGHAN_AREAS
from core.adp.model.ids import SpaceId, Support, Track


async def unshaded(play: EventPlay) -> None:
    """Aid +3. In each of up to 2 Afghan areas with a COIN piece, remove all Terror markers and, if
    the area is in Opposition, set it to Neutral.
    """
    play.gain(Track.AID, 3)

    def helped(space: SpaceId) -> bool:
        here = play.at(space)
        return here.coin > 0 and (here.terror > 0 or here.support is Support.OPPOSITION)

    chosen: list[SpaceId] = []
    while space := await play.next_space(chosen, 2, lambda: play.where(helped, AFGHAN_AREAS)):
        play.remove_terror(space)
        if play.at(space).support is Support.OPPOSITION:
            play.set_attitude(space, Support.NEUTRAL)


async def shaded(play: EventPlay) -> None:
    """Aid -4. In each of up to 2 Afghan areas with an Underground Guerrilla (either Insurgent), add
    1 Terror marker and, if the area is in Support, set it to Neutral. The Guerrillas stay
    Underground.
    """
    play.lose(Track.AID, 4)

    def frightened(space: SpaceId) -> bool:
        here = play.at(space)
        lurking = here.taliban_underground or here.warlord_underground
        return bool(lurking and (play.board.markers_left or here.support is Support.SUPPORT))

    chosen: list[SpaceId] = []
    while space := await play.next_space(chosen, 2, lambda: play.where(frightened, AFGHAN_AREAS)):
        play.add_terror(space)
        if play.at(space).support is Support.SUPPORT:
            play.set_attitude(space, Support.NEUTRAL)


CARD = EventCard(42, unshaded, shaded)
