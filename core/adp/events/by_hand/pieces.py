"""1.4 Steps with pieces: place, remove, replace, move, turn over, change boxes."""

from __future__ import annotations

from functools import partial
from typing import Final

from core.adp.events.by_hand.hand import BACK, Again, Hand
from core.adp.events.piece_verbs import Departure
from core.adp.model.atlas import ATLAS, LOCS, SPACES
from core.adp.model.board import COUNT, Board, Forces
from core.adp.model.facts import (
    Activated,
    BoxChanged,
    Fact,
    Fell,
    Hid,
    LeftPlay,
    Moved,
    Recovered,
    Removed,
    Returned,
    Withdrawn,
)
from core.adp.model.ids import (
    ACTIVE,
    BASES,
    COALITION,
    INSURGENTS,
    OWNER,
    PIECES,
    TALIBAN,
    UNDERGROUND,
    Faction,
    Piece,
    PieceBox,
    SpaceId,
    ThingKind,
)
from core.kernel import Kind

DEPARTURES: Final[dict[PieceBox, Departure]] = {
    PieceBox.AVAILABLE: Removed,
    PieceBox.CASUALTIES: Fell,
    PieceBox.OUT_OF_PLAY: Withdrawn,
}
"""The fact that moves Coalition pieces from the map to each box."""

BOXES: Final = tuple(PieceBox)


async def place(hand: Hand) -> Again | None:
    """Place Available pieces."""
    pieces = tuple(p for p in Piece if any(hand.most_placeable(p, s) for s in SPACES))
    word = await hand.choose((*pieces, BACK), ask="by-hand.piece", kind=ThingKind.PIECE)
    if word == BACK:
        return None
    piece = Piece(word)

    async def place_in(space: str) -> None:
        most = hand.most_placeable(piece, SpaceId(space))
        hand.table.place(piece, SpaceId(space), await hand.count(most, piece, space), hand.rule)

    again = Again(
        ("place", piece),
        lambda: hand.where(lambda s: bool(hand.most_placeable(piece, s))),
        place_in,
    )
    return await again.first(hand, "by-hand.space")


async def remove(hand: Hand) -> Again | None:
    """Remove pieces from the map; Coalition pieces go to a box that the player chooses."""

    async def remove_from(space: str) -> None:
        piece, count = await _pieces_in(hand, SpaceId(space))
        box: str = PieceBox.AVAILABLE
        if OWNER[piece] is COALITION:
            box = await hand.choose(tuple(PieceBox), ask="by-hand.box")
        hand.table.emit(DEPARTURES[PieceBox(box)](piece, SpaceId(space), count, rule=hand.rule))

    again = Again(("remove",), lambda: hand.occupied(SPACES), remove_from)
    return await again.first(hand, "by-hand.space")


async def replace(hand: Hand) -> Again | None:
    """Replace pieces in their space; if no replacement is Available, just remove them (1.4.1).

    Taliban in Pakistan are never replaced (1.4.2).
    """
    afghan = hand.where(lambda s: not ATLAS[s].in_pakistan)

    async def replace_in(word: str) -> None:
        space = SpaceId(word)
        old, count = await _pieces_in(hand, space)
        others = (p for p in Piece if p is not old and not (p in BASES and space in LOCS))
        new = await hand.choose(
            (*others, BACK), ask="by-hand.replacement", kind=ThingKind.PIECE, about=(old, space)
        )
        if new != BACK:
            hand.table.emit(Removed(old, space, count, rule=hand.rule))
            hand.table.place(Piece(new), space, count, hand.rule)

    again = Again(("replace",), lambda: hand.occupied(afghan), replace_in)
    return await again.first(hand, "by-hand.space")


async def move(hand: Hand) -> Again | None:
    """Move pieces to any space where they may be."""

    async def move_from(word: str) -> None:
        origin = SpaceId(word)
        piece, count = await _pieces_in(hand, origin)

        def allowed(space: SpaceId) -> bool:
            if space is origin or (ATLAS[space].in_pakistan and OWNER[piece] is not TALIBAN):
                return False
            return piece not in BASES or hand.board.room_for_bases(space) >= count

        goal = await hand.choose(
            (*hand.where(allowed), BACK), ask="by-hand.destination", kind=Kind.PLACE
        )
        if goal != BACK:
            hand.table.emit(Moved(piece, origin, SpaceId(goal), count, rule=hand.rule))

    again = Again(("move",), lambda: hand.occupied(SPACES), move_from)
    return await again.first(hand, "by-hand.space")


async def _pieces_in(hand: Hand, space: SpaceId) -> tuple[Piece, int]:
    """Ask for a kind of piece in a space, and how many."""
    here = hand.board.spaces[space]
    kinds = tuple(piece for piece in Piece if COUNT[piece](here))
    piece = Piece(
        await hand.choose(kinds, ask="by-hand.piece", kind=ThingKind.PIECE, about=(space,))
    )
    return piece, await hand.count(COUNT[piece](here), piece, space)


async def flip(hand: Hand) -> Again | None:
    """Turn Guerrillas over."""
    words = tuple(
        f"{way}-{faction}"
        for faction in INSURGENTS
        for way, pieces in (("activate", UNDERGROUND), ("hide", ACTIVE))
        if any(COUNT[pieces[faction]](here) for here in hand.board.spaces.values())
    )
    word = await hand.choose((*words, BACK), ask="by-hand.flip")
    if word == BACK:
        return None
    way, _, name = word.partition("-")
    faction = Faction(name)
    piece = (UNDERGROUND if way == "activate" else ACTIVE)[faction]
    turned = Activated if way == "activate" else Hid

    async def flip_in(space: str) -> None:
        there = COUNT[piece](hand.board.spaces[SpaceId(space)])
        count = await hand.count(there, piece, space)
        hand.table.emit(turned(faction, SpaceId(space), count, rule=hand.rule))

    again = Again(
        ("flip", word),
        lambda: hand.where(lambda s: bool(COUNT[piece](hand.board.spaces[s]))),
        flip_in,
    )
    return await again.first(hand, "by-hand.space")


# Boxes


def can_change_boxes(hand: Hand) -> bool:
    """Whether any Coalition piece lies in a box."""
    return any(_in_box(hand.board, box).coalition for box in BOXES)


async def boxes(hand: Hand) -> Again | None:
    """Put Coalition pieces from one box into another, in any direction."""
    again = Again(("boxes",), lambda: tuple(_ways(hand)), partial(_rebox, hand), Kind.MENU)
    return await again.first(hand, "by-hand.boxes")


def _ways(hand: Hand) -> dict[str, tuple[PieceBox, PieceBox]]:
    """Return the possible moves between boxes, by their words."""
    return {
        f"{source}-to-{target}": (source, target)
        for source in BOXES
        for target in BOXES
        if source is not target and _in_box(hand.board, source).coalition
    }


async def _rebox(hand: Hand, word: str) -> None:
    """Ask for pieces in a box and put them into another."""
    source, target = _ways(hand)[word]
    there = _in_box(hand.board, source)
    kinds = tuple(piece for piece in PIECES[COALITION] if COUNT[piece](there))
    piece = Piece(
        await hand.choose(kinds, ask="by-hand.piece", kind=ThingKind.PIECE, about=(source,))
    )
    count = await hand.count(COUNT[piece](there), piece, target)
    hand.table.emit(_box_fact(piece, source, target, count, hand.rule))


def _in_box(board: Board, box: PieceBox) -> Forces:
    """Return the pieces in a box."""
    match box:
        case PieceBox.AVAILABLE:
            return board.available
        case PieceBox.CASUALTIES:
            return board.casualties
        case PieceBox.OUT_OF_PLAY:
            return board.out_of_play


def _box_fact(piece: Piece, source: PieceBox, target: PieceBox, count: int, rule: str) -> Fact:
    """Return the fact for a move between boxes, a specific one if there is one."""
    match source, target:
        case PieceBox.CASUALTIES, PieceBox.AVAILABLE:
            return Recovered(piece, count, rule=rule)
        case PieceBox.CASUALTIES, PieceBox.OUT_OF_PLAY:
            return LeftPlay(piece, count, rule=rule)
        case PieceBox.OUT_OF_PLAY, PieceBox.AVAILABLE:
            return Returned(piece, count, rule=rule)
        case _other_way:
            return BoxChanged(piece, source, target, count, rule=rule)
