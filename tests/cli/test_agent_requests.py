"""Invalid requests: the reply is a sentence about what is wrong with the JSON."""

from __future__ import annotations

import json

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from adp_tui.agent.agent import Agent
from adp_tui.agent.requests import NAMES, BadRequestError, New, Pending, Undo, read
from tests.cli.games import GAMES

DEEP = b"[" * 100_000


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (b"", "the line is empty: a request is a JSON object"),
        (b"hello", "the line is not JSON: a request is a JSON object"),
        (b'{"do":"pending"', "the line is not JSON: a request is a JSON object"),
        (b'{"do":"answer","option":"\xff"}', "the line is not JSON: a request is a JSON object"),
        (b'{"x":' + DEEP, "the line is not JSON: a request is a JSON object"),
        (b"[]", "a request is a JSON object"),
        (b"7", "a request is a JSON object"),
        (b"{}", "the key 'do' is missing"),
        (b'{"do":3}', "'do' must be a string"),
        (
            b'{"do":"dance"}',
            "there is no request 'dance': 'do' is one of new, pending, answer, why_not, run, "
            "state, position, undo, seat, hint, finish, lines, main, log, "
            "save, load",
        ),
        (b'{"do":"pending","loud":true}', "this request has no key 'loud'"),
        (b'{"do":"answer"}', "the key 'option' is missing"),
        (b'{"do":"answer","option":3}', "'option' must be a string, not a whole number"),
        (b'{"do":"run","until":"noon"}', "'until' cannot be 'noon'"),
        (b'{"do":"undo","to":-1}', "'to' must be a whole number >= 0"),
        (
            b'{"do":"undo","to":1.5}',
            "'to' must be a whole number or null, not a number with a fraction",
        ),
        (
            b'{"do":"new","scenario":"young","seats":{"ann":"cat"}}',
            "a value in 'seats' cannot be 'cat'",
        ),
        (
            b'{"do":"new","scenario":"young","options":{"wind":7}}',
            "a value in 'options' must be true or false or a string, not a whole number",
        ),
        (
            b'{"do":"new","scenario":"young","seed":9223372036854775808}',
            "'seed' must be a whole number <= 9223372036854775807",
        ),
    ],
)
def test_a_bad_request_gets_a_sentence(line: bytes, sentence: str) -> None:
    with pytest.raises(BadRequestError) as refused:
        read(line)

    assert str(refused.value) == sentence


def test_everything_but_the_scenario_of_a_new_game_has_a_default() -> None:
    assert read(b'{"do":"new","scenario":"young"}') == New("young")


def test_requests_without_further_keys_are_read() -> None:
    assert read(b'{"do":"pending"}\n') == Pending()
    assert read(b'{"do":"undo"}') == Undo(None)


SCALARS = st.sampled_from((None, True, -1, 0, 7, 1.5, 2**70, "", "human", "seed", "rest", "\0"))
JSON = SCALARS | st.lists(SCALARS, max_size=2) | st.dictionaries(st.just("ann"), SCALARS)
KEYS = ("scenario", "seed", "seats", "options", "dice", "position", "option", "until", "to")


@settings(deadline=None)
@given(st.binary(max_size=60))
@example(b'"\\ud800"')
def test_no_line_of_bytes_ends_the_conversation(line: bytes) -> None:
    assert Agent(GAMES).reply(line)["ok"] is False


@settings(deadline=None)
@given(st.sampled_from(NAMES), st.dictionaries(st.sampled_from(KEYS), JSON))
def test_no_values_end_the_conversation(do: str, keys: dict[str, object]) -> None:
    agent = Agent(GAMES)
    agent.reply(b'{"do":"new","scenario":"young"}')

    reply = agent.reply(json.dumps({"do": do, **keys}).encode())

    assert reply["ok"] or "this is a bug" not in str(reply["error"])
