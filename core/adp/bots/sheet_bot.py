"""8 The bot that plays Non-players by their sheets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from core.adp.bots.makeshift import IMPROVISED, makeshift
from core.adp.bots.mind import Mind, Say, Sheet, Sheets
from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.adp.model.ids import Faction, Seat
from core.adp.rules.interruptions import GIFT_FROM
from core.kernel import (
    Answered,
    Decision,
    Explanation,
    Game,
    Level,
    Reply,
    Rules,
    Thought,
    Turn,
)

GIFTS: Final = tuple(GIFT_FROM.values())
"""What players may answer at a Non-player's question, which then stays open."""


class SheetBot:
    """Answers for the Non-players.

    Its answers depend on the game alone. It remembers the last turn, to continue quickly, until it
    is asked about another one; for any other position it starts again at the checkpoint.
    """

    def __init__(self, rules: Rules[Board, Fact], sheets: Sheets) -> None:
        self._rules = rules
        self._sheets = sheets
        self._deciding: _TurnBySheets | None = None
        self._watching: _TurnBySheets | None = None
        self._explaining: _TurnBySheets | None = None

    def decide(self, game: Game[Board]) -> Reply:
        """Answer the pending decision of a game, with reasons."""
        asked, reply = self._by_sheet(game)
        return Reply(makeshift(asked).option, (IMPROVISED,)) if reply is None else reply

    def decide_in(self, turn: Turn[Board, Fact]) -> Reply:
        """Answer the pending decision of a game in motion, and watch that game."""
        asked, reply = self._by_sheet_in(turn)
        return Reply(makeshift(asked).option, (IMPROVISED,)) if reply is None else reply

    def explain(self, game: Game[Board]) -> Explanation:
        """Answer the pending decision of a game as `decide` does, with all thoughts.

        The reasoning is the same, but everything is recorded. Other answers of the same turn can
        then be explained quickly, in any order.
        """
        turn = self._explaining
        if turn is not None and (known := turn.explained(game)) is not None:
            return known
        if turn is None or not turn.leads_to(game):
            turn = _TurnBySheets(self._own_turn(game), self._sheets, full=True)
            self._explaining = turn
        turn.follow_all(game)
        if (
            self._has_sheet(turn.asked, game.checkpoint)
            and (told := turn.explanation()) is not None
        ):
            return told
        option, why = self.decide(game)
        return Explanation(option, tuple(Thought(reason, Level.REASON) for reason in why))

    def _by_sheet(self, game: Game[Board]) -> tuple[Decision, Reply | None]:
        """Return the question and the sheet's answer; None if it has no answer."""
        turn = self._deciding
        if turn is None or not turn.leads_to(game):
            turn = self._deciding = _TurnBySheets(self._own_turn(game), self._sheets)
        turn.follow_all(game)
        return turn.asked, self._reply_of(turn)

    def _by_sheet_in(self, turn: Turn[Board, Fact]) -> tuple[Decision, Reply | None]:
        """Do the same for a game in motion; watch it, unless too much of its turn is over."""
        watched = self._watching
        if watched is None or not (watched.is_at(turn) and watched.keeps_up()):
            watched = _TurnBySheets(turn, self._sheets)
            self._watching = watched if watched.keeps_up() else None
        if self._watching is None:
            return self._by_sheet(turn.game)
        return watched.asked, self._reply_of(watched)

    def _own_turn(self, game: Game[Board]) -> Turn[Board, Fact]:
        """Return a turn of its own at the checkpoint of a game."""
        return Turn(self._rules, Game(game.checkpoint))

    def _reply_of(self, turn: _TurnBySheets) -> Reply | None:
        return turn.reply() if self._has_sheet(turn.asked, turn.checkpoint) else None

    def _has_sheet(self, asked: Decision, checkpoint: Board) -> bool:
        """Whether the Faction that is asked follows a sheet."""
        return True


class _RunningSheet:
    """A procedure that is answering questions."""

    def __init__(self, mind: Mind, sheet: Sheet) -> None:
        self.mind = mind
        self._sheet = sheet
        self.said: Say | None = None
        """Its answer to the current question; None if it was not asked yet."""

        self._is_over = False

    def reply(self) -> Reply | None:
        """Return its answer to the current question; None if it has ended."""
        if self.said is None and not self._is_over:
            try:
                self.said = self._sheet.send(None)
            except StopIteration:
                self._is_over = True
        return None if self.said is None else self.said.reply

    def was_heard(self) -> None:
        """Let it continue at the next question."""
        self.said = None

    def end(self) -> None:
        """Stop it."""
        self._sheet.close()


class _TurnBySheets:
    """The running sheets of all Non-players during one turn.

    Either the turn is their own, and `follow_all` plays it on, or they watch one that others play
    on, and take in the answers with `keeps_up`.
    """

    def __init__(self, turn: Turn[Board, Fact], sheets: Sheets, *, full: bool = False) -> None:
        self._full = full
        self._sheets = sheets
        self._turn = turn
        self._passed = turn.checkpoints
        self.checkpoint = turn.checkpoint
        self._running: dict[Faction, _RunningSheet] = {}
        self._astray: set[Faction] = set()
        """The Factions whose turn has departed from the sheet; it says no more in this turn."""

        self.trail: list[Answered] = []
        """The answers taken in so far."""

        self._replied: tuple[int, Reply | None] = (-1, None)
        """What a sheet last answered, and after how many answers it was asked."""

        self._explained: dict[int, Explanation] = {}
        """The explanations by the number of answers before them, if everything is recorded."""

    @property
    def asked(self) -> Decision:
        """The current question."""
        decision = self._turn.pending
        assert isinstance(decision, Decision)
        return decision

    def leads_to(self, game: Game[Board]) -> bool:
        """Whether a game continues this turn from here.

        It does not if a player gave something to a Non-player that had already decided: that one
        starts again from the checkpoint.
        """
        length = len(self.trail)
        if not self._is_of(game) or list(game.trail[:length]) != self.trail:
            return False
        return length == len(game.trail) or not self._comes_too_late(game.trail[length])

    def _is_of(self, game: Game[Board]) -> bool:
        """Whether a game is in this turn; the view of a position is made anew for each question."""
        return game.checkpoint is self.checkpoint or game.checkpoint == self.checkpoint

    def _comes_too_late(self, answered: Answered) -> bool:
        """Whether an answer is a gift to a Non-player that has already decided."""
        if answered.option not in GIFTS:
            return False
        running = self._running.get(Faction(answered.by or ""))
        return running is not None and running.said is not None

    def is_at(self, turn: Turn[Board, Fact]) -> bool:
        """Whether this is about the current turn of a game in motion."""
        return turn is self._turn and turn.checkpoints == self._passed

    def keeps_up(self) -> bool:
        """Take in what others have answered since; return False if the sheets cannot go on.

        At a question that is over, a sheet can no longer be asked what it would have answered.
        """
        for answered in self._turn.trail[len(self.trail) :]:
            asked_in_time = self._replied[0] == len(self.trail)
            if self._comes_too_late(answered) or not (
                asked_in_time or self._answering(answered) is None
            ):
                return False
            self._hear(answered)
        return True

    def explained(self, game: Game[Board]) -> Explanation | None:
        """Return the explanation of an earlier answer."""
        number = len(game.trail)
        same_turn = self._is_of(game) and list(game.trail) == self.trail[:number]
        return self._explained.get(number) if same_turn else None

    def follow_all(self, game: Game[Board]) -> None:
        """Take in what was answered since."""
        for answered in game.trail[len(self.trail) :]:
            self.follow(answered)

    def follow(self, answered: Answered) -> None:
        """Follow an answer of any Faction, and play the turn on."""
        if self._answering(answered) is not None:
            if self._full:
                self.explanation()
            self.reply()
        self._hear(answered)
        self._turn.answer(answered.option)

    def _answering(self, answered: Answered) -> Faction | None:
        """Return whose sheet answers where this was answered, None if none does.

        That is a Non-player, or a player who asked for it. A gift comes from somebody else.
        """
        if answered.by is None or answered.option in GIFTS:
            return None
        faction = Faction(answered.by)
        is_bot = self.checkpoint.seats[faction] is Seat.BOT
        return faction if is_bot or faction in self._running else None

    def _hear(self, answered: Answered) -> None:
        """Take in an answer of any Faction, after its sheet has been asked."""
        if answered.by is None and answered.option.isdigit():
            for running in self._running.values():
                running.mind.dice.append(int(answered.option))
        elif (faction := self._answering(answered)) is not None:
            _, reply = self._replied
            if reply is not None and reply.option == answered.option:
                self._running[faction].was_heard()
            else:
                self._leave(faction)  # a player has answered for it
        self.trail.append(answered)

    def reply(self) -> Reply | None:
        """Return the sheet's answer for the Faction that is asked; None if it has none."""
        reply = self._reply()
        self._replied = len(self.trail), reply
        return reply

    def _reply(self) -> Reply | None:
        decision = self.asked
        assert decision.by is not None, "the dice are not a Non-player"
        faction = Faction(decision.by)
        if faction in self._astray:
            return None
        running = self._running.get(faction)
        reply = None if running is None else running.reply()
        if reply is None:
            procedure = self._sheets.get(faction, {}).get(decision.ask)
            reply = None if procedure is None else self._start(faction, procedure).reply()
        return reply if reply is not None and reply.option in decision.options else None

    def explanation(self) -> Explanation | None:
        """Return the answer of the Faction that is asked, if there is one, with all thoughts."""
        reply = self.reply()
        if reply is None:
            return None
        said = self._running[Faction(self.asked.by or "")].said
        assert said is not None
        explanation = Explanation(reply.option, said.thoughts, said.before_dice)
        self._explained[len(self.trail)] = explanation
        return explanation

    def _leave(self, faction: Faction) -> None:
        """Stop a sheet for the rest of the turn."""
        self._astray.add(faction)
        if (left := self._running.get(faction)) is not None:
            left.end()

    def _start(self, faction: Faction, procedure: Callable[[Mind], Sheet]) -> _RunningSheet:
        if (before := self._running.get(faction)) is not None:
            before.end()
        mind = Mind(self._turn, faction, self._sheets, full=self._full)
        running = self._running[faction] = _RunningSheet(mind, procedure(mind))
        return running
