"""The controller: what each key does to the game, without any screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from adp_tui.bots import AnyBot
from adp_tui.digits import number_in
from adp_tui.games.adp.texts.refusals import in_words, with_rule
from adp_tui.keys import Keymap, usual_keys
from adp_tui.play.adp import AdpSession
from adp_tui.play.choices import Choices, Section
from adp_tui.play.onlooker import Onlooker
from adp_tui.play.pace import Pace, Reasons
from adp_tui.play.situation import View
from adp_tui.seats import has_people
from adp_tui.texts import notices
from core.adp.ids import FACTIONS, Seat
from core.kernel import Decision, GameError, Reason


class Controller(Onlooker):
    """Turns keys into deeds; what needs another screen is handed on."""

    def __init__(
        self,
        session: AdpSession,
        keymap: Keymap | None = None,
        *,
        take_lone: bool = True,
        bot: AnyBot | None = None,
        pace: Pace = Pace.INSTANT,
        reasons: Reasons = Reasons.SHORT,
    ) -> None:
        super().__init__(session, take_lone=take_lone, bot=bot, pace=pace, reasons=reasons)
        self.keymap = keymap or usual_keys()

    # Keys

    def press(self, key: str) -> str | None:
        """Do what a key does; return the action if it is one for the screen."""
        self.notice = ""
        choices = self.choices
        letter = len(key) == 1 and (key.islower() or key == "-")
        if choices is not None and choices.typed and letter:
            self._type(key)
            return None
        action = self.keymap.action(key)
        if action is not None:
            return self._act(action)
        if choices is not None and number_in(key) is not None and len(key) == 1:
            self._point(choices, key)
        elif letter:
            self._type(key)
        return None

    def act(self, action: str) -> str | None:
        """Do an action by its name; return it if it is one for the screen."""
        self.notice = ""
        return self._act(action)

    def _act(self, action: str) -> str | None:
        """Do an action, or hand it on to the screen."""
        deed = getattr(self, f"_do_{action.replace('-', '_')}", None)
        if deed is None:
            return action
        self._try(deed)
        return None

    def _try(self, deed: Callable[[], object]) -> None:
        """Do something to the game; what goes wrong is told, and the game stands as recorded."""
        try:
            deed()
        except GameError as error:
            self.notice = in_words(error)
            self.ask()
        except Exception as error:  # a bug in the rules: the record is whole, so play can go on
            self.notice = notices.rules_fail(error)
            self.ask()

    def _type(self, letter: str) -> None:
        if self.choices is not None:
            self.on_map = False
            sought = f"{self.choices.typed}{letter}"
            if not self.choices.type(letter):
                self.notice = notices.nothing_called(sought)

    def _point(self, choices: Choices, digit: str) -> None:
        """Stand on the answer whose number is typed; a digit that leads nowhere is told why."""
        self.on_map = False
        if not choices.point(digit):
            self.notice = notices.no_such_digit(digit, choices.numbers, self.keymap.key("escape"))

    def _take(self, word: str | None) -> None:
        """Answer with a word, if there is one; what comes of it by itself is told."""
        if word is None:
            return
        if self.driver.is_replay:
            self.notice = notices.REPLAY
            return
        depth = self.session.depth
        self._try(lambda: self._go(partial(self.driver.answer, word)))
        self.going = True
        if not self.notice:
            self.notice = notices.and_so(self.journal.rolled(depth))

    def resize(self, page: Callable[[Decision], int]) -> None:
        """Let the list show other numbers of rows; the question, the filter and the cursor stay."""
        self.page = page
        if self.choices is not None:
            self.choices.page = page(self.choices.decision)

    def poll(self) -> bool:
        """Take in what the one who plays has done since; tell whether there was anything."""
        before = self.board
        try:
            if not self.session.read_only or not self.session.poll():
                return False
        except GameError as error:
            self.notice = in_words(error)
            return True
        self.journal.forget()
        self.trend.forget()
        self.driver.before = before
        self.ask()
        return True

    def sit_down(self) -> None:
        """Whoever is asked sits at the screen now."""
        self.at_the_screen = self._player()

    def jump(self, number: int) -> None:
        """Go to an answer of any line."""
        self._try(lambda: self._go(partial(self.driver.jump, number)))

    def change_seat(self, side: str) -> None:
        """Let the other one, a person or a bot, play a side from now on."""
        self.notice = ""
        who = Seat.HUMAN if self.driver.is_bot(side) else Seat.BOT
        self._try(lambda: self.driver.seat(side, who))
        self.lingering = False
        self.going = True
        if self.pace is Pace.INSTANT and not has_people(FACTIONS, self.seats):
            self.pace = Pace.TIMED  # a whole game would be over before one can look
        self.ask()

    def bookmark(self, name: str) -> None:
        """Give this place a name."""
        try:
            self.session.bookmark(name)
        except GameError as error:
            self.notice = in_words(error)
        else:
            self.notice = notices.bookmarked(name.strip(), self.keymap.key("history"))

    # Choosing

    def _do_take(self) -> None:
        if self.driver.is_replay:
            self._go(self.driver.forward)
        elif self.bots_go_on:
            self.rush()
        elif self.decision is not None and self.choices is None:
            self._go(self.driver.settle)
            self.going = True
        elif (chosen := self.current) is not None:
            if chosen.reason is None:
                self._take(chosen.word)
            else:
                self.notice = notices.because(chosen.label, with_rule(chosen.reason))

    def _do_rub_out(self) -> None:
        if self.choices is not None:
            self.choices.rub_out()

    def _do_escape(self) -> None:
        if self.choices is not None and self.choices.clear():
            return
        if self.on_map or self.view is not View.MAP:
            self.on_map, self.view = False, View.MAP
        elif (why := self.driver.only_to_look) is not None:
            self.notice = why
        elif not self.driver.escape():
            self.notice = notices.nothing_of_this_turn(self.keymap.key("undo"))
        else:
            self.ask()

    def _do_why(self) -> None:
        if self.choices is None or self.view in (View.JOURNAL, View.DIGEST):
            self._do_reasons()
            return
        if not self.choices.refused and not self.choices.explaining:
            self.notice = notices.NOTHING_REFUSED
        else:
            self.on_map = False
            self.choices.explain()

    def _do_special(self) -> None:
        self._section(Section.SPECIAL, notices.NO_SPECIAL)

    def _do_give(self) -> None:
        if not self.driver.bot_is_asked:
            self._section(Section.GIVE, notices.NOTHING_TO_GIVE)
        elif (word := self.driver.gift_to_bot(*self.at_the_screen)) is not None:
            self._take(word)
        else:
            self.notice = notices.NOTHING_TO_GIVE

    def _do_remove(self) -> None:
        self._section(Section.REMOVE, notices.NOTHING_TO_REMOVE)

    def _section(self, section: Section, otherwise: str) -> None:
        if self.choices is None:
            return
        word = self.choices.by_section(section)
        if word is None and self.choices.only is not section:
            reason: Reason | None = self.choices.why_not(section)
            told = "" if reason is None else with_rule(reason)
            self.notice = notices.because(otherwise, told) if told else otherwise
        self._take(word)

    # Time

    def _do_undo(self) -> None:
        self._go(self.driver.undo)

    def _do_redo(self) -> None:
        self._go(self.driver.redo)

    def _do_back(self) -> None:
        self._go(self.driver.back)

    def _do_forward(self) -> None:
        if self.bots_go_on:
            self.next_step()
        else:
            self._go(self.driver.forward)

    def _do_card_back(self) -> None:
        self._go(self.driver.card_back)

    def _do_card_forward(self) -> None:
        self._go(self.driver.card_forward)

    def _do_main_line(self) -> None:
        self._go(self.driver.end_what_if)

    def _do_make_main(self) -> None:
        self.make_main()

    def make_main(self, number: int | None = None) -> None:
        """Make the line through an answer, or the one that is played, the main line."""
        try:
            self.driver.make_main(number)
        except GameError as error:
            self.notice = in_words(error)
        else:
            self.notice = notices.NEW_MAIN_LINE

    def _go(self, way: Callable[[], None]) -> None:
        if self.session.read_only and not self.driver.is_replay:
            self.notice = notices.FOLLOWING
            return
        self._stay()
        before = self.seats
        way()
        self.ask()
        changed = {side: who for side, who in self.seats.items() if before.get(side) != who}
        if changed and not self.notice:
            self.notice = notices.seats_here(changed)
