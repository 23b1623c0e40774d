"""7.2 Victory Points."""

from __future__ import annotations

from typing import Any

import pytest

from core.district.model.board import DistrictBoard, DistrictResult
from core.district.model.facts.camps import PointsScored
from core.district.model.facts.fact import seen
from core.district.model.facts.scoring import LocJudged
from core.district.model.ids import GOVERNMENT, INSURGENT, Belligerent, Segment
from core.district.model.options import DistrictOptions, GameLength
from core.district.model.view import view
from core.district.modules import MODULES
from core.district.rules.stages import DistrictRules, play_part
from core.district.rules.victory_points import victory_points
from tests.district.play import asked, play
from tests.district.positions import (
    empty,
    facts_of,
    with_camp,
    with_ground,
    with_units,
)


def counting(*strategies: str, **fields: Any) -> DistrictBoard:
    """Return a position at the beginning of the Victory Point segment."""
    government, insurgent = strategies or ("G1", "I1")
    return empty(segment=Segment.VICTORY, strategies=(government, insurgent), **fields)


def points(board: DistrictBoard, *answers: str) -> tuple[int, int]:
    """Return the Victory Points of both sides after the segment."""
    camps = play(board, victory_points, *answers).board.camps
    return camps[GOVERNMENT].vp, camps[INSURGENT].vp


def with_points(board: DistrictBoard, government: int, insurgent: int) -> DistrictBoard:
    """Give both sides Victory Points."""
    board = with_camp(board, GOVERNMENT, vp=government)
    return with_camp(board, INSURGENT, vp=insurgent)


def result(board: DistrictBoard, *answers: str) -> DistrictResult | None:
    """Return how the game ends in this segment, None if it goes on."""
    return play(board, victory_points, *answers).board.result


def winner(board: DistrictBoard, *answers: str) -> Belligerent | str | None:
    """Return who wins in this segment, None if the game goes on."""
    ended = result(board, *answers)
    return ended.winners[0] if ended is not None else None


# 7.21


@pytest.mark.rule("RD7.21-1", "TVd-37", "RDM.4-5")
@pytest.mark.parametrize(("strategy", "worth"), [("G2", 3), ("G1", 3), ("G3", 1), ("G4", 1)])
def test_population_control_pays_by_the_strategy(strategy: str, worth: int) -> None:
    board = with_ground(counting(strategy, "I1"), "riverside", government=3, insurgent=1)
    assert points(board) == (worth, 0)


@pytest.mark.rule("RD7.21-1", "RDM.4-5", "RDM.4-6")
@pytest.mark.parametrize(("strategy", "worth"), [("I1", 4), ("I2", 1), ("I3", 1), ("I4", 4)])
def test_the_insurgent_is_paid_in_the_same_way(strategy: str, worth: int) -> None:
    board = with_ground(counting("G1", strategy), "mill-quarter", insurgent=2)
    assert points(board) == (0, worth)


@pytest.mark.rule("RD7.21-1", "RD6.3-2")
def test_nobody_controls_people_at_a_tie_under_terror_or_where_there_are_none() -> None:
    board = with_ground(counting(), "riverside", government=2, insurgent=2)
    board = with_ground(board, "mill-quarter", government=3, terror=True)
    board = with_ground(board, "salt-flats", government=1)
    assert points(board) == (0, 0)


# 7.22


@pytest.mark.rule("RD7.22-1", "TVd-38", "DA-13")
def test_whoever_alone_has_enough_units_controls_the_roads() -> None:
    board = with_units(counting("G3", "I3"), "quarry-road", "line", dispersed=True)
    board = with_units(board, "quarry-road", "fighters")
    table = play(board, victory_points)
    assert facts_of(table, LocJudged) == [LocJudged(held={"quarry-road": GOVERNMENT}, rule="7.22")]
    assert table.board.camps[GOVERNMENT].vp == 2


def holder(area: str, *kinds: str) -> Belligerent | None:
    """Return who controls the roads of an Area with some units, none of them Dispersed."""
    judged = facts_of(play(with_units(counting(), area, *kinds), victory_points), LocJudged)[0]
    assert isinstance(judged, LocJudged)
    return judged.held.get(area)


@pytest.mark.rule("RD7.22-1", "DA-13", "RD2.221-3")
@pytest.mark.parametrize(
    ("area", "kinds", "expected"),
    [
        ("quarry-road", ("gendarmes", "gendarmes"), GOVERNMENT),
        ("quarry-road", ("gendarmes",), None),
        ("quarry-road", ("gendarmes", "gendarmes", "fighters"), GOVERNMENT),
        ("quarry-road", ("gendarmes", "gendarmes", "fighters", "villagers"), None),
        ("quarry-road", ("gendarmes", "trucks"), None),
        ("quarry-road", ("fighters", "dummy", "dummy"), None),
        ("quarry-road", ("fighters", "villagers"), INSURGENT),
        ("north-fields", ("home-guard",), GOVERNMENT),
        ("north-fields", (), None),
        ("riverside", ("villagers",), INSURGENT),
        ("salt-flats", ("line",), GOVERNMENT),
    ],
)
def test_loc_control_counts_combat_units_against_the_terrain(
    area: str, kinds: tuple[str, ...], expected: Belligerent | None
) -> None:
    assert holder(area, *kinds) == expected


@pytest.mark.rule("RD7.22-1", "DA-13")
def test_loc_control_pays_without_people_under_terror_and_besides_population() -> None:
    board = with_ground(counting("G3", "I1"), "riverside", government=1)
    board = with_ground(board, "quarry-road", terror=True)
    for area, count in (("riverside", 1), ("quarry-road", 2), ("salt-flats", 1)):
        board = with_units(board, area, *["line"] * count)
    assert points(board) == (1 + 3 * 2, 0)


@pytest.mark.rule("RDM.5-22")
def test_a_landslip_does_not_count_for_the_roads() -> None:
    board = with_units(counting("G3", "I1", event=22), "quarry-road", "line", "line")
    assert points(board) == (2, 0)


@pytest.mark.rule("RD2.1-4", "RD2.1-3")
def test_it_is_told_who_controls_the_roads_but_not_what_that_pays() -> None:
    board = with_units(counting("G3", "I3"), "riverside", "villagers")
    board = with_ground(board, "highfell", government=1)
    table = play(board, victory_points)
    told = [fact for fact in table.facts if seen(fact, GOVERNMENT)]
    assert [type(fact) for fact in told] == [PointsScored, LocJudged]
    assert view(table.board, GOVERNMENT).camps[INSURGENT].vp == 0
    assert table.board.camps[INSURGENT].vp == 2


# The end


@pytest.mark.rule("RD7.2-4", "RD2.1-6", "DA-27")
def test_a_side_at_the_limit_wins_at_once() -> None:
    ended = result(with_points(counting(), 100, 70))
    assert ended is not None
    assert (ended.winners, ended.reason) == ((GOVERNMENT,), "limit")
    assert ended.points == {GOVERNMENT: 100, INSURGENT: 70}
    assert winner(with_points(counting(), 99, 70)) is None


@pytest.mark.rule("RD7.2-4", "RDM.7-4")
@pytest.mark.parametrize(
    ("length", "limit"), [(GameLength.SHORT, 60), (GameLength.NORMAL, 100), (GameLength.LONG, 150)]
)
def test_the_limit_depends_on_the_length(length: GameLength, limit: int) -> None:
    board = counting(options=DistrictOptions(length=length))
    assert winner(with_points(board, 0, limit)) == INSURGENT
    assert winner(with_points(board, 0, limit - 1)) is None


@pytest.mark.rule("RD7.2-4")
def test_points_of_this_segment_count() -> None:
    board = with_ground(with_points(counting(), 97, 0), "riverside", government=1)
    assert winner(board) == GOVERNMENT


@pytest.mark.rule("DA-14", "TVd-43")
def test_if_both_are_at_the_limit_more_points_win_and_equal_ones_mean_another_turn() -> None:
    assert winner(with_points(counting(), 101, 103)) == INSURGENT
    assert winner(with_points(counting(), 103, 103)) is None


@pytest.mark.rule("RDM.7-5")
@pytest.mark.parametrize(
    ("government", "insurgent", "expected"),
    [(50, 49, GOVERNMENT), (49, 50, INSURGENT), (50, 50, INSURGENT), (103, 103, INSURGENT)],
)
def test_after_the_last_turn_more_points_win_and_equal_ones_the_insurgent(
    government: int, insurgent: int, expected: Belligerent
) -> None:
    ended = result(with_points(counting(turn=16), government, insurgent))
    assert ended is not None
    assert (ended.winners, ended.reason) == ((expected,), "last-turn")
    assert winner(with_points(counting(turn=15), government, insurgent)) is None


@pytest.mark.rule("DA-28")
def test_points_may_be_below_zero() -> None:
    ended = result(with_points(counting(turn=16), -4, -5))
    assert ended is not None
    assert (ended.winners, ended.points[INSURGENT]) == ((GOVERNMENT,), -5)


@pytest.mark.rule("RD7.2-4", "RD4-1")
def test_nothing_follows_the_end() -> None:
    table = play(with_points(counting(), 100, 0), play_part)
    assert DistrictRules().outcome(table.board) == table.board.result
    assert table.board.segment is Segment.VICTORY
    going_on = play(with_points(counting(), 1, 0), play_part).board
    assert DistrictRules().outcome(going_on) is None
    assert (going_on.segment, going_on.side) == (Segment.APPEAL, GOVERNMENT)


# 11


def switched(true: tuple[int, int], known: tuple[int, int], **fields: Any) -> DistrictBoard:
    """Return a position of a game in which true Strategies count."""
    board = counting("G1", "I2", options=DistrictOptions(switcheroo=True), **fields)
    for n, (side, card) in enumerate(((GOVERNMENT, "G3"), (INSURGENT, "I1"))):
        board = with_camp(board, side, vp=known[n], true_vp=true[n], true_strategy=card)
    return board


@pytest.mark.rule("RD11-12", "DA-35")
def test_with_switcheroo_the_program_keeps_both_books() -> None:
    board = with_ground(switched((0, 0), (0, 0)), "mill-quarter", government=3, insurgent=1)
    board = with_units(board, "mill-quarter", "line", "line", "line")
    camp = play(board, victory_points, "no", "no").board.camps[GOVERNMENT]
    assert (camp.vp, camp.true_vp) == (4, 1 + 2)


@pytest.mark.rule("RD11-12", "RD2.1-3")
def test_nobody_learns_what_the_true_strategy_notes() -> None:
    board = with_ground(switched((0, 0), (0, 0)), "mill-quarter", government=3)
    table = play(board, victory_points, "no", "no")
    told = [seen(fact, GOVERNMENT) for fact in facts_of(table, PointsScored)]
    assert [fact.true_points for fact in told if isinstance(fact, PointsScored)] == [0]
    assert view(table.board, GOVERNMENT).camps[GOVERNMENT].true_vp == 0


@pytest.mark.rule("RD11-12", "DA-27", "RDD-42")
def test_only_a_side_at_the_limit_can_declare_but_both_are_asked() -> None:
    board = switched((40, 50), (100, 99))
    first = asked(board, victory_points)
    assert (first.by, first.options, first.known_to) == (
        GOVERNMENT,
        ("declare", "no"),
        (GOVERNMENT,),
    )
    second = asked(board, victory_points, "no")
    assert (second.by, second.options) == (INSURGENT, ("no",))
    reason = second.why_not("declare")
    assert reason is not None
    assert reason.code == "victory.below-limit"


@pytest.mark.rule("RD11-12", "DA-35")
def test_when_a_side_declares_more_true_points_win() -> None:
    board = switched((40, 50), (100, 20))
    ended = result(board, "declare", "no")
    assert ended is not None
    assert (ended.winners, ended.points) == ((INSURGENT,), {GOVERNMENT: 40, INSURGENT: 50})
    assert winner(board, "no", "no") is None
    assert winner(switched((50, 50), (100, 20)), "declare", "no") is None
    assert winner(switched((51, 50), (0, 20), turn=16), "no", "no") == GOVERNMENT


@pytest.mark.rule("RD11-18")
@pytest.mark.parametrize(("kind", "worth"), [("legion", 3), ("line", 5)])
def test_foreigners_halve_what_population_control_pays_the_government(
    kind: str, worth: int
) -> None:
    board = counting(options=DistrictOptions(foreign=True, xenophobic=True))
    board = with_ground(board, "orrin-town", government=2)
    assert points(with_units(board, "orrin-town", kind)) == (worth, 0)
    usual = with_ground(counting(), "orrin-town", government=2)
    assert points(with_units(usual, "orrin-town", kind)) == (5, 0)


@pytest.mark.rule("RD11-18")
def test_half_of_two_is_one() -> None:
    board = counting(options=DistrictOptions(foreign=True, xenophobic=True))
    board = with_ground(board, "north-fields", government=1)
    assert points(board) == (2, 0)
    assert points(with_units(board, "north-fields", "legion", "line")) == (1, 0)


@pytest.mark.rule("RDM.4-5", "RDM.4-6")
def test_the_cards_pay_what_the_module_says() -> None:
    cards = MODULES["orrin-valley"].strategies
    assert {word for word, card in cards.items() if card.loc} == {"G3", "I3"}
    assert {word for word, card in cards.items() if card.ambush} == {"I2", "I3"}
    assert {word: card.terror for word, card in cards.items() if card.terror} == {
        "G1": -2,
        "G2": -2,
        "G3": -1,
        "G4": -2,
        "I1": -2,
        "I3": -1,
        "I4": 1,
    }
    assert cards["I4"].intimidated == 2
    assert {word: card.reduced for word, card in cards.items()} == {
        "G1": 3,
        "G2": 3,
        "G3": 1,
        "G4": 8,
        "I1": 2,
        "I2": 1,
        "I3": 1,
        "I4": 2,
    }
