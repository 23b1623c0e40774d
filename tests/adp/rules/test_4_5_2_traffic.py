"""4.5.2 Traffic."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.facts import Gained
from core.adp.model.ids import WARLORDS, SpaceId, Track
from core.adp.rules.march import MARCH
from core.adp.rules.operations import FREE, FULL, Terms
from core.adp.rules.rally import RALLY
from core.adp.rules.special_activities import CHOSEN_ALREADY
from core.adp.rules.traffic import (
    COALITION_THERE,
    NO_BASE,
    NOTHING_TO_GAIN,
    TRAFFIC,
    traffic_enables,
)
from tests.adp.play import asked, play, position
from tests.adp.rules.activities import begin, finish

WARLORD_TURN: Final = "card: 30\nnext: 12\neligible: warlords\n"
POOR: Final = "resources: warlords=0 taliban=5 government=9\npatronage: 5\n"


def gained(track: Track, amount: int) -> Gained:
    """A gain by Traffic."""
    return Gained(track, amount, rule="4.5.2")


@pytest.mark.rule("R4.5.2-1")
def test_areas_with_a_warlord_base_and_no_coalition_piece_qualify() -> None:
    board = position(
        POOR + "kabul W:B1\nherat W:B1 G:T3\nbalkh W:B1 C:T1\nkonduz W:B1 C:B1\nfarah W:u3"
    )

    doing = begin(TRAFFIC, board)

    assert doing.asked().options == ("herat", "kabul", "all")
    assert doing.why_not("balkh") == COALITION_THERE
    assert doing.why_not("konduz") == COALITION_THERE
    assert doing.why_not("farah") == NO_BASE


@pytest.mark.rule("R4.5.2-1")
def test_each_base_earns_1() -> None:
    assert finish(TRAFFIC, position(POOR + "herat W:B2")).facts == [gained(Track.WARLORDS, 2)]


@pytest.mark.rule("R4.5.2-1")
def test_whoever_controls_the_area_gets_1_for_it() -> None:
    taliban = position(POOR + "herat W:B2 T:u3")
    coin = position(POOR + "herat W:B2 G:P3")

    assert finish(TRAFFIC, taliban).facts == [gained(Track.WARLORDS, 2), gained(Track.TALIBAN, 1)]
    assert finish(TRAFFIC, coin).facts == [gained(Track.WARLORDS, 2), gained(Track.PATRONAGE, 1)]


@pytest.mark.rule("R4.5.2-1", "R1.8-1")
def test_patronage_stops_at_40() -> None:
    board = position("resources: warlords=0\npatronage: 40\nherat W:B1 G:P3")

    assert finish(TRAFFIC, board).facts == [gained(Track.WARLORDS, 1)]


@pytest.mark.rule("R4.5.2-1", "R4.1-4")
def test_areas_are_chosen_one_by_one_and_each_once() -> None:
    board = position(POOR + "herat W:B1\nbalkh W:B1\nkonduz W:B2")

    doing = begin(TRAFFIC, board, "konduz")
    assert doing.why_not("konduz") == CHOSEN_ALREADY
    assert doing.asked().options == ("balkh", "herat", "all", "done")
    doing.answer("done")

    assert doing.facts == [gained(Track.WARLORDS, 2)]


@pytest.mark.rule("R4.5.2-1")
def test_all_areas_that_are_left_can_be_chosen_at_once() -> None:
    board = position(POOR + "herat W:B1\nbalkh W:B1\nkonduz W:B2")

    doing = finish(TRAFFIC, board, "all")

    assert doing.board.track(Track.WARLORDS) == 4


@pytest.mark.rule("R4.5.2-1", "R1.8-1")
def test_where_nobody_could_gain_anything_there_is_no_traffic() -> None:
    board = position(
        "resources: warlords=75 taliban=5\npatronage: 40\nherat W:B1\nbalkh W:B1 G:P2\n"
        "konduz W:B1 T:u2\nfarah W:B1 T:u2"
    )

    doing = begin(TRAFFIC, board)

    assert doing.asked().options == ("farah", "konduz", "all")
    assert doing.why_not("herat") == NOTHING_TO_GAIN
    assert doing.why_not("balkh") == NOTHING_TO_GAIN


@pytest.mark.rule("R4.5.2-1", "R4.1.1-1")
def test_it_accompanies_rally_and_march_only() -> None:
    board = position(WARLORD_TURN + "konduz G:P1 W:B1u2")

    for operation in ("rally", "march"):
        assert "traffic" in asked(play(board, operation)).options
    for operation in ("attack", "terror"):
        reason = asked(play(board, operation)).why_not("traffic")
        assert str(reason) == "special.accompanies rally march (4.5.2)"


@pytest.mark.rule("R4.1-3")
@pytest.mark.parametrize("operation", ["rally", "march"])
def test_an_operation_is_open_that_only_traffic_can_pay_for(operation: str) -> None:
    board = position(WARLORD_TURN + POOR + "konduz W:B1u1")

    turn = play(board, operation)
    assert asked(turn).options[0] == "traffic"
    turn.answer("traffic")

    assert turn.board.track(Track.WARLORDS) == 1
    assert "done" not in asked(turn).options


@pytest.mark.rule("R4.1-3")
def test_traffic_opens_nothing_without_earnings_or_without_a_space_to_spend_them_on() -> None:
    assert not traffic_enables(position(POOR + "konduz W:B1 C:T1"), WARLORDS, RALLY)
    assert RALLY.refuse(position(POOR + "konduz W:B1"), WARLORDS, FULL) is not None
    assert not traffic_enables(position(POOR + "konduz W:B1"), WARLORDS, MARCH)


@pytest.mark.rule("TV-5.5", "R5.5-1")
def test_a_free_traffic_still_leaves_out_areas_with_a_coalition_piece() -> None:
    board = position(POOR + "herat W:B1\nbalkh W:B1 C:T1")

    doing = finish(TRAFFIC, board, terms=FREE)

    assert doing.facts == [gained(Track.WARLORDS, 1)]
    assert doing.board.eligible == board.eligible


@pytest.mark.rule("R5.5-1")
def test_a_traffic_granted_by_an_event_keeps_to_the_areas_it_names() -> None:
    board = position(POOR + "herat W:B1\nbalkh W:B1\nkonduz W:B1")
    terms = Terms(free=True, within=(SpaceId.HERAT, SpaceId.BALKH))

    doing = begin(TRAFFIC, board, terms=terms)

    assert doing.asked().options == ("balkh", "herat", "all")
    assert str(doing.why_not("konduz")) == "not-named-by-event (5.5)"


@pytest.mark.rule("A-23")
def test_a_base_that_was_removed_between_two_areas_earns_nothing() -> None:
    board = position(WARLORD_TURN + POOR + "herat W:B1u1\nbalkh W:B1\nkonduz W:B1")

    turn = play(board, "rally", "traffic", "herat", "remove-own", "balkh")

    assert asked(turn).options[:2] == ("konduz", "done")
