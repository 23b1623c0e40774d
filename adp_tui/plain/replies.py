"""What the line mode says in reply; none of it changes the game."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from adp_tui.look.cells import cells_of, pad, pad_left, wrap
from adp_tui.look.paint import plain
from adp_tui.plain.lines import WIDTH, asked, previewed, refused, sentence, standing
from adp_tui.plain.meaning import Meaning
from adp_tui.plain.reading import Reading
from adp_tui.play.advice import advice
from adp_tui.play.finder import by_words
from adp_tui.play.journal import JournalLine
from adp_tui.play.lookahead.follow import look_ahead
from adp_tui.play.lookahead.preview import preview
from adp_tui.play.shortcuts import shortcut_called, shortcuts_offered
from adp_tui.play.told import counts_apart
from adp_tui.play.told_lines import told_branches
from adp_tui.presenter.answers import MAIN
from adp_tui.presenter.lookup import Lookup
from adp_tui.presenter.panes import Thing
from adp_tui.presenter.sheet import Sheet
from adp_tui.presenter.sight import Sight
from adp_tui.terminal.numbers import number_in
from adp_tui.texts import plain as texts
from adp_tui.texts.bots import DICE_FIRST
from adp_tui.texts.problems import NO_RULES
from adp_tui.texts.words import ended, listed
from core.kernel import Decision, GameError, Outcome

_LOG: Final = 10
"""How many lines of the journal are told if no number is typed."""


class Replies:
    """Everything that is said about a game as it stands."""

    def __init__(self, reading: Reading, meaning: Meaning) -> None:
        self._reading = reading
        self._meaning = meaning

    def cover(self) -> list[str]:
        """Return who must sit down before anything secret is said."""
        by = self._reading.decision_of_anybody.by
        return sentence(texts.now_decides(self._reading.words.name(by or "")))

    def standing(self) -> list[str]:
        """Return how the game stands, and the question."""
        told = standing(self._reading.presenter, self._reading.board)
        return [*told, "", *self.question()]

    def question(self) -> list[str]:
        """Return the question with its options, or who must sit down first."""
        if self._reading.seating.needs_hand_over:
            return self.cover()
        here, viewer = self._reading.session.turn, self._reading.viewer
        look = partial(look_ahead, self._reading.presenter, here, viewer=viewer)
        pending = self._reading.pending
        board, more = self._reading.board, self._shortcuts(pending)
        return asked(self._reading.presenter, pending, board, look, more)

    def _shortcuts(self, pending: Decision | Outcome) -> tuple[str, ...]:
        """Return the words that the player may answer with besides the options."""
        is_bot = isinstance(pending, Decision) and self._reading.driver.is_bot(pending.by)
        return () if is_bot else shortcuts_offered(self._reading.session, pending)

    def why(self, word: str) -> list[str]:
        """Return why a word cannot be answered, or all that cannot."""
        decision = self._reading.decision
        if not word:
            sought = self._candidates(decision)
            return [*self.question(), *refused(self._reading.words, decision, sought)]
        wanted = self._meaning.stand_in(word.replace(" ", "-"))
        shortcut = shortcut_called(self._reading.session, wanted)
        reason = decision.why_not(wanted) if shortcut is None else shortcut.refusal
        if reason is None:
            return sentence(texts.can_be_chosen(wanted))
        name, why = self._reading.words.name(wanted), self._reading.words.refusal(reason)
        return sentence(texts.refused(name, why, self._reading.words.rule(reason.rule)))

    def preview(self, word: str) -> list[str]:
        """Return what an answer would change."""
        reading, chosen = self._reading, self._meaning.option(word)
        here, decision = reading.session.turn, reading.decision
        if chosen not in decision.options:
            raise GameError(texts.stands_for_several(chosen))
        seen = preview(reading.presenter, here, decision, chosen, viewer=reading.viewer)
        return previewed(reading.words, seen)

    def show(self, what: str) -> list[str]:
        """Return the whole position, or the page about a thing."""
        if not what:
            return self._reading.words.show(self._reading.board).splitlines()
        lookup = self._reading.presenter.lookup
        sides, seats = self._reading.viewer.sides, self._reading.session.seats
        sight = Sight(self._reading.board, self._reading.pending, sides, seats)
        return _sheet_lines(lookup.sheet(_thing(lookup, what, sight.board), sight, WIDTH))

    def rule(self, number: str) -> list[str]:
        """Return a rule, by default that of the question."""
        if (rulebook := self._reading.presenter.lookup.rulebook) is None:
            raise GameError(NO_RULES)
        shown = rulebook.rule(number or self._reading.decision.rule)
        rows = sentence(ended(f"{shown.number} {shown.title}"))
        for statement in shown.statements:
            rows += sentence(f"{statement.number} {' '.join(statement.lines)}")
        return rows

    def log(self, number: str) -> list[str]:
        """Return the last lines of the journal."""
        typed = number_in(number)
        viewer = self._reading.viewer
        entries = self._reading.journal.tail(_LOG if typed is None else typed)
        numbered = not counts_apart(self._reading.presenter, viewer)
        rows = []
        for entry in entries:
            shown = str(entry.number) if numbered else ""
            head = f"{pad_left(shown, 4)} {pad(entry.who, 4)} "
            further = " " * cells_of(head)
            rows += wrap(self._under(entry), WIDTH, first=head, further=further, hyphens=False)
        return rows

    def _under(self, entry: JournalLine) -> str:
        """Return an event with its rule."""
        return texts.under(entry.text, self._reading.words.rule(entry.rule))

    def lines(self, _: str = "") -> list[str]:
        """Return all lines of play."""
        told: list[str] = []
        presenter, viewer = self._reading.presenter, self._reading.viewer
        branches = told_branches(self._reading.session, presenter, viewer)
        numbered = counts_apart(presenter, viewer) and len(branches) > 1
        for branch in branches:
            name = texts.MAIN_LINE if branch.main else texts.what_if(branch.name or "")
            line = texts.line(name, branch.answers, branch.last, here=branch.current)
            told += sentence(texts.numbered(branch.number, line) if numbered else line)
        return told

    def hint(self, _: str) -> list[str]:
        """Return what the bot would do here."""
        told = advice(self._reading.session, self._reading.words, self._reading.viewer)
        rows = sentence(texts.would_answer(told.answer or DICE_FIRST))
        for reason in told.reasons:
            rows += sentence(texts.ruled(reason.text, reason.rule))
        return [*rows, *sentence(told.elsewhere)]

    def _candidates(self, decision: Decision) -> tuple[str, ...]:
        """Return answers that a player might expect at a question."""
        answers = self._reading.presenter.answers
        return tuple(
            word
            for word in answers.sought(decision)
            if answers.section(decision, word) is MAIN
            and (
                (reason := decision.why_not(word)) is None
                or answers.is_worth_listing(decision, reason)
            )
        )


def _thing(lookup: Lookup[Any, Any], what: str, board: Any) -> Thing:
    """Return the thing to show."""
    if (known := lookup.by_other_name(what)) is not None:
        return known
    things = (*lookup.things(), *lookup.things_of(board))
    if (exact := next((thing for thing in things if thing.id == what), None)) is not None:
        return exact
    fits = sorted(
        (fit, place)
        for place, thing in enumerate(things)
        if (fit := by_words(f"{lookup.name(thing)} {thing.id}", what))
    )
    if not fits:
        raise GameError(texts.not_called(what))
    return things[fits[0][1]]


def _sheet_lines(sheet: Sheet) -> list[str]:
    """Return the page about a thing, without its signs."""
    head = ended(listed(filter(None, (sheet.title, sheet.end))))
    rows = [row for line in sheet.rows for row in sentence(plain(line))]
    return [*sentence(head), *rows]
