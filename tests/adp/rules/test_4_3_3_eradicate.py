"""4.3.3 Eradicate."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.facts import Gained, Placed, Removed, Shifted
from core.adp.model.ids import Piece, SpaceId, Support, Track
from core.adp.model.options import Options
from core.adp.rules.eradicate import (
    ERADICATE,
    NO_BASE,
    NO_CONTROL,
    NO_CUBE,
    NOT_KABUL,
    NOTHING_TO_DO,
)
from core.adp.rules.special_activities import CHOSEN_ALREADY
from tests.adp.play import asked, play, position
from tests.adp.rules.activities import begin, finish

HELMAND: Final = SpaceId.HELMAND
KONDUZ: Final = SpaceId.KONDUZ
GOVERNMENT_TURN: Final = "card: 30\nnext: 12\neligible: government\n"
FIRST_PRINTING: Final = Options(eradicate_needs_base=False)


@pytest.mark.rule("R4.3.3-1")
def test_coin_controlled_provinces_with_a_government_cube_and_a_warlord_base_qualify() -> None:
    board = position(
        """
        helmand G:P2 W:B1
        konduz G:T2 W:B1
        herat C:T2 W:B1
        balkh G:P1 W:B1u1
        farah G:P2 W:u1
        kabul G:P9 W:B1
        """
    )

    doing = begin(ERADICATE, board)

    assert doing.asked().options == ("helmand", "konduz")
    assert doing.why_not("herat") == NO_CUBE
    assert doing.why_not("balkh") == NO_CONTROL
    assert doing.why_not("farah") == NO_BASE
    assert doing.why_not("kabul") == NOT_KABUL


@pytest.mark.rule("R4.3.3-1", "R4.1-4")
def test_two_different_provinces_are_eradicated_at_most() -> None:
    board = position("helmand G:P5 W:B2\nkonduz G:P5 W:B2\nherat G:P5 W:B2")

    assert begin(ERADICATE, board, "helmand").why_not("helmand") == CHOSEN_ALREADY
    assert begin(ERADICATE, board, "helmand", "konduz").pending is None


@pytest.mark.rule("R4.3.3-2", "D-29")
def test_a_base_goes_under_its_guerrillas_people_turn_away_and_taliban_come() -> None:
    board = position("helmand G:T2P1 W:B1u1\naid: 9\npatronage: 5")

    doing = finish(ERADICATE, board)

    assert doing.facts == [
        Gained(Track.AID, 3, rule="4.3.3"),
        Gained(Track.PATRONAGE, 1, rule="4.3.3"),
        Removed(Piece.WARLORD_BASE, HELMAND, 1, rule="4.3.3"),
        Shifted(HELMAND, Support.NEUTRAL, Support.OPPOSITION, rule="4.3.3"),
        Placed(Piece.TALIBAN_UNDERGROUND, HELMAND, 1, rule="4.3.3"),
    ]


@pytest.mark.rule("R4.3.3-2")
def test_only_pashtun_provinces_receive_a_guerrilla() -> None:
    board = position("konduz G:P3 W:B1 support=S\naid: 9\npatronage: 5")

    doing = finish(ERADICATE, board)

    assert doing.facts[-1] == Shifted(KONDUZ, Support.SUPPORT, Support.NEUTRAL, rule="4.3.3")


@pytest.mark.rule("R4.3.3-2", "R1.8-1", "R1.4.1-2")
def test_what_has_no_room_or_is_not_available_is_left_out() -> None:
    board = position("helmand G:P3 W:B1 support=O\nzabol T:u30\naid: 74\npatronage: 40")

    doing = finish(ERADICATE, board)

    assert doing.facts == [
        Gained(Track.AID, 1, rule="4.3.3"),
        Removed(Piece.WARLORD_BASE, HELMAND, 1, rule="4.3.3"),
    ]


@pytest.mark.rule("R4.3.3-2", "R1.6.2-1")
def test_a_province_without_people_cannot_turn_away() -> None:
    doing = finish(ERADICATE, position("nimruz G:P3 W:B1\naid: 9"))

    assert not any(isinstance(fact, Shifted) for fact in doing.facts)


@pytest.mark.rule("RO-6")
def test_in_the_1st_printing_it_pays_without_a_base_too() -> None:
    board = position("konduz G:P1\naid: 9\npatronage: 5", options=FIRST_PRINTING)

    doing = finish(ERADICATE, board)

    assert doing.facts == [
        Gained(Track.AID, 3, rule="4.3.3"),
        Gained(Track.PATRONAGE, 1, rule="4.3.3"),
        Shifted(KONDUZ, Support.NEUTRAL, Support.OPPOSITION, rule="4.3.3"),
    ]


@pytest.mark.rule("RO-6")
def test_in_the_1st_printing_too_it_must_change_something() -> None:
    full = "konduz G:P1 support=O\nsamangan G:P1\nbalkh G:P1\nherat G:P1\naid: 75\npatronage: 40"

    doing = begin(ERADICATE, position(full, options=FIRST_PRINTING))

    assert doing.asked().options == ("balkh", "herat")
    assert doing.why_not("konduz") == NOTHING_TO_DO
    assert doing.why_not("samangan") == NOTHING_TO_DO


@pytest.mark.rule("R4.3.3-1", "R4.1.1-1")
def test_it_accompanies_train_patrol_and_assault_but_not_sweep() -> None:
    board = position(GOVERNMENT_TURN + "kabul G:T4P4 T:u1a1\nkabul-aibak T:a1\nhelmand G:P3 W:B1")

    for operation in ("train", "patrol", "assault"):
        assert "eradicate" in asked(play(board, operation)).options
    reason = asked(play(board, "sweep")).why_not("eradicate")
    assert str(reason) == "special.accompanies train patrol assault (4.3.3)"


@pytest.mark.rule("R4.1-3")
def test_done_first_it_leaves_a_base_for_the_assault_that_must_follow() -> None:
    board = position(GOVERNMENT_TURN + "konduz G:T4 W:B1\nhelmand G:P3 W:B1")

    turn = play(board, "assault", "eradicate")

    assert turn.board.spaces[HELMAND].warlord_bases == 0
    assert turn.board.spaces[KONDUZ].warlord_bases == 1
