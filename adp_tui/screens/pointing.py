"""The mouse at the table: a click points, a second one takes; in the footer it presses the key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from textual import events
from textual.screen import Screen

from adp_tui.map.hit import space_at
from adp_tui.map.layout import Layout
from adp_tui.play.controller import Controller
from adp_tui.play.layout import Pane, Place
from adp_tui.play.situation import View
from adp_tui.screens.game_rows import footer_of
from adp_tui.widgets.decision_pane import choice_at
from adp_tui.widgets.fixed_answers import fixed_row
from adp_tui.widgets.footer_line import key_at
from core.adp.ids import SpaceId
from core.kernel import Kind

_TAKE: Final = "enter"
_INSPECT: Final = "space"


class Pointable(Screen[None]):
    """A screen at which one can point: what the mouse does is done by keys."""

    def on_click(self, event: events.Click) -> None:
        """Let a click point at something, or press the key that it points at."""
        self._press(self.clicked(event.screen_x, event.screen_y))

    def on_mouse_scroll_down(self) -> None:
        """Let the wheel move on."""
        self._press(self.wheel(down=True))

    def on_mouse_scroll_up(self) -> None:
        """Let the wheel move back."""
        self._press(self.wheel(down=False))

    def clicked(self, x: int, y: int) -> str | None:
        """Point at what is there; return the key to press, if it takes one."""
        raise NotImplementedError

    def wheel(self, *, down: bool) -> str:
        """Return the key that a turn of the wheel stands for."""
        raise NotImplementedError

    def _press(self, key: str | None) -> None:
        if key is not None:
            self.post_message(events.Key(key, key if len(key) == 1 else None))


def pointed(
    controller: Controller, places: Mapping[Pane, Place], layout: Layout, x: int, y: int
) -> str | None:
    """Move the cursor to what is under a cell, or return the key that a click there presses."""
    pane = next((p for p, place in places.items() if _holds(place, x, y)), None)
    if pane is None:
        return None
    place = places[pane]
    match pane:
        case Pane.FOOTER:
            return key_at(footer_of(controller, place.width)[0], x - place.x)
        case Pane.DECISION:
            return _in_list(controller, place, x - place.x, y - place.y)
        case Pane.LEFT if controller.view is View.MAP:
            space = space_at(layout, x - place.x, y - place.y)
            return None if space is None else _on_map(controller, space)
        case _:
            return None


def wheel_key(controller: Controller, *, down: bool) -> str:
    """Return the key that a turn of the wheel stands for."""
    if controller.view in (View.JOURNAL, View.DIGEST):
        return "pagedown" if down else "pageup"
    return "down" if down else "up"


def _holds(place: Place, x: int, y: int) -> bool:
    return place.x <= x < place.x + place.width and place.y <= y < place.y + place.height


def _in_list(controller: Controller, place: Place, x: int, y: int) -> str | None:
    """Point at an answer of the list, or press the key of one that has its own."""
    choices = controller.choices
    if choices is None:
        return None
    if y == place.height - 1:
        return key_at(fixed_row(choices, place.width), x)
    if (choice := choice_at(choices, (place.width, place.height), x, y)) is None:
        return None
    if choice is controller.current:
        return _TAKE
    controller.on_map = False
    choices.stand_on(choice.word)
    return None


def _on_map(controller: Controller, space: SpaceId) -> str | None:
    """Point at a space; where spaces are not asked for, a second click looks at it."""
    decision = controller.decision
    if controller.cursor is not space:
        controller.on_map, controller.map_cursor = True, space
        if controller.choices is not None:
            controller.choices.stand_on(space)
        return None
    asked = decision is not None and decision.kind is Kind.SPACE
    return _TAKE if asked else _INSPECT
