"""Lasting Events that change Air Lift: cards 1, 10, 26 and 57."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Moved, Paid, TurnEnded
from core.adp.model.ids import COALITION, TALIBAN, Deed, Piece, Track
from core.adp.model.ids import SpaceId as S
from core.adp.rules.air_lift import AIR_LIFT, GROUNDED_BY_SANDSTORMS, NOWHERE
from core.adp.rules.operations import FREE
from tests.adp.events.in_force import in_force, turn_of
from tests.adp.play import asked, position
from tests.adp.rules.activities import begin, finish
from tests.adp.rules.operations import finish as play_out
from tests.adp.rules.operations import play, why_not

READY = "kabul C:B1T2 G:T2 T:u1\nherat C:T1"


@pytest.mark.rule("R5.3-1")
def test_isr_shaded_there_is_no_air_lift_with_a_sweep() -> None:
    board = turn_of(COALITION, READY, capability="1=shaded")

    assert str(why_not(board, "sweep", word="air-lift")) == "air-lift.not-with-sweep (card 1)"
    assert "air-lift" in asked(play(board, "train")).options
    assert "air-lift" in asked(play(board, "patrol")).options
    for card in ("", "1=unshaded"):
        other = turn_of(COALITION, READY, capability=card)
        assert "air-lift" in asked(play(other, "sweep")).options


@pytest.mark.rule("R5.3-1")
def test_isr_shaded_leaves_air_strikes_with_a_sweep_alone() -> None:
    board = turn_of(COALITION, READY + "\nbalkh T:a1", capability="1=shaded")

    assert "air-strike" in asked(play(board, "sweep")).options


@pytest.mark.rule("R5.4-1")
def test_sandstorms_ground_every_air_lift() -> None:
    assert begin(AIR_LIFT, position("kabul C:T1")).refused is None
    board = turn_of(COALITION, READY, momentum="57=unshaded")

    for operation in ("train", "patrol", "sweep"):
        assert str(why_not(board, operation, word="air-lift")) == "air-lift.sandstorms (card 57)"


@pytest.mark.rule("R5.4-1")
@pytest.mark.parametrize(("card", "possible"), [("", True), ("57=unshaded", False)])
def test_sandstorms_no_air_lift_opens_the_way_for_an_assault(card: str, possible: bool) -> None:
    board = turn_of(COALITION, "kabul C:T1\nherat T:a1", momentum=card)

    assert ("assault" in asked(play(board)).options) is possible


@pytest.mark.rule("TV-5.1.2", "R5.1.2-1")
def test_what_an_event_grants_flies_through_sandstorms() -> None:
    board = position(in_force(momentum="57=unshaded 26=shaded") + "kabul C:T1")

    assert begin(AIR_LIFT, board).refused == GROUNDED_BY_SANDSTORMS
    doing = finish(AIR_LIFT, board, "herat", terms=FREE)

    assert doing.facts == [Moved(Piece.COALITION_TROOPS, S.KABUL, S.HERAT, 1, rule="4.2.2")]


@pytest.mark.rule("R5.4-1")
def test_partnering_policy_shaded_no_government_troops_fly() -> None:
    text = "kabul C:T1 G:T3\nherat G:T3"
    assert begin(AIR_LIFT, position(text)).asked().options == ("herat", "kabul")

    board = position(in_force(momentum="10=shaded") + text)
    doing = finish(AIR_LIFT, board, "herat")

    assert doing.facts == [Moved(Piece.COALITION_TROOPS, S.KABUL, S.HERAT, 1, rule="4.2.2")]
    alone = position(in_force(momentum="10=shaded") + "kabul G:T3")
    assert begin(AIR_LIFT, alone).refused == NOWHERE


# MANPADS Scare


@pytest.mark.rule("R5.4-1")
def test_manpads_the_taliban_may_pay_to_cancel_when_the_spaces_are_named() -> None:
    text = "resources: taliban=2\nkabul C:B1T2 T:u1"
    board = turn_of(COALITION, text, momentum="26=shaded")

    turn = play(board, "sweep", "air-lift")
    assert asked(turn).ask == "air-lift.space"
    turn.answer("herat")
    turn.answer("done")
    assert (asked(turn).by, asked(turn).ask, asked(turn).rule) == (TALIBAN, "manpads", "card 26")
    assert asked(turn).about == ("air-lift", "kabul", "herat")
    assert asked(turn).options == ("cancel", "allow")

    assert turn.answer("cancel") == (Paid(Track.TALIBAN, 1, rule="card 26"),)
    assert turn.board.spaces[S.KABUL].coalition_troops == 2
    assert "air-lift" not in asked(turn).options
    assert str(asked(turn).why_not("air-strike")) == "special.one-only (4.1)"


@pytest.mark.rule("R5.4-1")
def test_manpads_a_cancelled_activity_has_been_used() -> None:
    board = turn_of(COALITION, "resources: taliban=2\nkabul C:B1T2 T:u1", momentum="26=shaded")

    table = play_out(
        board, "sweep", "air-lift", "herat", "done", "cancel", "kabul", "done", "nobody"
    )

    ended = [fact for fact in table.facts if isinstance(fact, TurnEnded)]
    assert [fact.deed for fact in ended] == [Deed.OPERATION_AND_SPECIAL]


@pytest.mark.rule("R5.4-1")
def test_manpads_what_is_allowed_flies_among_the_spaces_named() -> None:
    board = position("resources: taliban=1\nmomentum: 26=shaded\nkabul C:T2\nherat C:T1")

    doing = begin(AIR_LIFT, board, "kabul", "balkh", "done", "allow", "1")
    assert doing.facts == [Moved(Piece.COALITION_TROOPS, S.KABUL, S.BALKH, 1, rule="4.2.2")]
    assert doing.asked().options == ("kabul", "done")
    assert str(doing.why_not("herat")) == "air-lift.not-announced (card 26)"


@pytest.mark.rule("R5.4-1")
@pytest.mark.parametrize("text", ["resources: taliban=0\nmomentum: 26=shaded\n", ""])
def test_manpads_without_resources_or_out_of_force_nobody_is_asked(text: str) -> None:
    doing = finish(AIR_LIFT, position(text + "kabul C:T1"), "herat")

    assert len(doing.facts) == 1


@pytest.mark.rule("R5.1.2-1")
def test_manpads_cannot_cancel_what_an_event_grants() -> None:
    board = position("resources: taliban=9\nmomentum: 26=shaded\nkabul C:T1")

    assert len(finish(AIR_LIFT, board, "herat", terms=FREE).facts) == 1
