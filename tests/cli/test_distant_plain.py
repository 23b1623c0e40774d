"""The real game through the command line and the agent."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from adp_tui.agent.agent import Agent
from adp_tui.cli import main
from adp_tui.games import GAMES, usual
from core.kernel import draw
from saves.records import FORMAT, Header
from saves.store import Writer
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
    assert tuple(state["margins"]) == usual(GAMES).box().sides


def test_the_save_of_a_random_game_is_intact(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(Agent(GAMES))
    reply = talk("new", scenario="main", seed=1)
    talk("save", path=str(tmp_path / "random.adp"))

    for choice in range(ANSWERS):
        reply = talk.answer(draw(1, choice, reply["pending"]["options"]))
    talk.agent.close()

    assert main(["verify", str(tmp_path / "random.adp")]) == 0
    assert "random.adp is intact" in capsys.readouterr().out


def test_the_log_reads_as_people_speak_with_the_numbers_of_the_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(Agent(GAMES))
    position = "card: 37\nnext: 12\neligible: taliban\nresources: taliban=3\nhelmand T:B1"
    talk("new", scenario="main", seed=1, position=position)
    talk("save", path=str(tmp_path / "game.adp"))
    talk.answer("rally", "helmand", "place-many")
    talk("seat", side="taliban", who="bot")
    talk.agent.close()

    assert main(["log", str(tmp_path / "game.adp")]) == 0

    assert capsys.readouterr().out.splitlines()[1:] == [
        "    1  Taliban: Rally (2.3.4)",
        "    2  Taliban: Rally: Helmand (3.3.1)",
        "         Helmand selected (3.3.1)",
        "         Taliban Resources -1, paid (3.3.1)",
        "    3  Taliban: Rally in Helmand: Place up to Bases + Pop. (3.3.1)",
        "         2 Taliban Guerrillas placed in Helmand (3.3.1)",
        "    4  Taliban: played by a bot from here on",
    ]


def test_neither_log_nor_why_turns_up_a_deception_marker(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["new", "main", "--name", "sly", "--option", "victory-deception"]) == 0
    first_marker = 13  # after the 12 cards that are removed
    capsys.readouterr()

    assert main(["log", "sly"]) == 0
    assert main(["why", "sly", str(first_marker)]) == 0

    told = capsys.readouterr().out
    assert told.count(": something face down (7.3)") == 8
    assert "This answer is a secret" in told
    assert "Agenda" not in told
    assert "Threat" not in told


def test_refusals_of_the_rules_are_sentences() -> None:
    talk = Talk(Agent(GAMES))
    talk("new", scenario="main", position="card: 37\neligible: taliban\nhelmand T:u1")
    talk.answer("rally")

    reply = talk("why_not", option="kabul-aibak")
    refused = talk("answer", option="kabul-aibak")

    assert (reply["reason"], reply["code"], reply["rule"]) == (
        "Rally takes place in Provinces and Kabul",
        "rally.not-on-a-loc",
        "3.3.1",
    )
    assert refused == {
        "ok": False,
        "error": "'kabul-aibak' does not answer rally.space:"
        " Rally takes place in Provinces and Kabul (3.3.1)",
    }


def test_options_that_clash_are_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    clashing = ["--option", "no-reveal", "--option", "sudden-propaganda"]

    assert main(["new", "main", *clashing]) == 1
    assert capsys.readouterr().err == (
        "adp: Sudden Propaganda needs the next card face up, without No Reveal (2.3.7)\n"
    )


@pytest.mark.parametrize("command", ["show", "log", "verify", "branches", "play"])
def test_a_save_that_cannot_be_set_up_is_refused_in_words(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Somebody has edited the first line: a bot in a game without Non-players."""
    path = tmp_path / "forged.adp"
    header = Header(
        format=FORMAT,
        game="adp",
        rules=1,
        program="test",
        scenario="main",
        options={"no-non-player": "3-players"},
        seats={"taliban": "bot"},
    )
    Writer.create(path, header).close()

    arguments = [command, "--plain", str(path)] if command == "play" else [command, str(path)]
    assert main(arguments) == 1

    assert capsys.readouterr().err == ("adp: without Non-players all four seats are human (1.5)\n")
