"""The first screen: what this is, and which games are saved."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Footer, Static

from adp_tui import __version__

HELP: Final = """\
q, ctrl+q   quit
F1          this help
up, down    scroll the list of saved games

Games are started and looked at from the command line for now:

adp new main        start a game
adp show NAME       show its position
adp log NAME        tell what has happened in it
adp --help          all commands

Escape closes this help."""

TOO_SMALL: Final = "adp needs a terminal of at least 80x24: please enlarge this one."


class HelpScreen(ModalScreen[None]):
    """The keys of the title screen, and what else can be done."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f1", "dismiss", "Close"),
        Binding("q", "app.quit", "Quit"),
    ]

    def compose(self) -> ComposeResult:
        """Show one block of text."""
        yield Static(HELP, id="help", markup=False)


class TitleScreen(Screen[None]):
    """Name, version and the saved games, newest first."""

    HORIZONTAL_BREAKPOINTS = [(0, "-too-narrow"), (80, "-wide")]  # noqa: RUF012 declared so by Textual
    VERTICAL_BREAKPOINTS = [(0, "-too-low"), (24, "-high")]  # noqa: RUF012 declared so by Textual

    def __init__(self, folder: Path, saves: Sequence[str]) -> None:
        super().__init__()
        self._folder = folder
        self._saves = saves

    def compose(self) -> ComposeResult:
        """Lay out the page, and what stands in for it in a small terminal."""
        yield Static(TOO_SMALL, id="too-small")
        with Vertical(id="page"):
            yield Static("A  D I S T A N T  P L A I N", id="name")
            yield Static(f"adp {__version__}", id="version")
            yield Static(f"Saved games in {self._folder}", id="folder", markup=False)
            with VerticalScroll(id="saves"):
                yield Static("\n".join(self._saves) or "None yet: adp new main", markup=False)
        yield Footer()
