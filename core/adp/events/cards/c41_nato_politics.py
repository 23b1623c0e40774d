"""Card 41, NATO Politics."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import AFGHAN_PROVINCES
from core.adp.model.facts import Returned
from core.adp.model.ids import BASE, COALITION, PIECES, TROOPS, Track

RETURNING = 4


async def unshaded(play: EventPlay) -> None:
    """Return 4 Coalition pieces that are out of play (all if fewer), of the Coalition's choice, to
    Available.
    """
    gone = play.board.out_of_play
    total = min(RETURNING, gone.coalition)
    bases = await play.table.choose_count(
        COALITION,
        max(0, total - gone.coalition_troops),
        min(total, gone.coalition_bases),
        ask="event.return-bases",
        rule=play.rule,
    )
    for piece, count in ((BASE[COALITION], bases), (TROOPS[COALITION], total - bases)):
        if count:
            play.table.emit(Returned(piece, count, rule=play.rule))


async def shaded(play: EventPlay) -> None:
    """Choose 1 Afghan Province with a Coalition piece: all Coalition pieces there, Bases included,
    become Available. Aid -3.
    """
    province = await play.one_space(
        lambda: play.where(lambda s: play.at(s).coalition, AFGHAN_PROVINCES)
    )
    if province is not None:
        play.remove_all(PIECES[COALITION], province)
    play.lose(Track.AID, 3)


CARD = EventCard(41, unshaded, shaded)
