"""Card 64, Hazara."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Placed, Shifted
from core.adp.model.ids import COALITION, Piece, SpaceId, Support
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_up_to_3_government_cubes_arrive_and_the_province_shifts() -> None:
    board = turn_of(COALITION, 64, "map: empty")

    assert asked(board, "unshaded").options == ("bamian", "ghowr", "oruzgan")
    table = execute(board, "unshaded", "bamian", "government_police", "2", "done")

    assert happened(table) == [
        Placed(Piece.GOVERNMENT_POLICE, SpaceId.BAMIAN, 2, rule="card 64"),
        Shifted(SpaceId.BAMIAN, Support.NEUTRAL, Support.SUPPORT, rule="card 64"),
    ]


@pytest.mark.rule("R5.1.3-1")
def test_without_cubes_only_provinces_that_can_shift_are_open() -> None:
    board = turn_of(COALITION, 64, "kabul G:T30P30\nbamian support=S\nghowr support=O\noruzgan")

    assert asked(board, "unshaded").options == ("ghowr", "oruzgan")
    assert happened(execute(board, "unshaded", "ghowr")) == [
        Shifted(SpaceId.GHOWR, Support.OPPOSITION, Support.NEUTRAL, rule="card 64")
    ]


def test_shaded_each_province_gets_a_warlord_guerrilla_and_becomes_neutral() -> None:
    board = turn_of(COALITION, 64, "bamian support=S\nghowr support=O")

    assert happened(execute(board, "shaded")) == [
        Placed(Piece.WARLORD_UNDERGROUND, SpaceId.BAMIAN, 1, rule="card 64"),
        Placed(Piece.WARLORD_UNDERGROUND, SpaceId.GHOWR, 1, rule="card 64"),
        Placed(Piece.WARLORD_UNDERGROUND, SpaceId.ORUZGAN, 1, rule="card 64"),
        Shifted(SpaceId.BAMIAN, Support.SUPPORT, Support.NEUTRAL, rule="card 64"),
        Shifted(SpaceId.GHOWR, Support.OPPOSITION, Support.NEUTRAL, rule="card 64"),
    ]


@pytest.mark.rule("R5.1.1-1", "R5.1-1")
def test_shaded_with_too_few_guerrillas_the_executing_faction_chooses_where_they_go() -> None:
    board = turn_of(COALITION, 64, "kabul W:u13")

    table = execute(board, "shaded", "oruzgan", "bamian")

    assert happened(table) == [
        Placed(Piece.WARLORD_UNDERGROUND, SpaceId.ORUZGAN, 1, rule="card 64"),
        Placed(Piece.WARLORD_UNDERGROUND, SpaceId.BAMIAN, 1, rule="card 64"),
    ]
