"""Who plays which Faction, to be changed in the course of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from adp_tui.games.adp.ahead.pieces import ROLE
from adp_tui.paint import BLANK, Line, Role, line
from adp_tui.play.controller import Controller
from adp_tui.screens.page import PopUp
from adp_tui.seats import has_people
from adp_tui.texts import bots as texts
from adp_tui.texts import keys
from adp_tui.texts.keys import Key
from adp_tui.texts.words import capitalized
from adp_tui.theme import Theme
from adp_tui.widgets.rows import wrapped
from core.adp.ids import FACTIONS


class SeatsScreen(PopUp[None]):
    """Lists the Factions with who plays them; the bots wait until it is closed."""

    ABOUT = texts.SEATS
    KEYS: ClassVar[tuple[Key, ...]] = keys.SEATS
    SIZE: ClassVar[tuple[int, int]] = (56, 15)

    def __init__(
        self, look: Theme, controller: Controller, changed: Callable[[], None], *, room: int
    ) -> None:
        super().__init__(look, name="seats", room=room)
        self._controller = controller
        self._changed = changed
        asked = controller.asked
        self._cursor = FACTIONS.index(asked) if asked in FACTIONS else 0

    async def press(self, key: str) -> None:
        """Move, change who plays, or close."""
        match key:
            case "up":
                self._cursor = max(self._cursor - 1, 0)
            case "down":
                self._cursor = min(self._cursor + 1, len(FACTIONS) - 1)
            case "enter" | "space":
                self._change()
            case "1" | "2" | "3" | "4":
                self._cursor = int(key) - 1
            case "escape":
                _ = self.dismiss()
            case _ if self._controller.keymap.action(key) == "seats":
                _ = self.dismiss()
            case _:
                pass

    def _change(self) -> None:
        """Let the other one play, and show it on the table behind this."""
        self._controller.change_seat(FACTIONS[self._cursor])
        self._changed()

    def point_inside(self, x: int, y: int) -> str | None:
        """Point at a Faction; a second click changes who plays it."""
        if not 0 <= y < len(FACTIONS):
            return None
        if y == self._cursor:
            return "enter"
        self._cursor = y
        return None

    def depth(self, cells: int) -> int:
        """Return as many rows as it takes."""
        return len(self._rows(cells)) + 4

    def contents(self, cells: int, height: int) -> list[Line]:
        """Return the Factions, and what a change means."""
        return self._rows(cells)[:height]

    def _rows(self, cells: int) -> list[Line]:
        controller = self._controller
        told = [texts.SEATS_FROM_NOW]
        if controller.session.turn.game.trail:
            told.append(texts.SEATS_MID_TURN)
        if not has_people(FACTIONS, controller.seats):
            told.append(texts.nobody_plays(controller.keymap.key("pace")))
        rows = [self._faction(number) for number in range(len(FACTIONS))]
        rows.append(BLANK)
        for sentence in told:
            rows += wrapped(sentence, cells, Role.DIM)
        if (notice := controller.notice) != "":
            text = f"{capitalized(notice)}."
            rows += [BLANK, *wrapped(text, cells, Role.STRONG)]
        return rows

    def _faction(self, number: int) -> Line:
        """Return a Faction with who plays it."""
        controller, faction = self._controller, FACTIONS[number]
        here = number == self._cursor
        alone = sum(not controller.driver.is_bot(side) for side in FACTIONS) == 1
        person = texts.YOU if alone else texts.HUMAN
        who = texts.BOT if controller.driver.is_bot(faction) else person
        asked = f"  {texts.ASKED_NOW}" if controller.asked == faction else ""
        return line(
            ("▸" if here else " ", Role.KEY),
            (f"{number + 1} ", Role.KEY),
            (f"{faction.title():<12}", ROLE[faction]),
            (f"{who:<9}", Role.ROW if here else Role.TEXT),
            (asked, Role.DIM),
        )
