"""3, 10, RDM.2, RDM.4, RDM.6, RDM.7 How a game begins."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from msgspec.structs import replace

from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import seen
from core.district.model.facts.flow import TurnBegun
from core.district.model.facts.units import UnitPlaced
from core.district.model.ids import (
    AVAILABLE,
    BELLIGERENTS,
    GOVERNMENT,
    INSURGENT,
    OFF_MAP,
    RECRUITING,
    RESERVE,
    Segment,
)
from core.district.model.module import Quota
from core.district.model.options import DistrictOptions, GameLength
from core.district.model.start import starting_board
from core.district.model.view import view
from core.district.modules import MODULES
from core.district.rules.setup import set_up
from core.kernel import Decision
from tests.district.play import asked, play, played
from tests.district.positions import facts_of

STRATEGIES = ("setup.strategy=G2", "setup.strategy=I3")
SIX_GR = ("fighters", "fighters", "fighters", "fighters", "organisers", "levies")
GOVERNMENT_IUS = ("orrin-town",) * 3 + ("riverside",) * 2 + ("north-fields",) * 2
INSURGENT_IUS = (
    ("mill-quarter",) * 2 + ("east-terraces",) * 2 + ("highfell", "quarry-road", "saddle-pass")
)
ADVANCED = DistrictOptions(assets=True, intelligence=True, foreign=True)


def begin(scenario: str = "standard", options: DistrictOptions | None = None) -> DistrictBoard:
    """Return the position with which a scenario begins."""
    return starting_board("orrin-valley", scenario, options or DistrictOptions())


def in_box(board: DistrictBoard, box: str) -> Counter[str]:
    """Count the units of a box by kind."""
    return Counter(unit.kind for unit in board.units.values() if unit.at == box)


@pytest.mark.rule("RD3-1", "RD2.24-1", "RDM.2-2", "RDM.2-3")
def test_at_first_all_chits_are_in_the_randomizer_and_nobody_holds_any() -> None:
    board = begin()
    assert len(board.randomizer) == 48
    assert [board.camps[side].hand for side in BELLIGERENTS] == [(), ()]
    assert [board.camps[side].tp_max for side in BELLIGERENTS] == [12, 12]
    assert board.pool == 8
    assert board.turn == 1


@pytest.mark.rule("RDM.7-1", "RDM.7-7")
def test_the_standard_scenario_is_on_the_map_from_the_start() -> None:
    board = begin()
    built = {
        area: (ground.government, ground.insurgent)
        for area, ground in board.grounds.items()
        if ground.government or ground.insurgent
    }
    militia = {(unit.at, unit.kind) for unit in board.units.values() if unit.at not in OFF_MAP}
    assert built == {
        "highfell": (0, 1),
        "north-fields": (2, 0),
        "saddle-pass": (0, 1),
        "quarry-road": (0, 1),
        "orrin-town": (3, 0),
        "east-terraces": (0, 2),
        "mill-quarter": (0, 2),
        "riverside": (2, 0),
    }
    assert militia == {
        ("orrin-town", "home-guard"),
        ("riverside", "home-guard"),
        ("mill-quarter", "villagers"),
        ("east-terraces", "villagers"),
        ("highfell", "villagers"),
    }
    assert not any(unit.revealed for unit in board.units.values())
    assert not board.stacks


@pytest.mark.rule("RD10-2", "RDM.2-1", "RDM.2-4")
def test_units_begin_in_their_boxes_and_militia_in_recruiting() -> None:
    board = begin()
    assert in_box(board, AVAILABLE) == {
        "guards": 1,
        "line": 3,
        "gendarmes": 3,
        "constables": 2,
        "main-force": 1,
        "dummy": 6,
    }
    assert in_box(board, RECRUITING) == {"home-guard": 8, "villagers": 9}
    assert in_box(board, RESERVE) == {
        "guards": 1,
        "line": 1,
        "constables": 1,
        "main-force": 2,
        "fighters": 4,
        "organisers": 3,
        "levies": 3,
    }


@pytest.mark.rule("RD11-0")
def test_every_variation_is_off_by_default() -> None:
    options = {name: getattr(DistrictOptions(), name) for name in DistrictOptions.__struct_fields__}
    agreed = {name: value for name, value in options.items() if value not in (False, "off")}
    assert agreed == {"length": "normal", "desertion_times": "1", "staff_saving": "4"}


@pytest.mark.rule("RDD-39")
def test_there_are_31_counters_without_assets_and_37_with_them() -> None:
    for options, count in ((DistrictOptions(), 31), (ADVANCED, 37)):
        board = begin(options=options)
        names = {name for name in board.units if board.side_of(name) is INSURGENT}
        assert names == {f"x{number}" for number in range(1, count + 1)}


@pytest.mark.rule("RDM.7-4", "RDM.7-6")
@pytest.mark.parametrize(
    ("length", "limit", "insurgent"),
    [
        (GameLength.SHORT, 60, 2),
        (GameLength.NORMAL, 100, 6),
        (GameLength.LONG, 150, 10),
    ],
)
def test_the_insurgent_begins_with_points_that_depend_on_the_length(
    length: GameLength, limit: int, insurgent: int
) -> None:
    plain = begin(options=DistrictOptions(length=length))
    advanced = begin(options=replace(ADVANCED, length=length))
    assert plain.length.limit == limit
    assert [plain.camps[side].vp for side in BELLIGERENTS] == [0, insurgent]
    assert [advanced.camps[side].vp for side in BELLIGERENTS] == [4, insurgent]


@pytest.mark.rule("RDM.4-1", "RDD-1", "RDM.2-4", "RDD-2", "RD4-1", "DA-44")
def test_strategies_and_guerrillas_are_drawn_in_secret_and_turn_1_begins() -> None:
    table = play(begin(), set_up, *STRATEGIES, *SIX_GR, "shuffle=000")
    board = table.board
    assert (board.camps[GOVERNMENT].strategy, board.camps[INSURGENT].strategy) == ("G2", "I3")
    assert in_box(board, AVAILABLE)["fighters"] == 4
    assert in_box(board, RESERVE) == {
        "guards": 1,
        "line": 1,
        "constables": 1,
        "main-force": 2,
        "organisers": 2,
        "levies": 2,
    }
    assert (board.turn, board.segment) == (1, Segment.EVENT)
    assert [fact for fact in table.facts if seen(fact, None)] == facts_of(table, TurnBegun)
    assert view(board, GOVERNMENT).camps[INSURGENT].strategy == "?"


@pytest.mark.rule("RDD-1", "RDD-2")
def test_what_is_drawn_is_known_to_its_side_only() -> None:
    asked_of = [asked(begin(), set_up), asked(begin(), set_up, *STRATEGIES)]
    assert [decision.by for decision in asked_of] == [None, None]
    assert [decision.known_to for decision in asked_of] == [(GOVERNMENT,), (INSURGENT,)]


@pytest.mark.rule("RDD-2", "RDM.2-4")
def test_a_kind_of_guerrilla_is_drawn_as_often_as_there_are_units_of_it() -> None:
    first = asked(begin(), set_up, *STRATEGIES)
    fourth = asked(begin(), set_up, *STRATEGIES, "organisers", "organisers", "organisers")
    assert first.ask == fourth.ask == "setup.gr"
    assert dict(zip(first.options, first.weights, strict=True)) == {
        "fighters": 4,
        "organisers": 3,
        "levies": 3,
    }
    assert fourth.options == ("fighters", "levies")


@pytest.mark.rule("RDM.6-1", "RDD-3")
def test_assets_are_drawn_two_for_the_government_and_three_for_the_insurgent() -> None:
    board = begin(options=DistrictOptions(assets=True))
    answers = (*STRATEGIES, *SIX_GR)
    own, theirs = ("trucks", "mortars"), ("tunnels", "smuggler", "agitator")
    table = play(board, set_up, *answers, *own, *theirs, "shuffle=000")
    ready = in_box(table.board, AVAILABLE)
    assert {kind for kind in ready if table.board.rulebook.kinds[kind].is_asset} == {*own, *theirs}
    assert asked(board, set_up, *answers).known_to == (GOVERNMENT,)
    assert asked(board, set_up, *answers, *own).known_to == (INSURGENT,)


@pytest.mark.rule("RDM.6-2")
def test_the_intelligence_pool_is_there_only_with_that_rule() -> None:
    assert begin(options=ADVANCED).intelligence == {"blank": 12, "blue": 4, "orange": 4}
    assert begin().intelligence == {}


@pytest.mark.rule("RDD-39")
def test_the_counters_are_numbered_at_random_before_turn_1() -> None:
    boards = [
        play(begin(), set_up, *STRATEGIES, *SIX_GR, word).board for word in ("000", "001", "000")
    ]
    kinds = [{name: unit.kind for name, unit in board.units.items()} for board in boards]
    assert kinds[0] == kinds[2] != kinds[1]
    assert all(in_box(board, AVAILABLE) == in_box(boards[0], AVAILABLE) for board in boards)
    assert asked(begin(), set_up, *STRATEGIES, *SIX_GR).known_to == (INSURGENT,)


# Free Deployment


def free(*answers: str) -> tuple[str, ...]:
    """Return the answers of a free set-up up to the first pieces, and some more."""
    return (*STRATEGIES, *SIX_GR, *answers)


@pytest.mark.rule("RDM.7-2", "RD10-1", "RDD-4")
def test_both_sides_place_their_pieces_the_government_first() -> None:
    militia = ("setup.mil=orrin-town", "setup.mil=riverside")
    rebels = ("setup.mil=mill-quarter", "setup.mil=mill-quarter", "setup.mil=highfell")
    table = play(
        begin("free"), set_up, *free(*GOVERNMENT_IUS, *militia, *INSURGENT_IUS, *rebels, "000")
    )
    board = table.board
    assert sum(ground.government for ground in board.grounds.values()) == 7
    assert sum(ground.insurgent for ground in board.grounds.values()) == 7
    assert board.pool == 8
    where = Counter((unit.at, unit.kind) for unit in board.units.values() if unit.at not in OFF_MAP)
    assert where == {
        ("orrin-town", "home-guard"): 1,
        ("riverside", "home-guard"): 1,
        ("mill-quarter", "villagers"): 2,
        ("highfell", "villagers"): 1,
    }


def refusal(decision: Decision, word: str) -> str:
    """Return the code of the reason why a word is refused."""
    reason = decision.why_not(word)
    assert reason is not None, word
    return reason.code


@pytest.mark.rule("RDM.7-2", "RD8.2-1")
def test_the_government_builds_in_three_areas_that_can_hold_it_all() -> None:
    first = asked(begin("free"), set_up, *free())
    assert refusal(first, "salt-flats") == "setup.area-full"
    small = asked(begin("free"), set_up, *free("highfell"))
    assert refusal(small, "highfell") == "setup.area-full"
    assert "saddle-pass" in small.options
    smaller = asked(begin("free"), set_up, *free("highfell", "quarry-road"))
    assert smaller.options == ("quarry-road", "orrin-town", "mill-quarter")
    smallest = asked(begin("free"), set_up, *free("highfell", "saddle-pass"))
    assert smallest.options == ("orrin-town",)
    assert refusal(smallest, "mill-quarter") == "setup.too-small"
    full = asked(begin("free"), set_up, *free("highfell", "quarry-road", "orrin-town"))
    assert refusal(full, "mill-quarter") == "setup.too-many-areas"


@pytest.mark.rule("RDM.7-2", "RD8.1-1", "RD2.223-1")
def test_militia_begin_beside_own_infrastructure_and_the_insurgent_builds_elsewhere() -> None:
    answers = free(*("north-fields",) * 2, *("orrin-town",) * 5)
    militia = asked(begin("free"), set_up, *answers)
    assert militia.options == ("north-fields", "orrin-town")
    assert refusal(militia, "riverside") == "setup.no-infrastructure"
    rebels = asked(begin("free"), set_up, *answers, "orrin-town", "orrin-town")
    assert (rebels.by, rebels.ask) == (INSURGENT, "setup.iu")
    assert refusal(rebels, "orrin-town") == "setup.enemy-infrastructure"
    assert refusal(rebels, "north-fields") == "setup.enemy-infrastructure"


@pytest.mark.rule("RDM.7-2")
def test_what_the_government_leaves_always_holds_the_insurgents_infrastructure() -> None:
    module = MODULES["orrin-valley"]
    quota = module.scenarios["free"]
    assert isinstance(quota, Quota)
    assert quota.most_areas is not None
    people = [area.population for area in module.areas.values()]
    for taken in combinations(people, quota.most_areas):
        assert sum(people) - sum(taken) >= quota.infrastructure[INSURGENT]


@pytest.mark.rule("RDD-4")
def test_where_the_insurgents_militia_go_is_known_to_the_insurgent() -> None:
    answers = free(*GOVERNMENT_IUS, "orrin-town", "riverside")
    building = asked(begin("free"), set_up, *answers)
    raising = asked(begin("free"), set_up, *answers, *INSURGENT_IUS)
    assert (building.ask, building.known_to) == ("setup.iu", None)
    assert (raising.ask, raising.known_to) == ("setup.mil", (INSURGENT,))


# Random Deployment


@pytest.mark.rule("RDM.7-3", "RDD-4", "RD10-1")
def test_areas_are_drawn_for_both_sides_in_turn() -> None:
    board = begin("random")
    first = asked(board, set_up, *free())
    assert (first.by, first.about, first.ask) == (None, (GOVERNMENT,), "setup.iu")
    weights = dict(zip(first.options, first.weights, strict=True))
    assert weights == {
        area: data.population for area, data in board.rulebook.areas.items() if data.population
    }
    second = asked(board, set_up, *free("orrin-town"))
    assert (second.about, "orrin-town" in second.options) == ((INSURGENT,), True)


@pytest.mark.rule("RDM.7-3", "RD8.1-1", "RD8.2-1")
def test_a_side_that_has_placed_all_is_skipped() -> None:
    board = begin("random")
    both = ("orrin-town", "orrin-town") * 5
    table, pending = played(board, set_up, *free(*both, "mill-quarter", "mill-quarter"))
    assert pending is not None
    assert table.board.grounds["orrin-town"].of(GOVERNMENT) == 5
    assert "orrin-town" not in pending.options
    assert pending.about == (GOVERNMENT,)
    last = asked(board, set_up, *free(*both, *("mill-quarter",) * 5))
    assert (last.ask, last.about, last.known_to) == ("setup.mil", (GOVERNMENT,), None)
    hidden = asked(board, set_up, *free(*both, *("mill-quarter",) * 5, "orrin-town"))
    assert (hidden.about, hidden.known_to) == ((INSURGENT,), (INSURGENT,))
    assert last.options == ("orrin-town", "mill-quarter")
    militia = ("orrin-town", "mill-quarter", "orrin-town", "mill-quarter", "mill-quarter")
    done = play(board, set_up, *free(*both, *("mill-quarter",) * 5, *militia, "000"))
    assert done.board.turn == 1
    assert done.board.pool == 22 - 15
    told = [seen(fact, None) for fact in facts_of(done, UnitPlaced)]
    kinds = Counter(fact.kind for fact in told if isinstance(fact, UnitPlaced))
    assert kinds == {"home-guard": 2, "?": 3}, "others see counters of the Insurgent, no MIL"


@pytest.mark.rule("RD11-12")
def test_with_switcheroo_each_side_has_a_true_strategy_that_nobody_knows() -> None:
    board = begin(options=DistrictOptions(switcheroo=True))
    true = asked(board, set_up, "G1")
    assert (true.ask, true.known_to) == ("setup.true-strategy", ())
    table = play(board, set_up, "G1", "G4", "I2", "I2", *SIX_GR, "000")
    camp = table.board.camps[GOVERNMENT]
    assert (camp.strategy, camp.true_strategy) == ("G1", "G4")
    assert view(table.board, GOVERNMENT).camps[GOVERNMENT].true_strategy == "?"
    assert view(table.board, GOVERNMENT).camps[GOVERNMENT].strategy == "G1"
    told = [fact for fact in table.facts if seen(fact, GOVERNMENT)]
    assert len(told) == 2
