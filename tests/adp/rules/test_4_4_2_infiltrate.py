"""4.4.2 Infiltrate."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.facts import Lost, Placed, Removed
from core.adp.model.ids import TALIBAN, Deed, Piece, Track
from core.adp.model.ids import SpaceId as S
from core.adp.rules.infiltrate import INFILTRATE
from core.adp.rules.operations import Terms
from tests.adp.play import asked, position
from tests.adp.rules.operations import (
    TALIBAN_TURN,
    finish,
    grant,
    happened,
    play,
    there,
    why_not,
)

GRANTED: Final = Terms(free=True)


@pytest.mark.rule("R4.4.2-1", "R4.4.2-3")
def test_two_pieces_are_removed_and_government_ones_cost_patronage() -> None:
    board = position(TALIBAN_TURN + "patronage: 5\nherat T:u1 G:T1P1 W:u1")

    table = grant(
        board, TALIBAN, INFILTRATE, GRANTED, "remove", "government_police", "warlord_underground"
    )

    assert table.facts == [
        Removed(Piece.GOVERNMENT_POLICE, S.HERAT, 1, rule="4.4.2"),
        Removed(Piece.WARLORD_UNDERGROUND, S.HERAT, 1, rule="4.4.2"),
        Lost(Track.PATRONAGE, 1, rule="4.4.2"),
    ]


@pytest.mark.rule("R4.4.2-1", "R4.4.2-3", "A-29")
def test_one_piece_is_replaced_by_a_guerrilla_and_costs_patronage_too() -> None:
    board = position(TALIBAN_TURN + "patronage: 5\nherat T:u1 G:T1P1")

    table = grant(board, TALIBAN, INFILTRATE, GRANTED, "replace", "government_troops")

    assert table.facts == [
        Removed(Piece.GOVERNMENT_TROOPS, S.HERAT, 1, rule="4.4.2"),
        Lost(Track.PATRONAGE, 1, rule="4.4.2"),
        Placed(Piece.TALIBAN_UNDERGROUND, S.HERAT, 1, rule="4.4.2"),
    ]
    assert there(table.board, S.HERAT) == "G:P1 T:u2"  # nobody came into the open


@pytest.mark.rule("R4.4.2-1", "R1.4.1-2")
def test_with_no_guerrilla_available_a_replacement_merely_removes() -> None:
    board = position(TALIBAN_TURN + "herat T:u1a29 W:u1")

    table = grant(board, TALIBAN, INFILTRATE, GRANTED, "replace")

    assert table.facts == [Removed(Piece.WARLORD_UNDERGROUND, S.HERAT, 1, rule="4.4.2")]


@pytest.mark.rule("R4.4.2-1", "A-29")
def test_if_only_one_piece_can_go_one_goes() -> None:
    board = position(TALIBAN_TURN + "herat T:u1 G:P1 C:T3")

    table = grant(board, TALIBAN, INFILTRATE, GRANTED, "remove")

    assert there(table.board, S.HERAT) == "C:T3 T:u1"


@pytest.mark.rule("R4.4.2-1", "A-29")
@pytest.mark.parametrize("first", ["warlord_active", "government_police"])
def test_two_are_removed_if_two_can_go_of_whichever_faction(first: str) -> None:
    board = position(TALIBAN_TURN + "herat T:u1 G:P1 W:u2a1")

    turn = play(board, "rally", "infiltrate", "remove", first)

    assert asked(turn).ask == "infiltrate.piece"
    assert "warlord_underground" in asked(turn).options
    assert str(asked(turn).why_not("done")) == "removal.so-many 2 (4.4.2)"


@pytest.mark.rule("R4.4.2-2")
@pytest.mark.parametrize(
    ("line", "exposed"),
    [
        ("G:B1T1 W:B1u1", ("government_troops", "warlord_underground")),
        ("G:B1P1 C:T2 W:u1", ("government_police", "warlord_underground")),
        ("G:B1 C:T2 W:u1", ("government_bases", "warlord_underground")),
        ("G:B1 W:B1", ("government_bases", "warlord_bases")),
    ],
)
def test_bases_are_shielded_by_their_own_faction_only(line: str, exposed: tuple[str, ...]) -> None:
    board = position(TALIBAN_TURN + f"herat T:u1 {line}")

    decision = asked(play(board, "rally", "infiltrate", "replace"))

    assert decision.ask == "infiltrate.piece"
    assert decision.options[:2] == exposed


@pytest.mark.rule("R4.4.2-1")
def test_it_takes_place_in_one_space_where_a_hidden_guerrilla_has_somebody_to_turn() -> None:
    board = position(
        TALIBAN_TURN + "herat T:u1 W:B1\nkabul T:u1 G:P1\nzabol T:u1 C:T1\nghazni T:a1 G:P1"
    )

    turn = play(board, "march", "infiltrate")
    assert asked(turn).options[:2] == ("herat", "kabul")
    assert str(asked(turn).why_not("zabol")) == "infiltrate.nobody-to-turn (4.4.2)"
    assert str(asked(turn).why_not("ghazni")) == "no-underground-guerrilla (4.4.2)"
    turn.answer("kabul")
    turn.answer("remove")

    assert asked(turn).ask == "march.origin"


@pytest.mark.rule("R4.4.2-1", "R4.1.1-1")
def test_it_accompanies_rally_or_march() -> None:
    board = position(TALIBAN_TURN + "herat T:u2 G:P1")

    for operation in ("rally", "march"):
        assert "infiltrate" in asked(play(board, operation)).options
    assert (
        str(why_not(board, "terror", word="infiltrate"))
        == "special.accompanies rally march (4.4.2)"
    )


@pytest.mark.rule("R4.1-1", "R4.4.2-1")
def test_after_the_operation_it_can_use_who_has_just_arrived() -> None:
    board = position(TALIBAN_TURN + "patronage: 5\nghazni T:u1\nbamian G:P2")

    table = finish(board, "march", "ghazni", "bamian", "infiltrate", "remove")

    assert there(table.board, S.BAMIAN) == "T:u1"
    assert table.board.track(Track.PATRONAGE) == 3
    assert table.board.acted[-1].deed is Deed.OPERATION_AND_SPECIAL
    assert len(happened(table)) == 5


@pytest.mark.rule("R4.1-3")
@pytest.mark.parametrize(
    ("others", "possible"), [("W:B2", True), ("W:B2u1", True), ("W:B2u2", False), ("C:B2", False)]
)
def test_a_rally_for_which_it_makes_room_is_open_to_choice(others: str, possible: bool) -> None:
    roads = "farah-kandahar T:u28\n"  # so that no Guerrilla is Available, none can settle elsewhere
    board = position(TALIBAN_TURN + roads + f"herat T:u2 {others}")

    question = "rally.space" if possible else "declared"  # the others wait for pieces taken back
    assert asked(play(board, "rally")).ask == question


@pytest.mark.rule("R4.1-3")
def test_then_the_rally_takes_place_in_the_room_made() -> None:
    board = position(TALIBAN_TURN + "farah-kandahar T:u28\nherat T:u2 W:B2u1")

    table = finish(
        board,
        "rally",
        "infiltrate",
        "remove",
        "herat",
        "build-base",
        then=("rally.space", "rally.sharia"),
    )

    assert there(table.board, S.HERAT) == "T:B1 W:B1"
