"""The plates of the roads: `KK 1✗ T2a`, the id of a LoC, its Econ, Sabotage, and pieces."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from adp_tui.games.adp.map.pieces import group, joined
from adp_tui.games.adp.map.status import CURSOR, SABOTAGE
from adp_tui.look.paint import Line, Role, Run, width
from adp_tui.mapping.layout import Align, AreaForm, Road
from adp_tui.widgets.rows import cut_runs
from core.adp.model.atlas import ATLAS
from core.adp.model.board import Space
from core.adp.model.ids import FACTIONS, SpaceId


class _Rung(NamedTuple):
    """One way to write a plate."""

    behind_id: str
    behind_econ: str
    between: str
    short: bool


_LADDER: Final = (
    _Rung(" ", " ", " ", short=False),
    _Rung(" ", " ", "", short=False),
    _Rung(" ", " ", " ", short=True),
    _Rung("", " ", " ", short=True),
    _Rung("", " ", "", short=True),
    _Rung("", "", "", short=True),
)


@lru_cache(maxsize=1024)  # most plates stay the same from one drawing to the next
def plate(
    form: AreaForm, space: SpaceId, road: Road, here: Space, mark: str, under_cursor: bool
) -> tuple[int, Line]:
    """Return the row of a plate and its column."""
    x, _, room, _ = road.plate
    marked = under_cursor or mark != " "
    row = _text(form, space, road, here, room - marked, marked=marked)
    if marked:
        row = ((mark, Role.KEY), *row)
    if road.align is Align.CENTRE:
        row = _padded(row, room, marked=marked)
    if under_cursor:
        row = tuple((text, Role.CURSOR) for text, _ in ((CURSOR, Role.KEY), *row[1:]))
    match road.align:
        case Align.LEFT:
            return x, row
        case Align.RIGHT:
            return x + room - width(row), row
        case Align.CENTRE:
            return x + (room - width(row)) // 2, row


def _text(
    form: AreaForm, space: SpaceId, road: Road, here: Space, room: int, *, marked: bool
) -> Line:
    """Return the plate on the first rung that fits.

    The compact map omits the id, except after a mark: a digit before the Econ would read as one
    number.
    """
    name = road.id if marked or form is not AreaForm.COMPACT else ""
    row: Line = ()
    for rung in _LADDER:
        id_gap = rung.behind_id if name else ""
        econ: Run = (f"{name}{id_gap}{ATLAS[space].econ}", Role.ROAD)
        head: Line = (econ, SABOTAGE) if here.sabotaged else (econ,)
        pieces = [group(here, faction, short=rung.short) for faction in FACTIONS]
        row = joined((head, joined(pieces, rung.between)), rung.behind_econ)
        if width(row) <= room:
            return row
    return cut_runs(row, room)


def _padded(row: Line, room: int, *, marked: bool) -> Line:
    """Return a row with blanks around it, if there is room."""
    blank: Run = (" ", Role.TEXT)
    if width(row) < room:
        row = (*row, blank)
    if width(row) < room and not marked:
        row = (blank, *row)
    return row
