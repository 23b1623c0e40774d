"""Sides that change hands, by the agent."""

from __future__ import annotations

from tests.cli.talk import Talk


def test_a_side_is_handed_to_a_bot_and_back(talk: Talk) -> None:
    talk("new", scenario="young")

    handed = talk("seat", side="ann", who="bot")
    assert handed["pending"]["seat"] == "bot"
    assert handed["n"] == 1

    assert talk("seat", side="ann", who="human")["pending"]["seat"] == "human"


def test_a_side_that_is_none_is_refused_and_nothing_changes(talk: Talk) -> None:
    before = talk("new", scenario="young")

    assert talk("seat", side="cat", who="bot") == {
        "ok": False,
        "error": "nobody here is called 'cat'",
    }
    assert talk("pending")["n"] == before["n"]
