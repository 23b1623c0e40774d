"""8.4.1 What the Non-player Coalition places by "Operation Iraqi Freedom" (card 21)."""

from __future__ import annotations

from typing import Final, NamedTuple

from core.adp.bots.coalition.surge import choose_quarters, choose_sites, held
from core.adp.bots.events.choices import choose_space
from core.adp.bots.mind import Mind
from core.adp.bots.usual_answers import say_number
from core.adp.model.atlas import AFGHAN_AREAS
from core.adp.model.board import Board
from core.adp.model.facts import Placed
from core.adp.model.ids import BASE, COALITION, DONE, Piece, SpaceId
from core.kernel import Decision, filled
from core.kernel.reasoning import applied

CARD: Final = 21
ASK: Final = "event.place.space"


async def choose_place(mind: Mind) -> None:
    """8.4: Where pieces are placed: by card 21 as in Surge, otherwise as in any Event."""
    await (build_up(mind) if mind.board.card == CARD else choose_space(mind))


async def build_up(mind: Mind) -> None:
    """8.4.1: A Base at the highest Population, then Troops in turn, in at most 3 spaces."""
    while mind.decision.ask == ASK:
        coming = next_to_come(mind)
        if coming.piece is BASE[COALITION]:
            await _build(mind)
        else:
            await _quarter(mind, coming.number)


class Coming(NamedTuple):
    """What can be placed next, and how many."""

    piece: Piece
    number: int


def next_to_come(mind: Mind) -> Coming:
    """Return what would be placed in the next space."""
    ahead = mind.fork()
    facts = ahead.answer(next(space for space in AFGHAN_AREAS if space in mind.options))
    for fact in facts:
        if isinstance(fact, Placed):
            return Coming(fact.piece, fact.count)
    asked = ahead.pending
    assert isinstance(asked, Decision)
    return Coming(Piece(asked.about[0]), max(int(word) for word in asked.options if word.isdigit()))


def places(mind: Mind) -> tuple[SpaceId, ...]:
    """Return where pieces are placed: the COIN-Controlled areas, or all if there are none."""
    return held(mind.board) or AFGHAN_AREAS


def sites_in(board: Board, spaces: tuple[SpaceId, ...]) -> list[SpaceId]:
    """Return the areas that have room for a first Coalition Base."""
    return [s for s in spaces if not board.spaces[s].coalition_bases and board.room_for_bases(s)]


async def _build(mind: Mind) -> None:
    """8.4.1: A first Coalition Base at the highest Population, with COIN Control if possible."""
    sites = sites_in(mind.board, held(mind.board)) or sites_in(mind.board, AFGHAN_AREAS)
    if not sites:
        await mind.say(DONE, "8.4.1: no second Base")
        return
    (site,) = await choose_sites(mind, sites, 1)
    await mind.say(site, applied("8.4.1: the Base as in Surge", site))


async def _quarter(mind: Mind, cubes: int) -> None:
    """8.4.1: Troops as in Surge, in the spaces of this Event and others."""
    begun = [f.space for f in mind.facts if isinstance(f, Placed) and f.rule == f"card {CARD}"]
    turn = await choose_quarters(mind, places(mind), list(dict.fromkeys(begun)), cubes)
    for space in dict.fromkeys(turn):
        number = turn.count(space)
        why = filled("8.4.1: Troops as in Surge: {0} to {1}", number, space)
        await mind.say(space, why)
        await say_number(mind, "event.place.count", number, why)
