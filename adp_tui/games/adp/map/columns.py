"""The columns of the table of spaces: what each shows and how it sorts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from adp_tui.games.adp.map.names import NAMES
from adp_tui.games.adp.map.pieces import BASE_GLYPH, PIECE_STYLES, group, joined
from adp_tui.games.adp.map.status import (
    ATTITUDE,
    CONTROL_ROLE,
    CONTROL_WORD,
    SABOTAGE,
    people,
)
from adp_tui.games.adp.texts import panes as texts
from adp_tui.games.adp.texts.map import COLUMNS, KINDS, KINDS_SHORT
from adp_tui.look.cells import cells_of, cut
from adp_tui.look.letters import folded
from adp_tui.look.paint import Line, Role, Run
from core.adp.model.atlas import ATLAS
from core.adp.model.board import Board
from core.adp.model.ids import (
    ACTIVE,
    BASES,
    FACTIONS,
    OWNER,
    PIECES,
    Control,
    Piece,
    SpaceId,
    Support,
)

ZERO: Final[Run] = ("⋅", Role.DIM)
"""The sign for nothing."""

Cell = Callable[[Board, SpaceId], Line]
Value = Callable[[Board, SpaceId], int | str]


class GridColumn(NamedTuple):
    """A column: its position, its cells, and its sort key."""

    title: str
    """Its name in a sentence."""

    x: int
    heading: Line
    indent: int
    """How much further right than the heading the cells begin."""

    cell: Cell
    value: Value
    largest_first: bool = True


_ATTITUDE_RANK: Final = {Support.SUPPORT: 1, Support.NEUTRAL: 0, Support.OPPOSITION: -1}
_CONTROL_RANK: Final = {Control.COIN: 2, Control.TALIBAN: 1, Control.NONE: 0}


def _dim(text: str) -> Line:
    return ((text, Role.DIM),)


def _name(_: Board, space: SpaceId) -> str:
    return folded(NAMES[space])


def _nothing(_: Board, __: SpaceId) -> Line:
    return ()


def _people(board: Board, space: SpaceId) -> Line:
    """Population, or the Econ of a LoC."""
    if (place := ATLAS[space]).is_loc:
        return ((str(place.econ), Role.ROAD),)
    return ((people(board.population(space), board.spaces[space]), Role.TEXT),)


def _population(board: Board, space: SpaceId) -> int:
    return board.population(space)


def _land(board: Board, space: SpaceId) -> Line:
    return ((texts.LAND[board.terrain(space)], Role.TEXT),)


def _terrain(board: Board, space: SpaceId) -> str:
    return texts.LAND[board.terrain(space)]


def _control(board: Board, space: SpaceId) -> Line:
    control = board.control(space)
    return (ZERO,) if control is Control.NONE else ((CONTROL_WORD[control], CONTROL_ROLE[control]),)


def _control_rank(board: Board, space: SpaceId) -> int:
    return _CONTROL_RANK[board.control(space)]


def _sign(board: Board, space: SpaceId) -> Line:
    support = board.spaces[space].support
    return (ZERO,) if support is Support.NEUTRAL else (ATTITUDE[support],)


def _attitude(board: Board, space: SpaceId) -> Line:
    support = board.spaces[space].support
    if support is Support.NEUTRAL:
        return (ZERO,)
    sign, role = ATTITUDE[support]
    return ((f"{sign}{texts.ATTITUDE[support]}", role),)


def _attitude_rank(board: Board, space: SpaceId) -> int:
    return _ATTITUDE_RANK[board.spaces[space].support]


def _trouble(board: Board, space: SpaceId) -> Line:
    """Terror, or the Sabotage of a LoC."""
    here = board.spaces[space]
    if here.sabotaged:
        return (SABOTAGE,)
    return ((str(here.terror), Role.TROUBLE),) if here.terror else (ZERO,)


def _terror(board: Board, space: SpaceId) -> int:
    here = board.spaces[space]
    return here.terror + here.sabotaged


def _pieces(board: Board, space: SpaceId) -> Line:
    """All pieces, and for a LoC its full name."""
    here = board.spaces[space]
    groups = [group(here, faction) for faction in FACTIONS]
    if ATLAS[space].is_loc:
        groups.append(_dim(NAMES[space]))
    return joined(groups, " ")


def _piece_count(board: Board, space: SpaceId) -> int:
    here = board.spaces[space]
    return here.coin + here.taliban + here.warlords


def _of_piece(piece: Piece, x: int) -> GridColumn:
    """Return the column of one kind of piece: its number, right under the heading."""
    hand = PIECE_STYLES[OWNER[piece]]
    role = hand.active if piece in ACTIVE.values() else hand.number
    word = KINDS[piece]

    def cell(board: Board, space: SpaceId) -> Line:
        if count := board.spaces[space].count(piece):
            text = str(count)
            return ((" " * (2 - cells_of(text)), Role.TEXT), (text, role))
        return ((" ", Role.TEXT), ZERO)

    def value(board: Board, space: SpaceId) -> int:
        return board.spaces[space].count(piece)

    heading: Line = (hand.letter, (BASE_GLYPH, hand.number))
    if piece not in BASES:
        heading = _dim(cut(KINDS_SHORT[piece], 2))
    return GridColumn(f"{hand.letter[0]} {word}", x, heading, 0, cell, value)


def _piece_columns(x: int) -> tuple[GridColumn, ...]:
    """Return a column for each kind of piece; those of a Faction are closer together."""
    columns = []
    for pieces in PIECES.values():
        for piece in pieces:
            columns.append(_of_piece(piece, x))
            x += 3
        x += 1
    return tuple(columns)


def _column(
    name: str, x: int, indent: int, cell: Cell, value: Value, *, largest_first: bool = True
) -> GridColumn:
    """Return a column with its texts."""
    title, heading = COLUMNS[name]
    return GridColumn(title, x, _dim(heading), indent, cell, value, largest_first)


NAME_X: Final = 3
"""The column of the names: after the cursor, the mark and a blank."""

FULL: Final = (
    _column("name", NAME_X, 0, _nothing, _name, largest_first=False),
    _column("population", 15, 1, _people, _population),
    _column("terrain", 19, 0, _land, _terrain, largest_first=False),
    _column("control", 24, 0, _control, _control_rank),
    _column("attitude", 30, 0, _attitude, _attitude_rank),
    _column("terror", 36, 0, _trouble, _terror),
    *_piece_columns(39),
)
"""The columns if there is room for all of them."""

SHORT: Final = (
    _column("name", NAME_X, 0, _nothing, _name, largest_first=False),
    _column("population", 14, 1, _people, _population),
    _column("control", 18, 0, _control, _control_rank),
    _column("attitude-short", 23, 0, _sign, _attitude_rank),
    _column("terror", 25, 0, _trouble, _terror),
    _column("pieces", 28, 0, _pieces, _piece_count),
)
"""The columns in 60 cells: pieces as on the map."""

FULL_WIDTH: Final = 78
"""The minimum width for all columns."""
