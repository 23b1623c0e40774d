"""RDS-24 Rows about the units of a Deployment that is being planned."""

from __future__ import annotations

from typing import Final, NamedTuple

from adp_tui.games.district.forces import sums_told, units_told
from adp_tui.games.district.naming import called, unit_called
from adp_tui.games.district.texts import deploying as texts
from adp_tui.games.district.texts import lookup
from adp_tui.look.cells import abridged, cells_of, column, cut
from adp_tui.look.paint import Line, Role, line
from adp_tui.widgets.rows import wrapped
from core.district.model.board import DistrictBoard, Post
from core.district.model.ids import INSURGENT
from core.district.rules.stacking import groups_in


class _Widths(NamedTuple):
    """The cells of the columns after the name."""

    area: int
    mode: int


_NARROW: Final = _Widths(3, 2)
_WIDE: Final = _Widths(13, 9)
_WIDE_ENOUGH: Final = 34
"""The cells from which Areas and modes are written out."""


def unit_row(board: DistrictBoard, unit: str, cells: int) -> Line:
    """Return a unit, its Area, its stack and its mode."""
    is_wide = cells >= _WIDE_ENOUGH
    widths = _WIDE if is_wide else _NARROW
    if (post := board.posts.get(unit)) is None:
        return line(_name(board, unit, cells))
    name = _name(board, unit, cells - widths.area - widths.mode - 3 - is_wide)
    area = called(post.area) if is_wide else _short(post.area)
    mode = _mode(board, unit, post)[is_wide]
    return line(
        name,
        f" {column(cut(area, widths.area), widths.area)} ",
        (str(post.group), Role.KEY),
        f"{' ' * is_wide}{column(mode, widths.mode)}",
    )


def _name(board: DistrictBoard, unit: str, cells: int) -> str:
    """Return the name of a unit with its Hits; only in a wide row which of its kind it is."""
    held = board.units[unit]
    kind, whole = called(held.kind), unit_called(unit, held.kind)
    hits = texts.hits(held.hits) if held.hits else ""
    told = f"{whole} {hits}" if hits else whole
    if cells_of(told) <= cells:
        return column(told, cells)
    return column(f"{abridged(kind, cells - cells_of(hits))}{hits}", cells)


def _mode(board: DistrictBoard, unit: str, post: Post) -> tuple[str, str]:
    """Return the mode of a unit, in a narrow row and in a wide one."""
    if board.side_of(unit) is INSURGENT:
        return texts.UNDERGROUND if post.underground else texts.AT_LARGE
    return texts.DISPERSED if post.dispersed else ("", "")


def about_rows(board: DistrictBoard, unit: str, cells: int) -> list[Line]:
    """Return rows about a unit: its ratings, its stack, and the sums of that; members come last."""
    kind, post = board.kind(unit), board.posts.get(unit)
    rows = [line((abridged(unit_called(unit, kind.word), cells), Role.STRONG))]
    if kind.is_asset:
        rows += wrapped(lookup.ASSETS[kind.word], cells)
    elif (sums := sums_told(board, [unit])) is not None:
        rows.append(line(sums))
    if post is None:
        return [*rows, *wrapped(texts.NOWHERE, cells, Role.DIM)]
    mates = groups_in(board, post.area)[post.group]
    area = called(post.area) if cells >= _WIDE_ENOUGH else _short(post.area)
    rows += wrapped(texts.stack(area, post.group), cells, Role.DIM)
    if len(mates) > 1:
        rows += wrapped(sums_told(board, mates) or "", cells)
        rows += wrapped(units_told(board, mates), cells)
    return rows


def _short(area: str) -> str:
    """Return an Area in three letters, if it has such a name."""
    return texts.AREAS.get(area, called(area))
