"""The map on the screen: sizes, and what a move of the cursor redraws."""

from __future__ import annotations

from random import Random

import pytest
from textual.app import App, ComposeResult

from adp_tui.games.adp.looks import LOOKS
from adp_tui.games.adp.map.field import AdpField
from adp_tui.games.adp.map.layouts import COMPACT, LARGE, WIDE
from adp_tui.look.paint import plain
from adp_tui.look.theme import DARK, MONOCHROME
from adp_tui.mapping.layout import Layout
from adp_tui.presenter.panes import Marks
from adp_tui.widgets.field_view import FieldView
from core.adp.box import BOX
from core.adp.model.atlas import LOCS, SPACES
from core.adp.model.ids import SpaceId
from core.adp.model.ids import SpaceId as S
from core.kernel import Decision, Game, Turn
from tests.tui.conftest import frame
from tests.tui.maps import (
    ALL_LAYOUTS,
    RALLY_MARKS,
    draw,
    every_layout,
    later,
    picture,
    start,
)


class MapApp(App[None]):
    """A map and nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self.view = FieldView(AdpField(), DARK.with_looks_of(LOOKS), name="map")

    def compose(self) -> ComposeResult:
        """Show the map."""
        yield self.view


@pytest.mark.parametrize(
    ("size", "layout"), [((60, 22), COMPACT), ((78, 30), LARGE), ((127, 47), WIDE)]
)
async def test_the_view_shows_the_largest_map_that_fits(
    size: tuple[int, int], layout: Layout
) -> None:
    app = MapApp()
    async with app.run_test(size=size) as pilot:
        app.view.present(later(), RALLY_MARKS, S.HELMAND)
        await pilot.pause()

        assert app.view.arrangement is layout
        assert frame(app) == picture(draw(layout, later(), RALLY_MARKS, S.HELMAND))


async def test_a_resize_keeps_position_marks_and_cursor() -> None:
    app = MapApp()
    async with app.run_test(size=(60, 22)) as pilot:
        app.view.present(later(), RALLY_MARKS, S.HELMAND)
        await pilot.resize_terminal(130, 50)
        await pilot.pause()

        assert frame(app).startswith(picture(draw(WIDE, later(), RALLY_MARKS, S.HELMAND)).rstrip())


async def test_moving_the_cursor_changes_the_rows_of_two_names_only() -> None:
    app = MapApp()
    async with app.run_test(size=(78, 30)) as pilot:
        app.view.present(later(), {}, S.HELMAND)
        await pilot.pause()
        before = app.view.rows
        app.view.present(later(), {}, S.HERAT)
        after = app.view.rows

    changed = [y for y, (old, new) in enumerate(zip(before, after, strict=True)) if old != new]
    assert changed == [9, 22]


@pytest.mark.parametrize(
    ("size", "layout"), [((60, 22), COMPACT), ((78, 30), LARGE), ((127, 47), WIDE)]
)
async def test_a_walk_over_all_spaces_leaves_the_map_as_newly_drawn(
    size: tuple[int, int], layout: Layout
) -> None:
    app, board = MapApp(), later()
    async with app.run_test(size=size) as pilot:
        for number, space in enumerate(SPACES):
            marks: Marks = RALLY_MARKS if number % 3 else {space: "✓"}
            app.view.present(board, marks, space)

            assert app.view.rows == draw(layout, board, marks, space)
        app.view.present(board)
        await pilot.pause()
        assert frame(app) == picture(draw(layout, board))


@every_layout
@pytest.mark.parametrize("sample", range(0, len(BOX.samples), 5))
def test_another_position_changes_no_row_but_those_that_are_drawn_again(
    layout: Layout, sample: int
) -> None:
    chance, changed = Random(sample), 0
    turn = Turn(BOX.rules, Game(BOX.start(BOX.samples[sample])))
    before, rows = turn.board, draw(layout, turn.board)
    for _ in range(150):
        pending = turn.pending
        if not isinstance(pending, Decision):
            break
        turn.answer(chance.choices(pending.options, pending.weights or None)[0])
        if chance.random() < 0.3:
            drawn, board = draw(layout, turn.board), turn.board
            differ = {y for y, row in enumerate(drawn) if row != rows[y]}
            assert differ <= set(AdpField().changed(layout, before, board))
            before, rows, changed = board, drawn, changed + len(differ)
    assert changed


async def test_the_view_changes_its_look_and_its_legend() -> None:
    app = MapApp()
    async with app.run_test(size=(78, 30)) as pilot:
        app.view.present(start())
        app.view.show_legend(False)
        app.view.repaint(MONOCHROME.with_looks_of(LOOKS).in_ascii())
        await pilot.pause()

        assert frame(app) == picture(draw(LARGE, start(), legend=False), ascii_only=True)


@pytest.mark.parametrize("space", LOCS)
def test_every_road_can_have_the_cursor(space: SpaceId) -> None:
    for layout in ALL_LAYOUTS:
        rows = draw(layout, start(), cursor=space)
        x, y, cells, _ = layout.roads[space].plate
        shown = plain(rows[y])[x : x + cells]
        assert f"▸{layout.roads[space].id}" in shown
