"""What stands beside the map: how to read it, Islamabad's track, the word Pakistan."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import Final, NamedTuple

from adp_tui.games.adp.map.status import CURSOR
from adp_tui.games.adp.texts import map as texts
from adp_tui.games.adp.texts.names import called
from adp_tui.look.paint import CAN, Line, Role
from adp_tui.mapping.layout import AreaForm, Layout
from core.adp.model.board import Board
from core.adp.model.ids import ISLAMABAD, Islamabad


class PlacedText(NamedTuple):
    """A row of text and where it stands."""

    x: int
    y: int
    row: Line


_MEANS: Final = texts.LEGEND
_LEGEND: Final[dict[AreaForm, tuple[tuple[str, ...], ...]]] = {  # signs and meanings in turn
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
_ISLAMABAD: Final = {  # the word over the track, and how many letters a box has
    AreaForm.LARGE: (texts.ISLAMABAD[0], {Islamabad.BACKING: 4, Islamabad.HOSTILITY: 4}),
    AreaForm.WIDE: (texts.ISLAMABAD[1], dict[Islamabad, int]()),
}
_PAKISTAN: Final = dict(zip((AreaForm.LARGE, AreaForm.WIDE), texts.PAKISTAN, strict=True))
_BOX_LETTERS: Final = {AreaForm.LARGE: 5, AreaForm.WIDE: 11}


def fixed(layout: Layout, *, legend: bool) -> Iterator[PlacedText]:
    """Return what stands there whatever the position is."""
    if legend:
        x, y, *_ = layout.furniture["legend"]
        for dy, parts in enumerate(_LEGEND[layout.form]):
            yield PlacedText(
                x, y + dy, tuple(zip(parts, cycle((Role.TEXT, Role.DIM)), strict=False))
            )
    if (room := layout.furniture.get("pakistan")) is not None:
        x, y, *_ = room
        yield PlacedText(x, y, ((_PAKISTAN[layout.form], Role.DIM),))


def islamabad(layout: Layout, board: Board) -> Iterator[PlacedText]:
    """Return the track, best for the Taliban on top, if the layout has room for it."""
    if (room := layout.furniture.get("islamabad")) is None:
        return
    x, y, *_ = room
    title, cut = _ISLAMABAD[layout.form]
    yield PlacedText(x, y, ((title, Role.DIM),))
    for dy, box in enumerate(reversed(ISLAMABAD), 1):
        word = called(box)[: cut.get(box, _BOX_LETTERS[layout.form])]
        if box is board.islamabad:
            yield PlacedText(x, y + dy, ((CURSOR, Role.KEY), (word, Role.STRONG)))
        else:
            yield PlacedText(x + 1, y + dy, ((word, Role.DIM),))
    if board.hard:
        yield PlacedText(x + 1, y + 1 + len(ISLAMABAD), ((texts.HARD, Role.TROUBLE),))
