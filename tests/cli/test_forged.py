"""A forged save: whoever goes back to what was forged is told, on the screen, in lines, by JSON."""

from __future__ import annotations

from pathlib import Path

import pytest

from adp_tui.agent.agent import Agent
from adp_tui.plain import talk as plain
from adp_tui.play.controller import Controller
from saves.session import Session
from tests.cli.talk import Talk
from tests.orchard import OrchardBox
from tests.orchard_table import ORCHARD, presenter
from tests.saves.games import BOX, FIRST_DAY, OLD, PROGRAM
from tests.saves.test_divergence import DearFruit

TOLD = (
    "line 8 no longer replays (it leads to a different position): "
    "the recorded position after answer 7 is used"
)


class DearBox(OrchardBox):
    """A game by whose rules Ann is paid too much."""

    rules = DearFruit()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A game of two days, each begun with the last answer of the one before."""
    path = tmp_path / "forged.adp"
    with Session.new(DearBox(), OLD, seed=1, program=PROGRAM, path=path) as session:
        for word in (*FIRST_DAY, "rest", "rest", "pick"):
            session.answer(word)
    return path


def test_the_screen_tells(path: Path) -> None:
    with Session.open(BOX, path) as session:
        controller = Controller(session, presenter(BOX))
        assert not session.notices
        controller.jump(8)
        assert not controller.notice
        controller.jump(7)
        assert TOLD in controller.notice


def test_a_conversation_in_lines_tells(path: Path) -> None:
    with Session.open(BOX, path) as session:
        talk = plain.Talk(session, presenter(BOX))
        replies = [talk.hear("undo") for _ in range(3)]
        assert [TOLD in reply for reply in replies] == [False, False, True]


def test_the_agent_tells(path: Path) -> None:
    talk = Talk(Agent(ORCHARD))
    assert talk("load", path=str(path))["notices"] == []
    assert "notices" not in talk("undo", to=9)
    assert talk("undo", to=7)["notices"] == [TOLD]
    talk.agent.close()
