"""The list of a plan: its pieces with their letters, and what there is to say about one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from adp_tui.look.paint import BLANK, Line, Role, line
from adp_tui.play.piece_list import LETTERS
from adp_tui.play.planning import Planning
from adp_tui.texts import planning as texts
from adp_tui.widgets.rows import exactly, shortened, titled

_LETTER: Final = 3
"""The cells of the cursor, of the letter and of a blank."""

_HEADINGS: Final = 2
"""Rows of a page that may be headings."""

_WIDEST: Final = 60
"""The cells of a row at most: in a longer one, what belongs together would be far apart."""

_ABOUT: Final = ((30, 10), (0, 7))
"""From how many rows on there are so many about the selected piece, with the line above them."""

_CUT: Final = "+"


class PlanList(NamedTuple):
    """The rows of the list, and the piece in each of them."""

    rows: list[Line]
    pieces: list[str | None]

    def at(self, y: int) -> str | None:
        """Return the piece in a row."""
        return self.pieces[y] if 0 <= y < len(self.pieces) else None


def page_size(rows: int) -> int:
    """Return how many pieces a page has in a pane of so many rows."""
    return rows - _about_height(rows) - _HEADINGS


def _about_height(rows: int) -> int:
    return next(about for least, about in _ABOUT if rows >= least)


def plan_list(planning: Planning, cells: int, rows: int) -> PlanList:
    """Return the pieces of a page with their letters, and below them the selected one."""
    room = min(cells, _WIDEST)
    found, pieces = list[Line](), list[str | None]()
    letters = dict(zip(planning.visible, LETTERS, strict=False))
    for group in planning.plan.groups:
        here = [piece for piece in group.pieces if piece in letters]
        if here:
            found.append(line((group.title, Role.DIM)))
            pieces.append(None)
        for piece in here:
            found.append(_row(planning, piece, letters[piece], room))
            pieces.append(piece)
    about = _about_height(rows)
    return PlanList([*exactly(found, rows - about), *_about(planning, cells, about)], pieces)


def _row(planning: Planning, piece: str, letter: str, cells: int) -> Line:
    """Return a piece with its letter."""
    row = planning.plan.row(piece, cells - _LETTER)
    if piece != planning.selected:
        return line(" ", (f"{letter} ", Role.KEY), *row)
    shown = ((text, Role.ROW if role is Role.TEXT else role) for text, role in row)
    return line(("▸", Role.KEY), (f"{letter} ", Role.KEY), *shown)


def _about(planning: Planning, cells: int, rows: int) -> list[Line]:
    """Return a line that tells how many pages there are, and rows about the selected piece."""
    title = texts.page(planning.page_number, planning.pages) if planning.pages > 1 else ""
    told = [BLANK] if planning.selected is None else planning.plan.about(planning.selected, cells)
    return [titled(title, cells), *exactly(shortened(told, cells, rows - 1, _CUT), rows - 1)]


def beside(left: Sequence[Line], edge: Sequence[Line], right: Sequence[Line]) -> list[Line]:
    """Return rows that consist of three parts."""
    return [(*one, *between, *other) for one, between, other in zip(left, edge, right, strict=True)]
