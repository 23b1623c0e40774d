"""Bytes cause delays over a slow connection: a key paints little more than what changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from rich.console import RenderableType
from rich.segment import Segment
from textual.app import App
from textual.screen import Screen

from adp_tui.look.cells import in_cells
from adp_tui.look.paint import Line
from adp_tui.play.controller import Controller
from adp_tui.screens.game import arrangement as at
from adp_tui.screens.game.rows import column_of
from adp_tui.screens.game.screen import GameScreen
from adp_tui.widgets.easel import Stroke, Strokes
from tests.tui.table import FOUR, app, begin, controller, press

CELLS = 120 * 36
KEYS = "1 down down k backspace tab left tab 2 U J J T down T pagedown ? escape 1"


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Collect what is sent to the terminal, one item for each time."""
    updates: list[object] = []
    display = App._display

    def kept(self: App[Any], screen: Screen[Any], update: RenderableType | None) -> None:
        if update is not None:
            updates.append(update)
        display(self, screen, update)

    monkeypatch.setattr(App, "_display", kept)
    return updates


@pytest.mark.parametrize(
    ("key", "panes", "most"),
    [
        ("down", {at.LEFT, at.DECISION, at.PREVIEW}, CELLS // 8),
        ("n", {at.LEFT, at.DECISION, at.PREVIEW, at.FOOTER}, CELLS // 4),
        ("enter", {at.BAR, at.LEFT, at.JOURNAL, "factions", at.DECISION, at.PREVIEW}, CELLS // 3),
    ],
    ids=["cursor", "narrowing", "answer"],
)
async def test_a_key_paints_once_and_only_what_it_changes(
    key: str, panes: set[str], most: int, sent: list[object]
) -> None:
    program = app(controller(begin(seats=FOUR), "1"))
    async with program.run_test(size=(120, 36)) as pilot:
        await press(pilot, "down", "up")
        sent.clear()

        await press(pilot, key)

        (update,) = sent
        assert isinstance(update, Strokes)
        assert 0 < sum(stroke.cells for stroke in update.strokes) < most
        table = program.screen
        assert isinstance(table, GameScreen)
        assert {pane_of(table, stroke) for stroke in update.strokes} == panes


def pane_of(table: GameScreen, stroke: Stroke) -> str:
    """Return the pane that a stroke is in."""
    x, y, cells, _ = stroke
    for pane in (*at.OWN, "cards", "factions", "tracks"):
        if (place := table.place_of(pane)) is not None:
            inside = place.x <= x and x + cells <= place.x + place.width
            if inside and place.y <= y < place.y + place.height:
                return pane
    raise AssertionError(f"{stroke} is in no pane")


async def test_looking_at_the_same_thing_again_paints_nothing(sent: list[object]) -> None:
    program = app(controller(begin(seats=FOUR)))
    async with program.run_test(size=(120, 36)) as pilot:
        await press(pilot, "up", "up")
        sent.clear()

        await press(pilot, "up")  # the cursor is already at the top

        assert not sent


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


class Sheet:
    """What a terminal shows: the cells of the last whole repaint, and every stroke since."""

    def __init__(self, program: App[None], monkeypatch: pytest.MonkeyPatch) -> None:
        self._program = program
        self._cells: list[list[tuple[str, object]]] = []
        self.strokes = 0
        display = App._display

        def seen(app: App[Any], screen: Screen[Any], update: RenderableType | None) -> None:
            display(app, screen, update)
            if isinstance(update, Strokes):
                self._draw(update)
            elif update is not None:
                self._cells = self.wanted()

        monkeypatch.setattr(App, "_display", seen)

    def _draw(self, update: Strokes) -> None:
        self.strokes += 1
        for x, y, _, segments in update.strokes:
            drawn = _cells(segments)
            self._cells[y][x : x + len(drawn)] = drawn

    def coloured(self) -> list[list[tuple[str, object]]]:
        """Return letters with their styles; blanks without, since only their ground is seen."""
        return [_visible(row) for row in self._cells]

    def wanted(self) -> list[list[tuple[str, object]]]:
        """Return the cells of a whole repaint."""
        return [_cells(strip) for strip in self._program.screen._compositor.render_strips()]


def _cells(segments: Iterable[Segment]) -> list[tuple[str, object]]:
    return [(letter, segment.style) for segment in segments for letter in in_cells(segment.text)]


def _visible(row: list[tuple[str, object]]) -> list[tuple[str, object]]:
    return [(letter, style if letter.strip() else None) for letter, style in row]


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
async def test_the_strokes_sent_make_the_same_picture_as_a_whole_repaint(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    program = app(controller(begin(seats=FOUR)))
    sheet = Sheet(program, monkeypatch)
    async with program.run_test(size=size) as pilot:
        for key in KEYS.split():
            await press(pilot, key)

            assert sheet.coloured() == [_visible(row) for row in sheet.wanted()], key
    assert sheet.strokes > 10


async def test_the_answer_to_a_burst_is_painted_without_waiting_for_a_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    program = app(controller(begin(seats=FOUR)))
    async with program.run_test(size=(120, 36)) as pilot:
        await press(pilot, "down")
        timer = program.screen._update_timer
        monkeypatch.setattr(timer, "resume", lambda: pytest.fail("left to Textual's clock"))

        await press(pilot, "up", "1", "down")
