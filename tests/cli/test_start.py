"""What a start imports and lays out: no more than is shown first."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from adp_tui.app import AdpApp
from adp_tui.saved.opening import open_or_follow
from adp_tui.screens.game.screen import GameScreen
from adp_tui.screens.title import TitleScreen
from core.adp.box import BOX
from core.adp.events.library import CARDS, MODULES
from core.kernel import Setup
from saves.session import Session

CARD_MODULES = "core.adp.events.cards.c"
SHEETS = "core.adp.bots.sheets"


def begun(path: Path) -> Path:
    """Save a game in which nothing has been answered, and return its file."""
    Session.new(BOX, Setup(BOX.scenarios[0]), seed=None, program="", path=path).close()
    return path


def loaded_after(code: str) -> list[str]:
    """Return the modules of the game that are loaded after some code, in a new process."""
    script = f"import sys; {code}; print(*(m for m in sys.modules if m.startswith('core.adp')))"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    return ran.stdout.decode().split()


def test_the_program_on_the_screen_needs_no_rules() -> None:
    assert loaded_after("import adp_tui.app") == []


def test_opening_a_game_loads_no_card_and_no_sheet_of_a_non_player(tmp_path: Path) -> None:
    path = begun(tmp_path / "begun.adp")

    loaded = loaded_after(
        "from pathlib import Path; from core.adp.box import BOX;"
        "from adp_tui.saved.opening import open_or_follow;"
        f"open_or_follow(BOX, Path({str(path)!r}))"
    )

    assert [name for name in loaded if name.startswith(CARD_MODULES)] == []
    assert SHEETS not in loaded


def test_looking_up_a_card_loads_that_card_alone() -> None:
    loaded = loaded_after(
        "from core.adp.events.library import CARDS, EVENTS; 5 in EVENTS; len(CARDS); CARDS[71]"
    )

    cards = [name for name in loaded if name.startswith(CARD_MODULES)]
    assert cards == [f"core.adp.events.cards.{MODULES[71]}"]


def test_every_card_is_in_the_module_named_for_it() -> None:
    assert [card.number for card in CARDS.values()] == list(MODULES)


async def test_no_title_is_laid_out_beneath_a_game_opened_directly(tmp_path: Path) -> None:
    session = open_or_follow(BOX, begun(tmp_path / "begun.adp"))
    app = AdpApp(tmp_path, opening=session)

    async with app.run_test() as pilot:
        await pilot.pause()
        below = app.screen_stack[:-1]

        assert isinstance(app.screen, GameScreen)
        assert not any(isinstance(screen, TitleScreen) for screen in below)

        await app.screen.dismiss()
        await pilot.pause()

        assert isinstance(app.screen, TitleScreen)


@pytest.mark.parametrize("opened", [False, True], ids=["title", "game"])
async def test_the_start_is_over_when_the_first_screen_is_shown(
    tmp_path: Path, opened: bool
) -> None:
    session = open_or_follow(BOX, begun(tmp_path / "begun.adp")) if opened else None
    shown: list[str] = []
    app = AdpApp(
        tmp_path, opening=session, once_shown=lambda: shown.append(type(app.screen).__name__)
    )

    async with app.run_test() as pilot:
        await pilot.pause()

        assert shown == ["GameScreen" if opened else "TitleScreen"]


def test_no_garbage_is_looked_for_until_the_start_is_over() -> None:
    ran = subprocess.run([sys.executable, "-c", _GARBAGE], capture_output=True, check=True)

    assert ran.stdout.decode().split() == ["False", "True", "True"]


_GARBAGE = """
import gc
from adp_tui.entry.garbage import start_is_over, wait_with_garbage
wait_with_garbage()
print(gc.isenabled())
start_is_over()
print(gc.isenabled(), gc.get_freeze_count() > 0)
"""
