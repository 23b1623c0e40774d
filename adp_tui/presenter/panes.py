"""What a game puts on the screen beside the question: panes, views, and a field of play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
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
"""For some places the sign before their names: a digit or `CAN`, `✓` chosen, `~` changed."""

NO_MARKS: Final[Marks] = MappingProxyType({})


class Direction(StrEnum):
    """Where an arrow leads."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"


class Thing(NamedTuple):
    """Something to look at: a place, a side, a piece."""

    kind: str
    id: str


class RuleNumber(NamedTuple):
    """A rule to be read."""

    number: str


class ActionToDo(NamedTuple):
    """An action to be done, whatever key it is on."""

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
    """How many rows it takes at least."""

    few: int
    """The same on a small screen; 0 leaves it out there."""

    draw: Callable[[Sight, int, int, bool], list[Line]]
    """Returns its rows for so many cells and rows, and whether the screen is small."""

    pointed: Callable[[Sight, Sequence[Line], int, int], Pointed] = nothing_there
    """Returns what a click on a cell of these rows leads to."""


class Growth(NamedTuple):
    """Rows that a pane is given when they are to spare: all of them, or none."""

    pane: str
    rows: int
    least_cells: int = 0
    """How wide the pane must be to make something of them."""


class View(NamedTuple):
    """A view of a game that stands in the place of its field, until another key."""

    draw: Callable[[Sight, int, int], list[Line]]
    pointed: Callable[[Sight, Sequence[Line], int, int], Pointed] = nothing_there


class FieldLayout(Protocol):
    """How a field is arranged in a pane of some size."""

    @property
    def width(self) -> int:
        """How many columns it takes."""

    @property
    def height(self) -> int:
        """How many rows it takes."""

    @property
    def strips(self) -> Sequence[int]:
        """Where it is cut into upright strips, both edges included."""


class Field(Protocol):
    """What stands on the left of the screen: a map, as a rule."""

    @property
    def home(self) -> str:
        """The place where the cursor begins; blank where there are no places."""

    @property
    def strips(self) -> int:
        """Into how many upright strips it is cut, so that little is painted when little changes."""

    def extent(self, width: int, height: int) -> tuple[int, int]:
        """Return how many cells and rows it takes on a screen of some size."""

    def has_gap(self, cells: int) -> bool:
        """Whether what is drawn in so many cells needs no line between itself and the panes."""

    def layout(self, cells: int, rows: int) -> FieldLayout:
        """Return how it is arranged in a pane of some size."""

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
        """Return some of its rows: where little has changed, little need be drawn."""

    def rows_of(self, layout: Any, place: str) -> range:
        """Return the rows in which something is written about a place."""

    def walk(self, layout: Any, place: str, direction: Direction) -> str:
        """Return the next place in a direction, or the same one if there is none."""

    def at(self, layout: Any, x: int, y: int) -> str | None:
        """Return the place under a cell."""


class Sorting(NamedTuple):
    """By which column a grid is sorted, and whether against that column's habit."""

    title: str
    reverse: bool = False


class GridState(NamedTuple):
    """What a grid of places is to show."""

    board: Any
    order: Sequence[str] = ()
    """The places of the decision as it lists them; the others follow."""

    marks: Marks = NO_MARKS
    cursor: str | None = None
    typed: str = ""
    sorting: Sorting | None = None
    keys: tuple[str, str] = ("", "")
    """What leads back to the order of the decision, and to the field."""

    pages: tuple[str, str] = ("", "")
    """What turns the page back and on."""


class Grid(Protocol):
    """All places of a game as rows, sorted by any of their columns."""

    def draw(self, state: GridState, cells: int, rows: int) -> Sequence[Line]:
        """Return the grid in so many cells and rows."""

    def listed(self, state: GridState, cells: int) -> tuple[str, ...]:
        """Return the places in the order in which the cursor goes through them."""

    def turned(self, sorting: Sorting | None, steps: int, cells: int) -> Sorting | None:
        """Return what Left (-1) or Right (1) sorts by."""

    def sorted_by(self, sorting: Sorting | None, x: int, cells: int) -> Sorting | None:
        """Return what a click on a heading sorts by; a second one there reverses it."""

    def place_in(self, state: GridState, cells: int, rows: int, x: int, y: int) -> str | None:
        """Return the place that stands in a cell."""

    def page_of(self, state: GridState, cells: int, rows: int) -> int:
        """Return how many places a page holds."""


class Ending(NamedTuple):
    """How a game ended, in place of a question."""

    rule: str
    won: str
    why: str = ""
    ranking: tuple[str, ...] = ()
    """The sides in order, each in a row."""


class TextLayout(NamedTuple):
    """A text in a pane."""

    width: int
    height: int

    @property
    def strips(self) -> Sequence[int]:
        """It is all of one piece."""
        return (0, self.width)


class TextField(Generic[BoardT, FactT]):
    """The field of a game that brings no map: the position in words."""

    home = ""
    strips = 1

    def __init__(self, words: Words[BoardT, FactT]) -> None:
        self._words = words

    def extent(self, width: int, height: int) -> tuple[int, int]:
        """Leave room for the journal below and as much beside."""
        return width // 2 - 1, max(height - 10, height // 2)

    def has_gap(self, cells: int) -> bool:
        """Draw a line: a text may reach the edge."""
        return False

    def layout(self, cells: int, rows: int) -> TextLayout:
        """Fill the pane."""
        return TextLayout(cells, rows)

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

    def rows_of(self, layout: TextLayout, place: str) -> range:
        """Return none: a text has no places."""
        return range(0)

    def walk(self, layout: TextLayout, place: str, direction: Direction) -> str:
        """Go nowhere."""
        return place

    def at(self, layout: TextLayout, x: int, y: int) -> str | None:
        """Return nothing."""
        return None


class Panes(Generic[BoardT, FactT]):
    """What a game shows; a game without panes has a question, a journal and a position."""

    panes: tuple[Pane, ...] = ()
    growth: tuple[Growth, ...] = ()
    """Who gets rows that are to spare, in which order; those of the program may be among them."""

    views: ClassVar[Mapping[str, View]] = {}
    """The views by the action that shows them."""

    named: tuple[str, ...] = ()
    """The actions of the game that the footer names among the views."""

    grid: Grid | None = None

    def __init__(self, words: Words[BoardT, FactT]) -> None:
        self._words = words
        self.field: Field = TextField(words)

    def small_bar(self, sight: Sight, alarm: str, cells: int) -> Line | None:
        """Return the bar where the panes have no room, with an alarm; None for the usual bar."""
        return None

    def small_bar_at(self, sight: Sight) -> Pointed:
        """Return what a click on that bar leads to."""
        return None

    def ending(self, board: BoardT, outcome: Outcome) -> Ending:
        """Return how a game ended."""
        winners = all_of(self._words.name(winner) for winner in outcome.winners)
        return Ending("", plainly.won_by(winners or plainly.NOBODY))

    def scale(self) -> tuple[int, int]:
        """Return the least and the greatest standing that the chart has room for in any case."""
        return -10, 10
