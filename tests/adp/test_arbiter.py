"""Corrections by hand between turns."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Gained, Placed
from core.adp.model.ids import Piece, SpaceId, Track
from core.adp.model.options import Options
from tests.adp.play import asked, play, position

ARBITER = Options(arbiter=True)


@pytest.mark.rule("RO-16")
def test_corrections_need_the_agreement_of_the_players() -> None:
    turn = play(position("card: 19"))

    assert "arbiter" not in asked(turn).options


@pytest.mark.rule("RO-16")
def test_steps_by_hand_are_marked_and_lead_back_to_the_turn() -> None:
    turn = play(position("card: 19", options=ARBITER), "arbiter", "track", "raise-aid")

    assert turn.answer("3") == (Gained(Track.AID, 3, rule="arbiter"),)
    assert asked(turn).ask == "by-hand.step"
    turn.answer("done")
    assert asked(turn).ask == "turn"
    assert "arbiter" in asked(turn).options


@pytest.mark.rule("RO-16")
def test_they_keep_within_what_there_is() -> None:
    board = position("card: 19\nkabul C:B1 G:B1", options=ARBITER)
    turn = play(board, "arbiter", "place", "taliban_bases")

    assert "kabul" not in asked(turn).options
    assert turn.answer("herat") == ()
    assert turn.answer("2") == (Placed(Piece.TALIBAN_BASE, SpaceId.HERAT, 2, rule="arbiter"),)


@pytest.mark.rule("RO-16")
def test_in_the_middle_of_an_operation_nothing_can_be_corrected() -> None:
    turn = play(position("card: 19", options=ARBITER), "rally")

    assert "arbiter" not in asked(turn).options
