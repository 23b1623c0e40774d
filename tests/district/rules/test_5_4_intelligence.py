"""5.4, 9.3 Intelligence."""

from __future__ import annotations

from typing import Any

import pytest

from core.district.model.board import Camp, DistrictBoard
from core.district.model.facts.camps import IntelligenceDrawn
from core.district.model.facts.fact import seen
from core.district.model.facts.planning import RecordSeen
from core.district.model.ids import (
    AVAILABLE,
    DISRUPTED,
    GOVERNMENT,
    INSURGENT,
    Segment,
)
from core.district.model.options import DistrictOptions
from core.district.rules.intelligence import intelligence
from core.district.rules.stages import go_on, play_part
from core.district.rules.table import DistrictTable
from tests.district.play import asked, play
from tests.district.positions import empty, facts_of, in_box, with_camp

POOL = {"blank": 12, "blue": 4, "orange": 4}


def gathering(**fields: Any) -> DistrictBoard:
    """Return a position at the beginning of the Intelligence segment."""
    given: dict[str, Any] = {"intelligence": POOL, "options": DistrictOptions(intelligence=True)}
    return empty(segment=Segment.INTELLIGENCE, **given | fields)


@pytest.mark.rule("RD5.4-1", "RD4-1")
@pytest.mark.parametrize("is_used", [True, False])
def test_the_segment_is_played_only_with_that_rule(is_used: bool) -> None:
    board = empty(
        segment=Segment.DEPLOYMENT,
        side=INSURGENT,
        options=DistrictOptions(intelligence=is_used),
    )
    table = DistrictTable(board)
    go_on(table, (Segment.DEPLOYMENT, INSURGENT))
    expected = Segment.INTELLIGENCE if is_used else Segment.OPERATIONS
    assert (table.board.segment, table.board.side) == (expected, None)


@pytest.mark.rule("RD9.3-1", "RDD-16", "RDD-17", "RD2.25-1")
def test_a_task_point_buys_as_many_chits_of_the_pool_as_the_ir_of_a_chance_chit() -> None:
    decision = asked(gathering(), intelligence)
    assert (decision.by, decision.options) == (GOVERNMENT, ("gather", "done"))
    assert decision.known_to is None
    draw = asked(gathering(), intelligence, "gather", "draw=312")
    assert (draw.ask, draw.options, draw.weights) == (
        "intel.draw",
        ("blank", "blue", "orange"),
        (12, 4, 4),
    )
    table = play(gathering(), intelligence, "gather", "312", "blue", "blank", "orange", "done")
    camps = table.board.camps
    assert camps[GOVERNMENT].tp == 9
    assert (camps[GOVERNMENT].advantages, camps[INSURGENT].advantages) == (1, 1)
    assert table.board.intelligence == {"blank": 12, "blue": 3, "orange": 3}
    assert len(table.board.randomizer) == 48


@pytest.mark.rule("RD9.3-1")
def test_blanks_return_only_when_the_government_has_finished() -> None:
    answers = ("gather", "draw=214", "blank", "blank", "gather", "draw=124")
    assert asked(gathering(), intelligence, *answers).weights == (10, 4, 4)
    table = play(gathering(), intelligence, *answers, "blank", "done")
    assert table.board.intelligence == POOL
    assert table.board.camps[GOVERNMENT].tp == 8


@pytest.mark.rule("RD9.3-1")
def test_drawing_stops_when_the_pool_is_empty() -> None:
    board = gathering(intelligence={"blank": 0, "blue": 1, "orange": 0})
    decision = asked(board, intelligence, "gather", "draw=512", "blue")
    assert decision.options == ("done",)
    reason = decision.why_not("gather")
    assert reason is not None
    assert reason.code == "intel.pool-empty"


@pytest.mark.rule("DA-4", "RD9.3-1")
def test_gathering_must_be_payable() -> None:
    decision = asked(gathering(tp=(-12, 10)), intelligence)
    assert decision.options == ("done",)
    reason = decision.why_not("gather")
    assert reason is not None
    assert reason.code == "points.cannot-pay"


@pytest.mark.rule("RD2.1-3")
def test_everybody_sees_who_gets_an_advantage() -> None:
    table = play(gathering(), intelligence, "gather", "124", "orange", "done")
    drawn = facts_of(table, IntelligenceDrawn)
    assert [seen(fact, None) for fact in drawn] == drawn


@pytest.mark.rule("RD11-7")
def test_with_only_the_wind_blanks_go_to_the_insurgent() -> None:
    options = DistrictOptions(intelligence=True, only_the_wind=True)
    board = gathering(options=options)
    table = play(board, intelligence, "gather", "214", "blank", "blank", "done")
    assert table.board.camps[INSURGENT].winds == 2
    assert table.board.intelligence == {"blank": 10, "blue": 4, "orange": 4}


# 11


def looking(**advantages: int) -> DistrictBoard:
    """Return a position with looks at the other side's record, and some Advantages held."""
    options = DistrictOptions(intelligence=True, strategic_intelligence=True)
    board = gathering(
        options=options, strategies=("G2", "I4"), tp=(9, 7), intelligence=POOL | {"blue": 3}
    )
    for side in (GOVERNMENT, INSURGENT):
        board = with_camp(board, side, advantages=advantages.get(side, 0), vp=33)
    return board


@pytest.mark.rule("RD11-6")
def test_an_advantage_buys_a_look_at_the_other_sides_record() -> None:
    board = in_box(looking(government=1), AVAILABLE, "fighters", "fighters")
    board = in_box(board, DISRUPTED, "levies")
    decision = asked(board, intelligence, "done")
    assert (decision.by, decision.options) == (GOVERNMENT, ("look", "no"))
    table = play(board, intelligence, "done", "look")
    record = facts_of(table, RecordSeen)[0]
    assert isinstance(record, RecordSeen)
    assert (record.vp, record.tp, record.strategy) == (33, 7, "I4")
    assert record.boxes[AVAILABLE]["fighters"] == 2
    assert record.boxes[DISRUPTED] == {"levies": 1}
    assert seen(record, GOVERNMENT) == record
    assert seen(record, INSURGENT) is None
    assert table.board.camps[GOVERNMENT].advantages == 0
    assert table.board.intelligence == POOL


@pytest.mark.rule("RD11-6")
def test_each_side_may_look_once_if_it_has_an_advantage() -> None:
    assert play(looking(), intelligence, "done").board == looking()
    both = looking(government=2, insurgent=1)
    second = asked(both, intelligence, "done", "look")
    assert second.by == INSURGENT
    table = play(both, intelligence, "done", "look", "no")
    assert [camp.advantages for camp in table.board.camps.values()] == [1, 1]


@pytest.mark.rule("RDD-41")
def test_intelligence_ends_with_a_checkpoint_before_operations() -> None:
    table = play(gathering(), play_part, "done")
    assert table.board.segment is Segment.OPERATIONS


@pytest.mark.rule("RD11-16", "RD9.3-1", "DA-73")
def test_with_two_accounts_the_fuller_one_pays_for_intelligence() -> None:
    options = DistrictOptions(intelligence=True, two_solitudes=True)
    board = with_camp(gathering(options=options), GOVERNMENT, tp=3, paramilitary_tp=2)
    answers = ("gather", "draw=124", "blank")
    camp = asked_camp(board, *answers)
    assert (camp.tp, camp.paramilitary_tp) == (2, 1)
    camp = asked_camp(board, *answers, *answers)
    assert (camp.tp, camp.paramilitary_tp) == (1, 1), "at a tie, the regular account"
    decision = asked(board, intelligence, *answers * 3)
    assert decision.options == ("done",)
    assert str(decision.why_not("gather")) == "points.account-empty (11)"


@pytest.mark.rule("DA-4", "RD9.3-1")
def test_the_last_point_pays_for_intelligence() -> None:
    board = gathering(tp=(-1, 10), tp_max=(0, 12))
    assert asked(board, intelligence).options == ("gather", "done")
    assert asked(board, intelligence, "gather", "draw=124", "blank").options == ("done",)


def asked_camp(board: DistrictBoard, *answers: str) -> Camp:
    """Return what the Government has after some answers and an end of gathering."""
    return play(board, intelligence, *answers, "done").board.camps[GOVERNMENT]
