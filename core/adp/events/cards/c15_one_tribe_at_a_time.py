"""Card 15, One Tribe at a Time."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import AFGHAN_PROVINCES, ATLAS
from core.adp.model.ids import (
    CUBES,
    GOVERNMENT,
    GUERRILLAS,
    POLICE,
    UNDERGROUND,
    WARLORDS,
    SpaceId,
    Support,
)


async def unshaded(play: EventPlay) -> None:
    """In 1 Afghan Pashtun Province with Coalition Troops, replace up to 2 Guerrillas of either
    Insurgent, in either state, with Police. Shift it 1 level towards Support.
    """

    def tribal() -> tuple[SpaceId, ...]:
        return play.where(
            lambda s: (
                ATLAS[s].pashtun
                and play.at(s).coalition_troops
                and (play.removable(GUERRILLAS, s) or play.can_shift(s, Support.SUPPORT))
            ),
            AFGHAN_PROVINCES,
        )

    if space := await play.one_space(tribal):
        await play.replace(GUERRILLAS, (POLICE,), 2, space)
        play.shift(space, Support.SUPPORT)


async def shaded(play: EventPlay) -> None:
    """In 1 Afghan Province with a Coalition piece, replace up to 2 Government cubes with Warlord
    Guerrillas. Set it to Neutral.
    """

    def betrayed() -> tuple[SpaceId, ...]:
        return play.where(
            lambda s: (
                play.at(s).coalition
                and (play.at(s).government_cubes or play.at(s).support is not Support.NEUTRAL)
            ),
            AFGHAN_PROVINCES,
        )

    if space := await play.one_space(betrayed):
        await play.replace(CUBES[GOVERNMENT], (UNDERGROUND[WARLORDS],), 2, space)
        play.set_attitude(space, Support.NEUTRAL)


CARD = EventCard(15, unshaded, shaded)
