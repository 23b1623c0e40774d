"""DA-70: What whoever sees everything is shown when the game is over, and what signs mean."""

from __future__ import annotations

from typing import Final

import pytest

from adp_tui.games.district.panes.hand import hand_rows, short_hand_rows
from adp_tui.games.district.panes.sides import short_side_rows
from adp_tui.games.district.panes.units import unit_rows
from adp_tui.games.district.presenter import PRESENTER
from adp_tui.games.district.things import SIGNS, DistrictThing
from adp_tui.look.paint import plain, width
from adp_tui.presenter.panes import Thing
from adp_tui.presenter.sight import Sight
from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard, DistrictResult
from core.district.model.ids import AVAILABLE, GOVERNMENT, INSURGENT, Segment
from core.kernel import Decision
from tests.district.positions import empty, in_box, units_of, with_stack

EAST: Final = "east-terraces"
PANES: Final = ((19, 4), (41, 5), (73, 8))
VIEWS: Final = ((60, 22), (78, 30), (126, 46))


def over() -> DistrictBoard:
    """Return the true position at the end of a game."""
    result = DistrictResult((INSURGENT,), {GOVERNMENT: 97, INSURGENT: 101}, "limit", "7.2")
    board = empty(
        strategies=("G2", "I4"),
        hands=(("111", "222", "333", "444", "555"), ("123",)),
        segment=Segment.VICTORY,
        result=result,
        turn=9,
    )
    return in_box(in_box(board, AVAILABLE, "line"), AVAILABLE, "fighters")


@pytest.mark.rule("RDS-28")
def test_both_strategies_are_told_by_name_on_a_small_screen() -> None:
    rows = [plain(row) for row in short_side_rows(over(), None, 19)]

    assert rows[2:] == [" G Clear and Hold", " I Rule of Fear"]


@pytest.mark.rule("RDS-23", "RDS-28")
def test_both_hands_and_both_boxes_are_shown_with_the_letters_of_their_sides() -> None:
    board = over()

    assert [plain(row) for row in hand_rows(board, None, 41)] == [
        " G 000 111 222 333 444 555",
        " I 000 123",
    ]
    assert plain(short_hand_rows(board, None, 19)[0]) == " G 000 111 222 +3"
    boxes = [plain(row) for row in unit_rows(board, 41, 4)]
    assert boxes[0].startswith("G Available  Line")
    assert boxes[2].startswith("I Available  Fighters")


@pytest.mark.rule("RDS-28")
def test_every_pane_fits_for_whoever_sees_everything() -> None:
    board = with_stack(over(), "k", EAST, "main-force fighters dummy", underground=True)
    sight = Sight(board, board.result, ())  # type: ignore[arg-type]

    for cells, height in PANES:
        small = cells < PANES[1][0]
        for pane in PRESENTER.panes.panes:
            rows = pane.draw(sight, cells, height, small) if pane.few or not small else []
            assert len(rows) <= height
            assert all(width(row) <= cells for row in rows)
    for cells, height in VIEWS:
        for view in PRESENTER.panes.views.values():
            rows = view.draw(sight, cells, height)
            assert len(rows) <= height
            assert all(width(row) <= cells for row in rows)


@pytest.mark.rule("RDS-21")
@pytest.mark.parametrize("typed", ["signs", "legend"])
def test_the_signs_on_the_map_are_found_by_name(typed: str) -> None:
    lookup = PRESENTER.lookup

    assert SIGNS in lookup.things()
    assert typed in f"{lookup.name(SIGNS)} {SIGNS.id}".lower()


@pytest.mark.rule("RDS-21")
@pytest.mark.parametrize("sign", ["☠", "◉", "✶", "❥", "LOC ?", "~", "ug", "in", "(FI)"])
def test_the_page_about_signs_explains_each(sign: str) -> None:
    board = over()

    sheet = PRESENTER.lookup.sheet(SIGNS, Sight(board, board.result), 60)  # type: ignore[arg-type]

    assert any(sign in plain(row)[:14] for row in sheet.rows)


@pytest.mark.rule("RDS-22")
def test_units_and_stacks_are_listed_with_what_and_where_they_are() -> None:
    board = with_stack(empty(), "k", EAST, "fighters")
    unit, lookup = units_of(board, "fighters", EAST)[0], PRESENTER.lookup
    things = Thing(DistrictThing.UNIT, unit), Thing(DistrictThing.STACK, "k")

    told = {
        side: [lookup.listed(thing, DISTRICT.view(board, side)) for thing in things]
        for side in (GOVERNMENT, INSURGENT)
    }

    assert told[GOVERNMENT] == [
        (f"counter {unit}", "East Terraces"),
        ("stack k", "East Terraces"),
    ]
    assert told[INSURGENT][0] == (f"Fighters ({unit})", "East Terraces")
    assert lookup.listed(Thing(DistrictThing.AREA, EAST), board) == ("East Terraces", "Area")


@pytest.mark.rule("RDS-14")
def test_one_of_several_units_that_are_alike_is_told_so() -> None:
    board = with_stack(empty(), "a", EAST, "gendarmes*3 guards")
    first, guards = (units_of(board, kind, EAST)[0] for kind in ("gendarmes", "guards"))
    asked = Decision(GOVERNMENT, "hits", "6.2", "unit", (first, guards))

    assert PRESENTER.ahead.beside(asked, first, board).startswith("one of 3, ")
    assert "one of" not in PRESENTER.ahead.beside(asked, guards, board)
