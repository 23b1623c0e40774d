"""The command palette: everything that can be done here, and the settings, found by typing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from adp_tui.context import Command, Context
from adp_tui.finder import Finder, by_words
from adp_tui.paint import CAN, Line, Role, line
from adp_tui.screens.page import Key, PopUp
from adp_tui.settings import Settings
from adp_tui.theme import THEMES, Theme
from adp_tui.widgets.rows import cut, exactly, spread

QUIT: Final = "program:quit"
SET: Final = "program:set "
"""What the ids of settings begin with."""


class PaletteScreen(PopUp[str]):
    """Lists commands; returns the id of the one to do."""

    ABOUT = "Commands and settings"
    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("a-z", "find a command by any word of it", "find"),
        Key("Up Down", "highlight another", "move"),
        Key("Enter", "do it", "do it", "enter"),
        Key("Esc", "clear what was typed; close", "close", "escape"),
    )
    SIZE: ClassVar[tuple[int, int]] = (64, 22)

    def __init__(self, look: Theme, here: Context, settings: Settings) -> None:
        super().__init__(look, name="palette", room=0)
        commands = [command for command in here.commands() if command.id]
        self._finder: Finder[Command] = Finder(
            [*commands, *setting_commands(settings), Command(QUIT, "Ctrl+Q", "quit adp")],
            lambda command, wanted: by_words(command.what, wanted),
        )
        self._page = 1

    async def press(self, key: str) -> None:
        """Find a command, or do it."""
        if key == "escape" and not self._finder.typed:
            _ = self.dismiss()
        elif key == "enter":
            if (chosen := self._finder.current) is not None:
                _ = self.dismiss(chosen.id)
        else:
            self._finder.press(key, self._page)

    def contents(self, cells: int, height: int) -> list[Line]:
        """Return what is typed and the commands that fit."""
        self._page = height - 1
        finder = self._finder
        shown = [
            _row(finder.found[place], cells, here=place == finder.cursor)
            for place in finder.window(height - 1)
        ]
        return [line((f"{CAN}{finder.typed}_", Role.KEY)), *exactly(shown, height - 1)]


def setting_commands(settings: Settings) -> Sequence[Command]:
    """Return a command for each setting that could be otherwise."""
    commands = [
        Command(f"{SET}theme={name}", "", f"theme: {name}")
        for name in THEMES
        if name != settings.theme
    ]
    commands.append(Command(f"{SET}theme=", "", "theme: what suits the terminal"))
    if settings.ascii:
        commands.append(Command(f"{SET}ascii=false", "", "draw lines and signs"))
    else:
        commands.append(Command(f"{SET}ascii=true", "", "draw with letters only (ascii)"))
    on = settings.with_mouse()
    commands.append(
        Command(
            f"{SET}mouse={'false' if on else 'true'}",
            "",
            f"mouse {'off' if on else 'on'}, from the next start",
        )
    )
    lone = settings.lone_answers
    commands.append(
        Command(
            f"{SET}lone_answers={'false' if lone else 'true'}",
            "",
            "ask even where there is one answer only"
            if lone
            else "give an answer without alternatives by itself",
        )
    )
    return commands


def changed(settings: Settings, assignment: str) -> Settings:
    """Return the settings after a command that changes one, such as `theme=light`."""
    name, _, value = assignment.removeprefix(SET).partition("=")
    if name == "theme":
        return settings._replace(theme=value or None)
    return Settings(**settings._asdict() | {name: value == "true"})


def _row(command: Command, cells: int, *, here: bool) -> Line:
    text = cut(f"{command.what[:1].upper()}{command.what[1:]}", cells - 4 - len(command.keys))
    left = line(("▸ " if here else "  ", Role.KEY), (text, Role.ROW if here else Role.TEXT))
    return spread(left, line((command.keys, Role.KEY)), cells)
