"""A space before and after an answer, as two small parts of the map side by side."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from adp_tui.games.adp.ahead.brings import best
from adp_tui.games.adp.map.captions import caption, scene
from adp_tui.games.adp.map.names import NAMES
from adp_tui.games.adp.map.pieces import indented, spelled
from adp_tui.games.adp.map.status import SABOTAGE
from adp_tui.games.adp.texts import panes as texts
from adp_tui.look.cells import cells_of, centred, cut
from adp_tui.look.paint import BLANK, Line, Role, fitted, line
from adp_tui.mapping.layout import Area, AreaForm, Rectangle
from adp_tui.presenter.ahead import Outlook
from adp_tui.widgets.frame import EDGES, framed
from adp_tui.widgets.rows import cut_runs, exactly
from core.adp.model.atlas import ATLAS
from core.adp.model.board import Board
from core.adp.model.ids import FACTIONS, Faction, SpaceId

_INSIDE: Final = 19
_MOST_ROWS: Final = 2 + len(FACTIONS)
"""The maximum rows of a space: its name, Control, and the pieces of every Faction."""

_BETWEEN: Final = 5
LEAST_CELLS: Final = 2 * (_INSIDE + EDGES) + _BETWEEN + 2
"""The width of two of them, indented like the rest of the pane."""

_AREA: Final = Area(boxes=(), text=Rectangle(0, 0, _INSIDE, _MOST_ROWS))


def box_rows(outlook: Outlook, by: str, words: Iterable[str]) -> list[Line]:
    """Return the first space that an answer could change, before and after; otherwise nothing."""
    if by not in FACTIONS:
        return []
    end = best(Faction(by), outlook)
    before = outlook.before
    after = before if end is None else end.board
    named = [SpaceId(word) for word in words if word in before.spaces]
    space = next((s for s in (*named, *before.spaces) if _differs(before, after, s)), None)
    if space is None:
        return []
    now, then = space_rows(before, space), space_rows(after, space)
    height = max(len(now), len(then)) + EDGES
    cells_each = _INSIDE + EDGES
    left = framed(texts.NOW_BOX, "", now, cells_each, height)
    right = framed(texts.then_box(outlook.asked), "", then, cells_each, height)
    gaps = [centred("▸" if row == height // 2 else "", _BETWEEN) for row in range(height)]
    return [
        (*line(" "), *one, (gap, Role.KEY), *other)
        for one, gap, other in zip(left, gaps, right, strict=True)
    ]


def space_rows(board: Board, space: SpaceId) -> list[Line]:
    """Return a space as on the widest map."""
    if ATLAS[space].is_loc:
        return _road_rows(board, space)
    found = scene(board, space, _AREA, " ", under_cursor=False)
    rows = [BLANK] * _MOST_ROWS
    for dx, dy, row in caption(AreaForm.WIDE, found):
        rows[dy] = indented(row, dx)
    return exactly(rows, max(n for n, row in enumerate(rows, 1) if row))


def _road_rows(board: Board, space: SpaceId) -> list[Line]:
    """Return a road: its name, its Econ, and the pieces on it."""
    here, econ = board.spaces[space], str(ATLAS[space].econ)
    sabotage = (SABOTAGE,) if here.sabotaged else ()
    room = _INSIDE - cells_of(econ) - len(sabotage) - 3
    name = fitted(line((f" {cut(NAMES[space], room)}", Role.STRONG)), room + 2)
    pieces = [row for faction in FACTIONS if (row := spelled(here, faction))]
    return [
        (*name, (econ, Role.ROAD), *sabotage),
        *(cut_runs(indented(r, 1), _INSIDE) for r in pieces),
    ]


def _differs(before: Board, after: Board, space: SpaceId) -> bool:
    """Whether anything about a space differs afterwards."""
    changed = before.spaces[space] != after.spaces[space]
    return changed or before.control(space) != after.control(space)
