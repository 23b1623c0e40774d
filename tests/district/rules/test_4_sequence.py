"""4 The sequence of a turn, and RDD-41 its checkpoints."""

from __future__ import annotations

import pytest

from core.district.model.board import DistrictBoard
from core.district.model.ids import GOVERNMENT, INSURGENT, Belligerent, Segment
from core.district.model.options import DistrictOptions
from core.district.rules.stages import PARTS, PROCEDURES, DistrictRules, go_on, is_played
from core.district.rules.table import DistrictTable
from core.kernel import Decision, Game, Turn
from tests.district.positions import empty


def parts_of_a_turn(options: DistrictOptions) -> list[tuple[Segment, Belligerent | None]]:
    """Return the parts of a turn in the order in which they follow each other."""
    table = DistrictTable(empty(segment=Segment.EVENT, options=options))
    parts = []
    while table.board.turn == 1:
        part = table.board.segment, table.board.side
        parts.append(part)
        go_on(table, part)
    return parts


@pytest.mark.rule("RD4-1", "RDD-41", "RDD-38")
def test_the_parts_of_a_turn_follow_each_other_with_a_checkpoint_after_each() -> None:
    assert parts_of_a_turn(DistrictOptions(intelligence=True)) == [
        (Segment.EVENT, None),
        (Segment.COMMAND, GOVERNMENT),
        (Segment.COMMAND, INSURGENT),
        (Segment.DEPLOYMENT, GOVERNMENT),
        (Segment.DEPLOYMENT, INSURGENT),
        (Segment.INTELLIGENCE, None),
        (Segment.OPERATIONS, None),
        (Segment.REDEPLOYMENT, None),
        (Segment.ALLOTMENT, None),
        (Segment.VICTORY, None),
        (Segment.APPEAL, GOVERNMENT),
        (Segment.APPEAL, INSURGENT),
    ]


@pytest.mark.rule("RD5.4-1", "RD4-1")
def test_intelligence_is_no_part_of_the_standard_game() -> None:
    parts = parts_of_a_turn(DistrictOptions())
    assert all(segment is not Segment.INTELLIGENCE for segment, _ in parts)
    assert not is_played(empty(), (Segment.INTELLIGENCE, None))


@pytest.mark.rule("RD4-1")
def test_every_segment_has_its_procedure_and_its_place() -> None:
    assert set(PROCEDURES) == set(Segment)
    assert {segment for segment, _ in PARTS} == set(Segment) - {Segment.SET_UP}


def checkpoints(board: DistrictBoard, *answers: str) -> list[tuple[Segment, Belligerent | None]]:
    """Return the part at each new checkpoint while some answers are given."""
    turn = Turn(DistrictRules(), Game(board))
    passed = []
    for answer in answers:
        assert isinstance(turn.pending, Decision)
        before = turn.checkpoints
        turn.answer(answer)
        if turn.checkpoints > before:
            passed.append((turn.checkpoint.segment, turn.checkpoint.side))
    return passed


@pytest.mark.rule("RDD-41")
def test_the_kernel_stops_at_each_checkpoint() -> None:
    board = empty(segment=Segment.EVENT, tp=(0, 0), turn=3)
    three = ("132", "124", "133", "134", "done")
    other = ("132", "141", "143", "152", "done")
    # Nobody is on the map, so Operations ask nothing.
    dummies_stay, nobody = "done", "done"
    assert checkpoints(
        board, "124", "214", *three, *other, nobody, dummies_stay, "done", "done", "000"
    ) == [
        (Segment.COMMAND, GOVERNMENT),
        (Segment.COMMAND, INSURGENT),
        (Segment.DEPLOYMENT, GOVERNMENT),
        (Segment.DEPLOYMENT, INSURGENT),
        (Segment.REDEPLOYMENT, None),
        (Segment.APPEAL, GOVERNMENT),
    ]
