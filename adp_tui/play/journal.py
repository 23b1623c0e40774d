"""The journal: what has happened, answer by answer, newest last.

An answer always leads to the same facts, so lines are kept once made. Only lines that are shown are
made, so that the end of a long game appears as quickly as its beginning.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from adp_tui.config.pace import Reasons
from adp_tui.play.account import Account, account, whose
from adp_tui.play.bot_turn import may_read_reasons, reasons_of, thoughts_of
from adp_tui.play.told import counts_apart
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.texts.bots import DICE, because
from core.kernel import ONLOOKER, Decision, How, Kind, Level, Viewer
from saves.records import SEATS, START, Answer
from saves.session import AnySession


class JournalLine(NamedTuple):
    """One line of the journal."""

    number: int
    """The number of the answer in the log, as every command uses it; 0 if that is not told."""

    who: str
    """The letter of the side that answered, or of the dice; blank on further lines of an answer."""

    text: str
    rule: str
    automatic: bool = False
    """Whether it is shown less prominently: an automatic answer, or a reason."""

    news: bool = True
    """Whether the digest includes it: effects, and how a turn began."""

    whole: bool = False
    """Whether it takes as many rows as it needs."""

    side: str | None = None
    """The side that answered, if it was a side."""

    dice: bool = False
    """Whether it is a roll of the rules, not a draw or a bot's own roll."""

    unseen: bool = False
    """Whether it stands for an answer that the reader may not know."""

    said: bool = False
    """Whether it tells the answer itself, not what it led to."""

    counted: bool = True
    """Whether answers have numbers: not for a reader who may not know how many there are."""


class Journal:
    """The lines of a game, made when they are shown."""

    def __init__(
        self, session: AnySession, presenter: AnyPresenter, *, is_brief: bool = False
    ) -> None:
        self._session = session
        self._is_brief = is_brief
        """Whether answers are left out that are told by what they lead to, as on the screen."""

        self._presenter = presenter
        self._made: dict[int, tuple[JournalLine, ...]] = {}
        self._reasons = Reasons.SHORT
        self._viewer = ONLOOKER

    @property
    def reasons(self) -> Reasons:
        """How much of the bots' reasons is shown."""
        return self._reasons

    @reasons.setter
    def reasons(self, depth: Reasons) -> None:
        self._reasons = depth
        self.forget()

    @property
    def viewer(self) -> Viewer:
        """Who reads it."""
        return self._viewer

    @viewer.setter
    def viewer(self, viewer: Viewer) -> None:
        if viewer != self._viewer:
            self._viewer = viewer
            self.forget()

    def forget(self) -> None:
        """Make all lines again."""
        self._made.clear()

    def tail(self, rows: int, skip: int = 0) -> list[JournalLine]:
        """Return the last lines up to the head, without the last `skip`."""
        found: list[JournalLine] = []
        number = self._session.number
        while len(found) < rows + skip:
            found = [*self._entries(number), *found]
            if number == START:
                break
            number = self._session.tree.parent(number)
        end = len(found) - skip
        return found[max(end - rows, 0) : max(end, 0)]

    def since(self, depth: int) -> list[JournalLine]:
        """Return the lines after the first `depth` answers."""
        numbers = self._session.tree.path(self._session.number, depth)
        return [entry for number in numbers for entry in self._entries(number)]

    def digest(self, depth: int) -> list[JournalLine]:
        """Return what happened after the first `depth` answers, without the answers in between."""
        found: list[JournalLine] = []
        for number in self._session.tree.path(self._session.number, depth):
            entries = self._entries(number)
            news = [entry for entry in entries if entry.news]
            if news:
                first = news[0]._replace(who=entries[0].who, side=entries[0].side)
                found += [first, *news[1:]]
        return found

    def rolled(self, depth: int) -> list[str]:
        """Return what dice and lone answers led to after `depth` answers, up to a bot's answer."""
        tree, found = self._session.tree, list[str]()
        for number in tree.path(self._session.number, depth):
            answer, entries = tree[number], self._entries(number)
            if answer.is_by_bot:
                break
            if answer.by is None and entries and entries[0].dice:
                found.append(entries[0].text)
            elif answer.how is How.ALONE:
                effects = [entry.text for entry in entries if not entry.said]
                found += effects or [entry.text for entry in entries]
        return found

    def results(self, depth: int) -> list[str]:
        """Return how what began after `depth` answers has ended."""
        numbers = self._session.tree.path(self._session.number, depth)
        accounts = (
            account(self._session, self._presenter, number, self._viewer) for number in numbers
        )
        return [fact.text for told in accounts for fact in told.facts if fact.is_result]

    def _entries(self, number: int) -> tuple[JournalLine, ...]:
        if number not in self._made:
            lines = self._tell(number)
            if counts_apart(self._presenter, self._viewer):
                lines = [entry._replace(number=START, counted=False) for entry in lines]
            self._made[number] = tuple(lines)
        return self._made[number]

    def _tell(self, number: int) -> list[JournalLine]:
        """Return the lines of one answer: its effects, or otherwise the answer itself."""
        told = account(self._session, self._presenter, number, self._viewer)
        if told.is_unseen:
            return [*self._tell_unseen(told, number)]
        if told.trouble:
            return [JournalLine(number, "", told.trouble, "")]
        if told.answer is None:
            return [
                JournalLine(0, "", fact.text, fact.rule, whole=self._is_wrapped)
                for fact in told.facts
                if not fact.is_silent
            ]
        if told.answer.ask == SEATS or told.asked is None:
            return [JournalLine(number, self._who(told.answer), told.said, "", side=told.answer.by)]
        return self._tell_answer(told, told.answer, told.asked)

    def _tell_unseen(self, told: Account, number: int) -> Iterator[JournalLine]:
        """Yield the line of an answer that the reader may not know, and what can be seen of it.

        An answer that is told as one with the one before is not mentioned again.
        """
        answer = told.answer
        assert answer is not None
        if (
            told.said
            and not self._is_told_by_effects(told.asked)
            and not self._is_told_before(answer, told.asked)
        ):
            letter = DICE if told.whose is None else self._presenter.words.letter(told.whose)
            rule = "" if told.asked is None else told.asked.rule
            yield JournalLine(
                number, letter, told.said, rule, automatic=True, side=told.whose, unseen=True
            )
        for fact in told.facts:
            if not fact.is_silent:
                yield JournalLine(number, "", fact.text, fact.rule, whole=self._is_wrapped)

    @property
    def _is_wrapped(self) -> bool:
        """Whether what happened takes as many rows as it needs."""
        return self._presenter.words.wraps_facts

    def _is_told_by_effects(self, asked: Decision | None, word: str = "") -> bool:
        """Whether an answer needs no line: it is told by what it leads to, sooner or later."""
        if asked is None or not self._is_brief:
            return False
        return self._presenter.words.is_told_by_effects(asked, word)

    def _is_told_before(self, answer: Answer, asked: Decision | None) -> bool:
        """Whether an answer is told as one with the one that it follows."""
        if asked is None or answer.follows == START:
            return False
        before = self._session.step(answer.follows).asked
        return (
            before is not None
            and not self._viewer.may_know(before.known_to)
            and whose(before) == whose(asked)
            and self._presenter.words.is_told_with(before, asked)
        )

    def _tell_answer(self, told: Account, answer: Answer, asked: Decision) -> list[JournalLine]:
        """Return an answer with its reasons, and the lines of its effects."""
        words = self._presenter.words
        dice, reasons = words.is_roll(asked), self._reason_lines(answer)
        said = answer.by is not None or asked.kind is Kind.DIE
        left_out = said and not reasons and self._is_told_by_effects(asked, answer.answer)
        said = said and not left_out
        lines = [(fact.text, fact.rule) for fact in told.facts if not fact.is_silent]
        if said:
            lines.insert(0, (told.said, asked.rule))
        entries = [
            JournalLine(
                answer.number,
                "" if place or left_out else self._who(answer),
                text,
                rule,
                answer.how is How.ALONE,
                news=not (said and place == 0) or dice or words.begins_something(asked),
                side=None if place or left_out else answer.by,
                dice=dice,
                said=said and place == 0,
                whole=self._is_wrapped and not (said and place == 0),
            )
            for place, (text, rule) in enumerate(lines)
        ]
        return [*entries[:1], *reasons, *entries[1:]]

    def _who(self, answer: Answer) -> str:
        """Return the letter of the side that answered."""
        return DICE if answer.by is None else self._presenter.words.letter(answer.by)

    def _reason_lines(self, answer: Answer) -> list[JournalLine]:
        """Return as many of the bot's reasons as are shown."""
        if self._reasons is Reasons.OFF or not answer.why:
            return []
        if not may_read_reasons(self._session, self._viewer, answer):
            return []
        full = self._reasons is Reasons.FULL
        words = self._presenter.words
        told = thoughts_of(self._session, words, answer) if full else reasons_of(words, answer)[-1:]
        return [
            JournalLine(
                answer.number,
                "",
                because(text) if level is Level.REASON else f"{'  ' * level}{text}",
                rule,
                automatic=True,
                news=False,
                whole=full,
            )
            for rule, text, level in told
        ]
