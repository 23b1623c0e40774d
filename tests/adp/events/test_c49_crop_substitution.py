"""Card 49, Crop Substitution."""

from __future__ import annotations

from textwrap import dedent

import pytest

from core.adp.model.facts import Gained, Placed, Removed
from core.adp.model.ids import COALITION, Piece, SpaceId, Track
from tests.adp.events.executing import asked, execute, happened, turn_of

AT_HERAT = """
    aid: 10
    patronage: 5
    herat G:T4 W:B2u1
    balkh W:B1
    konduz G:T2
"""


def test_police_take_the_place_of_all_warlord_bases_in_a_coin_controlled_province() -> None:
    table = execute(turn_of(COALITION, 49, AT_HERAT), "unshaded")

    assert happened(table) == [
        Removed(Piece.WARLORD_BASE, SpaceId.HERAT, 2, rule="card 49"),
        Placed(Piece.GOVERNMENT_POLICE, SpaceId.HERAT, 2, rule="card 49"),
        Gained(Track.AID, 3, rule="card 49"),
        Gained(Track.PATRONAGE, 1, rule="card 49"),
    ]


@pytest.mark.rule("R5.1.1-1", "R5.1.3-1")
def test_police_that_are_not_available_are_not_placed() -> None:
    board = turn_of(COALITION, 49, f"kabul G:P29\n{dedent(AT_HERAT)}")

    assert happened(execute(board, "unshaded"))[1] == Placed(
        Piece.GOVERNMENT_POLICE, SpaceId.HERAT, 1, rule="card 49"
    )


@pytest.mark.rule("R5.1.1-1")
def test_shaded_up_to_2_provinces_with_people_and_without_police_get_a_warlord_base() -> None:
    board = turn_of(
        COALITION,
        49,
        "kabul G:P1\nherat G:P1\nbalkh G:T3\nkonduz C:B2\nghazni W:B1",
    )

    spaces = asked(board, "shaded").options
    assert {"balkh", "ghazni"} < set(spaces)
    assert {"herat", "konduz", "kabul", "samangan"}.isdisjoint(spaces)
    table = execute(board, "shaded", "balkh", "ghazni")

    assert happened(table) == [
        Placed(Piece.WARLORD_BASE, SpaceId.BALKH, 1, rule="card 49"),
        Placed(Piece.WARLORD_BASE, SpaceId.GHAZNI, 1, rule="card 49"),
    ]
