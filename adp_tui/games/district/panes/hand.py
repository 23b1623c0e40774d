"""RDS-23: The hand of the viewer, its chits in columns under eye, star and heart."""

from __future__ import annotations

from typing import Final

from adp_tui.games.district.ahead.sums import RATING
from adp_tui.games.district.panes.known import open_sides
from adp_tui.games.district.texts import map as map_texts
from adp_tui.games.district.texts import panes as texts
from adp_tui.look.cells import cells_of, cut, pad, pad_left
from adp_tui.look.paint import Line, Role, fitted, line, width
from core.district.model.board import DistrictBoard
from core.district.model.ids import BLANK, Mission, Rating, ratings_of
from core.kernel import Decision

ROWS: Final = 3
FEW_ROWS: Final = 2
_CHIT: Final = 3
"""Columns for a rating of a chit."""

_COUNTS: Final = "▸"
_ASKS: Final = ("chit", "chit.second")
"""6.1: The questions for a chit of a mission."""


def hand_rows(board: DistrictBoard, decision: Decision | None, cells: int) -> list[Line]:
    """Return a row for each rating, and in it a column for each chit; the blank is the last.

    At a question for a chit, the rating that counts is marked.
    """
    chits = _hand(board, decision)
    if chits is None:
        return [line((f" {cut(texts.COVERED_HAND, cells - 1)}", Role.DIM))]
    counts = rating_that_counts(decision)
    longest = max(map(cells_of, texts.RATINGS.values()))
    rows: list[Line] = []
    for rating in Rating:
        is_counted = rating is counts
        role = Role.STRONG if is_counted or counts is None else Role.DIM
        mark, name = _COUNTS if is_counted else " ", pad(texts.RATINGS[rating], longest)
        numbers = [pad_left(str(ratings_of(chit).of(rating)), _CHIT) for chit in chits]
        label = line((mark, Role.KEY), (f"{texts.SYMBOLS[rating]} {name} ", Role.DIM))
        rows.append(_cut((*label, *line(("".join(numbers), role))), cells))
    return rows


def short_hand_rows(board: DistrictBoard, decision: Decision | None, cells: int) -> list[Line]:
    """Return the chits as they are called, with the sign of the rating that counts."""
    chits = _hand(board, decision)
    if chits is None:
        return [line((f" {cut(texts.COVERED_HAND_SHORT, cells - 1)}", Role.DIM))]
    counts = rating_that_counts(decision)
    sign = "" if counts is None else f" {texts.SYMBOLS[counts]}"
    rows: list[Line] = [()]
    for chit in chits:
        written = _written(chit, counts)
        room = cells - (cells_of(sign) if not rows[1:] else 0)
        if width(rows[-1]) + width(written) > room:
            rows.append(())
        rows[-1] = (*rows[-1], *written)
    rows[0] = (*rows[0], *line((sign, Role.KEY)))
    if len(rows) <= FEW_ROWS:
        return rows
    return [*rows[: FEW_ROWS - 1], _with_sign(rows[FEW_ROWS - 1], cells)]


def rating_that_counts(decision: Decision | None) -> Rating | None:
    """6.1: Return the rating of a chit that counts at a question for one."""
    if decision is None or decision.ask not in _ASKS or len(decision.about) < 2:
        return None
    mission = decision.about[1]
    return RATING.get(Mission(mission)) if mission in tuple(Mission) else None


def _hand(board: DistrictBoard, decision: Decision | None) -> tuple[str, ...] | None:
    """Return the chits of the viewer, or of who is asked if they know both; None if covered."""
    known = open_sides(board)
    if not known:
        return None
    asked = [side for side in known if decision is not None and side == decision.by]
    return (*board.camps[(asked or known)[0]].hand, BLANK)


def _written(chit: str, counts: Rating | None) -> Line:
    """Return a chit behind a blank; the digit that counts is strong."""
    digits = texts.BLANK if chit == BLANK else chit
    if counts is None or cells_of(digits) < len(Rating):
        return line(f" {digits}")
    roles = [Role.STRONG if rating is counts else Role.DIM for rating in Rating]
    return line(" ", *zip(digits, roles, strict=True))


def _cut(row: Line, cells: int) -> Line:
    """Return a row that ends with a sign if it does not fit."""
    return row if width(row) <= cells else _with_sign(row, cells)


def _with_sign(row: Line, cells: int) -> Line:
    return (*fitted(row, cells - 1), (map_texts.MORE, Role.KEY))
