"""The conversation of the line mode: what is typed, and what is said to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from adp_tui.bots import AnyBot
from adp_tui.digits import number_in
from adp_tui.finder import by_words
from adp_tui.games.adp.ahead.option_order import as_shown
from adp_tui.games.adp.lookup.about import sheet_about
from adp_tui.games.adp.lookup.things import ALL, Kind, Thing
from adp_tui.games.adp.texts import decisions
from adp_tui.games.adp.texts.names import LETTER, called
from adp_tui.games.adp.texts.position import show
from adp_tui.games.adp.texts.refusals import in_words, refusal, with_rule
from adp_tui.lookup.sheet import Sheet
from adp_tui.paint import plain
from adp_tui.plain.lines import (
    WIDTH,
    asked,
    asks_for_number,
    previewed,
    refused,
    sentence,
    standing,
)
from adp_tui.play.adp import AdpSession
from adp_tui.play.advice import advice
from adp_tui.play.driver import Driver
from adp_tui.play.journal import Entry, Journal
from adp_tui.play.outlook import look_ahead
from adp_tui.play.preview import preview
from adp_tui.rulebook import rule
from adp_tui.texts import plain as texts
from adp_tui.texts.bots import DICE_FIRST
from adp_tui.texts.notices import FOLLOWING
from core.adp.events.deck import DECK
from core.adp.ids import FACTIONS, Seat
from core.kernel import Decision, GameError, Outcome

_LOG: Final = 10


class Talk:
    """A game in words; every line typed gets some lines said."""

    def __init__(
        self, session: AdpSession, *, take_lone: bool = True, bot: AnyBot | None = None
    ) -> None:
        self.over = False
        """Whether the player has left."""

        self._driver = Driver(session, take_lone=take_lone, bot=bot)
        self._journal = Journal(session)
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
        """Return how the game stands, and the question."""
        came = self._let_bots_play(self._driver.session.depth)
        return [*came, *standing(self._driver.board), "", *self._question()]

    def hear(self, typed: str) -> list[str]:
        """Do what was typed and return what there is to say."""
        typed = typed.strip().lower()
        if not typed:
            return self._question()
        name, _, rest = typed.partition(" ")
        try:
            if (command := self._commands.get(name)) is not None:
                return command(rest.strip())
            return self._answer(typed)
        except GameError as error:
            return sentence(texts.no(in_words(error)))

    def _question(self) -> list[str]:
        session = self._driver.session
        look = partial(look_ahead, session.box.rules, session.turn.game)
        return asked(self._pending, self._driver.board, look)

    @property
    def _pending(self) -> Decision | Outcome:
        """What is asked, as the player may answer it."""
        pending = self._driver.pending
        if not isinstance(pending, Decision) or self._driver.is_bot(pending.by):
            return pending
        return as_shown(pending, self._driver.board)

    def _decision(self) -> Decision:
        if not isinstance(pending := self._pending, Decision):
            raise GameError(texts.GAME_OVER)
        return pending

    def _answer(self, typed: str) -> list[str]:
        """Give an answer, and tell what came of it."""
        if self._driver.session.read_only:
            raise GameError(FOLLOWING)
        word = _meant(self._decision(), typed)
        before = self._driver.session.depth
        self._driver.answer(word)
        told = self._let_bots_play(before)
        trouble = [] if self._driver.trouble is None else sentence(self._driver.trouble)
        return [*told, *trouble, "", *self._question()]

    def _let_bots_play(self, since: int) -> list[str]:
        """Let bots play up to the next question for a person; tell all after so many answers."""
        try:
            self._driver.run()
            trouble = []
        except GameError as error:
            trouble = sentence(f"{in_words(error)}.")
        told = [row for entry in self._journal.since(since) for row in self._told_of(entry)]
        return [*told, *trouble]

    def _told_of(self, entry: Entry) -> list[str]:
        """Return a line of the journal, with the name of the bot that acts."""
        bot = next((f for f in FACTIONS if LETTER[f] == entry.who and self._driver.is_bot(f)), None)
        return sentence(entry.text if bot is None else texts.does(called(bot), entry.text))

    def _why(self, word: str) -> list[str]:
        decision = self._decision()
        if not word:
            return [*self._question(), *refused(decision, decisions.candidates(decision))]
        wanted = word.replace(" ", "-")
        reason = decision.why_not(wanted)
        if reason is None:
            return sentence(texts.can_be_chosen(wanted))
        return sentence(texts.refused(decisions.name(wanted), refusal(reason), reason.rule))

    def _try(self, word: str) -> list[str]:
        session = self._driver.session
        chosen = _meant(self._decision(), word)
        return previewed(preview(session.box.rules, session.turn.game, chosen))

    def _show(self, what: str) -> list[str]:
        if not what:
            return show(self._driver.board).splitlines()
        return _told(sheet_about(self._driver.board, _thing(what), WIDTH))

    def _rule(self, number: str) -> list[str]:
        shown = rule(number or self._decision().rule)
        rows = sentence(f"{shown.number} {shown.title}.")
        for statement in shown.statements:
            rows += sentence(f"{statement.number} {' '.join(statement.lines)}")
        return rows

    def _log(self, number: str) -> list[str]:
        rows = number_in(number)
        entries = self._journal.tail(_LOG if rows is None else rows)
        return [f"{e.number:>4} {e.who:<4} {texts.under(e.text, e.rule)}"[:WIDTH] for e in entries]

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
        """Tell all lines of play."""
        told: list[str] = []
        for branch in self._driver.session.tree.branches():
            name = texts.MAIN_LINE if branch.main else texts.what_if(branch.name or "")
            line = texts.line(name, branch.answers, branch.leaf, here=branch.current)
            told += sentence(line)
        return told

    def _main(self, typed: str) -> list[str]:
        """Make this line of play, or the one through an answer, the main line."""
        if typed and not typed.isdecimal():
            raise GameError(texts.not_called(typed))
        self._driver.make_main(int(typed) if typed else None)
        return self._lines("")

    def _other_seats(self, before: list[str]) -> list[str]:
        """Tell who plays, if others do than before."""
        return [] if (now := self._seats()) == before else now

    def _hint(self, _: str) -> list[str]:
        """Tell what the bot would do here."""
        told = advice(self._driver.session)
        rows = sentence(texts.would_answer(told.answer or DICE_FIRST))
        for reason in told.reasons:
            rows += sentence(texts.ruled(reason.text, reason.rule))
        return [*rows, *sentence(told.elsewhere)]

    def _finish(self, _: str) -> list[str]:
        """Let the bot answer for the player to the end of the turn."""
        before = self._driver.session.depth
        self._driver.leave_to_bot()
        return [*self._let_bots_play(before), "", *self._question()]

    def _seat(self, typed: str) -> list[str]:
        """Tell who plays, or let another play a Faction from now on."""
        name, _, who = typed.partition(" ")
        if not name:
            return self._seats()
        found = [faction for faction in FACTIONS if faction.startswith(name)]
        if len(found) != 1:
            raise GameError(texts.not_called(name))
        side = found[0]
        other = Seat.HUMAN if self._driver.is_bot(side) else Seat.BOT
        if who not in ("", *Seat):
            raise GameError(texts.not_called(who))
        if (who or other) == other:
            before = self._driver.session.depth
            self._driver.seat(side, other)
            return [*self._seats(), *self._let_bots_play(before + 1), "", *self._question()]
        return self._seats()

    def _seats(self) -> list[str]:
        played = {faction.title(): self._driver.is_bot(faction) for faction in FACTIONS}
        return sentence(texts.seats(played))

    def _quit(self, _: str) -> list[str]:
        self.over = True
        return [texts.ALL_IS_SAVED]


def _meant(decision: Decision, typed: str) -> str:
    """Return the option that was meant: by number, by name, or by how it begins."""
    options, place = decision.options, number_in(typed)
    if place is not None and not asks_for_number(decision):
        if 0 < place <= len(options):
            return options[place - 1]
        if place == 0 and "done" in options:
            return "done"
    wanted = typed.replace(" ", "-")
    if wanted in options:
        return wanted
    found = [word for word in options if word.startswith(wanted)]
    if len(found) == 1:
        return found[0]
    if found:
        raise GameError(texts.could_be(typed, ", ".join(sorted(found))))
    reason = decision.why_not(wanted)
    assert reason is not None  # it is none of the options
    raise GameError(f"{decisions.name(wanted)}: {with_rule(reason)}")


def _thing(what: str) -> Thing:
    """Return what is to be shown."""
    if (card := number_in(what)) in DECK:
        return Thing(Kind.CARD, str(card))
    fits = sorted((fit, place) for place, t in enumerate(ALL) if (fit := by_words(t.name, what)))
    if not fits:
        raise GameError(texts.not_called(what))
    return ALL[fits[0][1]]


def _told(sheet: Sheet) -> list[str]:
    """Return what is to be known about a thing, without its signs."""
    head = f"{sheet.title}, {sheet.end}." if sheet.end else f"{sheet.title}."
    rows = [row for line in sheet.rows for row in sentence(plain(line))]
    return [*sentence(head), *rows]
