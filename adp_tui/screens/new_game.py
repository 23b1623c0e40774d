"""A new game: scenario, seats and options on one page; Enter, Enter plays."""

from __future__ import annotations

from typing import ClassVar

from adp_tui.config import page_keys as keys
from adp_tui.config.page_keys import PageKey
from adp_tui.games import GAMES, Games, on_screen
from adp_tui.look.paint import Line
from adp_tui.look.theme import Theme
from adp_tui.newgame.form import Block, Form, Wanted
from adp_tui.newgame.rows import field_at, form_rows
from adp_tui.screens.page import Page
from adp_tui.screens.rules import RulesScreen
from adp_tui.texts import screens as texts
from adp_tui.widgets.rows import exactly


class NewGameScreen(Page[Wanted]):
    """Asks what to play; returns it."""

    ABOUT = texts.ABOUT["new-game"]
    KEYS: ClassVar[tuple[PageKey, ...]] = keys.NEW_GAME

    def __init__(self, look: Theme, games: Games = GAMES, game: str = "") -> None:
        super().__init__(look, name="new-game")
        shown = on_screen(games)
        self._entries = tuple(shown.values())
        self.form = self._form(tuple(shown).index(game) if game in shown else 0)

    def _form(self, game: int) -> Form:
        """Return the form of one of the games."""
        titles = [entry.cover.title for entry in self._entries]
        return Form(self._entries[game].presenter(), titles, game)

    @property
    def keys(self) -> tuple[PageKey, ...]:
        """The keys, with one number for each choice of seats."""
        last = len(self.form.presets)
        return tuple(keys.seats(last) if key is keys.SEATS_BY_NUMBER else key for key in self.KEYS)

    @property
    def takes_text(self) -> bool:
        """Only a name and a seed are typed."""
        return self.form.cursor.block in (Block.NAME, Block.SEED)

    async def press(self, key: str) -> None:
        """Pass a key to the form."""
        game, block = self.form.game, self.form.cursor.block
        if key == "escape":
            _ = self.dismiss()
        elif key == "R" and block not in (Block.NAME, Block.SEED):
            await self._read_rule()
        elif self.form.press(key):
            _ = self.dismiss(self.form.wanted())
        if self.form.game != game:
            cursor, self.form = self.form.cursor, self._form(self.form.game)
            self.form.cursor = cursor

    async def _read_rule(self) -> None:
        """Open the rule of the highlighted option, if there are rules."""
        (block, place), box = self.form.cursor, self.form.box
        number = box.options[place].rule if block is Block.OPTION else self.form.spec.rule
        if (rulebook := self.form.presenter.lookup.rulebook) is not None:
            await self.app.push_screen(RulesScreen(self.look, rulebook, number=number))

    def point_at(self, x: int, y: int) -> str | None:
        """Change the row that was clicked; Play is only highlighted at first."""
        field = field_at(self.form, x, y, self.size.height)
        if field is None:
            return None
        before, self.form.cursor = self.form.cursor, field
        if field.block is Block.PLAY:
            return "enter" if before == field else None
        return None if field.block in (Block.NAME, Block.SEED) else "space"

    def rows(self, width: int, height: int) -> list[Line]:
        """Return the form and the keys."""
        return [*exactly(form_rows(self.form, width, height), height - 1), self.footer(width)]
