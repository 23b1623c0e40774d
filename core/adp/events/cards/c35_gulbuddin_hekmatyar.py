"""Card 35, Gulbuddin Hekmatyar."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.ids import (
    CUBES,
    GOVERNMENT,
    GUERRILLAS_OF,
    TALIBAN,
    UNDERGROUND,
    WARLORDS,
    SpaceId,
)

HAUNTS: Final = (
    SpaceId.NURISTAN,
    SpaceId.KHOWST,
    SpaceId.BAGHLAN,
    SpaceId.KONDUZ,
    SpaceId.KABUL,
)
REMOVE: Final = "remove"
REPLACE: Final = "replace"


async def unshaded(play: EventPlay) -> None:
    """In 1 of Nuristan, Khowst, Baghlan, Konduz and Kabul, either remove up to 3 Taliban
    Guerrillas, in either state, or replace up to 2 of them with Warlord Guerrillas.
    """
    space = await play.one_space(
        lambda: play.where(lambda s: play.at(s).taliban_guerrillas, HAUNTS)
    )
    if space is None:
        return
    if await play.choose((REMOVE, REPLACE), about=(space,)) == REMOVE:
        await play.remove(GUERRILLAS_OF[TALIBAN], 3, space)
    else:
        await play.replace(GUERRILLAS_OF[TALIBAN], (UNDERGROUND[WARLORDS],), 2, space)


async def shaded(play: EventPlay) -> None:
    """In 1 of Nuristan, Khowst, Baghlan, Konduz and Kabul, replace up to 2 Government cubes and
    Warlord Guerrillas, in either state, with Taliban Guerrillas.
    """
    turning = (*CUBES[GOVERNMENT], *GUERRILLAS_OF[WARLORDS])
    space = await play.one_space(lambda: play.where(lambda s: play.removable(turning, s), HAUNTS))
    if space is not None:
        await play.replace(turning, (UNDERGROUND[TALIBAN],), 2, space)


CARD = EventCard(35, unshaded, shaded)
