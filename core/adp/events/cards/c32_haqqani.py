"""Card 32, Haqqani."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.ids import PIECES, TALIBAN, UNDERGROUND, SpaceId
from core.adp.rules.ambush import AMBUSH
from core.adp.rules.operations import Terms
from core.adp.rules.terror import TERROR

HELD: Final = (SpaceId.WAZIRISTAN, SpaceId.KHOWST, SpaceId.PAKTIKA)
STRUCK: Final = (SpaceId.KHOWST, SpaceId.PAKTIKA, SpaceId.KABUL)


async def unshaded(play: EventPlay) -> None:
    """Remove up to 3 Taliban pieces in total, in either state, from Waziristan, Khowst and Paktika;
    Guerrillas protect Bases.
    """
    await play.remove(PIECES[TALIBAN], 3, lambda: HELD)


async def shaded(play: EventPlay) -> None:
    """Place up to 2 Taliban Guerrillas among Waziristan, Khowst, Paktika and Kabul. Then the
    Taliban execute a free Terror, or a free Attack with Ambush, in 1 of Khowst, Paktika and Kabul,
    and make the choices.
    """
    await play.place((UNDERGROUND[TALIBAN],), 2, lambda: (SpaceId.WAZIRISTAN, *STRUCK))
    await play.free_action(
        TALIBAN, (TERROR, AMBUSH), Terms(free=True, within=STRUCK, one_space=True)
    )


CARD = EventCard(32, unshaded, shaded)
