"""Card 38, Night Raids."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.ids import GUERRILLAS, INSURGENTS, SpaceId, Track


async def unshaded(play: EventPlay) -> None:
    """In each of up to 3 spaces with COIN Troops, remove 1 Guerrilla (either Insurgent, either
    state).
    """

    def raided() -> tuple[SpaceId, ...]:
        return play.where(lambda s: play.at(s).troops and play.at(s).guerrillas)

    chosen: list[SpaceId] = []
    while space := await play.next_space(chosen, 3, raided):
        await play.remove(GUERRILLAS, 1, space, up_to=False)


async def shaded(play: EventPlay) -> None:
    """In each of up to 3 spaces with Coalition Troops, turn all Guerrillas Underground. Patronage
    +2.
    """

    def stirred_up() -> tuple[SpaceId, ...]:
        return play.where(
            lambda s: (
                play.at(s).coalition_troops
                and (play.at(s).taliban_active or play.at(s).warlord_active)
            )
        )

    chosen: list[SpaceId] = []
    while space := await play.next_space(chosen, 3, stirred_up):
        play.go_underground(space, *INSURGENTS)
    play.gain(Track.PATRONAGE, 2)


CARD = EventCard(38, unshaded, shaded)
