"""A plan at the table: what each key does to it, independent of any screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from itertools import chain
from typing import Final

from adp_tui.config.page_keys import PLAN_DONE
from adp_tui.play.controller import Controller
from adp_tui.play.notice import Notice
from adp_tui.play.piece_list import LETTERS, PieceList
from adp_tui.play.shortcuts import earlier
from adp_tui.play.walks import Walk, towards
from adp_tui.presenter.panes import Direction
from adp_tui.presenter.planner import ChangeRefusedError, OpenPlan, Planner
from adp_tui.terminal.numbers import number_in
from adp_tui.texts import notices
from adp_tui.texts import planning as texts
from core.kernel import GameError, IllegalAnswerError, Knowledge, Reason, ShortcutRefusedError

_UNDO: Final = "U"


class PlanEnd(Enum):
    """How the planning ends."""

    DONE = auto()
    """The plan was carried out."""

    LEFT = auto()
    """Nothing of it was kept."""


def planner_for(controller: Controller) -> Planner | None:
    """Return what plans the question that a person is asked now; None if nothing does."""
    planner = controller.presenter.planner
    if planner is None or controller.choices is None or controller.session.read_only:
        return None
    return planner if planner.may_begin(controller.sight) else None


def begins_here(controller: Controller) -> bool:
    """Whether a question that can be planned has just come up, for the first time in the game."""
    if planner_for(controller) is None or controller.driver.is_past:
        return False
    return controller.session.turn.is_at_checkpoint


class Planning(PieceList):
    """A plan that takes shape: a piece is selected, and keys say what becomes of it."""

    def __init__(self, controller: Controller, planner: Planner) -> None:
        session, by = controller.session, controller.asked
        assert by is not None
        self._controller = controller
        self.first = planner.begin(Knowledge(session.box, session.turn), earlier(session, by))
        """The plan as it was in the beginning."""

        self.plan: OpenPlan = self.first
        self._before: list[OpenPlan] = []
        """The plans before each change, to take it back."""

        pieces = tuple(piece for group in self.plan.groups for piece in group.pieces)
        super().__init__(pieces, _first_to_place(self.plan, pieces))

        self.last: str | None = None
        """The place where somebody works: where a piece was last put or changed."""

        self._latest: str | None = None
        """The piece that was, which others follow."""

        self._notice = Notice()
        self._asked_to: PlanEnd | None = None
        """How the planning ends if the same key is pressed once more."""

        self._deeds = self._table_of_deeds()

    # What is shown

    @property
    def notice(self) -> str:
        """The message to the player, shown until the next key."""
        return str(self._notice)

    @property
    def place(self) -> str | None:
        """Where the selected piece is planned to be."""
        return None if self.selected is None else self.plan.place(self.selected)

    @property
    def is_changed(self) -> bool:
        """Whether there is anything to lose."""
        return self.plan is not self.first

    # Keys

    def press(self, key: str, walk: Walk) -> PlanEnd | None:
        """Do what a key does; return how the planning ends, None if it goes on."""
        asked_to = self._asked_to
        self.forget_messages()
        if key == "escape":
            if asked_to is PlanEnd.LEFT or not self.is_changed:
                return PlanEnd.LEFT
            self._ask_again(PlanEnd.LEFT, texts.LEAVE_AGAIN)
            return None
        if key == PLAN_DONE and asked_to is not PlanEnd.DONE and self._looks_forgotten:
            self._ask_again(PlanEnd.DONE, texts.done_again(len(self.plan.spare), PLAN_DONE))
            return None
        try:
            return self._pressed(key, walk)
        except GameError as error:
            self._notice.tell(self._in_words(error))
            return None

    @property
    def _looks_forgotten(self) -> bool:
        """Whether nothing has been planned, although there are pieces without a place."""
        return not self.is_changed and bool(self.plan.spare)

    def _ask_again(self, end: PlanEnd, text: str) -> None:
        """Ask for the same key once more before the planning ends like that."""
        self._asked_to = end
        self._notice.tell(text)

    def forget_messages(self) -> None:
        """Clear the message, and what it asked for, because something else is done."""
        self._notice.clear()
        self._asked_to = None

    def _pressed(self, key: str, walk: Walk) -> PlanEnd | None:
        if key == PLAN_DONE and (problem := self.problem()):
            self._notice.tell(problem)
            return None
        if key == PLAN_DONE:
            self._controller.carry_out(self.plan.answers())
            return PlanEnd.DONE
        number = number_in(key) if len(key) == 1 else None
        if key in LETTERS and len(key) == 1:
            self._look_for(key)
        elif number:
            self._join(number)
        elif key in tuple(Direction):
            self._move(Direction(key), walk)
        elif (deed := self._deeds.get(key)) is not None:
            deed()
        return None

    def _table_of_deeds(self) -> Mapping[str, Callable[[], None]]:
        """Return what the other keys do."""
        return {
            "enter": self._put_again,
            "backspace": self._take_back,
            "0": self._take_back,
            "/": lambda: self._work_on(lambda piece: self.plan.turned(piece)),
            "tab": lambda: self.step(1),
            "shift+tab": lambda: self.step(-1),
            "pagedown": lambda: self.turn_page(1),
            "pageup": lambda: self.turn_page(-1),
            "home": lambda: self.select_at(0),
            "end": lambda: self.select_at(len(self.pieces) - 1),
            "=": self._repeat,
            "B": lambda: self._replace(self.plan.as_bot()),
            "X": lambda: self._replace(self.first),
            _UNDO: self._undo,
        }

    def _in_words(self, error: GameError) -> str:
        """Return why something cannot be done, with the number of the rule."""
        words = self._controller.presenter.words
        match error:
            case ChangeRefusedError() if self.selected is not None:
                return notices.because(self.plan.name(self.selected), words.with_rule(error.reason))
            case ChangeRefusedError() | IllegalAnswerError() | ShortcutRefusedError():
                return words.with_rule(error.reason)
            case _:
                return words.in_words(error)

    def problem(self) -> str:
        """Return why the plan cannot be carried out as it is; blank if it can."""
        reason: Reason | None = self.plan.problem
        return "" if reason is None else self._controller.presenter.words.with_rule(reason)

    # Selecting

    def select(self, piece: str) -> None:
        """Select a piece."""
        self.forget_messages()
        self.selected = piece

    def _look_for(self, letter: str) -> None:
        """Select the piece with a letter, or say that there is none."""
        if not self.select_letter(letter):
            self._notice.tell(notices.nothing_called(letter))

    # Changing

    def _change(self, change: Callable[[str], OpenPlan]) -> None:
        """Change what becomes of the selected piece."""
        if self.selected is None:
            self._notice.tell(texts.NO_PIECES)
        else:
            self._replace(change(self.selected))

    def _replace(self, plan: OpenPlan) -> None:
        if plan is not self.plan:
            self._before.append(self.plan)
            self.plan = plan

    def _repeat(self) -> None:
        """Plan what was carried out the last time, or say why not: no piece is named."""
        try:
            self._replace(self.plan.as_before())
        except ChangeRefusedError as refused:
            self._notice.tell(self._controller.presenter.words.with_rule(refused.reason))

    def _undo(self) -> None:
        if self._before:
            self.plan = self._before.pop()
        else:
            self._notice.tell(texts.NOTHING_TO_UNDO)

    def put(self, place: str) -> None:
        """Put the selected piece somewhere, or say why it may not be there."""
        self.forget_messages()
        try:
            self._put(place)
        except GameError as error:
            self._notice.tell(self._in_words(error))

    def _put(self, place: str, mate: str | None = None) -> None:
        self._work_on(lambda piece: self.plan.put(piece, place, mate))

    def _work_on(self, change: Callable[[str], OpenPlan]) -> None:
        """Change what becomes of the selected piece; the next one follows it."""
        self._change(change)
        if self.place is not None:
            self.last, self._latest = self.place, self.selected

    def _join(self, number: int) -> None:
        """Put the selected piece into a group where it is, or else where the last one went."""
        plan, last = self.plan, self.last
        if self.place is None and last is not None:
            self._work_on(lambda piece: plan.put(piece, last).joined(piece, number))
        else:
            self._work_on(lambda piece: plan.joined(piece, number))

    def _take_back(self) -> None:
        self._change(lambda piece: self.plan.taken_back(piece))

    def _put_again(self) -> None:
        """Put the selected piece where the last one went, and select the next without a place."""
        if self.selected is not None and self.place is None:
            self._enter(self.selected)
        elif self.selected is not None and self.last is not None:
            before, piece, place = self.place, self.selected, self.last
            self._put(place, self._mate)
            self._select_next()
            if place != before:  # it was somewhere else already, so this may be a surprise
                name = self._controller.presenter.words.name
                self._notice.tell(texts.moved(self.plan.name(piece), name(place), _UNDO))
            return
        self._select_next()

    @property
    def _mate(self) -> str | None:
        """The piece that the next one is to be with, if it is still where somebody works."""
        piece = self._latest
        return piece if piece is not None and self.plan.place(piece) == self.last else None

    @property
    def here(self) -> str | None:
        """From where arrows move the selected piece: its place, or where the last one went."""
        return self.place or self.last or self._controller.presenter.panes.field.home or None

    def _enter(self, piece: str) -> None:
        """Put a piece without a place where the last one went, or where it may be."""
        allowed, start = self.plan.places(piece), self.here
        home = self._controller.presenter.panes.field.home
        wanted = [place for place in (start, home, *allowed) if place in allowed]
        place = wanted[0] if wanted else start  # which says why not
        if place is None:
            self._notice.tell(texts.NOWHERE)
        else:
            self._put(place, self._mate if place == self.last else None)

    def _select_next(self) -> None:
        """Select the next piece without a place that can have one, if there is one."""
        spare = [piece for piece in self.plan.spare if self.plan.places(piece)]
        if (found := self.first_after(spare)) is not None:
            self.selected = found
        else:
            self._notice.tell(texts.NOBODY_ELSE if self.plan.spare else texts.NOBODY_LEFT)

    def _move(self, direction: Direction, walk: Walk) -> None:
        """Put the selected piece into the next place in a direction where it may be.

        One without a place goes on from where the last one went; at the edge, it stays there.
        """
        if self.selected is None:
            return
        here, allowed = self.here, self.plan.places(self.selected)
        found = None if here is None else towards(here, direction, allowed, walk)
        if found is not None:
            self._put(found)
        elif self.place is None:
            self._enter(self.selected)


def _first_to_place(plan: OpenPlan, pieces: tuple[str, ...]) -> str | None:
    """Return the first piece without a place that can have one, or else the first that can move."""
    spare = (piece for piece in plan.spare if plan.places(piece))
    movable = (piece for piece in pieces if len(plan.places(piece)) > 1)
    return next(chain(spare, movable, pieces), None)
