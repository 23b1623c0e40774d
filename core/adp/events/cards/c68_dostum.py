"""Card 68, Dostum."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.ids import (
    BASE,
    GOVERNMENT,
    GUERRILLAS_OF,
    PIECES,
    TROOPS,
    UNDERGROUND,
    WARLORDS,
    SpaceId,
    Track,
)

PROVINCES = (SpaceId.FARYAB, SpaceId.BALKH, SpaceId.SAR_E_POL)
REMOVE = "remove-up-to-3"
REPLACE = "replace-up-to-2"


async def unshaded(play: EventPlay) -> None:
    """In 1 of Faryab, Balkh and Sar-e-Pol, either remove up to 3 Warlord pieces (either state,
    Bases last), or replace up to 2 Warlord Guerrillas with Government Troops.
    """
    province = await play.one_space(lambda: play.where(lambda s: play.at(s).warlords, PROVINCES))
    if province is None:
        return
    ways = (REMOVE, REPLACE) if play.at(province).warlord_guerrillas else (REMOVE,)
    if await play.choose(ways, about=(province,)) == REMOVE:
        await play.remove(PIECES[WARLORDS], 3, province)
    else:
        await play.replace(GUERRILLAS_OF[WARLORDS], (TROOPS[GOVERNMENT],), 2, province)


async def shaded(play: EventPlay) -> None:
    """In 1 of Faryab, Balkh and Sar-e-Pol, place 1 Warlord Base and up to 2 Warlord Guerrillas.
    Warlord Resources +2.
    """
    base, guerrilla = (BASE[WARLORDS],), (UNDERGROUND[WARLORDS],)
    province = await play.one_space(
        lambda: play.where(lambda s: play.placeable((*base, *guerrilla), s), PROVINCES)
    )
    if province is not None:
        await play.place(base, 1, province, up_to=False)
        await play.place(guerrilla, 2, province)
    play.gain(Track.WARLORDS, 2)


CARD = EventCard(68, unshaded, shaded)
