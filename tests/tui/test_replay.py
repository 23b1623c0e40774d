"""A replay on the game screen: back and forth, without answering or writing anything."""

from __future__ import annotations

from pathlib import Path

from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.play.controller import Controller
from adp_tui.saved.opening import replay
from adp_tui.texts import notices
from core.adp.box import BOX
from tests.tui.conftest import frame
from tests.tui.table import FOUR, app, begin, press


def recorded(folder: Path, *answers: str) -> Path:
    """Save a game in which the Taliban have begun to Rally."""
    path = folder / "game.adp"
    with begin(path, seats=FOUR) as session:
        for answer in answers:
            session.answer(answer)
    return path


def asked_first(at: Controller) -> bool:
    """Whether the first turn of the game is about to begin."""
    return at.decision is not None and at.decision.ask == "turn" and not at.board.acted


def test_a_replay_begins_with_the_first_card_or_a_given_answer(tmp_path: Path) -> None:
    path = recorded(tmp_path, "pass", "pass")

    assert asked_first(Controller(replay(BOX, path), PRESENTER))
    assert replay(BOX, path, at=0).number == 0
    assert replay(BOX, path, at=3).number == 3


async def test_a_replay_steps_answer_by_answer(tmp_path: Path) -> None:
    path = recorded(tmp_path, "rally", "nuristan", "place-one")
    before = path.read_bytes()
    at = Controller(replay(BOX, path), PRESENTER)
    program = app(at)
    async with program.run_test(size=(120, 36)) as pilot:
        first = at.session.number
        assert at.board.card == 24
        assert asked_first(at)
        assert "replay" in frame(program)
        last = len(at.session.tree)
        for _ in range(last - first):
            await press(pilot, "enter")
        assert at.session.number == last
        await press(pilot, ",", ",")
        assert at.session.number == last - 2
        assert at.current is not None
        assert at.current.word == "nuristan"  # the recorded answer is highlighted
        await press(pilot, ".", ".", ".")
        assert at.session.number == last
        assert at.notice == "there is nothing to redo: no answer follows here"
        await press(pilot, "<")
        assert at.session.number < last - 2
    assert path.read_bytes() == before


async def test_a_replay_takes_no_answers(tmp_path: Path) -> None:
    at = Controller(replay(BOX, recorded(tmp_path, "rally"), at=1), PRESENTER)
    program = app(at)
    async with program.run_test(size=(80, 24)) as pilot:
        await press(pilot, ">", "escape")
        assert at.notice == notices.REPLAY
        await press(pilot, "W")

        assert at.notice == notices.REPLAY
        assert len(at.session.tree) == len(replay(BOX, tmp_path / "game.adp").tree)
