"""The real game through the command line and the agent."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from adp_tui.agent.agent import Agent
from adp_tui.cli import main
from adp_tui.games import GAMES, usual
from core.kernel import draw
from tests.cli.talk import Talk

ANSWERS = 60


@pytest.mark.parametrize("scenario", ["short", "main", "extended"])
def test_a_new_game_is_shown_with_every_space(
    scenario: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new", scenario]) == 0
    capsys.readouterr()

    assert main(["show", scenario, "--json"]) == 0
    state = json.loads(capsys.readouterr().out)
    assert state["scenario"] == scenario
    assert len(state["spaces"]) == 32
    assert tuple(state["margins"]) == usual(GAMES).sides


def test_a_game_played_at_random_is_well_when_saved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(Agent(GAMES))
    reply = talk("new", scenario="main", seed=1)
    talk("save", path=str(tmp_path / "random.adp"))

    for choice in range(ANSWERS):
        reply = talk.answer(draw(1, choice, reply["pending"]["options"]))
    talk.agent.close()

    assert main(["verify", str(tmp_path / "random.adp")]) == 0
    assert "random.adp is well" in capsys.readouterr().out
