"""7.3 What a side may know: everything but the Deception markers that others hide."""

from __future__ import annotations

import pytest
from hypothesis import given

from core.adp.box import BOX
from core.adp.model.board import Board
from core.adp.model.facts import MarkerDrawn, MarkerShown
from core.adp.model.ids import DECEPTIONS, FACTIONS, Deception
from core.adp.model.options import players
from tests.adp.boards import boards


@pytest.mark.rule("R7.3-2")
@given(boards())
def test_a_player_sees_own_markers_and_of_others_only_how_many(board: Board) -> None:
    everyone = players(board.options, board.seats)
    for side in (*FACTIONS, None):
        mine = next((player for player in everyone if side in player), ())
        seen = BOX.view(board, side)

        assert {f: len(held) for f, held in seen.hidden.items()} == {
            f: len(held) for f, held in board.hidden.items()
        }
        for faction, held in seen.hidden.items():
            expected = board.hidden[faction] if faction in mine else ()
            assert tuple(one for one in held if one is not Deception.FACE_DOWN) == expected


@given(boards())
def test_where_nothing_is_hidden_the_view_is_the_position_itself(board: Board) -> None:
    if not any(board.hidden.values()):
        assert all(BOX.view(board, side) is board for side in (*FACTIONS, None))


@pytest.mark.rule("R7.3-2")
def test_a_drawn_marker_stays_face_down_to_others() -> None:
    drawn = MarkerDrawn(FACTIONS[0], DECEPTIONS[1], rule="7.3")

    assert BOX.seen(drawn, FACTIONS[0]) == drawn
    assert BOX.seen(drawn, FACTIONS[1]) == MarkerDrawn(FACTIONS[0], Deception.FACE_DOWN, rule="7.3")
    shown = MarkerShown(FACTIONS[0], DECEPTIONS[1], rule="7.3")
    assert BOX.seen(shown, None) == shown
