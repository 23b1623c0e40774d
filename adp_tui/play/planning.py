"""A plan at the table: what each key does to it, independent of any screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from typing import Final

from adp_tui.play.controller import Controller
from adp_tui.play.notice import Notice
from adp_tui.play.shortcuts import earlier
from adp_tui.presenter.panes import Direction
from adp_tui.presenter.planner import ChangeRefusedError, OpenPlan, Planner
from adp_tui.terminal.numbers import number_in
from adp_tui.texts import notices
from adp_tui.texts import planning as texts
from core.kernel import GameError, IllegalAnswerError, Knowledge, Reason, ShortcutRefusedError

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"

Walk = Callable[[str, Direction], str]
"""Returns the next place in a direction, or the same one if there is none."""


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


class Planning:
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

        self.selected: str | None = next(iter(self.pieces), None)
        self.last: str | None = None
        """Where a piece was last put."""

        self.page = len(LETTERS)
        """How many pieces are on the screen at once."""

        self._notice = Notice()
        self._is_leaving = False
        self._deeds = self._table_of_deeds()

    # What is shown

    @property
    def notice(self) -> str:
        """The message to the player, shown until the next key."""
        return str(self._notice)

    @property
    def pieces(self) -> tuple[str, ...]:
        """All pieces, in the order of the list."""
        return tuple(piece for group in self.plan.groups for piece in group.pieces)

    @property
    def visible(self) -> tuple[str, ...]:
        """The pieces on the present page; the letters are theirs, in order."""
        start = self.top
        return self.pieces[start : start + self._size]

    @property
    def top(self) -> int:
        """The first piece of the page with the selected one."""
        if self.selected is None:
            return 0
        return self.pieces.index(self.selected) // self._size * self._size

    @property
    def pages(self) -> int:
        """How many pages the list has."""
        return -(-len(self.pieces) // self._size)

    @property
    def page_number(self) -> int:
        """Which of them is shown, counted from 1."""
        return self.top // self._size + 1

    @property
    def _size(self) -> int:
        return max(min(self.page, len(LETTERS)), 1)

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
        self._notice.clear()
        leaving, self._is_leaving = self._is_leaving, False
        if key == "escape":
            if leaving or not self.is_changed:
                return PlanEnd.LEFT
            self._is_leaving = True
            self._notice.tell(texts.LEAVE_AGAIN)
            return None
        try:
            return self._pressed(key, walk)
        except GameError as error:
            self._notice.tell(self._in_words(error))
            return None

    def _pressed(self, key: str, walk: Walk) -> PlanEnd | None:
        if key == "D" and (problem := self.problem()):
            self._notice.tell(problem)
            return None
        if key == "D":
            self._controller.carry_out(self.plan.answers())
            return PlanEnd.DONE
        number = number_in(key) if len(key) == 1 else None
        if key in LETTERS and len(key) == 1:
            self._select_letter(key)
        elif number:
            self._change(lambda piece: self.plan.joined(piece, number))
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
            "/": lambda: self._change(lambda piece: self.plan.turned(piece)),
            "tab": lambda: self._step(1),
            "shift+tab": lambda: self._step(-1),
            "pagedown": lambda: self._turn_page(1),
            "pageup": lambda: self._turn_page(-1),
            "home": lambda: self._select(0),
            "end": lambda: self._select(len(self.pieces) - 1),
            "=": lambda: self._replace(self.plan.as_before()),
            "B": lambda: self._replace(self.plan.as_bot()),
            "X": lambda: self._replace(self.first),
            "U": self._undo,
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
        self._notice.clear()
        self.selected = piece

    def _select_letter(self, letter: str) -> None:
        place = LETTERS.index(letter)
        if place < len(self.visible):
            self.selected = self.visible[place]
        else:
            self._notice.tell(notices.nothing_called(letter))

    def _select(self, place: int) -> None:
        if self.pieces:
            self.selected = self.pieces[min(max(place, 0), len(self.pieces) - 1)]

    def _step(self, by: int) -> None:
        if self.selected is not None:
            self._select((self.pieces.index(self.selected) + by) % len(self.pieces))

    def _turn_page(self, by: int) -> None:
        """Go to the first piece of another page."""
        if 0 <= (top := self.top + by * self._size) < len(self.pieces):
            self._select(top)

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

    def _undo(self) -> None:
        if self._before:
            self.plan = self._before.pop()
        else:
            self._notice.tell(texts.NOTHING_TO_UNDO)

    def put(self, place: str) -> None:
        """Put the selected piece somewhere, or say why it may not be there."""
        self._notice.clear()
        try:
            self._put(place)
        except GameError as error:
            self._notice.tell(self._in_words(error))

    def _put(self, place: str) -> None:
        self._change(lambda piece: self.plan.put(piece, place))
        self.last = place

    def _take_back(self) -> None:
        self._change(lambda piece: self.plan.taken_back(piece))

    def _put_again(self) -> None:
        """Put the selected piece where the last one went, and select the next without a place."""
        if self.selected is not None and self.place is None:
            self._enter(self.selected)
        elif self.last is not None:
            self._put(self.last)
        self._select_next()

    def _enter(self, piece: str) -> None:
        """Put a piece without a place where the last one went, or where it may be."""
        allowed = self.plan.places(piece)
        home = self._controller.presenter.panes.field.home
        wanted = [place for place in (self.last or home, home, *allowed) if place in allowed]
        if wanted:
            self._put(wanted[0])
        elif home:
            self._put(home)  # which says why not
        else:
            self._notice.tell(texts.NOWHERE)

    def _select_next(self) -> None:
        """Select the next piece without a place, if there is one."""
        spare, pieces = self.plan.spare, self.pieces
        if self.selected is None or not spare:
            self._notice.tell(texts.NOBODY_LEFT)
            return
        here = pieces.index(self.selected)
        order = sorted(spare, key=lambda piece: (pieces.index(piece) <= here, pieces.index(piece)))
        self.selected = order[0]

    def _move(self, direction: Direction, walk: Walk) -> None:
        """Put the selected piece into the next place in a direction where it may be."""
        if self.selected is None:
            return
        here = self.place
        if here is None:
            self._enter(self.selected)
            return
        allowed = self.plan.places(self.selected)
        found = _towards(here, direction, allowed, walk)
        if found is not None:
            self._put(found)


def _towards(here: str, direction: Direction, allowed: Sequence[str], walk: Walk) -> str | None:
    """Return the next allowed place in a direction, or the next one if none is allowed there."""
    nearest: str | None = None
    seen = {here}
    while (place := walk(here, direction)) not in seen:
        if place in allowed:
            return place
        nearest, here = nearest or place, place
        seen.add(place)
    return nearest


def in_a_row(places: Sequence[str]) -> Walk:
    """Return how to walk through places that no map shows: back and forth in their order."""

    def walk(place: str, direction: Direction) -> str:
        by = 1 if direction in (Direction.RIGHT, Direction.DOWN) else -1
        return places[min(max(places.index(place) + by, 0), len(places) - 1)]

    return walk
