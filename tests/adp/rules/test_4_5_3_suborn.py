"""4.5.3 Suborn."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.facts import Hid, Paid, Removed
from core.adp.model.ids import TALIBAN, WARLORDS, Piece, SpaceId, ThingKind, Track
from core.adp.rules.attack import ATTACK
from core.adp.rules.march import MARCH
from core.adp.rules.operations import CANNOT_PAY, FREE, FULL, OPERATION_IMPOSSIBLE, Operation
from core.adp.rules.rally import RALLY
from core.adp.rules.special_activities import CHOSEN_ALREADY
from core.adp.rules.suborn import NOBODY_TO_SUBORN, SUBORN, suborn_enables
from core.adp.rules.terror import TERROR
from tests.adp.play import asked, play, position
from tests.adp.rules.activities import begin, finish

HERAT: Final = SpaceId.HERAT
WARLORD_TURN: Final = "card: 30\nnext: 12\neligible: warlords\n"
PAID: Final = Paid(Track.WARLORDS, 2, rule="4.5.3")


def removed(piece: Piece, count: int) -> Removed:
    """What went from Herat by Suborn."""
    return Removed(piece, HERAT, count, rule="4.5.3")


@pytest.mark.rule("R4.5.3-1")
def test_any_kind_of_space_will_do_with_warlord_pieces_or_without() -> None:
    board = position(
        "herat G:P1\nkabul T:a1\nkabul-aibak G:T1\nwaziristan T:u1\nkonduz G:B1\nbalkh C:T1 W:u1"
    )

    doing = begin(SUBORN, board)

    assert doing.asked().options == ("herat", "kabul", "konduz", "waziristan", "kabul-aibak")
    assert doing.why_not("balkh") == NOBODY_TO_SUBORN


@pytest.mark.rule("R4.5.3-1", "R4.1-4")
def test_three_different_spaces_are_suborned_at_most_at_2_resources_each() -> None:
    board = position("herat G:P1\nkabul G:P1\nbalkh G:P1\nkonduz G:P1\nresources: warlords=20")

    assert begin(SUBORN, board, "herat").why_not("herat") == CHOSEN_ALREADY
    doing = finish(SUBORN, board, "herat", "kabul", "balkh")

    assert doing.board.track(Track.WARLORDS) == 14


@pytest.mark.rule("R4.5.3-1", "R4.1-2")
def test_each_space_must_be_paid_for() -> None:
    board = position("herat G:P1\nkabul G:P1\nresources: warlords=3")

    assert finish(SUBORN, board, "herat").board.track(Track.WARLORDS) == 1
    poor = position("herat G:P1\nkonduz W:u1\nresources: warlords=1")
    assert begin(SUBORN, poor).refused == CANNOT_PAY
    assert begin(SUBORN, poor, operation=RALLY).refused == CANNOT_PAY


@pytest.mark.rule("R4.5.3-1", "A-92")
def test_up_to_three_cubes_go_in_the_mix_that_the_warlords_choose() -> None:
    board = position("herat G:T2P3")

    doing = begin(SUBORN, board)
    assert (doing.asked().ask, doing.asked().about) == ("suborn.cubes", ("herat",))
    assert doing.asked().options == ("1", "2", "3")
    doing.answer("3")
    assert (doing.asked().ask, doing.asked().about) == ("suborn.police", ("herat",))
    assert doing.asked().options == ("1", "2", "3")
    doing.answer("2")

    assert doing.facts == [
        PAID,
        removed(Piece.GOVERNMENT_POLICE, 2),
        removed(Piece.GOVERNMENT_TROOPS, 1),
    ]


@pytest.mark.rule("R4.5.3-1", "A-92")
def test_the_mix_is_of_as_many_cubes_as_go() -> None:
    doing = begin(SUBORN, position("herat G:T3P3"), "1")

    assert doing.asked().options == ("0", "1")


@pytest.mark.rule("R4.5.3-1", "A-92")
def test_fewer_cubes_may_go_and_no_more_than_there_are() -> None:
    board = position("herat G:T1P1")

    assert begin(SUBORN, board).asked().options == ("1", "2")
    assert finish(SUBORN, board, "2").facts == [
        PAID,
        removed(Piece.GOVERNMENT_POLICE, 1),
        removed(Piece.GOVERNMENT_TROOPS, 1),
    ]
    assert finish(SUBORN, board, "1", "0").facts == [PAID, removed(Piece.GOVERNMENT_TROOPS, 1)]
    assert finish(SUBORN, position("herat G:P1")).facts == [
        PAID,
        removed(Piece.GOVERNMENT_POLICE, 1),
    ]


@pytest.mark.rule("R4.5.3-1", "R4.1-3", "A-92")
@pytest.mark.parametrize("cubes", ["P3", "T3", "T2P1", "T1P2"])
def test_before_an_attack_a_target_is_left(cubes: str) -> None:
    board = position(WARLORD_TURN + f"konduz W:u3 G:{cubes}")

    turn = play(board, "attack", "suborn")

    assert asked(turn).ask == "suborn.cubes"
    assert [word for word in asked(turn).options if word.isdigit()] == ["1", "2"]


@pytest.mark.rule("R4.5.3-1", "R4.1-3")
@pytest.mark.parametrize("enemy", ["G:P", "G:T", "G:B", "T:u", "T:a"])
def test_the_last_enemy_is_not_removed_before_an_attack(enemy: str) -> None:
    lone = position(WARLORD_TURN + f"konduz W:u3a1 {enemy}1")
    turn = play(lone, "attack", "suborn")  # all that is left is to hide
    assert asked(turn).ask != "suborn.action"
    assert PAID in turn.facts
    assert not any(isinstance(fact, Removed) for fact in turn.facts)

    two = position(WARLORD_TURN + f"konduz W:u3a1 {enemy}2")
    (removal, *_) = asked(play(two, "attack", "suborn")).options
    assert removal.startswith("remove-")


@pytest.mark.rule("R4.5.3-1", "R4.5.3-2", "A-30")
def test_a_base_goes_although_cubes_are_there_and_they_stay() -> None:
    board = position("herat G:B1T2P2")

    doing = begin(SUBORN, board)
    assert doing.asked().options == ("remove-cubes", "remove-base")
    assert doing.asked().about == ("herat",)
    doing.answer("remove-base")

    assert doing.facts == [PAID, removed(Piece.GOVERNMENT_BASE, 1)]
    assert doing.pending is None


@pytest.mark.rule("R4.5.3-1")
@pytest.mark.parametrize("state", [Piece.TALIBAN_UNDERGROUND, Piece.TALIBAN_ACTIVE])
def test_one_taliban_guerrilla_goes_in_any_state(state: Piece) -> None:
    board = position("herat T:B1u1a1")

    question = begin(SUBORN, board, "remove-guerrilla").asked()
    assert (question.kind, question.about) == (ThingKind.PIECE, ("herat",))
    doing = finish(SUBORN, board, "remove-guerrilla", state)

    assert doing.facts == [PAID, removed(state, 1)]


@pytest.mark.rule("R4.5.3-1")
def test_any_number_of_guerrillas_of_either_insurgent_turn_underground() -> None:
    board = position("herat T:a2 W:a3")

    doing = begin(SUBORN, board, "hide")
    assert (doing.asked().ask, doing.asked().options) == (
        "suborn.hide-warlords",
        ("0", "1", "2", "3"),
    )
    assert doing.asked().about == ("herat",)
    doing.answer("2")
    assert (doing.asked().ask, doing.asked().options) == ("suborn.hide-taliban", ("0", "1", "2"))
    doing.answer("1")

    assert doing.facts == [
        PAID,
        Hid(WARLORDS, HERAT, 2, rule="4.5.3"),
        Hid(TALIBAN, HERAT, 1, rule="4.5.3"),
    ]


@pytest.mark.rule("R4.5.3-1")
def test_at_least_one_guerrilla_hides() -> None:
    assert begin(SUBORN, position("herat W:a2")).asked().options == ("1", "2")
    both = position("herat T:a2 W:a1")
    assert begin(SUBORN, both, "hide", "0").asked().options == ("1", "2")


@pytest.mark.rule("R4.5.3-1")
def test_those_of_one_insurgent_may_hide_alone() -> None:
    both = position("herat T:a1 W:a1")

    assert finish(SUBORN, both, "hide", "1", "0").facts == [
        PAID,
        Hid(WARLORDS, HERAT, 1, rule="4.5.3"),
    ]
    assert finish(SUBORN, both, "hide", "0").facts == [PAID, Hid(TALIBAN, HERAT, 1, rule="4.5.3")]
    taliban = position("herat T:a1 W:u1")
    assert finish(SUBORN, taliban, "hide").facts == [PAID, Hid(TALIBAN, HERAT, 1, rule="4.5.3")]
    own = position("herat T:u1 W:a1")
    assert finish(SUBORN, own, "hide").facts == [PAID, Hid(WARLORDS, HERAT, 1, rule="4.5.3")]


@pytest.mark.rule("R4.5.3-1")
def test_it_is_said_why_an_action_is_not_open() -> None:
    doing = begin(SUBORN, position("herat G:P1 T:u1"))

    assert doing.asked().options == ("remove-cubes", "remove-guerrilla")
    assert str(doing.why_not("remove-base")) == "suborn.no-base (4.5.3)"
    assert str(doing.why_not("hide")) == "suborn.nobody-to-hide (4.5.3)"
    assert str(doing.why_not("anything")) == "not-a-choice (4.5.3)"


@pytest.mark.rule("R4.5.3-1", "R6.6.1-2")
@pytest.mark.parametrize("where", ["waziristan T:a2", "herat T:a2\nislamabad: hostility"])
def test_guerrillas_hide_in_pakistan_before_hostility_and_elsewhere_at_any_time(where: str) -> None:
    assert begin(SUBORN, position(where)).asked().options == ("remove-guerrilla", "hide")


@pytest.mark.rule("R6.6.1-2")
def test_at_hostility_nobody_hides_in_pakistan() -> None:
    board = position("waziristan T:a2\nislamabad: hostility")

    doing = finish(SUBORN, board)

    assert doing.facts == [
        PAID,
        Removed(Piece.TALIBAN_ACTIVE, SpaceId.WAZIRISTAN, 1, rule="4.5.3"),
    ]


@pytest.mark.rule("R4.5.3-1", "R1.4.1-4")
def test_own_guerrillas_taken_back_meanwhile_cannot_hide() -> None:
    board = position(WARLORD_TURN + "herat W:a3\nbalkh W:u1 T:u1")

    turn = play(board, "terror", "suborn", "herat", "remove-own", "herat", "2")

    assert asked(turn).ask == "suborn.hide-warlords"
    assert asked(turn).options[0] == "1"
    assert "2" not in asked(turn).options


@pytest.mark.rule("R4.5.3-1", "R4.1.1-1")
@pytest.mark.parametrize("operation", ["rally", "march", "attack", "terror"])
def test_it_accompanies_any_operation(operation: str) -> None:
    board = position(WARLORD_TURN + "konduz G:P2 W:u2")

    assert "suborn" in asked(play(board, operation)).options


@pytest.mark.rule("R4.1-3")
def test_done_first_it_leaves_what_the_operation_costs() -> None:
    board = position("konduz G:P1 W:u2\nherat G:P1\nresources: warlords=2")
    richer = position("konduz G:P1 W:u2\nherat G:P1\nresources: warlords=4")

    assert begin(SUBORN, board, operation=RALLY).refused == OPERATION_IMPOSSIBLE
    assert finish(SUBORN, richer, "herat", operation=RALLY).board.track(Track.WARLORDS) == 2
    assert begin(SUBORN, board, operation=RALLY, spaces=(SpaceId.KONDUZ,)).refused is None


@pytest.mark.rule("R4.1-3")
def test_terror_is_open_where_only_suborn_can_hide_those_who_strike() -> None:
    board = position(WARLORD_TURN + "herat W:a1\nresources: warlords=3")

    assert TERROR.refuse(board, WARLORDS, FULL) is not None
    turn = play(board, "terror", "suborn")

    assert asked(turn).options[0] == "herat"


@pytest.mark.rule("R4.1-3")
def test_suborn_opens_no_terror_that_could_not_be_paid_then() -> None:
    assert not suborn_enables(position("herat W:a1\nresources: warlords=2"), WARLORDS, TERROR)
    assert not suborn_enables(position("herat W:a1\nresources: warlords=1"), WARLORDS, TERROR)
    road = position("kabul-aibak W:a1\nresources: warlords=2")
    assert suborn_enables(road, WARLORDS, TERROR)
    assert not suborn_enables(position("kabul-aibak W:a1\nresources: warlords=1"), WARLORDS, TERROR)


@pytest.mark.rule("R4.1-3")
def test_one_space_where_suborn_helps_is_enough() -> None:
    board = position("herat W:a1\nkabul G:P1\nbalkh T:u1\nresources: warlords=3")

    assert suborn_enables(board, WARLORDS, TERROR)
    assert not suborn_enables(position("kabul G:P1\nresources: warlords=3"), WARLORDS, TERROR)


@pytest.mark.rule("R4.1-3")
@pytest.mark.parametrize("operation", [MARCH, ATTACK])
def test_suborn_opens_no_march_and_no_attack(operation: Operation) -> None:
    board = position("herat W:u4a1 G:P1\nresources: warlords=9")

    assert not suborn_enables(board, WARLORDS, operation)


@pytest.mark.rule("R4.1-3", "R5.5-1")
def test_a_free_suborn_leaves_the_purse_for_the_operation() -> None:
    board = position("konduz W:u2 G:P1\nherat G:P1\nresources: warlords=0")

    assert begin(SUBORN, board, operation=RALLY, terms=FREE).asked().options == ("herat", "konduz")


@pytest.mark.rule("R4.1-3")
def test_rally_is_open_where_only_a_government_base_is_in_the_way() -> None:
    board = position("herat W:u15 G:B1 C:B1\nresources: warlords=3")

    assert RALLY.refuse(board, WARLORDS, FULL) is not None
    assert suborn_enables(board, WARLORDS, RALLY)


@pytest.mark.rule("TV-5.5", "R5.5-1", "R3.1.2-1")
def test_a_free_suborn_costs_nothing_and_changes_no_eligibility() -> None:
    board = position("herat G:P1\nresources: warlords=0\neligible: warlords coalition")

    doing = finish(SUBORN, board, terms=FREE)

    assert doing.facts == [removed(Piece.GOVERNMENT_POLICE, 1)]
    assert doing.board.eligible == board.eligible
