"""Bytes cause delays over a slow connection: a key paints little more than what changes."""

from __future__ import annotations

import pytest
from textual.geometry import Region

from adp_tui.look.paint import Line
from adp_tui.play.controller import Controller
from adp_tui.screens.game.rows import column_of
from adp_tui.widgets.lines import Lines
from tests.tui.table import FOUR, app, begin, controller, press

CELLS = 120 * 36


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Collect how many cells each repaint requests."""
    cells: list[int] = []
    refresh = Lines.refresh

    def counted(self: Lines, *regions: Region, **how: bool) -> Lines:
        cells.append(sum(region.area for region in regions) if regions else self.size.area)
        return refresh(self, *regions, **how)

    monkeypatch.setattr(Lines, "refresh", counted)
    return cells


async def test_a_cursor_move_paints_a_small_part_of_the_screen(painted: list[int]) -> None:
    program = app(controller(begin(seats=FOUR), "1"))
    async with program.run_test(size=(120, 36)) as pilot:
        await press(pilot, "down", "up")
        painted.clear()

        await press(pilot, "down")

        assert 0 < sum(painted) < CELLS // 4


async def test_looking_at_the_same_thing_again_paints_nothing(painted: list[int]) -> None:
    program = app(controller(begin(seats=FOUR)))
    async with program.run_test(size=(120, 36)) as pilot:
        await press(pilot, "up", "up")
        painted.clear()

        await press(pilot, "up")  # the cursor is already at the top

        assert sum(painted) == 0


async def test_question_and_preview_are_made_once_for_each_key(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[int] = []

    def counted(at: Controller, cells: int, height: int, below: int) -> list[Line]:
        made.append(cells)
        return column_of(at, cells, height, below)

    monkeypatch.setattr("adp_tui.screens.game.panes.column_of", counted)
    program = app(controller(begin(seats=FOUR), "1"))
    async with program.run_test(size=(120, 36)) as pilot:
        await press(pilot, "down", "up")
        made.clear()

        await press(pilot, "down")

        assert len(made) == 1
