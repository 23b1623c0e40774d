"""Card 8, SEAL Team 6."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import PAKISTAN
from core.adp.model.ids import PIECES, TALIBAN


async def unshaded(play: EventPlay) -> None:
    """Remove up to 2 Taliban pieces from 1 Pakistan Province: Guerrillas in either state and Bases
    alike. Guerrillas do not protect Bases here.
    """
    if space := await play.one_space(lambda: play.where(lambda s: play.at(s).taliban, PAKISTAN)):
        await play.remove(PIECES[TALIBAN], 2, space, bases_last=False)


async def shaded(play: EventPlay) -> None:
    """Shift Islamabad 2 boxes towards Sponsorship."""
    play.shift_islamabad(2)


CARD = EventCard(8, unshaded, shaded, shaded_sourced=True)
