"""6.5 Redeploy Phase: Desertion, then Troops, Police and Guerrillas go where they belong."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.facts import ControlFrozen, ControlThawed, Entered, Fact, Moved, Removed
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, Control, Piece, SpaceId, Stage
from tests.adp.play import asked, finish, play, position

PHASE: Final = "stage: redeploy\ncard: propaganda\n"

COALITION_TROOPS: Final = Piece.COALITION_TROOPS
TROOPS: Final = Piece.GOVERNMENT_TROOPS
POLICE: Final = Piece.GOVERNMENT_POLICE
UNDERGROUND: Final = Piece.TALIBAN_UNDERGROUND
ACTIVE: Final = Piece.TALIBAN_ACTIVE


def movements(facts: list[Fact]) -> list[Fact]:
    """Return the facts of the phase about pieces."""
    return [fact for fact in facts if isinstance(fact, Moved | Removed)]


# Control


@pytest.mark.rule("R6.5-1", "R6.5-7", "R1.7-3")
def test_control_stays_as_it_was_until_the_end_of_the_phase() -> None:
    board = position(PHASE + "khowst C:T1\nkabul C:B1")

    table = finish(board, "khowst")

    assert isinstance(table.facts[0], ControlFrozen)
    assert table.facts[0].control[SpaceId.KHOWST] is Control.COIN
    assert table.facts[1:] == [
        Moved(COALITION_TROOPS, SpaceId.KHOWST, SpaceId.KABUL, 1, rule="6.5.2"),
        ControlThawed(rule="6.5"),
        Entered(Stage.RESET, rule="6.6"),
    ]
    assert table.board.control(SpaceId.KHOWST) is Control.NONE


@pytest.mark.rule("R6.5-1", "R6.5.3-1")
def test_police_may_still_be_sent_where_the_last_coin_troops_have_just_left() -> None:
    board = position(PHASE + "khowst C:T1\nkabul C:B1 G:P1")

    turn = play(board, "khowst", "kabul")

    assert turn.board.spaces[SpaceId.KHOWST].coin == 0
    assert turn.board.control(SpaceId.KHOWST) is Control.COIN
    assert "khowst" in asked(turn).options


# Desertion


@pytest.mark.rule("R6.5.1-1", "TV-6.5.1")
@pytest.mark.parametrize(
    ("cubes", "deserters"), [("T2", 0), ("T3", 1), ("T5", 1), ("T6", 2), ("T9", 3)]
)
def test_one_in_three_government_cubes_deserts(cubes: str, deserters: int) -> None:
    table = finish(position(PHASE + f"kabul G:{cubes}"))

    expected = [Removed(TROOPS, SpaceId.KABUL, deserters, rule="6.5.1")] if deserters else []
    assert movements(table.facts) == expected


@pytest.mark.rule("R6.5.1-1")
def test_troops_and_police_count_together_and_other_pieces_do_not() -> None:
    board = position(PHASE + "kabul C:T5B1 G:B1T1P1")

    assert movements(finish(board, "done").facts) == []


@pytest.mark.rule("R6.5.1-1")
@pytest.mark.parametrize(
    ("cubes", "options"),
    [
        ("T3P3", ("0", "1", "2")),
        ("T5P1", ("1", "2")),
        ("T1P5", ("0", "1")),
    ],
)
def test_the_government_chooses_how_many_of_the_deserters_are_troops(
    cubes: str, options: tuple[str, ...]
) -> None:
    decision = asked(play(position(PHASE + f"kabul G:{cubes}")))

    assert (decision.by, decision.ask, decision.about) == (
        GOVERNMENT,
        "desertion.troops",
        ("kabul",),
    )
    assert decision.options == options


@pytest.mark.rule("R6.5.1-1")
def test_deserters_of_both_kinds_return_to_available() -> None:
    board = position(PHASE + "kabul G:T3P3")

    table = finish(board, "1", "done")

    assert movements(table.facts) == [
        Removed(TROOPS, SpaceId.KABUL, 1, rule="6.5.1"),
        Removed(POLICE, SpaceId.KABUL, 1, rule="6.5.1"),
    ]
    assert table.board.available.government_police == board.available.government_police + 1


@pytest.mark.rule("R6.5.1-1")
def test_every_space_is_counted_by_itself_locs_too() -> None:
    board = position(PHASE + "herat G:P2\nkabul G:P4\nkabul-aibak G:P3")

    assert movements(finish(board, "done").facts) == [
        Removed(POLICE, SpaceId.KABUL, 1, rule="6.5.1"),
        Removed(POLICE, SpaceId.KABUL_AIBAK, 1, rule="6.5.1"),
    ]


# Troops


@pytest.mark.rule("R6.5.2-1")
def test_the_coalition_may_bring_in_troops_from_locs_and_provinces_without_a_coin_base() -> None:
    board = position(
        PHASE + "balkh C:T1\nfaryab C:T1 G:B1\nherat C:B1T2\nkabul C:T3\nkabul-aibak C:T2"
    )

    decision = asked(play(board))

    assert (decision.by, decision.ask) == (COALITION, "redeploy.coalition.origin")
    assert decision.options == ("balkh", "kabul-aibak", "done")
    for stays in ("faryab", "herat", "kabul"):
        assert str(decision.why_not(stays)) == "redeploy.troops-stay (6.5.2)"
    assert str(decision.why_not("khowst")) == "redeploy.no-coalition-troops (6.5.2)"


@pytest.mark.rule("R6.5.2-1")
def test_the_coalition_may_leave_its_troops_where_they_are() -> None:
    table = finish(position(PHASE + "balkh C:T1\nkabul-aibak C:T2"), "done")

    assert movements(table.facts) == []


@pytest.mark.rule("R6.5.2-1")
def test_troops_go_to_coin_bases_under_coin_control_or_to_kabul() -> None:
    board = position(
        PHASE + "balkh C:T2\nbamian G:T1\nfaryab G:B1\nherat C:B1 T:u1\nkabul W:u1\nkhowst C:B1"
    )

    turn = play(board, "balkh")

    assert asked(turn).ask == "redeploy.destination"
    assert asked(turn).options == ("faryab", "kabul", "khowst")
    assert str(asked(turn).why_not("herat")) == "redeploy.not-there (6.5.2)"
    turn.answer("khowst")
    assert asked(turn).options == ("1", "2")
    assert turn.answer("1") == (
        Moved(COALITION_TROOPS, SpaceId.BALKH, SpaceId.KHOWST, 1, rule="6.5.2"),
    )
    assert asked(turn).options == ("balkh", "done")


@pytest.mark.rule("A-33")
def test_troops_may_go_to_kabul_even_without_coin_control() -> None:
    table = finish(position(PHASE + "kabul T:u2\nkhowst G:T2"))

    assert movements(table.facts) == [
        Moved(TROOPS, SpaceId.KHOWST, SpaceId.KABUL, 2, rule="6.5.2"),
    ]


@pytest.mark.rule("R6.5.2-2")
def test_with_one_destination_only_government_troops_go_there_without_a_question() -> None:
    board = position(PHASE + "balkh G:T2\nkabul G:T2\nkabul-aibak G:T1\nherat G:B1T2 W:u3")

    assert movements(finish(board).facts) == [
        Moved(TROOPS, SpaceId.BALKH, SpaceId.KABUL, 2, rule="6.5.2"),
        Moved(TROOPS, SpaceId.KABUL_AIBAK, SpaceId.KABUL, 1, rule="6.5.2"),
    ]


@pytest.mark.rule("R6.5.2-2")
def test_the_government_must_bring_in_all_such_troops_after_the_coalition() -> None:
    board = position(PHASE + "balkh C:T1 G:T2\nherat G:B1")
    turn = play(board, "balkh", "herat")

    assert (asked(turn).by, asked(turn).ask) == (GOVERNMENT, "redeploy.destination")
    assert asked(turn).about == (TROOPS, "balkh")
    assert asked(turn).options == ("herat", "kabul")
    turn.answer("herat")
    turn.answer("1")
    assert asked(turn).options == ("herat", "kabul")
    turn.answer("kabul")
    assert turn.board.spaces[SpaceId.BALKH].troops == 0


# Police


@pytest.mark.rule("R6.5.3-1")
def test_police_may_go_from_anywhere_to_locs_and_coin_controlled_areas() -> None:
    board = position(PHASE + "balkh G:P1 W:u3\nherat C:B1\nkabul G:P2\nkabul-aibak G:P1")

    turn = play(board)

    assert (asked(turn).by, asked(turn).ask) == (GOVERNMENT, "redeploy.police.origin")
    assert asked(turn).options == ("balkh", "kabul", "kabul-aibak", "done")
    turn.answer("balkh")
    assert asked(turn).options == (
        "herat",
        "kabul",
        "kabul-tor-kham",
        "kandahar-spin-boldak",
        "kabul-aibak",
        "shibirghan-aibak",
        "farah-kandahar",
        "toraghondi-farah",
        "kandahar-kabul",
    )
    assert turn.answer("herat") == (Moved(POLICE, SpaceId.BALKH, SpaceId.HERAT, 1, rule="6.5.3"),)


@pytest.mark.rule("R6.5.3-1")
def test_each_police_cube_moves_once() -> None:
    board = position(PHASE + "herat G:P2\nkabul G:P1")

    turn = play(board, "kabul", "herat")

    assert asked(turn).options == ("herat", "done")
    turn.answer("herat")
    turn.answer("kabul-aibak")
    assert asked(turn).options == ("1", "2")
    turn.answer("2")
    assert turn.board.spaces[SpaceId.HERAT].government_police == 1
    assert turn.board.stage is not Stage.REDEPLOY


@pytest.mark.rule("R6.5.3-1")
def test_police_that_have_arrived_or_are_not_there_are_refused_with_the_reason() -> None:
    board = position(PHASE + "balkh C:T1 G:B1\nherat G:P1\nkabul G:P1")

    decision = asked(play(board, "kabul", "balkh"))

    assert decision.options == ("herat", "done")
    assert str(decision.why_not("balkh")) == "redeploy.police-arrived (6.5.3)"
    assert str(decision.why_not("kabul")) == "redeploy.no-police (6.5.3)"


@pytest.mark.rule("R6.5.3-1")
def test_the_government_may_leave_its_police_where_they_are() -> None:
    assert movements(finish(position(PHASE + "balkh G:P1 W:u3"), "done").facts) == []


# Guerrillas


@pytest.mark.rule("R6.5.4-1")
def test_the_taliban_must_move_guerrillas_from_locs_and_provinces_without_their_bases() -> None:
    board = position(
        PHASE + "herat W:B1 T:u1\nkabul T:u2\nkandahar T:B1u3\nkabul-aibak T:u1 G:P1\n"
        "balochistan T:u1"
    )

    table = finish(board, "done", "waziristan", "kandahar", "northwest-frontier")

    assert movements(table.facts) == [
        Moved(UNDERGROUND, SpaceId.HERAT, SpaceId.WAZIRISTAN, 1, rule="6.5.4"),
        Moved(UNDERGROUND, SpaceId.BALOCHISTAN, SpaceId.KANDAHAR, 1, rule="6.5.4"),
        Moved(UNDERGROUND, SpaceId.KABUL_AIBAK, SpaceId.NORTHWEST_FRONTIER, 1, rule="6.5.4"),
    ]


@pytest.mark.rule("R6.5.4-1")
def test_guerrillas_go_to_taliban_bases_under_taliban_control_or_to_pashtun_pakistan() -> None:
    board = position(
        PHASE + "ghazni T:u1\nkabul T:B1\nkandahar T:B1 C:B1\nkhowst T:B1\nnuristan T:u1a1"
    )

    decision = asked(play(board))

    assert (decision.by, decision.ask, decision.rule) == (
        TALIBAN,
        "redeploy.destination",
        "6.5.4",
    )
    assert decision.options == ("kabul", "khowst", "northwest-frontier", "waziristan")
    assert "done" not in decision.options


@pytest.mark.rule("R6.5.4-1", "R6.5-1")
def test_a_base_that_was_not_under_taliban_control_is_no_haven_when_guerrillas_have_come() -> None:
    board = position(PHASE + "khowst T:B1 G:P1\nghazni T:u2")

    decision = asked(play(board, "done"))

    assert decision.options == ("northwest-frontier", "waziristan")


@pytest.mark.rule("R6.5.4-1")
def test_guerrillas_of_a_space_may_part_and_active_ones_go_first() -> None:
    table = finish(position(PHASE + "ghazni T:u2a1"), "waziristan", "2", "northwest-frontier")

    assert movements(table.facts) == [
        Moved(ACTIVE, SpaceId.GHAZNI, SpaceId.WAZIRISTAN, 1, rule="6.5.4"),
        Moved(UNDERGROUND, SpaceId.GHAZNI, SpaceId.WAZIRISTAN, 1, rule="6.5.4"),
        Moved(UNDERGROUND, SpaceId.GHAZNI, SpaceId.NORTHWEST_FRONTIER, 1, rule="6.5.4"),
    ]


@pytest.mark.rule("R6.5.4-1")
@pytest.mark.parametrize("here", ["kabul T:u1a1", "kandahar T:B1u2 C:B1T5", "herat W:u3"])
def test_guerrillas_in_kabul_or_at_a_taliban_base_stay_and_warlords_never_redeploy(
    here: str,
) -> None:
    assert movements(finish(position(PHASE + here)).facts) == []


@pytest.mark.rule("A-32")
def test_guerrillas_in_pashtun_pakistan_without_a_base_may_stay() -> None:
    board = position(PHASE + "waziristan T:u2\nnorthwest-frontier T:B1u1")

    decision = asked(play(board))

    assert (decision.by, decision.ask) == (TALIBAN, "redeploy.taliban.origin")
    assert decision.options == ("waziristan", "done")
    assert str(decision.why_not("northwest-frontier")) == "redeploy.guerrillas-stay (6.5.4)"
    assert movements(finish(board, "done").facts) == []


@pytest.mark.rule("A-32", "R6.5.4-1")
def test_guerrillas_in_pashtun_pakistan_without_a_base_may_move_once() -> None:
    board = position(PHASE + "waziristan T:u2\nkhowst T:B1")
    turn = play(board, "waziristan")

    assert asked(turn).options == ("khowst", "northwest-frontier")
    turn.answer("northwest-frontier")
    turn.answer("1")
    assert asked(turn).options == ("waziristan", "done")
    assert str(asked(turn).why_not("northwest-frontier")) == "redeploy.no-guerrillas (6.5.4)"
    turn.answer("waziristan")
    turn.answer("khowst")
    assert turn.board.stage is not Stage.REDEPLOY
    assert turn.board.spaces[SpaceId.NORTHWEST_FRONTIER].taliban_guerrillas == 1
