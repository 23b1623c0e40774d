"""The mouse: a click points, a second one takes, and in the footer it presses the key."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from adp_tui.map.hit import space_at
from adp_tui.map.layout import LAYOUTS, Layout
from adp_tui.paint import Role, line
from adp_tui.screens.game import GameScreen
from adp_tui.screens.help import HelpScreen
from adp_tui.widgets.footer_line import footer_rows, key_at
from core.adp.ids import SpaceId
from tests.tui.conftest import frame
from tests.tui.table import FOUR, app, begin, controller


async def click(pilot: Pilot[None], text: str, *, row: int | None = None) -> None:
    """Click on the first place where a text stands, or on its place in a row."""
    rows = frame(pilot.app).splitlines()
    y = next(y for y, r in enumerate(rows) if text in r) if row is None else row % len(rows)
    await pilot.click(offset=(rows[y].index(text) + 1, y))
    await pilot.pause()


async def test_a_click_points_at_an_answer_and_a_second_one_takes_it() -> None:
    at = controller(begin(seats=FOUR), "1")
    async with app(at).run_test(size=(120, 36)) as pilot:
        await click(pilot, " Baghlan   ")
        assert at.current is not None
        assert at.current.word == SpaceId.BAGHLAN
        assert at.session.line()[-1].answer == "rally"

        await click(pilot, " Baghlan   ")
        assert "baghlan" in [answer.answer for answer in at.session.line()]


async def test_a_click_on_the_map_points_at_a_space_and_a_second_one_takes_it() -> None:
    at = controller(begin(seats=FOUR), "1")
    async with app(at).run_test(size=(120, 36)) as pilot:
        await click(pilot, "KANDAHAR")
        assert at.cursor == SpaceId.KANDAHAR

        await click(pilot, "KANDAHAR")
        assert "kandahar" in [answer.answer for answer in at.session.line()]


async def test_where_no_space_is_asked_for_a_second_click_looks_at_it() -> None:
    at = controller(begin(seats=FOUR))
    async with app(at).run_test(size=(120, 36)) as pilot:
        await click(pilot, "KANDAHAR")
        await click(pilot, "KANDAHAR")

        assert "Counts for" in frame(pilot.app)
        assert at.session.line()[-1].by is None


async def test_a_click_in_the_footer_presses_the_key() -> None:
    at = controller(begin(seats=FOUR))
    async with app(at).run_test(size=(120, 36)) as pilot:
        await click(pilot, "F1", row=-1)

        assert isinstance(pilot.app.screen, HelpScreen)


async def test_the_wheel_moves_in_the_list() -> None:
    at = controller(begin(seats=FOUR), "1")
    first = at.current
    async with app(at).run_test(size=(120, 36)) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, GameScreen)
        screen.on_mouse_scroll_down()
        await pilot.pause()
        assert at.current is not first

        screen.on_mouse_scroll_up()
        await pilot.pause()
        assert at.current is first


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_every_name_on_the_map_lies_in_its_space(layout: Layout) -> None:
    for space, area in layout.areas.items():
        assert space_at(layout, area.text.x + 1, area.text.y) is space
    for space, road in layout.locs.items():
        assert space_at(layout, road.plate.x, road.plate.y) is space
    assert space_at(layout, -1, -1) is None


@pytest.mark.parametrize(
    ("x", "key"),
    [(1, "enter"), (8, "enter"), (16, None), (25, "T"), (27, "J"), (30, "T"), (41, "escape")],
)
def test_the_key_under_a_cell(x: int, key: str | None) -> None:
    row = footer_rows([("Enter", "choose"), ("1-9", "pick"), ("T J", "views"), ("Esc", "all")], 80)

    assert key_at(row[0], x) == key


def test_where_there_are_no_keys_a_click_presses_none() -> None:
    assert key_at(line(("Saved", Role.STRONG)), 2) is None
    assert key_at((), 2) is None
