"""6 and 6.1 Operations: Areas, Tactical Initiative, activations and what stacks may do."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import seen
from core.district.model.facts.flow import AreaEnded, OpportunityGiven, OpportunityPassed
from core.district.model.facts.stacks import MissionDeclared, StackActed
from core.district.model.ids import GOVERNMENT, INSURGENT, Mission, Segment
from core.district.model.options import DistrictOptions
from core.district.model.view import view
from core.district.rules.initiative import initiative
from core.district.rules.operations import areas_to_activate, operations
from core.district.rules.table import DistrictTable
from tests.district.missions import declared, refusal, task_points
from tests.district.play import asked, play, played
from tests.district.positions import (
    empty,
    facts_of,
    with_camp,
    with_ground,
    with_stack,
)


def _played(board: DistrictBoard, *opportunities: str) -> DistrictBoard:
    """Play one checkpoint after another; the answers of each are separated by spaces."""
    for answers in opportunities:
        board = play(board, operations, *answers.split()).board
    return board


def _facing(tp: tuple[int, int] = (10, 10), **fields: object) -> DistrictBoard:
    """Return a position with one stack of each side in the active Area."""
    board = empty(active="riverside", tp=tp, **fields)  # type: ignore[arg-type]
    board = with_stack(board, "a", "riverside", "gendarmes line")
    return with_stack(board, "p", "riverside", "fighters*2")


# Areas


@pytest.mark.rule("RD6-1", "DA-22", "RDD-18")
def test_the_insurgent_chooses_among_the_areas_with_units() -> None:
    board = with_ground(empty(), "saddle-pass", insurgent=1)
    board = with_stack(board, "a", "riverside", "line")
    board = with_stack(board, "p", "highfell", "dummy", underground=True)
    question = asked(board, operations)
    assert (question.by, question.ask) == (INSURGENT, "ops.area")
    assert question.options == ("highfell", "riverside")
    reason = question.why_not("saddle-pass")
    assert reason is not None
    assert reason.code == "area.nobody-there"
    assert areas_to_activate(view(board, GOVERNMENT)) == ("highfell", "riverside")


@pytest.mark.rule("RD6-1", "RDD-41")
def test_the_phase_ends_when_every_such_area_has_been_activated() -> None:
    board = with_stack(empty(), "a", "riverside", "line")
    board = _played(board, "ops.area=riverside", "ops.stack=pass", "ops.stack=pass")
    assert board.grounds["riverside"].done
    assert board.active == ""
    assert _played(board, "").segment is Segment.REDEPLOYMENT


# Initiative


@pytest.mark.rule("TVd-6", "RD6-2")
def test_who_has_more_task_points_has_the_initiative_and_the_insurgent_if_tied() -> None:
    assert initiative(_facing((6, 6))) is INSURGENT
    assert initiative(_facing((7, 6))) is GOVERNMENT
    assert initiative(_facing((5, 6))) is INSURGENT


@pytest.mark.rule("TVd-7", "RD6-3", "DA-3")
def test_two_passes_in_succession_end_the_area() -> None:
    board = _facing((7, 6))
    for answers, by in (
        (("ops.stack=pass",), GOVERNMENT),
        (("ops.stack=p", "ops.mission=move", "move.to=orrin-town"), INSURGENT),
        (("ops.stack=pass",), GOVERNMENT),
    ):
        table = play(board, operations, *answers)
        (given,) = facts_of(table, OpportunityGiven)
        assert isinstance(given, OpportunityGiven)
        assert given.side is by
        assert not facts_of(table, AreaEnded)
        board = table.board
    assert task_points(board) == (7, 5)
    last = play(board, operations, "ops.stack=pass")
    assert [type(fact) for fact in last.facts[-2:]] == [OpportunityPassed, AreaEnded]


@pytest.mark.rule("RD6-3")
def test_after_an_activation_the_initiative_is_determined_anew() -> None:
    board = _facing((6, 5))
    board = _played(board, "ops.stack=a ops.mission=move move.to=orrin-town")
    assert asked(board, operations).by == INSURGENT


@pytest.mark.rule("DA-43", "RDD-42")
def test_a_side_that_cannot_act_passes_like_any_other() -> None:
    board = with_stack(empty(active="riverside"), "p", "riverside", "dummy", underground=True)
    question = asked(board, operations)
    assert (question.by, question.options, question.known_to) == (INSURGENT, ("pass",), None)
    reason = question.why_not("p")
    assert reason is not None
    assert reason.code == "stack.no-mission-open"


# Activations


@pytest.mark.rule("RD6.1-1", "RDD-19", "RDD-20")
def test_a_stack_is_activated_once_and_carries_out_at_least_one_mission() -> None:
    board = _facing((11, 10))
    first = asked(board, operations, "ops.stack=a")
    assert first.options == ("patrol", "move")
    assert first.about == ("riverside", "a")
    answers = ("ops.stack=a", "ops.mission=patrol", "patrol.target=p", "chit=blank", "chit=blank")
    second = asked(board, operations, *answers)
    assert "stop" in second.options
    done = play(board, operations, *answers, "ops.mission=stop").board
    assert done.stacks["a"].done
    assert refusal(done, "a", Mission.PATROL) == "mission.already-done"
    assert task_points(done) == (10, 10)


@pytest.mark.rule("DA-23")
def test_a_stack_is_not_activated_to_do_nothing() -> None:
    question = asked(_facing((11, 10)), operations, "ops.stack=a")
    reason = question.why_not("stop")
    assert reason is not None
    assert reason.code == "mission.must-act"


@pytest.mark.rule("RD6.1-2")
def test_a_non_tactical_mission_is_the_only_one_of_its_stack() -> None:
    board = with_stack(empty(active="riverside"), "a", "riverside", "gendarmes")
    board = with_camp(board, GOVERNMENT, tp=11)
    table = play(board, operations, "ops.stack=a", "ops.mission=build", "draw=411")
    assert table.board.stacks["a"].done
    assert task_points(table.board) == (10, 10)


@pytest.mark.rule("RD6.1-2")
def test_a_non_tactical_mission_cannot_follow_a_tactical_one() -> None:
    board = with_stack(_facing((11, 10)), "b", "riverside", "constables")
    board = board.with_stack("p", replace(board.stacks["p"], underground=True))
    assert refusal(board, "b", Mission.BUILD) is None
    answers = ("ops.stack=b", "ops.mission=patrol", "patrol.target=p", "chit=blank", "chit=blank")
    question = asked(board, operations, *answers)
    assert question.options == ("patrol", "move", "stop")
    reason = question.why_not("build")
    assert reason is not None
    assert reason.code == "mission.only-tactical"


@pytest.mark.rule("RD6.1-3")
def test_underground_only_three_missions_are_open() -> None:
    board = with_ground(empty(active="riverside"), "riverside", insurgent=1)
    board = with_stack(board, "a", "riverside", "gendarmes", done=True)
    board = with_stack(board, "p", "riverside", "villagers fighters", underground=True)
    open_missions = [mission for mission in Mission if refusal(board, "p", mission) is None]
    assert open_missions == ["build", "recruit"]
    terror = with_ground(board, "riverside", terror=True)
    assert refusal(terror, "p", Mission.REMOVE_TERROR) is None


@pytest.mark.rule("RD6.14-3", "DA-9", "RD6.1-1")
def test_a_stack_that_moved_is_activated_again_where_it_arrived() -> None:
    board = with_stack(empty(active="riverside", tp=(11, 10)), "a", "riverside", "line")
    board = _played(board, "ops.stack=a ops.mission=move move.to=orrin-town")
    assert asked(board, operations).options == ("pass",)
    board = _played(board, "ops.stack=pass", "ops.stack=pass", "ops.area=orrin-town")
    board = with_camp(board, GOVERNMENT, tp=11)
    assert asked(board, operations, "ops.stack=a").options == ("move",)


@pytest.mark.rule("TVd-42", "DA-4", "RD6.1-7")
def test_how_far_a_side_may_go_into_deficit() -> None:
    for tp_max, tp, code in (
        (6, -6, "points.cannot-pay"),
        (6, -5, None),
        (0, -1, None),
        (0, -2, "points.cannot-pay"),
    ):
        board = empty(active="riverside", tp=(tp, 10), tp_max=(tp_max, 12))
        board = with_stack(board, "a", "riverside", "line")
        assert refusal(board, "a", Mission.MOVE) == code


@pytest.mark.rule("RDM.5-13")
def test_unpaid_militia_do_nothing() -> None:
    board = with_ground(empty(active="riverside", event=13), "riverside", insurgent=1)
    board = with_stack(board, "a", "riverside", "home-guard")
    board = with_stack(board, "b", "riverside", "home-guard constables")
    board = with_stack(board, "p", "riverside", "villagers", underground=True, done=True)
    reasons = [refusal(board, letter, Mission.PATROL) for letter in "ab"]
    assert reasons == ["mission.idle-militia", None]


# Chits


@pytest.mark.rule("TVd-45", "RDS-5", "RD6.1-4", "RDD-25")
def test_a_chit_that_lies_face_down_is_known_to_its_side_only() -> None:
    board = _facing(hands=(["324", "512"], ["415"]))
    rule = declared("a", Mission.PATROL, "p")
    ours = asked(board, rule)
    assert (ours.by, ours.options) == (GOVERNMENT, ("324", "512", "blank"))
    assert ours.known_to == ("government",)
    views = []
    for chit in ours.options:
        table, pending = played(board, rule, chit)
        assert pending is not None
        assert (pending.by, pending.known_to) == (INSURGENT, ("insurgent",))
        views.append((view(table.board, INSURGENT), pending.options, pending.about))
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("RD6.1-4", "RD2.24-1")
def test_numbered_chits_return_to_the_randomizer_and_the_blank_to_the_hand() -> None:
    board = _facing(hands=(["324"], []))
    table = play(board, declared("a", Mission.PATROL, "p"), "chit=324", "chit=blank")
    assert table.board.camps[GOVERNMENT].hand == ()
    assert "324" in table.board.randomizer
    again = asked(table.board, declared("a", Mission.PATROL, "p"))
    assert again.options == ("blank",)


# Flipping the initiative


def _with_advantages(ours: int, theirs: int) -> DistrictBoard:
    board = _facing(
        (11, 10),
        options=DistrictOptions(intelligence=True),
        intelligence={"blank": 12, "blue": 4 - ours, "orange": 4 - theirs},
    )
    board = with_camp(board, GOVERNMENT, advantages=ours)
    return with_camp(board, INSURGENT, advantages=theirs)


PATROLLED = ("ops.stack=a", "ops.mission=patrol", "patrol.target=p")


@pytest.mark.rule("RD6-4", "RDD-24", "DA-30")
def test_an_advantage_takes_over_for_one_mission_of_one_stack() -> None:
    board = _with_advantages(0, 1)
    question = asked(board, operations, *PATROLLED)
    assert (question.by, question.ask, question.options) == (INSURGENT, "flip", ("flip", "no"))
    assert question.about == ("riverside", "a", "p", "patrol")
    assert question.known_to == ("insurgent",)
    stack = asked(board, operations, *PATROLLED, "flip=flip")
    assert (stack.by, stack.options) == (INSURGENT, ("p",))
    answers = ("flip=flip", "ops.stack=p", "ops.mission=ambush", "ambush.target=a.line-1")
    board = play(board, operations, *PATROLLED, *answers, "chit=blank").board
    assert task_points(board) == (10, 9)
    assert board.stacks["p"].done
    assert not board.stacks["a"].done
    assert board.stacks["a"].missions == 0
    assert board.intelligence["orange"] == 4
    assert asked(board, operations).options == ("a", "pass")


@pytest.mark.rule("RD6-4", "DA-30", "RDD-24")
def test_the_holder_may_cancel_with_an_advantage_of_its_own() -> None:
    board = _with_advantages(1, 2)
    question = asked(board, operations, *PATROLLED, "flip=flip")
    assert (question.by, question.ask) == (GOVERNMENT, "flip.cancel")
    answers = ("flip=flip", "flip.cancel=cancel", "chit=blank", "chit=blank")
    table, pending = played(board, operations, *PATROLLED, *answers)
    assert pending is not None
    assert pending.ask == "ops.mission"
    assert [table.board.camps[side].advantages for side in (GOVERNMENT, INSURGENT)] == [0, 1]
    assert table.board.stacks["a"].missions == 1


@pytest.mark.rule("RDD-24")
def test_a_no_leaves_no_trace() -> None:
    table, _ = played(_with_advantages(0, 1), operations, *PATROLLED, "flip=no")
    plain, _ = played(_with_advantages(0, 0), operations, *PATROLLED)
    told = [seen(fact, GOVERNMENT) for fact in table.facts]
    assert [fact for fact in told if not isinstance(fact, MissionDeclared)] == plain.facts


@pytest.mark.rule("RDS-14")
def test_nobody_can_foresee_whether_the_other_side_takes_over() -> None:
    """A mission is declared if the enemy holds an Advantage, whether the enemy is asked or not."""
    board = _with_advantages(0, 1)
    for points, asks in ((10, "flip"), (-20, "chit")):
        here = with_camp(board, INSURGENT, tp=points)
        table, pending = played(here, operations, *PATROLLED)
        assert pending is not None
        assert pending.ask == asks
        (declared,) = facts_of(table, MissionDeclared)
        assert DISTRICT.reveals(declared, GOVERNMENT)
    table, _ = played(_with_advantages(0, 0), operations, *PATROLLED)
    assert not facts_of(table, MissionDeclared)


@pytest.mark.rule("DA-30", "DA-23")
def test_a_stack_interrupted_in_its_activation_may_be_taken_up_again() -> None:
    board = _with_advantages(0, 1)
    once = (*PATROLLED, "flip=no", "chit=blank", "chit=blank")
    again = ("ops.mission=move", "move.to=orrin-town", "flip=flip", "ops.stack=p")
    board = play(board, operations, *once, *again, "ops.mission=move", "move.to=orrin-town").board
    assert not board.stacks["a"].done
    assert board.stacks["p"].area == "orrin-town"
    board = with_camp(board, GOVERNMENT, tp=11)
    taken_up = asked(board, operations, "ops.stack=a")
    assert taken_up.options == ("move",)


@pytest.mark.rule("RDD-24", "RDD-42")
def test_nobody_is_asked_to_take_over_who_could_not_act() -> None:
    board = _with_advantages(0, 1)
    board = board.with_stack("p", replace(board.stacks["p"], done=True))
    assert asked(board, operations, *PATROLLED).ask == "chit"


# What others learn


@pytest.mark.rule("RDD-42", "RDS-6", "TVd-44")
def test_what_the_government_is_asked_does_not_depend_on_what_lies_under_a_counter() -> None:
    heard = []
    for units in ("fighters villagers", "dummy dummy", "main-force organisers"):
        board = with_ground(empty(active="riverside", tp=(11, 10)), "riverside", insurgent=2)
        board = with_stack(board, "a", "riverside", "line/d gendarmes")
        board = with_stack(board, "p", "riverside", units)
        board = with_stack(board, "q", "riverside", units.split()[0], underground=True)
        shown = view(board, GOVERNMENT)
        units_seen = sorted((unit.kind, unit.at, unit.stack) for unit in shown.units.values())
        question = asked(board, operations, "ops.stack=a")
        refused = [str(question.why_not(mission)) for mission in Mission]
        heard.append((units_seen, question.options, question.about, refused))
    assert heard[0] == heard[1] == heard[2]


@pytest.mark.rule("RDS-27")
def test_it_is_told_which_stack_acts_and_against_whom() -> None:
    table = play(_facing(), declared("a", Mission.PATROL, "p"), "chit=blank", "chit=blank")
    (acted,) = facts_of(table, StackActed)
    assert isinstance(acted, StackActed)
    assert (acted.letter, acted.mission, acted.target) == ("a", "patrol", "p")


# Variations


@pytest.mark.rule("RD11-15")
def test_a_green_army_is_slow() -> None:
    board = empty(active="riverside", options=DistrictOptions(green_slow=True))
    board = with_stack(board, "a", "riverside", "line", missions=1)
    board = with_stack(board, "b", "riverside", "line", missions=2)
    board = with_stack(board, "c", "riverside", "gendarmes", missions=2)
    reasons = [refusal(board, letter, Mission.MOVE) for letter in "abc"]
    assert reasons == [None, "mission.too-green", None]


@pytest.mark.rule("RD11-15")
def test_a_move_counts_among_the_missions_of_the_phase() -> None:
    board = empty(active="riverside", options=DistrictOptions(green_slow=True))
    board = with_stack(board, "a", "riverside", "line", missions=1)
    table = play(board, declared("a", Mission.MOVE, "orrin-town"))
    assert refusal(table.board, "a", Mission.MOVE) == "mission.too-green"


@pytest.mark.rule("RD11-16", "DA-66")
def test_a_stack_pays_from_the_account_of_its_units() -> None:
    board = empty(active="riverside", options=DistrictOptions(two_solitudes=True))
    board = with_camp(board, GOVERNMENT, tp=3, paramilitary_tp=1)
    board = with_stack(board, "a", "riverside", "gendarmes")
    board = with_stack(board, "b", "riverside", "line")
    board = with_stack(board, "c", "riverside", "line constables")
    move = Mission.MOVE
    police = asked(board, declared("a", move, "orrin-town"))
    assert (police.ask, police.options) == ("pay.account", ("paramilitary",))
    assert asked(board, declared("b", move, "orrin-town")).options == ("regular",)
    assert asked(board, declared("c", move, "orrin-town")).options == ("paramilitary", "regular")
    paid = play(board, declared("a", move, "orrin-town"), "paramilitary").board
    assert (paid.camps[GOVERNMENT].tp, paid.camps[GOVERNMENT].paramilitary_tp) == (2, 0)
    assert refusal(paid, "a", move) == "points.account-empty"
    paid = play(board, declared("c", move, "orrin-town"), "regular").board
    assert (paid.camps[GOVERNMENT].tp, paid.camps[GOVERNMENT].paramilitary_tp) == (2, 1)


@pytest.mark.rule("RD11-16")
def test_losses_hit_the_own_account() -> None:
    board = empty(active="riverside", options=DistrictOptions(two_solitudes=True))
    board = with_camp(board, GOVERNMENT, tp=3, paramilitary_tp=0)
    board = with_stack(board, "a", "riverside", "gendarmes")
    table = DistrictTable(board)
    table.disrupt("gendarmes-1", "6.2")
    assert task_points(table.board) == (2, 10)
    assert table.board.camps[GOVERNMENT].paramilitary_tp == -1
