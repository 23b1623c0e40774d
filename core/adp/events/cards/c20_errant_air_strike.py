"""Card 20, Errant Air Strike."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import AFGHAN_PROVINCES
from core.adp.model.board import Space
from core.adp.model.ids import COALITION, TALIBAN, UNDERGROUND, SpaceId, Support
from core.adp.rules.air_strike import AIR_STRIKE, HiddenToo


def insurgents(here: Space) -> int:
    """All Insurgent pieces in a space."""
    return here.taliban + here.warlords


async def unshaded(play: EventPlay) -> None:
    """The Coalition executes a free Air Strike in up to 3 Afghan Provinces, where Underground
    Guerrillas count as Active, and makes the choices. Then the Taliban choose 1 Province that lost
    a piece to it and shift it 1 level towards Opposition.
    """
    before = play.board.spaces
    await play.free_special(COALITION, AIR_STRIKE, HiddenToo(free=True, within=AFGHAN_PROVINCES))

    def bereaved() -> tuple[SpaceId, ...]:
        return play.where(
            lambda s: (
                insurgents(play.at(s)) < insurgents(before[s])
                and play.can_shift(s, Support.OPPOSITION)
            ),
            AFGHAN_PROVINCES,
        )

    if space := await play.one_space(bereaved, by=TALIBAN):
        play.shift(space, Support.OPPOSITION)


async def shaded(play: EventPlay) -> None:
    """In each of up to 2 Afghan Provinces with a Taliban piece, shift 1 level towards Opposition
    and place 1 Taliban Guerrilla.
    """

    def outraged() -> tuple[SpaceId, ...]:
        guerrillas = play.board.available.taliban_underground
        return play.where(
            lambda s: play.at(s).taliban and (guerrillas or play.can_shift(s, Support.OPPOSITION)),
            AFGHAN_PROVINCES,
        )

    chosen: list[SpaceId] = []
    while space := await play.next_space(chosen, 2, outraged):
        play.shift(space, Support.OPPOSITION)
        await play.place((UNDERGROUND[TALIBAN],), 1, space, up_to=False)


CARD = EventCard(20, unshaded, shaded)
