"""A page about a place, a side or another thing; arrows move on to the next."""

from __future__ import annotations

from typing import ClassVar

from adp_tui.config import page_keys as keys
from adp_tui.config.page_keys import PageKey
from adp_tui.look.paint import Line
from adp_tui.look.theme import Theme
from adp_tui.play.controller import Controller
from adp_tui.play.highlighted import sheet_of
from adp_tui.presenter.panes import Direction, Thing
from adp_tui.presenter.sheet import Sheet
from adp_tui.screens.page import PopUp
from adp_tui.screens.rules import RulesScreen
from adp_tui.texts import screens as texts
from adp_tui.widgets.footer_line import footer_rows

_CELLS = 60
_LEAST = 15
"""Rows of the smallest frame."""


class InspectScreen(PopUp[str]):
    """Shows one thing; returns the word of a place to choose."""

    ABOUT = texts.ABOUT["inspect"]
    KEYS: ClassVar[tuple[PageKey, ...]] = keys.INSPECT
    WHEEL: ClassVar[tuple[str, str]] = ("pageup", "pagedown")
    SIZE: ClassVar[tuple[int, int]] = (64, 24)

    def __init__(self, look: Theme, controller: Controller, thing: Thing, *, room: int) -> None:
        super().__init__(look, name="inspect", room=room)
        self.thing = thing
        self._controller = controller
        self._lookup = controller.presenter.lookup
        self._sheet = self._make_sheet(_CELLS)
        self._top = 0
        self._bottom = 0

    @property
    def title_text(self) -> str:
        """The name of the thing."""
        return self._sheet.title

    @property
    def end_text(self) -> str:
        """What kind of thing it is."""
        return self._sheet.end

    async def press(self, key: str) -> None:
        """Move on, choose, read the rule, or close."""
        match key:
            case "up" | "down" | "left" | "right":
                board = self._controller.sight.board
                self.thing = self._lookup.beside(self.thing, Direction(key), board)
                self._top = 0
            case "pageup":
                self._top = max(self._top - 5, 0)
            case "pagedown":
                self._top = min(self._top + 5, self._bottom)
            case "enter" if self._can_be_chosen:
                _ = self.dismiss(self.thing.id)
            case "R" | "f8":
                await self._read_rule()
            case "escape" | "space" | "C" | "I":
                _ = self.dismiss()
            case _:
                pass

    async def _read_rule(self) -> None:
        """Open the rule that matters most for the thing, if there are rules."""
        if (rulebook := self._lookup.rulebook) is not None:
            number = self._sheet.rule
            rules = RulesScreen(self.look, rulebook, number=number, room=self._room)
            await self.app.push_screen(rules)

    @property
    def _can_be_chosen(self) -> bool:
        decision = self._controller.decision
        here = self._lookup.is_place(self.thing)
        return here and decision is not None and self.thing.id in decision.options

    def footer(self, cells: int) -> Line:
        """Return the keys that work here."""
        hidden = "" if self._can_be_chosen else "enter"
        shown = [key for key in self.KEYS if key.short and not (hidden and key.press == hidden)]
        hints = [(key.keys, key.short) for key in shown]
        if self._bottom:
            hints.insert(0, keys.SCROLLS)
        return footer_rows(hints, cells)[0]

    def _make_sheet(self, cells: int) -> Sheet:
        return sheet_of(self._controller, self.thing, cells)

    def depth(self, cells: int) -> int:
        """Return the same height for all places, so that nothing jumps; otherwise as needed."""
        if self._lookup.is_place(self.thing):
            return self.SIZE[1]
        return max(len(self._make_sheet(cells).rows) + 4, _LEAST)

    def contents(self, cells: int, height: int) -> list[Line]:
        """Return as much of the page as fits."""
        self._sheet = self._make_sheet(cells)
        self._bottom = max(len(self._sheet.rows) - height, 0)
        self._top = min(self._top, self._bottom)
        return self._sheet.rows[self._top : self._top + height]
