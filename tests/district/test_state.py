"""RDS-33 The state of a game for tools: everything, or what one side may know."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard
from core.district.model.ids import GOVERNMENT, INSURGENT
from tests.district.positions import empty, in_box, units_of, with_ground, with_stack
from tests.district.random_games import random_game
from tests.district.secrets import VIEWERS, secret_words, words_in


def _fight() -> DistrictBoard:
    """Return a position in Riverside in which each side has something to hide."""
    board = empty(active="riverside", passed=GOVERNMENT, hands=(["324"], ["411", "512"]))
    board = with_ground(board, "riverside", government=1, insurgent=2, terror=True)
    board = with_stack(board, "a", "riverside", "line/d-1 gendarmes", done=True, missions=2)
    board = with_stack(board, "p", "riverside", "fighters! levies")
    board = with_stack(board, "q", "riverside", "dummy", underground=True)
    return replace(in_box(board, "disrupted", "organisers", "guards"), turn=3)


def as_seen(board: DistrictBoard, side: str | None) -> Any:
    """Return the state of a view, as a tool reads it."""
    return json.loads(json.dumps(DISTRICT.state(DISTRICT.view(board, side))))


@pytest.mark.rule("RDS-33")
def test_the_state_tells_everything() -> None:
    state: Any = json.loads(json.dumps(DISTRICT.state(_fight())))
    assert (state["turn"], state["stage"], state["area"]) == (3, "operations", "riverside")
    assert (state["passed"], state["pool"]) == ("government", 19)
    assert state["tp"]["insurgent"] == {"now": 10, "max": 12, "paramilitary": None}
    assert state["vp"] == {"government": 0, "insurgent": 0}
    assert state["strategy"] == {"government": "G1", "insurgent": "I1"}
    assert state["hand"] == {"government": ["324"], "insurgent": ["411", "512"]}
    assert [unit["kind"] for unit in state["disrupted"]["insurgent"]] == ["organisers"]
    assert {"available", "recruiting", "reserve"} <= state.keys()
    riverside = state["areas"]["riverside"]
    assert (riverside["pop"], riverside["tm"], riverside["terror"]) == (3, 1, True)
    assert riverside["iu"] == {"government": 1, "insurgent": 2}
    ours, theirs, hidden = riverside["stacks"]
    assert (ours["letter"], ours["side"], ours["ug"], ours["done"]) == (
        "a",
        GOVERNMENT,
        False,
        True,
    )
    assert ours["units"] == [
        {"unit": "line-1", "kind": "line", "hits": 1, "dispersed": True},
        {"unit": "gendarmes-1", "kind": "gendarmes"},
    ]
    assert [unit["kind"] for unit in theirs["units"]] == ["fighters", "levies"]
    assert (hidden["letter"], hidden["ug"]) == ("q", True)


@pytest.mark.rule("RDS-33", "RD2.1-3", "RD2.1-5")
def test_what_is_hidden_is_null_and_a_counter_is_a_counter() -> None:
    board = _fight()
    (levies,), dummy = units_of(board, "levies", "riverside"), board.members("q")[0]
    state = as_seen(board, GOVERNMENT)
    for key in ("tp", "vp", "strategy", "hand", "appeal_from", "available", "disrupted", "reserve"):
        assert state[key]["government"] is not None, key
        assert state[key]["insurgent"] is None, key
    _, theirs, hidden = state["areas"]["riverside"]["stacks"]
    assert theirs["units"][0]["kind"] == "fighters"
    assert theirs["units"][1] == {"counter": levies}
    assert hidden["units"] == [{"counter": dummy}]
    state = as_seen(board, INSURGENT)
    assert state["tp"]["government"] == {"now": 10, "max": 12, "paramilitary": None}
    assert state["hand"] == {"government": None, "insurgent": ["411", "512"]}
    assert as_seen(board, None)["vp"] == {"government": None, "insurgent": None}


@pytest.mark.rule("RDS-33", "RDS-1")
def test_no_state_of_a_view_holds_a_secret_word() -> None:
    for step, (turn, _) in enumerate(random_game(DISTRICT.samples[22], 5)):
        if step % 50 == 0:
            for viewer in VIEWERS:
                state = as_seen(turn.board, viewer)
                del state["options"]
                assert not words_in(state) & secret_words(turn.board, viewer)
