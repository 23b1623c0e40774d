"""A pop-up that finds one of many entries by typing."""

from __future__ import annotations

from typing import Generic, TypeVar

from textual.screen import ScreenResultType

from adp_tui.look.paint import CAN, Line, Role, line
from adp_tui.look.theme import Theme
from adp_tui.play.finder import Finder
from adp_tui.screens.page import PopUp
from adp_tui.widgets.rows import exactly, spread

EntryT = TypeVar("EntryT")


class FinderList(PopUp[ScreenResultType], Generic[EntryT, ScreenResultType]):
    """Lists the entries that match the typed text; returns the chosen one."""

    def __init__(self, look: Theme, finder: Finder[EntryT], *, name: str, room: int) -> None:
        super().__init__(look, name=name, room=room)
        self._finder = finder
        self._page = 1

    def result(self, entry: EntryT) -> ScreenResultType:
        """Return what the screen returns if an entry is chosen."""
        raise NotImplementedError

    def columns(self, entry: EntryT, cells: int) -> tuple[str, str, Role]:
        """Return what a row shows of an entry: left, right, and the role of the right part."""
        raise NotImplementedError

    @property
    def takes_text(self) -> bool:
        """Typing narrows the list."""
        return True

    async def press(self, key: str) -> None:
        """Narrow the list, move, or choose."""
        finder = self._finder
        if key == "escape" and not finder.typed:
            _ = self.dismiss()
        elif key != "enter":
            finder.press(key, self._page)
        elif (chosen := finder.current) is not None:
            _ = self.dismiss(self.result(chosen))

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

    def _row(self, entry: EntryT, cells: int, *, here: bool) -> Line:
        left, right, role = self.columns(entry, cells)
        marked = line(("▸ " if here else "  ", Role.KEY), (left, Role.ROW if here else Role.TEXT))
        return spread(marked, line((right, role)), cells)
