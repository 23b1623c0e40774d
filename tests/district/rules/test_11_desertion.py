"""11 Desertion."""

from __future__ import annotations

import pytest

from core.district.model.board import DistrictBoard
from core.district.model.ids import DISRUPTED, GOVERNMENT, INSURGENT, Mission
from core.district.model.options import DistrictOptions, ForWhom, Times
from core.district.rules.operations import operations
from tests.district.missions import at, declared, task_points
from tests.district.play import asked, play, played
from tests.district.positions import empty, with_camp, with_stack

MOVE = Mission.MOVE


def _police(whom: ForWhom = ForWhom.GOVERNMENT, **fields: object) -> DistrictBoard:
    options = DistrictOptions(desertion=whom, **fields)  # type: ignore[arg-type]
    board = empty(active="riverside", hands=(["132", "312"], ["143", "222"]), options=options)
    return with_stack(board, "a", "riverside", "gendarmes home-guard")


GOES = declared("a", MOVE, "orrin-town")


@pytest.mark.rule("RD11-4")
def test_the_enemy_may_call_on_a_paramilitary_stack_before_it_pays() -> None:
    question = asked(_police(), GOES)
    assert (question.by, question.ask) == (INSURGENT, "desertion.call")
    assert question.options == ("143", "222", "blank", "no")
    assert question.known_to == ("insurgent",)
    answer = asked(_police(), GOES, "222")
    assert (answer.by, answer.ask) == (GOVERNMENT, "desertion.answer")
    assert answer.options == ("132", "312", "blank", "random")


@pytest.mark.rule("RD11-4")
def test_nobody_is_asked_without_the_variation_or_about_a_stack_with_regulars() -> None:
    assert played(_police(ForWhom.INSURGENT), GOES)[1] is None
    options = DistrictOptions(desertion=ForWhom.BOTH)
    for units in ("line", "gendarmes line"):
        board = with_stack(empty(active="riverside", options=options), "a", "riverside", units)
        assert played(board, GOES)[1] is None


@pytest.mark.rule("RD11-4")
def test_a_stack_does_nothing_if_the_call_is_a_little_higher() -> None:
    board = play(_police(), GOES, "222", "312").board
    assert board.stacks["a"].done
    assert board.stacks["a"].area == "riverside"
    assert task_points(board) == (10, 10)
    assert "222" in board.randomizer
    assert "312" in board.randomizer


@pytest.mark.rule("RD11-4", "DA-34")
def test_a_unit_is_disrupted_if_the_call_is_much_higher() -> None:
    question = asked(_police(), GOES, "143", "312")
    assert (question.by, question.options) == (GOVERNMENT, ("gendarmes-1", "home-guard-1"))
    board = play(_police(), GOES, "143", "blank", "gendarmes-1").board
    assert at(board, DISRUPTED) == ["gendarmes"]
    assert board.stacks["a"].done
    assert task_points(board) == (9, 10)


@pytest.mark.rule("RD11-4")
def test_the_mission_goes_on_if_the_call_is_not_higher() -> None:
    board = play(_police(), GOES, "222", "random", "draw=322").board
    assert board.stacks["a"].area == "orrin-town"
    assert board.camps[GOVERNMENT].hand == ("132", "312")
    assert task_points(board) == (9, 10)


@pytest.mark.rule("RD11-4", "DA-74")
def test_the_chit_of_the_call_cannot_be_drawn_against_itself() -> None:
    draw = asked(_police(), GOES, "222", "random")
    assert draw.ask == "draw"
    assert "222" not in draw.options


@pytest.mark.rule("RD11-4")
def test_a_call_may_be_made_only_so_often_in_a_phase() -> None:
    board = with_stack(_police(), "b", "riverside", "constables")
    once = play(board, GOES, "222", "132").board
    goes = declared("b", MOVE, "orrin-town")
    assert played(once, goes)[1] is None
    twice = with_stack(_police(desertion_times=Times.TWICE), "b", "riverside", "constables")
    assert asked(play(twice, GOES, "222", "132").board, goes).ask == "desertion.call"


@pytest.mark.rule("RD11-4", "DA-65", "RDD-42")
def test_being_asked_does_not_tell_the_government_what_lies_under_a_counter() -> None:
    for units in ("fighters", "main-force", "dummy"):
        options = DistrictOptions(desertion=ForWhom.INSURGENT)
        board = empty(active="riverside", hands=(["132"], []), options=options)
        board = with_stack(board, "p", "riverside", units)
        board = with_camp(board, INSURGENT, tp=10)
        goes = declared("p", MOVE, "orrin-town")
        assert asked(board, goes).options == ("132", "blank", "no")
        if units != "fighters":
            lost = play(board, goes, "132").board
            assert lost.stacks["p"].area == "orrin-town"
            assert lost.desertions == {GOVERNMENT: 1}


@pytest.mark.rule("RD11-4", "RD6-3")
def test_after_a_desertion_the_initiative_is_determined_anew() -> None:
    board = with_camp(_police(), GOVERNMENT, tp=11)
    board = with_stack(board, "p", "riverside", "dummy")
    answers = ("ops.stack=a", "ops.mission=move", "move.to=orrin-town", "222", "312")
    board = play(board, operations, *answers).board
    assert asked(board, operations).by == GOVERNMENT


@pytest.mark.rule("RD11-4", "RD6-3", "DA-3")
def test_a_stack_that_deserts_to_its_last_unit_has_been_activated_all_the_same() -> None:
    options = DistrictOptions(desertion=ForWhom.GOVERNMENT)
    board = empty(active="riverside", hands=((), ["143"]), passed=INSURGENT, options=options)
    board = with_stack(board, "a", "riverside", "gendarmes")
    board = with_stack(board, "b", "riverside", "line")
    board = play(board, GOES, "143", "blank", "gendarmes-1").board
    assert "a" not in board.stacks
    assert board.passed is None, "the initiative is determined anew"


@pytest.mark.rule("RD11-10")
def test_with_dice_both_roll() -> None:
    board = _police(dice=True)
    assert asked(board, GOES).options == ("die", "no")
    board = play(board, GOES, "die", "chit.die=5", "die", "chit.die=4").board
    assert board.stacks["a"].done
