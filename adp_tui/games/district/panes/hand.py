"""RDS-23: The hand of the viewer, its chits in columns under eye, star and heart."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from adp_tui.games.district.ahead.sums import RATING
from adp_tui.games.district.looks import LOOKS
from adp_tui.games.district.panes.known import open_sides
from adp_tui.games.district.texts import panes as texts
from adp_tui.games.district.texts.names import LETTER
from adp_tui.look.cells import cells_of, cut, pad, pad_left
from adp_tui.look.paint import Line, Role, line, width
from core.district.model.board import DistrictBoard
from core.district.model.ids import BELLIGERENTS, BLANK, Mission, Rating, ratings_of
from core.kernel import Decision

ROWS: Final = 3
FEW_ROWS: Final = 2
_CHIT: Final = 3
"""Columns for a rating of a chit."""

_COUNTS: Final = "▸"
_ASKS: Final = ("chit", "chit.second")
"""6.1: The questions for a chit of a mission."""


def hand_rows(board: DistrictBoard, decision: Decision | None, cells: int) -> list[Line]:
    """Return a row for each rating, and in it a column for each chit; the blank is the first.

    At a question for a chit, the rating that counts is marked.
    """
    if shows_both(board, decision):
        return _both_hands(board, cells)
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
        written = [line((number, role)) for number in numbers]
        rows.append((*label, *_kept(written, cells - width(label))))
    return rows


def shows_both(board: DistrictBoard, decision: Decision | None) -> bool:
    """Whether both hands are open and nobody is asked, as when the game is over."""
    asked = None if decision is None else decision.by
    return len(open_sides(board)) > 1 and asked not in BELLIGERENTS


def _both_hands(board: DistrictBoard, cells: int) -> list[Line]:
    """Return a row for each side."""
    rows: list[Line] = []
    for side in open_sides(board):
        letter = line((f" {LETTER[side]}", LOOKS.side(side)))
        chits = (BLANK, *board.camps[side].hand)
        rows.append((*letter, *_kept([_written(chit, None) for chit in chits], cells - 2)))
    return rows


def short_hand_rows(board: DistrictBoard, decision: Decision | None, cells: int) -> list[Line]:
    """Return the chits as they are called, with the sign of the rating that counts."""
    if shows_both(board, decision):
        return _both_hands(board, cells)
    chits = _hand(board, decision)
    if chits is None:
        return [line((f" {cut(texts.COVERED_HAND_SHORT, cells - 1)}", Role.DIM))]
    counts = rating_that_counts(decision)
    sign = "" if counts is None else f" {texts.SYMBOLS[counts]}"
    written = [_written(chit, counts) for chit in chits]
    first = _fitting(written, cells - cells_of(sign))
    row = (*(run for chit in written[:first] for run in chit), *line((sign, Role.KEY)))
    rest = written[first:]
    return [row, _kept(rest, cells)] if rest else [row]


def _fitting(written: Sequence[Line], cells: int) -> int:
    """Return how many chits fit in a row."""
    ends = accumulate(map(width, written))
    return sum(end <= cells for end in ends)


def _kept(written: Sequence[Line], cells: int) -> Line:
    """Return chits in one row; if not all of them fit, with how many more there are."""
    kept = len(written)
    if _fitting(written, cells) < kept:
        sign = cells_of(f" {texts.more(kept)}")
        kept = _fitting(written, cells - sign)
    left = len(written) - kept
    more = line((f" {texts.more(left)}", Role.KEY)) if left else ()
    return (*(run for chit in written[:kept] for run in chit), *more)


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
    return (BLANK, *board.camps[(asked or known)[0]].hand)


def _written(chit: str, counts: Rating | None) -> Line:
    """Return a chit behind a blank; the digit that counts is strong."""
    digits = texts.BLANK if chit == BLANK else chit
    if counts is None or cells_of(digits) < len(Rating):
        return line(f" {digits}")
    roles = [Role.STRONG if rating is counts else Role.DIM for rating in Rating]
    return line(" ", *zip(digits, roles, strict=True))
