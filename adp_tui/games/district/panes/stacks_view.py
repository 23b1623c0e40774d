"""RDS-22: Every stack on the map, with its units, ratings, sums and state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from adp_tui.games.district.map.scene import SeenStack, SeenUnit, stacks_seen
from adp_tui.games.district.map.unit_words import (
    LETTER_ROLE,
    UNIT_ROLE,
    NameForm,
    kind_word,
    units_words,
)
from adp_tui.games.district.naming import called
from adp_tui.games.district.texts import panes as texts
from adp_tui.games.district.texts.names import AREAS, RATINGS
from adp_tui.look.cells import abridged, cells_of, column, pad_left
from adp_tui.look.paint import BLANK, AnyRole, Line, Role, fitted, line
from adp_tui.widgets.rows import exactly, packed, shortened
from core.district.model.board import DistrictBoard
from core.district.model.ids import UNKNOWN, Rating

_LETTER: Final = 4
_AREA: Final = max(map(cells_of, AREAS.values())) + 1
_SUM: Final = 4
_STATE: Final = 12
"""Columns for the letter, the Area, each sum, and the state where there is little room."""

_ROOMY: Final = 90
"""The width from which units and states are written in full."""


class _Row(NamedTuple):
    """A stack and where it is."""

    area: str
    stack: SeenStack
    state: str


def stacks_rows(board: DistrictBoard, cells: int, height: int) -> list[Line]:
    """Return every stack as a table; with the ratings of its units, if there is room."""
    title = line((texts.STACKS, Role.STRONG))
    states = texts.STATES if cells >= _ROOMY else texts.SHORT_STATES
    found = [
        _Row(area, one, _state(board, one, states))
        for area in board.grounds
        for one in stacks_seen(board, area)
    ]
    if not found:
        return exactly([title, BLANK, line((texts.NO_STACKS, Role.DIM))], height)
    signs = packed([_sign(sign, means) for sign, means in texts.SIGNS], cells)
    head, room = [title, _heading(cells)], height - 2
    rows = [row for one in found for row in _stack(one, cells)]
    in_full = [row for one in found for row in (*_stack(one, cells), *_ratings(board, one, cells))]
    for table, below in ((in_full, signs), (rows, signs), (rows, [])):
        if len(table) + len(below) <= room:
            return [*head, *table, *[BLANK] * (room - len(table) - len(below)), *below]
    return exactly([*head, *shortened(rows, cells, room, texts.MORE)], height)


def _sign(sign: str, means: str) -> Line:
    return line((sign, Role.KEY), (f" {means}", Role.DIM))


def _state(board: DistrictBoard, one: SeenStack, states: Mapping[str, str]) -> str:
    """Return where a stack is and what it has done in this Phase."""
    stack = board.stacks.get(one.label)
    told = [states[one.where]]
    if stack is not None and stack.done:
        told.append(texts.DONE)
    elif stack is not None:
        told += [texts.MOVED if stack.arrived else "", texts.AMBUSHED if stack.ambushed else ""]
    return " ".join(filter(None, told))


def _units_room(cells: int) -> int:
    """Return the columns for units."""
    return cells - _LETTER - _AREA - _SUM * len(Rating) - _state_room(cells)


def _state_room(cells: int) -> int:
    """Return the columns for the state, with the blank before it."""
    return 2 * _STATE if cells >= _ROOMY else _STATE


def _heading(cells: int) -> Line:
    ratings = "".join(pad_left(RATINGS[rating], _SUM) for rating in Rating)
    units = column(texts.UNITS, _units_room(cells))
    area = column(texts.AREA, _AREA)
    return line((f"{' ' * _LETTER}{area}{units}{ratings}", Role.DIM))


def _stack(row: _Row, cells: int) -> Iterator[Line]:
    """Yield a stack; the names of its units go on in further rows if they are many."""
    stack = row.stack
    role: AnyRole = Role.DIM if stack.done else UNIT_ROLE[stack.side]
    form = NameForm.FULL if cells >= _ROOMY else NameForm.SHORT
    words = [line((word, role)) for word in units_words(stack.units, form)]
    first, *more = packed(words, _units_room(cells) - 1, " ")
    letter = texts.group(stack.label) if stack.label.isdecimal() else stack.label
    sums = ["", "", ""] if stack.sums is None else [str(number) for number in stack.sums]
    yield line(
        (column(f" {letter}", _LETTER), LETTER_ROLE[stack.side]),
        column(called(row.area), _AREA),
        *fitted(first, _units_room(cells)),
        "".join(pad_left(number, _SUM) for number in sums),
        (f" {abridged(row.state, _state_room(cells) - 1)}", Role.DIM),
    )
    for further in more:
        yield line(" " * (_LETTER + _AREA), *further)


def _ratings(board: DistrictBoard, row: _Row, cells: int) -> Iterator[Line]:
    """Yield the printed ratings of each kind of unit in a stack, side by side."""
    kinds = [unit for unit, _ in row.stack.units if unit.kind != UNKNOWN]
    seen = dict.fromkeys(unit._replace(hits=0, revealed=False, covered=False) for unit in kinds)
    told = [_rated(board, unit) for unit in seen]
    for further in packed(told, cells - _LETTER - _AREA):
        yield line(" " * (_LETTER + _AREA), *further)


def _rated(board: DistrictBoard, unit: SeenUnit) -> Line:
    """Return a kind of unit with its printed ratings in its mode."""
    kind = board.rulebook.kinds[unit.kind]
    ratings = kind.dispersed if unit.dispersed and kind.dispersed else kind.ratings
    name = kind_word(unit.kind, NameForm.FULL, dispersed=unit.dispersed)
    return line((f"{name} {texts.ratings(*ratings)}", Role.DIM))
