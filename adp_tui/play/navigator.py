"""The navigator: where the keys lead that only move, in the list, on the map and in the views."""

from __future__ import annotations

from adp_tui.play.choices import DIGITS, Choices
from adp_tui.play.situation import Situation, View
from core.adp.ids import SpaceId


class Navigator(Situation):
    """A game at the table with a cursor that can be moved; nothing is answered by that."""

    # In the list and on the map

    def _do_up(self) -> None:
        self._arrow("up", -1)

    def _do_down(self) -> None:
        self._arrow("down", 1)

    def _do_left(self) -> None:
        self._arrow("left", 0)

    def _do_right(self) -> None:
        self._arrow("right", 0)

    def _arrow(self, direction: str, by: int) -> None:
        if self.among_spaces or (self.view is View.TABLE and not by):
            self._walk(direction)
        elif self.choices is not None and by:
            self.choices.move(by)
        else:
            self._sideways(1 if direction == "right" else -1)

    def _walk(self, direction: str) -> None:
        """Go to another space on the map or in the table."""
        self.map_cursor = self.step(self.map_cursor, direction)
        if self.choices is not None and self.among_spaces:
            self.choices.stand_on(self.map_cursor)

    def _sideways(self, by: int) -> None:
        """Go to the other column of the list; where there is only one, turn the preview's page."""
        if self.choices is not None and self.column(self.choices):
            self._across(self.choices, by)
        else:
            self.turn_preview(by)

    def _across(self, choices: Choices, by: int) -> None:
        """Go to the answer beside, where the list has two columns."""
        rows = self.column(choices)
        place = choices.cursor - choices.top + by * rows
        if 0 <= place < len(choices.visible):
            choices.move(by * rows)

    def _do_page_up(self) -> None:
        self._page(-1)

    def _do_page_down(self) -> None:
        self._page(1)

    def _page(self, by: int) -> None:
        if self.view in (View.JOURNAL, View.DIGEST):
            further = max(self.scroll - by * DIGITS, 0)
            if self.view is View.DIGEST:
                self.scroll = min(further, self.overflow())
            elif by > 0 or self.journal.tail(1, further):
                self.scroll = further
        elif self.among_spaces or self.view is View.TABLE:
            self.on_map = True
            self._walk("page-down" if by > 0 else "page-up")
        elif self.choices is not None:
            self.choices.turn_page(by)

    def _do_first(self) -> None:
        if self.among_spaces:
            self._walk("first")
        elif self.choices is not None:
            self.choices.first()

    def _do_last(self) -> None:
        if self.among_spaces:
            self._walk("last")
        elif self.choices is not None:
            self.choices.last()

    def _do_list_or_map(self) -> None:
        self.on_map = not self.on_map
        if self.on_map:
            self.view = View.TABLE if self.view is View.TABLE else View.MAP
            chosen = self.choices.current if self.choices is not None else None
            if chosen is not None and chosen.word in self.board.spaces:
                self.map_cursor = SpaceId(chosen.word)

    # Views

    def _do_map(self) -> None:
        self.view = View.MAP

    def _do_table(self) -> None:
        self._show(View.TABLE)

    def _do_factions(self) -> None:
        self._show(View.FACTIONS)

    def _do_journal(self) -> None:
        self._show(View.JOURNAL)

    def _do_digest(self) -> None:
        self._show(View.DIGEST)

    def _show(self, view: View) -> None:
        """Show a view, or the map again if it is shown already."""
        self.view = View.MAP if self.view is view else view
        self.on_map = False
        self.scroll = 0
