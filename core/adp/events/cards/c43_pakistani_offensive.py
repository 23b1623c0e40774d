"""Card 43, Pakistani Offensive."""

from __future__ import annotations

from collections.abc import Iterable

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import ADJACENT, AFGHAN_PROVINCES, LOCS, PAKISTAN
from core.adp.model.facts import Hid
from core.adp.model.ids import ACTIVE, GUERRILLAS_OF, PIECES, TALIBAN, Piece, SpaceId


async def unshaded(play: EventPlay) -> None:
    """In 1 Province of Pakistan, remove up to 3 Taliban pieces (either state, Bases last). Shift
    Islamabad 1 box towards Hostility.
    """
    province = await play.one_space(lambda: play.where(lambda s: play.at(s).taliban, PAKISTAN))
    if province is not None:
        await play.remove(PIECES[TALIBAN], 3, province)
    play.shift_islamabad(-1)


async def shaded(play: EventPlay) -> None:
    """The Taliban may move any of their Guerrillas from Pakistan into adjacent Afghan Provinces and
    LoCs; those moved turn Underground. Shift Islamabad 1 box towards Sponsorship.
    """

    def across(origin: SpaceId) -> Iterable[SpaceId]:
        return (s for s in ADJACENT[origin] if s in AFGHAN_PROVINCES or s in LOCS)

    def hide(piece: Piece, space: SpaceId, count: int) -> None:
        if piece is ACTIVE[TALIBAN]:
            play.table.emit(Hid(TALIBAN, space, count, rule=play.rule))

    await play.move(
        GUERRILLAS_OF[TALIBAN], None, lambda: PAKISTAN, across, by=TALIBAN, arriving=hide
    )
    play.shift_islamabad(1)


CARD = EventCard(43, unshaded, shaded)
