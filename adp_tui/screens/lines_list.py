"""The lines of play and the bookmarks, to go to any of them."""

from __future__ import annotations

from typing import Any, NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from adp_tui.paint import BLANK, Line, Role, line
from adp_tui.play.controller import Controller
from adp_tui.texts import keys
from adp_tui.texts import screens as texts
from adp_tui.texts.words import plain
from adp_tui.theme import Theme
from adp_tui.widgets.lines import Lines
from saves.session import Session


class Stop(NamedTuple):
    """A place in the tree of answers that one can go to."""

    number: int
    text: str
    here: bool


def stops(session: Session[Any, Any], main: int) -> list[Stop]:
    """Return the lines, the main line first, and then the bookmarks."""
    tree = session.tree
    found: list[Stop] = []
    branches = sorted(tree.branches(), key=lambda branch: (branch.leaf != main, branch.leaf))
    for branch in branches:
        is_main = branch.leaf == main
        name = texts.MAIN_LINE if is_main else plain(branch.name or texts.A_WHAT_IF)
        parted = None if is_main else tree.depth(branch.parts)
        text = texts.line_of_play(name, branch.answers, parted)
        found.append(Stop(branch.leaf, text, branch.current))
    for name, number in tree.bookmarks.items():
        text = f"◦ {texts.bookmark(plain(name), tree.depth(number))}"
        found.append(Stop(number, text, number == tree.head))
    return found


class LinesScreen(Screen[int | None]):
    """Lists where one can go; returns the answer to go to."""

    def __init__(self, controller: Controller, theme: Theme) -> None:
        super().__init__()
        self._stops = stops(controller.session, controller.driver.standing.leaf)
        self._cursor = next((n for n, stop in enumerate(self._stops) if stop.here), 0)
        self._lines = Lines(theme, name="lines")
        self.styles.background = theme.background or "ansi_default"

    def compose(self) -> ComposeResult:
        """Show the list."""
        yield self._lines

    def on_mount(self) -> None:
        """Show the list."""
        self._show()

    def on_key(self, event: events.Key) -> None:
        """Move, go there, or close."""
        if event.key == "ctrl+q":
            return
        event.stop()
        last = len(self._stops) - 1
        match event.key:
            case "up":
                self._cursor = max(self._cursor - 1, 0)
            case "down":
                self._cursor = min(self._cursor + 1, last)
            case "home":
                self._cursor = 0
            case "end":
                self._cursor = last
            case "enter":
                _ = self.dismiss(self._stops[self._cursor].number)
            case "escape" | "H" | "q":
                _ = self.dismiss(None)
            case digit if digit.isdigit() and 0 < int(digit) <= len(self._stops):
                _ = self.dismiss(self._stops[int(digit) - 1].number)
        self._show()

    def _show(self) -> None:
        self._lines.show(stop_rows(self._stops, self._cursor))


def stop_rows(stops: list[Stop], cursor: int) -> list[Line]:
    """Return the list."""
    rows: list[Line] = [
        line((f" {texts.ABOUT['lines']}", Role.STRONG)),
        line((f" {texts.NOTHING_IS_LOST}", Role.DIM)),
        BLANK,
    ]
    for place, stop in enumerate(stops):
        here = place == cursor
        digit = str(place + 1) if place < 9 else " "
        rows.append(
            line(
                ("▸" if here else " ", Role.KEY),
                (f"{digit} ", Role.KEY),
                (stop.text, Role.ROW if here else Role.TEXT),
                (f"   {texts.YOU_ARE_HERE}" if stop.here else "", Role.DIM),
            )
        )
    hints: list[tuple[str, Role]] = []
    for key in keys.LINES:
        hints += [(f" {key.keys}", Role.KEY), (f" {key.short} ", Role.DIM)]
    return [*rows, BLANK, tuple(hints)]
