"""Who plays which side, to change during the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from adp_tui.config import page_keys as keys
from adp_tui.config.page_keys import PageKey
from adp_tui.look.cells import column, pad
from adp_tui.look.paint import BLANK, Line, Role, line
from adp_tui.look.theme import Theme
from adp_tui.play.controller import Controller
from adp_tui.play.seats import has_people
from adp_tui.screens.page import PopUp
from adp_tui.terminal.numbers import number_in
from adp_tui.texts import bots as texts
from adp_tui.texts.words import sentence
from adp_tui.widgets.rows import wrapped

_NAME, _WHO = 11, 9
"""Columns for the name of a side and for its player."""


class SeatsScreen(PopUp[None]):
    """Lists the sides with their players; the bots wait until it is closed."""

    ABOUT = texts.SEATS
    KEYS: ClassVar[tuple[PageKey, ...]] = keys.SEATS
    SIZE: ClassVar[tuple[int, int]] = (56, 15)

    def __init__(
        self, look: Theme, controller: Controller, changed: Callable[[], None], *, room: int
    ) -> None:
        super().__init__(look, name="seats", room=room)
        self._controller = controller
        self._changed = changed
        self._sides = controller.session.box.sides
        asked = controller.asked
        self._cursor = self._sides.index(asked) if asked in self._sides else 0

    async def press(self, key: str) -> None:
        """Move, change a player, or close."""
        match key:
            case "up":
                self._cursor = max(self._cursor - 1, 0)
            case "down":
                self._cursor = min(self._cursor + 1, len(self._sides) - 1)
            case "enter" | "space":
                self._change()
            case _ if (number := number_in(key)) is not None and 0 < number <= len(self._sides):
                self._cursor = number - 1
            case "escape":
                _ = self.dismiss()
            case _ if self._controller.keymap.action(key) == "seats":
                _ = self.dismiss()
            case _:
                pass

    def _change(self) -> None:
        """Switch between person and bot, and repaint the game below."""
        self._controller.change_seat(self._sides[self._cursor])
        self._changed()

    def point_inside(self, x: int, y: int) -> str | None:
        """Point at a side; a second click changes its player."""
        if not 0 <= y < len(self._sides):
            return None
        if y == self._cursor:
            return "enter"
        self._cursor = y
        return None

    def depth(self, cells: int) -> int:
        """Return as many rows as the text takes."""
        return len(self._rows(cells)) + 4

    def contents(self, cells: int, height: int) -> list[Line]:
        """Return the sides, and what a change means."""
        return self._rows(cells)[:height]

    def _rows(self, cells: int) -> list[Line]:
        controller = self._controller
        told = [texts.SEATS_FROM_NOW]
        if controller.session.turn.game.trail:
            told.append(texts.SEATS_MID_TURN)
        if not has_people(self._sides, controller.session.seats):
            told.append(texts.nobody_plays(controller.keymap.key("pace")))
        rows = [self._side(number) for number in range(len(self._sides))]
        rows.append(BLANK)
        for text in told:
            rows += wrapped(text, cells, Role.DIM)
        if notice := controller.notice:
            rows += [BLANK, *wrapped(sentence(notice), cells, Role.STRONG)]
        return rows

    def _side(self, number: int) -> Line:
        """Return a side with its player."""
        controller, side = self._controller, self._sides[number]
        presenter = controller.presenter
        here = number == self._cursor
        alone = sum(not controller.driver.is_bot(other) for other in self._sides) == 1
        person = texts.YOU if alone else texts.HUMAN
        who = texts.BOT if controller.driver.is_bot(side) else person
        asked = f"  {texts.ASKED_NOW}" if controller.asked == side else ""
        return line(
            ("▸" if here else " ", Role.KEY),
            (f"{number + 1} ", Role.KEY),
            (f"{column(presenter.words.name(side), _NAME)} ", presenter.cover.looks.side(side)),
            (pad(who, _WHO), Role.ROW if here else Role.TEXT),
            (asked, Role.DIM),
        )
