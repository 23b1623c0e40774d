"""Card 26, MANPADS Scare."""

from __future__ import annotations

import pytest

from core.adp.model.board import Lasting
from core.adp.model.facts import MomentumGained, Moved, Removed
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, Piece, Side, SpaceId
from tests.adp.events.executing import asked, execute, happened, turn_of


@pytest.mark.rule("R5.5-1", "R4.1-1")
def test_the_coalition_strikes_and_flies_without_an_operation() -> None:
    board = turn_of(GOVERNMENT, 26, "kabul C:T2\nherat T:a1")

    first = asked(board, "unshaded")
    assert (first.by, first.options) == (COALITION, ("air-lift", "air-strike", "decline"))
    assert asked(board, "unshaded", "air-strike").options == ("air-lift", "decline")
    table = execute(board, "unshaded", "air-strike", "air-lift", "balkh", "2")

    assert happened(table) == [
        Removed(Piece.TALIBAN_ACTIVE, SpaceId.HERAT, 1, rule="4.2.3"),
        Moved(Piece.COALITION_TROOPS, SpaceId.KABUL, SpaceId.BALKH, 2, rule="4.2.2"),
    ]


@pytest.mark.rule("TV-5.1.2", "R5.1.2-1")
def test_the_air_lift_takes_place_in_spite_of_sandstorms() -> None:
    board = turn_of(COALITION, 26, "momentum: 57=unshaded\nkabul C:T1")

    table = execute(board, "unshaded", "air-lift", "balkh", "decline")

    assert happened(table) == [
        Moved(Piece.COALITION_TROOPS, SpaceId.KABUL, SpaceId.BALKH, 1, rule="4.2.2")
    ]


def test_the_same_activity_can_be_done_twice() -> None:
    board = turn_of(COALITION, 26, "herat T:a2")

    table = execute(board, "unshaded", "air-strike", "air-strike")

    assert table.board.spaces[SpaceId.HERAT].taliban == 0


def test_a_faction_that_declines_is_not_asked_again() -> None:
    board = turn_of(TALIBAN, 26, "kabul C:T2")

    assert happened(execute(board, "unshaded", "decline")) == []


@pytest.mark.rule("R5.4-1")
def test_the_shaded_side_holds_until_propaganda() -> None:
    board = turn_of(TALIBAN, 26)

    assert happened(execute(board, "shaded")) == [
        MomentumGained(Lasting(26, Side.SHADED), rule="card 26")
    ]
