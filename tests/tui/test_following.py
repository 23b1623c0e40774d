"""Following a game that another process plays."""

from __future__ import annotations

import re
from pathlib import Path

from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.play.controller import Controller
from adp_tui.saved.opening import open_or_follow
from core.adp.box import BOX
from saves.session import Session
from tests.tui.conftest import frame
from tests.tui.player import playing
from tests.tui.table import app, begin, press, until


def followed(path: Path) -> Controller:
    """Open a game that another process plays."""
    return Controller(Session.open(BOX, path, read_only=True), PRESENTER, bot=BOX.bot)


def test_a_second_program_names_the_first_process_in_a_line_that_fits(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    begin(path).close()
    with playing(path), open_or_follow(BOX, path) as session:
        (notice,) = session.notices

    assert session.read_only
    assert re.fullmatch(r"following: process \d+ is playing this game; you can watch .*", notice)
    assert len(notice) < 80


async def test_answers_of_another_process_appear_automatically(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    begin(path).close()
    with playing(path) as player:
        program = app(followed(path))
        async with program.run_test(size=(120, 36)) as pilot:
            assert "do what?" in frame(program)
            player.answer("rally")
            await until(pilot, lambda: "Rally: where?" in frame(program))
            player.answer("helmand")
            await until(pilot, lambda: "Rally in Helmand: how?" in frame(program))
            shown = frame(program)

    journal = "\n".join(shown.splitlines()[-5:])
    assert "Helmand" in journal
    assert "following" in shown


async def test_a_followed_bot_shows_reasons_and_nothing_to_answer(
    tmp_path: Path,
) -> None:
    path = tmp_path / "game.adp"
    begin(path).close()
    with playing(path) as player:
        at = followed(path)
        program = app(at)
        async with program.run_test(size=(120, 36)) as pilot:
            player.answer("pass")
            await until(pilot, lambda: "(bot) is acting" in frame(program))
            assert "It acts next." in frame(program)
            assert at.choices is None
            player.answer("")
            await until(pilot, lambda: bool(at.onlooker.bot_turn.thoughts))
            await until(pilot, lambda: "It acts next." not in frame(program))

            assert at.onlooker.bot_turn.thoughts[0].said in frame(program)
            assert "~" in at.marks.values() or not at.onlooker.bot_turn.change.places


async def test_no_key_makes_a_followed_bot_act(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    session = begin(path)
    session.answer("pass")
    at = followed(path)
    number = at.session.number
    program = app(at)
    async with program.run_test(size=(120, 36)) as pilot:
        for key in ("enter", ".", "Z", "U", "Y", ","):
            await press(pilot, key)
            assert "you can watch but not answer" in frame(program), key
        assert "next step" not in frame(program)

    assert at.session.number == number
    session.close()
