"""The title screen."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from adp_tui.games import on_screen
from adp_tui.games.adp.title_sketch import sketch
from adp_tui.screens.game.screen import GameScreen
from adp_tui.screens.new_game import NewGameScreen
from adp_tui.screens.open_list import OpenScreen
from adp_tui.screens.rules import RulesScreen
from adp_tui.screens.title import TitleScreen
from core.adp.model import atlas
from tests.tui.conftest import frame
from tests.tui.shelf import picture, program, saved, settled


@pytest.fixture(autouse=True)
def the_same_version_in_every_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adp_tui.screens.title.__version__", "1.2.3")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two games; the one called winter was played last."""
    saved(tmp_path, "spring", "pass", hours=50)
    saved(tmp_path, "kandahar-winter", "rally")
    return tmp_path


async def test_without_games_there_is_nothing_to_continue(tmp_path: Path) -> None:
    assert "Continue" not in await picture(program(tmp_path))


@pytest.mark.parametrize("downs", [1, 2, 3, 4, 5, 6])
async def test_the_lower_part_describes_what_is_highlighted(folder: Path, downs: int) -> None:
    shown = await picture(program(folder), *["down"] * downs)

    name = ("New game", "New game", "Open", "Replay", "Look up", "Quit")[downs - 1]
    assert f"─ {name} ─" in shown


def test_each_game_has_a_key_of_its_own_on_the_title() -> None:
    keys = [entry.cover.key for entry in on_screen().values()]

    assert len({*keys, *"corlq"}) == len(keys) + len("corlq")


@pytest.mark.rule("RDS-15")
async def test_each_game_says_what_it_is_and_is_begun_with_a_key(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test() as pilot:
        await settled(pilot)
        first = frame(app)
        await settled(pilot, "down")
        second = frame(app)
        await settled(pilot, "d")
        form = frame(app)

    assert "A   D I S T A N T   P L A I N" in first
    assert "Event cards say who may act" in " ".join(first.split())
    assert "D I S T R I C T   C O M M A N D E R" in second
    assert "Units, hands," in second
    assert "< > District Commander" in form


@pytest.mark.parametrize(
    ("keys", "screen"),
    [
        (("c",), GameScreen),
        (("enter",), GameScreen),
        (("n",), NewGameScreen),
        (("d",), NewGameScreen),
        (("down", "enter"), NewGameScreen),
        (("down", "down", "enter"), NewGameScreen),
        (("o",), OpenScreen),
        (("r",), OpenScreen),
        (("r", "enter"), GameScreen),
        (("l",), RulesScreen),
        (("o", "escape"), TitleScreen),
        (("n", "escape"), TitleScreen),
        (("l", "escape"), TitleScreen),
        (("c", "Q"), TitleScreen),
    ],
    ids=str,
)
async def test_each_entry_is_one_key(folder: Path, keys: tuple[str, ...], screen: type) -> None:
    app = program(folder)
    async with app.run_test() as pilot:
        await settled(pilot, *keys)

        assert type(app.screen) is screen


async def test_a_game_that_was_left_can_be_played_again_at_once(folder: Path) -> None:
    app = program(folder)
    async with app.run_test(size=(120, 36)) as pilot:
        await settled(pilot, "c", "Q", "c")

        assert isinstance(app.screen, GameScreen)
        assert not app.screen.controller.session.read_only


async def test_an_unreadable_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")

    shown = await picture(program(tmp_path / "file"), size=(120, 36))

    assert "cannot be read" in " ".join(shown.split())


@pytest.mark.parametrize("size", [(79, 24), (80, 23)])
async def test_the_title_says_that_a_terminal_is_too_small(
    folder: Path, size: tuple[int, int]
) -> None:
    shown = await picture(program(folder), size=size)

    assert f"This window is {size[0]} x {size[1]}. adp needs 80 x 24." in shown
    assert "Continue" not in shown


@pytest.mark.parametrize(
    "keys", [("q",), ("ctrl+q",), ("f1", "ctrl+q"), ("end", "enter"), ("n", "ctrl+q")]
)
async def test_quitting_ends_with_success(folder: Path, keys: tuple[str, ...]) -> None:
    app = program(folder)
    async with app.run_test() as pilot:
        await settled(pilot, *keys)

    assert app.return_code == 0


async def test_escape_closes_the_help(folder: Path) -> None:
    app = program(folder)
    async with app.run_test() as pilot:
        await settled(pilot)
        before = frame(app)
        await settled(pilot, "f1")
        assert "The title: keys" in frame(app)
        await settled(pilot, "escape")

        assert frame(app) == before


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
async def test_a_signal_ends_the_program_cleanly(folder: Path, number: signal.Signals) -> None:
    app = program(folder)
    async with app.run_test() as pilot:
        os.kill(os.getpid(), number)
        await pilot.pause()

    assert app.return_code == 128 + number


def test_the_sketch_has_every_area_once() -> None:
    for area in atlas.AREAS:
        marks = [text for row in sketch({area: "coin"}) for text, _ in row if text == "C"]

        assert marks == ["C"], area
