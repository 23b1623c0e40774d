"""Card 71, "Coup!"."""

from __future__ import annotations

import pytest

from core.adp.model.facts import EligibilityMarked, Gained, Lost, Removed
from core.adp.model.ids import COALITION, GOVERNMENT, Piece, SpaceId, Track
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_up_to_3_warlord_guerrillas_go_from_in_and_around_kabul() -> None:
    board = turn_of(
        COALITION, 71, "patronage: 5\nkabul W:u1\nkhowst W:a3\nghazni W:u3\nkabul-aibak W:u1"
    )

    assert asked(board, "unshaded").options == ("kabul", "khowst", "done")
    table = execute(board, "unshaded", "khowst", "2", "kabul")

    assert happened(table) == [
        Gained(Track.PATRONAGE, 3, rule="card 71"),
        Removed(Piece.WARLORD_ACTIVE, SpaceId.KHOWST, 2, rule="card 71"),
        Removed(Piece.WARLORD_UNDERGROUND, SpaceId.KABUL, 1, rule="card 71"),
    ]


@pytest.mark.rule("R5.1.3-1")
def test_shaded_the_government_loses_patronage_cubes_in_kabul_and_the_next_card() -> None:
    board = turn_of(COALITION, 71, "patronage: 3\nkabul G:P5T1\nherat G:T4")

    table = execute(board, "shaded", "government_police", "2", "done")

    assert happened(table) == [
        Lost(Track.PATRONAGE, 3, rule="card 71"),
        Removed(Piece.GOVERNMENT_POLICE, SpaceId.KABUL, 2, rule="card 71"),
        EligibilityMarked(GOVERNMENT, False, rule="card 71"),
    ]
    assert GOVERNMENT not in table.board.eligible
