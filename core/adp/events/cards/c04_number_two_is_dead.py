"""Card 4, #2 Is Dead."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import PAKISTAN
from core.adp.model.ids import BASE, PIECES, TALIBAN, UNDERGROUND, Track


async def unshaded(play: EventPlay) -> None:
    """Remove 1 Taliban piece from any 1 Pakistan Province: a Guerrilla in either state, or a Base
    if no Taliban Guerrilla is there. Roll a die: Taliban Resources fall by the roll.
    """
    await play.remove(PIECES[TALIBAN], 1, lambda: PAKISTAN, up_to=False)
    play.lose(Track.TALIBAN, await play.roll())


async def shaded(play: EventPlay) -> None:
    """Place 1 Taliban piece, a Guerrilla or a Base, in any 1 Pakistan Province. Roll a die: Taliban
    Resources rise by the roll.
    """
    await play.place((UNDERGROUND[TALIBAN], BASE[TALIBAN]), 1, lambda: PAKISTAN, up_to=False)
    play.gain(Track.TALIBAN, await play.roll())


CARD = EventCard(4, unshaded, shaded, shaded_sourced=True)
