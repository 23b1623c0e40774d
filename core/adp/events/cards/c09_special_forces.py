"""Card 9, Special Forces."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import ALONG_PAKISTAN
from core.adp.model.ids import PIECES, TALIBAN, WARLORDS, SpaceId

WATCHED: Final = (
    SpaceId.BADAKHSHAN,
    SpaceId.NURISTAN,
    SpaceId.KHOWST,
    SpaceId.PAKTIKA,
    SpaceId.ZABOL,
    SpaceId.KANDAHAR,
)


async def unshaded(play: EventPlay) -> None:
    """Choose 1 Afghan Province adjacent to Pakistan that has a Coalition piece. Remove up to 3
    Insurgent pieces there, in either state; Guerrillas protect the Bases of their own Faction.
    """

    def raided() -> tuple[SpaceId, ...]:
        return play.where(
            lambda s: play.at(s).coalition and (play.at(s).taliban or play.at(s).warlords),
            ALONG_PAKISTAN,
        )

    if space := await play.one_space(raided):
        await play.remove((*PIECES[TALIBAN], *PIECES[WARLORDS]), 3, space)


async def shaded(play: EventPlay) -> None:
    """If any Coalition piece is in Badakhshan, Nuristan, Khowst, Paktika, Zabol or Kandahar, shift
    Islamabad 2 boxes towards Sponsorship.
    """
    if any(play.at(space).coalition for space in WATCHED):
        play.shift_islamabad(2)


CARD = EventCard(9, unshaded, shaded, shaded_sourced=True)
