"""The controller: what each key does to the game, independent of any screen.

It connects the parts of a running game: the driver that answers and goes back, the question with
its list, the cursor, and the onlooker of bots. One table, `_actions`, says what each action does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from adp_tui.config.keys import Keymap, keymap_of
from adp_tui.config.pace import Pace, Reasons
from adp_tui.play.bots import AnyBot
from adp_tui.play.choices import ENDS, Choice, Choices
from adp_tui.play.consent import Consent
from adp_tui.play.cursor import DIGEST, GRID, JOURNAL, Cursor
from adp_tui.play.driver import Driver
from adp_tui.play.journal import Journal
from adp_tui.play.lookahead.patience import Patience
from adp_tui.play.marks import marks
from adp_tui.play.messages import Messages
from adp_tui.play.onlooker import Onlooker
from adp_tui.play.question import PersonsQuestion
from adp_tui.play.seating import HandOver, Seating
from adp_tui.play.seats import has_people
from adp_tui.play.shortcuts import AnyShortcut, single_answers
from adp_tui.play.spans import only_these
from adp_tui.play.standings_so_far import StandingsSoFar
from adp_tui.play.surface import Surface
from adp_tui.presenter.answers import Section
from adp_tui.presenter.panes import Marks
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.presenter.sight import Sight
from adp_tui.terminal.numbers import number_in
from adp_tui.texts import consent, notices
from adp_tui.texts.bots import PACES, REASONS, SEATED
from adp_tui.texts.words import listed
from core.kernel import BOT, HUMAN, Decision, GameError, Outcome, Viewer
from saves.errors import MustAgreeError
from saves.session import AnySession


class Controller:
    """Turns keys into actions; actions that need another screen are passed on."""

    def __init__(
        self,
        session: AnySession,
        presenter: AnyPresenter,
        keymap: Keymap | None = None,
        *,
        take_lone: bool = True,
        bot: AnyBot | None = None,
        pace: Pace = Pace.INSTANT,
        reasons: Reasons = Reasons.SHORT,
        viewer: Viewer | None = None,
    ) -> None:
        self.session = session
        self.presenter = presenter
        self.keymap = keymap or keymap_of(presenter.cover)
        self.consent = Consent[None](session)
        """Whoever must agree before play goes back."""

        self.journal = Journal(session, presenter, is_brief=True)
        self.patience = Patience()
        """How long the person at the screen waits for what need not be known at once."""

        self.standings = StandingsSoFar(session, self.patience)
        self.driver = Driver(session, presenter, take_lone=take_lone, bot=bot)
        self._notice = Messages(self.driver, self.journal)
        self.onlooker = Onlooker(
            self.driver, presenter, self.journal, self._notice, pace=pace, reasons=reasons
        )
        self._surface = Surface()
        self.question = PersonsQuestion(self.driver, presenter, self._surface, self.patience)
        self.cursor = Cursor(presenter, self.question, self.journal, self._surface)
        self._warned: set[object] = set()
        """Warnings that the player has already seen."""

        self._viewed: tuple[Any, Viewer, Any] | None = None
        """A position, who looked at it, and what they saw."""

        self.seating = Seating(self.driver, viewer, presenter.answers)
        self._actions = self._table_of_actions()
        self.ask()

    def show_on(self, surface: Surface) -> None:
        """Connect a screen, which knows how much is visible and where things are."""
        self._surface = surface
        self.question.show_on(surface)
        self.cursor.show_on(surface)

    # What is shown

    @property
    def notice(self) -> str:
        """The message to the player, shown until the next key."""
        return str(self._notice)

    def tell(self, text: str) -> None:
        """Show the player a message; it replaces the one before."""
        self._notice.tell(text)

    @property
    def board(self) -> Any:
        """The position now, as the person at the screen may know it."""
        return self._seen(self.driver.board)

    @property
    def before(self) -> Any:
        """The position when a person last answered, in the same way."""
        return self.viewer.view(self.session.box, self.driver.before)

    @property
    def viewer(self) -> Viewer:
        """Who is at the screen."""
        return self.seating.viewer

    @property
    def decision(self) -> Decision | None:
        """The question, if it is for a person."""
        return self.driver.decision

    @property
    def asked(self) -> str | None:
        """Who is asked; None for the dice and at the end."""
        return self.decision.by if self.decision is not None else None

    @property
    def watching(self) -> bool:
        """Whether a bot's turn is shown instead of the question."""
        return self.onlooker.is_watching

    @property
    def choices(self) -> Choices | None:
        """The list of answers; None while no person is asked."""
        return self.question.choices

    @property
    def current(self) -> Choice | None:
        """The highlighted answer, in the list or in the field."""
        return self.cursor.current

    @property
    def has_two_columns(self) -> bool:
        """Whether the list has two columns, so that Left and Right move between them."""
        return self.choices is not None and self._surface.column(self.choices) > 0

    @property
    def place(self) -> str | None:
        """The highlighted place in the field."""
        return self.cursor.highlighted_place(self.decision)

    @property
    def candidates(self) -> list[str]:
        """The places that can be chosen, in the order of the list."""
        rows = self.choices.rows if self.choices is not None else []
        return [row.word for row in rows if row.word in self.session.box.places]

    @property
    def marks(self) -> Marks:
        """The marks in the field."""
        return marks(self.presenter, self.choices, self.board, self.before)

    @property
    def sight(self) -> Sight:
        """What the person at the screen may know."""
        return self._sight_of(self.viewer, self.board)

    @property
    def sight_of_question(self) -> Sight:
        """What whoever reads the question may know; that may be more than the screen shows."""
        if not self.seating.is_glancing:
            return self.sight
        reader = self.seating.reader
        return self._sight_of(reader, reader.view(self.session.box, self.driver.board))

    def _sight_of(self, viewer: Viewer, board: Any) -> Sight:
        asked = self._question_for(viewer)
        return Sight(board, asked, viewer.sides, self.session.seats, self.keymap.key)

    def _question_for(self, viewer: Viewer) -> Decision | Outcome:
        """Return what is asked, without options that somebody may not know."""
        pending = self.driver.pending
        if isinstance(pending, Decision) and self.presenter.answers.is_open(pending):
            return pending
        return viewer.public_question(self.session.box, self.driver.board, pending)

    def _seen(self, board: Any) -> Any:
        """Return what the person at the screen may know of a position.

        It is the same object until something changes, so that it is drawn once.
        """
        viewer = self.viewer
        if self._viewed is None or self._viewed[0] is not board or self._viewed[1] != viewer:
            self._viewed = board, viewer, viewer.view(self.session.box, board)
        return self._viewed[2]

    @property
    def has_more(self) -> bool:
        """Whether something that is shown is still to be found out."""
        return self.question.has_more or self.standings.has_more

    def look_on(self) -> None:
        """Find out some of that, as long as patience lasts."""
        with self.patience.in_a_hurry():
            if self.question.has_more:
                self.question.look_on()
            else:
                self.standings.line()

    # Keys

    def press(self, key: str) -> str | None:
        """Handle a key; return its action if the screen must do it."""
        self._notice.key_is_pressed()
        choices = self.choices
        letter = len(key) == 1 and ((key.isalpha() and not key.isupper()) or key == "-")
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
        """Do an action by name; return it if the screen must do it."""
        self._notice.clear()
        return self._act(action)

    def _act(self, action: str) -> str | None:
        """Do an action, or pass it on to the screen."""
        do = self._actions.get(action)
        if do is None:
            return action
        self._try(do)
        return None

    def _table_of_actions(self) -> Mapping[str, Callable[[], None]]:
        """Return what each action does; actions missing here need a screen."""
        answers, panes = self.presenter.answers, self.presenter.panes
        return {
            # Moving
            "up": partial(self.cursor.arrow, "up"),
            "down": partial(self.cursor.arrow, "down"),
            "left": partial(self.cursor.arrow, "left"),
            "right": partial(self.cursor.arrow, "right"),
            "page-up": partial(self.cursor.page, -1),
            "page-down": partial(self.cursor.page, 1),
            "first": self.cursor.first,
            "last": self.cursor.last,
            "list-or-map": self.cursor.list_or_field,
            # Choosing
            "take": self._take_current,
            "rub-out": self._rub_out,
            "escape": self._escape,
            "why": self._why,
            **{section.id: partial(self._section, section) for section in answers.sections},
            # Views
            "map": self.cursor.show_field,
            "table": partial(self.cursor.show, GRID),
            "journal": partial(self.cursor.show, JOURNAL),
            "digest": partial(self.cursor.show, DIGEST),
            **{view: partial(self.cursor.show, view) for view in panes.views},
            # Time
            "undo": partial(self._go, self.driver.undo),
            "redo": partial(self._go, self.driver.redo),
            "back": partial(self._go, self.driver.back),
            "forward": self._forward,
            "chapter-back": partial(self._go, self.driver.chapter_back),
            "chapter-forward": partial(self._go, self.driver.chapter_forward),
            "main-line": partial(self._go, self.driver.end_what_if),
            "make-main": self.make_main,
            # Bots
            "pace": self._change_pace,
            "finish": self._finish,
            "reasons": self._change_reasons,
        }

    def _try(self, do: Callable[[], None]) -> None:
        """Do something to the game; errors are shown, and the game stays as recorded."""
        try:
            do()
        except MustAgreeError as needed:
            self.consent.ask(needed, do)
            self.ask()
        except GameError as error:
            self._notice.tell(self.presenter.words.in_words(error))
            self.ask()
        except Exception as error:  # a bug in the rules: the record is intact, so play can continue
            self._notice.tell(notices.rules_fail(error))
            self.ask()

    def agree(self, *, yes: bool) -> None:
        """Take the answer of the person who is asked to agree, and go back if nobody objects."""
        name = self.presenter.words.name(self.consent.asked or "")
        if (do := self.consent.answer(yes=yes)) is not None:
            self._try(do)
        else:
            self._notice.tell(consent.refused(name))

    def ask(self) -> None:
        """Ask the pending question."""
        if self.seating.make_way():
            self._notice.reader_changes()
        self._notice.question_is_put()
        decision, viewer, reader = self.driver.decision, self.viewer, self.seating.reader
        asked = decision is not None and decision.by is not None and not self.watching
        if asked:  # somebody who may not know the options sees none
            asked = self._question_for(reader) is decision
        self.journal.viewer = self.standings.viewer = self.onlooker.viewer = viewer
        self.question.put(reader, to_person=asked)
        self.cursor.reset(decision)
        if asked:
            self._warn()
        if (trouble := self.driver.trouble) is not None:
            self._notice.tell(trouble)

    def sit_down(self) -> None:
        """Show the player who is asked what they know: they have said that they are there."""
        self.seating.sit_down()
        self._notice.reader_changes()
        self.ask()
        self._notice.tell_results()

    def stand_up(self) -> None:
        """Show what everybody may know, because somebody else comes to the screen."""
        self.seating.stand_up()
        self._notice.reader_changes()
        self.ask()

    def is_for_the_asked_alone(self, action: str) -> bool:
        """Whether an action shows what only the player who is asked may know, who must sit down."""
        private = action in self.presenter.lookup.private
        return private and self.seating.somebody_else_is_asked

    def _glance(self) -> None:
        """Show the player who is asked the answers, and only those."""
        self.seating.glance()
        self.ask()

    def _warn(self) -> None:
        """Show each warning of the game once."""
        if self.session.read_only:
            return
        sight = Sight(self.board, self.driver.pending, seats=self.session.seats)
        warning = self.presenter.warning(sight)
        if warning is not None and warning[0] not in self._warned:
            self._warned.add(warning[0])
            self._notice.tell(warning[1])

    # Choosing

    def _type(self, letter: str) -> None:
        if self.choices is not None:
            self.cursor.to_list()
            sought = f"{self.choices.typed}{letter}"
            if not self.choices.type(letter):
                self._notice.tell(notices.nothing_called(sought))

    def _point(self, choices: Choices, digit: str) -> None:
        """Go to the answer whose number is typed; if there is none, say why."""
        self.cursor.to_list()
        if not choices.point(digit):
            self._notice.tell(self._why_no_digit(choices, digit))

    def _why_no_digit(self, choices: Choices, digit: str) -> str:
        """Return a sentence: this digit picks nothing, and what to do instead."""
        if choices.numbers is not None:
            return only_these(choices.numbers)
        if digit == ENDS:
            return notices.not_left_out(self.keymap.key("escape"))
        return notices.no_such_number(digit)

    def _take_current(self) -> None:
        if self.driver.is_replay:
            self._go(self.driver.forward)
        elif self.onlooker.bots_go_on:
            self.onlooker.rush()
        elif self.seating.hand_over is HandOver.QUICK:
            self._glance()
        elif self.decision is not None and self.choices is None:
            self._go(self.driver.settle)
            self.onlooker.go_on()
        elif (chosen := self.current) is not None:
            if chosen.reason is None:
                self._take(chosen.word)
            else:
                why = self.presenter.words.with_rule(chosen.reason)
                self._notice.tell(notices.because(chosen.label, why))

    def _take(self, word: str) -> None:
        """Answer with a word, and show what follows automatically."""
        if self.driver.is_replay:
            self._notice.tell(notices.REPLAY)
            return
        self._give(partial(self.driver.answer, word))

    def carry_out(self, plan: AnyShortcut) -> None:
        """Give all answers of a plan; raise `GameError`, and give none, if one is refused."""
        answers = single_answers(self.session, plan)
        self._notice.clear()
        self._give(partial(self.driver.carry_out, answers))

    def _give(self, answer: Callable[[], None]) -> None:
        """Answer, and show what follows automatically."""
        depth = self.session.depth
        self._try(partial(self._go, answer))
        self.onlooker.go_on()
        self._notice.tell_results()
        if not self._notice:
            self._notice.tell("; ".join(self.journal.rolled(depth)))

    def choose_place(self, place: str) -> None:
        """Answer with the place that is shown."""
        if self.choices is not None:
            self.choices.clear()
            self.cursor.aim_at(place)
            self.act("take")

    def _rub_out(self) -> None:
        if self.choices is not None:
            self.choices.rub_out()

    def _escape(self) -> None:
        if self.choices is not None and self.choices.clear():
            return
        if self.cursor.home() or self._notice.was_there:
            return  # the message is gone; that is enough for one key
        if (why := self.driver.read_only_reason) is not None:
            self._notice.tell(why)
        elif not self.driver.escape():
            self._notice.tell(notices.nothing_of_this_turn(self.keymap.key("undo")))
        else:
            self.ask()
            self._notice.tell_repeatedly(notices.taken_back(self.keymap.key("redo")))

    def _why(self) -> None:
        if self.choices is None or self.cursor.view in (JOURNAL, DIGEST):
            self._change_reasons()
        elif not self.choices.refused and not self.choices.explaining:
            self._notice.tell(notices.NOTHING_REFUSED)
        else:
            self.cursor.to_list()
            self.choices.explain()

    def _section(self, section: Section) -> None:
        """Take the only answer of a section, list several, or say why there is none."""
        if self.driver.bot_is_asked and any(
            word in section.words for word in self.presenter.answers.gifts.values()
        ):
            gift = self.driver.gift_to_bot(section, *self.seating.here)
            if gift is None:
                self._notice.tell(section.nothing)
            else:
                self._take(gift)
        elif self.choices is not None:
            word = self.choices.by_section(section)
            if word is not None:
                self._take(word)
            elif self.choices.only is not section:
                reason = self.choices.why_not(section)
                told = "" if reason is None else self.presenter.words.with_rule(reason)
                nothing = section.nothing
                self._notice.tell(notices.because(nothing, told) if told else nothing)

    # Time

    def _forward(self) -> None:
        if self.onlooker.bots_go_on:
            self.onlooker.next_step()
            self.ask()
            self._notice.tell_results()
        else:
            self._go(self.driver.forward)

    def _go(self, way: Callable[[], None]) -> None:
        """Go forward or back by hand, and ask the question found there."""
        if self.session.read_only and not self.driver.is_replay:
            self._notice.tell(notices.FOLLOWING)
            return
        self.onlooker.stay()
        before, told = self.session.seats, [*self.session.notices]
        way()
        self.ask()
        self._tell_news(told)
        name = self.presenter.words.name
        seats = self.session.seats.items()
        changed = [notices.seat(name(s), SEATED[who]) for s, who in seats if before.get(s) != who]
        if changed and not self._notice:
            self._notice.tell(notices.seats_here(listed(changed)))

    def _tell_news(self, told: list[str]) -> None:
        """Show what the session has found out about the record since these notices."""
        if news := [notice for notice in self.session.notices if notice not in told]:
            self._notice.tell("; ".join(news))

    def jump(self, number: int) -> None:
        """Go to an answer on any line."""
        self._try(partial(self._go, partial(self.driver.jump, number)))

    def make_main(self, number: int | None = None) -> None:
        """Make the line through an answer, or the current one, the main line."""
        try:
            self.driver.make_main(number)
        except GameError as error:
            self._notice.tell(self.presenter.words.in_words(error))
        else:
            self._notice.tell(notices.NEW_MAIN_LINE)

    def bookmark(self, name: str) -> None:
        """Give this place in the game a name."""
        try:
            self.session.bookmark(name)
        except GameError as error:
            self._notice.tell(self.presenter.words.in_words(error))
        else:
            self._notice.tell(notices.bookmarked(name.strip(), self.keymap.key("history")))

    def poll(self) -> bool:
        """Read what the other program has played since; return whether there was anything."""
        before, told = self.driver.board, [*self.session.notices]
        try:
            if not self.session.read_only or not self.session.poll():
                return False
        except GameError as error:
            self._notice.tell(self.presenter.words.in_words(error))
            return True
        self.journal.forget()
        self.standings.forget()
        self.question.forget()
        self.driver.compare_with(before)
        self.ask()
        self._tell_news(told)
        return True

    # Bots and seats

    def advance(self) -> float | None:
        """Let bots act at the chosen pace; return the seconds until the next call, or None."""
        acted, wait = self.onlooker.advance()
        if acted:
            self.ask()
            self._notice.tell_results()
        return wait

    def change_seat(self, side: str) -> None:
        """Switch a side between person and bot."""
        self._notice.clear()
        who = HUMAN if self.driver.is_bot(side) else BOT
        self._try(partial(self.driver.seat, side, who))
        self.onlooker.seats_changed(people=has_people(self.session.box.sides, self.session.seats))
        self.ask()

    def _finish(self) -> None:
        if self.driver.bot_is_asked:
            self.onlooker.finish_turn()
            self.ask()
        elif self.onlooker.is_lingering or self.decision is None:
            self._notice.tell(notices.NO_BOT_ACTS)
        else:
            side = self.presenter.words.name(self.asked or "")
            depth = self.session.depth
            self._notice.tell(notices.finished(side))
            self.onlooker.leave_to_bot()
            if self._has_passed_checkpoints_since(depth):
                self._notice.tell(notices.played_on(side, self.keymap.key("undo")))
            self.ask()

    def _has_passed_checkpoints_since(self, depth: int) -> bool:
        """Whether several parts of a turn have been played, which undo takes back one by one."""
        tree = self.session.tree
        numbers = tree.path(self.session.number, depth)
        return sum(tree[number].fingerprint is not None for number in numbers) > 1

    def _change_pace(self) -> None:
        self.onlooker.change_pace()
        self._tell_habit(notices.pace(PACES[self.onlooker.pace]))
        self._surface.remember("pace", self.onlooker.pace)

    def _change_reasons(self) -> None:
        self.onlooker.change_reasons()
        self._tell_habit(notices.reasons(REASONS[self.onlooker.reasons]))
        self._surface.remember("reasons", self.onlooker.reasons)

    def _tell_habit(self, habit: str) -> None:
        """Show a changed setting, unless a bot is acting: then the footer shows it anyway."""
        if not self.watching:
            self._notice.tell(habit)
