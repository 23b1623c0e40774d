"""7.1 Redeployment."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import seen
from core.district.model.facts.stacks import Redeployed
from core.district.model.facts.units import CountersShuffled
from core.district.model.ids import AVAILABLE, GOVERNMENT, INSURGENT, Segment
from core.district.model.options import DistrictOptions
from core.district.model.view import view
from core.district.rules.redeployment import redeployment
from core.district.rules.shuffle import ORDERS, shuffled
from tests.district.play import asked, play, played
from tests.district.positions import (
    empty,
    facts_of,
    units_of,
    with_ground,
    with_stack,
    with_units,
)


def turn_end(**fields: Any) -> DistrictBoard:
    """Return a position at the beginning of the Redeployment segment."""
    return empty(segment=Segment.REDEPLOYMENT, **fields)


@pytest.mark.rule("RD7.1-1", "RDD-32")
def test_both_sides_take_back_what_they_like_but_no_militia() -> None:
    board = with_stack(turn_end(), "a", "riverside", "gendarmes line/d-1 home-guard")
    board = with_stack(board, "b", "highfell", "fighters villagers dummy")
    fighters, dummy = (units_of(board, kind, "highfell")[0] for kind in ("fighters", "dummy"))
    first = asked(board, redeployment)
    assert (first.by, first.options) == (GOVERNMENT, ("line-1", "gendarmes-1", "done"))
    refused = first.why_not("home-guard-1")
    assert refused is not None
    assert refused.code == "redeploy.militia-stays"
    second = asked(board, redeployment, "done")
    assert (second.by, second.options) == (INSURGENT, (fighters, dummy, "done"))
    table = play(board, redeployment, "line-1", "done", dummy, "done", "000")
    line = table.board.units["line-1"]
    assert (line.at, line.hits, line.dispersed) == (AVAILABLE, 1, False)
    assert table.board.units["gendarmes-1"].at == "riverside"
    assert units_of(table.board, "fighters", "highfell")
    assert not units_of(table.board, "dummy", "highfell")


@pytest.mark.rule("RD7.1-1", "RDD-32")
def test_a_unit_is_chosen_once() -> None:
    board = with_stack(turn_end(), "a", "riverside", "gendarmes line")
    decision = asked(board, redeployment, "line-1")
    assert decision.options == ("gendarmes-1", "done")
    refused = decision.why_not("line-1")
    assert refused is not None
    assert refused.code == "redeploy.chosen"


@pytest.mark.rule("RD7.1-1", "RDD-32", "RDD-38")
def test_the_insurgent_chooses_without_seeing_what_the_government_takes_back() -> None:
    board = with_stack(turn_end(), "a", "riverside", "gendarmes line")
    board = with_stack(board, "b", "highfell", "fighters")
    tables = [played(board, redeployment, *answers) for answers in (("done",), ("line-1", "done"))]
    decisions = [decision for _, decision in tables if decision is not None]
    assert decisions[0] == decisions[1]
    assert [view(table.board, INSURGENT) for table, _ in tables] == [view(board, INSURGENT)] * 2
    assert decisions[0].known_to == (INSURGENT,)
    assert asked(board, redeployment).known_to == (GOVERNMENT,)


@pytest.mark.rule("RD7.1-1", "DA-46")
def test_assets_that_would_be_left_alone_go_along_and_dummies_stay() -> None:
    board = with_stack(turn_end(), "a", "riverside", "gendarmes trucks")
    board = with_stack(board, "b", "highfell", "fighters tunnels dummy")
    fighters = units_of(board, "fighters", "highfell")[0]
    table = play(board, redeployment, "gendarmes-1", "done", fighters, "done", "000")
    assert table.board.units["trucks-1"].at == AVAILABLE
    assert units_of(table.board, "tunnels", AVAILABLE)
    assert units_of(table.board, "dummy", "highfell")


@pytest.mark.rule("RD7.1-1")
def test_assets_stay_with_any_combat_unit_of_their_area() -> None:
    board = with_stack(turn_end(), "a", "riverside", "gendarmes trucks")
    board = with_stack(board, "b", "riverside", "home-guard")
    table = play(board, redeployment, "gendarmes-1", "done", "done", "000")
    assert table.board.units["trucks-1"].at == "riverside"


@pytest.mark.rule("RD7.1-2", "RD2.1-5")
def test_what_is_left_of_the_insurgent_is_concealed_and_stacks_are_dissolved() -> None:
    board = with_stack(turn_end(), "a", "riverside", "gendarmes", done=True)
    board = with_stack(board, "b", "highfell", "fighters! villagers", done=True)
    board = with_ground(board, "highfell", done=True, attempts=1, new_terror=True, terror=True)
    table = play(board, redeployment, "done", "done", "000")
    assert table.board.stacks == {}
    assert not any(unit.revealed or unit.stack for unit in table.board.units.values())
    ground = table.board.grounds["highfell"]
    assert (ground.done, ground.attempts, ground.new_terror, ground.terror) == (
        False,
        0,
        False,
        True,
    )
    shown = view(table.board, GOVERNMENT)
    assert {unit.kind for unit in shown.units.values() if unit.at == "highfell"} == {"?"}


@pytest.mark.rule("RD7.1-2", "RDD-39", "DA-48")
def test_counters_are_numbered_anew_so_that_nobody_can_follow_one() -> None:
    board = with_stack(turn_end(), "b", "highfell", "fighters! villagers dummy")
    decision = asked(board, redeployment, "done", "done")
    assert (decision.by, decision.ask, decision.known_to) == (None, "shuffle", (INSURGENT,))
    assert decision.options == ORDERS
    assert len(ORDERS) == 1000
    table = play(board, redeployment, "done", "done", "123")
    fact = facts_of(table, CountersShuffled)[0]
    assert seen(fact, GOVERNMENT) is None
    before = sorted((unit.kind, unit.at) for unit in board.units.values())
    assert sorted((unit.kind, unit.at) for unit in table.board.units.values()) == before
    assert list(table.board.units) == list(board.units)


@pytest.mark.rule("DA-48", "RDD-39")
def test_each_word_is_an_order_of_its_own_that_uses_every_number() -> None:
    board = turn_end()
    orders = [shuffled(board, word) for word in ORDERS[:50]]
    assert len({tuple(order.values()) for order in orders}) == 50
    assert all(set(order) == set(order.values()) for order in orders)
    assert shuffled(board, "007") == shuffled(board, "007")
    # No counter is likely to keep its number.
    kept = sum(old == new for order in orders for old, new in order.items())
    assert kept < 3 * len(orders)


@pytest.mark.rule("RD11-9")
def test_dispersed_units_that_stay_get_to_know_the_terrain() -> None:
    board = turn_end(options=DistrictOptions(persistence=True, foreign=True))
    board = with_units(board, "riverside", "line", "legion", dispersed=True)
    board = with_units(board, "riverside", "line", "gendarmes")
    table = play(board, redeployment, "done", "done", "000")
    settled = {name for name, unit in table.board.units.items() if unit.settled}
    assert settled == {"line-1", "legion-1"}
    gone = play(board, redeployment, "line-1", "done", "done", "000")
    assert not gone.board.units["line-1"].settled
    plain = play(replace(board, options=DistrictOptions()), redeployment, "done", "done", "000")
    assert not any(unit.settled for unit in plain.board.units.values())


@pytest.mark.rule("RD7.1-1", "RDD-32", "RD2.1-3")
def test_everybody_sees_who_leaves_but_of_counters_not_what_they_are() -> None:
    board = with_units(turn_end(), "riverside", "line", "fighters")
    (fighters,) = units_of(board, "fighters", "riverside")
    table = play(board, redeployment, "line-1", "done", fighters, "done", "000")
    left = [seen(fact, None) for fact in facts_of(table, Redeployed)]
    told = [(fact.units, fact.kinds) for fact in left if isinstance(fact, Redeployed)]
    assert told == [(("line-1",), ("line",)), ((fighters,), ("?",))]


@pytest.mark.rule("RD7.1-1", "RDD-32")
def test_what_is_not_its_own_is_no_choice_for_a_side() -> None:
    board = with_units(turn_end(), "riverside", "line", "fighters")
    (fighters,) = units_of(board, "fighters", "riverside")
    decision = asked(board, redeployment)
    for word in (fighters, "x99"):
        assert str(decision.why_not(word)).startswith("not-a-choice"), word
