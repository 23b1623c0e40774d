"""1.4, 1.6, 3.3.4 and 4.3.1 What may lie on the map and beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import astuple

from core.adp.model.atlas import ATLAS, PrintedSpace
from core.adp.model.board import INVENTORY, MARKERS, MOST_BASES, RETURNEES, Board, Forces, Space
from core.adp.model.ids import HIDDEN, Islamabad, Piece, Support

KINDS: Final = tuple(Piece)
NOUNS: Final = {
    Piece.COALITION_BASE: "Coalition Bases",
    Piece.COALITION_TROOPS: "Coalition Troops",
    Piece.GOVERNMENT_BASE: "Government Bases",
    Piece.GOVERNMENT_TROOPS: "Government Troops",
    Piece.GOVERNMENT_POLICE: "Police",
    Piece.TALIBAN_BASE: "Taliban Bases",
    Piece.TALIBAN_UNDERGROUND: "Taliban Guerrillas",
    Piece.TALIBAN_ACTIVE: "Active Taliban Guerrillas",
    Piece.WARLORD_BASE: "Warlord Bases",
    Piece.WARLORD_UNDERGROUND: "Warlord Guerrillas",
    Piece.WARLORD_ACTIVE: "Active Warlord Guerrillas",
}
_EMPTY: Final = Space()


def space_problems(board: Board) -> Iterator[str]:
    """1.4.2, 1.6.2: What each space may hold."""
    if board.spaces.keys() != ATLAS.keys():
        yield "the map must have its 32 spaces (1.3)"
        return
    markers = returnees = 0
    for space, here in board.spaces.items():
        if here == _EMPTY:
            continue
        place = ATLAS[space]
        markers += here.terror + here.sabotaged
        returnees += here.returnees
        yield from _negative(place.name, here)
        if here.returnees not in (0, 1):
            yield f"{place.name}: {here.returnees} Returnees markers instead of 0 or 1 (4.3.1)"
        if here.terror < 0:
            yield f"{place.name}: {here.terror} Terror markers (3.3.4)"
        if place.is_loc:
            yield from _problems_on_loc(place, here)
        else:
            yield from _problems_in_area(board, place, here)
        if place.in_pakistan:
            yield from _problems_in_pakistan(board, place, here)
    if markers > MARKERS:
        yield f"{markers} Terror and Sabotage markers on the map, but there are {MARKERS} (3.3.4)"
    if returnees > RETURNEES:
        yield f"{returnees} Returnees markers on the map, but there are {RETURNEES} (4.3.1)"


def _negative(where: str, forces: Forces) -> Iterator[str]:
    counts = astuple(forces)[: len(KINDS)]
    if min(counts) < 0:
        for piece, count in zip(KINDS, counts, strict=True):
            if count < 0:
                yield f"{where}: {count} {NOUNS[piece]} (1.4)"


def _problems_on_loc(place: PrintedSpace, here: Space) -> Iterator[str]:
    if here.bases:
        yield f"{place.name}: a Base on a LoC (1.4.2)"
    if here.support is not Support.NEUTRAL:
        yield f"{place.name}: {here.support.title()} on a LoC (1.6.2)"
    if here.terror:
        yield f"{place.name}: Terror on a LoC, where Sabotage belongs (3.3.4)"
    if here.returnees:
        yield f"{place.name}: Returnees on a LoC (4.3.1)"


def _problems_in_area(board: Board, place: PrintedSpace, here: Space) -> Iterator[str]:
    if here.bases > MOST_BASES:
        yield f"{place.name}: {here.bases} Bases, more than {MOST_BASES} (1.4.2)"
    if here.sabotaged:
        yield f"{place.name}: Sabotage, which only LoCs can have (3.3.4)"
    if here.support is not Support.NEUTRAL and not (
        place.in_pakistan or board.population(place.id)
    ):
        yield f"{place.name}: {here.support.title()} where nobody lives (1.6.2)"


def _problems_in_pakistan(board: Board, place: PrintedSpace, here: Space) -> Iterator[str]:
    if here.coin or here.warlords:
        yield f"{place.name}: only Taliban pieces may be in Pakistan (1.4.2)"
    if here.support is not Support.NEUTRAL:
        yield f"{place.name}: {here.support.title()} in Pakistan (1.6.2)"
    if here.returnees:
        yield f"{place.name}: Returnees in Pakistan (4.3.1)"
    if here.taliban_underground and board.islamabad is Islamabad.HOSTILITY:
        yield f"{place.name}: Taliban cannot be Underground in Pakistan at Hostility (6.6.1)"


def box_problems(board: Board) -> Iterator[str]:
    """1.4.1: Only Coalition pieces fall or leave play; Guerrillas off the map have one state."""
    for name, box in (("Casualties", board.casualties), ("out of play", board.out_of_play)):
        yield from _negative(name, box)
        if any(astuple(box)[2:]):
            yield f"{name}: only Coalition pieces go there (1.4.1)"
    for piece in HIDDEN:
        if board.available.count(piece):
            yield f"Available: {NOUNS[piece]} are counted as Underground there (1.4.3)"


def inventory_problems(board: Board) -> Iterator[str]:
    """1.4: Pieces are never made or lost: all of them are somewhere."""
    elsewhere = _totals(*board.spaces.values(), board.casualties, board.out_of_play)
    beside = _totals(board.available)
    for piece, there_are in _THERE_ARE:
        used, available = elsewhere[piece], beside[piece]
        if used + available != there_are:
            yield f"{NOUNS[piece]}: {used + available} in total instead of {there_are} (1.4)"
        elif available < 0:
            yield f"{NOUNS[piece]}: {used} in use, but there are {there_are} (1.4)"


_THERE_ARE: Final = tuple((piece, INVENTORY.count(piece)) for piece in KINDS if piece not in HIDDEN)


def _totals(*forces: Forces) -> dict[Piece, int]:
    """Count pieces by kind, Guerrillas in either state together."""
    columns = zip(*(astuple(f)[: len(KINDS)] for f in forces if f != _EMPTY), strict=True)
    totals = dict.fromkeys(KINDS, 0) | dict(zip(KINDS, map(sum, columns), strict=False))
    for active, hidden in HIDDEN.items():
        totals[hidden] += totals[active]
    return totals
