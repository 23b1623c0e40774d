"""Everything outside the picture of a view is checked all the same."""

from __future__ import annotations

import pytest

from adp_tui.screens.game.arrangement import DECISION, LEFT, Rect
from tests.tui.parts import BODY, Look, changed, check_rest, cut, look, picture, without
from tests.tui.table import app, press

ROWS = ["abcd", "ef", "", "ijkl"]
MEDIUM = (120, 36)


def altered(seen: Look, old: str, new: str) -> Look:
    """Return a screen with one text replaced."""
    assert sum(old in row for row in seen.rows) == 1
    return seen._replace(rows=[row.replace(old, new) for row in seen.rows])


def test_a_place_is_cut_from_the_rows() -> None:
    assert cut(ROWS, Rect(1, 0, 2, 3)) == ["bc", "f", ""]


def test_rows_that_changed_have_their_numbers() -> None:
    assert changed(ROWS, ["abcd", "EF", "", "ijkl", "mnop"]) == [" 2 EF", " 5 mnop"]


def test_places_are_blanked_and_the_rest_stays() -> None:
    assert without(ROWS, [Rect(0, 0, 2, 2), Rect(3, 3, 9, 9)]) == ["  cd", "", "", "ijk"]


async def test_a_pane_that_does_not_show_what_it_returns_is_found() -> None:
    shown_by = app()
    async with shown_by.run_test(size=MEDIUM) as pilot:
        now = await look(pilot)
        wrong = altered(now, "W C T G", "W C G T")

        check_rest(now, (DECISION,), None)
        check_rest(wrong, ("cards",), None)
        with pytest.raises(pytest.fail.Exception, match="the pane cards"):
            check_rest(wrong, (DECISION,), None)


async def test_keys_that_change_more_than_the_picture_shows_are_found() -> None:
    shown_by = app()
    async with shown_by.run_test(size=MEDIUM) as pilot:
        before = await look(pilot)
        await press(pilot, "J")
        now = await look(pilot)

        check_rest(now, (LEFT,), before)
        with pytest.raises(pytest.fail.Exception, match="what the last keys leave as it was"):
            check_rest(now, (DECISION,), before)
        with pytest.raises(AssertionError, match="nothing has changed: decision"):
            picture(now, (DECISION,), before)


async def test_a_pop_up_that_changes_what_is_beside_it_is_found() -> None:
    shown_by = app()
    async with shown_by.run_test(size=MEDIUM) as pilot:
        await press(pilot, "C")
        now = await look(pilot)

        check_rest(now, (), None)
        with pytest.raises(pytest.fail.Exception, match="what a pop-up leaves in sight"):
            check_rest(altered(now, "W C T G", "W C G T"), (), None)


async def test_a_footer_that_is_not_in_the_picture_has_the_keys_of_its_screen() -> None:
    shown_by = app()
    async with shown_by.run_test(size=MEDIUM) as pilot:
        await press(pilot, "C")
        now = await look(pilot)
        wrong = altered(now, "Esc back", "Esc away")

        check_rest(now, (BODY,), None)
        check_rest(wrong, (), None)
        with pytest.raises(pytest.fail.Exception, match="the footer"):
            check_rest(wrong, (BODY,), None)
        assert "Esc back" in picture(now)
        assert "Esc back" not in picture(now, (BODY,))
