"""RDS-24 A Deployment that is planned as a whole: what a plan allows, and what it begins with."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest
from msgspec.structs import replace

from adp_tui.games.district.deploying.plan import DistrictPlan
from adp_tui.games.district.texts import deploying as texts
from adp_tui.look.cells import cells_of
from adp_tui.look.paint import plain, width
from adp_tui.presenter.planner import ChangeRefusedError
from core.district.box import DISTRICT
from core.district.box.planned import FALLS_APART, NOT_POSTED, ONE_MODE
from core.district.model.board import DistrictBoard
from core.district.model.ids import AVAILABLE, GOVERNMENT, INSURGENT, Belligerent
from core.district.model.options import DistrictOptions
from core.district.modules import MODULES
from core.kernel import Setup
from tests.district.again import checkpoints, deployments, history
from tests.district.blindfold import alternative
from tests.district.bots.planned import planning
from tests.district.positions import (
    empty,
    in_box,
    units_of,
    with_ground,
    with_stack,
    with_units,
)
from tests.district.shown.planned import beginnings, plan_at, planning_in, press, stacks_planned

pytestmark = pytest.mark.rule("RDS-24")

HOME: Final = "riverside"
NEXT: Final = "orrin-town"
FAR: Final = "salt-flats"


def named(plan: DistrictPlan, kind: str, number: int = 0) -> str:
    """Return one of the units of a kind in a plan."""
    pieces = [piece for group in plan.groups for piece in group.pieces]
    return [name for name in pieces if plan.board.units[name].kind == kind][number]


def put(plan: DistrictPlan, area: str, *kinds: str) -> DistrictPlan:
    """Put one more unit of each kind into an Area."""
    for kind in kinds:
        spare = [name for name in plan.spare if plan.board.units[name].kind == kind]
        plan = plan.put(spare[0], area)
    return plan


def refusal(plan: DistrictPlan, change: str, *words: object) -> str:
    """Try a change; return the code of the reason why it is refused."""
    with pytest.raises(ChangeRefusedError) as refused:
        getattr(plan, change)(*words)
    return refused.value.reason.code


def insurgents(*available: str, **more: Any) -> DistrictBoard:
    """Return a Deployment of the Insurgent, which has Infrastructure in two Areas."""
    board = planning(INSURGENT, *available, **more)
    return with_ground(with_ground(board, HOME, insurgent=1), NEXT, insurgent=1)


# What it begins with


def test_available_units_come_first_then_those_on_the_map_by_area() -> None:
    board = planning(GOVERNMENT, "line", "guards")
    board = with_units(board, HOME, "home-guard")
    board = with_units(board, "highfell", "gendarmes")

    groups = [
        (group.title, [board.units[name].kind for name in group.pieces])
        for group in plan_at(board).groups
    ]

    assert groups == [
        ("Available", ["guards", "line"]),
        (texts.ON_THE_MAP, ["gendarmes", "home-guard"]),
    ]


def test_units_that_never_move_come_last() -> None:
    board = with_units(planning(GOVERNMENT, "line"), "highfell", "home-guard", "gendarmes")
    board = with_units(board, HOME, "home-guard", "line")

    group = plan_at(board).groups[1]

    assert [(board.units[name].kind, board.units[name].at) for name in group.pieces] == [
        ("gendarmes", "highfell"),
        ("line", HOME),
        ("home-guard", "highfell"),
        ("home-guard", HOME),
    ]


def test_units_on_the_map_are_in_one_stack_before_the_first_deployment() -> None:
    board = with_units(planning(GOVERNMENT, "line"), HOME, "gendarmes", "home-guard")

    plan = plan_at(board)

    assert stacks_planned(plan) == {HOME: ["gendarmes home-guard"]}
    assert [board.units[name].kind for name in plan.spare] == ["line"]


def test_later_they_are_with_those_with_whom_they_were() -> None:
    done = with_stack(with_stack(empty(), "a", HOME, "guards/d line"), "b", HOME, "gendarmes")
    board = with_units(planning(GOVERNMENT), HOME, "guards", dispersed=True)
    board = replace(with_units(board, HOME, "line", "gendarmes"), turn=2)

    plan = plan_at(board, earlier=history(board, done))

    assert stacks_planned(plan) == {HOME: ["gendarmes", "guards/d line"]}


def test_what_was_deployed_from_the_list_is_in_the_plan() -> None:
    board = planning(GOVERNMENT, "gendarmes", "constables")

    plan = plan_at(board, units_of(board, "gendarmes", AVAILABLE)[0], HOME)

    assert stacks_planned(plan) == {HOME: ["gendarmes"]}
    assert [board.units[name].kind for name in plan.spare] == ["constables"]


# Where units go


def test_a_unit_joins_the_first_stack_of_its_area() -> None:
    board = with_units(planning(GOVERNMENT, "line", "gendarmes"), HOME, "home-guard")

    plan = put(plan_at(board), HOME, "line", "gendarmes")

    assert stacks_planned(plan) == {HOME: ["line gendarmes home-guard"]}


def test_a_number_chooses_the_stack_and_one_too_many_makes_a_new_one() -> None:
    plan = put(plan_at(planning(GOVERNMENT, "line", "line", "guards")), HOME, *("line",) * 2)
    plan = put(plan, HOME, "guards").joined(named(plan, "line", 1), 9)
    assert stacks_planned(plan) == {HOME: ["guards line", "line"]}

    plan = plan.joined(named(plan, "guards"), 2)

    assert stacks_planned(plan) == {HOME: ["line", "guards line"]}
    assert stacks_planned(plan.joined(named(plan, "line"), 2)) == {HOME: ["guards line line"]}


def test_a_unit_is_put_into_the_stack_of_another_one_if_it_may_be_there() -> None:
    options = DistrictOptions(no_mixed_stacks=True)
    board = planning(GOVERNMENT, "line", "line", "guards", "gendarmes", options=options)
    plan = put(plan_at(board), HOME, "line", "line").joined(named(plan_at(board), "line"), 2)
    mate = next(name for name, post in plan.board.posts.items() if post.group == 2)
    guards, gendarmes = named(plan, "guards"), named(plan, "gendarmes")

    plan = plan.put(guards, HOME, mate).put(gendarmes, HOME, mate)

    assert stacks_planned(plan) == {HOME: ["line", "guards line", "gendarmes"]}
    assert plan.put(guards, HOME) is plan
    assert plan.put(guards, HOME, guards) is plan
    assert refusal(plan, "put", gendarmes, HOME, mate) == "deploy.no-mix"


def test_a_unit_goes_back_to_where_it_came_from() -> None:
    board = with_units(planning(GOVERNMENT, "line"), HOME, "guards", dispersed=True)
    plan = plan_at(board)
    moved = put(plan, FAR, "line").put(named(plan, "guards"), FAR).turned(named(plan, "guards"))

    back = moved.taken_back(named(plan, "guards")).taken_back(named(plan, "line"))

    assert stacks_planned(moved) == {FAR: ["guards line"]}
    assert stacks_planned(back) == {HOME: ["guards/d"]}
    assert refusal(back, "taken_back", named(plan, "guards")) == "deploy.not-from-available"


def test_militia_and_insurgents_on_the_map_stay_in_their_area() -> None:
    ours = with_units(planning(GOVERNMENT), HOME, "home-guard")
    theirs = with_units(insurgents("levies"), HOME, "fighters")

    assert refusal(plan_at(ours), "put", named(plan_at(ours), "home-guard"), NEXT) == (
        "deploy.militia-stays"
    )
    assert refusal(plan_at(theirs), "put", named(plan_at(theirs), "fighters"), NEXT) == (
        "deploy.stays"
    )
    assert plan_at(theirs).places(named(plan_at(theirs), "fighters")) == (HOME,)


def test_the_insurgent_needs_a_foothold() -> None:
    plan = plan_at(insurgents("fighters"))
    fighters = named(plan, "fighters")

    assert refusal(plan, "put", fighters, FAR) == "deploy.no-foothold"
    assert plan.places(fighters) == (NEXT, HOME)


def test_dummies_need_as_many_others() -> None:
    plan = put(plan_at(insurgents("fighters")), HOME, "dummy")
    another = next(name for name in plan.spare if plan.board.kind(name).is_dummy)

    assert refusal(plan, "put", another, HOME) == "deploy.no-company"
    assert plan.problem is not None
    assert put(plan, NEXT, "fighters").problem is None


def test_an_asset_finds_the_combat_unit_of_its_area_and_that_the_asset() -> None:
    board = planning(GOVERNMENT, "line", options=DistrictOptions(assets=True))
    plan = plan_at(in_box(board, AVAILABLE, "engineers"))

    alone = put(plan, HOME, "engineers")
    together = put(alone, HOME, "line")

    assert alone.problem is not None
    assert alone.problem.code == "deploy.asset-alone"
    assert together.problem is None
    assert stacks_planned(together) == {HOME: ["line engineers"]}
    assert refusal(together, "joined", named(plan, "engineers"), 2) == "deploy.assets-join"


@pytest.mark.parametrize(
    ("option", "kinds", "code"),
    [
        ("no_mixed_stacks", ("line", "gendarmes"), "deploy.no-mix"),
        ("green_no_mix", ("line", "home-guard"), "deploy.no-mix"),
        ("green_small", ("line", "line", "guards"), "deploy.too-large"),
    ],
)
def test_variations_split_a_stack_and_say_why(
    option: str, kinds: tuple[str, ...], code: str
) -> None:
    options = replace(DistrictOptions(foreign=True), **{option: True})
    board = planning(GOVERNMENT, *kinds, options=options)
    if "home-guard" in kinds:
        board = with_units(board, HOME, "home-guard")
    plan = put(plan_at(board), HOME, *(kind for kind in kinds if kind != "home-guard"))
    last = [name for name in plan.board.posts if plan.board.posts[name].group == 2]

    assert len(stacks_planned(plan)[HOME]) == 2
    assert refusal(plan, "joined", last[0], 1) == code


# Modes


def test_a_unit_with_two_modes_is_turned_and_others_are_not() -> None:
    plan = put(plan_at(planning(GOVERNMENT, "line", "gendarmes")), HOME, "line", "gendarmes")

    turned = plan.turned(named(plan, "line"))

    assert stacks_planned(turned) == {HOME: ["line/d gendarmes"]}
    assert turned.board.ratings(named(plan, "line")) != plan.board.ratings(named(plan, "line"))
    assert stacks_planned(turned.turned(named(plan, "line"))) == stacks_planned(plan)
    assert refusal(plan, "turned", named(plan, "gendarmes")) == ONE_MODE.code


def test_nobody_plans_to_disrupt_an_own_unit() -> None:
    board = planning(GOVERNMENT)
    hits = board.rulebook.kinds["line"].dispersed
    assert hits is not None
    plan = plan_at(with_units(board, HOME, "line", hits=hits.tr))

    assert refusal(plan, "turned", named(plan, "line")) == FALLS_APART.code


def test_an_insurgent_stack_is_underground_until_it_is_turned_as_a_whole() -> None:
    plan = put(plan_at(insurgents("fighters", "levies")), HOME, "fighters", "levies")

    turned = plan.turned(named(plan, "levies"))

    assert stacks_planned(plan) == {HOME: ["ug fighters levies"]}
    assert stacks_planned(turned) == {HOME: ["fighters levies"]}
    assert stacks_planned(turned.joined(named(plan, "levies"), 2)) == {
        HOME: ["fighters", "ug levies"]
    }


def test_a_unit_without_a_place_has_no_stack_and_no_mode() -> None:
    plan = plan_at(planning(GOVERNMENT, "line"))

    assert refusal(plan, "joined", named(plan, "line"), 1) == NOT_POSTED.code
    assert refusal(plan, "turned", named(plan, "line")) == NOT_POSTED.code


# Whole plans


def test_as_before_needs_an_earlier_deployment() -> None:
    assert refusal(plan_at(planning(GOVERNMENT, "line")), "as_before") == "deploy.never-before"


def test_as_before_is_the_last_deployment() -> None:
    done = with_stack(with_stack(empty(), "a", HOME, "guards/d line"), "b", FAR, "gendarmes")
    board = replace(planning(GOVERNMENT, "guards", "line", "gendarmes"), turn=2)

    plan = plan_at(board, earlier=history(board, done)).as_before()

    assert stacks_planned(plan) == {HOME: ["guards/d line"], FAR: ["gendarmes"]}


def test_the_plan_of_the_bot_is_a_plan_like_any_other() -> None:
    for session, _ in deployments(Setup("standard"), 1, bots=True, last_turn=2):
        planned = planning_in(session)
        press(planned, "B")
        assert planned.plan.problem is None
        assert not planned.notice


# What is shown


@pytest.mark.parametrize("cells", [16, 38, 57])
def test_rows_fit_and_tell_area_stack_and_mode(cells: int) -> None:
    plan = put(plan_at(planning(GOVERNMENT, "guards", "constables")), HOME, "guards")
    plan = plan.turned(named(plan, "guards"))
    wide = cells > 30

    row, other = (plain(plan.row(named(plan, kind), cells)) for kind in ("guards", "constables"))

    assert row.split()[-1].startswith("Dispersed" if wide else "1*")
    assert ("Riverside" if wide else "Riv") in row
    assert other.split()[0] == "Constables"
    for group in plan.groups:
        for piece in group.pieces:
            assert width(plan.row(piece, cells)) <= cells
            assert all(width(told) <= cells + 3 for told in plan.about(piece, cells + 3))


def test_the_sums_of_a_stack_follow_its_modes() -> None:
    plan = put(plan_at(planning(GOVERNMENT, "line", "line")), HOME, "line", "line")
    told = [plain(row) for row in plan.about(named(plan, "line"), 41)]
    turned = plan.turned(named(plan, "line"))

    assert "Riverside, stack 1" in told
    assert any("Line x2" in row for row in told)
    assert [plain(row) for row in turned.about(named(plan, "line"), 41)] != told


def test_every_area_has_a_name_in_three_letters() -> None:
    areas = [area for module in MODULES.values() for area in module.areas]

    assert set(texts.AREAS) == set(areas)
    assert len({*texts.AREAS.values()}) == len(areas)
    assert {cells_of(short) for short in texts.AREAS.values()} == {3}


@pytest.mark.rule("RDS-6")
@pytest.mark.parametrize("number", [0, 8, 23])
def test_a_plan_tells_nothing_that_the_side_does_not_know(number: int) -> None:
    for session, side in deployments(DISTRICT.samples[number], number, bots=True, last_turn=2):
        board, before = session.turn.checkpoint, checkpoints(session)[1:]
        other = alternative(board, side, Random(session.number))
        told = [_told(plan_at(one, earlier=[one, *before])) for one in (board, other)]
        assert told[0] == told[1]


def _told(plan: DistrictPlan) -> list[str]:
    """Return everything that a plan shows at first, and the plan of the bot."""
    return [
        plain(row)
        for shown in (plan, plan.as_bot())
        for group in plan.groups
        for piece in group.pieces
        for row in (shown.row(piece, 38), *shown.about(piece, 41))
    ]


# Keys

GOVERNMENT_KEYS: Final = (
    *("right", "enter", "enter", "enter", "enter"),  # four regular units together
    *("left", "enter", "enter", "enter"),  # three of the police
    *("down", "enter", "enter"),  # the others
    *("a", "/", "d", "2", "f", "2", "D"),
)
INSURGENT_KEYS: Final = (
    *("up", "enter", "enter", "enter"),
    *("right", "enter", "enter", "enter", "enter", "enter", "enter"),
    *("down", "enter", "enter", "enter", "enter"),
    *("b", "/", "c", "2", "h", "2", "i", "2", "D"),
)
"""Each arrow puts a unit beside where the last one went."""


@pytest.mark.parametrize(
    ("side", "keys"),
    [(GOVERNMENT, GOVERNMENT_KEYS), (INSURGENT, INSURGENT_KEYS)],
)
def test_a_usual_deployment_takes_at_most_forty_keys(
    side: Belligerent, keys: tuple[str, ...]
) -> None:
    session = next(beginnings(Setup("standard"), 1, side, bots=True, last_turn=1))
    planned = planning_in(session)

    end = press(planned, *keys)

    assert len(keys) <= 40
    assert end is not None, planned.notice
    assert session.depth > len(keys)
    assert planned.plan.spare == ()
