"""RDS-22: What can be looked up, and what the pages say of it."""

from __future__ import annotations

from typing import Final

import pytest

from adp_tui.games.district.presenter import PRESENTER
from adp_tui.games.district.things import DistrictThing, stacks_in_order
from adp_tui.look.paint import plain
from adp_tui.presenter.panes import Direction, Thing
from adp_tui.presenter.sight import Sight
from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard
from core.district.model.ids import (
    BELLIGERENTS,
    GOVERNMENT,
    INSURGENT,
    AnswerKind,
    Belligerent,
    Mission,
    Segment,
)
from core.district.rules.missions import why_not_mission
from core.kernel import Decision, Kind
from tests.district.positions import empty, with_stack, with_units
from tests.district.random_games import random_game

LOOKUP: Final = PRESENTER.lookup
EAST, MILL = "east-terraces", "mill-quarter"


def operations() -> DistrictBoard:
    """Return a position in Operations with two stacks of each side."""
    board = empty(active=EAST, hands=(["324"], ["232"]))
    board = with_stack(board, "a", EAST, "gendarmes*2 guards/d engineers")
    board = with_stack(board, "b", MILL, "line-1", missions=1)
    board = with_stack(board, "m", EAST, "fighters villagers", underground=True)
    return with_stack(board, "k", MILL, "main-force! marksman!")


def page(board: DistrictBoard, thing: Thing, viewer: Belligerent | None) -> str:
    """Return a page as somebody may know it."""
    sides = () if viewer is None else (viewer,)
    sight = Sight(DISTRICT.view(board, viewer), Decision(None, "draw", "6.1", Kind.MENU, ()), sides)
    sheet = LOOKUP.sheet(thing, sight, 60)
    return "\n".join((sheet.title, *map(plain, sheet.rows)))


def stack(letter: str) -> Thing:
    """Return a stack as a thing."""
    return Thing(DistrictThing.STACK, letter)


def counter_of(board: DistrictBoard, kind: str) -> str:
    """Return a unit of a kind on the map."""
    return next(name for name, unit in board.units.items() if unit.kind == kind and unit.stack)


@pytest.mark.rule("RDS-22")
def test_the_page_of_a_stack_has_each_unit_and_the_sums() -> None:
    text = page(operations(), stack("a"), GOVERNMENT)

    assert "Guards 1, CBT 3-3-1, Dispersed" in text
    assert "IR 9 TR 7 CMR 5" in text
    assert "Engineers: +2 CMR in Build and Remove Terror" in text


@pytest.mark.rule("RDS-22", "RDD-42")
def test_the_owner_of_a_stack_reads_what_it_can_do_and_why_not() -> None:
    text = page(operations(), stack("a"), GOVERNMENT)

    assert "Can        Patrol (1 TP)" in text
    assert "Attack: " in text
    assert "(6.12)" in text
    assert "Cannot" not in page(operations(), stack("a"), INSURGENT)


def test_the_page_of_a_stack_says_what_it_has_done() -> None:
    assert "So far     1 mission" in page(operations(), stack("b"), None)
    assert "So far     nothing" in page(operations(), stack("a"), None)


@pytest.mark.rule("RDS-22")
def test_the_page_of_an_area_has_every_stack_there_with_its_units() -> None:
    text = page(operations(), Thing(DistrictThing.AREA, EAST), INSURGENT)

    assert "Stack a    Government" in text
    assert "Gendarmes 2, POL 3-2-2" in text
    assert "Stack m    underground" in text
    assert "Villagers " in text


@pytest.mark.rule("RDS-22")
def test_nobody_reads_what_a_counter_is_that_lies_face_down() -> None:
    board = operations()
    hidden = counter_of(board, "fighters")

    for thing in (stack("m"), Thing(DistrictThing.UNIT, hidden), Thing(DistrictThing.AREA, EAST)):
        assert "Fighters" not in page(board, thing, GOVERNMENT)
        assert "Fighters" in page(board, thing, INSURGENT)


@pytest.mark.rule("RDS-22", "RDS-23")
@pytest.mark.parametrize("viewer", [*BELLIGERENTS, None], ids=str)
def test_the_page_of_a_chit_tells_only_what_the_reader_knows(viewer: Belligerent | None) -> None:
    board = operations()
    own = {GOVERNMENT: "324", INSURGENT: "232"}

    for chit in board.rulebook.chits:
        text = page(board, Thing(DistrictThing.CHIT, chit), viewer)
        held = viewer is not None and chit == own[viewer]
        assert ("in the hand of" in text) == held
        assert ("in the Randomizer" in text) != held


@pytest.mark.parametrize(
    ("kind", "word", "about", "found"),
    [
        (AnswerKind.STACK, "m", (EAST, "a"), Thing(DistrictThing.STACK, "m")),
        (AnswerKind.UNIT, "guards-1", (), Thing(DistrictThing.UNIT, "guards-1")),
        (AnswerKind.UNIT, "a.guards-1", (EAST, "m"), Thing(DistrictThing.UNIT, "guards-1")),
        (Kind.MENU, "recover-line-2", (), Thing(DistrictThing.UNIT, "line-2")),
        (AnswerKind.CHIT, "324", (), Thing(DistrictThing.CHIT, "324")),
        (AnswerKind.CHIT, "324+adv", (), Thing(DistrictThing.CHIT, "324")),
        (AnswerKind.CHIT, "blank", (), Thing(DistrictThing.RULE, "2.24")),
        (Kind.MENU, Mission.BUILD, (EAST, "a"), Thing(DistrictThing.RULE, "6.15")),
        (Kind.MENU, "stop", (EAST, "a"), Thing(DistrictThing.STACK, "a")),
        (Kind.MENU, "done", (), Thing(DistrictThing.RULE, "5.2")),
        (Kind.MENU, "G2", (), Thing(DistrictThing.STRATEGY, "G2")),
    ],
)
def test_an_answer_leads_to_what_it_is_about(
    kind: str, word: str, about: tuple[str, ...], found: Thing
) -> None:
    asked = Decision(GOVERNMENT, "ask", "5.2", kind, options=(word,), about=about)
    sight = Sight(DISTRICT.view(operations(), GOVERNMENT), asked, (GOVERNMENT,))

    assert LOOKUP.highlighted(sight, word, None) == found


def test_an_area_that_can_be_chosen_comes_before_the_unit_that_it_is_for() -> None:
    asked = Decision(GOVERNMENT, "deploy.area", "5.3", "space", (EAST,), about=("guards-1",))
    sight = Sight(DISTRICT.view(operations(), GOVERNMENT), asked, (GOVERNMENT,))

    assert LOOKUP.named(sight, EAST) is None
    assert LOOKUP.highlighted(sight, EAST, EAST) == Thing(DistrictThing.AREA, EAST)


def test_arrows_lead_from_stack_to_stack_area_by_area() -> None:
    board = operations()

    assert stacks_in_order(board) == ["a", "m", "b", "k"]
    assert LOOKUP.beside(stack("m"), Direction.DOWN, board) == stack("b")
    assert LOOKUP.beside(stack("a"), Direction.UP, board) == stack("k")


def test_arrows_lead_to_the_next_area_on_the_map() -> None:
    town = Thing(DistrictThing.AREA, "orrin-town")

    assert LOOKUP.beside(town, Direction.RIGHT, operations()).id == EAST


def test_units_off_the_map_are_found_only_by_their_side() -> None:
    board = with_units(operations(), EAST, "levies")
    known = {
        side: {thing.id for thing in LOOKUP.things_of(DISTRICT.view(board, side))}
        for side in (GOVERNMENT, INSURGENT)
    }

    assert {"guards-1", "guards-2"} <= known[GOVERNMENT]
    assert "guards-2" not in known[INSURGENT]
    assert len([word for word in known[GOVERNMENT] if word.startswith("x")]) == 5
    assert len([word for word in known[INSURGENT] if word.startswith("x")]) > 30


def test_a_mission_is_looked_up_as_its_rule() -> None:
    assert LOOKUP.by_other_name("patrol") == Thing(DistrictThing.RULE, "6.11")
    assert LOOKUP.by_other_name("Remove Terror") == Thing(DistrictThing.RULE, "6.19")
    assert "RD6.11-1" in page(operations(), Thing(DistrictThing.RULE, "6.11"), None)


@pytest.mark.rule("RDD-42")
def test_what_a_stack_can_do_is_the_same_in_the_view_of_its_side() -> None:
    looked = 0
    for number, (turn, _) in enumerate(random_game(DISTRICT.samples[0], seed=3)):
        board = turn.board
        if number % 25 or board.segment is not Segment.OPERATIONS:
            continue
        for letter, one in board.stacks.items():
            seen = DISTRICT.view(board, one.side)
            for mission in Mission:
                looked += 1
                assert why_not_mission(seen, letter, mission) == why_not_mission(
                    board, letter, mission
                )
    assert looked
