"""What District Commander shows on the screen: map, sides, hand, boxes, two views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from adp_tui.games.district import ending
from adp_tui.games.district.map.field import DistrictField
from adp_tui.games.district.map.layouts import has_map
from adp_tui.games.district.panes import hand, sides, units
from adp_tui.games.district.panes.forces_view import forces_rows
from adp_tui.games.district.panes.small_bar import turn_row
from adp_tui.games.district.panes.stacks_view import stacks_rows
from adp_tui.games.district.texts.names import LETTER
from adp_tui.games.district.things import DistrictThing
from adp_tui.look.paint import Line
from adp_tui.presenter.panes import Ending, Growth, Pane, Panes, Pointed, Thing, View
from adp_tui.presenter.sight import Sight
from adp_tui.presenter.words import Words
from core.district.model.board import DistrictBoard, DistrictResult
from core.district.model.facts.fact import DistrictFact
from core.district.model.module import Module
from core.kernel import Outcome

_BY_LETTER: Final = {letter: side for side, letter in LETTER.items()}
_SIDES, _HAND, _UNITS = "sides", "hand", "units"
LEAST, MOST = -60, 10
"""RDS-28: The range of points beyond the limit that the chart always has room for."""


def _side_rows(sight: Sight, cells: int, height: int, small: bool) -> list[Line]:
    if small:
        return sides.short_side_rows(sight.board, sight.asked, cells)
    return sides.side_rows(sight.board, sight.asked, cells, height)


def _hand_rows(sight: Sight, cells: int, _height: int, small: bool) -> list[Line]:
    rows = hand.short_hand_rows if small else hand.hand_rows
    return rows(sight.board, sight.decision, cells)


def _unit_rows(sight: Sight, cells: int, height: int, _small: bool) -> list[Line]:
    return units.unit_rows(sight.board, cells, height)


def _forces(sight: Sight, cells: int, height: int) -> list[Line]:
    return forces_rows(sight.board, sight.seats, cells, height)


def _stacks(sight: Sight, cells: int, height: int) -> list[Line]:
    return stacks_rows(sight.board, cells, height)


def _side_at(_sight: Sight, rows: Sequence[Line], _x: int, y: int) -> Pointed:
    """Return the side whose letter begins a row."""
    row = rows[y] if y < len(rows) else ()
    side = next((_BY_LETTER[text] for text, _ in row[:2] if text in _BY_LETTER), None)
    return None if side is None else Thing(DistrictThing.SIDE, side)


def _stack_at(sight: Sight, rows: Sequence[Line], _x: int, y: int) -> Pointed:
    """Return the Area of the stack whose letter begins a row."""
    board: DistrictBoard = sight.board
    letter = rows[y][0][0].strip() if y < len(rows) and rows[y] else ""
    stack = board.stacks.get(letter)
    return None if stack is None else Thing(DistrictThing.AREA, stack.area)


class DistrictPanes(Panes[DistrictBoard, DistrictFact]):
    """The panes of District Commander."""

    counts_turns = False

    panes = (
        Pane(_SIDES, sides.ROWS, sides.FEW_ROWS, _side_rows, _side_at),
        Pane(_HAND, hand.ROWS, hand.FEW_ROWS, _hand_rows),
        Pane(_UNITS, units.ROWS, 0, _unit_rows),
    )
    growth = (
        Growth("decision", 3),
        Growth(_SIDES, 2),
        Growth(_UNITS, 2),
        Growth("preview", 4),
        Growth("preview", 2),
        Growth(_SIDES, 1, 50),
        Growth(_UNITS, 2),
        Growth("preview", 4, 50),
        Growth("chart", 8),
    )
    views: ClassVar[Mapping[str, View]] = {
        "stacks": View(_stacks, _stack_at),
        "forces": View(_forces, _side_at),
    }
    named = ("stacks", "forces")

    def __init__(self, words: Words[DistrictBoard, DistrictFact], module: Module) -> None:
        super().__init__(words)
        if has_map(module):
            self.field = DistrictField()

    def small_bar(self, sight: Sight, alarm: str, cells: int) -> Line | None:
        """Return the turn, which has no pane on a small screen."""
        return turn_row(sight.board, sight.asked, alarm, cells)

    def ending(self, board: DistrictBoard, outcome: Outcome) -> Ending:
        """Return how the game ended, by which rule, and with which Strategies."""
        assert isinstance(outcome, DistrictResult)
        points = outcome.points
        ranking = sorted(points, key=lambda side: points[side], reverse=True)
        return Ending(
            outcome.rule,
            *ending.how_it_ended(board, outcome),
            ranking=tuple(ending.of_side(board, outcome, side) for side in ranking),
        )

    def scale(self) -> tuple[int, int]:
        """RDS-28: Return a range in which a game usually is; the chart adds what is beyond."""
        return LEAST, MOST
