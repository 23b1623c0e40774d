"""The table of spaces: all of them, in any order, with the marks of the map."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from syrupy.assertion import SnapshotAssertion
from textual.app import App, ComposeResult

from adp_tui.games.adp.looks import LOOKS, Hue
from adp_tui.games.adp.map.columns import FULL, SHORT
from adp_tui.games.adp.map.names import caption_name
from adp_tui.games.adp.map.space_grid import (
    SpaceGrid,
    columns_for,
    draw_table,
    listed,
    matching,
    page_of,
    turned,
)
from adp_tui.look.paint import Role, plain, width
from adp_tui.look.theme import DARK
from adp_tui.presenter.panes import GridState, Sorting
from adp_tui.widgets.grid_view import GridView
from core.adp.model.atlas import AREAS, LOCS, SPACES
from core.adp.model.board import Board
from core.adp.model.ids import SpaceId as S
from tests.adp.boards import boards
from tests.tui.conftest import frame
from tests.tui.maps import RALLY, RALLY_MARKS, crowded, later, picture, start
from tests.tui.pictures import compare

WIDE, NARROW = 78, 60
TALL, MAP_HIGH, LOW = 31, 30, 22
TITLES = sorted({column.title for column in (*FULL, *SHORT)})


grid = partial(GridState, keys=("O", "T"), pages=("PgUp", "PgDn"))
"""The state of a grid with the default keys."""


def rallying() -> GridState:
    board = start()
    grown = replace(board.spaces[S.NURISTAN], taliban_underground=5)
    board = board.with_space(S.NURISTAN, grown)
    return grid(board, RALLY, RALLY_MARKS, S.HELMAND)


def names(table: GridState, cells: int, rows: int) -> list[str]:
    """Return the first words of the rows, without headings and the rows below."""
    known = {caption_name(space) for space in AREAS}
    shown = (plain(row)[3:15].strip() for row in draw_table(table, cells, rows))
    return [name for name in shown if name in known]


# Pictures


@pytest.mark.parametrize(
    ("cells", "rows"), [(WIDE, TALL), (WIDE, MAP_HIGH), (NARROW, LOW)], ids=str
)
@pytest.mark.parametrize("position", ["rallying", "later", "crowded"])
def test_the_table_of_a_position(
    position: str, cells: int, rows: int, snapshot: SnapshotAssertion
) -> None:
    tables = {
        "rallying": rallying(),
        "later": grid(later(), cursor=S.KANDAHAR_KABUL, sorting=Sorting("Terror")),
        "crowded": grid(crowded(), typed="ba"),
    }

    compare(picture(draw_table(tables[position], cells, rows)), snapshot)


# Order


def test_the_spaces_of_the_decision_come_first_and_the_others_follow() -> None:
    shown = listed(grid(start(), (S.KABUL, S.KANDAHAR_KABUL, S.HERAT)), NARROW)

    assert shown[:3] == (S.KABUL, S.KANDAHAR_KABUL, S.HERAT)
    assert set(shown) == set(SPACES)
    assert len(shown) == len(SPACES)


def test_with_all_columns_roads_are_below_the_areas() -> None:
    shown = listed(grid(start(), (S.KANDAHAR_KABUL, S.KABUL)), WIDE)

    assert shown[0] is S.KABUL
    assert set(shown[: len(AREAS)]) == set(AREAS)
    assert shown[len(AREAS)] is S.KANDAHAR_KABUL


def test_the_largest_number_comes_first_and_turning_again_reverses() -> None:
    table = grid(later(), sorting=Sorting("T Underground"))

    assert listed(table, WIDE)[0] is S.HELMAND
    reversed_table = table._replace(sorting=Sorting("T Underground", reverse=True))
    assert listed(reversed_table, WIDE)[len(AREAS) - 1] is S.HELMAND


def test_names_are_sorted_from_a_to_z() -> None:
    shown = names(grid(later(), sorting=Sorting("name")), WIDE, TALL)

    assert shown == sorted(shown, key=str.casefold)
    assert shown[0] == "Badakhshan"


def test_ties_in_a_column_keep_the_order_of_the_decision() -> None:
    shown = listed(rallying()._replace(sorting=Sorting("Terror")), WIDE)

    assert shown[: len(RALLY)] == RALLY


@given(boards(), st.sampled_from(TITLES), st.booleans(), st.sampled_from([WIDE, NARROW]))
@settings(max_examples=60, deadline=None)
def test_sorting_neither_loses_nor_doubles_a_space(
    board: Board, title: str, reverse: bool, cells: int
) -> None:
    shown = listed(grid(board, sorting=Sorting(title, reverse)), cells)

    assert sorted(shown) == sorted(SPACES)


def test_right_turns_through_each_column_and_its_reverse_and_back_to_the_decision() -> None:
    stops: list[Sorting | None] = [None]
    while (after := turned(stops[-1], 1, WIDE)) is not None:
        stops.append(after)

    assert stops[1:4] == [
        Sorting("name"),
        Sorting("name", reverse=True),
        Sorting("Population"),
    ]
    assert len(stops) == 1 + 2 * len(FULL)
    assert all(turned(after, -1, WIDE) == before for before, after in pairwise(stops))


def test_a_column_that_the_narrow_table_lacks_starts_again_at_the_decision() -> None:
    assert turned(Sorting("T Active"), 1, NARROW) == Sorting("name")


def test_the_heading_of_the_sorted_column_says_in_which_direction() -> None:
    falling = plain(draw_table(grid(start(), sorting=Sorting("Population")), WIDE, TALL)[0])
    rising = plain(draw_table(grid(start(), sorting=Sorting("Population", True)), WIDE, TALL)[0])

    assert "Pop▾" in falling
    assert "Pop▴" in rising


# Narrowing


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("n", (S.NIMRUZ, S.NURISTAN, S.NORTHWEST_FRONTIER)),
        ("fr", (S.NORTHWEST_FRONTIER,)),
        ("POL", (S.SAR_E_POL,)),
        ("kab", (S.KABUL,)),
        ("zz", ()),
    ],
)
def test_a_word_that_starts_with_what_is_typed_comes_first(
    typed: str, found: tuple[S, ...]
) -> None:
    assert tuple(matching(AREAS, typed))[: len(found)] == found


def test_spaces_that_merely_contain_what_is_typed_come_after() -> None:
    shown = matching(AREAS, "h")

    assert shown[:2] == [S.HELMAND, S.HERAT]
    assert S.KHOWST in shown[2:]
    assert S.BALOCHISTAN in shown[2:]
    assert S.ZABOL not in shown


def test_roads_are_found_by_their_letters_and_their_towns() -> None:
    assert matching(LOCS, "kk") == [S.KANDAHAR_KABUL]
    assert matching(LOCS, "spin") == [S.KANDAHAR_SPIN_BOLDAK]


def test_typing_narrows_the_rows() -> None:
    assert names(rallying()._replace(typed="n"), WIDE, TALL)[:3] == [
        "NW FRONTIER",
        "NURISTAN",
        "NIMRUZ",
    ]


# Rows


@given(boards(), st.sampled_from([WIDE, NARROW]), st.sampled_from([LOW, MAP_HIGH, TALL, 47]))
@settings(max_examples=60, deadline=None)
def test_no_row_is_wider_than_the_pane_and_there_are_not_too_many(
    board: Board, cells: int, rows: int
) -> None:
    shown = draw_table(grid(board), cells, rows)

    assert len(shown) <= rows
    assert max(width(row) for row in shown) <= cells


def test_at_the_height_of_the_map_all_areas_are_on_one_page() -> None:
    assert len(names(rallying(), WIDE, MAP_HIGH)) == len(AREAS)


def test_the_page_with_the_cursor_is_shown() -> None:
    table = rallying()
    page = page_of(table, NARROW, LOW)

    assert names(table, NARROW, LOW)[0] == "HELMAND"
    assert "13 more spaces below" in picture(draw_table(table, NARROW, LOW))
    last = table._replace(cursor=listed(table, NARROW)[-1])
    assert "13 more spaces above" in picture(draw_table(last, NARROW, LOW))
    assert page == 19


def test_in_a_low_pane_all_columns_have_pages_too() -> None:
    table = rallying()._replace(cursor=RALLY[-1])
    shown = draw_table(table, WIDE, 20)

    assert len(shown) == 20
    assert "Balochistan" in picture(shown)
    assert "more spaces above" in picture(shown)


def test_cursor_and_mark_are_side_by_side() -> None:
    first = draw_table(rallying(), WIDE, TALL)[1]

    assert plain(first).startswith("▸1 HELMAND ")
    assert first[2] == ("HELMAND", Role.CURSOR)


def test_active_pieces_and_control_have_their_roles() -> None:
    table = grid(later(), (S.KANDAHAR,))
    row = draw_table(table, WIDE, TALL)[1]

    assert ("COIN", Hue.COIN_CONTROL) in row
    assert ("1", Hue.TALIBAN_ACTIVE) in row
    assert ("1", Hue.WARLORDS_ACTIVE) in row
    assert ("▴Supp", Hue.SUPPORT) in row


def test_the_totals_count_the_people_of_afghanistan_and_all_pieces() -> None:
    table = picture(draw_table(rallying(), WIDE, TALL))

    assert "On the map   27                      1  8   0  7 10   8 17  0   7  7  0" in table


def test_the_roads_below_show_pieces_and_sabotage() -> None:
    shown = picture(draw_table(grid(later()), WIDE, TALL))

    assert " KK 1✗ T1a Kandahar-Kabul" in shown
    assert "Econ 11, 1 sabotaged" in shown
    assert "Econ 12, none sabotaged" in picture(draw_table(grid(start()), WIDE, TALL))


def test_a_narrow_pane_has_fewer_columns() -> None:
    assert columns_for(WIDE) is FULL
    assert columns_for(WIDE - 1) is SHORT


# The widget


class TableApp(App[None]):
    """A table and nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self.table = GridView(SpaceGrid(), DARK.with_looks_of(LOOKS), name="table")

    def compose(self) -> ComposeResult:
        """Show the table."""
        yield self.table


async def test_the_widget_sorts_and_goes_back_to_the_decision() -> None:
    app = TableApp()
    async with app.run_test(size=(WIDE, TALL)) as pilot:
        app.table.present(rallying())
        await pilot.pause()
        before = frame(app)
        assert before == picture(draw_table(rallying(), WIDE, TALL))

        app.table.turn(1)
        await pilot.pause()
        assert frame(app) == picture(
            draw_table(rallying()._replace(sorting=Sorting("name")), WIDE, TALL)
        )
        assert app.table.places[0] == S.BADAKHSHAN

        app.table.unsort()
        await pilot.pause()
        assert frame(app) == before


async def test_a_resize_keeps_what_the_table_shows() -> None:
    app = TableApp()
    async with app.run_test(size=(WIDE, TALL)) as pilot:
        app.table.present(rallying())
        await pilot.resize_terminal(NARROW, LOW)
        await pilot.pause()

        assert frame(app) == picture(draw_table(rallying(), NARROW, LOW))


async def test_the_cursor_goes_through_the_rows_and_stops_at_the_ends() -> None:
    app = TableApp()
    async with app.run_test(size=(NARROW, LOW)) as pilot:
        assert app.table.beyond(1) is None
        assert app.table.page == 1
        app.table.present(rallying())
        await pilot.pause()

        assert app.table.beyond(1) == RALLY[1]
        assert app.table.beyond(-1) == RALLY[0]
        assert app.table.beyond(100) == app.table.places[-1]
        assert app.table.page == 19
        app.table.present(rallying()._replace(typed="nu"))
        assert app.table.beyond(1) == app.table.places[0]
