"""Playing through the agent, in lines of JSON."""

from __future__ import annotations

from pathlib import Path

import pytest

from adp_tui.agent.agent import Agent
from tests.cli.games import WINDY
from tests.cli.talk import Talk


def test_the_reply_to_a_new_game_has_the_question(talk: Talk) -> None:
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


def test_the_reply_to_an_answer_has_its_facts(talk: Talk) -> None:
    talk("new", scenario="young")

    reply = talk("answer", option="rest")

    assert reply["facts"] == [{"fact": "dusk"}, {"fact": "grown"}]
    assert (reply["n"], reply["pending"]["by"]) == (1, "ben")


def test_facts_are_reported_once(talk: Talk) -> None:
    talk("new", scenario="young")
    talk.answer("rest")

    assert talk("pending")["facts"] == []


def test_seeded_dice_are_automatic_and_repeatable(talk: Talk) -> None:
    replies = []
    for _ in range(2):
        talk("new", scenario="old", seed=7)
        replies.append(talk.answer("pick", "plum"))

    assert replies[0] == replies[1]
    assert replies[0]["n"] == 3
    assert replies[0]["pending"]["by"] != "dice"


def test_dice_at_the_start_are_rolled_and_cannot_be_taken_back() -> None:
    talk = Talk(Agent(WINDY))

    started = talk("new", scenario="young", seed=7)

    assert (started["n"], started["pending"]["ask"]) == (1, "day")
    assert talk("undo") == {"ok": False, "error": "there is nothing to undo"}
    assert talk("undo", to=0) == started


def test_the_caller_is_asked_for_manual_dice(talk: Talk) -> None:
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

    assert (reply["reason"], reply["rule"]) == ("you have been there", "2.1")
    assert reply["code"] == "pick.visited"


def test_why_not_of_an_option_is_refused(talk: Talk) -> None:
    talk("new", scenario="young")

    assert talk("why_not", option="rest") == {"ok": False, "error": "'rest' is among the options"}


def test_undo_goes_back_past_automatic_dice(talk: Talk) -> None:
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
        "error": "cannot go back to 3 answers: the game has 0 so far",
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


def test_the_end_of_the_game_is_reported(talk: Talk) -> None:
    talk("new", scenario="young")

    reply = talk.answer(*["rest"] * 6)

    assert reply["over"] == {"winners": ["ann", "ben"], "coins": {"ann": 0, "ben": 0}}
    assert reply["pending"] is None
    assert talk("answer", option="rest") == {
        "ok": False,
        "error": "the game is over: there is nothing left to answer",
    }
    assert talk("run") == reply | {"facts": []}


@pytest.mark.parametrize(
    ("keys", "error"),
    [
        ({"scenario": "ancient"}, "there is no scenario 'ancient': choose young or old"),
        (
            {"scenario": "young", "seats": {"tom": "bot"}},
            "there is no side 'tom'; the sides are ann, ben",
        ),
    ],
)
def test_an_impossible_game_leaves_the_old_one(
    talk: Talk, keys: dict[str, object], error: str
) -> None:
    talk("new", scenario="young")
    talk.answer("rest")

    assert talk("new", **keys) == {"ok": False, "error": error}
    assert talk("pending")["n"] == 1


@pytest.mark.parametrize("do", ["pending", "run", "state", "position", "undo", "log"])
def test_requests_about_a_game_need_a_game(talk: Talk, do: str) -> None:
    assert talk(do) == {"ok": False, "error": "there is no game yet: begin with 'new' or 'load'"}


def test_a_bug_in_the_rules_is_reported_and_the_agent_continues(
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
