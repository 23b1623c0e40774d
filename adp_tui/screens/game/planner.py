"""The screen on which a side plans several answers at once: the field, and the list of pieces."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from textual import events

from adp_tui.config import page_keys as keys
from adp_tui.config.page_keys import PageKey
from adp_tui.look.cells import cells_of, whole_words
from adp_tui.look.paint import BLANK, CAN, Line, Role, fitted, line, width
from adp_tui.look.theme import Theme
from adp_tui.play.controller import Controller
from adp_tui.play.planning import PlanEnd, Planning
from adp_tui.play.walks import Walk, in_a_row
from adp_tui.presenter.panes import NO_MARKS, Field, FieldLayout, Marks
from adp_tui.presenter.planner import Planner
from adp_tui.screens.guard import Guard
from adp_tui.screens.inspect import InspectScreen
from adp_tui.screens.page import Page
from adp_tui.screens.rules import RulesScreen
from adp_tui.texts import planning as texts
from adp_tui.texts.words import CUT
from adp_tui.widgets.footer_line import footer_rows, notice_rows
from adp_tui.widgets.plan_rows import PlanList, beside, page_size, plan_list
from adp_tui.widgets.rows import exactly, packed, spread

_SHORT: Final = 100
"""Footers of fewer cells tell the key that lists all others without its words."""


class _Room(NamedTuple):
    """How the screen is divided."""

    width: int
    height: int
    left: int
    """The columns of the field; the edge follows, and then the list."""

    depth: int
    """The rows of the field."""

    layout: FieldLayout

    @property
    def cells(self) -> int:
        """The columns of the list."""
        return self.width - self.left - 1

    @property
    def rows(self) -> int:
        """The rows between bar and footer."""
        return self.height - 2


class PlannerScreen(Page[PlanEnd]):
    """Shows a plan; nothing of it is an answer before the person is done."""

    WHEEL: ClassVar[tuple[str, str]] = ("shift+tab", "tab")

    def __init__(self, look: Theme, controller: Controller, planner: Planner, pause: float) -> None:
        super().__init__(look, name="planner")
        self.guard = Guard(pause)
        """Keeps a key from ending the planning before the screen was visible."""

        self.guard.close()
        self._controller = controller
        self._planner = planner
        self.planning = Planning(controller, planner)
        self._list = PlanList([], [])

    @property
    def about(self) -> str:
        """The name of the screen, as the game calls it."""
        return self._planner.title

    @property
    def keys(self) -> tuple[PageKey, ...]:
        """The keys, in the words of the game."""
        return keys.plan_keys(self._planner.reworded)

    @property
    def _field(self) -> Field:
        return self._controller.presenter.panes.field

    def _room(self, width: int, height: int) -> _Room:
        left, depth = self._field.extent(width, height)
        return _Room(width, height, left, depth, self._field.layout(left, depth))

    def on_mount(self) -> None:
        """Let the planning be ended from the moment at which it can be seen."""
        self.guard.open_after_painting(self, self.guard.pause)

    async def on_key(self, event: events.Key) -> None:
        """Ignore the key that ends the planning if it was pressed before that."""
        if event.character == keys.PLAN_DONE and self.guard.stops(event.time):
            event.stop()
            event.prevent_default()
        else:
            await super().on_key(event)

    async def press(self, key: str) -> None:
        """Change the plan, look something up, or close."""
        room = self._room(*self.app.size)
        match key:
            case "space":
                self.planning.forget_messages()
                await self._inspect(room)
            case keys.RULE:
                self.planning.forget_messages()
                await self._read_rule(room)
            case _:
                end = self.planning.press(key, self._walk(room))
                if end is not None:
                    _ = self.dismiss(end)

    def _walk(self, room: _Room) -> Walk:
        """Return how arrows lead through the field; a text without places has an order."""
        field = self._field
        if not field.home:
            return in_a_row(self._controller.session.box.places)
        return lambda place, direction: field.walk(room.layout, place, direction)

    async def _inspect(self, room: _Room) -> None:
        """Look at the selected piece."""
        lookup, selected = self._controller.presenter.lookup, self.planning.selected
        if selected is None:
            return
        thing = lookup.highlighted(self._controller.sight, selected, None)
        if thing is not None:
            screen = InspectScreen(self.look, self._controller, thing, room=room.left)
            await self.app.push_screen(screen)

    async def _read_rule(self, room: _Room) -> None:
        """Read the rule of the question."""
        rulebook, decision = self._controller.presenter.lookup.rulebook, self._controller.decision
        if rulebook is not None and decision is not None:
            screen = RulesScreen(self.look, rulebook, number=decision.rule, room=room.left)
            await self.app.push_screen(screen)

    def point_at(self, x: int, y: int) -> str | None:
        """Select the piece in a row, or put the selected one into a place of the field."""
        room = self._room(*self.app.size)
        piece, place = self._list.at(y - 1), self._field.at(room.layout, x, y - 1)
        if x > room.left:
            if piece is not None:
                self.planning.select(piece)
        elif 0 < y <= room.depth and place is not None:
            self.planning.put(place)
        return None

    # Rows

    def rows(self, width: int, height: int) -> list[Line]:
        """Return the bar, the field beside the list, and the footer."""
        room = self._room(width, height)
        self.planning.page = page_size(room.rows)
        self._list = plan_list(self.planning, room.cells, room.rows)
        edge = exactly(list(self._field.edge(room.layout, room.rows)), room.rows)
        edge = [fitted(row, 1) for row in edge]
        notice = self.planning.notice
        footer = notice_rows(notice, width)[0] if notice else self.footer(width)
        return [
            self._bar(width),
            *beside(self._left(room), edge, self._list.rows),
            footer,
        ]

    def _bar(self, cells: int) -> Line:
        """Return whose plan this is, and what is still to be done."""
        words, asked = self._controller.presenter.words, self._controller.asked
        name = words.name(asked or "")
        role = self._controller.presenter.cover.looks.bar(asked)
        title = line((f" {texts.title(self._planner.title, name)} ", role))
        left = texts.left_over(len(self.planning.plan.spare))
        problem = self.planning.problem()
        state = line((f" {left} ", Role.DIM))
        if problem:
            told, room = texts.not_yet(problem), cells - width(title) - 3
            if cells_of(told) > room:
                told = whole_words(told, room - cells_of(CUT)) + CUT
            state = line((f" {told} ", Role.TROUBLE))
        return spread(title, state, cells)

    def _left(self, room: _Room) -> list[Line]:
        """Return the field with the planned position, and the keys if there is room below it."""
        board, selected = self.planning.plan.board, self.planning.selected
        among = frozenset(range(room.layout.height))
        drawn = self._field.draw(
            room.layout, board, self._marks(selected), self._cursor, among, legend=False
        )
        rows = exactly([drawn.get(y, BLANK) for y in range(room.depth)], room.depth)
        below = self._keys_below(room.left, room.rows - room.depth)
        return [fitted(row, room.left) for row in (*rows, *below)]

    @property
    def _cursor(self) -> str | None:
        """Where the selected piece is; where the last one went, if it may be put there, too."""
        planning = self.planning
        if planning.selected is None or planning.place is not None:
            return planning.place
        return planning.here if planning.here in planning.plan.places(planning.selected) else None

    def _marks(self, piece: str | None) -> Marks:
        """Mark where the selected piece may be, unless that is everywhere."""
        places = () if piece is None else self.planning.plan.places(piece)
        if len(places) == len(self._controller.session.box.places):
            return NO_MARKS
        return dict.fromkeys(places, CAN)

    def _keys_below(self, cells: int, rows: int) -> list[Line]:
        """Return what the keys do, as far as there is room below the field."""
        told = [
            line((f" {key.keys}", Role.KEY), (f" {key.short or key.what}", Role.DIM))
            for key in self.keys
        ]
        return exactly(packed(told, cells), max(rows, 0))

    def footer(self, cells: int) -> Line:
        """Return the most important keys."""
        hints = [(key.keys, key.short) for key in self.keys if key.short]
        if cells < _SHORT:
            hints[-1] = (hints[-1][0], "")  # the key that lists all others is known by then
        return footer_rows(hints, cells)[0]
