"""Card 64, Hazara."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.ids import CUBES, GOVERNMENT, UNDERGROUND, WARLORDS, SpaceId, Support

PROVINCES = (SpaceId.BAMIAN, SpaceId.GHOWR, SpaceId.ORUZGAN)


async def unshaded(play: EventPlay) -> None:
    """In 1 of Bamian, Ghowr and Oruzgan, place up to 3 Government cubes and shift the Province 1
    level towards Support.
    """

    def helped(space: SpaceId) -> object:
        can_place = play.placeable(CUBES[GOVERNMENT], space)
        return can_place or play.can_shift(space, Support.SUPPORT)

    province = await play.one_space(lambda: play.where(helped, PROVINCES))
    if province is not None:
        await play.place(CUBES[GOVERNMENT], 3, province)
        play.shift(province, Support.SUPPORT)


async def shaded(play: EventPlay) -> None:
    """Place 1 Warlord Guerrilla in each of Bamian, Ghowr and Oruzgan. Set each of the three to
    Neutral.
    """
    militia = UNDERGROUND[WARLORDS]
    if play.board.available.count(militia) < len(PROVINCES):
        await play.place((militia,), len(PROVINCES), lambda: PROVINCES, up_to=False, per_space=1)
    else:
        for province in PROVINCES:
            play.table.place(militia, province, 1, play.rule)
    for province in PROVINCES:
        play.set_attitude(province, Support.NEUTRAL)


CARD = EventCard(64, unshaded, shaded)
