"""5.1, RDM.5 Random events."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import seen
from core.district.model.facts.flow import EventDrawn, EventHadNoEffect
from core.district.model.facts.planning import ReliefSent
from core.district.model.ids import (
    AVAILABLE,
    DISRUPTED,
    GOVERNMENT,
    INSURGENT,
    RECRUITING,
    RESERVE,
    Segment,
)
from core.district.model.module import EventEffect
from core.district.model.view import view
from core.district.modules import MODULES
from core.district.rules.command import command
from core.district.rules.events import random_event
from core.district.rules.stages import go_on
from core.district.rules.table import DistrictTable
from tests.district.play import asked, play
from tests.district.positions import (
    empty,
    facts_of,
    in_box,
    units_of,
    with_ground,
    with_units,
)

CHITS = MODULES["orrin-valley"].chits


def chits_for(number: int, *, kept: Sequence[str] = ()) -> tuple[str, str]:
    """Return two chits that draw an event, none of them in a hand."""
    tens, units = divmod(number, 10)
    first = next(c for c in CHITS if c not in kept and int(c[0]) == tens)
    second = next(c for c in CHITS if c not in (first, *kept) and int(c[0]) == units)
    return first, second


def before_event(**fields: Any) -> DistrictBoard:
    """Return a position at the beginning of a turn."""
    return empty(segment=Segment.EVENT, **fields)


def with_event(board: DistrictBoard, number: int, *answers: str) -> DistrictTable:
    """Play the segment with an event."""
    kept = [chit for camp in board.camps.values() for chit in camp.hand]
    return play(board, random_event, *chits_for(number, kept=kept), *answers)


def had_no_effect(table: DistrictTable) -> bool:
    """Return whether everybody was told that nothing came of the event."""
    facts = facts_of(table, EventHadNoEffect)
    return bool(facts) and all(seen(fact, None) for fact in facts) and not table.board.event


@pytest.mark.rule("RD5.1-1", "TVd-1", "RDD-5", "RDM.5-1")
def test_the_irs_of_two_chits_are_the_number_of_the_event() -> None:
    table = play(before_event(), random_event, "event.first=223", "event.second=412", "none")
    assert table.board.event == 24
    assert facts_of(table, EventDrawn) == [
        EventDrawn(first="223", second="412", event=24, rule="5.1")
    ]
    assert len(table.board.randomizer) == 48
    decision = asked(before_event(), random_event)
    assert (decision.by, decision.options, decision.known_to) == (None, CHITS, None)


@pytest.mark.rule("DA-1")
def test_the_first_chit_is_not_back_before_the_second_is_drawn() -> None:
    second = asked(before_event(), random_event, "223")
    assert "223" not in second.options
    assert len(second.options) == 47


@pytest.mark.rule("DA-2")
def test_without_two_chits_to_draw_there_is_no_event() -> None:
    board = before_event(hands=(CHITS[:24], CHITS[24:47]))
    table = play(board, random_event)
    assert table.board.event == 0
    assert facts_of(table, EventDrawn) == [
        EventDrawn(first="blank", second="blank", event=0, rule="5.1")
    ]
    two = before_event(hands=(CHITS[:24], CHITS[24:46]))
    assert asked(two, random_event).options == CHITS[46:]
    assert asked(two, random_event, CHITS[46]).options == CHITS[47:]


@pytest.mark.rule("RDM.5-12", "RDM.5-21", "RDM.5-32", "RDM.5-33", "RDM.5-43", "RDM.5-53", "RD5.1-1")
@pytest.mark.parametrize("number", [12, 21, 32, 33, 43, 53])
def test_in_quiet_weeks_there_is_no_event(number: int) -> None:
    table = with_event(before_event(), number)
    assert table.board.event == 0
    assert len(table.facts) == 1


@pytest.mark.rule("RD5.1-1")
def test_every_number_has_its_event() -> None:
    events = MODULES["orrin-valley"].events
    assert set(events) == {10 * tens + units for tens, units in product(range(1, 6), repeat=2)}
    effects = {event.effect for event in events.values()}
    assert effects == set(EventEffect)


# 24


@pytest.mark.rule("RDM.5-24", "RDD-6")
def test_an_old_cache_brings_back_a_disrupted_combat_unit() -> None:
    board = in_box(before_event(), DISRUPTED, "fighters", "levies", "couriers")
    fighters, levies = (units_of(board, kind, DISRUPTED)[0] for kind in ("fighters", "levies"))
    decision = asked(board, random_event, *chits_for(24))
    assert decision.options == (fighters, levies)
    assert (decision.by, decision.known_to) == (INSURGENT, (INSURGENT,))
    table = with_event(board, 24, levies)
    assert table.board.units[levies].at == AVAILABLE
    assert table.board.units[fighters].at == DISRUPTED


@pytest.mark.rule("RDM.5-24", "RDD-42")
def test_the_government_is_not_told_whether_there_was_anything_in_the_cache() -> None:
    full = in_box(before_event(), DISRUPTED, "fighters")
    found = with_event(full, 24, units_of(full, "fighters", DISRUPTED)[0])
    nothing = with_event(before_event(), 24, "none")
    told = [[seen(fact, GOVERNMENT) for fact in table.facts] for table in (found, nothing)]
    assert [fact for fact in told[0] if fact] == [fact for fact in told[1] if fact]
    assert view(found.board, GOVERNMENT) == view(nothing.board, GOVERNMENT)
    assert found.board.event == nothing.board.event == 24


# 31


@pytest.mark.rule("RDM.5-31", "RDM.4-3")
def test_a_feud_costs_each_side_infrastructure_where_there_is_most() -> None:
    board = with_ground(before_event(), "orrin-town", government=2)
    board = with_ground(board, "mill-quarter", government=1, insurgent=2)
    board = with_ground(board, "east-terraces", insurgent=3)
    table = with_event(board, 31)
    here = table.board.grounds["mill-quarter"]
    assert (here.government, here.insurgent) == (0, 1)
    assert table.board.pool == board.pool + 2
    assert [camp.vp for camp in table.board.camps.values()] == [0, 0]


@pytest.mark.rule("RDM.5-31", "RDM.1-1")
@pytest.mark.parametrize(
    ("areas", "struck"),
    [
        (("east-terraces", "mill-quarter"), "mill-quarter"),
        (("riverside", "east-terraces"), "east-terraces"),
    ],
)
def test_of_several_such_areas_population_decides_and_then_map_order(
    areas: tuple[str, ...], struck: str
) -> None:
    board = before_event()
    for area in areas:
        board = with_ground(board, area, insurgent=2)
    table = with_event(board, 31)
    assert table.board.grounds[struck].insurgent == 1


@pytest.mark.rule("RDM.5-31", "RD5.1-1")
def test_without_infrastructure_there_is_no_feud() -> None:
    assert had_no_effect(with_event(before_event(), 31))


# 34


@pytest.mark.rule("RDM.5-34", "RDD-6")
def test_a_refit_takes_all_hits_off_a_unit_on_the_map() -> None:
    board = with_units(before_event(), "riverside", "line", hits=2)
    board = with_units(board, "riverside", "guards", hits=1)
    board = with_units(board, "riverside", "gendarmes")
    assert asked(board, random_event, *chits_for(34)).options == ("guards-1", "line-1")
    table = with_event(board, 34, "line-1")
    assert table.board.units["line-1"].hits == 0
    assert table.board.units["guards-1"].hits == 1


@pytest.mark.rule("RDM.5-34", "RD5.1-1", "DA-25")
def test_there_is_no_refit_for_units_off_the_map() -> None:
    board = with_units(before_event(), AVAILABLE, "line", hits=2)
    assert had_no_effect(with_event(board, 34))


# 35


@pytest.mark.rule("RDM.5-35", "RDD-6")
def test_the_insurgent_names_a_small_area_for_a_truce() -> None:
    decision = asked(before_event(), random_event, *chits_for(35))
    assert decision.by == INSURGENT
    assert decision.options == (
        "highfell",
        "north-fields",
        "saddle-pass",
        "quarry-road",
        "salt-flats",
    )
    assert with_event(before_event(), 35, "quarry-road").board.truce == "quarry-road"


# 42


def points_after(board: DistrictBoard) -> int:
    """Return the Task Points of a side after its allotment."""
    side = board.side
    assert side is not None
    number = "132"
    chits = [chit for chit in CHITS if chit != number][:3]
    return play(board, command, number, *chits, "done").board.camps[side].tp


@pytest.mark.rule("RDM.5-42", "RD5.21-1")
@pytest.mark.parametrize(
    ("tp_max", "points"), [((10, 12), (12, 12)), ((12, 9), (12, 11)), ((11, 11), (11, 11))]
)
def test_relief_goes_to_the_side_with_the_lower_allotment(
    tp_max: tuple[int, int], points: tuple[int, int]
) -> None:
    for side, expected in zip((GOVERNMENT, INSURGENT), points, strict=True):
        board = empty(segment=Segment.COMMAND, side=side, event=42, tp_max=tp_max)
        assert points_after(board) == expected


@pytest.mark.rule("RDM.5-42", "RDD-42")
def test_it_is_told_only_whether_relief_went_to_the_government() -> None:
    told = {}
    for tp_max in ((10, 12), (12, 9), (11, 11)):
        table = with_event(before_event(tp_max=tp_max), 42)
        told[tp_max] = [seen(fact, GOVERNMENT) for fact in facts_of(table, ReliefSent)]
        assert table.board.event == 42
    relief = told[10, 12][0]
    assert isinstance(relief, ReliefSent)
    assert relief.to == GOVERNMENT
    assert told[12, 9] == [
        ReliefSent(to=None, rule="5.1", secret_of=INSURGENT) for _ in told[11, 11]
    ]
    assert told[12, 9] == told[11, 11]


# 44


@pytest.mark.rule("RDM.5-44")
def test_a_column_brings_a_main_force_or_a_task_point() -> None:
    board = empty(segment=Segment.COMMAND, side=INSURGENT, event=44, tp_max=(12, 9))
    assert points_after(board) == 9
    joined = play(board, command, "132", "124", "133", "134", "done").board
    assert len(units_of(joined, "main-force", AVAILABLE)) == 1
    assert len(units_of(joined, "main-force", RESERVE)) == 2
    bare = with_units(board, "highfell", "main-force", "main-force", "main-force")
    assert points_after(bare) == 10


@pytest.mark.rule("RDM.5-44", "RDD-42")
def test_the_government_is_not_told_what_the_column_was() -> None:
    board = empty(segment=Segment.COMMAND, side=INSURGENT, event=44)
    bare = with_units(board, DISRUPTED, "main-force", "main-force", "main-force")
    answers = ("132", "124", "133", "134", "done")
    tables = [play(start, command, *answers) for start in (board, bare)]
    told = [[fact for fact in table.facts if seen(fact, GOVERNMENT)] for table in tables]
    assert told[0] == told[1]
    assert view(tables[0].board, GOVERNMENT) == view(tables[1].board, GOVERNMENT)


# 15


@pytest.mark.rule("RDM.5-15")
def test_an_informer_gives_the_government_two_more_chits() -> None:
    for side, count in ((GOVERNMENT, 5), (INSURGENT, 3)):
        board = empty(segment=Segment.COMMAND, side=side, event=15)
        chits = [chit for chit in CHITS if chit != "132"][:count]
        table = play(board, command, "132", *chits, "command=done")
        assert len(table.board.camps[side].hand) == count


# 51


@pytest.mark.rule("RDM.5-51", "RDD-6")
def test_an_amnesty_takes_a_villager_home() -> None:
    board = with_ground(before_event(), "riverside", government=1)
    board = with_units(board, "riverside", "villagers", "villagers", "fighters")
    decision = asked(board, random_event, *chits_for(51))
    assert (decision.by, decision.options) == (GOVERNMENT, ("riverside", "none"))
    table = with_event(board, 51, "riverside")
    assert len(units_of(table.board, "villagers", "riverside")) == 1
    assert len(units_of(table.board, "villagers", RECRUITING)) == 1
    told = seen(table.facts[-1], GOVERNMENT)
    assert told is not None
    assert "villagers" in repr(told)


@pytest.mark.rule("RDM.5-51", "RD5.1-1")
def test_everybody_sees_that_nobody_took_the_amnesty() -> None:
    board = with_ground(before_event(), "riverside", government=1)
    board = with_units(board, "riverside", "fighters")
    assert had_no_effect(with_event(board, 51, "riverside"))
    assert had_no_effect(with_event(board, 51, "none"))


@pytest.mark.rule("DA-46", "RDM.5-51", "RD9.1-2")
def test_assets_that_an_amnesty_leaves_alone_go_to_available() -> None:
    board = with_ground(before_event(), "riverside", government=1)
    board = with_units(board, "riverside", "villagers", "tunnels", "dummy")
    table = with_event(board, 51, "riverside")
    assert units_of(table.board, "tunnels", AVAILABLE)
    assert units_of(table.board, "dummy", "riverside")
    told = seen(table.facts[-1], GOVERNMENT)
    assert "tunnels" in repr(table.facts[-1])
    assert told is not None
    assert "tunnels" not in repr(told), "the counter was face down"


# 52


@pytest.mark.rule("RDM.5-52", "RDD-7")
def test_rumours_cost_each_side_a_chit_at_random() -> None:
    board = before_event(hands=(("324", "512"), ("232",)))
    decision = asked(board, random_event, *chits_for(52, kept=("512", "324", "232")))
    assert (decision.options, decision.known_to) == (("324", "512"), (GOVERNMENT,))
    table = with_event(board, 52, "512", "232")
    assert table.board.camps[GOVERNMENT].hand == ("324",)
    assert table.board.camps[INSURGENT].hand == ()


@pytest.mark.rule("RDM.5-52", "RDD-42")
def test_nobody_learns_from_rumours_who_had_a_chit() -> None:
    tables = [
        with_event(before_event(hands=(("324",), hand)), 52, "324", chit)
        for hand, chit in ((("232",), "232"), ((), "blank"))
    ]
    told = [[fact for fact in table.facts if seen(fact, GOVERNMENT)] for table in tables]
    assert told[0] == told[1]
    assert view(tables[0].board, GOVERNMENT) == view(tables[1].board, GOVERNMENT)


# 54


@pytest.mark.rule("RDM.5-54")
def test_burial_rites_calm_the_smallest_terrorized_area() -> None:
    board = with_ground(before_event(), "orrin-town", terror=True)
    board = with_ground(board, "quarry-road", terror=True)
    board = with_ground(board, "north-fields", terror=True)
    table = with_event(board, 54)
    terror = [area for area, ground in table.board.grounds.items() if ground.terror]
    assert terror == ["quarry-road", "orrin-town"]
    assert had_no_effect(with_event(before_event(), 54))


@pytest.mark.rule("RDM.5-1")
def test_an_event_ends_with_the_turn() -> None:
    board = empty(segment=Segment.APPEAL, side=INSURGENT, event=35, truce="quarry-road")
    table = DistrictTable(board)
    go_on(table, (Segment.APPEAL, INSURGENT))
    assert (table.board.event, table.board.truce, table.board.turn) == (0, "", 2)
