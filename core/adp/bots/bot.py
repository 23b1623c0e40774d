"""The bot of the game: answers for the Non-players, and for a player on request."""

from __future__ import annotations

from collections.abc import Sequence

from core.adp.bots.in_place_of_player import TurnForPlayer
from core.adp.bots.mind import Sheets
from core.adp.bots.sheet_bot import SheetBot
from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.adp.model.ids import Faction, Seat
from core.kernel import Asked, Counsel, Decision, Game, Reply, Rules, Turn


class AdpBot(SheetBot):
    """Answers any question that the rules ask a Faction, Non-player or not.

    A Non-player follows its sheet as long as all answers of its turn come from that sheet. For a
    player's turn, and for a turn that a player has answered in, there is `TurnForPlayer`.
    """

    def __init__(self, rules: Rules[Board, Fact], sheets: Sheets, entry_points: Sheets) -> None:
        super().__init__(rules, sheets)
        self._entry_points = entry_points

    def decide(self, game: Game[Board]) -> Reply:
        """Answer the pending decision of a game, with reasons."""
        return self.counsel(game).reply

    def counsel(self, game: Game[Board]) -> Counsel:
        """Answer the pending decision, and return where the turn departed from the sheet."""
        asked, reply = self._by_sheet(game)
        return self._without_sheet(asked, game) if reply is None else Counsel(reply)

    def decide_in(self, turn: Turn[Board, Fact]) -> Reply:
        """Answer the pending decision of a game in motion, and watch that game."""
        asked, reply = self._by_sheet_in(turn)
        if reply is None:
            reply = self._without_sheet(asked, turn.game, turn.asked).reply
        return reply

    def _without_sheet(
        self, asked: Decision, game: Game[Board], all_asked: Sequence[Asked] = ()
    ) -> Counsel:
        """Answer for a player, or for a Non-player that has left its sheet.

        All questions of the turn are given if they are known.
        """
        faction = Faction(asked.by or "")
        turn = TurnForPlayer(
            self._rules, self._sheets, self._entry_points, game.checkpoint, faction
        )
        return turn.counsel(game.trail, all_asked)

    def _has_sheet(self, asked: Decision, checkpoint: Board) -> bool:
        """Whether the Faction that is asked began this turn as a Non-player."""
        return checkpoint.seats[Faction(asked.by or "")] is Seat.BOT
