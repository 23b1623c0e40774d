"""The saved games: newest first, found by typing, opened by Enter."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from adp_tui.config import page_keys as keys
from adp_tui.config.page_keys import PageKey
from adp_tui.games import GAMES, Games
from adp_tui.look.cells import abridged, pad, pad_left
from adp_tui.look.paint import BLANK, CAN, Line, Role, line
from adp_tui.look.theme import Theme
from adp_tui.play.finder import Finder, by_words
from adp_tui.saved.listing import SavedGame, Shelf
from adp_tui.screens.page import Page
from adp_tui.texts import screens as texts
from adp_tui.widgets.rows import exactly, spread, titled, wrapped

_ABOVE: Final = 3
"""Rows above the list."""

_ABOUT: Final = 9
"""Rows of the lower part, about the highlighted game."""


class OpenScreen(Page[Path]):
    """Lists the saves; returns the one to open."""

    ABOUT = texts.ABOUT["open"]
    KEYS: ClassVar[tuple[PageKey, ...]] = keys.OPEN

    def __init__(
        self, look: Theme, folder: Path, games: Games = GAMES, *, heading: str = texts.OPEN
    ) -> None:
        super().__init__(look, name="open")
        self._heading = heading
        self._shelf = Shelf(folder, games)
        self._finder: Finder[SavedGame] = Finder(self._shelf.saves, _fits)
        self._page = 1

    @property
    def takes_text(self) -> bool:
        """Typing narrows the list."""
        return True

    async def press(self, key: str) -> None:
        """Narrow, move, open."""
        chosen = self._finder.current
        if key == "enter" and chosen is not None and not chosen.problem:
            _ = self.dismiss(chosen.path)
        elif key == "escape" and not self._finder.typed:
            _ = self.dismiss()
        else:
            self._finder.press(key, self._page)

    def point_at(self, x: int, y: int) -> str | None:
        """Point at a game in the list."""
        return self._finder.point_at(y - _ABOVE, self._page) if y < _ABOVE + self._page else None

    def rows(self, width: int, height: int) -> list[Line]:
        """Return the list, and the details of the highlighted game below it."""
        self._page = height - _ABOUT - 5
        finder = self._finder
        where = abridged(str(self._shelf.folder), width - 30)
        shown = [
            save_row(finder.found[place], width, here=place == finder.cursor)
            for place in finder.window(self._page)
        ]
        count = texts.games(len(finder.found))
        rows = [
            spread(line((f" {self._heading}", Role.STRONG)), line((f"{where} ", Role.DIM)), width),
            spread(
                line((f" {CAN}{finder.typed}_", Role.KEY)), line((f"{count} ", Role.DIM)), width
            ),
            BLANK,
            *exactly(shown, self._page),
        ]
        return [*exactly([*rows, *self._about(width)], height - 1), self.footer(width)]

    def _about(self, width: int) -> list[Line]:
        save = self._finder.current
        if save is None:
            nothing = texts.NONE_WITH_THAT_NAME if self._finder.typed else texts.NONE_YET
            return [titled("", width), line((f"   {nothing}", Role.DIM))]
        head = titled(save.name, width)
        if save.problem:
            return [head, *(line("   ", *row) for row in wrapped(save.problem, width - 6))]
        if save.summary is None:
            return [head, line(f"   {texts.OPEN_TO_SEE}")]
        return [head, *(line("   ", *row) for row in save.summary.rows)]


def save_row(save: SavedGame, cells: int, *, here: bool) -> Line:
    """Return a save: name, scenario, answers, progress; or why it cannot be opened."""
    role = Role.DIM if save.problem else Role.ROW if here else Role.TEXT
    told = save.problem
    if not told:
        state = save.summary.state if save.summary is not None else ""
        scenario = abridged(save.scenario_name, 9)
        answers = texts.answers(save.answers) if save.may_be_counted else ""
        told = f"{pad(scenario, 9)} {pad_left(answers, 12)}   {state}"
    return line(
        (" ▸ " if here else "   ", Role.KEY),
        (pad(abridged(save.name, 28), 29), role),
        (abridged(told, cells - 33), Role.DIM if save.problem else Role.TEXT),
    )


def _fits(save: SavedGame, wanted: str) -> int:
    return by_words(f"{save.name} {save.scenario_name} {save.scenario}", wanted)
