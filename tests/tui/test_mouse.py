"""The mouse: a click points, a second one takes, and in the footer it presses the key."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot

from adp_tui.look.paint import Role, line
from adp_tui.mapping.hit import place_at
from adp_tui.mapping.layout import Layout
from adp_tui.play.cursor import JOURNAL
from adp_tui.screens.find import FindScreen
from adp_tui.screens.game.screen import GameScreen
from adp_tui.screens.help import HelpScreen
from adp_tui.screens.inspect import InspectScreen
from adp_tui.screens.new_game import NewGameScreen
from adp_tui.screens.open_list import OpenScreen
from adp_tui.screens.rules import RulesScreen
from adp_tui.widgets.footer_line import footer_rows, key_at
from core.adp.model.ids import SpaceId
from tests.tui.conftest import frame
from tests.tui.maps import every_layout
from tests.tui.shelf import program, saved, settled
from tests.tui.table import FOUR, app, begin, controller, press


async def click(pilot: Pilot[None], text: str, *, row: int | None = None) -> None:
    """Click on the first occurrence of a text, or on its position in a row."""
    rows = frame(pilot.app).splitlines()
    y = next(y for y, r in enumerate(rows) if text in r) if row is None else row % len(rows)
    await pilot.click(offset=(rows[y].index(text) + 1, y))
    await pilot.pause()


async def test_a_click_points_at_an_answer_and_a_second_one_takes_it() -> None:
    at = controller(begin(seats=FOUR), "1")
    async with app(at).run_test(size=(120, 36)) as pilot:
        await click(pilot, " Oruzgan   ")
        assert at.current is not None
        assert at.current.word == SpaceId.ORUZGAN
        assert at.session.line()[-1].answer == "rally"

        await click(pilot, " Oruzgan   ")
        assert "oruzgan" in [answer.answer for answer in at.session.line()]


async def test_a_click_on_the_map_points_at_a_space_and_a_second_one_takes_it() -> None:
    at = controller(begin(seats=FOUR), "1")
    async with app(at).run_test(size=(120, 36)) as pilot:
        await click(pilot, "KANDAHAR")
        assert at.place == SpaceId.KANDAHAR

        await click(pilot, "KANDAHAR")
        assert "kandahar" in [answer.answer for answer in at.session.line()]


async def test_if_no_space_is_asked_for_a_second_click_opens_its_page() -> None:
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


async def turn(pilot: Pilot[None], x: int, y: int, *, down: bool) -> None:
    """Turn the wheel over a cell."""
    kind = events.MouseScrollDown if down else events.MouseScrollUp
    pilot.app.screen.post_message(kind(None, x, y, 0, 1, 0, False, False, False, x, y))
    await pilot.pause()


async def test_the_wheel_moves_in_the_list() -> None:
    at = controller(begin(seats=FOUR), "1")
    first = at.current
    async with app(at).run_test(size=(120, 36)) as pilot:
        await turn(pilot, 90, 20, down=True)
        assert at.current is not first

        await turn(pilot, 90, 20, down=False)
        assert at.current is first


async def test_the_wheel_scrolls_the_journal_and_walks_in_the_table() -> None:
    at = controller(begin(seats=FOUR), "1", "J")
    async with app(at).run_test(size=(80, 24)) as pilot:
        await turn(pilot, 10, 10, down=False)
        assert at.cursor.scroll > 0
        await turn(pilot, 10, 10, down=True)
        assert at.cursor.scroll == 0

        at.press("T")
        await turn(pilot, 10, 10, down=True)
        assert at.cursor.in_field
        here = at.place
        await turn(pilot, 10, 10, down=True)
        assert at.place is not here


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
async def test_a_row_of_the_table_is_pointed_at_and_taken(size: tuple[int, int]) -> None:
    at = controller(begin(seats=FOUR), "1", "T")
    async with app(at).run_test(size=size) as pilot:
        await click(pilot, "KANDAHAR")
        assert at.place == SpaceId.KANDAHAR
        assert "kandahar" not in [answer.answer for answer in at.session.line()]

        await click(pilot, "KANDAHAR")
        assert "kandahar" in [answer.answer for answer in at.session.line()]


async def test_roads_below_the_table_can_be_pointed_at() -> None:
    at = controller(begin(seats=FOUR), "T")
    async with app(at).run_test(size=(120, 36)) as pilot:
        await click(pilot, "KK 1 ")
        assert at.place == SpaceId.KANDAHAR_KABUL

        await click(pilot, "KK 1 ")
        assert "Kandahar-Kabul" in frame(pilot.app)
        assert isinstance(pilot.app.screen, InspectScreen)


async def test_a_click_on_a_heading_sorts_and_a_second_one_reverses() -> None:
    at = controller(begin(seats=FOUR), "T")
    async with app(at).run_test(size=(80, 24)) as pilot:
        await click(pilot, "Pop")
        most = frame(pilot.app).splitlines()[2]
        await click(pilot, "Pop")
        least = frame(pilot.app).splitlines()[2]
        await click(pilot, "O order")

        assert "KABUL" in most
        assert most != least
        assert "the order of the decision" in frame(pilot.app)


@pytest.mark.parametrize(
    ("where", "shown"),
    [
        ("Warlords", "Warlords"),
        ("Patronage", "Aid and Patronage"),
        ("24 US-Taliban", "24 US-Taliban Talks"),
        ("57 Sandst", "57 Sandstorms"),
        ("─ If", "3.3.1"),
        ("do what?", "2.3.4"),
    ],
)
async def test_a_click_beside_the_map_opens_a_page(where: str, shown: str) -> None:
    at = controller(begin(seats=FOUR))
    async with app(at).run_test(size=(120, 36)) as pilot:
        await click(pilot, where)

        assert isinstance(pilot.app.screen, InspectScreen | RulesScreen)
        assert shown.lower() in frame(pilot.app).splitlines()[1].lower()
        await pilot.click(offset=(110, 30))
        await pilot.pause()
        assert isinstance(pilot.app.screen, GameScreen)


async def test_the_journal_opens_with_a_click_and_a_line_leads_to_its_rule() -> None:
    at = controller(begin(seats=FOUR), "1")
    async with app(at).run_test(size=(120, 36)) as pilot:
        await click(pilot, "T    Rally")
        assert at.cursor.view == JOURNAL

        await click(pilot, "T    Rally")
        assert isinstance(pilot.app.screen, RulesScreen)


async def test_a_click_in_the_view_of_factions_opens_a_page() -> None:
    at = controller(begin(seats=FOUR), "F")
    async with app(at).run_test(size=(80, 24)) as pilot:
        await click(pilot, "Government")

        assert isinstance(pilot.app.screen, InspectScreen)
        assert pilot.app.screen.thing.id == "government"


async def test_lists_are_pointed_at_and_taken_with_clicks() -> None:
    at = controller(begin(seats=FOUR))
    async with app(at).run_test(size=(120, 36)) as pilot:
        await press(pilot, "I", "k")
        await click(pilot, "Kandahar  ")
        assert isinstance(pilot.app.screen, FindScreen)
        await click(pilot, "Kandahar  ")
        assert isinstance(pilot.app.screen, InspectScreen)
        assert pilot.app.screen.thing.id == "kandahar"


async def test_a_click_jumps_to_a_line_of_play() -> None:
    at = controller(begin(seats=FOUR))
    async with app(at).run_test(size=(80, 24)) as pilot:
        await press(pilot, "B", "x", "enter", "1", "H")
        await click(pilot, "x: after answer")
        await click(pilot, "x: after answer")

        assert isinstance(pilot.app.screen, GameScreen)
        assert at.session.number == at.session.tree.bookmarks["x"]


async def test_a_click_opens_a_reference_to_another_rule() -> None:
    async with app(controller(begin(seats=FOUR))).run_test(size=(120, 36)) as pilot:
        await press(pilot, "R")
        rows = frame(pilot.app).splitlines()
        y = next(y for y, row in enumerate(rows) if "See" in row)
        cited = rows[y].split("See")[1].split()[0]
        await pilot.click(offset=(rows[y].index(cited), y))
        await pilot.pause()

        assert cited in frame(pilot.app).splitlines()[1]


async def test_the_title_and_a_new_game_by_clicks_alone(tmp_path: Path) -> None:
    adp = program(tmp_path)
    async with adp.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await click(pilot, "New game  ")
        await click(pilot, "New game  ")
        screen = adp.screen
        assert isinstance(screen, NewGameScreen)
        await click(pilot, "Short")
        await click(pilot, "Four players")
        await click(pilot, "[ ] No Capabilities")
        assert screen.form.scenario == "short"
        assert set(screen.form.seats.values()) == {"human"}
        await click(pilot, "Play: ")
        await click(pilot, "Play: ")
        await pilot.pause()

        assert isinstance(adp.screen, GameScreen)


async def test_a_saved_game_is_opened_with_clicks(tmp_path: Path) -> None:
    saved(tmp_path, "older", hours=5)
    saved(tmp_path, "newer", "rally")
    adp = program(tmp_path)
    async with adp.run_test(size=(80, 24)) as pilot:
        await settled(pilot, "o")
        await click(pilot, "older")
        assert isinstance(adp.screen, OpenScreen)
        await click(pilot, "older")

        assert isinstance(adp.screen, GameScreen)
        assert adp.screen.controller.session.depth > 0


@every_layout
def test_every_name_on_the_map_lies_in_its_space(layout: Layout) -> None:
    for space, area in layout.areas.items():
        assert place_at(layout, area.text.x + 1, area.text.y) is space
    for space, road in layout.roads.items():
        assert place_at(layout, road.plate.x, road.plate.y) is space
    assert place_at(layout, -1, -1) is None


@pytest.mark.parametrize(
    ("x", "key"),
    [(1, "enter"), (8, "enter"), (16, None), (25, "T"), (27, "J"), (30, "T"), (41, "escape")],
)
def test_the_key_under_a_cell(x: int, key: str | None) -> None:
    row = footer_rows([("Enter", "choose"), ("1-9", "pick"), ("T J", "views"), ("Esc", "all")], 80)

    assert key_at(row[0], x) == key


def test_a_click_outside_the_keys_presses_none() -> None:
    assert key_at(line(("Saved", Role.STRONG)), 2) is None
    assert key_at((), 2) is None
