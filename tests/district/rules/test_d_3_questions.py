"""D.3 The questions of Operations: who is asked, what is offered, and who may know the answer."""

from __future__ import annotations

import pytest

from core.district.model.board import DistrictBoard
from core.district.model.ids import GOVERNMENT, INSURGENT, Belligerent, Mission
from core.district.model.options import DistrictOptions
from core.district.rules.activation import declare
from core.kernel import Decision
from tests.district.missions import asked_in
from tests.district.play import asked
from tests.district.positions import empty, with_camp, with_ground, with_stack

ADVANCED = DistrictOptions(foreign=True, intelligence=True)


def _contested() -> DistrictBoard:
    """Return a position with two stacks of each side in Riverside."""
    board = empty(active="riverside", hands=(("324", "512"), ("232",)), options=ADVANCED)
    board = with_stack(board, "a", "riverside", "line gendarmes")
    board = with_stack(board, "b", "riverside", "legion guards")
    board = with_stack(board, "p", "riverside", "fighters! levies")
    board = with_stack(board, "q", "riverside", "fighters*2")
    return with_stack(board, "r", "riverside", "organisers", underground=True)


def _target_asked(board: DistrictBoard, letter: str, mission: Mission) -> Decision:
    """Declare a mission; return the question about its target."""
    return asked(
        board, lambda table: declare(table, letter, may_stop=False), f"ops.mission={mission}"
    )


@pytest.mark.rule("RDD-21")
@pytest.mark.parametrize(
    ("letter", "mission", "targets"),
    [
        ("a", Mission.PATROL, ("p", "q", "r")),
        ("a", Mission.ATTACK, ("p",)),
        ("q", Mission.ATTACK, ("a", "b")),
    ],
)
def test_the_target_is_the_letter_of_a_stack(
    letter: str, mission: Mission, targets: tuple[str, ...]
) -> None:
    decision = _target_asked(_contested(), letter, mission)
    assert decision.ask == f"{mission}.target"
    assert decision.options == targets
    assert decision.known_to is None


@pytest.mark.rule("RDD-22")
def test_the_target_of_an_ambush_is_a_regular_unit_in_a_stack() -> None:
    decision = _target_asked(_contested(), "q", Mission.AMBUSH)
    assert (decision.by, decision.ask, decision.known_to) == (INSURGENT, "ambush.target", None)
    assert decision.options == ("a.line-1", "b.guards-1", "b.legion-1")
    assert str(decision.why_not("a.gendarmes-1")) == "ambush.not-a-regular (6.13)"


@pytest.mark.rule("RDD-23")
def test_a_move_goes_to_an_adjacent_area() -> None:
    decision = _target_asked(_contested(), "q", Mission.MOVE)
    assert (decision.by, decision.ask, decision.known_to) == (INSURGENT, "move.to", None)
    assert decision.options == ("orrin-town", "east-terraces", "mill-quarter")
    reasons = [str(decision.why_not(word)) for word in ("riverside", "highfell", "moon")]
    assert reasons[:2] == ["move.is-here (6.14)", "move.not-adjacent (6.14)"]
    assert reasons[2].startswith("not-a-choice")


@pytest.mark.rule("RDD-25")
def test_each_side_plays_a_chit_that_only_it_knows() -> None:
    first = asked_in(_contested(), "a", Mission.ATTACK, "p")
    second = asked_in(_contested(), "a", Mission.ATTACK, "p", "chit=324")
    assert (first.by, first.known_to) == (GOVERNMENT, (GOVERNMENT,))
    assert set(first.options) == {"324", "512", "blank"}
    assert (second.by, second.known_to) == (INSURGENT, (INSURGENT,))
    assert set(second.options) == {"232", "blank"}


@pytest.mark.rule("RDD-25")
@pytest.mark.parametrize("side", [GOVERNMENT, INSURGENT])
def test_an_advantage_may_go_with_a_chit(side: Belligerent) -> None:
    board = with_camp(_contested(), side, advantages=1)
    before = () if side is GOVERNMENT else ("chit=blank",)
    decision = asked_in(board, "a", Mission.ATTACK, "p", *before)
    chits = [word for word in decision.options if word.endswith("+adv")]
    assert {word.removesuffix("+adv") for word in chits} == set(board.camps[side].hand)


@pytest.mark.rule("RDD-26", "RD6.12-11")
def test_a_stack_with_foreign_units_may_play_a_second_chit() -> None:
    decision = asked_in(_contested(), "b", Mission.ATTACK, "p", "chit=324")
    assert (decision.by, decision.ask) == (GOVERNMENT, "chit.second")
    assert set(decision.options) == {"512", "blank", "none"}
    assert decision.known_to == (GOVERNMENT,)


@pytest.mark.rule("RDD-27", "RD6.13-4")
def test_the_insurgent_doubles_the_terrain_before_it_sees_the_chit() -> None:
    board = with_camp(_contested(), INSURGENT, advantages=1)
    decision = asked_in(board, "q", Mission.AMBUSH, "a.line-1", "chit=324")
    assert (decision.by, decision.ask) == (INSURGENT, "ambush.advantage")
    assert decision.options == ("double", "no")
    assert decision.known_to == (INSURGENT,)


@pytest.mark.rule("RDD-28", "RD6.1-6")
def test_a_chit_at_random_is_one_that_nobody_holds() -> None:
    board = with_ground(_contested(), "riverside", insurgent=1)
    decision = asked_in(board, "r", Mission.BUILD, "")
    assert (decision.by, decision.ask, decision.known_to) == (None, "draw", None)
    assert len(decision.options) == 48 - 3
    assert not {"324", "512", "232"} & set(decision.options)
