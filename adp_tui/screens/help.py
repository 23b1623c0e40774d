"""Help: the keys of a screen, from the same table that the screen uses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from adp_tui.config import page_keys as keys
from adp_tui.config.page_keys import PageKey
from adp_tui.look.cells import cells_of, pad
from adp_tui.look.paint import BLANK, Line, Role, line
from adp_tui.look.paint import width as row_width
from adp_tui.look.theme import Theme
from adp_tui.screens.commandable import Context, PaletteCommand
from adp_tui.screens.page import Page
from adp_tui.texts import screens as texts
from adp_tui.widgets.rows import exactly, flowed, spread

_COLUMN: Final = 15
"""The minimum width of the column of keys."""

_EDGE: Final = 3
"""Blanks before and after it."""


class HelpScreen(Page[None]):
    """Lists the keys of another screen."""

    ABOUT = texts.ABOUT["help"]
    KEYS: ClassVar[tuple[PageKey, ...]] = keys.HELP

    def __init__(self, look: Theme, of: Context) -> None:
        super().__init__(look, name="help")
        self._title = of.about
        self._commands = of.commands()
        self._top = 0
        self._bottom = 0

    async def press(self, key: str) -> None:
        """Scroll, or close."""
        steps = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10}
        if key in steps:
            self._top = min(max(self._top + steps[key], 0), self._bottom)
        else:
            _ = self.dismiss()

    def point_at(self, x: int, y: int) -> str | None:
        """Let a click close it, as any key does."""
        return "escape"

    def rows(self, width: int, height: int) -> list[Line]:
        """Return the keys in one column, or in two if there is room."""
        room = height - 3
        listed = help_rows(self._commands, width)
        if 2 * max(map(row_width, listed), default=0) <= width:
            half = (len(listed) + 1) // 2
            listed = [
                (*spread(left, BLANK, width // 2), *right)
                for left, right in zip(listed[:half], exactly(listed[half:], half), strict=True)
            ]
        self._bottom = max(len(listed) - room, 0)
        self._top = min(self._top, self._bottom)
        more = texts.more_below(self._bottom - self._top)
        title = spread(
            line((f" {texts.keys_of(self._title)}", Role.STRONG)),
            line((f"{more} ", Role.DIM)),
            width,
        )
        shown = exactly([title, BLANK, *listed[self._top : self._top + room]], height - 1)
        return [*shown, self.footer(width)]


def help_rows(commands: Sequence[PaletteCommand], cells: int) -> list[Line]:
    """Return the commands, each in one row or in several if it is long."""
    wide = max(_COLUMN, *(cells_of(command.keys) for command in commands))
    keys = [f"  {pad(command.keys, wide)} " for command in commands]
    rows = [line((key, Role.KEY), one.what) for key, one in zip(keys, commands, strict=True)]
    return [part for row in rows for part in flowed(row, cells, wide + _EDGE)]
