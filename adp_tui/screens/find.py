"""Find a place, a side, or any other thing in a game by name."""

from __future__ import annotations

from typing import Any, ClassVar

from adp_tui.config import page_keys as keys
from adp_tui.config.page_keys import PageKey
from adp_tui.look.paint import CAN, Line, Role, line
from adp_tui.look.theme import Theme
from adp_tui.play.finder import Finder, by_words
from adp_tui.presenter.lookup import Lookup
from adp_tui.presenter.panes import Thing
from adp_tui.screens.page import PopUp
from adp_tui.texts import screens as texts
from adp_tui.widgets.rows import exactly, spread


class FindScreen(PopUp[Thing]):
    """Lists everything that can be looked up; returns the chosen thing."""

    ABOUT = texts.ABOUT["find"]
    KEYS: ClassVar[tuple[PageKey, ...]] = keys.FIND
    SIZE: ClassVar[tuple[int, int]] = (56, 22)

    def __init__(self, look: Theme, lookup: Lookup[Any, Any], *, room: int) -> None:
        super().__init__(look, name="find", room=room)
        self._lookup = lookup
        self._finder: Finder[Thing] = Finder(
            lookup.things(), lambda thing, text: by_words(f"{lookup.name(thing)} {thing.id}", text)
        )
        self._page = 1

    @property
    def takes_text(self) -> bool:
        """Typing narrows the list."""
        return True

    async def press(self, key: str) -> None:
        """Narrow, move, choose."""
        if key == "enter" and self._finder.current is not None:
            _ = self.dismiss(self._finder.current)
        elif key == "escape" and not self._finder.typed:
            _ = self.dismiss()
        else:
            self._finder.press(key, self._page)

    def point_inside(self, x: int, y: int) -> str | None:
        """Point at an entry below the typed text."""
        return self._finder.point_at(y - 1, self._page)

    def contents(self, cells: int, height: int) -> list[Line]:
        """Return the typed text and the matching entries."""
        self._page = height - 1
        finder = self._finder
        rows = [
            self._row(finder.found[place], cells, here=place == finder.cursor)
            for place in finder.window(height - 1)
        ]
        return [line((f"{CAN}{finder.typed}_", Role.KEY)), *exactly(rows, height - 1)]

    def _row(self, thing: Thing, cells: int, *, here: bool) -> Line:
        role = Role.ROW if here else Role.TEXT
        left = line(("▸ " if here else "  ", Role.KEY), (self._lookup.name(thing), role))
        return spread(left, line((self._lookup.kind(thing), Role.DIM)), cells)
