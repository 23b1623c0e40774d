"""Any game can be played on the screen: Orchard needs only a small presenter."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.pilot import Pilot

from adp_tui.app import AdpApp
from adp_tui.cli import main
from adp_tui.config.settings import Settings
from adp_tui.games import GameEntry, Games
from adp_tui.look.paint import AnyRole, Looks, Role
from adp_tui.look.theme import THEMES
from adp_tui.play.controller import Controller
from adp_tui.play.spans import numbers_in_words, only_these
from adp_tui.presenter.cover import Cover
from adp_tui.presenter.presenter import Presenter
from adp_tui.screens.game.screen import GameScreen
from adp_tui.screens.new_game import NewGameScreen
from adp_tui.screens.title import TitleScreen
from core.kernel import How, Knowledge, Procedure, Setup
from saves.session import Session
from tests.orchard import (
    ANN,
    BEN,
    Dusk,
    Orchard,
    OrchardBox,
    OrchardRules,
    OrchardTable,
    OrchardWithBots,
)
from tests.orchard_table import COVER, ORCHARD, presenter
from tests.tui.conftest import frame
from tests.tui.pictures import compare
from tests.tui.shelf import settled
from tests.tui.table import press

SIZES = pytest.mark.parametrize("size", [(80, 24), (120, 36)], ids=["80x24", "120x36"])
PLAIN = Settings(theme="monochrome", pace="instant")
BEGIN = ("n", "enter", "enter")
"""The default game: Ann against a bot."""


def program(folder: Path) -> AdpApp:
    """Return the program with Orchard as the only game."""
    return AdpApp(folder, PLAIN, ORCHARD)


def session() -> Session[Any, Any]:
    """Start a game of two people, with repeatable dice."""
    seats = {ANN: "human", BEN: "human"}
    return Session.new(OrchardWithBots(), Setup("old", seats), seed=7, program="test")


def sit_down(*keys: str) -> Controller:
    """Start a game of two people and press keys."""
    box = OrchardWithBots()
    at = Controller(session(), presenter(box), bot=box.bot)
    for key in keys:
        at.press(key)
    return at


def table_of(pilot: Pilot[None]) -> Controller:
    """Return the game on the screen."""
    screen = pilot.app.screen
    assert isinstance(screen, GameScreen)
    screen.guard.pause = 0.0  # no waiting between keys
    return screen.controller


# A whole game on the screen


@SIZES
async def test_the_title_and_the_form_are_those_of_the_game(
    tmp_path: Path, size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    app = program(tmp_path)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        title = frame(app)
        await settled(pilot, "n")

        assert isinstance(app.screen, NewGameScreen)
        compare(title + frame(app), snapshot)


@SIZES
async def test_a_question_is_put_with_its_list_its_preview_and_the_position(
    tmp_path: Path, size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    app = program(tmp_path)
    async with app.run_test(size=size) as pilot:
        await settled(pilot, *BEGIN)
        await press(pilot, "1", "down")

        compare(frame(app), snapshot)


async def test_a_game_is_played_to_its_end_against_a_bot_and_opened_again(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot, *BEGIN)
        at = table_of(pilot)
        while at.decision is not None:
            await press(pilot, "end", "enter")
        assert "won" in frame(app)
        await settled(pilot, "Q")
        assert isinstance(app.screen, TitleScreen)
        assert "finished" in frame(app)
        await settled(pilot, "c")

        assert table_of(pilot).decision is None


async def test_a_saved_game_is_replayed_day_by_day(tmp_path: Path) -> None:
    path = tmp_path / "week.adp"
    with session() as played:
        for _ in range(3):
            played.answer("rest")
        played.save_as(path)
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot, "r", "enter")
        at = table_of(pilot)

        assert at.board.day == 1
        await press(pilot, ">")
        assert at.board.day == 2
        await press(pilot, "<")
        assert at.board.day == 1
        assert "> by day" in frame(app)


async def test_a_game_without_map_and_rules_says_so_and_continues(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot, *BEGIN)
        await press(pilot, "tab", "down", "R")

        assert "This game has no rules to read here" in frame(app)
        assert table_of(pilot).current is not None


@SIZES
async def test_a_presenter_with_only_defaults_is_enough(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    silent: Games = {
        "orchard": GameEntry(
            Cover("Orchard"), OrchardWithBots, lambda: Presenter(OrchardWithBots(), COVER)
        )
    }
    app = AdpApp(tmp_path, PLAIN, silent)
    async with app.run_test(size=size) as pilot:
        await settled(pilot, *BEGIN)
        at = table_of(pilot)
        for _ in range(12):
            await press(pilot, "1", "J", "D", "space", "escape", "M")

        assert "Day: " in frame(app)
        assert at.session.depth > 10


# The parts


def test_the_journal_shows_answers_and_facts_in_the_words_of_the_game() -> None:
    at = sit_down("2", "enter")

    assert [entry.text for entry in at.journal.tail(9)] == [
        "Day: Rest",
        "Night falls",
        "Fruit grows overnight",
    ]


def test_the_preview_shows_what_would_change() -> None:
    at = sit_down("1", "enter")
    word = next(row.word for row in at.choices.rows) if at.choices is not None else ""

    seen = at.question.preview(word)

    assert seen is not None
    assert seen.then.startswith("dice: Pick, Apple")


def test_undo_goes_back_and_another_answer_makes_a_branch() -> None:
    at = sit_down("2", "enter", "U", "1", "enter")

    assert len(at.session.tree.branches()) == 2
    assert at.board.day == 1
    at.press("U")
    at.press("Y")
    assert at.decision is not None
    assert at.decision.ask == "pick.tree"


def test_a_section_of_the_game_has_its_key_and_says_when_there_is_nothing_in_it() -> None:
    at = sit_down("1", "enter", "S")

    assert at.notice == "there is nothing to sell"


def test_a_seat_given_to_a_bot_is_played_by_it() -> None:
    at = sit_down()

    at.change_seat(BEN)
    at.press("2")
    at.press("enter")
    at.advance()

    assert at.session.seats[BEN] == "bot"
    assert any(answer.by == BEN and answer.why for answer in at.session.line())


def test_advice_is_what_the_bot_would_do() -> None:
    at = sit_down()

    at.act("finish")

    assert "the bot has finished the Ann turn" in at.notice
    assert at.session.line()[0].answer == "pick"


def test_numbers_with_gaps_are_listed_one_by_one() -> None:
    assert numbers_in_words(["2", "3", "5"]) == "2, 3, 5"
    assert numbers_in_words(["2", "3", "4"]) == "2 to 4"
    assert only_these(["2", "3", "5"]) == "only 2, 3, 5 can be chosen here"
    assert only_these(["1", "2", "3"]) == "only numbers from 1 to 3 can be chosen here"
    assert only_these(["2"]) == "only 2 can be chosen here"


def test_each_roll_is_shown_with_its_result() -> None:
    at = sit_down("1", "enter")

    seen = at.question.preview("apple")

    assert seen is not None
    assert seen.chances == ("1-5 of 6: Pick, Apple: count?", "6 of 6: Wasps: what?")


class Tossing(OrchardRules):
    """The orchard in which every day is one roll of a die."""

    def sit(self, board: Orchard) -> tuple[OrchardTable, Procedure]:
        """Replace a day by a roll; nights are as usual."""
        table, procedure = super().sit(board)
        if board.night:
            return table, procedure
        procedure.close()
        return table, _toss(table)


async def _toss(table: OrchardTable) -> None:
    await table.ask(ANN, lambda: ("toss", "wait"), ask="day", rule="1")
    await table.roll(ask="toss", rule="1")
    table.emit(Dusk())


class TossingBox(OrchardBox):
    """The box of this game."""

    rules = Tossing()


def test_a_roll_that_ends_a_turn_is_shown_with_its_result() -> None:
    box = TossingBox()
    setup = Setup("old", {ANN: "human", BEN: "human"})
    at = Controller(Session.new(box, setup, seed=1, program="test"), presenter(box))

    seen = at.question.preview("toss")

    assert seen is not None
    assert seen.chances == ("1-6 of 6: Night falls, Fruit grows overnight",)


def test_a_role_without_a_style_looks_like_any_text_in_every_theme() -> None:
    class Hue(AnyRole):
        """A role of a game."""

        ANN = "ann"

    looks = Looks(sides={ANN: Hue.ANN}, styles={"dark": {Hue.ANN: "red"}})

    for theme in THEMES.values():
        worn = theme.with_looks_of(looks)
        expected = theme.style(Role.TEXT)
        assert worn.style(Hue.ANN) == expected or theme.name == "dark"


# The command line


def test_the_command_line_shows_logs_and_explains_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = ["--dir", str(tmp_path)]
    assert main(["new", "young", "--seat", "ben=bot", "--seed", "1", *folder], ORCHARD) == 0
    with Session.open(OrchardWithBots(), tmp_path / "young.adp") as game:
        game.answer("rest")
        game.answer(*OrchardWithBots.bot.decide(Knowledge(OrchardWithBots(), game.turn)), How.BOT)
    capsys.readouterr()

    assert main(["show", "young", *folder], ORCHARD) == 0
    assert "Day 2" in capsys.readouterr().out
    assert main(["log", "young", *folder], ORCHARD) == 0
    assert "Fruit grows overnight" in capsys.readouterr().out
    assert main(["why", "young", "2", *folder], ORCHARD) == 0
    assert "8.2: it comes first" in capsys.readouterr().out


def test_many_games_are_played_by_its_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "--game", "orchard", "-n", "3", "--jobs", "1", "--json"], ORCHARD) == 0

    told = json.loads(capsys.readouterr().out)
    assert (told["all"]["games"], told["failures"]) == (3, [])
    assert set(told["all"]["margins"]) == {ANN, BEN}


def test_a_game_that_is_not_in_the_catalogue_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["new", "young", "--game", "chess"], ORCHARD) == 1
    assert "does not know the game 'chess', only orchard" in capsys.readouterr().err
