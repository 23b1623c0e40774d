"""Card 9, Special Forces."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Removed
from core.adp.model.ids import COALITION, TALIBAN, Islamabad, Piece, SpaceId
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_three_insurgents_go_from_a_border_province_bases_last() -> None:
    board = turn_of(COALITION, 9, "khowst C:T1 T:B1a1 W:u2\nhelmand T:a1\nherat C:T1 T:a1")

    assert asked(board, "unshaded").options == (
        "taliban_active",
        "warlord_underground",
        "done",
    )
    table = execute(board, "unshaded", "taliban_active", "taliban_bases", "1")

    assert happened(table) == [
        Removed(Piece.TALIBAN_ACTIVE, SpaceId.KHOWST, 1, rule="card 9"),
        Removed(Piece.TALIBAN_BASE, SpaceId.KHOWST, 1, rule="card 9"),
        Removed(Piece.WARLORD_UNDERGROUND, SpaceId.KHOWST, 1, rule="card 9"),
    ]


def test_without_the_coalition_at_the_border_nothing_goes() -> None:
    board = turn_of(COALITION, 9, "khowst G:T1 T:a1\nherat C:T1 T:a1")

    assert happened(execute(board, "unshaded")) == []


@pytest.mark.parametrize(
    "province", ["badakhshan", "nuristan", "khowst", "paktika", "zabol", "kandahar"]
)
def test_a_coalition_piece_in_one_of_six_provinces_shifts_islamabad(province: str) -> None:
    board = turn_of(TALIBAN, 9, f"islamabad: pressure\n{province} C:B1")

    assert execute(board, "shaded").board.islamabad is Islamabad.BACKING


def test_a_coalition_piece_in_helmand_or_nimruz_does_not() -> None:
    board = turn_of(TALIBAN, 9, "helmand C:T3\nnimruz C:B1\nkabul C:T3\nkandahar G:T1")

    assert happened(execute(board, "shaded")) == []
