"""3.3.3 Attack."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Activated, Fell, Paid, Placed, Removed
from core.adp.model.ids import TALIBAN, WARLORDS, Piece, Track
from core.adp.model.ids import SpaceId as S
from core.adp.position.spaces import pieces_text
from core.adp.rules.attack import ATTACK
from core.adp.rules.operations import Terms
from tests.adp.play import asked, position
from tests.adp.rules.operations import (
    LIMITED,
    NOBODY_CAN_PAY,
    TALIBAN_TURN,
    WARLORD_TURN,
    finish,
    grant,
    happened,
    play,
    there,
    why_not,
)

# Where


@pytest.mark.rule("R3.3.3-1")
def test_attack_takes_place_where_a_guerrilla_and_an_enemy_are_roads_included() -> None:
    board = position(
        TALIBAN_TURN + "herat T:a1 W:u1\nghazni T:u1\nzabol T:B1 G:T1\nkabul-aibak T:a1 C:T1"
    )

    decision = asked(play(board, "attack"))

    assert [word for word in decision.options if word in set(S)] == ["herat", "kabul-aibak"]
    assert str(decision.why_not("ghazni")) == "attack.no-enemy (3.3.3)"
    assert str(decision.why_not("zabol")) == "attack.no-guerrilla (3.3.3)"
    assert str(decision.why_not("done")) == "operation.one-space-at-least (3.1)"


@pytest.mark.rule("R3.3.3-1")
def test_each_insurgent_is_the_enemy_of_the_other() -> None:
    board = position(WARLORD_TURN + "herat T:B1 W:u1")

    assert "herat" in asked(play(board, "attack")).options


@pytest.mark.rule("R3.3.3-1", "R3.1-2")
def test_each_space_costs_a_resource() -> None:
    board = position(WARLORD_TURN + "resources: warlords=1\nherat W:a1 G:P1\nkabul-aibak W:a1 G:P1")

    table = finish(board, "attack", "kabul-aibak", "6", then=("attack.space",))

    assert happened(table) == [Paid(Track.WARLORDS, 1, rule="3.3.3")]


@pytest.mark.rule("R3.1-2")
def test_without_a_resource_there_is_no_attack() -> None:
    board = position(WARLORD_TURN + NOBODY_CAN_PAY + "herat W:a1 G:P1")

    assert str(why_not(board, word="attack")) == "cannot-pay (3.1)"


@pytest.mark.rule("R3.1-1")
def test_a_space_is_attacked_once() -> None:
    board = position(WARLORD_TURN + "herat W:a1 G:P1\nkabul W:a1 G:P1")

    turn = play(board, "attack", "herat", "6")

    assert str(asked(turn).why_not("herat")) == "selected-already (3.1)"


@pytest.mark.rule("R2.3.5-1")
def test_a_limited_attack_is_in_one_space() -> None:
    board = position(WARLORD_TURN + LIMITED + "herat W:a1 G:P1\nkabul W:a1 G:P1")

    table = finish(board, "attack", "herat", "6")

    assert len(happened(table)) == 1


@pytest.mark.rule("R6.6.1-6")
def test_at_sponsorship_a_limited_attack_of_the_taliban_is_in_several() -> None:
    board = position(
        TALIBAN_TURN + LIMITED + "islamabad: sponsorship\nherat T:a1 G:P1\nkabul T:a1 G:P1"
    )

    table = finish(board, "attack", "herat", "6", "kabul", "6")

    assert happened(table) == [Paid(Track.TALIBAN, 1, rule="3.3.3")] * 2


# The roll


@pytest.mark.rule("R3.3.3-2")
def test_all_guerrillas_there_come_into_the_open_before_the_roll() -> None:
    board = position(WARLORD_TURN + "herat W:u2a1 G:P3")

    turn = play(board, "attack", "herat")

    assert there(turn.board, S.HERAT) == "G:P3 W:a3"
    assert asked(turn).by is None
    assert asked(turn).ask == "attack.roll"
    assert asked(turn).about == ("herat",)


@pytest.mark.rule("R3.3.3-2")
@pytest.mark.parametrize(
    ("roll", "police"), [("2", "G:P1 W:a3"), ("3", "G:P1 W:a3"), ("4", "G:P3 W:a3")]
)
def test_a_roll_up_to_the_guerrillas_there_succeeds(roll: str, police: str) -> None:
    board = position(WARLORD_TURN + "herat W:u3 G:P3")

    turn = play(board, "attack", "herat", roll)
    if asked(turn).ask == "attack.remove":
        turn.answer("government_police")

    assert there(turn.board, S.HERAT) == police


@pytest.mark.rule("R3.3.3-5")
def test_a_roll_of_1_succeeds_and_brings_a_guerrilla() -> None:
    board = position(WARLORD_TURN + "herat W:u1 G:P1")

    table = finish(
        board, "attack", "herat", "1", "government_police", then=("attack.space", "special")
    )

    assert happened(table)[1:] == [
        Activated(WARLORDS, S.HERAT, 1, rule="3.3.3"),
        Removed(Piece.GOVERNMENT_POLICE, S.HERAT, 1, rule="3.3.3"),
        Placed(Piece.WARLORD_UNDERGROUND, S.HERAT, 1, rule="3.3.3"),
    ]


@pytest.mark.rule("R3.3.3-5", "R1.4.1-2")
def test_a_roll_of_1_places_no_guerrilla_when_none_is_available() -> None:
    board = position(WARLORD_TURN + "herat W:a15 G:P1")

    table = finish(
        board, "attack", "herat", "1", "government_police", then=("attack.space", "special")
    )

    assert there(table.board, S.HERAT) == "W:a15"


# What is removed


@pytest.mark.rule("R3.3.3-3")
@pytest.mark.parametrize(
    ("enemies", "exposed"),
    [
        ("G:B1T1P1 C:B1T1", ("government_troops", "government_police")),
        ("G:B1P1 C:T1", ("government_police",)),
        ("G:B1 C:T1", ("coalition_troops",)),
        ("G:B1 C:B1", ("coalition_bases", "government_bases")),
        ("W:B1u1a1", ("warlord_underground", "warlord_active")),
        ("W:B1", ("warlord_bases",)),
        ("C:T1 W:u1", ("coalition_troops", "warlord_underground")),
    ],
)
def test_bases_are_shielded_by_their_own_and_coalition_cubes_by_government_cubes(
    enemies: str, exposed: tuple[str, ...]
) -> None:
    board = position(TALIBAN_TURN + f"herat T:a6 {enemies}")

    decision = asked(play(board, "attack", "herat", "6"))

    assert decision.ask == "attack.remove"
    assert decision.about == ("herat",)
    assert decision.options[: len(exposed) + 1] == (*exposed, "done")


@pytest.mark.rule("R3.3.3-3", "R3.1-3")
def test_two_pieces_of_several_factions_may_go() -> None:
    board = position(TALIBAN_TURN + "herat T:a6 G:T2 W:u2")

    table = finish(board, "attack", "herat", "6", "government_troops", "warlord_underground")

    assert there(table.board, S.HERAT) == "G:T1 T:a6 W:u1"


@pytest.mark.rule("R3.3.3-3")
def test_a_base_goes_after_the_last_of_its_guerrillas() -> None:
    board = position(TALIBAN_TURN + "herat T:a6 W:B1u1")

    table = finish(board, "attack", "herat", "6", "warlord_underground")

    assert there(table.board, S.HERAT) == "T:a6"


@pytest.mark.rule("R3.3.3-3", "R1.4.1-5", "A-21")
def test_a_targeted_faction_loses_two_pieces_if_two_can_be_removed() -> None:
    board = position(TALIBAN_TURN + "herat T:a6 G:T2 W:u2")

    turn = play(board, "attack", "herat", "6", "government_troops")

    assert asked(turn).ask == "attack.remove"
    assert "done" not in asked(turn).options


@pytest.mark.rule("R3.3.3-3", "R1.4.1-5", "A-21")
def test_a_faction_may_be_left_untargeted() -> None:
    board = position(TALIBAN_TURN + "herat T:a6 G:T1 W:u2")

    turn = play(board, "attack", "herat", "6", "government_troops")
    assert asked(turn).options[:2] == ("warlord_underground", "done")
    turn.answer("done")

    assert there(turn.board, S.HERAT) == "T:a6 W:u2"


@pytest.mark.rule("R1.4.1-5", "A-21")
def test_nobody_need_be_targeted() -> None:
    board = position(TALIBAN_TURN + "herat T:a6 W:u2")

    table = finish(board, "attack", "herat", "6", "done")

    assert there(table.board, S.HERAT) == "T:a6 W:u2"


@pytest.mark.rule("R3.3.3-4")
def test_coalition_pieces_become_casualties() -> None:
    board = position(TALIBAN_TURN + "herat T:a6 C:B1T1")

    table = finish(board, "attack", "herat", "6", "coalition_troops")

    assert happened(table)[1:] == [
        Fell(Piece.COALITION_TROOPS, S.HERAT, 1, rule="3.3.3"),
        Fell(Piece.COALITION_BASE, S.HERAT, 1, rule="3.3.3"),
    ]
    assert pieces_text(table.board.casualties) == "C:B1T1"


# Around it


@pytest.mark.rule("R3.1.2-1", "R5.5-1")
def test_a_free_attack_costs_nothing_and_takes_place_where_the_event_says() -> None:
    board = position(TALIBAN_TURN + "resources: taliban=0\nherat T:a1 G:P1\nkabul T:a1 G:P1")

    table = grant(board, TALIBAN, ATTACK, Terms(free=True, within=(S.KABUL,)), "kabul", "6")

    assert happened(table) == []
    assert table.board.pawns == (S.KABUL,)


@pytest.mark.rule("R1.4.1-4", "R3.3.3-2")
def test_guerrillas_taken_off_the_map_before_do_not_count() -> None:
    board = position(WARLORD_TURN + "herat W:u3 G:P3")

    turn = play(board, "attack", "remove-own", "herat", "2", "herat", "2")

    assert there(turn.board, S.HERAT) == "G:P3 W:a1"
