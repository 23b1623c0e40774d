"""5.3, 8.3, 9.1 Deployment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from core.district.model.board import DistrictBoard, Unit
from core.district.model.facts.fact import seen
from core.district.model.ids import (
    AVAILABLE,
    DISRUPTED,
    GOVERNMENT,
    INSURGENT,
    RECRUITING,
    Belligerent,
    Segment,
)
from core.district.model.options import DistrictOptions
from core.district.model.view import view
from core.district.rules.deployment import deployment
from core.kernel import Decision
from tests.district.play import asked, play, played
from tests.district.positions import empty, in_box, units_of, with_ground, with_units


def deploying(side: Belligerent = GOVERNMENT, **fields: Any) -> DistrictBoard:
    """Return a position at the beginning of a side's Deployment."""
    return empty(segment=Segment.DEPLOYMENT, side=side, **fields)


def named(board: DistrictBoard, name: str, kind: str, at: str) -> DistrictBoard:
    """Make a counter of that name a unit of that kind; another counter becomes what it was."""
    other = units_of(board, kind)[0]
    board = board.with_unit(other, replace(board.units[other], kind=board.units[name].kind))
    return board.with_unit(name, Unit(kind, at))


def stacks_of(board: DistrictBoard, side: Belligerent) -> dict[str, list[str]]:
    """Return the kinds in each stack of a side, by letter."""
    return {
        letter: sorted(board.units[name].kind for name in board.members(letter))
        for letter, stack in board.stacks.items()
        if stack.side is side
    }


def refusal(decision: Decision, word: str) -> str:
    """Return the code of the reason why a word is refused."""
    reason = decision.why_not(word)
    assert reason is not None, word
    return reason.code


# The Government


@pytest.mark.rule("RD5.3-1", "RDD-11", "RDD-12")
def test_the_government_deploys_from_available_and_from_any_area_to_any_area() -> None:
    board = in_box(deploying(), AVAILABLE, "line", "trucks")
    board = with_units(board, "riverside", "gendarmes", "home-guard")
    decision = asked(board, deployment)
    assert decision.options == ("line-1", "gendarmes-1", "trucks-1", "done")
    assert decision.known_to is None
    where = asked(board, deployment, "gendarmes-1")
    assert (where.options, where.known_to) == (tuple(board.grounds), None)
    table = play(
        board,
        deployment,
        *("line-1", "salt-flats", "concentrated"),
        *("gendarmes-1", "highfell"),
        *("trucks-1", "salt-flats"),
        "done",
    )
    places = {name: table.board.units[name].at for name in decision.options[:-1]}
    assert places == {"line-1": "salt-flats", "gendarmes-1": "highfell", "trucks-1": "salt-flats"}
    assert table.board.camps == board.camps


@pytest.mark.rule("RD5.3-5", "RD8.1-1", "RD5.3-1")
def test_militia_disrupted_units_and_enemies_are_not_for_the_government_to_deploy() -> None:
    board = in_box(deploying(), RECRUITING, "home-guard")
    board = in_box(board, DISRUPTED, "line")
    board = with_units(board, "riverside", "home-guard")
    decision = asked(in_box(board, AVAILABLE, "fighters"), deployment)
    assert decision.options == ("done",)
    assert refusal(decision, "home-guard-2") == "deploy.militia-stays"
    assert refusal(decision, "line-1") == "deploy.not-available"
    assert refusal(decision, units_of(board, "fighters")[0]) == "not-a-choice"


@pytest.mark.rule("RDD-12", "RDD-11")
def test_a_unit_may_be_placed_again_or_stay_in_available_after_all() -> None:
    board = in_box(deploying(), AVAILABLE, "constables")
    board = with_units(board, "riverside", "gendarmes")
    again = asked(board, deployment, "constables-1", "highfell", "constables-1")
    assert again.options == (*board.grounds, AVAILABLE)
    assert refusal(asked(board, deployment, "gendarmes-1"), AVAILABLE) == (
        "deploy.not-from-available"
    )
    assert refusal(asked(board, deployment, "constables-1"), AVAILABLE) == (
        "deploy.not-from-available"
    )
    back = ("constables-1", "highfell", "constables-1", AVAILABLE, "done")
    table = play(board, deployment, *back)
    assert table.board.units["constables-1"].at == AVAILABLE
    assert table.board.units["gendarmes-1"].at == "riverside"


@pytest.mark.rule("RD5.3-1", "RD8.3-1", "RDD-13")
def test_regular_units_choose_their_mode_when_they_are_deployed() -> None:
    board = in_box(deploying(), AVAILABLE, "guards", "legion", "gendarmes")
    decision = asked(board, deployment, "guards-1", "riverside")
    assert (decision.ask, decision.options) == ("deploy.mode", ("concentrated", "dispersed"))
    assert decision.known_to is None
    table = play(
        board,
        deployment,
        *("guards-1", "riverside", "dispersed"),
        *("legion-1", "highfell", "concentrated"),
        *("gendarmes-1", "salt-flats"),
        "done",
    )
    modes = {name: table.board.units[name].dispersed for name in ("guards-1", "legion-1")}
    assert modes == {"guards-1": True, "legion-1": False}
    assert table.board.ratings("guards-1") == (3, 3, 1)


@pytest.mark.rule("RD5.3-1")
def test_a_unit_that_stays_may_change_its_mode_and_keeps_it_otherwise() -> None:
    board = with_units(deploying(), "riverside", "line", "line", dispersed=True)
    table = play(board, deployment, "line-1", "riverside", "concentrated", "done", "1")
    assert not table.board.units["line-1"].dispersed
    assert table.board.units["line-2"].dispersed


@pytest.mark.rule("TVd-40", "RD8.3-1", "RDM.4-3")
def test_a_unit_that_disperses_with_too_many_hits_is_disrupted_at_once() -> None:
    board = with_units(deploying(strategies=("G1", "I2")), "riverside", "line", hits=2)
    table, decision = played(board, deployment, "line-1", "riverside", "dispersed")
    unit = table.board.units["line-1"]
    assert (unit.at, unit.hits, unit.dispersed) == (DISRUPTED, 0, False)
    assert table.board.camps[GOVERNMENT].tp == board.camps[GOVERNMENT].tp - 1
    assert table.board.camps[INSURGENT].vp == 3
    assert decision is not None
    assert decision.options == ("done",)


@pytest.mark.rule("RD8.3-1")
def test_fewer_hits_do_no_harm_when_a_unit_disperses() -> None:
    board = with_units(deploying(), "riverside", "line", hits=1)
    table = play(board, deployment, "line-1", "riverside", "dispersed", "done")
    unit = table.board.units["line-1"]
    assert (unit.at, unit.hits, unit.dispersed) == ("riverside", 1, True)


@pytest.mark.rule("RD8.3-1", "DA-25")
def test_a_hurt_unit_from_available_is_disrupted_in_the_same_way() -> None:
    board = with_units(deploying(), AVAILABLE, "line", hits=2)
    table = play(board, deployment, "line-1", "highfell", "dispersed", "done")
    assert table.board.units["line-1"].at == DISRUPTED


@pytest.mark.rule("DA-46", "RD8.3-1")
def test_assets_left_alone_by_such_a_flip_are_disrupted_with_the_unit() -> None:
    board = with_units(deploying(), "riverside", "line", "trucks")
    board = board.with_unit("line-1", replace(board.units["line-1"], hits=2))
    table = play(board, deployment, "line-1", "riverside", "dispersed", "done")
    assert table.board.units["trucks-1"].at == DISRUPTED
    assert table.board.camps[GOVERNMENT].tp == board.camps[GOVERNMENT].tp - 1
    guarded = with_units(board, "riverside", "home-guard")
    table = play(guarded, deployment, "line-1", "riverside", "dispersed", "done")
    assert table.board.units["trucks-1"].at == "riverside"


# Assets


@pytest.mark.rule("DA-46", "RD9.1-2", "RDD-11", "RD5.3-6")
def test_deployment_does_not_end_while_an_asset_is_alone_in_an_area() -> None:
    board = in_box(deploying(), AVAILABLE, "trucks", "constables")
    decision = asked(board, deployment, "trucks-1", "highfell")
    assert "done" not in decision.options
    reason = decision.why_not("done")
    assert reason is not None
    assert (reason.code, reason.parts) == ("deploy.asset-alone", ("trucks-1", "highfell"))
    for answers in (("trucks-1", AVAILABLE), ("constables-1", "highfell")):
        after = asked(board, deployment, "trucks-1", "highfell", *answers)
        assert "done" in after.options


@pytest.mark.rule("DA-46")
def test_an_asset_from_the_map_follows_the_units_that_leave_it() -> None:
    board = with_units(deploying(), "riverside", "constables", "trucks")
    decision = asked(board, deployment, "constables-1", "highfell", "trucks-1")
    assert refusal(decision, AVAILABLE) == "deploy.not-from-available"
    answers = ("constables-1", "highfell", "trucks-1", "highfell", "done")
    assert play(board, deployment, *answers).board.units["trucks-1"].at == "highfell"


@pytest.mark.rule("DA-46")
def test_an_asset_from_the_map_is_taken_back_if_no_combat_unit_is_left() -> None:
    board = with_units(deploying(), "riverside", "line", "trucks")
    board = board.with_unit("line-1", replace(board.units["line-1"], hits=2))
    answers = ("trucks-1", "highfell", "line-1", "riverside", "dispersed", "trucks-1")
    assert AVAILABLE in asked(board, deployment, *answers).options
    table = play(board, deployment, *answers, AVAILABLE, "done")
    assert table.board.units["trucks-1"].at == AVAILABLE


@pytest.mark.rule("RDD-14", "RD5.3-6", "RD9.1-2")
def test_combat_units_are_asked_about_first_and_assets_join_them() -> None:
    board = with_units(deploying(), "riverside", "air-scout", "gendarmes", "home-guard", "line")
    table, decision = played(board, deployment, "done")
    assert decision is not None
    assert (decision.ask, decision.about) == ("deploy.stack", ("home-guard-1", "riverside"))
    assert (decision.options, decision.known_to) == (("1", "new"), (GOVERNMENT,))
    last = asked(board, deployment, "done", "new", "2")
    assert last.about == ("air-scout-1", "riverside")
    assert last.options == ("1", "2")
    assert refusal(last, "new") == "deploy.assets-join"
    assert refusal(last, "3") == "not-a-choice"
    assert refusal(last, "here") == "not-a-choice"
    table = play(board, deployment, "done", "new", "2", "1")
    assert stacks_of(table.board, GOVERNMENT) == {
        "a": ["air-scout", "gendarmes"],
        "b": ["home-guard", "line"],
    }


@pytest.mark.rule("RDD-14")
def test_a_single_unit_is_a_stack_without_a_question() -> None:
    board = with_units(deploying(), "riverside", "gendarmes")
    table = play(board, deployment, "done")
    assert stacks_of(table.board, GOVERNMENT) == {"a": ["gendarmes"]}


@pytest.mark.rule("RDD-14", "RD9.1-5")
def test_dummies_are_asked_about_after_combat_units_and_before_assets() -> None:
    board = named(named(rebels(), "x1", "tunnels", "highfell"), "x2", "dummy", "highfell")
    board = named(board, "x7", "fighters", "highfell")
    decision = asked(board, deployment, "done")
    assert (decision.about, decision.options) == (("x2", "highfell"), ("1", "new"))
    board = named(board, "x8", "levies", "highfell")
    decision = asked(board, deployment, "done")
    assert decision.about == ("x8", "highfell")
    decision = asked(board, deployment, "done", "new", "new")
    assert (decision.about, decision.options) == (("x1", "highfell"), ("1", "2"))


# The Insurgent


def rebels(*kinds: str, **fields: Any) -> DistrictBoard:
    """Return a position in which the Insurgent deploys some Available units, and no Dummies."""
    board = deploying(INSURGENT, **fields)
    for name in units_of(board, "dummy"):
        board = board.with_unit(name, Unit("dummy", DISRUPTED))
    return in_box(board, AVAILABLE, *kinds)


@pytest.mark.rule("RD5.3-2", "RDD-11", "RDD-12")
def test_the_insurgent_deploys_from_available_to_areas_with_own_infrastructure() -> None:
    board = with_ground(rebels("fighters", "villagers", "couriers"), "highfell", insurgent=1)
    board = with_ground(board, "riverside", insurgent=1, government=2)
    board = with_units(board, "salt-flats", "levies")
    fighters, couriers, levies = (
        units_of(board, kind)[0] for kind in ("fighters", "couriers", "levies")
    )
    decision = asked(board, deployment)
    assert decision.options == (fighters, couriers, "done")
    assert decision.known_to == (INSURGENT,)
    where = asked(board, deployment, fighters)
    assert where.options == ("highfell", "riverside")
    assert where.known_to == (INSURGENT,)
    assert refusal(where, "salt-flats") == "deploy.no-foothold"
    assert refusal(decision, levies) == "deploy.stays"


@pytest.mark.rule("RD5.3-2", "TVd-4")
def test_without_infrastructure_guerrillas_give_a_foothold() -> None:
    board = with_units(rebels("levies"), "highfell", "fighters")
    board = with_units(board, "riverside", "villagers")
    where = asked(board, deployment, units_of(board, "levies", AVAILABLE)[0])
    assert where.options == ("highfell",)


@pytest.mark.rule("RD5.3-2")
def test_without_guerrillas_militia_give_a_foothold() -> None:
    board = with_units(rebels("levies"), "riverside", "villagers")
    board = with_units(board, "highfell", "main-force")
    where = asked(board, deployment, units_of(board, "levies", AVAILABLE)[0])
    assert where.options == ("riverside",)


@pytest.mark.rule("DA-45", "TVd-49")
def test_without_those_a_main_force_gives_a_foothold_but_a_dummy_does_not() -> None:
    board = rebels("levies")
    board = with_units(board, "riverside", "main-force")
    dummy = units_of(board, "dummy")[0]
    board = board.with_unit(dummy, Unit("dummy", "highfell"))
    where = asked(board, deployment, units_of(board, "levies", AVAILABLE)[0])
    assert where.options == ("riverside",)


@pytest.mark.rule("RD5.3-2", "DA-45")
def test_with_nothing_on_the_map_the_insurgent_deploys_anywhere() -> None:
    board = rebels("levies", "fighters")
    levies, fighters = (units_of(board, kind, AVAILABLE)[0] for kind in ("levies", "fighters"))
    assert asked(board, deployment, levies).options == tuple(board.grounds)
    # What it has deployed in this segment gives no foothold.
    then = asked(board, deployment, levies, "riverside", fighters)
    assert then.options == tuple(board.grounds)


@pytest.mark.rule("RD5.3-3", "TVd-5", "RDD-11", "RD9.1-5")
@pytest.mark.parametrize("dummies", range(5))
def test_at_most_as_many_dummies_as_other_units_are_deployed(dummies: int) -> None:
    board = with_ground(deploying(INSURGENT), "highfell", insurgent=1)
    board = in_box(board, AVAILABLE, "fighters", "levies", "organisers", "tunnels")
    others = [n for n in board.units_in(AVAILABLE) if not board.kind(n).is_dummy]
    first, *rest = (*units_of(board, "dummy")[:dummies], *others)
    answers = [word for name in (first, *rest) for word in (name, "highfell")]

    decision = asked(board, deployment, *answers)

    assert "done" in decision.options
    fifth = units_of(board, "dummy")[4]
    assert (fifth in decision.options) is (dummies < 4)
    assert dummies < 4 or refusal(decision, fifth) == "deploy.no-company"
    fewer = asked(board, deployment, *answers, others[0], "available")
    assert ("done" in fewer.options) is (dummies < 4)
    assert dummies < 4 or refusal(fewer, "done") == "deploy.too-many-dummies"


@pytest.mark.rule("RD5.3-3", "DA-94")
def test_where_no_other_unit_could_be_deployed_no_dummy_is_offered() -> None:
    board = with_ground(deploying(INSURGENT), "highfell", insurgent=1)

    decision = asked(board, deployment)

    assert decision.options == ("done",)
    assert refusal(decision, units_of(board, "dummy")[0]) == "deploy.no-company"


@pytest.mark.rule("RD5.3-3")
def test_units_that_were_on_the_map_before_allow_no_dummies() -> None:
    board = with_ground(deploying(INSURGENT), "highfell", insurgent=1)
    board = with_units(board, "highfell", "fighters")
    dummy = units_of(board, "dummy", AVAILABLE)[0]
    decision = asked(board, deployment)
    assert decision.options == ("done",)
    assert refusal(decision, dummy) == "deploy.no-company"


@pytest.mark.rule("RD5.3-4", "RD5.3-5", "RDD-14", "RDD-15")
def test_the_insurgent_forms_all_stacks_anew_and_places_each() -> None:
    board = with_ground(rebels("fighters"), "highfell", insurgent=1)
    board = with_units(board, "highfell", "villagers", "levies")
    fighters = units_of(board, "fighters", AVAILABLE)[0]
    table, decision = played(board, deployment, fighters, "highfell", "done", "1", "new")
    assert decision is not None
    assert (decision.ask, decision.options) == ("deploy.place", ("underground", "at-large"))
    assert (decision.about, decision.known_to) == (("highfell", "1"), (INSURGENT,))
    table = play(
        board,
        deployment,
        *(fighters, "highfell", "done", "1", "new"),
        *("underground", "at-large"),
    )
    assert stacks_of(table.board, INSURGENT) == {"a": ["fighters", "levies"], "b": ["villagers"]}
    assert table.board.stacks["a"].underground
    assert not table.board.stacks["b"].underground
    assert not any(unit.revealed for unit in table.board.units.values())


@pytest.mark.rule("RD5.3-4", "RD5.3-6", "RD9.1-5")
def test_dummies_may_stand_alone_but_assets_join_a_combat_unit() -> None:
    board = with_ground(rebels(), "highfell", insurgent=1)
    board = with_units(board, "highfell", "fighters", "tunnels")
    board = board.with_unit(units_of(board, "dummy")[0], Unit("dummy", "highfell"))
    table = play(board, deployment, "done", "deploy.stack=new", "at-large", "at-large")
    assert sorted(stacks_of(table.board, INSURGENT).values()) == [
        ["dummy"],
        ["fighters", "tunnels"],
    ]
    dummies = rebels()
    dummies = dummies.with_unit(units_of(dummies, "dummy")[0], Unit("dummy", "salt-flats"))
    table = play(dummies, deployment, "done", "at-large")
    assert stacks_of(table.board, INSURGENT) == {"a": ["dummy"]}


@pytest.mark.rule("RD5.3-7")
def test_infrastructure_is_in_no_stack() -> None:
    board = with_ground(rebels(), "highfell", insurgent=1)
    table = play(board, deployment, "done")
    assert table.board.stacks == {}
    assert table.board.grounds == board.grounds


@pytest.mark.rule("RD2.1-3", "RDD-11", "RDD-14", "RDD-15")
def test_the_government_sees_counters_and_stacks_only_when_all_is_done() -> None:
    board = with_ground(rebels("fighters", "levies"), "highfell", insurgent=1)
    names = units_of(board, "fighters", AVAILABLE) + units_of(board, "levies", AVAILABLE)
    posting = [word for name in names for word in (name, "highfell")]
    under_way, _ = played(board, deployment, *posting, "done", "new", "underground")
    shown = view(under_way.board, GOVERNMENT)
    assert (shown.posts, shown.stacks) == ({}, {})
    assert not any(shown.units[name].at == "highfell" for name in shown.units)
    done = play(board, deployment, *posting, "done", "new", "underground", "at-large")
    shown = view(done.board, GOVERNMENT)
    assert {letter: stack.underground for letter, stack in shown.stacks.items()} == {
        "a": True,
        "b": False,
    }
    assert {shown.units[name].kind for name in names} == {"?"}
    told = [fact for fact in done.facts if seen(fact, GOVERNMENT)]
    assert len(told) == 2


@pytest.mark.rule("RDD-14", "RDD-12")
def test_the_insurgent_sees_where_the_government_deploys_but_not_its_stacks() -> None:
    board = with_units(deploying(), "riverside", "line", "line", "guards")
    table, _ = played(board, deployment, "guards-1", "highfell", "dispersed", "done")
    assert {post.area for post in view(table.board, INSURGENT).posts.values()} == {
        "highfell",
        "riverside",
    }
    assert {post.group for post in view(table.board, INSURGENT).posts.values()} == {0}


# Letters


@pytest.mark.rule("RDD-39")
def test_letters_go_over_the_whole_map_the_governments_first() -> None:
    board = with_units(deploying(), "riverside", "gendarmes", "constables")
    board = with_units(board, "highfell", "line")
    board = with_units(board, "salt-flats", "villagers")
    board = with_units(board, "north-fields", "villagers")
    first = play(board, deployment, "done", "new").board
    assert {letter: stack.area for letter, stack in first.stacks.items()} == {
        "a": "highfell",
        "b": "riverside",
        "c": "riverside",
    }
    second = play(replace(first, side=INSURGENT), deployment, "done", "at-large", "at-large").board
    assert {letter: stack.area for letter, stack in second.stacks.items()} == {
        "a": "highfell",
        "b": "riverside",
        "c": "riverside",
        "d": "north-fields",
        "e": "salt-flats",
    }


@pytest.mark.rule("RDD-39", "TVd-50")
@pytest.mark.parametrize(("three", "nine"), [("dummy", "fighters"), ("fighters", "dummy")])
def test_in_an_area_the_lowest_number_has_the_earlier_letter(three: str, nine: str) -> None:
    board = named(named(rebels(), "x3", three, "highfell"), "x9", nine, "highfell")
    # The Combat Unit is asked about first, whatever its number.
    table = play(board, deployment, "done", "new", "at-large", "underground")
    assert table.board.members("a") == ("x3",)
    assert table.board.members("b") == ("x9",)


# 11


def open_to(
    options: DistrictOptions, kinds: Sequence[str], unit: str, *answers: str
) -> tuple[str, ...]:
    """Return which stacks a unit may join in an Area with some kinds of units."""
    board = with_units(deploying(options=options), "riverside", *kinds)
    decision = asked(board, deployment, "done", *answers)
    assert decision.about[0] == unit
    return decision.options


@pytest.mark.rule("RD11-2")
def test_cbt_and_pol_do_not_share_a_stack_if_so_agreed() -> None:
    apart, kinds = DistrictOptions(no_mixed_stacks=True), ("constables", "home-guard", "line")
    usual = open_to(DistrictOptions(), kinds, "line-1", "new")
    assert usual == ("1", "2", "new")
    assert open_to(apart, kinds, "line-1", "new") == ("2", "new")
    board = with_units(deploying(options=apart), "riverside", *kinds, "trucks")
    assert refusal(asked(board, deployment, "done", "new"), "1") == "deploy.no-mix"
    # An Asset joins either.
    assert asked(board, deployment, "done", "new", "2").options == ("1", "2")


@pytest.mark.rule("RD11-15")
def test_green_units_may_share_no_stack_with_other_types() -> None:
    green, kinds = DistrictOptions(green_no_mix=True), ("home-guard", "legion", "line", "line")
    assert open_to(green, kinds, "line-2", "new") == ("3", "new")


@pytest.mark.rule("RD11-15")
def test_stacks_with_green_units_may_be_limited_to_two() -> None:
    small, kinds = DistrictOptions(green_small=True), ("constables", "gendarmes", "line", "line")
    assert open_to(small, kinds, "line-1", "new") == ("1", "2", "new")
    assert open_to(small, kinds, "line-2", "new", "1") == ("2", "new")
    board = with_units(deploying(options=small), "riverside", *kinds)
    assert refusal(asked(board, deployment, "done", "new", "1"), "1") == "deploy.too-large"


@pytest.mark.rule("RD11-15")
def test_green_units_may_have_no_dispersed_mode() -> None:
    green = DistrictOptions(green_no_disperse=True)
    board = in_box(deploying(options=green), AVAILABLE, "line", "legion")
    assert asked(board, deployment, "line-1", "riverside").ask == "deploy.unit"
    assert asked(board, deployment, "legion-1", "riverside").ask == "deploy.mode"


@pytest.mark.rule("RD5.3-1", "RDD-11")
def test_what_is_no_unit_of_its_own_is_no_choice() -> None:
    board = with_units(deploying(), "riverside", "line", "fighters")
    decision = asked(board, deployment)
    (fighters,) = units_of(board, "fighters", "riverside")
    assert [refusal(decision, word) for word in (fighters, "x99")] == ["not-a-choice"] * 2


@pytest.mark.rule("RDD-39")
def test_the_lowest_number_of_a_stack_decides_its_letter() -> None:
    board = named(named(rebels(), "x3", "fighters", "highfell"), "x5", "levies", "highfell")
    board = named(board, "x9", "organisers", "highfell")
    table = play(board, deployment, "done", "new", "1", "at-large", "underground")
    assert table.board.members("a") == ("x3", "x9")
    assert table.board.members("b") == ("x5",)
