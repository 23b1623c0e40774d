"""The list of saved games."""

from __future__ import annotations

from pathlib import Path

import pytest

from adp_tui.screens.game.screen import GameScreen
from adp_tui.screens.open_list import OpenScreen
from tests.cli.played import picked
from tests.tui.conftest import frame
from tests.tui.shelf import program, saved, settled


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with games and with files that cannot be played."""
    monkeypatch.chdir(tmp_path)
    games = Path("games")
    saved(games, "spring", "pass", hours=50)
    saved(games, "kandahar-winter", "rally")
    picked(games / "orchard.adp")
    (games / "letter.adp").write_text("Dear Ann")
    return games


async def test_typing_narrows_and_enter_opens(folder: Path) -> None:
    app = program(folder)
    async with app.run_test() as pilot:
        await settled(pilot, "o", "w", "i", "n", "enter")

        assert isinstance(app.screen, GameScreen)
        assert app.screen.controller.session.path == folder / "kandahar-winter.adp"


async def test_an_unreadable_save_is_not_opened(folder: Path) -> None:
    app = program(folder)
    async with app.run_test() as pilot:
        await settled(pilot, "o", "end", "enter")

        assert isinstance(app.screen, OpenScreen)
        assert "is not a saved game" in frame(app)


async def test_escape_clears_what_was_typed_and_then_goes_back(folder: Path) -> None:
    app = program(folder)
    async with app.run_test() as pilot:
        await settled(pilot, "o", "x", "y", "escape")
        assert isinstance(app.screen, OpenScreen)
        await settled(pilot, "escape")

        assert not isinstance(app.screen, OpenScreen)


async def test_a_game_that_another_program_has_is_followed(folder: Path) -> None:
    from core.adp.box import DistantPlain
    from saves.session import Session

    app = program(folder)
    with Session.open(DistantPlain(), folder / "spring.adp"):
        async with app.run_test(size=(120, 36)) as pilot:
            await settled(pilot, "o", "s", "p", "enter")

            assert isinstance(app.screen, GameScreen)
            assert app.screen.controller.session.read_only
            assert "Following" in frame(app)
