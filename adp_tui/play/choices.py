"""The list of answers to a decision: filtered by typing, paged, and numbered."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from adp_tui.look.letters import folded
from adp_tui.look.paint import Line
from adp_tui.presenter.answers import FINISH, MAIN, REFUSED, Section
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.terminal.numbers import typed_on
from core.kernel import Decision, Kind, Reason

DIGITS: Final = 9

ENDS: Final = "0"
"""The number of the answer that ends a question."""

CANNOT: Final = "-"
"""Shown instead of a number before a refused answer."""


class Choice(NamedTuple):
    """One answer, possible or refused."""

    word: str
    label: str
    section: Section
    reason: Reason | None = None
    """Why it is refused; None if it can be chosen."""


class Worth(NamedTuple):
    """Shown after an answer: its possible gain or a hint, and its price."""

    brings: str
    price: str = ""


class Choices:
    """The answers of one decision, as the list shows them.

    The cursor moves over everything listed; `rows` are in the list itself, `fixed` are the answers
    below it that have their own keys.
    """

    def __init__(
        self,
        decision: Decision,
        presenter: AnyPresenter,
        page: int = DIGITS,
        number: str | None = None,
        board: Any = None,
    ) -> None:
        self.decision = decision
        self._board = board
        """The position, for names that depend on it; None if they are not needed."""

        self._words = presenter.words
        self._places = presenter.box.places
        self._answers = presenter.answers
        self.page = page
        """How many rows the list shows at once."""

        self._number = number
        """The number on which the cursor begins; None for the largest."""

        self.typed = ""
        self.number = ""
        """The number typed so far; the cursor is on the answer with that number."""

        self.only: Section | None = None
        """The section whose key narrowed the list."""

        self.explaining = False
        """Whether refused answers are listed too."""

        # What the list shows is made once and kept during the question; see `forget_prospects`.
        self.prospects: dict[tuple[str, bool], Worth] = {}
        """What is shown after each answer, short or long."""

        self.shorter: dict[str, tuple[str, ...]] = {}
        """Shorter hints about answers."""

        self.contents: dict[str, Line] = {}
        """What is in each place."""

        self.terms: dict[int, str] = {}
        """What the answers cost, by the room there is to say it."""

        self._offered = [self._offer(word) for word in decision.options]
        self._refused: list[Choice] | None = None
        self._list()

    def forget_prospects(self) -> None:
        """Forget what depends on looking ahead, because more is known now."""
        self.prospects.clear()
        self.terms.clear()

    # What is listed

    @property
    def is_count(self) -> bool:
        """Whether a number is asked for."""
        return self.decision.kind is Kind.COUNT

    def is_number(self, row: Choice) -> bool:
        """Whether an answer is one of the numbers asked for; a bot may have other words here."""
        return self.is_count and row.word.isdigit()

    @property
    def numbers(self) -> tuple[str, ...] | None:
        """The numbers that can be chosen, if a number is asked for."""
        if not self.is_count or self.only is not None:
            return None
        return tuple(choice.word for choice in self._offered if self.is_number(choice))

    @property
    def refused(self) -> list[Choice]:
        """Answers that a player might expect here and that are refused, with reasons."""
        if self._refused is None:
            self._refused = [
                Choice(word, self._words.label(self.decision, word), REFUSED, reason)
                for word in self._sought
                if word not in self.decision.options and (reason := self._reason(word)) is not None
                if self._answers.is_worth_listing(self.decision, reason)
            ]
        return self._refused

    @property
    def _sought(self) -> tuple[str, ...]:
        """Words that a player might expect here: every place, unless the game says more."""
        sought = self._answers.sought(self.decision)
        is_place = self.decision.kind is Kind.PLACE
        return sought or (self._places if is_place else ())

    @property
    def current(self) -> Choice | None:
        """The highlighted answer."""
        listed = self.listed
        return listed[self.cursor] if self.cursor < len(listed) else None

    @property
    def listed(self) -> list[Choice]:
        """Everything the cursor can be on, in order."""
        return [*self.rows, *self.fixed]

    @property
    def can(self) -> int:
        """How many answers of the list can be chosen."""
        return sum(row.reason is None for row in self.rows)

    @property
    def top(self) -> int:
        """The first row of the cursor's page; the last page of numbers is always full."""
        if self.cursor >= len(self.rows):
            return self._top
        top = self.cursor // self.page * self.page
        return max(min(top, len(self.rows) - self.page), 0) if self.is_count else top

    @property
    def visible(self) -> list[Choice]:
        """The rows of the page."""
        return self.rows[self.top : self.top + self.page]

    def number_of(self, row: Choice) -> str:
        """Return the number of a row; - if it is refused, blank if it has none."""
        if row.reason is not None:
            return CANNOT
        if self.is_number(row):
            return row.word
        if row in self.rows and not self.is_count:
            return str(self.rows.index(row) + 1)
        return ENDS if row.section is FINISH else ""

    # Keys

    def move(self, by: int) -> None:
        """Move the cursor, stopping at either end."""
        self._set_cursor(self.cursor + by)

    def turn_page(self, by: int) -> None:
        """Go to the first row of the next or previous page."""
        last = max(len(self.rows) - 1, 0)
        here = min(self.cursor, last) // self.page
        self._set_cursor(min(max((here + by) * self.page, 0), last))

    def first(self) -> None:
        """Go to the first row."""
        self._set_cursor(0)

    def last(self) -> None:
        """Go to the last row that can be chosen."""
        self._set_cursor(max(self.can - 1, 0))

    def move_to(self, word: str) -> bool:
        """Put the cursor on a word; return whether it is listed."""
        for place, choice in enumerate(self.listed):
            if choice.word == word:
                self._set_cursor(place)
                return True
        return False

    def type(self, letter: str) -> bool:
        """Narrow the list; return False for a letter that matches nothing."""
        before, self.typed = self.typed, self.typed + folded(letter)
        self._list()
        if not self.rows:
            self.typed = before
            self._list()
        return self.typed != before

    def rub_out(self) -> None:
        """Delete the last digit, or otherwise the last letter."""
        if shorter := self.number[:-1]:
            self.number = ""
            self.point(shorter)
            return
        self.typed = self.typed if self.number else self.typed[:-1]
        self._list()

    def explain(self) -> None:
        """Show or hide refused answers; the cursor goes to the first one."""
        self.explaining = not self.explaining
        self._list()
        if self.explaining:
            place = next((n for n, row in enumerate(self.rows) if row.reason is not None), 0)
            self._set_cursor(place)

    def clear(self) -> bool:
        """Undo all narrowing; return whether there was any."""
        narrowed = bool(self.typed or self.number or self.only or self.explaining)
        self.typed, self.only, self.explaining = "", None, False
        if narrowed:
            self._list()
        return narrowed

    def point(self, digit: str) -> bool:
        """Add a digit to the number and go to its answer; return whether there is one."""
        number = typed_on(self.number, digit, lambda typed: self._numbered(typed) is not None)
        if (place := self._numbered(number)) is not None:
            self._set_cursor(place)
            self.number = number
        return bool(number)

    def _numbered(self, typed: str) -> int | None:
        """Return the index of the answer with this number, or of one whose number begins so.

        If there is none, it may be an answer that is a number itself, as on a playing piece.
        """
        listed = self.listed
        numbers = [self.number_of(row) for row in listed]
        if typed == ENDS and typed not in numbers:
            numbers = [ENDS if row.section is FINISH else "" for row in listed]
        if typed in numbers:
            return numbers.index(typed)
        places = range(len(listed) if typed else 0)
        begun = next((place for place in places if numbers[place].startswith(typed)), None)
        if begun is not None or len(typed) == 1:
            return begun
        words = [row.word if row.word.isdigit() else "" for row in listed]
        return next((place for place in places if words[place].startswith(typed)), None)

    def by_section(self, section: Section) -> str | None:
        """Return the only word of a section; if there are several, narrow the list to them."""
        words = self._section(section)
        if len(words) == 1:
            return words[0].word
        if words:
            self.typed, self.only = "", section
            self._list()
        return None

    def why_not(self, section: Section) -> Reason | None:
        """Return why nothing in a section is offered, if the rules say."""
        reasons = (self._reason(word) for word in section.words)
        return next((reason for reason in reasons if reason is not None), None)

    # How the list is made

    def _list(self) -> None:
        """List the matches; the cursor goes to the first, or to the default number."""
        sections = (MAIN,) if self.only is None else (self.only,)
        rows = [choice for choice in self._offered if choice.section in sections]
        aside = [choice for choice in self._offered if choice.section is not MAIN]
        if not self.typed and self.only is None and not rows:
            rows, aside = aside, []  # there is nothing else to list
        matching = rows if self.only else [*rows, *aside]
        if self.typed:
            refused = [] if self.only else self.refused
            rows = _narrowed([*matching, *refused], self.typed)
        elif self.only is None and (self.explaining or self._is_menu):
            rows = [*rows, *self.refused]
        self.number = ""
        self.rows: list[Choice] = rows
        self.fixed: list[Choice] = [] if self.typed or self.only else aside
        of_all = self.is_count and not self.typed and self.only is None
        self.cursor = self._default_index(rows) if of_all else 0
        self._top = 0

    def _default_index(self, rows: list[Choice]) -> int:
        """Return the index of the number to begin on."""
        words = [row.word for row in rows if self.is_number(row)]
        return words.index(self._number) if self._number in words else max(len(words) - 1, 0)

    @property
    def _is_menu(self) -> bool:
        return self.decision.kind is Kind.MENU

    def _offer(self, word: str) -> Choice:
        """Return a word that can be chosen."""
        label = self._words.label_on(self.decision, word, self._board)
        return Choice(word, label, self._answers.section(self.decision, word))

    def _section(self, section: Section) -> list[Choice]:
        return [choice for choice in self._offered if choice.section is section]

    def _set_cursor(self, place: int) -> None:
        self.number = ""
        self._top = self.top
        self.cursor = min(max(place, 0), max(len(self.listed) - 1, 0))

    def _reason(self, word: str) -> Reason | None:
        """Return the rules' own reason; "not an option" alone explains nothing."""
        refuse = self.decision.refuse
        if word in self.decision.options or refuse is None:
            return None
        return refuse(word)


def _narrowed(rows: list[Choice], typed: str) -> list[Choice]:
    """Return the rows with a word that starts with the text, or otherwise those containing it."""
    starting = [row for row in rows if _starts(row, typed)]
    return starting or [row for row in rows if typed in _searched(row)]


def _searched(row: Choice) -> str:
    return folded(f"{row.label} {row.word}")


def _starts(row: Choice, typed: str) -> bool:
    words = _searched(row).replace("-", " ").split()
    return any(word.startswith(typed) for word in words) or folded(row.label).startswith(typed)
