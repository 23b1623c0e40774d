"""The journal: number, who, what, rule."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from adp_tui.games.adp.ahead.pieces import ROLE
from adp_tui.games.adp.texts.names import LETTER
from adp_tui.paint import Line, Role, line
from adp_tui.play.journal import Entry, Journal
from adp_tui.texts import panes as texts
from adp_tui.texts.bots import DICE
from adp_tui.widgets.rows import cut, spread, titled

_ROLES: Final = {LETTER[faction]: role for faction, role in ROLE.items()}
_NUMBER, _WHO = 4, 4
_TITLED: Final = 6
"""The number of rows from which one of them is a title."""


def journal_pane_rows(journal: Journal, cells: int, height: int) -> list[Line]:
    """Return the last lines, below a title where that leaves enough of them."""
    if height < _TITLED:
        return journal_rows(journal.tail(height), cells)[-height:]
    rows = journal_rows(journal.tail(height - 1), cells)
    return [titled(texts.JOURNAL[0], cells), *rows[1 - height :]]


def journal_rows(entries: Sequence[Entry], cells: int) -> list[Line]:
    """Return a row for each line of the journal, and more for those to be read whole."""
    return [row for entry in entries for row in _rows(entry, cells)]


def journal_row(entry: Entry, cells: int) -> Line:
    """Return one line of the journal."""
    return _row(entry, cut(entry.text, _room(entry, cells)), cells)


def _rows(entry: Entry, cells: int) -> list[Line]:
    if not entry.whole:
        return [journal_row(entry, cells)]
    indent = len(entry.text) - len(entry.text.lstrip()) + 2
    parts = textwrap.wrap(
        entry.text,
        max(_room(entry, cells), indent + 1),
        subsequent_indent=" " * indent,
        break_on_hyphens=False,
    )
    further = entry._replace(rule="")
    return [_row(further if place else entry, part, cells) for place, part in enumerate(parts)]


def _room(entry: Entry, cells: int) -> int:
    """Return how many columns are left for the text."""
    return cells - _NUMBER - _WHO - 3 - len(entry.rule)


def _row(entry: Entry, text: str, cells: int) -> Line:
    number = str(entry.number) if entry.who else ""
    role = Role.DIM if entry.automatic or entry.who == DICE else Role.TEXT
    right = line((f" {entry.rule}", Role.DIM)) if entry.rule else ()
    left = line(
        (f"{number:>{_NUMBER}} ", Role.DIM),
        (f"{entry.who:<{_WHO}} ", _ROLES.get(entry.who, Role.DIM)),
        (text, role),
    )
    return spread(left, right, cells)
