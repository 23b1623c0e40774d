"""The presenter of a game: how it is shown and worded.

It consists of parts that know each other by type. A game overrides the parts for which it has more
to say; the defaults are plain, so that a new game can be played on the screen as soon as it has
rules.
"""

from __future__ import annotations

from typing import Any, Generic, TypeAlias

from adp_tui.presenter.ahead import Ahead
from adp_tui.presenter.answers import Answers
from adp_tui.presenter.cover import Cover
from adp_tui.presenter.form import FormSpec
from adp_tui.presenter.lookup import Lookup
from adp_tui.presenter.own_copy import OwnCopy
from adp_tui.presenter.panes import Panes
from adp_tui.presenter.planner import Planner
from adp_tui.presenter.sight import Sight
from adp_tui.presenter.summary import Summary, summary
from adp_tui.presenter.words import Words
from core.kernel import Box
from core.kernel.table import BoardT, FactT
from saves.glance import Glance


class Presenter(Generic[BoardT, FactT]):
    """How one game is shown; it gets sights, never the game itself."""

    def __init__(
        self,
        box: Box[BoardT, FactT],
        cover: Cover,
        *,
        words: Words[BoardT, FactT] | None = None,
        answers: Answers[BoardT] | None = None,
        ahead: Ahead[BoardT, FactT] | None = None,
        panes: Panes[BoardT, FactT] | None = None,
        lookup: Lookup[BoardT, FactT] | None = None,
        form: FormSpec | None = None,
        copy: OwnCopy | None = None,
        planner: Planner | None = None,
    ) -> None:
        self.box = box
        self.cover = cover
        self.words = words or Words()
        self.answers = answers or Answers()
        self.ahead = ahead or Ahead()
        self.panes = panes or Panes(self.words)
        self.lookup = lookup or Lookup(box, self.words)
        self.form = form or FormSpec(box, self.words)
        self.copy = copy or OwnCopy()
        self.planner = planner
        """What lets people plan several answers at once; None if nothing does."""

    def standing(self, board: BoardT) -> tuple[str, ...]:
        """Return the state of a game in a few sentences."""
        return tuple(self.words.show(board).splitlines())

    def warning(self, sight: Sight) -> tuple[object, str] | None:
        """Return a warning that the player should see once, with a key that identifies it."""
        return None

    def covered(self) -> str:
        """Return the text on the covered screen while players change places."""
        return ""

    def summary(self, seen: Glance, ago: str) -> Summary:
        """Return a saved game in a few rows."""
        return summary(self.box, self.words, seen, ago)


AnyPresenter: TypeAlias = Presenter[Any, Any]
AnyBox: TypeAlias = Box[Any, Any]
AnyPanes: TypeAlias = Panes[Any, Any]
