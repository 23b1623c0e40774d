"""Card 49, Crop Substitution."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import AFGHAN_PROVINCES
from core.adp.model.ids import BASE, POLICE, WARLORDS, Control, SpaceId, Track


async def unshaded(play: EventPlay) -> None:
    """In 1 COIN-Controlled Afghan Province, remove all Warlord Bases (Guerrillas do not protect
    them) and place 1 Police for each. Aid +3. Patronage +1.
    """

    def under_watch(space: SpaceId) -> bool:
        return play.at(space).warlord_bases > 0 and play.board.control(space) is Control.COIN

    province = await play.one_space(lambda: play.where(under_watch, AFGHAN_PROVINCES))
    if province is not None:
        bases = play.remove_all((BASE[WARLORDS],), province)
        await play.place((POLICE,), bases, province, up_to=False)
    play.gain(Track.AID, 3)
    play.gain(Track.PATRONAGE, 1)


async def shaded(play: EventPlay) -> None:
    """Place 1 Warlord Base in each of up to 2 Afghan Provinces of Population 1 or more that have no
    Police.
    """

    def unwatched() -> tuple[SpaceId, ...]:
        return play.where(
            lambda s: play.board.population(s) and not play.at(s).government_police,
            AFGHAN_PROVINCES,
        )

    await play.place((BASE[WARLORDS],), 2, unwatched, per_space=1)


CARD = EventCard(49, unshaded, shaded)
