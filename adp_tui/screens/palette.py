"""The command palette: all commands of a screen, and the settings, found by typing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from adp_tui.config import page_keys as keys
from adp_tui.config.page_keys import PageKey
from adp_tui.config.settings import Settings
from adp_tui.look.cells import abridged, cells_of
from adp_tui.look.paint import CAN, Line, Role, line
from adp_tui.look.theme import THEMES, Theme
from adp_tui.play.finder import Finder, by_words
from adp_tui.screens.commandable import Context, PaletteCommand
from adp_tui.screens.page import PopUp
from adp_tui.texts import screens as texts
from adp_tui.texts.words import capitalized
from adp_tui.widgets.rows import exactly, spread

QUIT: Final = "program:quit"
SET: Final = "program:set "
"""The prefix of the ids of settings."""


class PaletteScreen(PopUp[str]):
    """Lists commands; returns the id of the chosen one."""

    ABOUT = texts.ABOUT["palette"]
    KEYS: ClassVar[tuple[PageKey, ...]] = keys.PALETTE
    SIZE: ClassVar[tuple[int, int]] = (64, 22)

    def __init__(self, look: Theme, here: Context, settings: Settings) -> None:
        super().__init__(look, name="palette", room=0)
        commands = [command for command in here.commands() if command.id]
        self._finder: Finder[PaletteCommand] = Finder(
            [
                *commands,
                *setting_commands(settings),
                PaletteCommand(QUIT, keys.QUIT.keys, texts.QUIT_COMMAND),
            ],
            lambda command, wanted: by_words(f"{command.what} {command.id}", wanted),
        )
        self._page = 1

    @property
    def takes_text(self) -> bool:
        """Typing narrows the list."""
        return True

    async def press(self, key: str) -> None:
        """Find a command, or do it."""
        if key == "escape" and not self._finder.typed:
            _ = self.dismiss()
        elif key == "enter":
            if (chosen := self._finder.current) is not None:
                _ = self.dismiss(chosen.id)
        else:
            self._finder.press(key, self._page)

    def point_inside(self, x: int, y: int) -> str | None:
        """Point at an entry below the typed text."""
        return self._finder.point_at(y - 1, self._page)

    def contents(self, cells: int, height: int) -> list[Line]:
        """Return the typed text and the matching commands."""
        self._page = height - 1
        finder = self._finder
        shown = [
            _row(finder.found[place], cells, here=place == finder.cursor)
            for place in finder.window(height - 1)
        ]
        return [line((f"{CAN}{finder.typed}_", Role.KEY)), *exactly(shown, height - 1)]


def setting_commands(settings: Settings) -> Sequence[PaletteCommand]:
    """Return a command for each possible change of a setting."""
    themes = [
        PaletteCommand(f"{SET}theme={name}", "", texts.theme(texts.THEMES[name]))
        for name in THEMES
        if name != settings.theme
    ]
    switches = {
        "ascii": not settings.ascii,
        "mouse": not settings.with_mouse(),
        "lone_answers": not settings.lone_answers,
    }
    wanted = ["theme=", *(f"{name}={str(value).lower()}" for name, value in switches.items())]
    return [
        *themes,
        *(PaletteCommand(f"{SET}{change}", "", texts.SETTINGS[change]) for change in wanted),
    ]


def changed(settings: Settings, assignment: str) -> Settings:
    """Return the settings after a command that changes one, such as `theme=light`."""
    name, _, value = assignment.removeprefix(SET).partition("=")
    if name == "theme":
        return settings._replace(theme=value or None)
    kept: bool | str = value if name in ("pace", "reasons") else value == "true"
    return Settings(**settings._asdict() | {name: kept})


def _row(command: PaletteCommand, cells: int, *, here: bool) -> Line:
    text = abridged(capitalized(command.what), cells - 4 - cells_of(command.keys))
    left = line(("▸ " if here else "  ", Role.KEY), (text, Role.ROW if here else Role.TEXT))
    return spread(left, line((command.keys, Role.KEY)), cells)
