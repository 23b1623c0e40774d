"""The bot at the table: it answers for the Non-players, and for a player who asks it to."""

from __future__ import annotations

from core.adp.board import Board
from core.adp.bots.bot import IMPROVISED, Bot, Explanation
from core.adp.bots.mind import Reply, Sheets
from core.adp.bots.stand_in import Counsel, StandIn
from core.adp.facts import Fact
from core.adp.ids import Faction, Seat
from core.kernel import Decision, Game, Level, Rules, Thought, pending


class Substitute(Bot):
    """Answers any question that the rules put to a Faction, whoever plays it."""

    def __init__(self, rules: Rules[Board, Fact], sheets: Sheets, resumptions: Sheets) -> None:
        super().__init__(rules, sheets)
        self._resumptions = resumptions

    def decide(self, game: Game[Board]) -> Reply:
        """Answer the pending decision of a game, with reasons."""
        if Seat.HUMAN not in game.checkpoint.seats.values() and _is_by_bots(game):
            return super().decide(game)  # nobody else has a say, so who is asked does not matter
        return self.counsel(game).reply

    def explain(self, game: Game[Board]) -> Explanation:
        """Answer as `decide` does, with all that was thought; for players with the reasons."""
        asked = pending(self._rules, game)
        assert isinstance(asked, Decision)
        faction = Faction(asked.by or "")
        if game.checkpoint.seats[faction] is Seat.BOT:
            explanation = super().explain(game)
            improvised = [thought.text for thought in explanation.thoughts] == [IMPROVISED]
            if not improvised or _is_by_bots(game, faction):
                return explanation
        option, why = self._in_place_of(faction, game).reply
        return Explanation(option, tuple(Thought(reason, Level.REASON) for reason in why))

    def counsel(self, game: Game[Board]) -> Counsel:
        """Answer the pending decision, and tell where the turn went another way than the sheet."""
        asked = pending(self._rules, game)
        assert isinstance(asked, Decision)
        assert asked.by is not None, "the dice are not a Faction"
        faction = Faction(asked.by)
        if game.checkpoint.seats[faction] is Seat.BOT:
            reply = super().decide(game)
            if reply.why != (IMPROVISED,) or _is_by_bots(game, faction):
                return Counsel(reply)
        return self._in_place_of(faction, game)

    def _in_place_of(self, faction: Faction, game: Game[Board]) -> Counsel:
        """Answer for a player, or where one has answered for a Non-player."""
        stand_in = StandIn(self._rules, self._sheets, self._resumptions, game.checkpoint, faction)
        return stand_in.counsel(game.trail)


def _is_by_bots(game: Game[Board], faction: Faction | None = None) -> bool:
    """Whether all answers of the turn, or all of a Faction, have a bot's reasons."""
    return all(
        said.why for said in game.trail if said.by is not None and faction in (None, said.by)
    )
