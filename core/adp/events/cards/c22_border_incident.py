"""Card 22, Border Incident."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import ALONG_PAKISTAN, PAKISTAN
from core.adp.model.ids import GUERRILLAS_OF, TALIBAN, UNDERGROUND, SpaceId


async def unshaded(play: EventPlay) -> None:
    """Remove up to 2 Taliban Guerrillas, in either state, from 1 Pakistan Province or 1 Afghan
    Province adjacent to Pakistan. Shift Islamabad 1 box towards Hostility.
    """

    def crossed() -> tuple[SpaceId, ...]:
        return play.where(
            lambda s: play.at(s).taliban_guerrillas,
            (*PAKISTAN, *ALONG_PAKISTAN),
        )

    if space := await play.one_space(crossed):
        await play.remove(GUERRILLAS_OF[TALIBAN], 2, space)
    play.shift_islamabad(-1)


async def shaded(play: EventPlay) -> None:
    """Shift Islamabad 1 box towards Sponsorship. Place 2 Taliban Guerrillas in 1 Afghan Province
    adjacent to Pakistan.
    """
    play.shift_islamabad(1)
    if play.board.available.taliban_underground:
        space = await play.one_space(lambda: ALONG_PAKISTAN)
        assert space is not None
        await play.place((UNDERGROUND[TALIBAN],), 2, space, up_to=False)


CARD = EventCard(22, unshaded, shaded)
