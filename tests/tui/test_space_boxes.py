"""A space before and after an answer, in two small boxes."""

from __future__ import annotations

import pytest

from adp_tui.games.adp.ahead.space_boxes import LEAST_CELLS, box_rows, space_rows
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.look.paint import BLANK, line, plain
from adp_tui.play.lookahead.follow import look_ahead
from adp_tui.screens.game.rows import with_picture
from core.adp.model.atlas import AREAS, LOCS
from core.adp.model.board import Board, Space
from core.adp.model.ids import SpaceId as S
from core.adp.model.ids import Support
from tests.tui.table import begin


def boxes(operation: str, space: str) -> list[str]:
    """Return the boxes of a space that the Taliban could choose for an Operation."""
    session = begin()
    session.answer(operation)
    outlook = look_ahead(PRESENTER, session.turn, space)
    return [plain(row) for row in box_rows(outlook, "taliban", (space,))]


def test_the_best_result_is_shown_beside_the_present() -> None:
    assert boxes("rally", "helmand") == [
        " ┌─ now ─────────────┐     ┌─ at most ─────────┐",
        " │ HELMAND         1 │     │ HELMAND         1 │",
        " │  TALIBAN          │     │  TALIBAN          │",
        " │ T▪  2 und         │  ▸  │ T▪  4 und         │",
        " │ W▪  1 und         │     │ W▪  1 und         │",
        " └───────────────────┘     └───────────────────┘",
    ]


def test_without_further_questions_the_box_shows_the_result() -> None:
    first, *rows = boxes("terror", "kandahar")

    assert "─ then ─" in first
    assert "▾Oppo!1" in rows[1]


def test_an_answer_that_changes_no_space_has_no_boxes() -> None:
    session = begin()
    outlook = look_ahead(PRESENTER, session.turn, "pass")

    assert box_rows(outlook, "taliban", ("pass",)) == []


def full(board: Board, space: S) -> Board:
    """Return a position with as many pieces in a space as can be shown."""
    there = Space(
        coalition_bases=1,
        coalition_troops=12,
        government_troops=10,
        government_police=10,
        taliban_underground=10,
        taliban_active=10,
        warlord_underground=10,
        warlord_active=10,
        support=Support.OPPOSITION if space in AREAS else Support.NEUTRAL,
        terror=3 if space in AREAS else 0,
        sabotaged=space in LOCS,
    )
    return board.with_space(space, there)


@pytest.mark.parametrize("space", [*AREAS, *LOCS])
def test_every_space_fits_its_box_however_full_it_is(space: S) -> None:
    board = begin().turn.board

    for position in (board, full(board, space)):
        rows = space_rows(position, space)
        assert 1 <= len(rows) <= 6
        assert all(len(plain(row)) <= 19 for row in rows)


def test_boxes_take_only_rows_that_are_empty() -> None:
    pane, two = [line("a"), line("b"), BLANK, BLANK, BLANK], [line("x"), line("y")]

    assert with_picture(pane, two) == [line("a"), line("b"), BLANK, line("x"), line("y")]
    assert with_picture(pane[:3], two) == pane[:3]
    assert with_picture(pane, []) == pane


def test_they_fit_the_width_that_they_ask_for() -> None:
    assert all(len(row) <= LEAST_CELLS for row in boxes("rally", "kandahar"))
