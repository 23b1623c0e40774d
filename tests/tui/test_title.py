"""The title screen."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from adp_tui.app import AdpApp
from adp_tui.screens.title import TOO_SMALL
from tests.tui.conftest import Snap, frame

FOLDER = Path("/home/ann/games")
SAVES = ("2026-11-16 09:30  kabul", "2026-11-15 22:10  what [if] we surge")


@pytest.fixture(autouse=True)
def the_same_version_in_every_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adp_tui.screens.title.__version__", "1.2.3")


async def test_the_title_lists_the_saved_games(snap: Snap) -> None:
    await snap(AdpApp(FOLDER, SAVES))


async def test_the_title_uses_a_larger_terminal(snap: Snap) -> None:
    await snap(AdpApp(FOLDER, SAVES), size=(120, 36))


async def test_the_title_says_how_to_begin_when_nothing_is_saved(snap: Snap) -> None:
    await snap(AdpApp(FOLDER, ()))


async def test_help_lies_over_the_title(snap: Snap) -> None:
    await snap(AdpApp(FOLDER, SAVES), "f1")


async def test_escape_closes_the_help() -> None:
    app = AdpApp(FOLDER, SAVES)
    async with app.run_test() as pilot:
        before = frame(app)
        await pilot.press("f1", "escape")
        await pilot.pause()

        assert frame(app) == before


@pytest.mark.parametrize("size", [(79, 24), (80, 23)])
async def test_a_terminal_that_is_too_small_is_told_so(size: tuple[int, int]) -> None:
    app = AdpApp(FOLDER, SAVES)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()

        assert TOO_SMALL in frame(app)
        assert "kabul" not in frame(app)


@pytest.mark.parametrize("keys", [("q",), ("ctrl+q",), ("f1", "q"), ("f1", "ctrl+q")])
async def test_quitting_ends_with_success(keys: tuple[str, ...]) -> None:
    app = AdpApp(FOLDER, SAVES)
    async with app.run_test() as pilot:
        await pilot.press(*keys)

    assert app.return_code == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
async def test_a_signal_ends_the_program_in_order(number: signal.Signals) -> None:
    app = AdpApp(FOLDER, SAVES)
    async with app.run_test() as pilot:
        os.kill(os.getpid(), number)
        await pilot.pause()

    assert app.return_code == 128 + number
