"""4.2.3 Air Strike."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.facts import IslamabadMoved, Removed
from core.adp.model.ids import Islamabad, Piece, SpaceId
from core.adp.rules.air_strike import AIR_STRIKE, NO_TARGET, NOT_KABUL
from core.adp.rules.operations import OPERATION_IMPOSSIBLE, Terms
from core.adp.rules.special_activities import CHOSEN_ALREADY
from tests.adp.play import asked, play, position
from tests.adp.rules.activities import begin, finish

HERAT: Final = SpaceId.HERAT
WAZIRISTAN: Final = SpaceId.WAZIRISTAN
COALITION_TURN: Final = "card: 30\nnext: 12\neligible: coalition\n"


@pytest.mark.rule("R4.2.3-1")
def test_an_active_guerrilla_is_removed_without_coin_pieces_near() -> None:
    doing = finish(AIR_STRIKE, position("herat T:B1u1a2"))

    assert doing.facts == [Removed(Piece.TALIBAN_ACTIVE, HERAT, 1, rule="4.2.3")]


@pytest.mark.rule("R4.2.3-1")
def test_locs_and_pakistan_are_struck_but_never_kabul() -> None:
    board = position("kabul T:a1\nkabul-aibak W:a1\nwaziristan T:a1")

    doing = begin(AIR_STRIKE, board)

    assert doing.asked().options == ("waziristan", "kabul-aibak")
    assert doing.why_not("kabul") == NOT_KABUL


@pytest.mark.rule("R4.2.3-1")
def test_a_base_goes_only_where_its_faction_has_no_guerrilla_in_either_state() -> None:
    board = position("herat W:B1\nbalkh W:B1u1\nfarah W:B1a1")

    doing = begin(AIR_STRIKE, board)
    assert doing.why_not("balkh") == NO_TARGET
    doing.answer("herat")
    doing.answer("farah")

    assert doing.facts == [
        Removed(Piece.WARLORD_BASE, HERAT, 1, rule="4.2.3"),
        Removed(Piece.WARLORD_ACTIVE, SpaceId.FARAH, 1, rule="4.2.3"),
    ]


@pytest.mark.rule("R4.2.3-1")
def test_guerrillas_of_one_insurgent_do_not_shield_the_base_of_the_other() -> None:
    doing = finish(AIR_STRIKE, position("herat W:B1 T:u2"))

    assert doing.facts == [Removed(Piece.WARLORD_BASE, HERAT, 1, rule="4.2.3")]


@pytest.mark.rule("R4.2.3-1", "R4.1-2")
def test_the_coalition_chooses_whom_to_hit() -> None:
    board = position("herat W:B1 T:a2")

    doing = begin(AIR_STRIKE, board)
    assert (doing.asked().ask, doing.asked().about) == ("air-strike.target", ("herat",))
    assert doing.asked().options == ("taliban", "warlords")
    doing.answer("warlords")

    assert doing.facts == [Removed(Piece.WARLORD_BASE, HERAT, 1, rule="4.2.3")]


@pytest.mark.rule("R4.2.3-1", "R4.1-4")
def test_three_different_spaces_are_struck_at_most() -> None:
    board = position("herat T:a2\nbalkh T:a2\nfarah T:a2\nzabol T:a2")

    assert begin(AIR_STRIKE, board, "herat").why_not("herat") == CHOSEN_ALREADY
    assert begin(AIR_STRIKE, board, "herat", "balkh", "farah").pending is None


@pytest.mark.rule("R4.2.3-2", "R6.6.1-7")
def test_strikes_in_pakistan_shift_islamabad_once_towards_sponsorship() -> None:
    board = position("waziristan T:a1\nbalochistan T:a1\nislamabad: tolerance")

    doing = finish(AIR_STRIKE, board, "waziristan", "balochistan")

    assert doing.facts == [
        Removed(Piece.TALIBAN_ACTIVE, WAZIRISTAN, 1, rule="4.2.3"),
        Removed(Piece.TALIBAN_ACTIVE, SpaceId.BALOCHISTAN, 1, rule="4.2.3"),
        IslamabadMoved(Islamabad.BACKING, False, rule="4.2.3"),
    ]


@pytest.mark.rule("R4.2.3-2", "R6.6.1-8")
def test_a_strike_in_pakistan_at_sponsorship_makes_islamabad_hard() -> None:
    doing = finish(AIR_STRIKE, position("waziristan T:B1\nislamabad: sponsorship"))

    assert doing.facts == [
        Removed(Piece.TALIBAN_BASE, WAZIRISTAN, 1, rule="4.2.3"),
        IslamabadMoved(Islamabad.SPONSORSHIP, True, rule="4.2.3"),
    ]


@pytest.mark.rule("R4.2.3-2")
def test_strikes_in_afghanistan_leave_islamabad_alone() -> None:
    doing = finish(AIR_STRIKE, position("herat T:a1\nislamabad: tolerance"))

    assert doing.board.islamabad is Islamabad.TOLERANCE


@pytest.mark.rule("R4.2.3-1")
def test_without_an_exposed_piece_there_is_no_air_strike() -> None:
    reason = begin(AIR_STRIKE, position("herat T:B1u1\nkabul T:a1")).refused

    assert str(reason) == "nowhere (4.2.3)"


@pytest.mark.rule("R4.2.3-1", "R4.1.1-1")
def test_it_accompanies_patrol_sweep_and_assault_but_not_train() -> None:
    board = position(COALITION_TURN + "kabul C:B1T3 T:a1\nherat T:a1")

    for operation in ("patrol", "sweep", "assault"):
        assert "air-strike" in asked(play(board, operation)).options
    reason = asked(play(board, "train")).why_not("air-strike")
    assert str(reason) == "special.accompanies patrol sweep assault (4.2.3)"


@pytest.mark.rule("R5.5-1")
def test_an_air_strike_granted_by_an_event_keeps_to_the_spaces_it_names() -> None:
    board = position("herat T:a1\nbalkh T:a1\nfarah T:a1")

    doing = begin(AIR_STRIKE, board, terms=Terms(free=True, within=(HERAT, SpaceId.BALKH)))

    assert doing.asked().options == ("balkh", "herat")
    assert str(doing.why_not("farah")) == "not-named-by-event (5.5)"


@pytest.mark.rule("R6.6.1-2")
def test_at_hostility_guerrillas_in_pakistan_lie_open_to_it() -> None:
    board = position("waziristan T:a2\nislamabad: hostility")

    doing = finish(AIR_STRIKE, board)

    assert doing.board.spaces[WAZIRISTAN].taliban_active == 1
    assert doing.board.islamabad is Islamabad.PRESSURE


@pytest.mark.rule("R4.1-3")
def test_done_first_it_leaves_somebody_for_the_assault_that_must_follow() -> None:
    board = position(COALITION_TURN + "herat C:T1 T:a1\nbalkh T:a2\nfarah T:a1")

    turn = play(board, "assault", "air-strike")
    assert asked(turn).options == ("balkh", "farah")
    assert asked(turn).why_not("herat") == OPERATION_IMPOSSIBLE
    turn.answer("balkh")
    turn.answer("farah")

    assert asked(turn).options == ("herat",)
