"""Card 51, Karzai."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import AFGHAN_AREAS
from core.adp.model.ids import CUBES, GOVERNMENT, Control, SpaceId, Support, Track


async def unshaded(play: EventPlay) -> None:
    """Place up to 4 Government cubes in COIN-Controlled areas. Shift 1 area that received a cube 1
    level towards Support.
    """
    before = play.board.spaces

    def controlled() -> tuple[SpaceId, ...]:
        return play.where(lambda s: play.board.control(s) is Control.COIN, AFGHAN_AREAS)

    def impressed(space: SpaceId) -> bool:
        received = play.at(space).government_cubes > before[space].government_cubes
        return received and play.can_shift(space, Support.SUPPORT)

    await play.place(CUBES[GOVERNMENT], 4, controlled)
    area = await play.one_space(lambda: play.where(impressed, AFGHAN_AREAS))
    if area is not None:
        play.shift(area, Support.SUPPORT)


async def shaded(play: EventPlay) -> None:
    """Patronage +4. Set 1 area that is in Support and has no Coalition Base to Neutral."""
    play.gain(Track.PATRONAGE, 4)

    def estranged() -> tuple[SpaceId, ...]:
        return play.where(
            lambda s: play.at(s).support is Support.SUPPORT and not play.at(s).coalition_bases,
            AFGHAN_AREAS,
        )

    area = await play.one_space(estranged)
    if area is not None:
        play.set_attitude(area, Support.NEUTRAL)


CARD = EventCard(51, unshaded, shaded)
