"""Card 27, Tehrik-i-Taliban Pakistan."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import OUTSIDE_PAKISTAN, PASHTUN_PAKISTAN
from core.adp.model.ids import BASE, GUERRILLAS_OF, TALIBAN, UNDERGROUND, Piece, SpaceId


async def unshaded(play: EventPlay) -> None:
    """Move up to 4 Taliban Guerrillas from Afghan spaces to Waziristan and Northwest Frontier and
    Activate them. Shift Islamabad 1 box towards Hostility.
    """

    def arrive(piece: Piece, space: SpaceId, count: int) -> None:
        if piece is UNDERGROUND[TALIBAN]:
            play.activate(space, TALIBAN, count)

    await play.move(
        GUERRILLAS_OF[TALIBAN],
        4,
        lambda: OUTSIDE_PAKISTAN,
        lambda _origin: PASHTUN_PAKISTAN,
        arriving=arrive,
    )
    play.shift_islamabad(-1)


async def shaded(play: EventPlay) -> None:
    """Place up to 4 Taliban pieces, at most 1 of them a Base, in Waziristan and Northwest Frontier,
    regardless of the Islamabad box.
    """
    bases = await play.place((BASE[TALIBAN],), 1, lambda: PASHTUN_PAKISTAN)
    await play.place((UNDERGROUND[TALIBAN],), 4 - bases, lambda: PASHTUN_PAKISTAN)


CARD = EventCard(27, unshaded, shaded)
