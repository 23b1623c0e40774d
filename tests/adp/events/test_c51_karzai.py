"""Card 51, Karzai."""

from __future__ import annotations

from core.adp.model.facts import Gained, Placed, Shifted
from core.adp.model.ids import COALITION, Piece, SpaceId, Support, Track
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_up_to_4_cubes_arrive_and_one_area_that_received_some_shifts() -> None:
    board = turn_of(COALITION, 51, "herat G:P1 support=O\nbalkh C:T1\nkonduz G:P1 T:u1\nkabul G:B1")

    assert asked(board, "unshaded").options == ("balkh", "herat", "kabul", "done")
    table = execute(
        board,
        "unshaded",
        *("herat", "government_police", "2", "kabul", "government_troops", "1", "done"),
        "herat",
    )

    assert happened(table) == [
        Placed(Piece.GOVERNMENT_POLICE, SpaceId.HERAT, 2, rule="card 51"),
        Placed(Piece.GOVERNMENT_TROOPS, SpaceId.KABUL, 1, rule="card 51"),
        Shifted(SpaceId.HERAT, Support.OPPOSITION, Support.NEUTRAL, rule="card 51"),
    ]


def test_an_area_without_new_cubes_does_not_shift() -> None:
    board = turn_of(COALITION, 51, "herat G:P1")

    assert happened(execute(board, "unshaded", "done")) == []


def test_shaded_patronage_costs_the_support_of_an_area_without_coalition_base() -> None:
    board = turn_of(
        COALITION, 51, "patronage: 5\nherat support=S C:B1\nbalkh support=S\nkabul support=S"
    )

    assert asked(board, "shaded").options == ("balkh", "kabul")
    assert happened(execute(board, "shaded", "kabul")) == [
        Gained(Track.PATRONAGE, 4, rule="card 51"),
        Shifted(SpaceId.KABUL, Support.SUPPORT, Support.NEUTRAL, rule="card 51"),
    ]
