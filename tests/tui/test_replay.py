"""A replay on the game screen: back and forth, without answering or writing anything."""

from __future__ import annotations

from pathlib import Path

import pytest

from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.look.paint import plain
from adp_tui.play.controller import Controller
from adp_tui.saved.opening import replay
from adp_tui.texts import notices
from adp_tui.widgets.decision_pane import hidden_rows
from core.adp.box import BOX
from core.adp.model.ids import Deception
from core.kernel import ALL_SEEING, UNKNOWN, Decision, Viewer
from saves.session import Session
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


SECRETS: dict[str, bool | str] = {"victory-deception": True, "deception-reveal": "anytime"}


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
@pytest.mark.parametrize(
    ("viewer", "knows"),
    [
        (None, False),
        (Viewer(("coalition",)), False),
        (Viewer(("taliban",)), True),
        (ALL_SEEING, True),
    ],
    ids=["nobody", "another side", "the side that is asked", "open"],
)
async def test_a_replay_shows_what_its_viewer_may_know(
    tmp_path: Path, viewer: Viewer | None, size: tuple[int, int], *, knows: bool
) -> None:
    path = tmp_path / "game.adp"
    begin(path, seats=FOUR, options=SECRETS).close()
    at = Controller(replay(BOX, path), PRESENTER, viewer=viewer)
    program = app(at)
    async with program.run_test(size=size):
        shown = " ".join(frame(program).split())

    assert asked_first(at)
    assert ("Rally" in shown) is knows
    assert ("options." in shown) is not knows
    assert "roll dice" not in shown
    held = at.board.hidden["taliban"]
    assert (Deception.FACE_DOWN in held) is not knows


async def test_who_follows_a_game_is_not_shown_the_options_of_others(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    with begin(path, seats=FOUR, options=SECRETS) as played:
        with Session.open(BOX, path, read_only=True) as session:
            at = Controller(session, PRESENTER)
            program = app(at)
            async with program.run_test(size=(80, 24)) as pilot:
                await press(pilot, "enter", "1", "enter", "question_mark", "H", "J", "escape")
                shown = frame(program)
        assert played.depth == session.depth

    assert "roll dice" not in shown
    assert at.choices is None


def test_a_secret_question_is_shown_without_telling_what_is_asked() -> None:
    asked = Decision("taliban", UNKNOWN, rule="", kind=UNKNOWN, options=())

    for cells in (19, 60):
        rows = [plain(row).strip() for row in hidden_rows(PRESENTER, asked, cells, 10)]
        assert rows[0] == "TALIBAN"
        assert "may know the options." in " ".join(" ".join(rows).split())
