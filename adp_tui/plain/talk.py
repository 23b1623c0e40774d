"""The conversation of the line mode: each typed line, and the reply to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from adp_tui.plain.lines import sentence
from adp_tui.plain.meaning import Meaning
from adp_tui.plain.reading import Reading
from adp_tui.plain.replies import Replies
from adp_tui.play.bots import AnyBot
from adp_tui.play.consent import Consent
from adp_tui.play.driver import Driver
from adp_tui.play.journal import JournalLine
from adp_tui.play.told_lines import leaf_of
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.texts import consent
from adp_tui.texts import plain as texts
from adp_tui.texts.notices import FOLLOWING
from adp_tui.texts.words import ended, listed
from core.kernel import BOT, HUMAN, GameError
from saves.errors import MustAgreeError
from saves.session import AnySession

BETWEEN: Final = ","
"""What is typed between several answers."""

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
        self._words = presenter.words
        self.over = False
        """Whether the player has left."""

        self._driver = Driver(session, presenter, take_lone=take_lone, bot=bot)
        self._consent = Consent[list[str]](session)
        self._reading = Reading(self._driver, presenter)
        self._seating = self._reading.seating
        self._meaning = Meaning(self._reading)
        self._replies = replies = Replies(self._reading, self._meaning)
        self._commands: dict[str, Callable[[str], list[str]]] = {
            "?": replies.why,
            "try": replies.preview,
            "show": replies.show,
            "rule": replies.rule,
            "log": replies.log,
            "undo": self._undo,
            "redo": self._redo,
            "lines": replies.lines,
            "main": self._main,
            "hint": replies.hint,
            "finish": self._finish,
            "seat": self._seat,
            "help": lambda _: list(texts.HELP),
            "quit": self._quit,
        }

    def greet(self) -> list[str]:
        """Return the state of the game, and the question."""
        came = self._let_bots_play(self._driver.session.depth)
        if self._seating.needs_hand_over:
            return [*came, *self._replies.cover()]
        return [*came, *self._replies.standing()]

    def hear(self, typed: str) -> list[str]:
        """Do what was typed and return the reply."""
        typed = typed.strip().lower()
        name, _, rest = typed.partition(" ")
        if self._consent.asked is not None and name not in _WHILE_COVERED:
            return self._agree(typed)
        if self._seating.needs_hand_over and name not in _WHILE_COVERED:
            return self._sit_down() if not typed else self._replies.cover()
        if not typed:
            return self._replies.question()
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
            return [*sentence(ended(consent.refused(name))), "", *self._replies.question()]
        return self._done(do)

    def _sit_down(self) -> list[str]:
        """Let the player sit down who is asked, and tell them how the game stands."""
        self._seating.sit_down()
        return self._replies.standing()

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
        return [*told, "", *self._replies.question()]

    def _give(self, typed: str) -> list[str]:
        """Give one answer, and return what it led to."""
        if self._driver.session.read_only:
            raise GameError(FOLLOWING)
        word = self._meaning.option(typed)
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
        told = [
            row
            for entry in self._reading.journal.since(since)
            for row in self._journal_entry(entry)
        ]
        return [*told, *trouble]

    def _journal_entry(self, entry: JournalLine) -> list[str]:
        """Return a line of the journal, with the name of a bot, or of a side that has secrets."""
        if entry.side is None or not (entry.unseen or self._driver.is_bot(entry.side)):
            return sentence(entry.text)
        return sentence(texts.does(self._words.name(entry.side), entry.text))

    def _undo(self, _: str) -> list[str]:
        before = self._seats()
        self._driver.undo()
        return [texts.TAKEN_BACK, *self._other_seats(before), *self._replies.question()]

    def _redo(self, _: str) -> list[str]:
        before = self._seats()
        self._driver.redo()
        self._let_bots_play(self._driver.session.depth)
        return [texts.GIVEN_AGAIN, *self._other_seats(before), *self._replies.question()]

    def _main(self, typed: str) -> list[str]:
        """Make this line of play, or the one through an answer, the main line."""
        if typed and not typed.isdecimal():
            raise GameError(texts.not_called(typed))
        number = int(typed) if typed else None
        if number is not None:
            number = leaf_of(
                self._driver.session, self._reading.presenter, self._reading.viewer, number
            )
        self._driver.make_main(number)
        return self._replies.lines()

    def _other_seats(self, before: list[str]) -> list[str]:
        """Return who plays, if that has changed."""
        return [] if (now := self._seats()) == before else now

    def _finish(self, _: str) -> list[str]:
        """Let the bot answer for the player until the turn ends."""
        before = self._driver.session.depth
        self._driver.leave_to_bot()
        return [*self._let_bots_play(before), "", *self._replies.question()]

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
            return [*self._seats(), *self._let_bots_play(before + 1), "", *self._replies.question()]
        return self._seats()

    def _seats(self) -> list[str]:
        sides = self._driver.session.box.sides
        name, is_bot = self._words.name, self._driver.is_bot
        return sentence(ended(listed(texts.played_by(name(s), bot=is_bot(s)) for s in sides)))

    def _quit(self, _: str) -> list[str]:
        self.over = True
        return [texts.ALL_IS_SAVED]
