"""The table of all spaces as rows of text, with the same marks as the map.

It is sorted by the order of the question or by any column, and narrowed by typing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from adp_tui.games.adp.map.columns import FULL, FULL_WIDTH, NAME_X, SHORT, GridColumn
from adp_tui.games.adp.map.layouts import ROAD_IDS
from adp_tui.games.adp.map.names import NAMES, caption_name
from adp_tui.games.adp.map.pieces import group, indented, joined
from adp_tui.games.adp.map.status import CURSOR, SABOTAGE
from adp_tui.games.adp.texts import panes as texts
from adp_tui.games.adp.texts.map import MAP_KEY, ORDER_KEY, road
from adp_tui.look.cells import pad_left
from adp_tui.look.letters import folded
from adp_tui.look.paint import Line, Role, Run, fitted, width
from adp_tui.presenter.panes import GridState, Sorting
from adp_tui.widgets.rows import cut_runs
from core.adp.model.atlas import AFGHAN_AREAS, AREAS, ATLAS, LOCS, SPACES
from core.adp.model.board import Board
from core.adp.model.ids import FACTIONS, Piece, SpaceId

_ROAD_CELLS: Final = 26
"""The width of one LoC below the table; there are three in a row."""

_ROADS_IN_A_ROW: Final = 3
_RISING: Final[Run] = ("▴", Role.KEY)
_FALLING: Final[Run] = ("▾", Role.KEY)


def columns_for(cells: int) -> tuple[GridColumn, ...]:
    """Return the columns that fit into this width."""
    return FULL if cells >= FULL_WIDTH else SHORT


def turned(sorting: Sorting | None, steps: int, cells: int) -> Sorting | None:
    """Return the sorting after Left (-1) or Right (1): each column, its reverse, then the next."""
    stops: list[Sorting | None] = [None]
    for column in columns_for(cells):
        stops += [Sorting(column.title), Sorting(column.title, reverse=True)]
    at = stops.index(sorting) if sorting in stops else 0
    return stops[(at + steps) % len(stops)]


def listed(table: GridState, cells: int) -> tuple[SpaceId, ...]:
    """Return the spaces in the order in which they are shown and the cursor visits them.

    With all columns the LoCs are below the areas; otherwise they are rows like any other.
    """
    full = columns_for(cells) is FULL
    among = AREAS if full else (*AREAS, *LOCS)
    rows = _sorted(table, [space for space in _ordered(table, among) if space in among])
    return (*rows, *_ordered(table, LOCS)) if full else rows


def matching(spaces: Sequence[SpaceId], typed: str) -> list[SpaceId]:
    """Return the spaces with a word that starts with the typed text, then those that contain it."""
    sought = folded(typed)
    names = {
        space: folded(f" {ROAD_IDS.get(space, '')} {NAMES[space]} {space}") for space in spaces
    }
    starting = [s for s in spaces if f" {sought}" in names[s].replace("-", " ")]
    return starting + [s for s in spaces if sought in names[s] and s not in starting]


def draw_table(table: GridState, cells: int, rows: int) -> tuple[Line, ...]:
    """Return the table in this width and height."""
    if columns_for(cells) is FULL:
        return _full(table, rows)
    return _short(table, cells, rows)


def page_of(table: GridState, cells: int, rows: int) -> int:
    """Return how many spaces fit on a page, for PgUp and PgDn."""
    return rows - 1 - len(_below_full(table)) if columns_for(cells) is FULL else rows - 3


def _ordered(table: GridState, among: Sequence[SpaceId]) -> list[SpaceId]:
    """Return the spaces that match the typed text, those of the question first."""
    first = [SpaceId(space) for space in table.order if space in among]
    spaces = [*first, *(space for space in among if space not in first)]
    return matching(spaces, table.typed) if table.typed else spaces


def _sorted(table: GridState, spaces: list[SpaceId]) -> tuple[SpaceId, ...]:
    """Return the spaces sorted by the chosen column; ties keep their order."""
    if table.sorting is None:
        return tuple(spaces)
    column = next(c for c in (*FULL, *SHORT) if c.title == table.sorting.title)
    keys = {space: column.value(table.board, space) for space in spaces}
    falling = column.largest_first is not table.sorting.reverse
    return tuple(sorted(spaces, key=lambda space: keys[space], reverse=falling))


def sorted_by(sorting: Sorting | None, x: int, cells: int) -> Sorting | None:
    """Return the sorting after a click on a heading; a second click reverses it."""
    here = [column for column in columns_for(cells) if column.x <= x]
    if not here:
        return None
    title = here[-1].title
    same = sorting is not None and sorting.title == title
    return Sorting(title, reverse=same and sorting is not None and not sorting.reverse)


def space_in(table: GridState, cells: int, rows: int, x: int, y: int) -> SpaceId | None:
    """Return the space in a cell of the table."""
    full = columns_for(cells) is FULL
    shown, _ = _shown_in_full(table, rows) if full else _shown_in_short(table, cells, rows)
    if 0 < y <= len(shown):
        return shown[y - 1]
    roads = _roads(table)
    row = y - (len(draw_table(table, cells, rows)) - len(roads))
    place = row * _ROADS_IN_A_ROW + x // _ROAD_CELLS
    return LOCS[place] if full and row >= 0 and place < len(LOCS) else None


def _shown_in_full(table: GridState, rows: int) -> tuple[Sequence[SpaceId], str]:
    """Return the areas on the page, and a text about the other pages."""
    spaces = [space for space in listed(table, FULL_WIDTH) if space in AREAS]
    room = rows - 1 - len(_below_full(table))
    return _page(table, spaces, room - 1 if len(spaces) > room else room)


def _shown_in_short(table: GridState, cells: int, rows: int) -> tuple[Sequence[SpaceId], str]:
    """Return the spaces on the page, and a text about the other pages."""
    return _page(table, listed(table, cells), rows - 3)


def _full(table: GridState, rows: int) -> tuple[Line, ...]:
    """Return all columns, totals, and the LoCs below."""
    shown, rest = _shown_in_full(table, rows)
    below = _below_full(table)
    lines = [_heading(table, FULL), *(_row(table, space, FULL, FULL_WIDTH) for space in shown)]
    if rest:
        lines.append(_line_of(rest))
    elif len(shown) < rows - 1 - len(below):
        lines.append((("─" * FULL_WIDTH, Role.WALL),))
    return (*lines, *below)


def _below_full(table: GridState) -> tuple[Line, ...]:
    return (_totals(table.board), *_roads(table))


def _short(table: GridState, cells: int, rows: int) -> tuple[Line, ...]:
    """Return the columns for a narrow pane, and two lines about the page."""
    shown, rest = _shown_in_short(table, cells, rows)
    lines = [_heading(table, SHORT), *(_row(table, space, SHORT, cells) for space in shown)]
    lines += [()] * (rows - 3 - len(shown))
    what = table.sorting.title if table.sorting else texts.ORDER_OF_DECISION
    foot: Line = (
        (texts.sorted_by(what), Role.DIM),
        (f"   {table.keys[0]}", Role.KEY),
        (f" {ORDER_KEY}", Role.DIM),
        (f"   {table.keys[1]}", Role.KEY),
        (f" {MAP_KEY}", Role.DIM),
    )
    return (*lines, _line_of(rest), indented(foot, NAME_X))


def _page(table: GridState, spaces: Sequence[SpaceId], room: int) -> tuple[Sequence[SpaceId], str]:
    """Return the page with the cursor, and a text about the other pages."""
    if len(spaces) <= room:
        return spaces, ""
    at = next((n for n, space in enumerate(spaces) if space == table.cursor), 0)
    start = min(at // room * room, len(spaces) - room)
    above, below = start, len(spaces) - start - room
    if below:
        return spaces[start : start + room], texts.spaces_below(below, table.pages[1])
    return spaces[start : start + room], texts.spaces_above(above, table.pages[0])


def _line_of(text: str) -> Line:
    return indented(((text, Role.DIM),), NAME_X) if text else ()


def _heading(table: GridState, columns: Sequence[GridColumn]) -> Line:
    """Return the headings; the sorted one shows the direction."""
    runs: list[Run] = []
    for column in columns:
        runs = [*fitted(tuple(runs), column.x)]
        if table.sorting is not None and table.sorting.title == column.title:
            falling = column.largest_first is not table.sorting.reverse
            runs += [(text, Role.KEY) for text, _ in column.heading]
            runs.append(_FALLING if falling else _RISING)
        else:
            runs += column.heading
    return tuple(run for run in runs if run[0])


def _row(table: GridState, space: SpaceId, columns: Sequence[GridColumn], cells: int) -> Line:
    under_cursor = space == table.cursor
    runs: list[Run] = [
        (CURSOR if under_cursor else " ", Role.KEY),
        (f"{table.marks.get(space, ' ')} ", Role.KEY),
        (_name(space), Role.CURSOR if under_cursor else Role.STRONG),
    ]
    for column in columns[1:]:
        runs = _up_to(runs, column.x + column.indent)
        runs += column.cell(table.board, space)
    return cut_runs(tuple(run for run in runs if run[0]), cells)


def _up_to(runs: Sequence[Run], x: int) -> list[Run]:
    """Return the runs before a column, cut where they would reach into it."""
    return [*fitted(tuple(runs), x - 1), (" ", Role.TEXT)]


def _name(space: SpaceId) -> str:
    """Return the name as on the map, or the letters of a LoC."""
    return road(ROAD_IDS[space]) if ATLAS[space].is_loc else caption_name(space)


def _totals(board: Board) -> Line:
    """Return the sums: the people of Afghanistan, and all pieces on the map."""
    population, pieces = FULL[1], FULL[-len(Piece) :]
    living = sum(board.population(space) for space in AFGHAN_AREAS)
    runs: list[Run] = [(" " * NAME_X, Role.TEXT), (texts.ON_THE_MAP, Role.DIM)]
    runs = _up_to(runs, population.x + population.indent)
    runs.append((str(living), Role.TEXT))
    for column in pieces:
        total = sum(int(column.value(board, space)) for space in SPACES)
        runs.append((pad_left(str(total), column.x + 2 - width(tuple(runs))), Role.TEXT))
    return tuple(runs)


def _roads(table: GridState) -> tuple[Line, ...]:
    """Return the LoCs, three in a row, and their total Econ."""
    entries = [_road(table, space) for space in LOCS]
    worth = sum(ATLAS[space].econ for space in table.board.unsabotaged_locs)
    closed = len(LOCS) - len(table.board.unsabotaged_locs)
    entries += [()] * (-(len(entries) + 1) % _ROADS_IN_A_ROW)
    entries.append(indented(((f"{texts.ECON} {texts.sabotaged(worth, closed)}", Role.DIM),), 1))
    rows = range(0, len(entries), _ROADS_IN_A_ROW)
    return tuple(
        sum((fitted(entry, _ROAD_CELLS) for entry in entries[i : i + _ROADS_IN_A_ROW]), ())
        for i in rows
    )


def _road(table: GridState, space: SpaceId) -> Line:
    """Return a LoC: mark, letters, Econ, Sabotage, pieces, and as much of its name as fits."""
    here, under_cursor = table.board.spaces[space], space == table.cursor
    mark: Run = (CURSOR if under_cursor else table.marks.get(space, " "), Role.KEY)
    letters = f"{ROAD_IDS[space]} {ATLAS[space].econ}"
    pieces = joined([group(here, faction) for faction in FACTIONS], " ")
    blank: Run = (" ", Role.TEXT)
    return (
        mark,
        (letters, Role.CURSOR if under_cursor else Role.ROAD),
        *((SABOTAGE, blank) if here.sabotaged else (blank,)),
        *joined((pieces, ((NAMES[space], Role.DIM),)), " "),
    )


class SpaceGrid:
    """All spaces as a grid."""

    def draw(self, state: GridState, cells: int, rows: int) -> Sequence[Line]:
        """Return the table in this width and height."""
        return draw_table(state, cells, rows)

    def listed(self, state: GridState, cells: int) -> tuple[str, ...]:
        """Return the spaces in the order in which they are shown."""
        return listed(state, cells)

    def turned(self, sorting: Sorting | None, steps: int, cells: int) -> Sorting | None:
        """Return the sorting after Left or Right."""
        return turned(sorting, steps, cells)

    def sorted_by(self, sorting: Sorting | None, x: int, cells: int) -> Sorting | None:
        """Return the sorting after a click on a heading."""
        return sorted_by(sorting, x, cells)

    def place_in(self, state: GridState, cells: int, rows: int, x: int, y: int) -> str | None:
        """Return the space in a cell."""
        return space_in(state, cells, rows, x, y)

    def page_of(self, state: GridState, cells: int, rows: int) -> int:
        """Return how many spaces fit on a page."""
        return page_of(state, cells, rows)
