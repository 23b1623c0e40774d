"""Card 20, Errant Air Strike."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Placed, Removed, Shifted
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, Piece, SpaceId, Support
from tests.adp.events.executing import asked, execute, happened, turn_of

STRUCK = "helmand T:u1 W:a1 support=S\nbalkh T:B1u1a1\nkabul T:a2\nwaziristan T:a2"


@pytest.mark.rule("R5.5-1")
def test_underground_guerrillas_are_struck_and_the_taliban_choose_where_people_turn() -> None:
    board = turn_of(GOVERNMENT, 20, STRUCK)

    strike = asked(board, "unshaded", "do")
    assert (strike.by, strike.options) == (COALITION, ("balkh", "helmand"))
    answers = ("unshaded", "do", "balkh", "taliban_underground", "helmand", "taliban")
    choice = asked(board, *answers)
    assert (choice.by, choice.options) == (TALIBAN, ("balkh", "helmand"))

    assert happened(execute(board, *answers, "helmand")) == [
        Removed(Piece.TALIBAN_UNDERGROUND, SpaceId.BALKH, 1, rule="4.2.3"),
        Removed(Piece.TALIBAN_UNDERGROUND, SpaceId.HELMAND, 1, rule="4.2.3"),
        Shifted(SpaceId.HELMAND, Support.SUPPORT, Support.NEUTRAL, rule="card 20"),
    ]


def test_a_base_stays_safe_behind_guerrillas() -> None:
    board = turn_of(COALITION, 20, "balkh T:B1u1")

    table = execute(board, "unshaded", "do")

    assert happened(table)[0] == Removed(Piece.TALIBAN_UNDERGROUND, SpaceId.BALKH, 1, rule="4.2.3")


def test_without_a_strike_nobody_turns() -> None:
    board = turn_of(GOVERNMENT, 20, STRUCK)

    assert happened(execute(board, "unshaded", "decline")) == []


def test_shaded_provinces_with_taliban_turn_and_gain_a_guerrilla() -> None:
    board = turn_of(TALIBAN, 20, "helmand T:u1 support=S\nzabol T:B1\nkabul T:u1\nherat W:u1")

    assert asked(board, "shaded").options[:3] == ("helmand", "zabol", "done")
    assert happened(execute(board, "shaded", "helmand", "zabol")) == [
        Shifted(SpaceId.HELMAND, Support.SUPPORT, Support.NEUTRAL, rule="card 20"),
        Placed(Piece.TALIBAN_UNDERGROUND, SpaceId.HELMAND, 1, rule="card 20"),
        Placed(Piece.TALIBAN_UNDERGROUND, SpaceId.ZABOL, 1, rule="card 20"),
    ]


@pytest.mark.rule("R5.1.3-1")
def test_without_guerrillas_available_only_provinces_that_can_turn_are_chosen() -> None:
    board = turn_of(COALITION, 20, "helmand T:u29\nzabol T:u1")

    assert asked(board, "shaded").options == ("helmand", "done")
