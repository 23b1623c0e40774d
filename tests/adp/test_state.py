"""The JSON state that tools read."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given

from core.adp.box.state import state
from core.adp.model.atlas import LOCS, SPACES
from core.adp.model.board import Board
from core.adp.model.ids import FACTIONS, Deception, Scenario
from core.adp.model.options import FIELDS, read_options, word
from core.adp.model.scenarios import starting_board
from core.adp.position import parse_board
from tests.adp.boards import boards


def as_json(board: Board) -> Any:
    """Return the state as a tool gets it."""
    return json.loads(msgspec.json.encode(state(board)))


def test_the_start_of_the_main_scenario_reads_as_documented() -> None:
    read = as_json(starting_board(Scenario.MAIN))

    expected: dict[str, object] = {
        "scenario": "main",
        "card": None,
        "next": None,
        "propaganda": {"played": 0, "total": 5},
        "eligible": dict.fromkeys(FACTIONS, True),
        "resources": {"government": 30, "taliban": 10, "warlords": 15},
        "aid": 15,
        "patronage": 5,
        "islamabad": {"box": "backing", "hard": False},
        "totals": {
            "support_available": 17,
            "coin_patronage": 17,
            "opposition_bases": 8,
            "uncontrolled": 9,
        },
        "margins": {"coalition": -13, "government": -18, "taliban": -12, "warlords": -25},
        "available": {
            "coalition": {"bases": 5, "troops": 12},
            "government": {"bases": 3, "troops": 23, "police": 20},
            "taliban": {"bases": 4, "guerrillas": 16},
            "warlords": {"bases": 5, "guerrillas": 8},
        },
        "casualties": {"bases": 0, "troops": 0},
        "out_of_play": {"bases": 0, "troops": 0},
        "returnees": 4,
        "markers": 30,
        "capabilities": [],
        "momentum": [],
    }
    assert {key: read[key] for key in expected} == expected


def test_an_area_and_a_loc_read_as_documented() -> None:
    spaces = as_json(starting_board(Scenario.MAIN))["spaces"]

    assert spaces["kabul"] == {
        "control": "coin",
        "support": "neutral",
        "population": 4,
        "returnees": 1,
        "terror": 0,
        "coalition": {"bases": 1, "troops": 2},
        "government": {"bases": 0, "troops": 2, "police": 2},
        "taliban": {"bases": 0, "underground": 0, "active": 0},
        "warlords": {"bases": 0, "underground": 0, "active": 0},
    }
    assert spaces["kabul-tor-kham"] == {
        "econ": 4,
        "sabotage": False,
        "coalition": {"troops": 0},
        "government": {"troops": 0, "police": 0},
        "taliban": {"underground": 0, "active": 0},
        "warlords": {"underground": 0, "active": 0},
    }


def test_cards_read_by_number_and_title_or_as_propaganda() -> None:
    read = as_json(parse_board("card: 24\nnext: propaganda\ncapabilities: 29=shaded"))

    assert read["card"] == {"number": 24, "title": "US-Taliban Talks"}
    assert read["next"] == {"propaganda": True}
    assert read["deck"] == 63
    assert read["capabilities"] == [{"card": 29, "side": "shaded"}]


def test_a_note_is_shown_only_where_there_is_one() -> None:
    read = as_json(parse_board("momentum: 24=shaded 45=unshaded:taliban"))

    assert read["momentum"] == [
        {"card": 24, "side": "shaded"},
        {"card": 45, "side": "unshaded", "note": "taliban"},
    ]


def test_the_course_of_the_card_is_told() -> None:
    read = as_json(
        parse_board("card: 24\nplayed: 3 propaganda\neligible: taliban\nacted: coalition=pass")
    )

    assert read["stage"] == "turn"
    assert read["acted"] == [{"faction": "coalition", "deed": "pass"}]
    assert read["eligible"]["coalition"] is False
    assert read["played"] == [{"number": 3, "title": "Reapers"}, {"propaganda": True}]
    assert read["propaganda"] == {"played": 1, "total": 5}


@pytest.mark.rule("R7.3-2")
def test_only_the_number_of_hidden_markers_is_shown() -> None:
    board = parse_board(
        "options: victory-deception\n"
        "hidden: coalition=hidden-asset,empty-threat\nshown: taliban=hidden-agenda"
    )

    read = as_json(board)

    assert read["hidden"]["coalition"] == 2
    assert read["shown"]["taliban"] == ["hidden-agenda"]
    assert Deception.ASSET not in json.dumps(read)


@given(boards())
def test_every_position_has_a_state_with_all_32_spaces(board: Board) -> None:
    spaces = as_json(board)["spaces"]

    assert tuple(spaces) == SPACES
    assert all(("bases" in spaces[s]["taliban"]) is (s not in LOCS) for s in SPACES)


def test_all_options_are_shown_with_their_values() -> None:
    options = read_options({"edition": "1st", "arbiter": True})

    told = as_json(starting_board(Scenario.MAIN, options))["options"]

    assert set(told) == {word(field) for field in FIELDS}
    assert (told["arbiter"], told["sudden-propaganda"]) == (True, False)
    assert (told["np-government"], told["solo-check-first-round"]) == ("1st", True)
