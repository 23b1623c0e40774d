"""The catalogue: several games in one program, each chosen by its name."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from adp_tui.agent.agent import Agent
from adp_tui.bench.measure import possible
from adp_tui.bench.sample import SampleGame
from adp_tui.cli import main
from adp_tui.config.keys import ACTIONS, keymap_of, read_keys
from adp_tui.entry.arguments import commands_of
from adp_tui.games import GAMES, Games
from adp_tui.screens.new_game import NewGameScreen
from adp_tui.screens.open_list import OpenScreen
from tests.cli.talk import Talk
from tests.orchard_table import ORCHARD
from tests.tui.conftest import frame
from tests.tui.shelf import PLAIN, settled
from tests.tui.table import press

ALONE: Final[Games] = {"adp": GAMES["adp"]}
BOTH: Final[Games] = {**ALONE, **ORCHARD}
AS_TEXT: Final[Games] = {
    name: entry._replace(cover=entry.cover._replace(on_screen=name == "adp"))
    for name, entry in BOTH.items()
}
"""The same games, one of which is not shown on the screen."""


def test_every_command_of_every_game_has_a_module_that_runs() -> None:
    for command in commands_of(BOTH).values():
        assert callable(import_module(command.module).run), command.name


@pytest.mark.parametrize(("number", "code"), [("24", 0), ("73", 1)])
def test_a_game_brings_a_command_along(
    number: str, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cards", number], BOTH) == code
    out, err = capsys.readouterr()
    assert out.startswith("24 ") if code == 0 else "there is no card 73" in err


def test_a_new_game_is_of_the_first_one_unless_another_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = ["--dir", str(tmp_path)]

    assert main(["new", "short", *folder], BOTH) == 0
    assert main(["new", "young", "--game", "orchard", *folder], BOTH) == 0
    capsys.readouterr()

    assert main(["show", "young", *folder], BOTH) == 0
    assert "Day 1" in capsys.readouterr().out
    assert main(["show", "short", *folder], BOTH) == 0
    assert "Short scenario" in capsys.readouterr().out


def test_refusals_of_a_game_are_in_its_own_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--option", "no-reveal", "--option", "sudden-propaganda"]

    assert main(["new", "main", *options, "--dir", str(tmp_path)], BOTH) == 1
    assert "Sudden Propaganda needs the next card face up" in capsys.readouterr().err


def test_the_agent_plays_the_game_that_a_request_names() -> None:
    talk = Talk(Agent(BOTH, "orchard"))

    assert talk("new", scenario="young")["pending"]["by"] == "ann"
    assert talk("new", scenario="main", game="adp")["pending"]["ask"] == "turn"
    assert "does not know the game 'chess'" in talk("new", scenario="x", game="chess")["error"]


def test_keys_of_another_game_are_left_alone_and_old_names_still_work(tmp_path: Path) -> None:
    (tmp_path / "keys.toml").write_text('special = ["V"]\ncard-back = ["-"]\n')
    covers = [entry.cover for entry in BOTH.values()]
    orchard = BOTH["orchard"].cover

    keymap, problem = read_keys(tmp_path, orchard, covers)

    assert problem is None
    assert keymap.action("V") is None
    assert keymap.action("-") == "chapter-back"
    assert read_keys(tmp_path, orchard)[0] == keymap_of(orchard), "alone it knows no such action"


@pytest.mark.parametrize("name", BOTH)
def test_no_key_of_a_game_takes_one_that_every_game_has(name: str) -> None:
    cover = BOTH[name].cover
    taken = {key for action in ACTIONS for key in action.keys}

    assert not taken & {key for action in cover.actions for key in action.keys}
    assert {action.after for action in cover.actions} <= {action.id for action in ACTIONS}
    assert set(cover.reworded) <= {action.id for action in ACTIONS}


@pytest.fixture
def unseen(tmp_path: Path) -> Path:
    """A save of a game that is played as plain text only."""
    assert main(["new", "young", "--game", "orchard", "--dir", str(tmp_path)], AS_TEXT) == 0
    return tmp_path / "young.adp"


def test_whoever_begins_a_game_without_a_screen_is_told_how_to_play_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new", "young", "--game", "orchard", "--dir", str(tmp_path)], AS_TEXT) == 0
    assert "adp play --plain young\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("command", "instead"),
    [("open", "play --plain"), ("play", "play --plain"), ("replay", "log")],
)
def test_a_game_without_a_screen_is_not_opened_there(
    unseen: Path, command: str, instead: str, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()

    assert main([command, str(unseen)], AS_TEXT) == 2
    said = capsys.readouterr().err
    assert said.startswith("adp: Orchard is not on the screen; ")
    assert said.endswith(f"as text: adp {instead} {unseen}\n")


async def test_the_title_offers_games_with_a_screen_only(unseen: Path) -> None:
    from adp_tui.app import AdpApp

    app = AdpApp(unseen.parent, PLAIN, AS_TEXT)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "Continue" not in frame(app)
        await settled(pilot, "o")
        assert f"only as text: adp play --plain {unseen.stem}" in frame(app)
        await press(pilot, "enter")
        assert isinstance(app.screen, OpenScreen), "it cannot be opened"
        await press(pilot, "escape")
        await settled(pilot, "n")
        assert isinstance(app.screen, NewGameScreen)
        assert app.screen.form.games == ()


def test_no_screen_is_measured_where_there_is_none(tmp_path: Path) -> None:
    shown, as_text = (
        set(possible([], SampleGame(entry.box(), tmp_path, 1, entry.cover)))
        for entry in AS_TEXT.values()
    )

    assert shown - as_text >= {"title", "game", "cursor"}
    assert "replay" in as_text


async def test_the_form_asks_which_game_only_if_there_are_several(tmp_path: Path) -> None:
    from adp_tui.app import AdpApp

    both = AdpApp(tmp_path, PLAIN, BOTH)
    async with both.run_test(size=(80, 24)) as pilot:
        await settled(pilot, "n")
        assert "< > A Distant Plain" in frame(both)
        await press(pilot, "up", "right")
        assert "< > Orchard" in frame(both)
        assert "Solo Ann" in frame(both)
        await press(pilot, "left")
        assert "Solo Taliban" in frame(both)
        await press(pilot, "right", "down", "enter")
        screen = both.screen
        assert isinstance(screen, NewGameScreen)
        await press(pilot, "enter")
        assert "Day: what?" in frame(both)
    alone = AdpApp(tmp_path, PLAIN, ALONE)
    async with alone.run_test(size=(80, 24)) as pilot:
        await settled(pilot, "n")
        assert "< > A Distant Plain" not in frame(alone)
