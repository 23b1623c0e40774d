"""Sides that bots play through the agent."""

from __future__ import annotations

from pathlib import Path

import pytest

from adp_tui.agent.agent import Agent
from adp_tui.games import GAMES
from core.kernel import Decision, Game, GameError, Knowledge, Reply, pending
from core.kernel.game import MOST_IDLE
from saves.session import Session
from tests.cli.talk import Talk
from tests.dithering import LATER, REST, DitheringBox
from tests.orchard import Fact, FirstOptionBot, Orchard, OrchardBox, OrchardWithBots
from tests.orchard_table import games


def asked(game: Game[Orchard]) -> Decision:
    """Return the pending decision."""
    decision = pending(OrchardBox.rules, game)
    assert isinstance(decision, Decision)
    return decision


@pytest.fixture
def bots() -> Talk:
    """A conversation about a game that has bots."""
    return Talk(Agent(games(OrchardWithBots)))


def test_running_stops_immediately_if_a_person_must_choose(talk: Talk) -> None:
    asked = talk("new", scenario="young")

    assert talk("run") == asked


@pytest.mark.parametrize("until", ["human", "end"])
def test_a_side_cannot_play_itself_without_bots(talk: Talk, until: str) -> None:
    talk("new", scenario="young", seats={"ann": "bot"})

    assert talk("run", until=until) == {
        "ok": False,
        "error": "there are no bots for this game yet: answer for every side yourself",
    }
    assert talk("pending")["n"] == 0


def test_bots_play_until_a_person_must_choose_and_say_why(bots: Talk) -> None:
    bots("new", scenario="old", seed=7, seats={"ann": "bot"})

    reply = bots("run")

    assert (reply["pending"]["by"], reply["pending"]["seat"]) == ("ben", "human")
    assert reply["why"][0] == "8.1: it comes first"
    assert bots("log")["log"][0]["why"] == ["8.1: it comes first"]
    assert "why" not in bots("pending")


def test_bots_that_get_stuck_halfway_leave_the_game_as_it_was() -> None:
    class Shy(FirstOptionBot):
        """Never dares to roll for apples."""

        def decide(self, known: Knowledge[Orchard, Fact]) -> Reply:
            """Take the first option that is not an apple."""
            if "apple" in known.decision.options:
                raise GameError("the bot is at a loss")
            return super().decide(known)

    class ShyBox(OrchardBox):
        """The invented game with a bot that plays badly."""

        bot = Shy()

    talk = Talk(Agent(games(ShyBox)))
    before = talk("new", scenario="young")

    assert talk("run", until="end") == {"ok": False, "error": "the bot is at a loss"}
    assert talk("pending") == before


def test_bots_play_every_seat_to_the_end(bots: Talk) -> None:
    bots("new", scenario="old", seed=7)

    assert bots("run", until="end")["over"] is not None


def test_a_hint_is_what_the_bot_would_answer_and_changes_nothing(bots: Talk) -> None:
    before = bots("new", scenario="old", seed=7)

    told = bots("hint")

    assert told["hint"] == {
        "option": before["pending"]["options"][0],
        "why": ["8.1: it comes first"],
    }
    assert told["n"] == before["n"]
    assert bots("pending")["pending"] == before["pending"]


def test_a_turn_is_finished_for_the_side_that_is_asked_and_the_seat_stays(bots: Talk) -> None:
    bots("new", scenario="old", seed=7)
    bots("answer", option="pick")

    finished = bots("finish")

    assert finished["why"]
    assert finished["pending"]["by"] == "ben"
    assert finished["pending"]["seat"] == "human"
    log = bots("log")["log"]
    assert [answer["by"] for answer in log if answer.get("why")] == ["ann"] * (
        sum(answer["by"] == "ann" for answer in log) - 1
    )


def test_without_bots_there_is_neither_hint_nor_finish(talk: Talk) -> None:
    before = talk("new", scenario="young")

    for request in ("hint", "finish"):
        assert talk(request)["error"].startswith("there are no bots for this game yet")
    assert talk("pending")["n"] == before["n"]


def test_in_the_real_game_a_hint_says_where_the_bot_would_have_played_differently() -> None:
    talk = Talk(Agent(GAMES))
    talk("new", scenario="main", seed=7, position="card: 19")
    talk("answer", option="march")

    hint = talk("hint")["hint"]

    assert hint["option"]
    assert hint["elsewhere"]["ask"] == "turn"
    assert hint["elsewhere"]["option"] != "march"


@pytest.fixture
def dithering() -> Talk:
    """A conversation about a game in which Ben's bot never ends its turn."""
    return Talk(Agent(games(DitheringBox)))


@pytest.mark.parametrize("request_", [{"do": "run", "until": "end"}, {"do": "finish"}])
def test_a_bot_that_never_ends_is_stopped_reported_and_kept(
    dithering: Talk,
    request_: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    dithering("new", scenario="old", seed=7, seats={"ann": "bot", "ben": "bot"})
    before = dithering("answer", option=REST)

    reply = dithering(**request_)

    assert not reply["ok"]
    assert (
        f"the ben bot was stopped at when: its turn did not end after {MOST_IDLE}" in reply["error"]
    )
    kept = Path(reply["stuck"].pop("kept"))
    assert reply["stuck"] == {"by": "ben", "ask": "when"}
    with Session.open(DitheringBox(), kept) as session:
        assert session.depth == before["n"] + MOST_IDLE
    assert dithering("pending")["n"] == before["n"]
    assert dithering("answer", option=LATER)["n"] == before["n"] + 1
    assert dithering("seat", side="ben", who="human")["ok"]
    assert dithering("answer", option=REST)["pending"]["by"] == "ann"


def test_a_bot_is_stopped_in_the_file_that_the_game_is_in(dithering: Talk, tmp_path: Path) -> None:
    path = str(tmp_path / "game.adp")
    dithering("new", scenario="old", seed=7)
    dithering("save", path=path)
    dithering("answer", option=REST)

    assert dithering("finish")["stuck"]["kept"] == path


def test_a_bot_is_stopped_even_if_nothing_can_be_saved(
    dithering: Talk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nowhere"))
    dithering("new", scenario="old", seed=7)
    dithering("answer", option=REST)

    assert dithering("finish")["stuck"] == {"by": "ben", "ask": "when", "kept": None}


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("side", ["coalition", "government"])
def test_a_game_of_bots_with_one_answer_by_a_person_is_played_to_its_end(
    side: str, seed: int
) -> None:
    talk = Talk(Agent(GAMES))
    everybody = dict.fromkeys(("coalition", "government", "taliban", "warlords"), "bot")
    reply = talk("new", scenario="short", seed=seed, seats=everybody)
    while (reply["pending"]["by"], reply["pending"]["ask"]) != (side, "turn"):
        reply = talk("answer", option=talk("hint")["hint"]["option"])
    talk.answer("sweep")

    assert talk("run", until="end")["over"] is not None
