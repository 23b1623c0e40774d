"""8.6.3 Where the Non-player Government Patrols."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from core.adp.bots.government.assault import answer_assault, in_words, losses_in
from core.adp.bots.government.search import answer_search
from core.adp.bots.leaving import free_to_leave
from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.bots.usual_answers import say_number
from core.adp.model.atlas import AFGHAN_AREAS, LOCS
from core.adp.model.board import COUNT, Board
from core.adp.model.ids import DONE, GOVERNMENT, POLICE, TROOPS, Piece, SpaceId, Track
from core.adp.rules.patrol import BEATS, PRICE, origins_for
from core.kernel import Why, filled
from core.kernel.reasoning import NO_NOTES, Notes, applied, qualify

SOLDIERS: Final = TROOPS[GOVERNMENT]
KABUL: Final = SpaceId.KABUL


def places_outnumbered(board: Board, notes: Notes = NO_NOTES) -> list[SpaceId]:
    """8.6.3: LoCs and Kabul where Taliban Guerrillas outnumber all other pieces."""

    def why_not(space: SpaceId) -> Why | None:
        here = board.spaces[space]
        taliban, others = here.taliban_guerrillas, here.coin + here.warlords
        if taliban > others:
            return None
        return filled("Taliban Guerrillas {0}, all others {1}", taliban, others)

    return qualify("8.6.3: Taliban Guerrillas outnumber all others", BEATS, why_not, notes)


def cubes_wanted(board: Board, place: SpaceId) -> int:
    """How many cubes a place needs until COIN cubes equal the Taliban Guerrillas (ruling A-50)."""
    here = board.spaces[place]
    return here.taliban_guerrillas - here.troops - here.government_police


class Source(NamedTuple):
    """The kind of cube that comes next, and its possible origins."""

    piece: Piece
    origins: list[SpaceId]


def next_cubes(board: Board, place: SpaceId, wanting: Sequence[SpaceId]) -> Source | None:
    """Return what comes to a place next: 1 Police, then Troops; if one is missing, the other.

    Cubes come from areas, but not from those that need cubes themselves.
    """
    if cubes_wanted(board, place) < 1:
        return None
    kinds = (SOLDIERS, POLICE) if board.spaces[place].government_police else (POLICE, SOLDIERS)
    ways = origins_for(board, place)
    for piece in kinds:
        origins = [
            origin
            for origin in AFGHAN_AREAS
            if origin in ways
            and origin not in wanting
            and COUNT[piece](board.spaces[origin])
            and free_to_leave(board, origin, GOVERNMENT, 1)
        ]
        if origins:
            return Source(piece, origins)
    return None


def most_of(board: Board, piece: Piece) -> Priority:
    """8.6.3: The priority among the origins of a cube."""
    return Priority("8.6.3: most cubes of that kind", lambda s: COUNT[piece](board.spaces[s]))


def can_patrol(board: Board, notes: Notes = NO_NOTES) -> bool:
    """Whether at least one cube can come to a place that needs it (ruling A-70)."""
    if board.track(Track.GOVERNMENT) < PRICE:
        notes.look(filled("8.6.3: fewer than {0} Resources", PRICE))
        return False
    places = places_outnumbered(board, notes)
    return bool(places_in_reach(board, places, places, notes))


def places_in_reach(
    board: Board, places: Sequence[SpaceId], wanting: Sequence[SpaceId], notes: Notes = NO_NOTES
) -> list[SpaceId]:
    """Return the places to which another cube can come."""
    return qualify(
        "8.6.3: cubes are needed and can get there",
        places,
        lambda place: (
            None
            if next_cubes(board, place, wanting)
            else "no cube is needed, or none can get there"
        ),
        notes,
    )


async def patrol(mind: Mind) -> None:
    """Answer the questions of a Patrol until only a Special Activity can follow."""
    wanting = places_outnumbered(mind.board, mind.notes)
    places = list(wanting)
    while places := places_in_reach(mind.board, places, wanting, mind.notes):
        kabul_first = Priority("8.6.3: Kabul first", lambda space: space is KABUL)
        place = await pick_space(mind, places, (kabul_first,))
        places.remove(place)
        await bring_cubes(mind, place, wanting)
    await mind.say_if_asked("patrol.space", DONE, "8.6.3: no other place to bring cubes to")
    await answer_search(mind, "patrol")
    await clear_a_loc(mind)
    await repair(mind)


async def bring_cubes(mind: Mind, place: SpaceId, wanting: Sequence[SpaceId]) -> None:
    """Bring cubes to a place one by one, from the area with most cubes of that kind."""
    await mind.say(place, applied("8.6.3: Taliban Guerrillas outnumber all others", place))
    while (source := next_cubes(mind.board, place, wanting)) is not None:
        piece = source.piece
        origin = await pick_space(mind, source.origins, (most_of(mind.board, piece),))
        if piece is POLICE:
            troops, police = 0, 1
            why = filled("8.6.3: 1 Police from {0} to {1}", origin, place)
        else:
            troops, police = 1, 0
            why = filled("8.6.3: 1 Troops from {0} to {1}", origin, place)
        await mind.say(origin, why)
        await say_number(mind, "patrol.troops", troops, why)
        await say_number(mind, "patrol.police", police, why)
    await mind.say_if_asked("patrol.origin", DONE, "8.6.3: as many cubes as Taliban Guerrillas")


async def clear_a_loc(mind: Mind) -> None:
    """Assault on the LoC where that removes most Taliban, if any."""
    if mind.decision.ask != "patrol.assault":
        return
    board = mind.board
    losses = {loc: losses_in(board, loc) for loc in LOCS if loc in mind.options}
    hit = [loc for loc in losses if losses[loc].taliban]
    if not hit:
        return
    most = Priority("8.6.3: most Taliban", lambda loc: losses[loc].taliban)
    loc = await pick_space(mind, hit, (most,))
    await mind.say(loc, filled("8.6.3: Assault removes {0}: {1}", in_words(losses[loc]), loc))
    await answer_assault(mind)


async def repair(mind: Mind) -> None:
    """Card 23: Clear the best LoC of Sabotage."""
    if mind.decision.ask == "patrol.repair":
        loc = await pick_space(mind, [loc for loc in LOCS if loc in mind.options])
        await mind.say(loc, applied("8.1.1: Sabotage is cleared", loc))
