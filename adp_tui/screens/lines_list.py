"""The list of the lines of play and the bookmarks, for jumping to one."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from adp_tui.config import page_keys as keys
from adp_tui.config.page_keys import PageKey
from adp_tui.look.cells import cells_of, pad
from adp_tui.look.paint import BLANK, Line, Role, line
from adp_tui.look.theme import Theme
from adp_tui.play.controller import Controller
from adp_tui.play.told import counts_apart
from adp_tui.screens.page import Page
from adp_tui.terminal.numbers import number_in, typed_on
from adp_tui.texts import screens as texts
from adp_tui.widgets.footer_line import notice_rows
from adp_tui.widgets.rows import exactly
from saves.known_lines import known_lines
from saves.records import START
from saves.session import AnySession

_ABOVE: Final = 3
"""Rows above the list."""


class Stop(NamedTuple):
    """A place in the tree of answers to jump to."""

    number: int
    text: str
    here: bool


def stops(session: AnySession, main: int) -> list[Stop]:
    """Return the lines, the main line first, then the bookmarks."""
    tree = session.tree
    found: list[Stop] = []
    branches = sorted(tree.branches(), key=lambda branch: (branch.leaf != main, branch.leaf))
    for branch in branches:
        is_main = branch.leaf == main
        name = texts.MAIN_LINE if is_main else branch.name or texts.A_WHAT_IF
        parted = None if is_main else branch.parts
        text = texts.line_of_play(name, branch.answers, parted)
        found.append(Stop(branch.leaf, text, branch.current))
    for name, number in tree.bookmarks.items():
        text = f"◦ {texts.bookmark(name, number)}"
        found.append(Stop(number, text, number == tree.head))
    return found


def stops_for(controller: Controller) -> list[Stop]:
    """Return the places as whoever looks may know them."""
    if counts_apart(controller.presenter, controller.viewer):
        return _uncounted(controller)
    return stops(controller.session, controller.driver.standing.leaf)


def _uncounted(controller: Controller) -> list[Stop]:
    """Return the lines that a reader can tell apart, and their bookmarks, without any number."""
    tree, viewer, words = controller.session.tree, controller.viewer, controller.presenter.words
    found: list[Stop] = []
    for known in sorted(known_lines(tree, viewer), key=lambda known: not known.is_main):
        at = next((one for one in known.branches if one.current), known.branch)
        name = texts.MAIN_LINE if known.is_main else known.name or texts.A_WHAT_IF
        board = viewer.view(controller.session.box, controller.session.at(at.leaf).board)
        chapter = controller.session.box.chapter(board)
        text = name if chapter is None else texts.line_up_to(name, words.chapter, chapter)
        found.append(Stop(at.leaf, text, known.is_current))
    for name, number in tree.bookmarks.items():
        if number == START or viewer.may_know(tree[number].known_to):
            found.append(Stop(number, f"◦ {name}", number == tree.head))
    return found


class LinesScreen(Page[int]):
    """Lists the places; returns the answer to go to."""

    ABOUT = texts.ABOUT["lines"]
    KEYS: ClassVar[tuple[PageKey, ...]] = keys.LINES

    def __init__(self, controller: Controller, look: Theme) -> None:
        super().__init__(look, name="lines")
        self._controller = controller
        self._keymap = controller.keymap
        self._notice = ""
        self._stops = stops_for(controller)
        self._cursor = next((n for n, stop in enumerate(self._stops) if stop.here), 0)
        self._top = 0
        """The first visible place."""

        self._number = ""
        """The number being typed."""

    async def press(self, key: str) -> None:
        """Move, jump, or close."""
        last = len(self._stops) - 1
        self._notice = ""
        if number_in(key) is not None:
            self._point(key)
            return
        self._number = ""
        match key:
            case "M":
                self._make_main(self._stops[self._cursor].number)
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
            case "escape":
                _ = self.dismiss()
            case _ if self._keymap.action(key) in ("history", "leave"):
                _ = self.dismiss()
            case _:
                pass

    def _point(self, digit: str) -> None:
        """Highlight the place with the typed number."""
        numbers = [str(place + 1) for place in range(len(self._stops))]
        self._number = typed_on(self._number, digit, numbers.__contains__)
        if self._number:
            self._cursor = int(self._number) - 1

    def _make_main(self, number: int) -> None:
        """Make the line through an answer the main line; it stays highlighted."""
        controller = self._controller
        controller.make_main(number)
        self._notice = controller.notice
        controller.tell("")
        self._stops = stops_for(controller)
        places = [place for place, stop in enumerate(self._stops) if stop.number == number]
        self._cursor = places[0] if places else 0

    def point_at(self, x: int, y: int) -> str | None:
        """Point at a place; a second click goes there."""
        place = y - _ABOVE + self._top
        if y < _ABOVE or place >= len(self._stops):
            return None
        if place == self._cursor:
            return "enter"
        self._cursor = place
        return None

    def rows(self, width: int, height: int) -> list[Line]:
        """Return the list and the keys."""
        room = height - _ABOVE - 1
        self._top = min(max(self._cursor - room + 1, 0), max(len(self._stops) - room, 0))
        shown = stop_rows(self._stops, self._cursor)
        listed = shown[_ABOVE:][self._top : self._top + room]
        last = notice_rows(self._notice, width) if self._notice else [self.footer(width)]
        return [*exactly([*shown[:_ABOVE], *listed], height - 1), *last]


def stop_rows(stops: list[Stop], cursor: int) -> list[Line]:
    """Return the heading and the list."""
    rows: list[Line] = [
        line((f" {texts.ABOUT['lines']}", Role.STRONG)),
        line((f" {texts.NOTHING_IS_LOST}", Role.DIM)),
        BLANK,
    ]
    wide = cells_of(str(len(stops)))
    for place, stop in enumerate(stops):
        here = place == cursor
        rows.append(
            line(
                ("▸" if here else " ", Role.KEY),
                (f"{pad(str(place + 1), wide)} ", Role.KEY),
                (stop.text, Role.ROW if here else Role.TEXT),
                (f"   {texts.YOU_ARE_HERE}" if stop.here else "", Role.DIM),
            )
        )
    return rows
