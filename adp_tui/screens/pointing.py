"""The mouse at the table: a click points, a second one takes; in the footer it presses the key."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from textual import events

from adp_tui.games.adp.lookup.things import Box, Kind, Thing
from adp_tui.games.adp.texts.names import LETTER
from adp_tui.mapping.hit import space_at
from adp_tui.mapping.layout import Layout
from adp_tui.paint import Line, plain
from adp_tui.play.controller import Controller
from adp_tui.play.situation import View
from adp_tui.screens.arrangement import Pane, Place
from adp_tui.screens.game_rows import question_height
from adp_tui.screens.page import Leavable
from adp_tui.texts.panes import NEXT
from adp_tui.widgets.decision_pane import choice_at
from adp_tui.widgets.fixed_answers import fixed_row
from adp_tui.widgets.footer_line import key_at
from adp_tui.widgets.space_table import SpaceTable
from core.adp.ids import PROPAGANDA, SpaceId
from core.kernel import Kind as Asked

_TAKE: Final = "take"
_INSPECT: Final = "inspect"
_RULE: Final = re.compile(r"(?:\d|[A-Z])(?:\.\d+)+$")
"""How a row ends that tells its rule."""

_FACTIONS: Final = {letter: faction for faction, letter in LETTER.items()}


class RuleNumber(NamedTuple):
    """A rule to be read."""

    number: str


Target = Thing | RuleNumber
"""Something to be looked at."""


class Key(NamedTuple):
    """A key to be pressed."""

    key: str


class Action(NamedTuple):
    """An action to be done, whatever key it is on."""

    id: str


Pointed = Target | Key | Action | None
"""What a click leads to, beside moving the cursor."""


class Sight(NamedTuple):
    """What is where on the screen."""

    places: Mapping[Pane, Place]
    layout: Layout
    table: SpaceTable
    rows: Mapping[Pane, tuple[Line, ...]]
    """What each pane shows."""


class Pointable(Leavable[None]):
    """A screen at which one can point."""

    async def on_click(self, event: events.Click) -> None:
        """Let a click point at something."""
        await self.clicked(event.screen_x, event.screen_y, event.time)

    async def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Let the wheel move on."""
        await self.wheel(event.screen_x, event.screen_y, down=True)

    async def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Let the wheel move back."""
        await self.wheel(event.screen_x, event.screen_y, down=False)

    async def clicked(self, x: int, y: int, pressed: float) -> None:
        """Point at what is there; it was pressed at that time."""
        raise NotImplementedError

    async def wheel(self, x: int, y: int, *, down: bool) -> None:
        """Move or scroll what is there."""
        raise NotImplementedError


def pointed(controller: Controller, sight: Sight, x: int, y: int) -> Pointed:
    """Move the cursor to what is in a cell, or return what a click there leads to."""
    pane = pane_at(sight.places, x, y)
    if pane is None:
        return None
    place = sight.places[pane]
    x, y = x - place.x, y - place.y
    rows = sight.rows[pane]
    row = rows[y] if y < len(rows) else ()
    match pane:
        case Pane.FOOTER:
            return _key(row, x)
        case Pane.SIGN:
            return Action("main-line")
        case Pane.DECISION if controller.choices is None:
            return _key(row, x)
        case Pane.DECISION:
            below = sight.places[Pane.PREVIEW].height
            height = question_height(controller, place.width, place.height, below)
            return Action("rules") if y >= height else _in_list(controller, place, height, x, y)
        case Pane.LEFT:
            return _on_the_left(controller, sight, row, x, y)
        case Pane.PREVIEW:
            return Action("rules")
        case Pane.FACTIONS:
            return _faction(row)
        case Pane.TRACKS:
            return Thing(Kind.BOX, Box.TRACKS)
        case Pane.CARDS | Pane.BAR:
            return _card(controller, pane, rows, y)
        case Pane.JOURNAL:
            return Action("journal")
        case Pane.WALL | Pane.CHART:
            return None


def wheel_action(controller: Controller, pane: Pane | None, *, down: bool) -> str:
    """Return the action that a turn of the wheel over a pane stands for."""
    if controller.view in (View.JOURNAL, View.DIGEST) and pane is not Pane.DECISION:
        return "page-down" if down else "page-up"
    if pane is Pane.LEFT and controller.view is View.TABLE and not controller.on_map:
        controller.act("list-or-map")
    return "down" if down else "up"


def pane_at(places: Mapping[Pane, Place], x: int, y: int) -> Pane | None:
    """Return the pane that a cell belongs to."""
    return next((pane for pane, place in places.items() if _holds(place, x, y)), None)


def _holds(place: Place, x: int, y: int) -> bool:
    return place.x <= x < place.x + place.width and place.y <= y < place.y + place.height


def _key(row: Line, x: int) -> Key | None:
    key = key_at(row, x)
    return None if key is None else Key(key)


def _on_the_left(controller: Controller, sight: Sight, row: Line, x: int, y: int) -> Pointed:
    """Point at a space of the map or the table, a Faction, or the rule of a journal line."""
    match controller.view:
        case View.MAP:
            return _on_space(controller, space_at(sight.layout, x, y))
        case View.TABLE:
            if y == 0:
                sight.table.sort_at(x)
                return None
            space = sight.table.space_at(x, y)
            row = sight.table.rows[y] if y < len(sight.table.rows) else ()
            return _key(row, x) if space is None else _on_space(controller, space)
        case View.FACTIONS:
            return _faction(row)
        case View.JOURNAL | View.DIGEST:
            found = _RULE.search(plain(row).rstrip())
            return _key(row, x) if found is None else RuleNumber(found.group())


def _in_list(controller: Controller, place: Place, height: int, x: int, y: int) -> Pointed:
    """Point at an answer of the list, or press the key of one that has its own."""
    choices = controller.choices
    assert choices is not None
    if y == 0:
        return RuleNumber(choices.decision.rule)
    if y == height - 1:
        return _key(fixed_row(choices, controller.keymap, place.width), x)
    if (choice := choice_at(choices, (place.width, height), x, y)) is None:
        return None
    if choice is controller.current:
        return Action(_TAKE)
    controller.on_map = False
    choices.stand_on(choice.word)
    return None


def _on_space(controller: Controller, space: SpaceId | None) -> Pointed:
    """Point at a space; where spaces are not asked for, a second click looks at it."""
    decision = controller.decision
    if space is None:
        return None
    if controller.cursor is not space:
        controller.on_map, controller.map_cursor = True, space
        if controller.choices is not None:
            controller.choices.stand_on(space)
        return None
    asked = decision is not None and decision.kind is Asked.PLACE and not controller.watching
    return Action(_TAKE if asked else _INSPECT)


def _faction(row: Line) -> Thing | None:
    """Return the Faction whose letter stands at the beginning of a row."""
    faction = _FACTIONS.get(plain(row)[1:2])
    return None if faction is None else Thing(Kind.FACTION, faction)


def _card(controller: Controller, pane: Pane, rows: tuple[Line, ...], y: int) -> Pointed:
    """Return the next card below where it is named, and the current one above."""
    board = controller.board
    below = pane is Pane.CARDS and any(NEXT in plain(row)[:8] for row in rows[: y + 1])
    card = board.next_card if below else board.card
    return Action("cards") if card in (None, PROPAGANDA) else Thing(Kind.CARD, str(card))
