"""RDS-24 The keys that plan a Deployment: what they select, and what the answers are in the end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import pytest

from adp_tui.games.district.presenter import PRESENTER
from adp_tui.play.driver import Driver
from adp_tui.play.planning import PlanEnd, Planning
from adp_tui.play.walks import Walk, in_a_row, towards
from adp_tui.presenter.panes import Direction
from adp_tui.texts import planning as texts
from core.district.box import DISTRICT
from core.district.model.ids import BELLIGERENTS, GOVERNMENT, INSURGENT, Belligerent
from core.kernel import How, Reason, Setup
from tests.district.again import DistrictSession
from tests.district.shown.planned import (
    beginnings,
    end_of_deployment,
    formation,
    formation_planned,
    planning_in,
    press,
    pressed_at_random,
)

pytestmark = pytest.mark.rule("RDS-24")

USUAL: Final = Setup("standard")


def first(side: Belligerent = GOVERNMENT) -> DistrictSession:
    """Return a game in which a side deploys for the first time."""
    return next(beginnings(USUAL, 1, side, bots=True, last_turn=1))


def grid(rows: Sequence[str]) -> Walk:
    """Return how to walk through places in rows and columns."""
    steps = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
    spots = {place: (y, x) for y, row in enumerate(rows) for x, place in enumerate(row)}
    places = {spot: place for place, spot in spots.items()}

    def walk(place: str, direction: Direction) -> str:
        (y, x), (down, across) = spots[place], steps[direction]
        return places.get((y + down, x + across), place)

    return walk


def mates_of(planning: Planning, piece: str) -> set[str]:
    """Return the units of a stack that is planned."""
    return set(formation_planned(planning)[piece][1])


# Selecting


def test_letters_select_and_enter_goes_on_to_whoever_has_no_place() -> None:
    planning = planning_in(first())
    pieces = planning.pieces

    press(planning, "c", "down", "a", "enter")
    assert planning.selected == pieces[1]
    press(planning, "enter", "enter")

    assert planning.selected == pieces[4]
    assert [planning.plan.place(piece) for piece in pieces[:4]] == ["mill-quarter"] * 4


def test_enter_says_so_if_it_moves_a_unit_that_had_a_place() -> None:
    planning = planning_in(first())

    press(planning, "a", "down", "b", "up", "a", "enter")

    assert planning.plan.place(planning.pieces[0]) == planning.plan.place(planning.pieces[1])
    assert planning.notice.endswith("now; U takes that back")


def test_letters_are_those_of_the_page() -> None:
    planning = planning_in(first())
    planning.page = 5

    press(planning, "pagedown", "b")
    assert planning.selected == planning.pieces[6]
    assert (planning.page_number, planning.pages) == (2, 3)
    press(planning, "end", "z")

    assert planning.selected == planning.pieces[-1]
    assert planning.notice == "nothing here is called 'z'"
    press(planning, "tab")
    assert planning.selected == planning.pieces[0]
    press(planning, "shift+tab", "pageup", "home", "pageup")
    assert planning.selected == planning.pieces[0]


# Moving


def test_arrows_move_the_unit_across_the_map() -> None:
    planning = planning_in(first())

    press(planning, "up")
    assert planning.place == "north-fields"
    press(planning, "right")

    assert planning.place == "saddle-pass"
    press(planning, "backspace")
    assert planning.place is None


def test_a_unit_without_a_place_goes_on_from_where_the_last_one_went() -> None:
    planning = planning_in(first())

    press(planning, "a", "up", "b")
    assert (planning.place, planning.here) == (None, "north-fields")
    press(planning, "right", "c", "down")
    assert [planning.plan.place(piece) for piece in planning.pieces[:3]] == [
        "north-fields",
        "saddle-pass",
        "east-terraces",
    ]
    press(planning, "d", "right")

    assert planning.place == "east-terraces"


def test_arrows_pass_over_areas_that_are_not_allowed() -> None:
    planning = planning_in(first(INSURGENT))

    press(planning, "up")
    assert planning.place == "highfell"
    press(planning, "right")

    assert planning.place == "saddle-pass"


def test_what_is_straight_ahead_comes_before_what_is_beside_it() -> None:
    field = "abc", "def", "ghi"

    def towards_from(start: str, direction: Direction, allowed: str) -> str | None:
        return towards(start, direction, allowed, grid(field))

    assert towards_from("h", Direction.UP, "abf") == "b"
    assert towards_from("h", Direction.UP, "af") == "f"
    assert towards_from("h", Direction.UP, "cgi") == "c"
    assert towards_from("h", Direction.UP, "gi") == "e"
    assert towards_from("b", Direction.UP, "def") is None


def test_enter_puts_the_next_unit_into_the_stack_of_the_last_one() -> None:
    planning = planning_in(first())
    a, b, c, d, e = planning.pieces[:5]

    press(planning, "a", "up", "enter", "enter", "b", "2", "c", "enter")
    assert mates_of(planning, b) == {b, c}
    press(planning, "a", "/", "d", "enter", "b", "/", "e", "enter")

    assert mates_of(planning, a) == {a, d}
    assert mates_of(planning, b) == {b, c, e}
    press(planning, "a", "enter")
    assert mates_of(planning, e) == {a, b, c, e}


def test_a_number_puts_a_unit_without_a_place_where_the_last_one_went() -> None:
    planning = planning_in(first())
    a, b, c = planning.pieces[:3]

    press(planning, "b", "2")
    assert planning.plan.place(b) is None
    press(planning, "a", "up", "b", "2", "c", "1")

    assert (mates_of(planning, a), mates_of(planning, b)) == ({a, c}, {b})
    press(planning, "U", "U")
    assert planning.plan.place(b) is None


def test_the_screen_begins_with_the_first_unit_that_can_be_placed() -> None:
    planning = planning_in(first())
    assert planning.selected == planning.plan.spare[0]

    for session in beginnings(USUAL, 1, GOVERNMENT, bots=True, last_turn=3):
        planning = planning_in(session)
        assert planning.selected is not None
        assert len(planning.plan.places(planning.selected)) > 1


def test_nobody_is_left_if_the_others_can_have_no_place() -> None:
    planning = planning_in(first(INSURGENT))

    press(planning, *["enter"] * len(planning.pieces))

    spare = planning.plan.spare
    assert not any(planning.plan.places(piece) for piece in spare)
    assert planning.notice == (texts.NOBODY_ELSE if spare else texts.NOBODY_LEFT)


def test_a_unit_that_must_stay_stays_and_the_rule_is_told() -> None:
    planning = planning_in(first())

    press(planning, "end", "up")

    assert planning.notice == "Home Guard 2: MIL never leave their Area (8.1)"
    assert not planning.is_changed
    planning.put("highfell")
    assert planning.notice == "Home Guard 2: MIL never leave their Area (8.1)"


def test_on_a_field_without_places_arrows_follow_their_order() -> None:
    walk = in_a_row(("one", "two", "three"))

    assert [walk("two", direction) for direction in Direction] == ["one", "three", "one", "three"]
    assert walk("one", Direction.LEFT) == "one"


def test_without_an_earlier_plan_the_reason_names_no_unit() -> None:
    planning = planning_in(first())

    press(planning, "=")

    assert planning.notice.startswith("there was no Deployment before")


# Changes are taken back


def test_each_change_is_taken_back_and_all_at_once() -> None:
    planning = planning_in(first())
    press(planning, "a", "up", "enter", "enter")
    before = formation_planned(planning)

    press(planning, "a", "/", "U")
    assert formation_planned(planning) == before
    press(planning, "X")
    assert not planning.is_changed
    press(planning, "U")

    assert formation_planned(planning) == before
    press(planning, *"UUUU")
    assert planning.notice == texts.NOTHING_TO_UNDO


def test_a_changed_plan_is_left_with_the_second_escape_only() -> None:
    planning = planning_in(first())

    assert press(planning, "escape") is PlanEnd.LEFT
    press(planning, "up")
    assert press(planning, "escape") is None
    assert planning.notice == texts.LEAVE_AGAIN
    press(planning, "b")
    assert press(planning, "escape") is None
    assert press(planning, "escape") is PlanEnd.LEFT


# Done


@pytest.mark.parametrize("side", BELLIGERENTS)
def test_the_answers_are_the_persons_own_and_one_undo_takes_all_back(side: Belligerent) -> None:
    session = first(side)
    planning, start = planning_in(session), session.number
    press(planning, "B")
    wanted = formation_planned(planning)

    assert press(planning, "D") is PlanEnd.DONE
    given = [session.tree[number] for number in range(start + 1, len(session.tree) + 1)]
    planned = [answer for answer in given if answer.ask.startswith("deploy.")]

    assert formation(end_of_deployment(session, start), side) == wanted
    assert [answer.how for answer in planned] == [How.PERSON, *[How.PLANNED] * (len(planned) - 1)]
    assert all(answer.is_by_person for answer in planned)
    Driver(session, PRESENTER).undo()
    assert session.number == start
    Driver(session, PRESENTER).redo()
    assert formation(end_of_deployment(session, start), side) == wanted


def test_a_plan_that_is_corrected_stays_on_the_main_line() -> None:
    session = first()
    press(planning_in(session), "B", "D")
    Driver(session, PRESENTER).undo()

    press(planning_in(session), "B", "a", "up", "D")
    driver = Driver(session, PRESENTER)

    assert driver.standing.parted is None
    assert not driver.is_past


@pytest.mark.parametrize("number", range(0, len(DISTRICT.samples), 4))
@pytest.mark.parametrize("side", BELLIGERENTS)
def test_any_keys_lead_to_the_plan_or_to_a_reason(number: int, side: Belligerent) -> None:
    random, done = Random(number), 0
    games = beginnings(DISTRICT.samples[number], number, side, bots=number % 8 == 0, last_turn=2)
    for session in games:
        for keys in (4, 30, 100):
            planning, start = planning_in(session), session.number
            planning.page = random.choice((5, 13, 26))
            pressed_at_random(planning, random, keys)
            wanted, before = formation_planned(planning), session.turn.board
            if press(planning, "D") is None:
                assert planning.notice
                assert session.turn.board is before
                continue
            done += 1
            board = end_of_deployment(session, start)
            assert formation(board, side) == wanted
            assert DISTRICT.problems(board) == []
            Driver(session, PRESENTER).undo()
            assert session.number == start

    assert done


def test_a_plan_that_the_rules_refuse_changes_nothing() -> None:
    session = first(INSURGENT)
    planning, start = planning_in(session), session.number
    dummy = next(name for name in planning.pieces if planning.plan.board.kind(name).is_dummy)
    planning.select(dummy)

    assert press(planning, "enter", "D") is None

    assert planning.plan.problem == Reason("deploy.too-many-dummies", "5.3", ("1",))
    assert planning.notice == planning.problem()
    assert session.number == start
