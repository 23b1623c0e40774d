"""What a game shows beside the question: panes, views, and a field of play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from enum import StrEnum
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol

from adp_tui.look.cells import wrap
from adp_tui.look.paint import Line, line
from adp_tui.presenter.sight import Sight
from adp_tui.presenter.words import Words
from adp_tui.texts import plainly
from adp_tui.texts.words import all_of
from core.kernel import Outcome
from core.kernel.table import BoardT, FactT

Marks = Mapping[str, str]
"""The sign before the name of a place: a digit or `CAN`, `✓` chosen, `~` changed."""

NO_MARKS: Final[Marks] = MappingProxyType({})


class Direction(StrEnum):
    """The direction of an arrow."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"


class Thing(NamedTuple):
    """Something to look at: a place, a side, a piece."""

    kind: str
    id: str


class RuleNumber(NamedTuple):
    """A rule to read."""

    number: str


class ActionToDo(NamedTuple):
    """An action to do, whatever its key is."""

    id: str


Pointed = Thing | RuleNumber | ActionToDo | None
"""What a click leads to."""


def nothing_there(_sight: Sight, _rows: Sequence[Line], _x: int, _y: int) -> Pointed:
    """Lead nowhere."""
    return None


class Pane(NamedTuple):
    """A pane of a game beside the question."""

    name: str
    rows: int
    """The minimum number of rows."""

    few: int
    """The same on a small screen; 0 if it is left out there."""

    draw: Callable[[Sight, int, int, bool], list[Line]]
    """Returns its rows for a width, a height, and whether the screen is small."""

    pointed: Callable[[Sight, Sequence[Line], int, int], Pointed] = nothing_there
    """Returns what a click on a cell of these rows leads to."""


class Growth(NamedTuple):
    """Extra rows for a pane, granted if there are enough for all of them."""

    pane: str
    rows: int
    least_cells: int = 0
    """How wide the pane must be to use them."""


class View(NamedTuple):
    """A view of a game that replaces its field until it is closed."""

    draw: Callable[[Sight, int, int], list[Line]]
    pointed: Callable[[Sight, Sequence[Line], int, int], Pointed] = nothing_there


class FieldLayout(Protocol):
    """The arrangement of a field in a pane of a given size."""

    @property
    def width(self) -> int:
        """How many columns it takes."""

    @property
    def height(self) -> int:
        """How many rows it takes."""


class Field(Protocol):
    """The left part of the screen: usually a map."""

    @property
    def home(self) -> str:
        """The place where the cursor begins; blank if there are no places."""

    def extent(self, width: int, height: int) -> tuple[int, int]:
        """Return its width and height on a screen of a given size."""

    def layout(self, cells: int, rows: int) -> FieldLayout:
        """Return its arrangement in a pane of a given size."""

    def edge(self, layout: Any, rows: int) -> Sequence[Line]:
        """Return the column between the field and the panes, at most as high as they are."""

    def draw(
        self,
        layout: Any,
        board: Any,
        marks: Marks,
        cursor: str | None,
        among: Set[int],
        *,
        legend: bool,
    ) -> Mapping[int, Line]:
        """Return only the requested rows, so that small changes need little drawing."""

    def changed(self, layout: Any, before: Any, after: Any) -> Iterable[int]:
        """Return the rows in which a position may look different from the one before."""

    def rows_of(self, layout: Any, place: str) -> range:
        """Return the rows that show the mark of a place, and whether the cursor is there."""

    def walk(self, layout: Any, place: str, direction: Direction) -> str:
        """Return the next place in a direction, or the same one if there is none."""

    def at(self, layout: Any, x: int, y: int) -> str | None:
        """Return the place under a cell."""


class Sorting(NamedTuple):
    """The column by which a grid is sorted, and whether its usual order is reversed."""

    title: str
    reverse: bool = False


class GridState(NamedTuple):
    """What a grid of places shows."""

    board: Any
    order: Sequence[str] = ()
    """The places in the order of the question; the others follow."""

    marks: Marks = NO_MARKS
    cursor: str | None = None
    typed: str = ""
    sorting: Sorting | None = None
    keys: tuple[str, str] = ("", "")
    """The keys that restore the order of the question, and that go to the field."""

    pages: tuple[str, str] = ("", "")
    """The keys for the previous and the next page."""


class Grid(Protocol):
    """All places of a game as rows, sorted by any of their columns."""

    def draw(self, state: GridState, cells: int, rows: int) -> Sequence[Line]:
        """Return the grid in this width and height."""

    def listed(self, state: GridState, cells: int) -> tuple[str, ...]:
        """Return the places in the order in which the cursor visits them."""

    def turned(self, sorting: Sorting | None, steps: int, cells: int) -> Sorting | None:
        """Return the sorting after Left (-1) or Right (1)."""

    def sorted_by(self, sorting: Sorting | None, x: int, cells: int) -> Sorting | None:
        """Return the sorting after a click on a heading; a second click reverses it."""

    def place_in(self, state: GridState, cells: int, rows: int, x: int, y: int) -> str | None:
        """Return the place in a cell."""

    def page_of(self, state: GridState, cells: int, rows: int) -> int:
        """Return how many places fit on a page."""


class Ending(NamedTuple):
    """How a game ended, shown instead of a question."""

    rule: str
    won: str
    why: str = ""
    ranking: tuple[str, ...] = ()
    """The sides in order, one per row."""


class TextLayout(NamedTuple):
    """A text in a pane."""

    width: int
    height: int


class TextField(Generic[BoardT, FactT]):
    """The field of a game without a map: the position in words."""

    home = ""

    def __init__(self, words: Words[BoardT, FactT]) -> None:
        self._words = words

    def extent(self, width: int, height: int) -> tuple[int, int]:
        """Leave room for the journal below and for the panes beside it."""
        return width // 2 - 1, max(height - 10, height // 2)

    def layout(self, cells: int, rows: int) -> TextLayout:
        """Fill the pane."""
        return TextLayout(cells, rows)

    def edge(self, layout: TextLayout, rows: int) -> Sequence[Line]:
        """Draw a line, because a text may reach the edge."""
        return upright(rows)

    def draw(
        self,
        layout: TextLayout,
        board: BoardT,
        marks: Marks,
        cursor: str | None,
        among: Set[int],
        *,
        legend: bool,
    ) -> dict[int, Line]:
        """Return the position in words."""
        told = [
            part
            for row in self._words.show(board).splitlines()
            for part in wrap(row, max(layout.width - 1, 1)) or [""]
        ]
        return {y: line(told[y]) if y < len(told) else () for y in among}

    def changed(self, layout: TextLayout, before: BoardT, after: BoardT) -> range:
        """Return all rows, because any part of a text may move the others."""
        return range(layout.height)

    def rows_of(self, layout: TextLayout, place: str) -> range:
        """Return no rows, because a text has no places."""
        return range(0)

    def walk(self, layout: TextLayout, place: str, direction: Direction) -> str:
        """Stay in place."""
        return place

    def at(self, layout: TextLayout, x: int, y: int) -> str | None:
        """Return nothing."""
        return None


def upright(rows: int) -> list[Line]:
    """Return an upright line of this many rows."""
    return [line("│")] * rows


class Panes(Generic[BoardT, FactT]):
    """What a game shows; by default a question, a journal and a position."""

    panes: tuple[Pane, ...] = ()
    growth: tuple[Growth, ...] = ()
    """Which panes get extra rows, in which order; the program's panes may be among them."""

    views: ClassVar[Mapping[str, View]] = {}
    """The views, by the action that shows them."""

    named: tuple[str, ...] = ()
    """The actions of the game that the footer lists among the views."""

    grid: Grid | None = None

    def __init__(self, words: Words[BoardT, FactT]) -> None:
        self._words = words
        self.field: Field = TextField(words)

    def small_bar(self, sight: Sight, alarm: str, cells: int) -> Line | None:
        """Return the bar for screens without room for the panes; None for the usual bar."""
        return None

    def small_bar_at(self, sight: Sight) -> Pointed:
        """Return what a click on that bar leads to."""
        return None

    def ending(self, board: BoardT, outcome: Outcome) -> Ending:
        """Return how a game ended."""
        winners = all_of(self._words.name(winner) for winner in outcome.winners)
        return Ending("", plainly.won_by(winners or plainly.NOBODY))

    counts_turns: bool = True
    """Whether each point of the chart is a turn, so that they may be counted."""

    def scale(self) -> tuple[int, int]:
        """Return the range of standings that the chart always has room for."""
        return -10, 10
