"""The standings so far: the score of each side at the beginning of every turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from adp_tui.play.lookahead.patience import Patience
from core.kernel import ONLOOKER, Viewer
from saves.session import AnySession

Standings = Mapping[str, int]
"""The score of each side."""


class StandingsSoFar:
    """The standings along the line of play, counted once for each turn.

    A position never changes, so standings are kept by the number of the answer. When the head has
    moved, only the end of the line is made anew. If that takes long, as for a long game that was
    just opened, the line stays as it was until all is counted.
    """

    def __init__(self, session: AnySession, patience: Patience) -> None:
        self._session = session
        self._patience = patience
        self._viewer = ONLOOKER
        self._counted: dict[int, Standings | None] = {}
        self.forget()

    @property
    def viewer(self) -> Viewer:
        """Who looks at them."""
        return self._viewer

    @viewer.setter
    def viewer(self, viewer: Viewer) -> None:
        if viewer != self._viewer:
            self._viewer = viewer
            self.forget()

    def forget(self) -> None:
        """Forget all standings."""
        self._counted.clear()
        self._way: list[int] = []
        """The answers of the line, from the start; each is at the place of its depth."""

        self._before: list[int] = []
        """How many of the standings come before each of these answers."""

        self._standings: list[Standings] = []
        self._line: tuple[Standings, ...] = ()
        self.has_more = False
        """Whether something of the line is still to be counted."""

    def line(self) -> tuple[Standings, ...]:
        """Return the standings before each turn of this line of play, and the current ones."""
        if self._way[-1:] == [self._session.number]:
            self.has_more = False
            return self._line
        for number in self._new_end():
            self._way.append(number)
            self._before.append(len(self._standings))
            if (standings := self._before_turn(number)) is not None:
                self._standings.append(standings)
            if self._patience.is_over:
                break
        self.has_more = self._way[-1] != self._session.number
        if not self.has_more:
            self._line = (*self._standings, *self._now())
        return self._line

    def _now(self) -> Iterator[Standings]:
        """Yield the current standings, unless a turn is about to begin: then they are known."""
        session = self._session
        if self._before_turn(session.number) is None:
            yield self._of(session.turn.board)

    def _new_end(self) -> list[int]:
        """Return the answers that are not on the line yet; forget those that no longer are."""
        tree, fresh = self._session.tree, list[int]()
        for number in tree.behind(self._session.number):
            depth = tree.depth(number)
            if self._way[depth : depth + 1] == [number]:
                break
            fresh.append(number)
        kept = tree.depth(self._session.number) + 1 - len(fresh)
        if kept < len(self._way):
            del self._standings[self._before[kept] :]
            del self._way[kept:], self._before[kept:]
        return fresh[::-1]

    def _before_turn(self, number: int) -> Standings | None:
        """Return the standings after an answer, if a turn begins there."""
        if number not in self._counted:
            box, board = self._session.box, self._session.checkpoint(number)
            begins = board is not None and box.begins_turn(board)
            self._counted[number] = self._of(board) if begins else None
        return self._counted[number]

    def _of(self, board: Any) -> Standings:
        """Return the standings that the viewer may know; secret ones are left out."""
        box = self._session.box
        return box.standings(self._viewer.view(box, board))
