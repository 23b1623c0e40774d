"""Changing who plays a side, through the agent."""

from __future__ import annotations

from tests.cli.talk import Talk


def test_a_side_is_handed_to_a_bot_and_back(talk: Talk) -> None:
    talk("new", scenario="young")

    handed = talk("seat", side="ann", who="bot")
    assert handed["pending"]["seat"] == "bot"
    assert handed["n"] == 1

    assert talk("seat", side="ann", who="human")["pending"]["seat"] == "human"


def test_any_line_of_play_can_be_made_the_main_line(talk: Talk) -> None:
    talk("new", scenario="young", dice="manual")
    first = talk.answer("pick", "apple", "1")["n"]
    talk("undo", to=0)
    talk.answer("rest")
    told = talk("lines")["lines"]
    assert [(line["line"], line["main"]) for line in told] == [(first, True), (first + 1, False)]

    here = talk("main")
    assert here["n"] == 1

    told = talk("lines")["lines"]
    assert [line["main"] for line in told] == [False, True]
    assert [line["current"] for line in told] == [False, True]
    talk("main", line=first)
    assert [line["main"] for line in talk("lines")["lines"]] == [True, False]
    assert talk("main", line=99)["error"].startswith("there is no answer 99")


def test_an_unknown_side_is_refused_and_nothing_changes(talk: Talk) -> None:
    before = talk("new", scenario="young")

    assert talk("seat", side="cat", who="bot") == {
        "ok": False,
        "error": "nobody here is called 'cat'",
    }
    assert talk("pending")["n"] == before["n"]


def rolled(talk: Talk, *newcomers: str) -> list[str]:
    """Begin with a seed and one person, let others join, and roll a few dice."""
    talk("new", scenario="old", seed=7, seats={"ben": "bot"})
    for who in newcomers:
        talk("seat", side="ben", who=who)
    talk("answer", option="pick")
    for tree in ("apple", "cherry", "pear", "plum"):
        while (asked := talk("pending")["pending"])["ask"] != "pick.tree":
            talk("answer", option=asked["options"][0])
        talk("answer", option=tree)
    return [answer["option"] for answer in talk("log")["log"] if answer["by"] == "dice"]


def test_the_seed_is_no_longer_used_once_a_second_person_has_joined(talk: Talk) -> None:
    assert rolled(talk) == rolled(talk)
    for newcomers in (("human",), ("human", "bot")):
        assert len({tuple(rolled(talk, *newcomers)) for _ in range(8)}) > 1
