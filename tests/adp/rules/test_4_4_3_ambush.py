"""4.4.3 Ambush."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Activated, Paid, Placed, Removed, Selected
from core.adp.model.ids import TALIBAN, Deed, Piece, Track
from core.adp.model.ids import SpaceId as S
from core.adp.position.spaces import pieces_text
from core.adp.rules.ambush import AMBUSH
from core.adp.rules.operations import Terms
from tests.adp.play import asked, position
from tests.adp.rules.operations import (
    LIMITED,
    TALIBAN_TURN,
    WARLORD_TURN,
    finish,
    grant,
    happened,
    play,
    there,
    why_not,
)


@pytest.mark.rule("R4.4.3-1")
def test_one_guerrilla_comes_into_the_open_two_enemies_go_and_one_guerrilla_comes() -> None:
    board = position(TALIBAN_TURN + "herat T:u2 G:P3")

    table = finish(board, "attack", "ambush", "government_police")

    assert table.facts[:6] == [
        Selected(S.HERAT, rule="3.3.3"),
        Paid(Track.TALIBAN, 1, rule="3.3.3"),
        Activated(TALIBAN, S.HERAT, 1, rule="4.4.3"),
        Removed(Piece.GOVERNMENT_POLICE, S.HERAT, 1, rule="4.4.3"),
        Removed(Piece.GOVERNMENT_POLICE, S.HERAT, 1, rule="4.4.3"),
        Placed(Piece.TALIBAN_UNDERGROUND, S.HERAT, 1, rule="4.4.3"),
    ]
    assert there(table.board, S.HERAT) == "G:P1 T:u2a1"


@pytest.mark.rule("R4.4.3-1", "R4.1-1", "R2.3.4-3")
def test_it_is_the_special_activity_of_the_turn() -> None:
    board = position(TALIBAN_TURN + "herat T:u2 G:P3\nkabul T:u1 G:P5")

    turn = play(board, "attack", "ambush", "herat", "government_police", "done")
    assert asked(turn).ask == "attack.space"
    assert str(asked(turn).why_not("ambush")) == "special.one-only (4.1)"
    table = finish(board, "attack", "ambush", "herat", "government_police", "done", "kabul", "6")

    assert table.board.acted[-1].deed is Deed.OPERATION_AND_SPECIAL
    assert there(table.board, S.KABUL) == "G:P5 T:a1"


@pytest.mark.rule("R4.4.3-1")
def test_a_space_that_was_attacked_is_not_ambushed() -> None:
    board = position(TALIBAN_TURN + "herat T:u1 G:P1\nkabul T:u1 G:P5")

    turn = play(board, "attack", "herat", "1", "government_police", "ambush")

    assert asked(turn).about == ("kabul",)  # the only space left for it


@pytest.mark.rule("R4.4.3-1", "R3.1-1")
def test_a_space_that_was_ambushed_is_not_attacked() -> None:
    board = position(TALIBAN_TURN + "herat T:u2 G:P3\nkabul T:u1 G:P5")

    turn = play(board, "attack", "ambush", "herat", "government_police", "done")

    assert str(asked(turn).why_not("herat")) == "selected-already (3.1)"


@pytest.mark.rule("R4.4.3-1", "R4.1-4", "A-23")
def test_up_to_3_different_spaces_are_ambushed_at_one_moment() -> None:
    board = position(
        TALIBAN_TURN + "resources: taliban=9\n"
        "herat T:u1 G:P1\nkabul T:u1 G:P1\nghazni T:u1 G:P1\nzabol T:u1 G:P1"
    )

    turn = play(
        board,
        *("attack", "ambush"),
        *("herat", "government_police"),
        *("kabul", "government_police"),
    )
    assert asked(turn).options[:3] == ("ghazni", "zabol", "done")
    assert str(asked(turn).why_not("herat")) == "special.chosen-already (4.1)"
    turn.answer("ghazni")
    turn.answer("government_police")

    assert asked(turn).ask == "attack.space"
    assert turn.board.pawns == (S.HERAT, S.KABUL, S.GHAZNI)
    assert turn.board.track(Track.TALIBAN) == 6


@pytest.mark.rule("R4.4.3-1")
def test_it_needs_an_underground_guerrilla() -> None:
    board = position(
        TALIBAN_TURN + "herat T:a2 G:P3\nzabol T:u1\nkabul T:u1 G:P4\nghazni T:u1 G:P4"
    )

    turn = play(board, "attack", "ambush")

    assert asked(turn).options[:2] == ("ghazni", "kabul")
    assert str(asked(turn).why_not("herat")) == "no-underground-guerrilla (4.4.3)"
    assert str(asked(turn).why_not("zabol")) == "attack.no-enemy (3.3.3)"


@pytest.mark.rule("R4.4.3-1")
def test_without_an_underground_guerrilla_among_enemies_there_is_none() -> None:
    board = position(TALIBAN_TURN + "herat T:a2 G:P3\nzabol T:u1")

    assert str(why_not(board, "attack", word="ambush")) == "ambush.nowhere (4.4.3)"


@pytest.mark.rule("R4.4.3-1", "R4.1.1-1")
def test_it_accompanies_attack_only() -> None:
    board = position(TALIBAN_TURN + "herat T:u2 G:P3")

    assert str(why_not(board, "terror", word="ambush")) == "special.accompanies attack (4.4.3)"


@pytest.mark.rule("R4.4.3-1", "R4.1-2", "R3.1-2")
def test_its_spaces_are_paid_for_as_spaces_of_the_attack() -> None:
    board = position(TALIBAN_TURN + "resources: taliban=1\nherat T:u1 G:P1\nkabul T:u1 G:P1")

    table = finish(
        board,
        "attack",
        "ambush",
        "kabul",
        "government_police",
        then=("ambush.space", "attack.space"),
    )

    assert table.board.track(Track.TALIBAN) == 0
    assert there(table.board, S.HERAT) == "G:P1 T:u1"


@pytest.mark.rule("R4.1-1")
def test_there_is_none_with_a_limited_attack() -> None:
    board = position(TALIBAN_TURN + LIMITED + "herat T:u2 G:P3")

    assert str(why_not(board, "attack", word="ambush")) == "special.none-with-limited (2.3.5)"


@pytest.mark.rule("R4.4.3-1")
def test_warlords_know_no_ambush() -> None:
    board = position(WARLORD_TURN + "herat W:u2 G:P3")

    assert "ambush" not in asked(play(board, "attack")).options


@pytest.mark.rule("R4.4.3-1", "R3.3.3-3", "R3.3.3-4")
def test_what_shields_from_an_attack_shields_from_an_ambush_and_the_coalition_has_casualties() -> (
    None
):
    board = position(TALIBAN_TURN + "herat T:u2 G:T1 C:B1T1")

    table = finish(board, "attack", "ambush", "government_troops", "coalition_troops")

    assert there(table.board, S.HERAT) == "C:B1 T:u2a1"
    assert pieces_text(table.board.casualties) == "C:T1"


@pytest.mark.rule("R4.4.3-1", "R1.4.1-2")
def test_no_guerrilla_is_placed_when_none_is_available() -> None:
    board = position(TALIBAN_TURN + "herat T:u1a29 G:P3")

    table = finish(board, "attack", "ambush", "government_police")

    assert there(table.board, S.HERAT) == "G:P1 T:a30"


@pytest.mark.rule("R3.1.2-1", "R5.5-1", "R4.1-1")
def test_an_event_can_grant_it_alone_in_one_space_at_no_cost() -> None:
    board = position(TALIBAN_TURN + "resources: taliban=0\nherat T:u1 G:P3\nkabul T:u1 G:P3")
    terms = Terms(free=True, one_space=True, within=(S.HERAT, S.KABUL))

    table = grant(board, TALIBAN, AMBUSH, terms, "kabul", "government_police")

    assert there(table.board, S.KABUL) == "G:P1 T:u1a1"
    assert not [fact for fact in happened(table) if isinstance(fact, Paid)]
