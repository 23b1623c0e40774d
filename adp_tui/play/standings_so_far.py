"""The standings so far: the score of each side at the beginning of every turn."""

from __future__ import annotations

from collections.abc import Mapping

from saves.records import START
from saves.session import AnySession

Standings = Mapping[str, int]
"""The score of each side."""


class StandingsSoFar:
    """The standings along the line of play, counted once for each turn.

    A position never changes, so standings are kept by the number of the answer; the whole line is
    built again only when the head has moved.
    """

    def __init__(self, session: AnySession) -> None:
        self._session = session
        self._counted: dict[int, Standings | None] = {}
        self._line: tuple[Standings, ...] = ()
        self._at: tuple[int, int] | None = None
        """The answer and the number of answers for which the line was built."""

    def forget(self) -> None:
        """Forget all standings."""
        self._counted.clear()
        self._at = None

    def line(self) -> tuple[Standings, ...]:
        """Return the standings before each turn of this line of play, and the current ones."""
        session = self._session
        here = session.number, len(session.tree)
        if here != self._at:
            numbers = (START, *session.tree.path(session.number))
            found = [one for number in numbers if (one := self._before_turn(number)) is not None]
            if self._before_turn(session.number) is None:
                found.append(session.box.standings(session.turn.board))
            self._line, self._at = tuple(found), here
        return self._line

    def _before_turn(self, number: int) -> Standings | None:
        """Return the standings after an answer, if a turn begins there."""
        if number not in self._counted:
            box, board = self._session.box, self._session.checkpoint(number)
            begins = board is not None and box.begins_turn(board)
            self._counted[number] = box.standings(board) if begins else None
        return self._counted[number]
