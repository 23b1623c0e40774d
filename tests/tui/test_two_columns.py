"""The list in two columns: what is where, and how the cursor moves between them."""

from __future__ import annotations

import pytest

from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.look.paint import plain
from adp_tui.play.choices import Choice, Choices
from adp_tui.play.controller import Controller
from adp_tui.play.surface import Surface
from adp_tui.screens.game.arrangement import DECISION, places
from adp_tui.screens.game.rows import decision_of
from adp_tui.widgets.decision_pane import choice_at, column_height, page_size
from adp_tui.widgets.two_columns import in_columns, most_columns
from core.kernel import Decision
from tests.tui.table import controller

CELLS, HEIGHT = places(PRESENTER.panes, 200, 60)[DECISION][2:]
"""The size of the list on a large screen."""


class Large(Surface):
    """A large screen with only the list."""

    def page(self, decision: Decision) -> int:
        """Return how many answers the list shows at once."""
        return page_size(PRESENTER, decision, CELLS, HEIGHT)

    def column(self, choices: Choices) -> int:
        """Return how many answers are in one column."""
        return column_height(PRESENTER, choices, CELLS, HEIGHT)


def rallying() -> Controller:
    """Start a Rally in any of 25 spaces, on a large screen."""
    at = controller(None, "1")
    at.show_on(Large())
    return at


def test_a_list_that_is_too_long_for_one_column_has_two_of_the_same_length() -> None:
    assert in_columns(24, 12, 72) == (2, 34, 12)
    assert in_columns(25, 13, 72) == (2, 34, 13)
    assert in_columns(12, 12, 72) == (1, 56, 12)
    assert in_columns(24, 12, 41) == (1, 41, 12)


@pytest.mark.parametrize("cells", [19, 41, 70, 71, 72, 96])
def test_two_columns_and_what_is_between_them_fit(cells: int) -> None:
    columns = in_columns(100, 10, cells)

    assert columns.number == most_columns(cells)
    assert columns.number * columns.cells + 3 * (columns.number - 1) <= cells


def test_a_large_screen_shows_all_answers_at_once() -> None:
    at = rallying()

    shown = "\n".join(plain(row) for row in decision_of(at, CELLS, HEIGHT))

    assert at.choices is not None
    assert at.choices.visible == at.choices.rows
    assert all(choice.label in shown for choice in at.choices.rows)


def test_right_and_left_lead_across_and_stop_at_the_edges() -> None:
    at = rallying()
    assert at.choices is not None
    seen = []
    for key in ("left", "right", "right", "left"):
        at.press(key)
        seen.append(at.choices.cursor)

    assert seen == [0, 13, 13, 0]


def test_from_the_end_of_the_longer_column_there_is_no_way_across() -> None:
    at = rallying()
    assert at.choices is not None
    assert len(at.choices.rows) == 25
    for _ in range(12):
        at.press("down")
    at.press("right")

    assert at.choices.cursor == 12


def test_a_click_points_into_either_column() -> None:
    at = rallying()
    choices = at.choices
    assert choices is not None

    def pointed(x: int, y: int) -> Choice | None:
        return choice_at(PRESENTER, choices, (CELLS, HEIGHT), x, y)

    head = next(y for y in range(HEIGHT) if pointed(5, y) is not None)

    assert pointed(5, head) == choices.rows[0]
    assert pointed(60, head) == choices.rows[13]
    assert pointed(60, head + 12) is None
    assert pointed(5, head - 1) is None
    assert pointed(5, head + 13) is None
