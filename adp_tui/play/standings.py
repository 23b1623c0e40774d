"""The margins of the game so far: where each Faction stood at the beginning of every turn."""

from __future__ import annotations

from adp_tui.play.adp import AdpSession
from core.adp.ids import BETWEEN_CARDS, Faction
from core.adp.totals import margins
from saves.records import START

Standings = dict[Faction, int]
"""The margin of each Faction."""


class Trend:
    """The margins along the line of play, counted once for each turn.

    A position that was reached once stays what it is, so margins are kept by the number of the
    answer; the whole line is put together anew only when the game has gone elsewhere.
    """

    def __init__(self, session: AdpSession) -> None:
        self._session = session
        self._counted: dict[int, Standings | None] = {}
        self._line: tuple[Standings, ...] = ()
        self._at: tuple[int, int] | None = None
        """For which answer of how many the line was put together."""

    def forget(self) -> None:
        """Count everything anew."""
        self._counted.clear()
        self._at = None

    def line(self) -> tuple[Standings, ...]:
        """Return the margins before each turn of this line of play, and now."""
        session = self._session
        here = session.number, len(session.tree)
        if here != self._at:
            numbers = (START, *session.tree.path(session.number))
            found = [one for number in numbers if (one := self._before_turn(number)) is not None]
            if self._before_turn(session.number) is None:
                found.append(margins(session.turn.board))
            self._line, self._at = tuple(found), here
        return self._line

    def _before_turn(self, number: int) -> Standings | None:
        """Return the margins after an answer, if a turn begins there."""
        if number not in self._counted:
            board = self._session.checkpoint(number)
            between = board is None or board.stage in BETWEEN_CARDS
            self._counted[number] = None if between or board is None else margins(board)
        return self._counted[number]
