"""Each answer is looked ahead once: the results are kept for players who come back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from adp_tui.play.question import MOST_KEPT
from adp_tui.screens.game.arrangement import places
from adp_tui.screens.game.panes import GamePanes, pane_rows
from core.kernel import Game, Rules, Turn
from core.kernel.table import BoardT, FactT
from tests.tui.table import FOUR, begin, controller

Count = Callable[[], int]
"""Returns how many turns were driven since the last call."""


@pytest.fixture
def driven(monkeypatch: pytest.MonkeyPatch) -> Count:
    """Count the turns that the rules are driven through."""
    made: list[object] = []
    make, fork = Turn.__init__, Turn.fork

    def counted(self: Turn[BoardT, FactT], rules: Rules[BoardT, FactT], game: Game[BoardT]) -> None:
        made.append(game)
        make(self, rules, game)

    def forked(self: Turn[BoardT, FactT]) -> Turn[BoardT, FactT]:
        made.append(self)
        return fork(self)

    monkeypatch.setattr(Turn, "__init__", counted)
    monkeypatch.setattr(Turn, "fork", forked)

    def since() -> int:
        number = len(made)
        made.clear()
        return number

    return since


def test_each_key_looks_ahead_only_at_new_answers(driven: Count) -> None:
    at = controller(begin(seats=FOUR))
    shown = places(at.presenter.panes, 120, 36)

    def press(*keys: str) -> int:
        """Press keys, paint everything, and return how many turns that drove."""
        driven()
        for key in keys:
            at.press(key)
        for pane in shown:
            pane_rows(at, pane, shown, None, GamePanes())
        return driven()

    press()
    assert press("1", "enter") > 9, "every answer of the list is looked at"
    assert press("down") == 0
    assert press("J") == 0, "what happened is kept"
    assert press("J", "T") == 0
    assert press("1", "enter") <= 4
    assert press("U") == 1, "the game itself goes back, and all that was looked at is there"
    assert press("U") == 1
    assert press("Y") == 0, "the game goes on from where it is"


def test_the_preview_the_list_and_the_hints_share_one_look(driven: Count) -> None:
    at = controller(begin(seats=FOUR), "1")
    assert at.choices is not None
    word = at.choices.rows[0].word
    at.question.outlook(word)
    driven()

    seen = at.question.preview(word)

    assert seen is not None
    assert driven() == 0


def test_the_oldest_look_aheads_are_forgotten() -> None:
    at = controller(begin(seats=FOUR))
    met = set[int]()
    for _ in range(2 * MOST_KEPT):
        met.add(at.session.number)
        at.press("end")
        at.press("enter")

    assert len(met) > MOST_KEPT
    assert len(at.question._kept) == MOST_KEPT
