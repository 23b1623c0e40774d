"""The cursor: what is highlighted, and how the keys move it."""

from __future__ import annotations

from typing import Final

from adp_tui.play.choices import DIGITS, Choice, Choices
from adp_tui.play.journal import Journal
from adp_tui.play.question import PersonsQuestion
from adp_tui.play.surface import Surface
from adp_tui.presenter.answers import MAIN, REFUSED
from adp_tui.presenter.presenter import AnyPresenter
from core.kernel import Decision, Kind

FIELD: Final = "map"
GRID: Final = "table"
JOURNAL: Final = "journal"
DIGEST: Final = "digest"
"""The views that every game has, by the actions that show them; a game may add more."""


class Cursor:
    """What is highlighted, in the list or in the field, and which view is shown on the left."""

    def __init__(
        self, presenter: AnyPresenter, question: PersonsQuestion, journal: Journal, surface: Surface
    ) -> None:
        self._presenter = presenter
        self._question = question
        self._journal = journal
        self._surface = surface
        self.view = FIELD
        self.in_field = False
        """Whether arrows move in the field, or in the grid."""

        self.place = presenter.panes.field.home
        """The place that was reached with the arrows."""

        self.scroll = 0
        """How many lines at the end of the journal are below the pane."""

        self._page_read: tuple[Choice | None, int] = (None, 0)
        """The answer whose preview is being read, and the page."""

    def show_on(self, surface: Surface) -> None:
        """Connect a screen, which knows where things are."""
        self._surface = surface

    # What is highlighted

    @property
    def has_places(self) -> bool:
        """Whether the arrows can reach places in the field."""
        return bool(self._presenter.panes.field.home)

    @property
    def among_places(self) -> bool:
        """Whether the arrows move from place to place, in the field or in the grid."""
        return self.in_field and self.view in (FIELD, GRID)

    @property
    def current(self) -> Choice | None:
        """The highlighted answer, in the list or in the field."""
        choices = self._question.choices
        if choices is None or not self.among_places:
            return None if choices is None else choices.current
        found = next((c for c in choices.listed if c.word == self.place), None)
        if found is not None:
            return found
        label, reason = self._presenter.words.name(self.place), choices.decision.why_not(self.place)
        section = MAIN if reason is None else REFUSED
        return Choice(self.place, label, section, reason)

    def highlighted_place(self, decision: Decision | None) -> str | None:
        """Return the highlighted place in the field."""
        if self.in_field:
            return self.place
        words = [self.current.word] if self.current else []
        words += decision.about if decision is not None else ()
        return next((word for word in words if word in self._presenter.box.places), None)

    # Moving elsewhere

    def reset(self, decision: Decision | None) -> None:
        """Start where a new question needs the cursor."""
        self.scroll = 0
        self._page_read = None, 0
        if decision is not None and decision.kind is not Kind.PLACE:
            self.in_field = False

    def point_at(self, place: str) -> None:
        """Go to a place in the field."""
        self.in_field = True
        self.aim_at(place)

    def aim_at(self, place: str) -> None:
        """Highlight a place in the list or in the field, wherever the arrows move."""
        self.place = place
        if self._question.choices is not None:
            self._question.choices.move_to(place)

    def point_at_answer(self, word: str) -> None:
        """Go to an answer in the list."""
        self.in_field = False
        if self._question.choices is not None:
            self._question.choices.move_to(word)

    def to_list(self) -> None:
        """Let the arrows move in the list."""
        self.in_field = False

    def home(self) -> bool:
        """Go back to the field and the list; return whether the cursor was elsewhere."""
        was_elsewhere = self.in_field or self.view != FIELD
        self.in_field, self.view = False, FIELD
        return was_elsewhere

    def show(self, view: str) -> None:
        """Show a view, or the field if the view is already shown."""
        self.view = FIELD if self.view == view else view
        self.in_field = False
        self.scroll = 0

    def show_field(self) -> None:
        """Show the field; the cursor stays where it is."""
        self.view = FIELD

    def list_or_field(self) -> None:
        """Switch the arrows between the list and the field, if there are places to go to."""
        self.in_field = not self.in_field and self.has_places
        if self.in_field:
            self.view = GRID if self.view == GRID else FIELD
            choices = self._question.choices
            chosen = choices.current if choices is not None else None
            if chosen is not None and chosen.word in self._presenter.box.places:
                self.place = chosen.word

    # Arrows and pages

    def arrow(self, direction: str) -> None:
        """Move up, down, left or right."""
        by = {"up": -1, "down": 1}.get(direction, 0)
        choices = self._question.choices
        if self.among_places or (self.view == GRID and not by):
            self._walk(direction)
        elif choices is not None and by:
            choices.move(by)
        else:
            self._sideways(choices, 1 if direction == "right" else -1)

    def page(self, by: int) -> None:
        """Turn to the next page (1) or the previous one (-1)."""
        if self.view in (JOURNAL, DIGEST):
            self._scroll(by)
        elif self.among_places or self.view == GRID:
            self.in_field = True
            self._walk("page-down" if by > 0 else "page-up")
        elif self._question.choices is not None:
            self._question.choices.turn_page(by)

    def first(self) -> None:
        """Go to the first place or answer."""
        if self.among_places:
            self._walk("first")
        elif self._question.choices is not None:
            self._question.choices.first()

    def last(self) -> None:
        """Go to the last place or answer."""
        if self.among_places:
            self._walk("last")
        elif self._question.choices is not None:
            self._question.choices.last()

    @property
    def preview_page(self) -> int:
        """The page of the preview being read; the first one for another answer."""
        read, page = self._page_read
        return page if read == self.current else 0

    def _scroll(self, by: int) -> None:
        further = max(self.scroll - by * DIGITS, 0)
        if self.view == DIGEST:
            self.scroll = min(further, self._surface.overflow())
        elif by > 0 or self._journal.tail(1, further):
            self.scroll = further

    def _walk(self, direction: str) -> None:
        """Go to another place in the field or in the grid."""
        self.place = self._surface.step(self.view, self.place, direction)
        if self._question.choices is not None and self.among_places:
            self._question.choices.move_to(self.place)

    def _sideways(self, choices: Choices | None, by: int) -> None:
        """Go to the other column of the list; if there is only one, turn the preview's page."""
        rows = 0 if choices is None else self._surface.column(choices)
        if choices is None or not rows:
            self._page_read = self.current, self.preview_page + by
        elif 0 <= choices.cursor - choices.top + by * rows < len(choices.visible):
            choices.move(by * rows)
