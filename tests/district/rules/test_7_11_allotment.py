"""7.11 The next allotment, and the limit of the hand."""

from __future__ import annotations

from typing import Any

import pytest

from core.district.model.board import DistrictBoard
from core.district.model.facts.camps import AllotmentChanged, ChitReturned
from core.district.model.facts.fact import seen
from core.district.model.ids import GOVERNMENT, INSURGENT, Segment
from core.district.model.options import DistrictOptions, ForWhom, SavedPoints
from core.district.rules.allotment import allotment
from tests.district.play import asked, play, played
from tests.district.positions import empty, facts_of

SEVEN = ("124", "132", "214", "312", "324", "411", "512")


def ending(tp: int, tp_max: int, **fields: Any) -> DistrictBoard:
    """Return a position at the end of a turn in which the Government has so many points."""
    return empty(segment=Segment.ALLOTMENT, tp=(tp, 0), tp_max=(tp_max, 12), **fields)


def next_allotment(tp: int, tp_max: int, **fields: Any) -> int:
    """Return TP MAX after a turn that ended like this."""
    return play(ending(tp, tp_max, **fields), allotment).board.camps[GOVERNMENT].tp_max


@pytest.mark.rule("RD7.11-1", "TVd-36")
@pytest.mark.parametrize(
    ("tp", "tp_max", "then"), [(-3, 10, 8), (-1, 10, 9), (-2, 10, 9), (-4, 10, 8), (-9, 3, 0)]
)
def test_a_deficit_lowers_the_allotment(tp: int, tp_max: int, then: int) -> None:
    assert next_allotment(tp, tp_max) == then


@pytest.mark.rule("RD7.11-2", "TVd-36")
@pytest.mark.parametrize(("tp", "tp_max", "then"), [(7, 10, 11), (3, 10, 10), (8, 10, 12)])
def test_unspent_points_raise_the_allotment(tp: int, tp_max: int, then: int) -> None:
    assert next_allotment(tp, tp_max) == then


@pytest.mark.rule("RD7.11-2", "DA-12")
@pytest.mark.parametrize(("tp_max", "then"), [(11, 12), (12, 12), (14, 14)])
def test_that_never_lifts_it_above_the_start_nor_lets_it_fall(tp_max: int, then: int) -> None:
    assert next_allotment(10, tp_max) == then


@pytest.mark.rule("RD7.11-1", "RD7.11-2")
def test_nothing_left_and_nothing_owed_changes_nothing() -> None:
    assert facts_of(play(ending(0, 9), allotment), AllotmentChanged) == []


@pytest.mark.rule("RD2.1-3")
def test_only_the_governments_allotment_is_open() -> None:
    table = play(empty(segment=Segment.ALLOTMENT, tp=(-2, -2)), allotment)
    told = [seen(fact, None) for fact in facts_of(table, AllotmentChanged)]
    assert told == [AllotmentChanged(side=GOVERNMENT, by=-1, rule="7.11"), None]


@pytest.mark.rule("RD7.11-3", "TVd-41", "RDD-33", "DA-29")
def test_chits_beyond_the_new_allotment_go_back_at_the_owners_choice() -> None:
    board = ending(-2, 6, hands=(SEVEN, ()))
    decision = asked(board, allotment)
    assert (decision.by, decision.ask, decision.options) == (GOVERNMENT, "discard", SEVEN)
    assert decision.known_to == (GOVERNMENT,)
    assert "132" not in asked(board, allotment, "132").options
    table = play(board, allotment, "132", "512")
    assert table.board.camps[GOVERNMENT].tp_max == 5
    assert table.board.camps[GOVERNMENT].hand == ("124", "214", "312", "324", "411")
    assert {"132", "512"} <= set(table.board.randomizer)


@pytest.mark.rule("RD7.11-3")
def test_a_hand_within_the_allotment_is_kept() -> None:
    board = ending(0, 7, hands=(SEVEN, ()))
    assert play(board, allotment).board.camps[GOVERNMENT].hand == SEVEN


@pytest.mark.rule("RDD-33", "RDD-38", "RD2.1-3")
def test_nobody_else_learns_what_is_put_back() -> None:
    board = empty(
        segment=Segment.ALLOTMENT,
        tp=(0, 0),
        tp_max=(6, 2),
        hands=(SEVEN, ("141", "222", "331")),
    )
    tables = [played(board, allotment, chit) for chit in ("124", "512")]
    assert tables[0][1] == tables[1][1]
    second = tables[0][1]
    assert second is not None
    assert (second.by, second.options, second.known_to) == (
        INSURGENT,
        ("141", "222", "331"),
        (INSURGENT,),
    )
    table = play(board, allotment, "124", "141")
    told = [seen(fact, GOVERNMENT) for fact in facts_of(table, ChitReturned)]
    assert [fact is None for fact in told] == [False, True]


@pytest.mark.rule("RD11-11")
@pytest.mark.parametrize(
    ("saving", "tp", "then"),
    [
        (SavedPoints.FOUR, -3, 9),
        (SavedPoints.FOUR, -4, 8),
        (SavedPoints.FOUR, 8, 12),
        (SavedPoints.FIVE, 9, 11),
        (SavedPoints.FIVE, 4, 10),
    ],
)
def test_an_efficient_staff_counts_otherwise(saving: SavedPoints, tp: int, then: int) -> None:
    options = DistrictOptions(staff_efficiency=ForWhom.GOVERNMENT, staff_saving=saving)
    assert next_allotment(tp, 10, options=options) == then


@pytest.mark.rule("RD11-11")
def test_the_other_sides_staff_is_as_usual() -> None:
    options = DistrictOptions(staff_efficiency=ForWhom.INSURGENT, staff_saving=SavedPoints.FIVE)
    assert next_allotment(-3, 10, options=options) == 8
    assert next_allotment(4, 10, options=options) == 11
