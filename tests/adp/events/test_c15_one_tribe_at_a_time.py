"""Card 15, One Tribe at a Time."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Placed, Removed, Shifted
from core.adp.model.ids import COALITION, WARLORDS, Piece, SpaceId, Support
from tests.adp.events.executing import execute, happened, turn_of


def test_guerrillas_become_police_and_the_province_shifts() -> None:
    board = turn_of(
        COALITION,
        15,
        "kandahar C:T1 T:u1a1 W:a1 support=O\nhelmand C:B1 T:u1\nkabul C:T1 T:u1\nherat C:T1",
    )

    table = execute(board, "unshaded", "warlord_active", "taliban_underground")

    assert happened(table) == [
        Removed(Piece.WARLORD_ACTIVE, SpaceId.KANDAHAR, 1, rule="card 15"),
        Placed(Piece.GOVERNMENT_POLICE, SpaceId.KANDAHAR, 1, rule="card 15"),
        Removed(Piece.TALIBAN_UNDERGROUND, SpaceId.KANDAHAR, 1, rule="card 15"),
        Placed(Piece.GOVERNMENT_POLICE, SpaceId.KANDAHAR, 1, rule="card 15"),
        Shifted(SpaceId.KANDAHAR, Support.OPPOSITION, Support.NEUTRAL, rule="card 15"),
    ]


@pytest.mark.rule("R1.4.1-2", "R5.1.1-1")
def test_without_police_available_guerrillas_just_go() -> None:
    board = turn_of(COALITION, 15, "zabol C:T1 T:a3\nkabul G:P29")

    assert happened(execute(board, "unshaded", "2")) == [
        Removed(Piece.TALIBAN_ACTIVE, SpaceId.ZABOL, 2, rule="card 15"),
        Placed(Piece.GOVERNMENT_POLICE, SpaceId.ZABOL, 1, rule="card 15"),
    ]


def test_nobody_must_be_replaced_but_the_province_shifts() -> None:
    board = turn_of(COALITION, 15, "zabol C:T1\nkhowst C:T1 T:u1\nghazni C:T1 support=S")

    assert happened(execute(board, "unshaded", "0")) == [
        Shifted(SpaceId.KHOWST, Support.NEUTRAL, Support.SUPPORT, rule="card 15")
    ]


def test_shaded_government_cubes_become_warlords_and_the_province_neutral() -> None:
    board = turn_of(WARLORDS, 15, "herat C:B1 G:T1P1 support=S\nbalkh G:T2\nkabul C:T1 G:P1")

    table = execute(board, "shaded", "government_troops", "1")

    assert happened(table) == [
        Removed(Piece.GOVERNMENT_TROOPS, SpaceId.HERAT, 1, rule="card 15"),
        Placed(Piece.WARLORD_UNDERGROUND, SpaceId.HERAT, 1, rule="card 15"),
        Removed(Piece.GOVERNMENT_POLICE, SpaceId.HERAT, 1, rule="card 15"),
        Placed(Piece.WARLORD_UNDERGROUND, SpaceId.HERAT, 1, rule="card 15"),
        Shifted(SpaceId.HERAT, Support.SUPPORT, Support.NEUTRAL, rule="card 15"),
    ]
