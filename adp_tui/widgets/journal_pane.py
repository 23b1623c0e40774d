"""The journal: number, who, what, rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from adp_tui.look.cells import abridged, cells_of, column, pad_left, wrap
from adp_tui.look.paint import Line, Role, line
from adp_tui.play.journal import Journal, JournalLine
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.texts import views as texts
from adp_tui.texts.bots import DICE
from adp_tui.widgets.rows import spread, titled

_NUMBER, _WHO = 4, 4
_TITLED: Final = 6
"""The number of rows from which there is a title."""


def journal_pane_rows(
    journal: Journal, presenter: AnyPresenter, cells: int, height: int
) -> list[Line]:
    """Return the last lines, below a title if there are enough rows."""
    if height < _TITLED:
        return journal_rows(journal.tail(height), presenter, cells)[-height:]
    rows = journal_rows(journal.tail(height - 1), presenter, cells)
    return [titled(texts.JOURNAL[0], cells), *rows[1 - height :]]


def journal_rows(entries: Sequence[JournalLine], presenter: AnyPresenter, cells: int) -> list[Line]:
    """Return a row for each line of the journal, or more for lines shown in full."""
    return [row for entry in entries for row in _rows(entry, presenter, cells)]


def journal_row(entry: JournalLine, presenter: AnyPresenter, cells: int) -> Line:
    """Return one line of the journal."""
    return _row(entry, abridged(entry.text, _room(entry, presenter, cells)), presenter, cells)


def _rows(entry: JournalLine, presenter: AnyPresenter, cells: int) -> list[Line]:
    if not entry.whole:
        return [journal_row(entry, presenter, cells)]
    indent = cells_of(entry.text) - cells_of(entry.text.lstrip()) + 2
    room = max(_room(entry, presenter, cells), indent + 1)
    parts = wrap(entry.text, room, further=" " * indent, hyphens=False)
    further = entry._replace(rule="", who="")
    return [
        _row(further if place else entry, part, presenter, cells)
        for place, part in enumerate(parts)
    ]


def _room(entry: JournalLine, presenter: AnyPresenter, cells: int) -> int:
    """Return how many columns are left for the text."""
    return (
        cells - cells_of(_numbered(entry)) - _WHO - 2 - cells_of(presenter.words.rule(entry.rule))
    )


def _numbered(entry: JournalLine) -> str:
    """Return the number of an answer in its column; nothing at all for who may not count them."""
    number = str(entry.number) if entry.who else ""
    return f"{pad_left(number, _NUMBER)} " if entry.counted else ""


def _row(entry: JournalLine, text: str, presenter: AnyPresenter, cells: int) -> Line:
    role = Role.DIM if entry.automatic or entry.who == DICE else Role.TEXT
    right = line((f" {presenter.words.rule(entry.rule)}", Role.DIM)) if entry.rule else ()
    side = Role.DIM if entry.side is None else presenter.cover.looks.side(entry.side)
    left = line(
        (_numbered(entry), Role.DIM),
        (f"{column(entry.who, _WHO)} ", side),
        (text, role),
    )
    return spread(left, right, cells)
