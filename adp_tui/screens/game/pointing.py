"""The mouse on the game screen: a click points, a second one takes; footer keys are buttons."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from textual import events

from adp_tui.look.paint import Line, plain
from adp_tui.play.controller import Controller
from adp_tui.play.cursor import DIGEST, FIELD, GRID, JOURNAL
from adp_tui.presenter.panes import ActionToDo, FieldLayout, Pointed, RuleNumber, Thing
from adp_tui.screens.game import arrangement as at
from adp_tui.screens.game.arrangement import Rect
from adp_tui.screens.game.rows import question_height
from adp_tui.screens.page import Leavable
from adp_tui.widgets.decision_pane import choice_at
from adp_tui.widgets.fixed_answers import fixed_row
from adp_tui.widgets.footer_line import key_at
from adp_tui.widgets.grid_view import GridView
from core.kernel import Kind

_TAKE: Final = "take"
_INSPECT: Final = "inspect"
_RULE: Final = re.compile(r"(?:\d|[A-Z])(?:\.\d+)+$")
"""How a row ends that cites its rule."""

Target = Thing | RuleNumber
"""Something to look up."""


class KeyToPress(NamedTuple):
    """A key to press."""

    key: str


class OnScreen(NamedTuple):
    """What is where on the screen."""

    places: Mapping[str, Rect]
    layout: FieldLayout
    grid: GridView | None
    rows: Mapping[str, tuple[Line, ...]]
    """What each pane shows."""


class Pointable(Leavable[None]):
    """A screen that handles the mouse."""

    async def on_click(self, event: events.Click) -> None:
        """Handle a click."""
        await self.clicked(event.screen_x, event.screen_y, event.time)

    async def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Move forward."""
        await self.wheel(event.screen_x, event.screen_y, down=True)

    async def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Move back."""
        await self.wheel(event.screen_x, event.screen_y, down=False)

    async def clicked(self, x: int, y: int, pressed: float) -> None:
        """Handle a click in a cell, pressed at that time."""
        raise NotImplementedError

    async def wheel(self, x: int, y: int, *, down: bool) -> None:
        """Move or scroll the pane under the pointer."""
        raise NotImplementedError


def pointed(controller: Controller, screen: OnScreen, x: int, y: int) -> Pointed | KeyToPress:
    """Move the cursor to the contents of a cell, or return what a click on it leads to."""
    pane = pane_at(screen.places, x, y)
    if pane is None:
        return None
    place = screen.places[pane]
    x, y = x - place.x, y - place.y
    rows = screen.rows[pane]
    row = rows[y] if y < len(rows) else ()
    panes = controller.presenter.panes
    match pane:
        case at.FOOTER:
            return _key(row, x)
        case at.SIGN:
            return ActionToDo("main-line")
        case at.DECISION if controller.choices is None:
            return _key(row, x)
        case at.DECISION:
            below = screen.places[at.PREVIEW].height
            height = question_height(controller, place.width, place.height, below)
            return ActionToDo("rules") if y >= height else _in_list(controller, place, height, x, y)
        case at.LEFT:
            return _on_the_left(controller, screen, row, x, y)
        case at.PREVIEW:
            return ActionToDo("rules")
        case at.JOURNAL:
            return ActionToDo("journal")
        case at.BAR:
            return panes.small_bar_at(controller.sight)
        case at.WALL | at.CHART:
            return None
        case _:
            own = next(own for own in panes.panes if own.name == pane)
            return own.pointed(controller.sight, rows, x, y)


def wheel_action(controller: Controller, pane: str | None, *, down: bool) -> str:
    """Return the action for the mouse wheel over a pane."""
    cursor = controller.cursor
    if cursor.view in (JOURNAL, DIGEST) and pane != at.DECISION:
        return "page-down" if down else "page-up"
    if pane == at.LEFT and cursor.view == GRID and not cursor.in_field:
        controller.act("list-or-map")
    return "down" if down else "up"


def pane_at(places: Mapping[str, Rect], x: int, y: int) -> str | None:
    """Return the pane under a cell."""
    return next((pane for pane, place in places.items() if _contains(place, x, y)), None)


def _contains(place: Rect, x: int, y: int) -> bool:
    return place.x <= x < place.x + place.width and place.y <= y < place.y + place.height


def _key(row: Line, x: int) -> KeyToPress | None:
    key = key_at(row, x)
    return None if key is None else KeyToPress(key)


def _on_the_left(
    controller: Controller, screen: OnScreen, row: Line, x: int, y: int
) -> Pointed | KeyToPress:
    """Point at a place in the field or the grid, a view, or the rule of a journal line."""
    view, panes = controller.cursor.view, controller.presenter.panes
    if view == FIELD:
        return _on_place(controller, panes.field.at(screen.layout, x, y))
    if view == GRID and screen.grid is not None:
        if y == 0:
            screen.grid.sort_at(x)
            return None
        place = screen.grid.place_at(x, y)
        row = screen.grid.rows[y] if y < len(screen.grid.rows) else ()
        return _key(row, x) if place is None else _on_place(controller, place)
    if view in panes.views:
        return panes.views[view].pointed(controller.sight, screen.rows[at.LEFT], x, y)
    found = _RULE.search(plain(row).rstrip())
    return _key(row, x) if found is None else RuleNumber(found.group())


def _in_list(
    controller: Controller, place: Rect, height: int, x: int, y: int
) -> Pointed | KeyToPress:
    """Point at an answer in the list, or press the key of one that has its own."""
    choices, presenter = controller.choices, controller.presenter
    assert choices is not None
    if y == 0:
        return RuleNumber(choices.decision.rule)
    if y == height - 1:
        return _key(fixed_row(choices, presenter.words, controller.keymap, place.width), x)
    if (choice := choice_at(presenter, choices, (place.width, height), x, y)) is None:
        return None
    if choice is controller.current:
        return ActionToDo(_TAKE)
    controller.cursor.point_at_answer(choice.word)
    return None


def _on_place(controller: Controller, place: str | None) -> Pointed:
    """Point at a place; if no place is asked for, a second click shows its page."""
    decision = controller.decision
    if place is None:
        return None
    if controller.place != place:
        controller.cursor.point_at(place)
        return None
    asked = decision is not None and decision.kind is Kind.PLACE and not controller.watching
    return ActionToDo(_TAKE if asked else _INSPECT)
