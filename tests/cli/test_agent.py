"""The game by JSON lines."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from adp_tui.agent.agent import Agent
from adp_tui.bots import Reply
from adp_tui.games import Entry
from core.kernel import Decision
from saves.store import read
from tests.cli.games import GAMES, WINDY
from tests.orchard import ANN, BEN, Orchard, OrchardBox


class Talk:
    """A conversation with the agent, encoded and decoded as on the wire."""

    def __init__(self, agent: Agent | None = None) -> None:
        self.agent = agent or Agent(GAMES)

    def __call__(self, do: str, **keys: object) -> dict[str, Any]:
        """Ask for something and return the reply."""
        line = msgspec.json.encode({"do": do, **keys})
        reply: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.agent.reply(line)))
        return reply

    def answer(self, *options: str) -> dict[str, Any]:
        """Give answers that must be accepted; return the last reply."""
        replies = [self("answer", option=option) for option in options]
        assert all(reply["ok"] for reply in replies), replies
        return replies[-1]


@pytest.fixture
def talk() -> Talk:
    """A conversation before any game."""
    return Talk()


class FirstOptionBot:
    """Takes whatever is first."""

    def decide(self, board: Orchard, decision: Decision) -> Reply:
        """Take it, and say so."""
        return Reply(decision.options[0], (f"it comes first (8.{board.day})",))


class OrchardWithBots(OrchardBox):
    """The invented game, with sides that play themselves."""

    bot = FirstOptionBot()


@pytest.fixture
def bots() -> Talk:
    """A conversation about a game that has bots."""
    return Talk(Agent({"orchard": Entry(OrchardWithBots, (ANN, BEN), "young")}))


def test_a_new_game_tells_what_is_asked(talk: Talk) -> None:
    assert talk("new", scenario="young", seed=7, seats={"ben": "bot"}) == {
        "ok": True,
        "n": 0,
        "over": None,
        "pending": {
            "by": "ann",
            "seat": "human",
            "ask": "day",
            "rule": "1",
            "kind": "menu",
            "options": ["pick", "rest"],
            "about": [],
        },
        "facts": [],
    }


def test_an_answer_tells_what_happened(talk: Talk) -> None:
    talk("new", scenario="young")

    reply = talk("answer", option="rest")

    assert reply["facts"] == [{"fact": "dusk"}, {"fact": "grown"}]
    assert (reply["n"], reply["pending"]["by"]) == (1, "ben")


def test_facts_are_told_once(talk: Talk) -> None:
    talk("new", scenario="young")
    talk.answer("rest")

    assert talk("pending")["facts"] == []


def test_seeded_dice_fall_by_themselves_and_the_same_way_again(talk: Talk) -> None:
    replies = []
    for _ in range(2):
        talk("new", scenario="old", seed=7)
        replies.append(talk.answer("pick", "plum"))

    assert replies[0] == replies[1]
    assert replies[0]["n"] == 3
    assert replies[0]["pending"]["by"] != "dice"


def test_dice_at_the_start_have_fallen_and_cannot_be_taken_back() -> None:
    talk = Talk(Agent(WINDY))

    started = talk("new", scenario="young", seed=7)

    assert (started["n"], started["pending"]["ask"]) == (1, "day")
    assert talk("undo") == {"ok": False, "error": "there is nothing to undo"}
    assert talk("undo", to=0) == started


def test_dice_of_the_caller_are_asked_for(talk: Talk) -> None:
    talk("new", scenario="old", dice="manual")

    asked = talk.answer("pick", "plum")["pending"]
    fallen = talk.answer("2")

    assert (asked["by"], asked["seat"], asked["kind"]) == ("dice", "dice", "die")
    assert asked["about"] == ["plum"]
    assert fallen["pending"]["ask"] == "pick.count"


def test_running_leaves_the_dice_of_the_caller_alone(talk: Talk) -> None:
    talk("new", scenario="old", dice="manual")
    talk.answer("pick", "plum")

    assert talk("run")["pending"]["by"] == "dice"


def test_a_refused_answer_changes_nothing(talk: Talk) -> None:
    before = talk("new", scenario="young")

    refused = talk("answer", option="fly")

    assert refused == {
        "ok": False,
        "error": "'fly' does not answer day: it is not one of the choices (1)",
    }
    assert talk("pending") == before


def test_why_not_gives_the_reason_and_its_rule(talk: Talk) -> None:
    talk("new", scenario="old", dice="manual")
    talk.answer("pick", "plum", "2", "1")

    reply = talk("why_not", option="plum")

    assert (reply["reason"], reply["rule"]) == ("the plum tree has been picked today", "2.1")


def test_why_not_of_an_option_is_refused(talk: Talk) -> None:
    talk("new", scenario="young")

    assert talk("why_not", option="rest") == {"ok": False, "error": "'rest' is among the options"}


def test_undo_goes_back_past_dice_that_fall_by_themselves(talk: Talk) -> None:
    talk("new", scenario="old", seed=7)
    before = talk.answer("pick")
    after = talk.answer("plum")

    undone = talk("undo")

    assert undone == before
    assert talk.answer("plum") == after


def test_undo_takes_back_one_die_of_the_caller(talk: Talk) -> None:
    talk("new", scenario="old", dice="manual")
    talk.answer("pick", "plum", "2")

    undone = talk("undo")

    assert (undone["n"], undone["pending"]["by"]) == (2, "dice")


def test_undo_goes_to_any_answer(talk: Talk) -> None:
    beginning = talk("new", scenario="young")
    talk.answer("rest", "rest", "rest")

    assert talk("undo", to=1)["n"] == 1
    assert talk("undo", to=0) == beginning


def test_undo_refuses_what_has_not_been_answered(talk: Talk) -> None:
    talk("new", scenario="young")

    assert talk("undo") == {"ok": False, "error": "there is nothing to undo"}
    assert talk("undo", to=3) == {
        "ok": False,
        "error": "there is no going back to 3 answers: there are 0",
    }


def test_the_state_has_the_number_of_answers(talk: Talk) -> None:
    talk("new", scenario="young")
    talk.answer("rest")

    state = talk("state")["state"]

    assert (state["n"], state["day"], state["trees"]["plum"]) == (1, 2, 3)


def test_a_position_begins_another_game_in_the_same_place(talk: Talk) -> None:
    talk("new", scenario="young")
    talk.answer("rest")
    position = talk("position")["position"]
    state = talk("state")["state"]

    reply = talk("new", scenario="young", position=position)

    assert reply["pending"]["by"] == "ben"
    assert talk("state")["state"] == state | {"n": 0}


def test_the_log_has_the_answers_of_this_branch(talk: Talk) -> None:
    talk("new", scenario="old", dice="manual")
    talk.answer("rest")
    talk("undo")
    talk.answer("pick", "plum", "2")

    assert talk("log")["log"] == [
        {"n": 1, "by": "ann", "ask": "day", "option": "pick"},
        {"n": 2, "by": "ann", "ask": "pick.tree", "option": "plum"},
        {"n": 3, "by": "dice", "ask": "pick.roll", "option": "2"},
    ]


def test_the_end_of_the_game_is_told(talk: Talk) -> None:
    talk("new", scenario="young")

    reply = talk.answer(*["rest"] * 6)

    assert reply["over"] == {"winners": ["ann", "ben"], "coins": {"ann": 0, "ben": 0}}
    assert reply["pending"] is None
    assert talk("answer", option="rest") == {
        "ok": False,
        "error": "the game is over: nothing is asked any more",
    }
    assert talk("run") == reply | {"facts": []}


@pytest.mark.parametrize(
    ("keys", "error"),
    [
        ({"scenario": "ancient"}, "there is no scenario 'ancient': choose young or old"),
        (
            {"scenario": "young", "seats": {"tom": "bot"}},
            "there is no side 'tom': there are ann, ben",
        ),
    ],
)
def test_a_game_that_cannot_be_leaves_the_old_one(
    talk: Talk, keys: dict[str, object], error: str
) -> None:
    talk("new", scenario="young")
    talk.answer("rest")

    assert talk("new", **keys) == {"ok": False, "error": error}
    assert talk("pending")["n"] == 1


@pytest.mark.parametrize("do", ["pending", "run", "state", "position", "undo", "log"])
def test_nothing_can_be_asked_about_no_game(talk: Talk, do: str) -> None:
    assert talk(do) == {"ok": False, "error": "there is no game yet: begin with 'new' or 'load'"}


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


def test_bots_play_every_seat_to_the_end(bots: Talk) -> None:
    bots("new", scenario="old", seed=7)

    assert bots("run", until="end")["over"] is not None


def test_a_saved_game_is_loaded_where_it_stood(talk: Talk, tmp_path: Path) -> None:
    path = str(tmp_path / "x.adp")
    talk("new", scenario="young", seed=7)
    talk.answer("rest")
    saved = talk("save", path=path)
    talk.answer("rest")
    talk.agent.close()

    loaded = Talk()("load", path=path)

    assert saved["ok"]
    assert (loaded["n"], loaded["facts"]) == (2, [])
    assert loaded["pending"]["by"] == "ann"


def test_one_agent_saves_again_and_loads_its_own_file(talk: Talk, tmp_path: Path) -> None:
    path = str(tmp_path / "x.adp")
    talk("new", scenario="young")
    talk("save", path=path)
    talk.answer("rest")

    assert talk("save", path=path)["ok"]
    assert talk("load", path=path)["n"] == 1
    assert talk.answer("rest")["n"] == 2


def test_an_existing_file_is_not_written_over(talk: Talk, tmp_path: Path) -> None:
    (tmp_path / "x.adp").write_text("precious")
    talk("new", scenario="young")

    reply = talk("save", path=str(tmp_path / "x.adp"))

    assert reply == {"ok": False, "error": "x.adp cannot be created: File exists"}
    assert (tmp_path / "x.adp").read_text() == "precious"


@pytest.mark.parametrize("do", ["save", "load"])
@pytest.mark.parametrize("path", ["", "a\0b"])
def test_a_path_that_names_no_file_is_refused(talk: Talk, do: str, path: str) -> None:
    talk("new", scenario="young")

    assert talk(do, path=path) == {"ok": False, "error": "'path' names no file"}


def test_a_file_that_cannot_be_loaded_leaves_the_game(talk: Talk, tmp_path: Path) -> None:
    talk("new", scenario="young")
    talk.answer("rest")

    assert not talk("load", path=str(tmp_path / "nowhere.adp"))["ok"]
    assert talk("pending")["n"] == 1


def test_a_disk_that_refuses_is_told_with_every_reply_until_it_recovers(
    talk: Talk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    path = str(tmp_path / "x.adp")
    talk("new", scenario="young")
    talk("save", path=path)

    with monkeypatch.context() as full:
        full.setattr("os.fsync", refuse)
        reply = talk("answer", option="rest")
        refused = talk("save", path=path)

    trouble = "x.adp cannot be written: No space left on device"
    assert (reply["ok"], reply["n"], reply["trouble"]) == (True, 1, trouble)
    assert refused == {"ok": False, "error": trouble}
    assert "trouble" not in talk("save", path=path)
    assert read(tmp_path / "x.adp").answers == 1


@pytest.mark.parametrize(("seats", "kept"), [({}, None), ({"ben": "bot"}, 7)])
def test_a_game_of_several_people_keeps_no_seed_in_its_file(
    talk: Talk, tmp_path: Path, seats: dict[str, str], kept: int | None
) -> None:
    talk("new", scenario="young", seed=7, seats=seats)

    talk("save", path=str(tmp_path / "x.adp"))

    assert read(tmp_path / "x.adp").header.seed == kept


def test_a_bug_in_the_rules_is_told_and_the_agent_goes_on(
    talk: Talk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    before = talk("new", scenario="young")

    with monkeypatch.context() as broken:
        broken.setattr("tests.orchard.Dusk", None)
        reply = talk("answer", option="rest")

    assert not reply["ok"]
    assert reply["error"].startswith("this is a bug in adp, sorry: please report it with the file ")
    assert talk("pending") == before
