"""The command palette: all commands of a screen, and the settings, found by typing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from adp_tui.config import page_keys as keys
from adp_tui.config.page_keys import PageKey
from adp_tui.config.settings import Settings
from adp_tui.look.cells import abridged, cells_of
from adp_tui.look.paint import Role
from adp_tui.look.theme import THEMES, Theme
from adp_tui.play.finder import Finder, by_words
from adp_tui.screens.commandable import Context, PaletteCommand
from adp_tui.screens.finder_list import FinderList
from adp_tui.texts import screens as texts
from adp_tui.texts.words import capitalized

QUIT: Final = "program:quit"
SET: Final = "program:set "
"""The prefix of the ids of settings."""


class PaletteScreen(FinderList[PaletteCommand, str]):
    """Lists commands; returns the id of the chosen one."""

    ABOUT = texts.ABOUT["palette"]
    KEYS: ClassVar[tuple[PageKey, ...]] = keys.PALETTE
    SIZE: ClassVar[tuple[int, int]] = (64, 22)

    def __init__(self, look: Theme, here: Context, settings: Settings) -> None:
        commands = [
            *(command for command in here.commands() if command.id),
            *setting_commands(settings),
            PaletteCommand(QUIT, keys.QUIT.keys, texts.QUIT_COMMAND),
        ]
        finder: Finder[PaletteCommand] = Finder(
            commands, lambda command, text: by_words(f"{command.what} {command.id}", text)
        )
        super().__init__(look, finder, name="palette", room=0)

    def result(self, entry: PaletteCommand) -> str:
        """Return the id of a command."""
        return entry.id

    def columns(self, entry: PaletteCommand, cells: int) -> tuple[str, str, Role]:
        """Return what a command does, and its keys."""
        what = abridged(capitalized(entry.what), cells - 4 - cells_of(entry.keys))
        return what, entry.keys, Role.KEY


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
