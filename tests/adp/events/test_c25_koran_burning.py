"""Card 25, Koran Burning."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Calmed, Placed, Shifted, Terrorized
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, Piece, SpaceId, Support
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_terror_goes_and_police_come_where_the_coalition_is() -> None:
    board = turn_of(GOVERNMENT, 25, "kabul C:T1 terror=2\nherat C:B1\nbalkh G:T1 terror=1")

    assert asked(board, "unshaded").options[:3] == ("herat", "kabul", "done")
    assert happened(execute(board, "unshaded", "kabul", "herat")) == [
        Calmed(SpaceId.KABUL, 1, rule="card 25"),
        Placed(Piece.GOVERNMENT_POLICE, SpaceId.KABUL, 1, rule="card 25"),
        Placed(Piece.GOVERNMENT_POLICE, SpaceId.HERAT, 1, rule="card 25"),
    ]


@pytest.mark.rule("R5.1.1-1", "R5.1.3-1")
def test_without_police_available_only_terror_goes() -> None:
    board = turn_of(COALITION, 25, "kabul C:T1 G:P30 terror=1\nherat C:B1")

    assert happened(execute(board, "unshaded", "kabul")) == [
        Calmed(SpaceId.KABUL, 1, rule="card 25")
    ]


def test_shaded_two_areas_turn_and_have_terror() -> None:
    board = turn_of(TALIBAN, 25, "kabul C:T1 support=S\nfarah C:B1\nherat C:T1\nbalkh G:T1")

    assert happened(execute(board, "shaded", "kabul", "farah")) == [
        Shifted(SpaceId.KABUL, Support.SUPPORT, Support.NEUTRAL, rule="card 25"),
        Terrorized(SpaceId.KABUL, rule="card 25"),
        Terrorized(SpaceId.FARAH, rule="card 25"),
    ]


@pytest.mark.rule("R5.1.3-1")
def test_without_markers_left_people_still_turn() -> None:
    board = turn_of(COALITION, 25, "balkh terror=30\nherat C:T1\nfarah C:T1")

    assert happened(execute(board, "shaded", "herat")) == [
        Shifted(SpaceId.HERAT, Support.NEUTRAL, Support.OPPOSITION, rule="card 25")
    ]
