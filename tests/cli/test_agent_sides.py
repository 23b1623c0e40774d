"""District Commander by JSON lines: new games, the state, and requests for a side."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import msgspec
import pytest

from adp_tui.agent.agent import Agent
from adp_tui.games import GAMES
from tests.cli.talk import Talk

SIDES: Final = ("government", "insurgent")

NAMED: Final = frozenset(
    (
        *("turn", "stage", "area", "passed", "tp", "vp", "strategy", "hand"),
        *("available", "disrupted", "recruiting", "reserve", "pool", "areas"),
    )
)
"""What the state has at least."""


@pytest.fixture
def talk() -> Talk:
    """A conversation about a short game with most advanced pieces."""
    talk = Talk(Agent(GAMES))
    reply = talk(
        "new",
        game="district",
        scenario="standard",
        options={"length": "short", "assets": True, "intelligence": True, "foreign": True},
        seed=3,
    )
    assert reply["ok"], reply
    return talk


def play_at_random(talk: Talk, random: Random, answers: int = 10_000) -> dict[str, Any]:
    """Answer at random, always as the side that is asked; return the last reply as anybody."""
    reply = talk("pending")
    while reply["over"] is None and answers:
        by = reply["pending"]["by"]
        answered = talk("answer", option=random.choice(reply["pending"]["options"]), **{"as": by})
        assert answered["ok"], answered
        reply, answers = talk("pending"), answers - 1
    return reply


@pytest.mark.rule("RDS-31", "RDS-33")
def test_a_whole_game_is_played_by_random_agents(talk: Talk) -> None:
    reply = play_at_random(talk, Random(1))

    assert set(reply["over"]["points"]) == set(SIDES)
    state = talk("state", **{"as": "government"})["state"]
    assert state["vp"] == reply["over"]["points"], "they are open when it is over"
    assert state["hand"]["insurgent"] is None


@pytest.mark.rule("RDS-32", "RDS-33")
@pytest.mark.parametrize("side", SIDES)
def test_the_state_has_null_for_what_a_side_may_not_know(talk: Talk, side: str) -> None:
    play_at_random(talk, Random(4), 150)
    (other,) = {*SIDES} - {side}

    everything = talk("state")["state"]
    state = talk("state", **{"as": side})["state"]

    assert set(everything) >= NAMED
    assert set(state) == set(everything)
    for key in ("vp", "strategy", "hand", "available", "disrupted", "recruiting", "reserve"):
        assert state[key][other] is None, key
        assert state[key][side] == everything[key][side], key
        assert everything[key][other] is not None, key
    assert (state["tp"]["insurgent"] is None) == (side == "government")
    assert state["tp"]["government"]["now"] == everything["tp"]["government"]["now"]


@pytest.mark.rule("RDS-33")
def test_a_stack_has_its_units_or_their_counters(talk: Talk) -> None:
    random = Random(4)
    for _ in range(100):
        if talk("state")["state"]["stage"] == "operations":
            break
        play_at_random(talk, random, 5)

    own, theirs = (_units_of_insurgent(talk, side) for side in ("insurgent", "government"))

    assert any(set(unit) == {"counter"} for unit in theirs)
    assert all({"unit", "kind"} <= set(unit) for unit in own)
    assert [unit["unit"] for unit in own] == [
        unit.get("counter", unit.get("unit")) for unit in theirs
    ]


def _units_of_insurgent(talk: Talk, side: str) -> list[dict[str, Any]]:
    """Return the Insurgent's units on the map, as a side sees them."""
    units: list[dict[str, Any]] = []
    for area in talk("state", **{"as": side})["state"]["areas"].values():
        assert set(area) >= {"pop", "tm", "iu", "terror", "stacks"}
        for stack in area["stacks"]:
            assert set(stack) >= {"letter", "side", "ug", "done", "units"}
            units += stack["units"] if stack["side"] == "insurgent" else []
    return units


@pytest.mark.rule("RDS-32")
def test_a_secret_question_is_a_secret(talk: Talk) -> None:
    asked = talk("pending", **{"as": "insurgent"})["pending"]

    assert talk("pending")["pending"]["ask"] == "command"
    assert asked == {
        "by": "government",
        "seat": "human",
        "ask": None,
        "rule": None,
        "kind": None,
        "options": [],
        "about": [],
    }


@pytest.mark.rule("RDS-32")
@pytest.mark.parametrize("do", ["answer", "why_not", "hint"])
@pytest.mark.parametrize(
    ("side", "error"),
    [
        ("insurgent", "insurgent is not asked: government is"),
        (None, "whoever has no side may only look: government is asked"),
        ("taliban", "there is no side 'taliban': there are government, insurgent"),
        (5, "'as' must be a string or null, not a whole number"),
        (["government"], "'as' must be a string or null, not a list"),
    ],
)
def test_only_the_side_that_is_asked_may_answer_or_be_helped(
    talk: Talk, do: str, side: object, error: str
) -> None:
    keys = {} if do == "hint" else {"option": "done"}
    before = talk("state")["state"]

    assert talk(do, **keys, **{"as": side}) == {"ok": False, "error": error}
    assert talk("state")["state"] == before


@pytest.mark.rule("RDS-32")
@pytest.mark.parametrize("do", ["new", "undo", "seat", "finish", "lines", "main", "save", "load"])
def test_requests_of_the_whole_table_are_for_nobody(talk: Talk, do: str) -> None:
    assert talk(do, **{"as": "government"}) == {
        "ok": False,
        "error": "this request has no key 'as'",
    }


@pytest.mark.rule("RDS-31")
@pytest.mark.parametrize(
    "keys",
    [
        {"scenario": "main"},
        {"scenario": "standard", "options": {"length": "endless"}},
        {"scenario": "standard", "options": {"wings": True}},
        {"scenario": "standard", "seats": {"taliban": "bot"}},
    ],
)
def test_a_game_that_is_not_there_is_refused_in_a_sentence(talk: Talk, keys: Any) -> None:
    reply = talk("new", game="district", **keys)

    assert not reply["ok"]
    assert "\n" not in reply["error"]
    assert talk("pending")["pending"]["ask"] == "command", "the game before goes on"


@pytest.mark.rule("RDS-32")
def test_facts_and_reasons_are_told_as_a_side_may_know_them(talk: Talk) -> None:
    talk("seat", side="insurgent", who="bot")
    talk("answer", option="done")

    reply = talk("run", **{"as": "government"})

    assert "why" not in reply
    told = msgspec.json.encode(reply["facts"]).decode()
    assert reply["facts"]
    assert "chit-drawn" not in told
    assert "task-points-paid" not in told
