"""The driver: plays dice, lone answers and bots, and moves through the answers.

The rules always ask; the driver decides which questions reach a person. If there is no bot, or it
fails, the person at the screen answers for a side whose seat says `bot`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from adp_tui.play.bots import AnyBot, StuckError, decide
from adp_tui.play.chance import dice_are_asked, roll_dice
from adp_tui.play.chapters import chapter_after, chapter_before
from adp_tui.play.main_line import Standing, standing
from adp_tui.play.shortcuts import shortcut_called, single_answers
from adp_tui.play.undo_steps import is_deed, is_undo_step
from adp_tui.presenter.answers import Section
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.texts import notices
from adp_tui.texts.problems import NO_BOTS
from core.kernel import ALL_SEEING, BOT, Decision, GameError, How, Kind, Outcome, Reply, Viewer
from saves.recording import Recording
from saves.records import SEATS, START, Answer
from saves.session import AnySession
from saves.tree import Tree


class Driver:
    """A running game: waiting for a person or a bot, or ended."""

    def __init__(
        self,
        session: AnySession,
        presenter: AnyPresenter,
        *,
        take_lone: bool = True,
        bot: AnyBot | None = None,
    ) -> None:
        self.session = session
        self._answers = presenter.answers
        self._words = presenter.words
        self._bot = bot
        self._failed_at: int | None = None
        """The answer after which the bot failed."""

        self._left_by: str | None = None
        """The player who left the rest of this turn to the bot."""

        self.viewer: Callable[[], Viewer] = lambda: ALL_SEEING
        """Returns who looks; steps do not stop where they may not know what is answered."""

        self.take_lone = take_lone
        """Whether an answer without alternatives is given automatically."""

        self.before: Any
        """The position when a person last answered; differences from it are news."""

        self.news_from: int
        """How many answers had been given by then."""

        self._recall()

        self._standing: tuple[tuple[Tree, int], Standing] | None = None
        if self.onward() is None:  # a game that stands in its past stays there
            self.settle()

    @property
    def pending(self) -> Decision | Outcome:
        """The pending question, or how the game ended."""
        return self.session.turn.pending

    @property
    def decision(self) -> Decision | None:
        """The pending question; None at the end of the game."""
        return self.pending if isinstance(self.pending, Decision) else None

    @property
    def board(self) -> Any:
        """The position now."""
        return self.session.turn.board

    @property
    def trouble(self) -> str | None:
        """Why the last answers are not on disk."""
        return None if self.session.trouble is None else str(self.session.trouble)

    @property
    def standing(self) -> Standing:
        """Where the head is relative to the main line."""
        tree = self.session.tree
        key = tree, tree.changes
        if self._standing is None or self._standing[0] != key:
            self._standing = key, standing(tree)
        return self._standing[1]

    @property
    def is_past(self) -> bool:
        """Whether later answers exist; always false in a replay."""
        return self.standing.behind > 0 and not self.is_replay

    @property
    def is_elsewhere(self) -> bool:
        """Whether this is not the current position of the game: a what-if, or the past."""
        return self.standing.parted is not None or self.is_past

    @property
    def ahead(self) -> int:
        """How many answers redo could give again."""
        return self.standing.behind

    def is_bot(self, side: str | None) -> bool:
        """Whether the seat of a side is a bot's."""
        return self.session.seats.get(side or "") == BOT

    @property
    def bot_is_asked(self) -> bool:
        """Whether a bot must answer and can."""
        return (
            self._bot is not None
            and not self.session.read_only
            and self._by is not None
            and (self.is_bot(self._by) or self._by == self._left_by)
            and self._failed_at != self.session.number
        )

    def gift_to_bot(self, section: Section, *givers: str) -> str | None:
        """Return the word with which a player may act on a bot's question, if there is one.

        Words of the named sides come first; only words of the section count.
        """
        if (decision := self.decision) is None or not self.bot_is_asked:
            return None
        words = {
            side: word
            for side, word in self._answers.gifts.items()
            if word in decision.options and self._answers.section(decision, word) is section
        }
        return next((words[s] for s in words if s in givers), next(iter(words.values()), None))

    @property
    def is_replay(self) -> bool:
        """Whether a recorded game is being replayed."""
        return isinstance(self.session, Recording)

    @property
    def read_only_reason(self) -> str | None:
        """Why nothing can be answered; None if answers are possible."""
        if not self.session.read_only:
            return None
        return notices.REPLAY if self.is_replay else notices.FOLLOWING

    @property
    def bot_is_followed(self) -> bool:
        """Whether a bot must answer in a game that is only watched or replayed."""
        return self.session.read_only and self.is_bot(self._by)

    # Forward

    def answer(self, word: str) -> None:
        """Answer for the side that is asked, then play on to the next question for a player.

        A shortcut gives several answers or none; they are marked as left to the program, so that
        one undo takes all of them back.
        """
        shortcut = shortcut_called(self.session, word)
        answers = () if shortcut is None else single_answers(self.session, shortcut)
        self._remember()
        if shortcut is None:
            self.session.answer(word)
        for option, why in answers:
            self.session.answer(option, why, How.LEFT)
        self.settle()

    def carry_out(self, answers: Sequence[Reply]) -> None:
        """Give the answers of a plan, then play on; one undo takes all of them back.

        They were tried before (`single_answers`), and they are the player's own.
        """
        self._remember()
        for place, (option, why) in enumerate(answers):
            self.session.answer(option, why, How.PLANNED if place else How.PERSON)
        self.settle()

    def settle(self) -> None:
        """Roll dice and take lone answers until a player must choose; a watcher does neither.

        Where the line continues, its own answer is given again. If it has another one, because
        earlier rules did not ask this question or a player did something else first, nothing is
        given: that would begin a new line.
        """
        while not self.session.read_only:
            roll_dice(self.session)
            if (decision := self.decision) is None or not self._is_lone(decision):
                return
            word, onward = self._answers.without_asides(decision)[0], self.onward()
            if onward is None:
                self.session.answer(word, how=How.ALONE)
            elif (onward.ask, onward.answer) == (decision.ask, word):
                self.session.redo(self._by)
            else:
                return

    def step(self) -> None:
        """Let the bot make one decision, with the dice it needs."""
        dice = () if self._bot is None else self._bot.dice
        word: str | None = None
        while (word is None or word in dice) and self.bot_is_asked:
            if (onward := self.onward()) is not None and self._may_repeat(onward):
                word = onward.answer
                self.session.redo(self._by)
            else:
                word = self._let_bot_answer()
            self.settle()
            if self._left_by is not None and self.has_ended_part_since(self.before):
                self._left_by = None

    def has_ended_part_since(self, board: Any) -> bool:
        """Whether the part of the game that began at a position is over."""
        at_checkpoint = not self.session.turn.game.trail
        return at_checkpoint and self._answers.ends_part(board, self.board)

    def run(self) -> None:
        """Let the bots play until a person must choose or the game ends."""
        while self.bot_is_asked:
            self.step()

    def leave_to_bot(self) -> None:
        """Let the bot answer for the player who is asked, until this turn ends.

        The seat stays the player's. The bot gets the same options, and its answers are kept with
        their reasons and marked as left to it, so that one undo takes all of them back.
        """
        if (why := self.read_only_reason) is not None:
            raise GameError(why)
        if self._bot is None:
            raise GameError(NO_BOTS)
        if self._by is None:
            raise GameError(notices.NOBODY_ASKED)
        self._remember()
        self._failed_at = None
        self._left_by = self._by

    def seat(self, side: str, who: str) -> None:
        """Let a person or a bot play a side from now on."""
        if (why := self.read_only_reason) is not None:
            raise GameError(why)
        if who == BOT and self._bot is None:
            raise GameError(NO_BOTS)
        self.session.seat(side, who)
        self._failed_at = self._left_by = None
        self.settle()

    def _may_repeat(self, onward: Answer) -> bool:
        """Whether a bot repeats the answer given here before instead of thinking again.

        A gift by another side is not the bot's answer.
        """
        is_its_own = onward.ask != SEATS and onward.answer not in self._answers.gifts.values()
        return is_its_own and self._left_by is None

    def _let_bot_answer(self) -> str:
        """Let the bot answer, with its reasons; if it fails, a person may answer."""
        assert self._bot is not None
        try:
            word, why = decide(self.session.box, self.session.turn, self._bot)
            self.session.answer(word, why, How.LEFT if self._by == self._left_by else How.BOT)
        except Exception as error:  # whatever is wrong with a bot, the game continues
            side, self._left_by = self._words.name(self._by or ""), None
            self._failed_at = self.session.number
            stuck = isinstance(error, StuckError)
            told = notices.bot_is_stuck(side) if stuck else notices.bot_fails(side, error)
            raise GameError(told) from error
        return word

    def _is_lone(self, decision: Decision) -> bool:
        """Whether the only answer is given without asking.

        What a side does with its turn is asked, unless it goes without saying. A player who can
        only end something may want to exchange gifts first. And if rules ever run in circles, a
        player is asked.
        """
        turn = self.session.turn
        answers = self._answers
        if self.bot_is_asked or not self.take_lone or turn.runs_on:
            return False
        if answers.is_always_asked(decision):
            return False
        begins = not turn.game.trail and decision.kind != Kind.COUNT
        if begins and not answers.goes_without_saying(decision, turn.board, solo=self._is_solo):
            return False
        if self._would_be_missed(decision):
            return False
        words = answers.without_asides(decision)
        ends = len(words) == 1 and words[0] in answers.finishing
        return len(words) == 1 and not (ends and answers.may_open_more(decision))

    def _would_be_missed(self, decision: Decision) -> bool:
        """Whether other people would notice that a secret answer is given without asking.

        They would know that there was no choice. Nobody notices one of several answers that are
        told as one.
        """
        if decision.known_to is None or self._is_solo:
            return False
        earlier = self.session.turn.asked[:-1]
        if not earlier or earlier[-1].decision.by != decision.by:
            return True
        return not self._words.is_told_with(earlier[-1].decision, decision)

    @property
    def _is_solo(self) -> bool:
        """Whether no more than one person plays."""
        return len(self.session.box.players(self.board, self.session.seats)) <= 1

    # Back and forth

    def escape(self) -> bool:
        """Take back the last answer by a person in this turn; return whether there was one."""
        return bool(self.session.turn.game.trail) and self._take_back(within_turn=True)

    def undo(self) -> None:
        """Go back to the last question that a person answered."""
        if not self._take_back():
            raise GameError(notices.NOTHING_BEFORE)

    def back(self) -> None:
        """Take back one answer, a person's or not, and all that nobody may count before it."""
        if not self.session.depth:
            raise GameError(notices.START_OF_GAME)
        self._depart()
        number, steps, viewer = self.session.number, 0, self.viewer()
        while number != START:
            answer, steps = self.session.tree[number], steps + 1
            number = answer.follows
            if viewer.may_know(answer.known_to):
                break
        self.session.undo(steps, self._wisher(self._by))

    def redo(self) -> None:
        """Go forward to the next question that a person answered, or to the end of the line."""
        self.forward()
        tree = self.session.tree
        while (onward := self.onward()) is not None and not is_undo_step(tree, onward):
            self.session.redo(self._by)
        self.settle()

    def forward(self) -> None:
        """Repeat the next answer, and all that nobody may count after it; or roll a die."""
        self._depart()
        if self.onward() is None and dice_are_asked(self.session):
            self.session.roll()
            return
        self.session.redo(self._by)
        viewer = self.viewer()
        while (onward := self.onward()) is not None and not viewer.may_know(onward.known_to):
            self.session.redo(self._by)

    def jump(self, number: int) -> None:
        """Go to any answer on any line."""
        self._depart()
        self.session.jump(number, self._wisher(self._by))

    def chapter_back(self) -> None:
        """Go back to the start of this chapter, or from there to the start of the one before."""
        if (number := chapter_before(self.session)) is None:
            raise GameError(notices.first_chapter(self._words.chapter))
        self.jump(number)

    def chapter_forward(self) -> None:
        """Go forward to the next chapter of this line, or to the end of the line."""
        if (number := chapter_after(self.session)) is None:
            raise GameError(notices.END_OF_LINE)
        self.jump(number)

    def end_what_if(self) -> None:
        """Go to the end of the main line, from a what-if or from its past."""
        if self.session.number == self.standing.leaf:
            raise GameError(notices.ON_MAIN_LINE)
        self.jump(self.standing.leaf)

    def make_main(self, number: int | None = None) -> None:
        """Make the line through an answer, or the current one, the main line."""
        if (why := self.read_only_reason) is not None:
            raise GameError(why)
        self.session.make_main(number)

    def _take_back(self, *, within_turn: bool = False) -> bool:
        """Take back the last answer by a person and all after it; return whether there was one."""
        number, steps = self.session.number, 0
        while number != START:
            answer, steps = self.session.tree[number], steps + 1
            if within_turn and answer.fingerprint is not None:
                return False
            if is_undo_step(self.session.tree, answer):
                self._depart()
                self.session.undo(steps, self._wisher(answer.by))
                return True
            number = answer.follows
        return False

    def _wisher(self, otherwise: str | None) -> str | None:
        """Return the side of whoever wants to go back: whoever is here, if that is known."""
        return next(iter(self.viewer().sides), otherwise)

    def onward(self) -> Answer | None:
        """Return the answer that redo would give."""
        number = self.session.tree.onward()
        return None if number is None else self.session.tree[number]

    @property
    def _by(self) -> str | None:
        decision = self.decision
        return None if decision is None else decision.by

    def _remember(self) -> None:
        """Keep the position to compare with, and where the news begins."""
        self.before, self.news_from = self.board, self.session.depth

    def _recall(self) -> None:
        """Find in the record where a person last answered, for players who return to a game."""
        self._remember()
        if self.session.read_only:
            return
        tree = self.session.tree
        path = tree.path(self.session.number)
        last = next((n for n in reversed(path) if is_deed(tree[n])), None)
        if last is not None:
            self.before = self.session.at(tree[last].follows).board
            self.news_from = tree.depth(tree[last].follows)

    def compare_with(self, board: Any) -> None:
        """Compare the position with this one to find the news."""
        self.before = board

    def _depart(self) -> None:
        """Go elsewhere by hand; the turn is no longer left to the bot."""
        self._remember()
        self._left_by = None
