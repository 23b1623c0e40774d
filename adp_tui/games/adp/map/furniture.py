"""The texts around the map: the legend, Islamabad's track, the word Pakistan."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import Final, NamedTuple

from adp_tui.games.adp.map.status import CURSOR
from adp_tui.games.adp.texts import map as texts
from adp_tui.games.adp.texts.names import called
from adp_tui.look.cells import BLANK, cut
from adp_tui.look.paint import CAN, Line, Role, fitted, width
from adp_tui.mapping.layout import AreaForm, Layout
from adp_tui.mapping.walls import walls
from core.adp.model.board import Board
from core.adp.model.ids import ISLAMABAD


class PlacedText(NamedTuple):
    """A row of text and its position."""

    x: int
    y: int
    row: Line


_MEANS: Final = texts.LEGEND
_LEGEND: Final[dict[AreaForm, tuple[tuple[str, ...], ...]]] = {  # signs and meanings alternate
    AreaForm.COMPACT: (
        (texts.PASHTUN,),
        ("▪", f" {_MEANS['base']}"),
        ("2u", _MEANS["hidden-short"], "1a"),
        ("▴▾! 4+",),
    ),
    AreaForm.LARGE: (
        (texts.PASHTUN, f" {_MEANS['area']}"),
        ("▪", f" {_MEANS['base']}"),
        ("2/1", f" {_MEANS['troops-police']}"),
        ("2u", f" {_MEANS['hidden']}"),
        ("1a", f" {_MEANS['active-short']}"),
        ("▴▾", f" {_MEANS['attitude']}"),
        ("!1", f" {_MEANS['terror']}"),
        ("4+", f" {_MEANS['returnee']}"),
    ),
    AreaForm.WIDE: (
        (texts.PASHTUN, _MEANS["other"]),
        ("▪", f"   {_MEANS['base']}"),
        (texts.TROOPS, f" {_MEANS['troops']}"),
        (texts.POLICE, f" {_MEANS['police']}"),
        (texts.UNDERGROUND, f" {_MEANS['underground']}"),
        (texts.ACTIVE, f" {_MEANS['active']}"),
        ("2+", f"  {_MEANS['returnee']}"),
        ("!1", f"  {_MEANS['terror']}"),
        ("✗", f"   {_MEANS['sabotage']}"),
        ("▸", f" {_MEANS['cursor']}"),
        (f"1 {CAN}", f" {_MEANS['can']}"),
        ("✓", f" {_MEANS['chosen']}"),
    ),
}
_ISLAMABAD: Final = {  # the heading of the track, and the names of its boxes
    AreaForm.LARGE: (texts.ISLAMABAD[0], texts.BOXES),
    AreaForm.WIDE: (texts.ISLAMABAD[1], {box: called(box) for box in ISLAMABAD}),
}
_PAKISTAN: Final = dict(zip((AreaForm.LARGE, AreaForm.WIDE), texts.PAKISTAN, strict=True))


def fixed(layout: Layout, *, legend: bool) -> Iterator[PlacedText]:
    """Return the texts that do not depend on the position."""
    if legend:
        x, top, *_ = layout.furniture["legend"]
        for y, parts in enumerate(_LEGEND[layout.form], top):
            row: Line = tuple(zip(parts, cycle((Role.TEXT, Role.DIM)), strict=False))
            cells = _free_cells(layout, x, y)
            yield PlacedText(x, y, row if width(row) <= cells else fitted(row, cells))
    if (room := layout.furniture.get("pakistan")) is not None:
        x, y, cells, _ = room
        yield PlacedText(x, y, ((cut(_PAKISTAN[layout.form], cells), Role.DIM),))


def _free_cells(layout: Layout, x: int, y: int) -> int:
    """Return how many cells are free before the next line of the map."""
    glyphs = walls(layout).glyphs[y]
    columns = range(x, layout.width)
    return next((n for n in columns if glyphs[n] != BLANK), layout.width) - x


def islamabad(layout: Layout, board: Board) -> Iterator[PlacedText]:
    """Return the track, best for the Taliban on top, if the layout has room for it."""
    if (room := layout.furniture.get("islamabad")) is None:
        return
    x, y, cells, _ = room
    title, boxes = _ISLAMABAD[layout.form]
    yield PlacedText(x, y, ((cut(title, cells), Role.DIM),))
    for dy, box in enumerate(reversed(ISLAMABAD), 1):
        word = cut(boxes[box], cells - 1)
        if box is board.islamabad:
            yield PlacedText(x, y + dy, ((CURSOR, Role.KEY), (word, Role.STRONG)))
        else:
            yield PlacedText(x + 1, y + dy, ((word, Role.DIM),))
    if board.hard:
        yield PlacedText(
            x + 1, y + 1 + len(ISLAMABAD), ((cut(texts.HARD, cells - 1), Role.TROUBLE),)
        )
