"""The program on the screen: it opens the title and leaves the terminal as it found it."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from adp_tui.endings import BY_SIGNAL
from adp_tui.screens.title import HelpScreen, TitleScreen


class AdpApp(App[None]):
    """Holds the screens."""

    TITLE = "adp"
    CSS_PATH = "adp.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", "Help"),
        Binding("q", "quit", "Quit"),
    ]

    crash: Exception | None = None
    """What ended the program, if that was a bug."""

    def __init__(
        self, folder: Path, saves: Sequence[str], *, opening: Screen[None] | None = None
    ) -> None:
        super().__init__()
        self._first = TitleScreen(folder, saves)
        self._opening = opening
        """The screen over the title to begin with, if any."""

    async def on_mount(self) -> None:
        """Show the title, and put the terminal in order if somebody ends the process."""
        for number in (signal.SIGTERM, signal.SIGHUP):
            asyncio.get_running_loop().add_signal_handler(
                number, self.exit, None, BY_SIGNAL + number
            )
        await self.push_screen(self._first)
        if self._opening is not None:
            await self.push_screen(self._opening)

    async def action_help(self) -> None:
        """Show the keys."""
        await self.push_screen(HelpScreen())

    def _handle_exception(self, error: Exception) -> None:
        """Leave quietly: the command line tells the bug in one sentence and keeps its story."""
        if self.crash is None:
            self.crash = error
        if self._exception is None:  # where a test looks for it
            self._exception = error
            self._exception_event.set()
        self._return_code = 1
        self._close_messages_no_wait()
