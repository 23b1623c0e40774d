"""RDB.1 The words that both bots use, ties, and setting up."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from core.district.bots.appraisal import best, chance_to_beat, need, worth
from core.district.model.board import DistrictBoard
from core.district.model.ids import GOVERNMENT, INSURGENT, Rating, Segment
from core.kernel import Decision, Setup
from tests.district.bots.ask import consult, numbers
from tests.district.bots.games import BOT, begin, known_in
from tests.district.positions import empty, with_ground, with_stack

TOWN = "orrin-town"
"""An Area of Population 5."""


def with_card(card: str, ours: int = 0, theirs: int = 0) -> DistrictBoard:
    """Return a position with a Strategy of the Government, and Infrastructure in the town."""
    board = empty(strategies=(card, "I1"))
    return with_ground(board, TOWN, government=ours, insurgent=theirs)


@pytest.mark.rule("RDB.1-1", "RDM.3-1")
def test_the_chance_to_beat_a_random_chit() -> None:
    chances = [round(chance_to_beat(empty(), total), 2) for total in range(1, 8)]

    assert chances == [0, 0.19, 0.44, 0.71, 0.9, 1, 1]


@pytest.mark.rule("RDB.1-2")
@pytest.mark.parametrize(
    ("card", "built", "expected"), [("G1", 0, 5), ("G2", 3, 3), ("G2", 0, 1), ("G4", 3, 1)]
)
def test_an_area_is_worth_what_the_strategy_pays_but_at_least_1(
    card: str, built: int, expected: int
) -> None:
    assert worth(with_card(card, built), GOVERNMENT, TOWN) == expected


@pytest.mark.rule("RDB.1-3")
@pytest.mark.parametrize(
    ("card", "ours", "theirs", "expected"),
    [
        ("G1", 0, 1, 2.5),
        ("G1", 1, 3, 5 / 3),
        ("G1", 2, 2, 7.5),
        ("G1", 2, 1, 3),
        ("G2", 2, 1, 2),
        ("G4", 2, 1, 0.6),
        ("G1", 5, 0, 0),
    ],
)
def test_building_is_needed_most_where_both_sides_are_equal(
    card: str, ours: int, theirs: int, expected: float
) -> None:
    board = with_card(card, ours, theirs)

    assert need(board, GOVERNMENT, TOWN) == pytest.approx(expected)


@pytest.mark.rule("RDB.1-3")
def test_nothing_is_needed_where_nothing_can_be_built() -> None:
    board = with_card("G1", 1)

    assert need(replace(board, pool=1), GOVERNMENT, TOWN) > 0
    assert need(board, GOVERNMENT, "salt-flats") == 0
    assert need(with_ground(board, TOWN, terror=True), GOVERNMENT, TOWN) == 0
    assert need(replace(board, pool=0), GOVERNMENT, TOWN) == 0


@pytest.mark.rule("RDB.1-4")
def test_the_best_rating_in_hand() -> None:
    board = empty(hands=(("151", "224"), ()))

    assert [best(board, GOVERNMENT, rating) for rating in Rating] == [2, 5, 4]
    assert best(board, INSURGENT, Rating.IR) == 0


@pytest.mark.rule("RDB.1-5")
def test_of_equal_candidates_the_first_on_the_map_and_the_first_unit() -> None:
    board = with_stack(empty(), "a", "east-terraces", "fighters")
    board = with_stack(board, "b", "riverside", "fighters")

    area = consult(board, INSURGENT, "ops.area", "east-terraces riverside")
    unit = consult(board, GOVERNMENT, "event.refit", "line-2 line-1")

    assert (area.option, numbers(area)) == ("east-terraces", ["RDB.1-5"])
    assert (unit.option, numbers(unit)) == ("line-1", ["RDB.1-5"])


# Set-up


def set_up_by_bots(scenario: str) -> DistrictBoard:
    """Let bots carry out the set-up of a scenario."""
    turn = begin(Setup(scenario))
    while turn.board.segment is Segment.SET_UP:
        asked = turn.pending
        assert isinstance(asked, Decision)
        turn.answer(BOT.decide(known_in(turn)).option if asked.by else asked.options[0])
    return turn.board


@pytest.mark.rule("RDB.1-6")
def test_under_free_deployment_bots_set_up_as_in_the_standard_scenario() -> None:
    free, fixed = map(set_up_by_bots, ("free", "standard"))

    assert free.grounds == fixed.grounds
    assert where_units_are(free) == where_units_are(fixed)


def where_units_are(board: DistrictBoard) -> list[tuple[str, str]]:
    """Return the kinds of the units on the map, each with its Area."""
    units = board.units.values()
    return sorted((unit.kind, unit.at) for unit in units if unit.at in board.grounds)


@pytest.mark.rule("RDB.1-6")
@pytest.mark.parametrize(
    ("ask", "options", "expected"),
    [
        ("setup.iu", "riverside mill-quarter", "riverside"),
        ("setup.iu", "highfell north-fields mill-quarter", "north-fields"),
        ("setup.iu", "highfell quarry-road mill-quarter", "mill-quarter"),
        ("setup.mil", "highfell riverside", "riverside"),
        ("setup.mil", "highfell mill-quarter", "mill-quarter"),
    ],
)
def test_where_that_is_not_legal_they_choose_the_most_people(
    ask: str, options: str, expected: str
) -> None:
    board = with_ground(empty(segment=Segment.SET_UP), TOWN, government=3)

    reply = consult(board, GOVERNMENT, ask, options)

    assert (reply.option, numbers(reply)) == (expected, ["RDB.1-6"])
