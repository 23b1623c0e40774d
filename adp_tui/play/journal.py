"""The journal: what has happened, answer by answer, newest last.

An answer leads to the same facts for ever, so what was told once is kept; and only what is looked
at is told, so that the end of a long game is there as quickly as its beginning.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from adp_tui.games.adp.texts import decisions
from adp_tui.games.adp.texts.facts import tell
from adp_tui.play.adp import AdpSession
from adp_tui.play.bot_turn import reasons_of, thoughts_of
from adp_tui.play.kept import AUTOMATIC
from adp_tui.play.pace import Reasons
from adp_tui.texts.bots import DICE, aside, because, played_by
from core.adp.board import Board
from core.adp.facts import Entered, PawnsCleared, Selected, TurnEnded
from core.adp.ids import FACTIONS, Faction, SpaceId
from core.adp.rules.attack import succeeds
from core.kernel import Decision, Kind, Level
from saves.errors import DivergedError
from saves.records import SEATS, START, Answer

_OF_BOTS: Final = "bot."
"""How the questions begin that bots put to the dice."""

_SILENT: Final = (Selected, PawnsCleared, Entered, TurnEnded)
"""Facts that go without saying beside those around them."""


class Entry(NamedTuple):
    """One line of the journal."""

    number: int
    """The number of the answer in the log, by which every command knows it."""

    who: str
    """Who answered, or the dice; blank on the further lines of an answer."""

    text: str
    rule: str
    automatic: bool = False
    """Whether it stands back: nobody was asked, or it is only a reason."""

    news: bool = True
    """Whether a digest tells it: what happened, and how a turn began."""

    whole: bool = False
    """Whether it takes as many rows as it needs."""

    dice: bool = False
    """Whether it tells of a roll that the rules want, not of cards or what bots decide by."""


class Journal:
    """The lines of a game, told when they are looked at."""

    def __init__(self, session: AdpSession) -> None:
        self._session = session
        self._told: dict[int, tuple[Entry, ...]] = {}
        self._reasons = Reasons.SHORT

    @property
    def reasons(self) -> Reasons:
        """How much of the bots' reasons is told."""
        return self._reasons

    @reasons.setter
    def reasons(self, depth: Reasons) -> None:
        self._reasons = depth
        self.forget()

    def forget(self) -> None:
        """Tell everything anew."""
        self._told.clear()

    def tail(self, rows: int, skip: int = 0) -> list[Entry]:
        """Return the last lines up to the head, leaving out so many at the end."""
        found: list[Entry] = []
        number = self._session.number
        while len(found) < rows + skip:
            found = [*self._entries(number), *found]
            if number == START:
                break
            number = self._session.tree.parent(number)
        end = len(found) - skip
        return found[max(end - rows, 0) : max(end, 0)]

    def since(self, depth: int) -> list[Entry]:
        """Return the lines after so many answers."""
        numbers = self._session.tree.path(self._session.number)[depth:]
        return [entry for number in numbers for entry in self._entries(number)]

    def digest(self, depth: int) -> list[Entry]:
        """Return what has happened after so many answers, without what was said on the way."""
        found: list[Entry] = []
        for number in self._session.tree.path(self._session.number)[depth:]:
            entries = self._entries(number)
            news = [entry for entry in entries if entry.news]
            if news:
                found += [news[0]._replace(who=entries[0].who), *news[1:]]
        return found

    def rolled(self, depth: int) -> list[str]:
        """Return what dice and lone answers brought after so many answers, up to a bot's answer."""
        tree, found = self._session.tree, list[str]()
        for number in tree.path(self._session.number)[depth:]:
            answer, entries = tree[number], self._entries(number)
            if answer.why and answer.why != (AUTOMATIC,):
                break
            if answer.by is None and entries and entries[0].dice:
                found.append(entries[0].text)
            elif answer.why:
                found += [entry.text for entry in entries[1:] or entries]
        return found

    def _entries(self, number: int) -> tuple[Entry, ...]:
        if number not in self._told:
            self._told[number] = tuple(self._tell(number))
        return self._told[number]

    def _tell(self, number: int) -> list[Entry]:
        """Return the lines of one answer: what it led to, or else what it said."""
        session = self._session
        answer = None if number == START else session.tree[number]
        try:
            facts = session.happened(number)
        except DivergedError as error:
            return [Entry(number, "", str(error), "")]
        lines = [
            (tell(fact), str(getattr(fact, "rule", "")))
            for fact in facts
            if not isinstance(fact, _SILENT)
        ]
        if answer is None:
            return [Entry(0, "", text, rule) for text, rule in lines]
        if answer.ask == SEATS and answer.by is not None:
            return [Entry(number, answer.by[0].upper(), played_by(answer.by, answer.answer), "")]
        return self._tell_answer(answer, lines)

    def _tell_answer(self, answer: Answer, lines: list[tuple[str, str]]) -> list[Entry]:
        """Return what was said, with its reasons, and the lines of what it led to."""
        turn = self._session.at(answer.follows)
        asked = turn.pending
        assert isinstance(asked, Decision)
        dice = asked.kind is Kind.DIE and not asked.ask.startswith(_OF_BOTS)
        said = answer.by is not None or asked.kind is Kind.DIE
        if said:
            outcome = self._outcome(asked, answer, turn.board)
            lines.insert(0, (decisions.said(asked, answer.answer) + outcome, asked.rule))
        who = DICE if answer.by is None else answer.by[0].upper()
        automatic = answer.why == (AUTOMATIC,)
        entries = [
            Entry(
                answer.number,
                "" if place else who,
                text,
                rule,
                automatic,
                news=not (said and place == 0) or dice or asked.ask == "turn",
                dice=dice,
            )
            for place, (text, rule) in enumerate(lines)
        ]
        return [*entries[:1], *self._because(answer), *entries[1:]]

    def _outcome(self, asked: Decision, answer: Answer, board: Board) -> str:
        """Return what a roll means, where that can be told at once: whether an Attack succeeds."""
        if asked.ask != "attack.roll" or answer.follows == START:
            return ""
        by = self._session.tree[answer.follows].by
        if by not in FACTIONS:
            return ""
        space, roll = SpaceId(asked.about[0]), int(answer.answer)
        return decisions.attack_outcome(hit=succeeds(board, Faction(by), space, roll))

    def _because(self, answer: Answer) -> list[Entry]:
        """Return the reasons of a bot, as many as are wanted."""
        if self._reasons is Reasons.OFF:
            return []
        full = self._reasons is Reasons.FULL
        told = thoughts_of(self._session, answer) if full else reasons_of(answer)[-1:]
        return [
            Entry(
                answer.number,
                "",
                because(text) if level is Level.REASON else aside(text, level),
                rule,
                automatic=True,
                news=False,
                whole=full,
            )
            for rule, text, level in told
        ]
