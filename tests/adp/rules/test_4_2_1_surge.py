"""4.2.1 Surge."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.facts import Gained, Moved, Placed, Removed
from core.adp.model.ids import COALITION, Piece, SpaceId, Track
from core.adp.rules.operations import Terms
from core.adp.rules.special_activities import CHOSEN_ALREADY
from core.adp.rules.surge import NO_CONTROL, NOT_AN_AFGHAN_AREA, SURGE, WithoutControl
from tests.adp.play import asked, play, position
from tests.adp.rules.activities import begin, finish

KABUL: Final = SpaceId.KABUL
KANDAHAR: Final = SpaceId.KANDAHAR
BASE: Final = Piece.COALITION_BASE
TROOPS: Final = Piece.COALITION_TROOPS
COALITION_TURN: Final = "card: 30\nnext: 12\neligible: coalition\n"


@pytest.mark.rule("R4.2.1-1")
def test_kabul_and_coin_controlled_provinces_are_offered_and_nothing_else() -> None:
    board = position("kabul C:T1\nherat G:P1\nkandahar C:T1 T:u1\nkabul-aibak C:T1")

    doing = begin(SURGE, board)

    assert doing.asked().options == ("herat", "kabul")
    assert doing.why_not("kandahar") == NO_CONTROL
    assert doing.why_not("waziristan") == NOT_AN_AFGHAN_AREA
    assert doing.why_not("kabul-aibak") == NOT_AN_AFGHAN_AREA


@pytest.mark.rule("R4.2.1-1", "A-24")
def test_kabul_needs_no_control() -> None:
    board = position("kabul C:T1 T:u2\nherat G:P1")

    assert "kabul" in begin(SURGE, board).asked().options


@pytest.mark.rule("R4.2.1-1", "R4.1-4")
def test_there_are_three_different_spaces_at_most() -> None:
    board = position("kabul C:B1T3\nherat G:P1\nbalkh G:P1\nkandahar G:P1")

    assert begin(SURGE, board, "kabul", "herat").why_not("kabul") == CHOSEN_ALREADY
    assert begin(SURGE, board, "kabul", "herat", "balkh").asked().ask == "surge.troops"


@pytest.mark.rule("R4.2.1-1")
def test_control_lost_by_the_first_move_does_not_close_a_space_chosen_before() -> None:
    board = position("kandahar C:T2 T:u1\nherat G:P1\naid: 0")

    doing = finish(SURGE, board, "kandahar", "herat", "done", "0", "20", "0", "0", "done")

    assert doing.facts == [
        Moved(TROOPS, KANDAHAR, SpaceId.HERAT, 2, rule="4.2.1"),
        Placed(TROOPS, SpaceId.HERAT, 18, rule="4.2.1"),
    ]


@pytest.mark.rule("R4.2.1-2")
def test_troops_and_bases_go_among_the_spaces_and_to_and_from_available() -> None:
    board = position("kabul C:B2T5\nkandahar C:T1\ncasualties: C:B4T12")

    doing = finish(SURGE, board, "kabul", "kandahar", "3", "3", "0", "1", "done")

    assert doing.facts == [
        Moved(TROOPS, KABUL, KANDAHAR, 2, rule="4.2.1"),
        Moved(BASE, KABUL, KANDAHAR, 1, rule="4.2.1"),
        Removed(BASE, KABUL, 1, rule="4.2.1"),
    ]


@pytest.mark.rule("R4.2.1-2", "R1.4.1-1")
def test_pieces_in_casualties_or_out_of_play_do_not_come_back() -> None:
    board = position("kabul C:T2\ncasualties: C:T10B4\nout-of-play: C:T5B2")

    doing = begin(SURGE, board)

    assert doing.asked().ask == "surge.troops"
    assert doing.asked().options == ("0", "1", "2", "3", "4", "5")


@pytest.mark.rule("R4.2.1-2", "R1.4.2-1")
def test_bases_keep_within_stacking() -> None:
    board = position("kabul C:B1T1 W:B1\nkandahar C:T1")

    doing = begin(SURGE, board, "kabul", "kandahar", "1", "1")

    assert (doing.asked().ask, doing.asked().about) == ("surge.bases", ("kabul",))
    assert doing.asked().options == ("0", "1")


@pytest.mark.rule("R4.2.1-3")
def test_the_whole_roll_is_divided_between_aid_and_the_warlords() -> None:
    board = position("kabul C:T2\naid: 10\nresources: warlords=10\ncasualties: C:B6T18")

    doing = begin(SURGE, board, "1")
    assert doing.asked().options == ("roll", "done")
    doing.answer("roll")
    doing.answer("5")
    assert (doing.asked().by, doing.asked().options) == (COALITION, ("0", "1", "2", "3", "4", "5"))
    doing.answer("2")

    assert doing.facts == [
        Removed(TROOPS, KABUL, 1, rule="4.2.1"),
        Gained(Track.AID, 2, rule="4.2.1"),
        Gained(Track.WARLORDS, 3, rule="4.2.1"),
    ]


@pytest.mark.rule("R4.2.1-3", "R1.8-1")
def test_what_a_full_track_cannot_take_of_the_roll_is_lost() -> None:
    board = position("kabul C:T2\naid: 74\nresources: warlords=75\ncasualties: C:B6T18")

    doing = finish(SURGE, board, "2", "roll", "6", "4")

    assert doing.facts == [Gained(Track.AID, 1, rule="4.2.1")]


@pytest.mark.rule("R4.2.1-3", "A-25")
def test_without_a_move_the_die_may_be_rolled_or_not() -> None:
    board = position("kabul C:T2\naid: 0\ncasualties: C:B6T18")

    assert begin(SURGE, board, "2").asked().options == ("roll", "done")
    assert begin(SURGE, board, "2", "roll").asked().ask == "surge.roll"
    assert not finish(SURGE, board, "2", "done").facts


@pytest.mark.rule("R4.2.1-1", "R4.1.1-1")
@pytest.mark.parametrize("operation", ["patrol", "sweep", "assault"])
def test_surge_accompanies_train_only(operation: str) -> None:
    board = position(COALITION_TURN + "kabul C:B1T3 T:u1a1\nkabul-aibak T:u1")

    turn = play(board, operation)

    reason = asked(turn).why_not("surge")
    assert str(reason) == "special.accompanies train (4.2.1)"


@pytest.mark.rule("A-25", "R4.1-3")
def test_a_surge_done_first_binds_to_train_somewhere() -> None:
    board = position(COALITION_TURN + "kabul C:B1T3\ncasualties: C:B5T17")

    turn = play(board, "train", "surge", "3", "1", "roll", "4", "4")

    assert asked(turn).ask == "train.space"
    assert "done" not in asked(turn).options


@pytest.mark.rule("R4.1-3")
def test_a_base_brought_by_surge_makes_its_province_open_to_train() -> None:
    board = position(COALITION_TURN + "herat G:P1\nresources: government=3\npatronage: 0")

    assert "herat" not in asked(play(board, "train")).options
    turn = play(board, "train", "surge", "herat", "done", "0", "1", "done")

    assert asked(turn).options[0] == "herat"


@pytest.mark.rule("R5.5-1", "R3.1.2-1")
def test_a_surge_granted_by_an_event_keeps_to_the_spaces_it_names() -> None:
    board = position("kabul C:T2\nherat G:P1\nbalkh G:P1")

    doing = begin(SURGE, board, terms=Terms(free=True, within=(SpaceId.HERAT, SpaceId.BALKH)))

    assert doing.asked().options == ("balkh", "herat")


@pytest.mark.rule("R5.5-1")
def test_an_event_may_grant_a_surge_in_provinces_without_control_but_not_elsewhere() -> None:
    board = position("kabul C:T2\nherat T:u1\nkabul-aibak C:T1")

    doing = begin(SURGE, board, terms=WithoutControl(free=True))

    assert "herat" in doing.asked().options
    assert doing.why_not("kabul-aibak") == NOT_AN_AFGHAN_AREA
    assert begin(SURGE, board, terms=Terms(free=True)).asked().ask == "surge.troops"  # Kabul alone
