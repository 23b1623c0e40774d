"""6.12 Attack."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from core.district.model.facts.units import UnitDisrupted, UnitHit
from core.district.model.ids import (
    DISRUPTED,
    GOVERNMENT,
    INSURGENT,
    RECRUITING,
    Mission,
)
from core.district.model.options import DistrictOptions, LimitedForeign, NotMyTribe
from core.district.model.view import view
from core.district.rules.missions import open_sums
from core.district.rules.strength import terrain
from tests.district.examples import examples as examples
from tests.district.missions import (
    asked_in,
    at,
    carried_out,
    declared,
    refusal,
    task_points,
    totals,
    victory_points,
)
from tests.district.play import played
from tests.district.positions import (
    empty,
    facts_of,
    in_box,
    units_of,
    with_camp,
    with_ground,
    with_stack,
)

ATTACK = Mission.ATTACK
FOREIGN = DistrictOptions(foreign=True, assets=True)


@pytest.mark.rule(
    "TVd-14", "RD6.12-1", "RD6.12-4", "RD6.12-5", "RD6.12-6", "RD6.12-7", "RD6.2-2", "DA-8"
)
def test_the_loser_is_hit_by_units_and_the_winner_by_chits(examples: str) -> None:
    board = empty(module=examples, active="hills", hands=(["411"], ["124"]))
    board = with_stack(board, "a", "hills", "police")
    board = with_stack(board, "p", "hills", "bands*2")
    name = board.members("p")[0]
    table = carried_out(
        board, "p", ATTACK, "a", "chit=411", "chit=124", "hits=police-1", f"hits={name}"
    )
    assert totals(table) == [(6, 5)]
    assert at(table.board, DISRUPTED) == ["bands", "police"]
    assert task_points(table.board) == (9, 8)
    assert not table.board.grounds["hills"].terror
    assert table.board.is_revealed("p")


@pytest.mark.rule("TVd-15", "RD6.3-1", "RD6.12-8", "RD6.2-6", "RD6.12-4")
def test_too_many_hits_terrorize_the_area(examples: str) -> None:
    board = empty(module=examples, active="hills", hands=(["141"], ["132"]))
    board = with_stack(board, "a", "hills", "police*2 infantry")
    board = with_stack(board, "p", "hills", "peasants! peasants")
    first, second = board.members("p")
    table = carried_out(
        board,
        "a",
        ATTACK,
        "p",
        "chit=141",
        "chit=132",
        f"hits={first}",
        f"hits={second}",
        "hits=infantry-1",
    )
    assert totals(table) == [(13, 7)]
    assert at(table.board, RECRUITING) == ["peasants", "peasants"]
    assert table.board.grounds["hills"].terror
    assert table.board.grounds["hills"].new_terror
    assert table.board.units["infantry-1"].hits == 1
    assert task_points(table.board) == (9, 10)
    assert victory_points(table.board) == (-2, 0)


@pytest.mark.rule("TVd-16", "DA-7", "RD6.12-6", "RD6.12-7")
def test_a_loser_with_the_stronger_units_takes_no_hits() -> None:
    board = empty(active="mill-quarter", hands=(["312"], ["222"]))
    board = with_stack(board, "a", "mill-quarter", "guards")
    board = with_stack(board, "p", "mill-quarter", "fighters*2!")
    name = board.members("p")[0]
    table = carried_out(board, "a", ATTACK, "p", "chit=312", "chit=222", f"hits={name}")
    assert totals(table) == [(6, 9)]
    assert table.board.units["guards-1"].hits == 0
    assert at(table.board, DISRUPTED) == ["fighters"]
    assert task_points(table.board) == (9, 9)


@pytest.mark.rule("TVd-17", "RD6.12-5", "RD6.1-5")
def test_nothing_happens_in_a_tie() -> None:
    board = empty(active="riverside", hands=(["232"], ["323"]))
    board = with_stack(board, "a", "riverside", "gendarmes*2")
    board = with_stack(board, "p", "riverside", "fighters*2!")
    table = carried_out(board, "a", ATTACK, "p", "chit=232", "chit=323")
    assert totals(table) == [(7, 7)]
    assert not facts_of(table, UnitHit)
    assert not facts_of(table, UnitDisrupted)


@pytest.mark.rule("TVd-18", "RD6.2-1", "RD6.12-7")
def test_a_regular_unit_collects_hits_until_it_is_disrupted() -> None:
    board = empty(active="north-fields", hands=(["331"], ["132"]))
    board = with_stack(board, "a", "north-fields", "guards line")
    board = with_stack(board, "p", "north-fields", "main-force!")
    name = board.members("p")[0]
    table = carried_out(board, "a", ATTACK, "p", "chit=331", "chit=132", *[f"hits={name}"] * 4)
    assert totals(table) == [(12, 7)]
    assert len(facts_of(table, UnitHit)) == 3
    assert at(table.board, DISRUPTED) == ["main-force"]
    assert table.board.units[name].hits == 0
    assert not table.board.grounds["north-fields"].terror
    assert task_points(table.board) == (9, 9)


@pytest.mark.rule("TVd-19", "DA-16", "RD6.12-1", "RD6.2-6")
def test_concealed_counters_take_part_and_are_turned_up(examples: str) -> None:
    board = empty(module=examples, active="plain", hands=(["222"], ["411"]))
    board = with_stack(board, "a", "plain", "gendarmes*2 line")
    board = with_stack(board, "p", "plain", "villagers! fighters")
    (villagers,), (fighters,) = (
        units_of(board, kind, "plain") for kind in ("villagers", "fighters")
    )
    table = carried_out(
        board,
        "a",
        ATTACK,
        "p",
        "chit=222",
        "chit=411",
        f"hits={villagers}",
        f"hits={fighters}",
        "hits=line-1",
    )
    assert totals(table) == [(10, 5)]
    assert table.board.grounds["plain"].terror
    assert task_points(table.board) == (9, 9)
    assert table.board.units["line-1"].hits == 1


@pytest.mark.rule("TVd-20", "RD6.12-3")
def test_the_government_cannot_attack_what_is_wholly_concealed() -> None:
    board = empty(active="riverside")
    board = with_stack(board, "a", "riverside", "gendarmes")
    concealed = with_stack(board, "p", "riverside", "fighters*2")
    assert refusal(concealed, "a", ATTACK) == "attack.wholly-concealed"
    partly = with_stack(board, "p", "riverside", "fighters fighters!")
    assert refusal(partly, "a", ATTACK) is None


@pytest.mark.rule("TVd-21", "RD6.12-2", "RD6.13-1", "RD8.1-1")
def test_mil_alone_neither_attack_nor_ambush() -> None:
    board = empty(active="riverside")
    board = with_stack(board, "a", "riverside", "line")
    board = with_stack(board, "p", "riverside", "villagers*2")
    assert refusal(board, "p", ATTACK) == "fight.too-weak"
    assert refusal(board, "p", Mission.AMBUSH) == "fight.too-weak"
    board = empty(active="riverside", options=DistrictOptions(assets=True))
    board = with_stack(board, "a", "riverside", "line")
    board = with_stack(board, "p", "riverside", "villagers marksman")
    assert refusal(board, "p", ATTACK) is None
    assert refusal(board, "p", Mission.AMBUSH) is None


@pytest.mark.rule("RD6.12-1", "DA-21", "DA-40")
def test_nobody_attacks_or_is_attacked_underground() -> None:
    board = empty(active="riverside")
    board = with_stack(board, "a", "riverside", "line home-guard")
    board = with_stack(board, "p", "riverside", "fighters", underground=True)
    assert refusal(board, "a", ATTACK) == "attack.underground"
    assert refusal(board, "p", ATTACK) == "mission.underground"


@pytest.mark.rule("RD6.12-9")
def test_a_stack_can_be_attacked_again_and_again() -> None:
    board = empty(active="mill-quarter", hands=(["312"], ()))
    board = with_stack(board, "a", "mill-quarter", "line*2")
    board = with_stack(board, "p", "mill-quarter", "main-force*2!")
    table = carried_out(board, "a", ATTACK, "p", "chit=blank", "chit=blank")
    assert refusal(table.board, "a", ATTACK) is None


@pytest.mark.rule("RD6.12-10", "RD9.3-2", "RD6.12-7")
def test_an_advantage_counts_for_the_total_but_not_for_the_hits_of_the_winner() -> None:
    board = empty(
        active="north-fields",
        hands=(["214"], ()),
        intelligence={"blank": 12, "blue": 3, "orange": 4},
        options=DistrictOptions(intelligence=True),
    )
    board = with_camp(board, GOVERNMENT, advantages=1)
    board = with_stack(board, "a", "north-fields", "line")
    board = with_stack(board, "p", "north-fields", "main-force!")
    table = carried_out(board, "a", ATTACK, "p", "chit=214+adv", "chit=blank", "hits=line-1")
    assert totals(table) == [(8, 4)]
    assert table.board.units["line-1"].hits == 1


def _foreign(**fields: object) -> DistrictOptions:
    return DistrictOptions(foreign=True, assets=True, **fields)  # type: ignore[arg-type]


@pytest.mark.rule("RD6.12-11", "RD9.2-1")
def test_foreign_units_let_the_government_play_two_chits_and_count_the_lower_if_it_wins() -> None:
    board = empty(active="north-fields", hands=(["141", "222"], ["131"]), options=FOREIGN)
    board = with_stack(board, "a", "north-fields", "legion")
    board = with_stack(board, "p", "north-fields", "main-force! fighters!")
    answers = ("chit=141", "chit.second=222", "chit=blank")
    asked = asked_in(board, "a", ATTACK, "p", *answers[:1])
    assert asked.options == ("222", "blank", "none")
    table = carried_out(board, "a", ATTACK, "p", *answers, *["hits=legion-1"] * 2)
    assert totals(table) == [(11, 6)]
    assert table.board.units["legion-1"].hits == 2


@pytest.mark.rule("DA-32", "RD6.12-7")
def test_a_government_that_loses_with_two_chits_counts_the_higher() -> None:
    board = empty(active="mill-quarter", hands=(["132", "312"], ()), options=FOREIGN)
    board = with_stack(board, "a", "mill-quarter", "legion")
    board = with_stack(board, "p", "mill-quarter", "main-force*2!")
    first, _ = board.members("p")
    answers = ("chit=312", "chit.second=132", "chit=blank", *["hits=legion-1"] * 3)
    table = carried_out(board, "a", ATTACK, "p", *answers, *[f"hits={first}"] * 3)
    assert totals(table) == [(9, 11)]
    assert table.board.units["legion-1"].hits == 3
    assert table.board.units[first].hits == 3


@pytest.mark.rule("DA-31", "RD6.12-11")
def test_an_advantage_counts_for_one_of_two_chits() -> None:
    board = empty(
        active="mill-quarter",
        hands=(["132", "312"], ()),
        options=DistrictOptions(foreign=True, intelligence=True),
    )
    board = with_camp(board, GOVERNMENT, advantages=2)
    board = with_stack(board, "a", "mill-quarter", "legion")
    board = with_stack(board, "p", "mill-quarter", "main-force*2!")
    assert "132+adv" in asked_in(board, "a", ATTACK, "p", "chit=312").options
    with_one = asked_in(board, "a", ATTACK, "p", "chit=312+adv")
    assert with_one.options == ("132", "blank", "none")
    board = replace(board, intelligence={"blank": 12, "blue": 2, "orange": 4})
    for first, second, total in (("312+adv", "132", 5 + 3 + 3), ("312", "132+adv", 5 + 1 + 3)):
        # The Government's 11 or 9 against two times 4 and the terrain, 11.
        chits = (f"chit={first}", f"chit.second={second}", "chit=blank")
        table, _ = played(board, declared("a", ATTACK, "p"), *chits)
        assert totals(table) == [(total, 11)]
        assert table.board.camps[GOVERNMENT].advantages == 1


@pytest.mark.rule("RD6.12-11")
def test_a_defending_stack_with_a_foreign_unit_may_play_two_chits_too() -> None:
    board = empty(active="riverside", options=FOREIGN)
    board = with_stack(board, "a", "riverside", "legion")
    board = with_stack(board, "p", "riverside", "fighters")
    asked = asked_in(board, "p", ATTACK, "a", "chit=blank")
    assert (asked.ask, asked.options) == ("chit.second", ("none",))


@pytest.mark.rule("DA-42", "RD6.3-1")
def test_terror_where_there_is_terror_places_and_pays_nothing() -> None:
    board = empty(active="saddle-pass", strategies=("G1", "I1"))
    board = with_ground(board, "saddle-pass", terror=True)
    board = with_stack(board, "a", "saddle-pass", "guards*2")
    board = with_stack(board, "p", "saddle-pass", "fighters!")
    name = board.members("p")[0]
    table = carried_out(board, "a", ATTACK, "p", "chit=blank", "chit=blank", f"hits={name}")
    assert victory_points(table.board) == (1, 0)
    assert not table.board.grounds["saddle-pass"].new_terror


@pytest.mark.rule("RD6.3-1")
def test_an_area_without_people_is_never_terrorized() -> None:
    board = empty(active="salt-flats")
    board = with_stack(board, "a", "salt-flats", "guards*2")
    board = with_stack(board, "p", "salt-flats", "levies!")
    name = board.members("p")[0]
    table = carried_out(board, "a", ATTACK, "p", "chit=blank", "chit=blank", f"hits={name}")
    assert not table.board.grounds["salt-flats"].terror


@pytest.mark.rule("RD9.1-1", "RD6.12-6")
def test_assets_add_to_the_sums_that_make_hits() -> None:
    board = empty(active="north-fields", options=DistrictOptions(assets=True))
    board = with_stack(board, "a", "north-fields", "line mortars")
    board = with_stack(board, "p", "north-fields", "main-force! marksman!")
    name = units_of(board, "main-force", "north-fields")[0]
    table = carried_out(board, "a", ATTACK, "p", "chit=blank", "chit=blank", f"hits={name}")
    assert totals(table) == [(6, 5)]


@pytest.mark.rule("RDS-14", "RDD-42")
def test_the_sums_of_an_attack_count_what_the_government_sees() -> None:
    board = empty(active="east-terraces")
    board = with_stack(board, "a", "east-terraces", "guards line")
    board = with_stack(board, "p", "east-terraces", "fighters*2! levies")
    sums = open_sums(view(board, GOVERNMENT), "a", ATTACK, "p")
    assert sums is not None
    assert sums.own.units == 9
    assert (sums.against.units, sums.against.concealed, sums.against.terrain) == (4, 1, 2)


@pytest.mark.rule("RD11-15")
def test_with_partnering_the_army_attacks_only_together_with_foreigners() -> None:
    board = empty(active="riverside", options=_foreign(partnering=True))
    board = with_stack(board, "p", "riverside", "fighters!")
    board = with_stack(board, "a", "riverside", "line")
    board = with_stack(board, "b", "riverside", "line legion")
    board = with_stack(board, "c", "riverside", "gendarmes")
    reasons = [refusal(board, letter, ATTACK) for letter in "abc"]
    assert reasons == ["attack.no-partner", None, None]


@pytest.mark.rule("RD11-5")
def test_foreign_units_may_be_kept_from_attacks() -> None:
    options = _foreign(limited_foreign=LimitedForeign.NO_ATTACK)
    board = empty(active="riverside", options=options)
    board = with_stack(board, "p", "riverside", "fighters!")
    board = with_stack(board, "a", "riverside", "line legion")
    board = with_stack(board, "b", "riverside", "line")
    reasons = [refusal(board, letter, ATTACK) for letter in "ab"]
    assert reasons == ["attack.foreign-abstain", None]


@pytest.mark.rule("RD11-8")
def test_a_foreign_tribe_does_not_count_beside_police_but_plays_two_chits() -> None:
    options = DistrictOptions(not_my_tribe=NotMyTribe.MUST_TWO_CHITS)
    board = empty(active="north-fields", hands=(["141", "222"], ()), options=options)
    board = with_stack(board, "a", "north-fields", "line gendarmes")
    board = with_stack(board, "p", "north-fields", "levies!")
    assert asked_in(board, "a", ATTACK, "p", "chit=141").options == ("222", "blank", "none")
    table = carried_out(board, "a", ATTACK, "p", "chit=blank", "chit.second=none", "chit=blank")
    assert totals(table) == [(2, 2)]
    defending = asked_in(board, "p", ATTACK, "a", "chit=141")
    assert defending.options == ("222", "blank")
    sums = open_sums(board, "p", ATTACK, "a")
    assert sums is not None
    assert sums.against.units == 6


@pytest.mark.rule("RD11-8")
def test_an_army_by_itself_fights_as_usual() -> None:
    board = empty(active="riverside", options=DistrictOptions(not_my_tribe=NotMyTribe.MISSIONS))
    board = with_stack(board, "a", "riverside", "line guards")
    board = with_stack(board, "p", "riverside", "fighters!")
    sums = open_sums(board, "a", ATTACK, "p")
    assert sums is not None
    assert sums.own.units == 9
    assert refusal(board, "a", ATTACK) is None


@pytest.mark.rule("RD11-1")
def test_terror_by_foreign_units_raises_mil_underground() -> None:
    options = _foreign(accidental_guerrillas=True)
    board = in_box(empty(active="saddle-pass", options=options), RECRUITING, "villagers")
    board = with_stack(board, "a", "saddle-pass", "legion line")
    board = with_stack(board, "p", "saddle-pass", "fighters!")
    name = board.members("p")[0]
    answers = ("chit=blank", "chit.second=none", "chit=blank", f"hits={name}")
    table = carried_out(board, "a", ATTACK, "p", *answers)
    assert table.board.grounds["saddle-pass"].terror
    (letter,) = table.board.stacks_in("saddle-pass", INSURGENT)
    assert table.board.stacks[letter].underground
    assert [table.board.units[unit].kind for unit in table.board.members(letter)] == ["villagers"]


@pytest.mark.rule("RD11-1", "RD8.1-1")
def test_no_mil_arise_where_there_is_no_room_or_none_is_left() -> None:
    board = empty(active="saddle-pass", options=_foreign(accidental_guerrillas=True))
    board = with_stack(board, "a", "saddle-pass", "legion line")
    board = with_stack(board, "p", "saddle-pass", "fighters!")
    answers = ("chit=blank", "chit.second=none", "chit=blank", f"hits={board.members('p')[0]}")
    table = carried_out(board, "a", ATTACK, "p", *answers)
    assert table.board.grounds["saddle-pass"].terror
    assert not table.board.stacks_in("saddle-pass", INSURGENT), "none is in Recruiting"
    again = in_box(with_ground(board, "saddle-pass", terror=True), RECRUITING, "villagers")
    table = carried_out(again, "a", ATTACK, "p", *answers)
    assert not table.board.stacks_in("saddle-pass", INSURGENT), "there was Terror before"
    full = with_stack(board, "q", "saddle-pass", "villagers", underground=True)
    full = in_box(full, RECRUITING, "villagers")
    table = carried_out(full, "a", ATTACK, "p", *answers)
    assert table.board.stacks_in("saddle-pass", INSURGENT) == ("q",), "one MIL is all for Pop 1"


@pytest.mark.rule("RD11-9")
def test_units_that_know_the_terrain_ease_own_attacks_but_not_those_of_the_enemy() -> None:
    board = empty(active="orrin-town", options=DistrictOptions(persistence=True))
    board = with_stack(board, "a", "orrin-town", "line/d")
    name = board.members("a")[0]
    unit = board.units[name]
    settled = type(unit)(unit.kind, unit.at, "a", dispersed=True, settled=True)
    board = with_stack(board.with_unit(name, settled), "p", "orrin-town", "fighters!")
    ours = open_sums(board, "a", ATTACK, "p")
    theirs = open_sums(board, "p", ATTACK, "a")
    assert ours is not None
    assert theirs is not None
    assert (ours.against.terrain, theirs.against.terrain) == (1, 2)


@pytest.mark.rule("RD11-10")
def test_dice_take_the_place_of_chits() -> None:
    board = empty(active="north-fields", options=DistrictOptions(dice=True))
    board = with_stack(board, "a", "north-fields", "line")
    board = with_stack(board, "p", "north-fields", "main-force!")
    name = board.members("p")[0]
    table = carried_out(board, "p", ATTACK, "a", "chit.die=2", "chit.die=6", *[f"hits={name}"] * 4)
    assert totals(table) == [(10, 6)]
    assert at(table.board, DISRUPTED) == ["main-force"]


@pytest.mark.rule("RD11-9")
def test_known_terrain_is_never_less_than_flat() -> None:
    for units, left in (("line/d", 1), ("line*2/d", 0), ("line*3/d", 0)):
        board = empty(active="quarry-road", options=DistrictOptions(persistence=True))
        board = with_stack(board, "a", "quarry-road", units)
        board = board.with_units(
            {name: replace(board.units[name], settled=True) for name in board.members("a")}
        )
        assert terrain(board, "quarry-road", ATTACK, eased=True) == left
        assert terrain(board, "quarry-road", ATTACK) == 2


@pytest.mark.rule("RD6.12-8", "RD6.3-1")
def test_as_many_hits_left_as_people_are_no_terror() -> None:
    for units, is_terror in (("guards line", False), ("guards*2", True)):
        board = with_stack(empty(active="riverside"), "a", "riverside", units)
        board = with_stack(board, "p", "riverside", "fighters*2!")
        hits = [f"hits={name}" for name in board.members("p")]
        table = carried_out(board, "a", ATTACK, "p", "chit=blank", "chit=blank", *hits)
        assert table.board.grounds["riverside"].terror is is_terror
