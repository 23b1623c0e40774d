"""4.3.1 Govern."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.facts import Resettled, Shifted, Transferred
from core.adp.model.ids import SpaceId, Support, Track
from core.adp.model.options import Options
from core.adp.rules.govern import GOVERN, NO_CONTROL, NO_SUPPORT, NOTHING_TO_DO
from core.adp.rules.special_activities import CHOSEN_ALREADY
from tests.adp.play import asked, play, position
from tests.adp.rules.activities import begin, finish

KABUL: Final = SpaceId.KABUL
GOVERNMENT_TURN: Final = "card: 30\nnext: 12\neligible: government\n"


@pytest.mark.rule("R4.3.1-1")
def test_coin_controlled_areas_at_support_or_without_people_qualify() -> None:
    board = position(
        "kabul G:P1 support=S\nherat G:P1\nnimruz G:P1\nbalkh G:P1 T:u1 support=S\naid: 9"
    )

    doing = begin(GOVERN, board)

    assert doing.asked().options == ("kabul", "nimruz")
    assert doing.why_not("herat") == NO_SUPPORT
    assert doing.why_not("balkh") == NO_CONTROL
    assert doing.why_not("waziristan") == NO_SUPPORT
    assert doing.why_not("kabul-aibak") == NO_CONTROL


@pytest.mark.rule("R4.3.1-1", "R4.1-4")
def test_two_different_areas_are_governed_at_most() -> None:
    board = position("nimruz G:P1\nfarah G:P1\nzabol G:P1")

    assert begin(GOVERN, board, "nimruz").why_not("nimruz") == CHOSEN_ALREADY
    assert begin(GOVERN, board, "nimruz", "farah").pending is None


@pytest.mark.rule("R4.3.1-2")
def test_each_area_gets_one_of_the_two() -> None:
    board = position("kabul G:P1 support=S\nbalkh G:P1 support=S\naid: 9\npatronage: 5")

    doing = begin(GOVERN, board, "kabul")
    assert (doing.asked().ask, doing.asked().about) == ("govern.action", ("kabul",))
    assert doing.asked().options == ("returnees", "patronage")
    for word in ("returnees", "balkh", "patronage"):
        doing.answer(word)

    assert doing.facts == [
        Resettled(KABUL, rule="4.3.1"),
        Transferred(Track.AID, Track.PATRONAGE, 2, rule="4.3.1"),
        Shifted(SpaceId.BALKH, Support.SUPPORT, Support.NEUTRAL, rule="4.3.1"),
    ]


@pytest.mark.rule("R4.3.1-3")
def test_an_area_must_still_qualify_when_its_turn_comes() -> None:
    board = position("kabul G:P1 support=S +1\nbalkh G:P1 support=S +1\naid: 4\npatronage: 5")

    doing = finish(GOVERN, board, "kabul")

    assert doing.board.track(Track.AID) == 0
    assert doing.board.spaces[SpaceId.BALKH].support is Support.SUPPORT


@pytest.mark.rule("R4.3.1-4")
def test_returnees_need_an_unused_marker_and_an_area_without_one() -> None:
    used = "herat +1\nbalkh +1\nkonduz +1\nbaghlan +1\nfaryab +1\n"

    assert finish(GOVERN, position(used + "nimruz G:P1")).facts == [
        Resettled(SpaceId.NIMRUZ, rule="4.3.1")
    ]
    six_used = position(used + "khowst +1\nnimruz G:P1")
    assert str(begin(GOVERN, six_used).refused) == "nowhere (4.3.1)"


@pytest.mark.rule("R4.3.1-4", "R1.6.2-1")
def test_a_province_that_was_empty_has_people_once_they_return() -> None:
    doing = finish(GOVERN, position("nimruz G:P1\naid: 9"))

    assert doing.board.population(SpaceId.NIMRUZ) == 1
    assert doing.board.track(Track.AID) == 9


@pytest.mark.rule("R4.3.1-5", "D-25")
def test_patronage_is_taken_from_aid_by_current_population() -> None:
    board = position("kabul G:P1 support=S +1\naid: 24\npatronage: 5")

    doing = finish(GOVERN, board)

    assert doing.facts == [
        Transferred(Track.AID, Track.PATRONAGE, 4, rule="4.3.1"),
        Shifted(KABUL, Support.SUPPORT, Support.NEUTRAL, rule="4.3.1"),
    ]
    assert (doing.board.track(Track.AID), doing.board.track(Track.PATRONAGE)) == (20, 9)


@pytest.mark.rule("R4.3.1-5", "D-27")
def test_a_coalition_base_forbids_patronage_and_a_marker_a_second_one() -> None:
    board = position("kabul G:P1 C:B1 support=S +1\nnimruz G:P1\nfarah G:P1\naid: 24")

    assert begin(GOVERN, board).why_not("kabul") == NOTHING_TO_DO


@pytest.mark.rule("R4.3.1-5")
def test_coalition_troops_do_not_prevent_patronage() -> None:
    board = position("kabul C:T3 support=S +1\naid: 24\npatronage: 5")

    assert finish(GOVERN, board).board.track(Track.PATRONAGE) == 9


@pytest.mark.rule("R4.3.1-5", "A-26")
@pytest.mark.parametrize("tracks", ["aid: 0\npatronage: 5", "aid: 24\npatronage: 40"])
def test_without_a_point_to_move_patronage_cannot_be_chosen(tracks: str) -> None:
    board = position("kabul G:P1 support=S +1\n" + tracks)

    assert begin(GOVERN, board).refused is not None


@pytest.mark.rule("R4.3.1-5", "A-26", "A-8")
@pytest.mark.parametrize(
    ("tracks", "after"), [("aid: 1\npatronage: 5", (0, 6)), ("aid: 24\npatronage: 39", (23, 40))]
)
def test_moving_a_part_is_enough_to_set_the_area_neutral(
    tracks: str, after: tuple[int, int]
) -> None:
    board = finish(GOVERN, position("kabul G:P1 support=S +1\n" + tracks)).board

    assert (board.track(Track.AID), board.track(Track.PATRONAGE)) == after
    assert board.spaces[KABUL].support is Support.NEUTRAL


@pytest.mark.rule("R4.3.1-1", "R4.1.1-1")
def test_it_accompanies_train_and_patrol_only() -> None:
    board = position(GOVERNMENT_TURN + "kabul G:T4P4 T:u1a1 support=S\nkabul-aibak T:a1\naid: 9")

    for operation in ("train", "patrol"):
        assert "govern" in asked(play(board, operation)).options
    for operation in ("sweep", "assault"):
        reason = asked(play(board, operation)).why_not("govern")
        assert str(reason) == "special.accompanies train patrol (4.3.1)"


@pytest.mark.rule("A-23", "R4.1-1")
def test_both_areas_are_governed_at_one_moment() -> None:
    board = position(GOVERNMENT_TURN + "kabul G:T4P4\nnimruz G:P1\nfarah G:P1")

    turn = play(board, "train", "govern", "nimruz", "done")

    assert str(asked(turn).why_not("govern")) == "special.one-only (4.1)"


@pytest.mark.rule("RO-18", "R4.3.1-5", "A-26")
def test_by_agreement_govern_sets_an_area_neutral_though_no_aid_is_left() -> None:
    text = "aid: 0\npatronage: 5\nherat G:P1 support=S +1\nnimruz G:P1 +1"
    agreed = position(text, options=Options(govern_needs_aid=False))

    doing = finish(GOVERN, agreed)

    assert doing.facts == [
        Shifted(SpaceId.HERAT, Support.SUPPORT, Support.NEUTRAL, rule="4.3.1"),
    ]
    assert begin(GOVERN, position(text)).refused is not None
