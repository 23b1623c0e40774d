"""Lasting Events that change Infiltrate, Traffic and Suborn: cards 46, 58 and 59."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Gained
from core.adp.model.ids import WARLORDS, Track
from core.adp.rules.infiltrate import INFILTRATE, POLICE_CHECK_IDS
from core.adp.rules.operations import FREE
from core.adp.rules.suborn import BOUND_BY_TRUCE, SUBORN
from core.adp.rules.traffic import HALF_OF_NOTHING, TRAFFIC
from tests.adp.events.in_force import in_force, turn_of
from tests.adp.play import asked, position
from tests.adp.rules.activities import begin, finish
from tests.adp.rules.operations import NOBODY_CAN_PAY, play, why_not

# ID Cards

MIXED = "herat T:u1 G:T1P1\nbalkh T:u1 G:T1\nfarah T:u1 W:u1\nzabol T:u1 W:u1"


@pytest.mark.rule("R5.3-1")
def test_id_cards_unshaded_nobody_infiltrates_among_police() -> None:
    assert "herat" in begin(INFILTRATE, position(MIXED)).asked().options

    doing = begin(INFILTRATE, position(in_force(capability="46=unshaded") + MIXED))

    assert doing.asked().options == ("balkh", "farah", "zabol")
    assert doing.why_not("herat") == POLICE_CHECK_IDS


@pytest.mark.rule("R5.3-1")
def test_id_cards_shaded_two_spaces_are_infiltrated() -> None:
    plain = begin(INFILTRATE, position(MIXED), "balkh", "remove")
    assert plain.pending is None

    board = position(in_force(capability="46=shaded") + MIXED)
    doing = begin(INFILTRATE, board, "balkh", "remove")
    assert doing.asked().options == ("farah", "herat", "zabol", "done")
    doing.answer("farah")
    doing.answer("replace")

    assert doing.pending is None


# Counter-Narc

TRADE = "resources: warlords=0 taliban=0\npatronage: 0\nherat W:B2\nbalkh W:B1 G:P3\nfarah W:B2"


@pytest.mark.rule("R5.4-1")
def test_counter_narc_unshaded_the_total_is_halved_and_rounded_down() -> None:
    plain = finish(TRAFFIC, position(TRADE), "all")
    assert plain.board.track(Track.WARLORDS) == 5

    doing = finish(TRAFFIC, position(in_force(momentum="58=unshaded") + TRADE), "all")

    assert doing.facts == [
        Gained(Track.PATRONAGE, 1, rule="4.5.2"),
        Gained(Track.WARLORDS, 2, rule="card 58"),
    ]


@pytest.mark.rule("R5.4-1")
def test_counter_narc_unshaded_areas_may_still_be_chosen_one_by_one() -> None:
    board = position(in_force(momentum="58=unshaded") + TRADE)

    doing = finish(TRAFFIC, board, "herat", "done")

    assert doing.facts == [Gained(Track.WARLORDS, 1, rule="card 58")]


@pytest.mark.rule("R5.4-1")
def test_counter_narc_unshaded_a_lone_base_is_worth_nothing() -> None:
    cards = in_force(momentum="58=unshaded") + "resources: warlords=0 taliban=0\n"

    assert begin(TRAFFIC, position(cards + "herat W:B1")).refused == HALF_OF_NOTHING
    shared = finish(TRAFFIC, position(cards + "herat W:B1 T:u3"))
    assert shared.facts == [Gained(Track.TALIBAN, 1, rule="4.5.2")]


@pytest.mark.rule("R5.4-1")
@pytest.mark.parametrize(("card", "possible"), [("", True), ("58=unshaded", False)])
def test_counter_narc_unshaded_half_of_one_pays_for_no_operation(card: str, possible: bool) -> None:
    board = turn_of(WARLORDS, NOBODY_CAN_PAY + "herat W:B1", momentum=card)

    assert ("rally" in asked(play(board)).options) is possible


# Local Truce


@pytest.mark.rule("R5.4-1")
def test_local_truce_the_warlords_may_not_suborn() -> None:
    text = "resources: warlords=9\nherat W:u2 G:P1"
    assert "suborn" in asked(play(turn_of(WARLORDS, text), "rally", "herat", "place-one")).options

    board = turn_of(WARLORDS, text, momentum="59=unshaded")

    assert (
        str(why_not(board, "rally", "herat", "place-one", word="suborn"))
        == "suborn.local-truce (card 59)"
    )


@pytest.mark.rule("R5.4-1")
@pytest.mark.parametrize(("card", "possible"), [("", True), ("59=unshaded", False)])
def test_local_truce_no_suborn_makes_an_operation_possible(card: str, possible: bool) -> None:
    board = turn_of(WARLORDS, "resources: warlords=9\nherat W:a1", momentum=card)

    assert ("terror" in asked(play(board)).options) is possible


@pytest.mark.rule("R5.1.2-1", "R5.5-1")
def test_a_free_suborn_takes_place_in_spite_of_a_truce() -> None:
    board = position(in_force(momentum="59=unshaded") + "resources: warlords=9\nherat G:P1")

    assert begin(SUBORN, board).refused == BOUND_BY_TRUCE
    assert len(finish(SUBORN, board, terms=FREE).facts) == 1
