"""6.3 Resources Phase: Sabotage, earnings, and the price of Casualties."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.facts import Entered, Fact, Gained, Lost, Sabotaged
from core.adp.model.ids import SpaceId, Stage, Track
from tests.adp.play import asked, finish, play, position

PHASE: Final = "stage: resources\ncard: propaganda\n"
SUPPORT_FOLLOWS: Final = Entered(Stage.SUPPORT, rule="6.4")

ONE_MARKER_LEFT: Final = "kabul terror=29\n"
TWO_MARKERS_LEFT: Final = "kabul terror=28\n"


def sabotaged(facts: list[Fact]) -> list[SpaceId]:
    """Return the LoCs that were Sabotaged, in order."""
    return [fact.space for fact in facts if isinstance(fact, Sabotaged)]


# Sabotage


@pytest.mark.rule("R6.3.1-1")
@pytest.mark.parametrize(
    ("here", "held"),
    [
        ("T:u1", True),
        ("T:a1", True),
        ("T:u2a1 G:P2", True),
        ("T:u2 W:u1 C:T1", False),
        ("T:u1 G:P1", False),
        ("G:P1", False),
        ("W:u3", False),
    ],
)
def test_taliban_guerrillas_sabotage_a_loc_where_they_outnumber_everybody_else(
    here: str, held: bool
) -> None:
    table = finish(position(PHASE + f"kabul-aibak {here}"))

    assert sabotaged(table.facts) == ([SpaceId.KABUL_AIBAK] if held else [])


@pytest.mark.rule("R6.3.1-1")
def test_a_loc_is_sabotaged_once() -> None:
    table = finish(position(PHASE + "kabul-aibak T:u1 sabotage\nkandahar-kabul T:u1"))

    assert sabotaged(table.facts) == [SpaceId.KANDAHAR_KABUL]


@pytest.mark.rule("R6.3.1-1", "A-85")
def test_with_too_few_markers_the_loc_of_highest_econ_is_sabotaged() -> None:
    board = position(
        PHASE + ONE_MARKER_LEFT + "kabul-aibak T:u1\nkabul-tor-kham T:u1\nkandahar-spin-boldak T:u1"
    )

    table = finish(board)

    assert table.facts[0] == Sabotaged(SpaceId.KABUL_TOR_KHAM, rule="6.3.1")
    assert sabotaged(table.facts) == [SpaceId.KABUL_TOR_KHAM]


@pytest.mark.rule("R6.3.1-1", "A-85")
def test_with_too_few_markers_locs_of_equal_econ_are_chosen_at_random() -> None:
    board = position(
        PHASE + TWO_MARKERS_LEFT + "kabul-aibak T:u1\nkabul-tor-kham T:u1\nkandahar-kabul T:u1"
    )

    decision = asked(play(board))
    table = finish(board, "kandahar-kabul")

    assert (decision.by, decision.weights) == (None, ())
    assert decision.options == ("kabul-aibak", "kandahar-kabul")
    assert sabotaged(table.facts) == [SpaceId.KABUL_TOR_KHAM, SpaceId.KANDAHAR_KABUL]


@pytest.mark.rule("R6.3.1-1", "A-85")
def test_nothing_is_random_while_there_are_enough_markers() -> None:
    table = finish(position(PHASE + TWO_MARKERS_LEFT + "kabul-aibak T:u1\nkandahar-kabul T:u1"))

    assert sabotaged(table.facts) == [SpaceId.KABUL_AIBAK, SpaceId.KANDAHAR_KABUL]


@pytest.mark.rule("R6.3.1-1")
def test_without_markers_nothing_is_sabotaged() -> None:
    table = finish(position(PHASE + "kabul terror=30\nkabul-aibak T:u1"))

    assert sabotaged(table.facts) == []


# Earnings


@pytest.mark.rule("R6.3.2-1")
@pytest.mark.parametrize(
    ("locs", "earned"),
    [
        ("", 12),
        ("kabul-tor-kham sabotage", 8),
        ("kabul-tor-kham sabotage\nkandahar-spin-boldak sabotage\nkandahar-kabul sabotage", 4),
    ],
)
def test_the_government_earns_aid_and_the_econ_of_open_locs(locs: str, earned: int) -> None:
    board = position(PHASE + f"resources: government=0\naid: 9\nkabul C:B1\n{locs}")

    table = finish(board)

    assert table.facts == [Gained(Track.GOVERNMENT, 9 + earned, rule="6.3.2"), SUPPORT_FOLLOWS]


@pytest.mark.rule("R6.3.1-1", "R6.3.2-1", "R6.3.3-1")
def test_a_loc_that_is_sabotaged_in_this_phase_earns_nobody_anything() -> None:
    board = position(PHASE + "aid: 0\nkabul-tor-kham T:u2 W:u1")

    assert finish(board).facts == [
        Sabotaged(SpaceId.KABUL_TOR_KHAM, rule="6.3.1"),
        Gained(Track.GOVERNMENT, 8, rule="6.3.2"),
        SUPPORT_FOLLOWS,
    ]


@pytest.mark.rule("R6.3.3-1")
def test_the_taliban_earn_1_for_each_base_on_the_map() -> None:
    board = position(PHASE + "waziristan T:B2u3\nkandahar T:B1\nkabul-aibak T:u1 G:P1")

    assert Gained(Track.TALIBAN, 3, rule="6.3.3") in finish(board).facts


@pytest.mark.rule("R6.3.3-1")
def test_the_warlords_earn_1_for_each_base_and_each_guerrilla_on_an_open_loc() -> None:
    board = position(
        PHASE
        + "balkh W:B2u4\nfaryab W:B1\nkabul-aibak W:u1a1\nkandahar-kabul W:u3 sabotage\n"
        + "shibirghan-aibak W:u1 T:u1"
    )

    assert Gained(Track.WARLORDS, 6, rule="6.3.3") in finish(board).facts


@pytest.mark.rule("R6.3.2-1", "R6.3.3-1", "R1.8-1")
def test_earnings_end_at_75() -> None:
    board = position(
        PHASE + "resources: government=60 taliban=74 warlords=75\naid: 40\n"
        "waziristan T:B2\nbalkh W:B2"
    )

    assert finish(board).facts == [
        Gained(Track.GOVERNMENT, 15, rule="6.3.2"),
        Gained(Track.TALIBAN, 1, rule="6.3.3"),
        SUPPORT_FOLLOWS,
    ]


# Casualties


@pytest.mark.rule("R6.3.4-1")
def test_each_casualty_costs_3_aid_after_the_government_has_earned_it() -> None:
    board = position(PHASE + "resources: government=0\naid: 20\ncasualties: C:B1T3\nkabul C:B1")

    assert finish(board).facts == [
        Gained(Track.GOVERNMENT, 32, rule="6.3.2"),
        Lost(Track.AID, 12, rule="6.3.4"),
        SUPPORT_FOLLOWS,
    ]


@pytest.mark.rule("R6.3.4-1")
def test_aid_does_not_fall_below_0() -> None:
    table = finish(position(PHASE + "aid: 5\ncasualties: C:T2\nkabul C:B1"))

    assert Lost(Track.AID, 5, rule="6.3.4") in table.facts
    assert table.board.track(Track.AID) == 0
