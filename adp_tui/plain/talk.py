"""The conversation of the line mode: each typed line, and the reply to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from adp_tui.look.cells import cells_of, pad, pad_left, wrap
from adp_tui.look.paint import plain
from adp_tui.plain.lines import (
    WIDTH,
    asked,
    asks_for_number,
    previewed,
    refused,
    sentence,
    standing,
)
from adp_tui.play.advice import advice
from adp_tui.play.bots import AnyBot
from adp_tui.play.consent import Consent
from adp_tui.play.driver import Driver
from adp_tui.play.finder import by_words, has_words
from adp_tui.play.journal import Journal, JournalLine
from adp_tui.play.lookahead.follow import look_ahead
from adp_tui.play.lookahead.preview import preview
from adp_tui.play.seating import Seating
from adp_tui.play.shortcuts import shortcut_called, shortcuts, shortcuts_offered
from adp_tui.play.told import counts_apart
from adp_tui.play.told_lines import leaf_of, told_branches
from adp_tui.presenter.answers import MAIN
from adp_tui.presenter.lookup import Lookup
from adp_tui.presenter.panes import Thing
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.presenter.sheet import Sheet
from adp_tui.presenter.sight import Sight
from adp_tui.terminal.numbers import number_in
from adp_tui.texts import consent
from adp_tui.texts import plain as texts
from adp_tui.texts.bots import DICE_FIRST
from adp_tui.texts.notices import FOLLOWING, only_for
from adp_tui.texts.problems import NO_RULES
from adp_tui.texts.words import ended, listed
from core.kernel import BOT, HUMAN, Decision, GameError, Outcome, Viewer
from saves.errors import MustAgreeError
from saves.session import AnySession

BETWEEN: Final = ","
"""What is typed between several answers."""

_LOG: Final = 10

_WHILE_COVERED: Final = ("help", "quit")
"""What may be typed while the next player has not sat down."""


class Talk:
    """A game in words; every typed line gets a reply."""

    def __init__(
        self,
        session: AnySession,
        presenter: AnyPresenter,
        *,
        take_lone: bool = True,
        bot: AnyBot | None = None,
    ) -> None:
        self._presenter = presenter
        self._words = presenter.words
        self.over = False
        """Whether the player has left."""

        self._driver = Driver(session, presenter, take_lone=take_lone, bot=bot)
        self._consent = Consent[list[str]](session)
        self._journal = Journal(session, presenter)
        self._seating = Seating(self._driver)
        self._commands: dict[str, Callable[[str], list[str]]] = {
            "?": self._why,
            "try": self._try,
            "show": self._show,
            "rule": self._rule,
            "log": self._log,
            "undo": self._undo,
            "redo": self._redo,
            "lines": self._lines,
            "main": self._main,
            "hint": self._hint,
            "finish": self._finish,
            "seat": self._seat,
            "help": lambda _: list(texts.HELP),
            "quit": self._quit,
        }

    def greet(self) -> list[str]:
        """Return the state of the game, and the question."""
        came = self._let_bots_play(self._driver.session.depth)
        if self._seating.needs_hand_over:
            return [*came, *self._cover()]
        return [*came, *standing(self._presenter, self._board), "", *self._question()]

    def hear(self, typed: str) -> list[str]:
        """Do what was typed and return the reply."""
        typed = typed.strip().lower()
        name, _, rest = typed.partition(" ")
        if self._consent.asked is not None and name not in _WHILE_COVERED:
            return self._agree(typed)
        if self._seating.needs_hand_over and name not in _WHILE_COVERED:
            return self._sit_down() if not typed else self._cover()
        if not typed:
            return self._question()
        command = self._commands.get(name)
        if command is not None:
            return self._done(partial(command, rest.strip()))
        return self._done(partial(self._answer, typed))

    def _done(self, do: Callable[[], list[str]]) -> list[str]:
        """Do something and return the reply; if others must agree to it first, ask them."""
        told = len(self._driver.session.notices)
        try:
            reply = do()
        except MustAgreeError as needed:
            self._consent.ask(needed, do)
            reply = self._ask_to_agree()
        except GameError as error:
            reply = sentence(texts.no(self._words.in_words(error)))
        return [*self._driver.session.notices[told:], *reply]

    def _ask_to_agree(self) -> list[str]:
        return sentence(consent.may_go_back(self._words.name(self._consent.asked or "")))

    def _agree(self, typed: str) -> list[str]:
        """Take the answer of somebody who is asked to agree."""
        if typed not in consent.ANSWERS:
            return self._ask_to_agree()
        name = self._words.name(self._consent.asked or "")
        do = self._consent.answer(yes=consent.ANSWERS[typed])
        if do is None:
            return [*sentence(ended(consent.refused(name))), "", *self._question()]
        return self._done(do)

    def _cover(self) -> list[str]:
        """Return who must sit down before anything secret is said."""
        by = self._decision_of_anybody().by
        return sentence(texts.now_decides(self._words.name(by or "")))

    def _sit_down(self) -> list[str]:
        """Let the player sit down who is asked, and tell them how the game stands."""
        self._seating.sit_down()
        return [*standing(self._presenter, self._board), "", *self._question()]

    @property
    def _viewer(self) -> Viewer:
        """Who reads what is said."""
        self._journal.viewer = self._seating.viewer
        return self._seating.viewer

    @property
    def _board(self) -> Any:
        """The position, as they may know it."""
        return self._viewer.view(self._driver.session.box, self._driver.board)

    def _question(self) -> list[str]:
        if self._seating.needs_hand_over:
            return self._cover()
        here, viewer = self._driver.session.turn, self._viewer
        look = partial(look_ahead, self._presenter, here, viewer=viewer)
        pending = self._pending
        return asked(self._presenter, pending, self._board, look, self._shortcuts(pending))

    def _shortcuts(self, pending: Decision | Outcome) -> tuple[str, ...]:
        """Return the words that the player may answer with besides the options."""
        is_bot = isinstance(pending, Decision) and self._driver.is_bot(pending.by)
        return () if is_bot else shortcuts_offered(self._driver.session, pending)

    @property
    def _pending(self) -> Decision | Outcome:
        """The question as the player may answer it; without options if it is not for them."""
        box, board = self._driver.session.box, self._driver.board
        pending = self._viewer.public_question(box, board, self._driver.pending)
        if not isinstance(pending, Decision) or self._driver.is_bot(pending.by):
            return pending
        return self._presenter.answers.arranged(pending, self._board)

    def _decision(self) -> Decision:
        """Return the question; raise if there is none for whoever reads this."""
        decision = self._decision_of_anybody()
        if not decision.options:
            raise GameError(only_for(self._words.name(decision.by or "")))
        return decision

    def _decision_of_anybody(self) -> Decision:
        if not isinstance(pending := self._pending, Decision):
            raise GameError(texts.GAME_OVER)
        return pending

    def _answer(self, typed: str) -> list[str]:
        """Give an answer, or several with commas between them; return what they led to."""
        told: list[str] = []
        try:
            parts = [part for part in map(str.strip, typed.split(BETWEEN)) if part]
            for place, part in enumerate(parts):
                if place and self._seating.needs_hand_over:
                    told += sentence(texts.not_heard(listed(parts[place:])))
                    break
                told += self._give(part)
        except GameError as error:
            if not told:
                raise
            told += sentence(texts.no(self._words.in_words(error)))
        return [*told, "", *self._question()]

    def _give(self, typed: str) -> list[str]:
        """Give one answer, and return what it led to."""
        if self._driver.session.read_only:
            raise GameError(FOLLOWING)
        word = self._meant(typed)
        before = self._driver.session.depth
        self._driver.answer(word)
        told = self._let_bots_play(before)
        trouble = [] if self._driver.trouble is None else sentence(self._driver.trouble)
        return [*told, *trouble]

    def _let_bots_play(self, since: int) -> list[str]:
        """Let bots play up to a person's next question; return what happened since then."""
        try:
            self._driver.run()
            trouble = []
        except GameError as error:
            trouble = sentence(ended(self._words.in_words(error)))
        told = [row for entry in self._journal.since(since) for row in self._journal_entry(entry)]
        return [*told, *trouble]

    def _journal_entry(self, entry: JournalLine) -> list[str]:
        """Return a line of the journal, with the name of a bot, or of a side that has secrets."""
        if entry.side is None or not (entry.unseen or self._driver.is_bot(entry.side)):
            return sentence(entry.text)
        return sentence(texts.does(self._words.name(entry.side), entry.text))

    def _why(self, word: str) -> list[str]:
        decision = self._decision()
        if not word:
            return [*self._question(), *refused(self._words, decision, self._candidates(decision))]
        wanted = self._stand_in(word.replace(" ", "-"))
        shortcut = shortcut_called(self._driver.session, wanted)
        reason = decision.why_not(wanted) if shortcut is None else shortcut.refusal
        if reason is None:
            return sentence(texts.can_be_chosen(wanted))
        name, why = self._words.name(wanted), self._words.refusal(reason)
        return sentence(texts.refused(name, why, self._words.rule(reason.rule)))

    def _try(self, word: str) -> list[str]:
        chosen, here, decision = self._meant(word), self._driver.session.turn, self._decision()
        if chosen not in decision.options:
            raise GameError(texts.stands_for_several(chosen))
        return previewed(
            self._words,
            preview(self._presenter, here, decision, chosen, viewer=self._viewer),
        )

    def _show(self, what: str) -> list[str]:
        if not what:
            return self._words.show(self._board).splitlines()
        lookup = self._presenter.lookup
        sides, seats = self._viewer.sides, self._driver.session.seats
        sight = Sight(self._board, self._pending, sides, seats)
        return _sheet_lines(lookup.sheet(_thing(lookup, what), sight, WIDTH))

    def _rule(self, number: str) -> list[str]:
        if (rulebook := self._presenter.lookup.rulebook) is None:
            raise GameError(NO_RULES)
        shown = rulebook.rule(number or self._decision().rule)
        rows = sentence(ended(f"{shown.number} {shown.title}"))
        for statement in shown.statements:
            rows += sentence(f"{statement.number} {' '.join(statement.lines)}")
        return rows

    def _log(self, number: str) -> list[str]:
        typed = number_in(number)
        viewer = self._viewer
        entries = self._journal.tail(_LOG if typed is None else typed)
        numbered = not counts_apart(self._presenter, viewer)
        rows = []
        for entry in entries:
            shown = str(entry.number) if numbered else ""
            head = f"{pad_left(shown, 4)} {pad(entry.who, 4)} "
            further = " " * cells_of(head)
            rows += wrap(self._under(entry), WIDTH, first=head, further=further, hyphens=False)
        return rows

    def _under(self, entry: JournalLine) -> str:
        """Return an event with its rule."""
        return texts.under(entry.text, self._words.rule(entry.rule))

    def _undo(self, _: str) -> list[str]:
        before = self._seats()
        self._driver.undo()
        return [texts.TAKEN_BACK, *self._other_seats(before), *self._question()]

    def _redo(self, _: str) -> list[str]:
        before = self._seats()
        self._driver.redo()
        self._let_bots_play(self._driver.session.depth)
        return [texts.GIVEN_AGAIN, *self._other_seats(before), *self._question()]

    def _lines(self, _: str) -> list[str]:
        """Return all lines of play."""
        told: list[str] = []
        branches = told_branches(self._driver.session, self._presenter, self._viewer)
        numbered = counts_apart(self._presenter, self._viewer) and len(branches) > 1
        for branch in branches:
            name = texts.MAIN_LINE if branch.main else texts.what_if(branch.name or "")
            line = texts.line(name, branch.answers, branch.last, here=branch.current)
            told += sentence(texts.numbered(branch.number, line) if numbered else line)
        return told

    def _main(self, typed: str) -> list[str]:
        """Make this line of play, or the one through an answer, the main line."""
        if typed and not typed.isdecimal():
            raise GameError(texts.not_called(typed))
        number = int(typed) if typed else None
        if number is not None:
            number = leaf_of(self._driver.session, self._presenter, self._viewer, number)
        self._driver.make_main(number)
        return self._lines("")

    def _other_seats(self, before: list[str]) -> list[str]:
        """Return who plays, if that has changed."""
        return [] if (now := self._seats()) == before else now

    def _hint(self, _: str) -> list[str]:
        """Return what the bot would do here."""
        told = advice(self._driver.session, self._words, self._viewer)
        rows = sentence(texts.would_answer(told.answer or DICE_FIRST))
        for reason in told.reasons:
            rows += sentence(texts.ruled(reason.text, reason.rule))
        return [*rows, *sentence(told.elsewhere)]

    def _finish(self, _: str) -> list[str]:
        """Let the bot answer for the player until the turn ends."""
        before = self._driver.session.depth
        self._driver.leave_to_bot()
        return [*self._let_bots_play(before), "", *self._question()]

    def _seat(self, typed: str) -> list[str]:
        """Return who plays, or change the player of a side."""
        name, _, who = typed.partition(" ")
        if not name:
            return self._seats()
        found = [side for side in self._driver.session.box.sides if side.startswith(name)]
        if len(found) != 1:
            raise GameError(texts.not_called(name))
        side = found[0]
        other = HUMAN if self._driver.is_bot(side) else BOT
        if who not in ("", HUMAN, BOT):
            raise GameError(texts.not_called(who))
        if (who or other) == other:
            before = self._driver.session.depth
            self._driver.seat(side, other)
            return [*self._seats(), *self._let_bots_play(before + 1), "", *self._question()]
        return self._seats()

    def _seats(self) -> list[str]:
        sides = self._driver.session.box.sides
        name, is_bot = self._words.name, self._driver.is_bot
        return sentence(ended(listed(texts.played_by(name(s), bot=is_bot(s)) for s in sides)))

    def _quit(self, _: str) -> list[str]:
        self.over = True
        return [texts.ALL_IS_SAVED]

    def _candidates(self, decision: Decision) -> tuple[str, ...]:
        """Return answers that a player might expect at a question."""
        answers = self._presenter.answers
        return tuple(
            word
            for word in answers.sought(decision)
            if answers.section(decision, word) is MAIN
            and (
                (reason := decision.why_not(word)) is None
                or answers.is_worth_listing(decision, reason)
            )
        )

    def _meant(self, typed: str) -> str:
        """Return the option that was meant: by number, by name, or by its beginning.

        It may also be a word for several answers, if no option begins like that.
        """
        decision = self._decision()
        options, place = decision.options, number_in(typed)
        if place is not None and not asks_for_number(decision):
            if 0 < place <= len(options):
                return options[place - 1]
            if place == 0 and "done" in options:
                return "done"
        wanted = typed.replace(" ", "-")
        wanted = self._stand_in(wanted)
        if wanted in options:
            return wanted
        found = [word for word in options if word.lower().startswith(wanted)]
        found = found or self._shortcuts_meant(wanted)
        found = found or [word for word in options if self._is_said_of(decision, word, typed)]
        if len(found) == 1:
            return found[0]
        if found:
            raise GameError(texts.could_be(typed, listed(sorted(found))))
        reason = decision.why_not(wanted)
        assert reason is not None  # it is not an option
        raise GameError(f"{self._words.name(wanted)}: {self._words.with_rule(reason)}")

    def _stand_in(self, word: str) -> str:
        """Return the option that is listed for a word, because both mean the same."""
        asked = self._driver.decision
        return word if asked is None else self._presenter.answers.stand_in(asked, word, self._board)

    def _shortcuts_meant(self, wanted: str) -> list[str]:
        """Return the words for several answers that begin as typed; all of it for a refused one."""
        return [
            one.word
            for one in shortcuts(self._driver.session)
            if one.word == wanted or (one.word.startswith(wanted) and one.refusal is None)
        ]

    def _is_said_of(self, decision: Decision, word: str, typed: str) -> bool:
        """Whether all typed words are in what the list says about an option besides its name."""
        about = self._presenter.ahead.beside(decision, word, self._board)
        return bool(about) and has_words(f"{self._words.label(decision, word)} {about}", typed)


def _thing(lookup: Lookup[Any, Any], what: str) -> Thing:
    """Return the thing to show."""
    if (known := lookup.by_other_name(what)) is not None:
        return known
    things = lookup.things()
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
