"""RDS-24 The screen on which several answers are planned: when it opens, and what it shows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.pilot import Pilot

from adp_tui.config import page_keys
from adp_tui.look.paint import plain, width
from adp_tui.screens.game.planner import PlannerScreen
from adp_tui.screens.game.screen import GameScreen
from adp_tui.screens.hand_over import HandOverScreen
from adp_tui.screens.inspect import InspectScreen
from adp_tui.screens.rules import RulesScreen
from adp_tui.texts import planning as texts
from adp_tui.texts.keys import PLAN
from adp_tui.texts.words import capitalized
from adp_tui.widgets.plan_rows import page_size, plan_list
from core.district.box import DISTRICT
from core.district.model.ids import GOVERNMENT, INSURGENT, Belligerent
from saves.recording import Recording
from tests.district.shown.planned import planning_in
from tests.tui.conftest import frame
from tests.tui.deploying import deploying, planner_of, table, two_people
from tests.tui.pictures import compare
from tests.tui.table import press

pytestmark = pytest.mark.rule("RDS-24")

SMALL: Final = (80, 24)
MEDIUM: Final = (120, 36)
LARGE: Final = (200, 60)

GOVERNMENT_MOVES: Final = ("right", "enter", "enter", "g", "enter", "2", "a", "/")
INSURGENT_MOVES: Final = ("right", "enter", "enter", "b", "2", "/", "n")


@pytest.mark.parametrize("size", [SMALL, MEDIUM, LARGE], ids=["small", "medium", "large"])
@pytest.mark.parametrize(
    ("side", "keys"),
    [(GOVERNMENT, GOVERNMENT_MOVES), (INSURGENT, INSURGENT_MOVES)],
    ids=["government", "insurgent"],
)
async def test_a_plan_is_shown_on_the_map_and_in_the_list(
    side: Belligerent, keys: tuple[str, ...], size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    app = table(deploying(side))
    async with app.run_test(size=size) as pilot:
        await press(pilot, *keys)
        compare(frame(app), snapshot)


# When it opens


async def test_it_opens_by_itself_once_and_by_its_key_again() -> None:
    app = table(deploying())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, PlannerScreen)
        await press(pilot, "escape")
        assert isinstance(app.screen, GameScreen)
        assert "L opens the plan again" in frame(app)
        await press(pilot, "down", "up")
        assert isinstance(app.screen, GameScreen)
        assert "L plan" in frame(app).splitlines()[-1]
        await press(pilot, "L")
        assert isinstance(app.screen, PlannerScreen)


async def test_after_done_the_table_goes_on_and_one_undo_leads_back() -> None:
    session = deploying()
    start = session.number
    app = table(session)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "B", "D")
        assert isinstance(app.screen, GameScreen)
        assert session.depth > start
        await press(pilot, "U")
        assert session.number == start
        assert isinstance(app.screen, GameScreen)


async def test_a_plan_that_cannot_be_carried_out_stays_and_says_why() -> None:
    session = deploying(INSURGENT)
    start = session.number
    app = table(session)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        pieces = planner_of(app).planning.pieces
        board = planner_of(app).planning.plan.board
        dummy = next(name for name in pieces if board.kind(name).is_dummy)
        planner_of(app).planning.select(dummy)
        await press(pilot, "enter", "D")
        assert isinstance(app.screen, PlannerScreen)
        assert capitalized(planner_of(app).planning.problem()) in frame(app)
        assert "Dummies" in planner_of(app).planning.problem()
        assert session.number == start


async def test_it_does_not_open_where_nothing_can_be_planned() -> None:
    session = deploying()
    app = table(session)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "B", "D", "L")
        assert isinstance(app.screen, GameScreen)
        assert texts.NOTHING_TO_PLAN in frame(app).lower()


async def test_two_people_change_places_before_it_opens() -> None:
    app = table(two_people())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, HandOverScreen)
        await press(pilot, "enter")
        assert isinstance(app.screen, PlannerScreen)
        await press(pilot, "B", "D")
        assert isinstance(app.screen, HandOverScreen)
        await press(pilot, "enter")
        assert planner_of(app).planning.pieces[0].startswith("x")


async def test_the_past_and_a_replay_do_not_open_it(tmp_path: Path) -> None:
    path, session = tmp_path / "game.adp", deploying()
    start = session.number
    app = table(session)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "B", "D", "U", ",", ".")
        assert session.number == start
        assert isinstance(app.screen, GameScreen)
        await press(pilot, "L")
        assert isinstance(app.screen, PlannerScreen)
    session.copy_to(path)
    again = table(Recording.read(DISTRICT, path, start))
    async with again.run_test(size=SMALL) as pilot:
        await press(pilot, "L")
        assert isinstance(again.screen, GameScreen)


# Its room, the mouse, and what it opens


async def test_another_size_keeps_the_plan() -> None:
    app = table(deploying())
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "up", "enter")
        plan = planner_of(app).planning.plan
        await pilot.resize_terminal(*MEDIUM)
        await pilot.pause()
        assert "Orrin Town    1" in frame(app)
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert "This window is 60 x 20." in frame(app)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert planner_of(app).planning.plan is plan


async def test_a_click_selects_a_unit_and_puts_it_into_an_area() -> None:
    app = table(deploying())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        planning = planner_of(app).planning
        await pilot.click(offset=(65, 4))
        assert planning.selected == planning.pieces[2]
        await pilot.click(offset=(5, 3))
        assert planning.place == "highfell"
        await pilot.click(offset=(65, 1))
        assert planning.selected == planning.pieces[2]
        await _click_on(pilot, "D done")
        assert isinstance(app.screen, GameScreen)


async def _click_on(pilot: Pilot[None], text: str) -> None:
    """Click on a text in the last row."""
    last = frame(pilot.app).splitlines()[-1]
    await pilot.click(offset=(last.index(text), SMALL[1] - 1))
    await pilot.pause()


async def test_units_and_the_rule_are_looked_up_over_the_map() -> None:
    app = table(deploying())
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "space")
        assert isinstance(app.screen, InspectScreen)
        await press(pilot, "escape", "R")
        assert isinstance(app.screen, RulesScreen)
        assert "5.3" in frame(app)
        await press(pilot, "escape")
        assert isinstance(app.screen, PlannerScreen)


@pytest.mark.parametrize(("cells", "rows"), [(19, 22), (41, 34), (72, 58), (40, 22)])
def test_the_list_fits_its_pane(cells: int, rows: int) -> None:
    for side in (GOVERNMENT, INSURGENT):
        planning = planning_in(deploying(side))
        planning.page = page_size(rows)
        for piece in planning.pieces:
            planning.select(piece)
            shown = plan_list(planning, cells, rows)
            assert len(shown.rows) == rows
            assert max(map(width, shown.rows)) <= cells
            assert sum(plain(row).startswith("▸") for row in shown.rows) == 1
            assert piece in shown.pieces
            assert shown.at(rows) is None


def test_the_keys_of_the_screen_have_words_and_a_game_may_have_its_own() -> None:
    reworded = {key: words for key, words in PLAN.items() if key != "select"}

    assert len(page_keys.plan_keys(reworded)) == len(PLAN) + 1
