"""The current question: its list of answers, and what each would lead to.

Each answer is looked ahead once per question, and the result is kept: list, preview, hints and
prices share one outlook, also when the player returns to the question. If it takes long, the
question is shown first and the rest is found out afterwards.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, TypeVar

from adp_tui.play.choices import Choices
from adp_tui.play.driver import Driver
from adp_tui.play.lookahead.follow import look_ahead
from adp_tui.play.lookahead.patience import Patience
from adp_tui.play.lookahead.preview import Preview, preview
from adp_tui.play.surface import Surface
from adp_tui.presenter.ahead import Outlook
from adp_tui.presenter.presenter import AnyPresenter
from core.kernel import ONLOOKER, Decision, Turn, Viewer

SeenT = TypeVar("SeenT", Outlook, Preview)

MOST_KEPT: Final = 32
"""How many questions are remembered with their outlooks."""


class LookAhead:
    """What the answers to one question would lead to; each is looked ahead once."""

    here: Turn[Any, Any]
    """The game at the question, for copies on which answers are tried."""

    def __init__(self, presenter: AnyPresenter, decision: Decision, viewer: Viewer) -> None:
        self._presenter = presenter
        self._decision = decision
        self._viewer = viewer
        self.outlooks: dict[str, Outlook | None] = {}
        """How far the answers looked at could lead; None if the rules fail."""

        self.previews: dict[str, Preview | None] = {}
        """What they would change; None if the rules fail."""

    def outlook(self, word: str) -> Outlook | None:
        """Return how far an answer could lead, None if the rules fail."""
        if word not in self.outlooks:
            assert self.here.pending == self._decision
            try:
                found = look_ahead(self._presenter, self.here, word, self._viewer)
            except Exception:  # a bug in the rules must not end a game that only looks ahead
                found = None
            self.outlooks[word] = found
        return self.outlooks[word]

    def preview(self, word: str) -> Preview | None:
        """Return what an answer would change, None if the rules fail."""
        if word not in self.previews:
            self.previews[word] = self._seen(word)
        return self.previews[word]

    def _seen(self, word: str) -> Preview | None:
        if (outlook := self.outlook(word)) is None:
            return None
        try:
            return preview(self._presenter, self.here, self._decision, word, outlook, self._viewer)
        except Exception:  # as above
            return None


class PersonsQuestion:
    """The question to a person, and the list of answers."""

    def __init__(
        self, driver: Driver, presenter: AnyPresenter, surface: Surface, patience: Patience
    ) -> None:
        self._driver = driver
        self._presenter = presenter
        self._surface = surface
        self._patience = patience

        self._due: dict[str, Callable[[str], object]] = {}
        """The answers that were not looked at in a hurry, and how to look at them."""

        self._kept: OrderedDict[int, LookAhead] = OrderedDict()
        self._viewer = ONLOOKER
        self._ahead: LookAhead | None = None
        self.choices: Choices | None = None
        """The list; None while no person is asked."""

    def put(self, viewer: Viewer, *, to_person: bool) -> None:
        """List the answers to the pending question, if it is for a person, for who looks."""
        if viewer != self._viewer:
            self._viewer = viewer
            self.forget()
        decision = self._driver.decision
        board = self._viewer.view(self._presenter.box, self._driver.board)
        self.choices = self._ahead = None
        self._due.clear()
        if decision is None:
            return
        self._ahead = self._looked_ahead(decision)
        if not to_person or decision.by is None:
            return
        answers = self._presenter.answers
        by_bot = self._driver.is_bot(decision.by)
        shown = decision if by_bot else answers.arranged(decision, board)
        number = answers.first_number(decision, board)
        self.choices = Choices(shown, self._presenter, self._surface.page(shown), number, board)
        if (first := answers.begins_on(decision)) is not None:
            self.choices.move_to(first)
        if self._driver.is_replay and (onward := self._driver.onward()) is not None:
            self.choices.move_to(onward.answer)

    def show_on(self, surface: Surface) -> None:
        """Connect a screen, which knows how much of the list is visible; filter and cursor stay."""
        self._surface = surface
        self.resize()

    def resize(self) -> None:
        """List as much as the screen has room for."""
        if self.choices is not None:
            self.choices.page = self._surface.page(self.choices.decision)

    def outlook(self, word: str) -> Outlook | None:
        """Return how far an answer could lead, None if unknown."""
        if (ahead := self._ahead) is None:
            return None
        return self._unless_over(ahead.outlook, ahead.outlooks, word)

    def preview(self, word: str) -> Preview | None:
        """Return what an answer would change, None if unknown."""
        if (ahead := self._ahead) is None:
            return None
        return self._unless_over(ahead.preview, ahead.previews, word)

    def _unless_over(
        self, look: Callable[[str], SeenT | None], seen: dict[str, SeenT | None], word: str
    ) -> SeenT | None:
        """Look at an answer, unless that is new and patience is over: then it is due."""
        if word in seen or not self._patience.is_over:
            return look(word)
        self._due.setdefault(word, look)
        return None

    @property
    def has_more(self) -> bool:
        """Whether something is still to be found out."""
        return bool(self._due)

    def is_due(self, word: str) -> bool:
        """Whether something is still to be found out about an answer."""
        return word in self._due

    def look_on(self) -> None:
        """Find out what is due, at least about one answer, as long as patience lasts."""
        while self._due:
            word, look = next(iter(self._due.items()))
            look(word)
            del self._due[word]
            if self._patience.is_over:
                break
        if not self._due and self.choices is not None:
            self.choices.forget_prospects()  # some were made without what is known now

    def forget(self) -> None:
        """Forget all outlooks, because the record is another one."""
        self._kept.clear()

    def _looked_ahead(self, decision: Decision) -> LookAhead:
        """Return the look-ahead kept for this question, or a new one."""
        session = self._driver.session
        found = self._kept.pop(session.number, None)
        if found is None:
            found = LookAhead(self._presenter, decision, self._viewer)
        found.here = session.turn
        self._kept[session.number] = found
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found
