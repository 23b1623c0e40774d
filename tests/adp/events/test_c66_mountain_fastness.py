"""Card 66, Mountain Fastness."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Placed, Removed
from core.adp.model.ids import COALITION, Piece, SpaceId
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_troops_in_the_mountains_remove_a_base_and_up_to_2_guerrillas_of_one_faction() -> None:
    board = turn_of(COALITION, 66, "bamian C:T1 T:B1u3 W:B1\nnuristan T:B1\nbalkh G:T1 T:B1")

    assert asked(board, "unshaded").options == ("taliban", "warlords")
    table = execute(board, "unshaded", "taliban", "2")

    assert happened(table) == [
        Removed(Piece.TALIBAN_BASE, SpaceId.BAMIAN, 1, rule="card 66"),
        Removed(Piece.TALIBAN_UNDERGROUND, SpaceId.BAMIAN, 2, rule="card 66"),
    ]


@pytest.mark.rule("R5.1.1-1", "R5.1.3-1")
def test_shaded_a_base_and_up_to_2_guerrillas_settle_within_stacking() -> None:
    board = turn_of(COALITION, 66, "bamian C:B1 G:B1")

    spaces = asked(board, "shaded").options
    assert "bamian" in spaces
    assert {"balkh", "kabul"}.isdisjoint(spaces)
    guerrillas = Placed(Piece.WARLORD_UNDERGROUND, SpaceId.BAMIAN, 2, rule="card 66")
    assert happened(execute(board, "shaded", "bamian", "warlords", "2")) == [guerrillas]
    assert happened(execute(board, "shaded", "nuristan", "taliban", "1")) == [
        Placed(Piece.TALIBAN_BASE, SpaceId.NURISTAN, 1, rule="card 66"),
        Placed(Piece.TALIBAN_UNDERGROUND, SpaceId.NURISTAN, 1, rule="card 66"),
    ]
