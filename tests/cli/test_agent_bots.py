"""Sides that play themselves."""

from __future__ import annotations

import pytest

from adp_tui.agent.agent import Agent
from adp_tui.games import GAMES, Entry
from core.kernel import Decision, Game, GameError, pending
from tests.cli.talk import Talk
from tests.orchard import ANN, BEN, Orchard, OrchardBox, show, tell


class FirstOptionBot:
    """Takes whatever is first."""

    def decide(self, game: Game[Orchard]) -> tuple[str, tuple[str, ...]]:
        """Take it, and say so."""
        return asked(game).options[0], (f"it comes first (8.{game.checkpoint.day})",)


def asked(game: Game[Orchard]) -> Decision:
    """Return what is asked."""
    decision = pending(OrchardBox.rules, game)
    assert isinstance(decision, Decision)
    return decision


class OrchardWithBots(OrchardBox):
    """The invented game, with sides that play themselves."""

    bot = FirstOptionBot()


@pytest.fixture
def bots() -> Talk:
    """A conversation about a game that has bots."""
    return Talk(Agent({"orchard": Entry(OrchardWithBots, (ANN, BEN), "young", tell, show)}))


def test_running_stops_at_once_where_a_person_must_choose(talk: Talk) -> None:
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
    assert reply["why"][0] == "it comes first (8.1)"
    assert bots("log")["log"][0]["why"] == ["it comes first (8.1)"]
    assert "why" not in bots("pending")


def test_bots_that_get_stuck_halfway_leave_the_game_as_it_was() -> None:
    class Shy(FirstOptionBot):
        """Does not dare to roll for apples."""

        def decide(self, game: Game[Orchard]) -> tuple[str, tuple[str, ...]]:
            """Take what is first, unless it is an apple."""
            if "apple" in asked(game).options:
                raise GameError("the bot is at a loss")
            return super().decide(game)

    class ShyBox(OrchardBox):
        """The invented game with sides that play themselves badly."""

        bot = Shy()

    talk = Talk(Agent({"orchard": Entry(ShyBox, (ANN, BEN), "young", tell, show)}))
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
        "why": ["it comes first (8.1)"],
    }
    assert told["n"] == before["n"]
    assert bots("pending")["pending"] == before["pending"]


def test_a_turn_is_finished_for_whoever_is_asked_and_the_seat_stays(bots: Talk) -> None:
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


def test_in_the_real_game_a_hint_tells_where_the_bot_would_not_have_come() -> None:
    talk = Talk(Agent(GAMES))
    talk("new", scenario="main", seed=7, position="card: 19")
    talk("answer", option="march")

    hint = talk("hint")["hint"]

    assert hint["option"]
    assert hint["elsewhere"]["ask"] == "turn"
    assert hint["elsewhere"]["option"] != "march"
