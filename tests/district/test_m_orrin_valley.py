"""M The module Orrin Valley: its data are what the tables of the rules say."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from typing import Final

import pytest

from core.district.model.ids import (
    BELLIGERENTS,
    GOVERNMENT,
    INSURGENT,
    RESERVE,
    Mission,
    Rating,
    Ratings,
    UnitType,
    ratings_of,
)
from core.district.model.module import Population, StartingForces, UnitKind
from core.district.model.options import DistrictOptions, GameLength
from core.district.model.start import starting_board
from core.district.modules import MODULES
from tests.rule_pages import DISTRICT

MODULE: Final = MODULES["orrin-valley"]
AREA_WORDS: Final = {data.name: word for word, data in MODULE.areas.items()}
KINDS: Final = {kind.name: kind for kind in MODULE.kinds.values()}


def ratings_in(text: str) -> Ratings | None:
    """Read ratings as the rules write them: 2-5-1."""
    return Ratings(*map(int, text.split("-"))) if text else None


def first_number(text: str) -> int:
    """Return the number that a cell begins with; 0 if it has none."""
    found = re.match(r"[+-]?\d+", text)
    return int(found[0]) if found else 0


# M.1


@pytest.mark.rule("RDM.1-3")
@pytest.mark.parametrize("row", DISTRICT.table("RDM.1-3"), ids=lambda row: row["Area"])
def test_an_area_is_as_the_table_has_it(row: dict[str, str]) -> None:
    word = AREA_WORDS[row["Area"]]
    area = MODULE.areas[word]
    others = {w for w in MODULE.areas if w != word}
    named = {AREA_WORDS[name] for name in row["Adjacent"].split(", ") if name in AREA_WORDS}
    assert (area.population, area.terrain) == (int(row["Pop"]), int(row["TM"]))
    assert set(area.adjacent) == (named or others)


@pytest.mark.rule("RDM.1-1", "RDM.1-2", "RD2.21-1")
def test_areas_are_adjacent_where_their_boxes_touch() -> None:
    boxes = {}
    for row in DISTRICT.table("RDM.1-3"):
        left, top, right, bottom = map(int, row["Box"].split())
        assert (right - left - 1, bottom - top - 1) == (19, 6), "walls are shared"
        boxes[AREA_WORDS[row["Area"]]] = (left, top, right, bottom)
    assert max(box[2] for box in boxes.values()) + 1 == 61
    assert max(box[3] for box in boxes.values()) + 1 == 22
    for area, (left, top, right, bottom) in boxes.items():
        touching = {
            other
            for other, box in boxes.items()
            if other != area
            and box[0] <= right
            and box[2] >= left
            and box[1] <= bottom
            and box[3] >= top
        }
        assert set(MODULE.areas[area].adjacent) == touching


@pytest.mark.rule("RDM.1-1", "RDM.1-3", "RD2.21-1")
def test_nine_areas_lie_in_three_rows_and_touch_along_sides_and_at_corners() -> None:
    words = list(MODULE.areas)
    assert [AREA_WORDS[row["Area"]] for row in DISTRICT.table("RDM.1-3")] == words
    near = {
        frozenset((words[a], words[b]))
        for a, b in combinations(range(9), 2)
        if abs(a // 3 - b // 3) <= 1 and abs(a % 3 - b % 3) <= 1
    }
    links = {frozenset((word, other)) for word in words for other in MODULE.areas[word].adjacent}
    assert links == near
    assert len(links) == 20
    assert sum(area.population for area in MODULE.areas.values()) == 21


# M.2 and 2.221


@pytest.mark.rule("RDM.2-4", "RD2.221-1")
@pytest.mark.parametrize("row", DISTRICT.table("RDM.2-4"), ids=lambda row: row["Unit"])
def test_a_unit_is_as_the_table_has_it(row: dict[str, str]) -> None:
    kind = KINDS[row["Unit"]]
    side, type_ = row["Side and type"].removesuffix(", advanced game").split()
    assert (kind.side, kind.type) == (side.lower(), type_.lower())
    assert kind.count == int(row["Count"])
    assert kind.ratings == ratings_in(row["Ratings"])
    assert kind.dispersed == ratings_in(row["Dispersed"])
    is_drawn = kind.type in MODULE.drawn
    ready = MODULE.drawn[kind.type] if row["Unit"] == "Fighters" else 0
    stated = first_number(row["Available at start"])
    assert stated == (ready if is_drawn else MODULE.available.get(kind.word, 0))


@pytest.mark.rule("RDM.2-4", "RD2.221-1", "RD2.221-2")
def test_the_table_has_every_unit_and_only_regulars_of_the_government_have_two_modes() -> None:
    units = [kind for kind in KINDS.values() if not kind.is_asset]
    assert [row["Unit"] for row in DISTRICT.table("RDM.2-4")] == [
        *(kind.name for kind in units if kind.type is not UnitType.FOR and not kind.is_dummy),
        *(kind.name for kind in units if kind.is_dummy),
        *(kind.name for kind in units if kind.type is UnitType.FOR),
    ]
    assert {kind.type for kind in units if kind.dispersed} == {UnitType.CBT, UnitType.FOR}
    assert {kind.type for kind in units if kind.is_regular} == {
        *(UnitType.CBT, UnitType.FOR),
        UnitType.MF,
    }
    assert {kind.type for kind in units if kind.is_paramilitary} == {
        *(UnitType.MIL, UnitType.POL),
        UnitType.GR,
    }
    for side in BELLIGERENTS:
        assert [kind.is_militia for kind in units if kind.side is side].count(True) == 1


@pytest.mark.rule("RDM.2-1", "RDM.2-2", "RDM.2-3")
def test_the_standard_game_begins_with_14_infrastructure_units_and_12_task_points_each() -> None:
    board = starting_board("orrin-valley", "standard", DistrictOptions())
    assert sum(g.government + g.insurgent for g in board.grounds.values()) == 14
    assert board.pool == 8
    assert [(camp.tp, camp.tp_max) for camp in board.camps.values()] == [(12, 12)] * 2
    assert Counter(board.units[name].kind for name in board.units_in(RESERVE, GOVERNMENT)) == {
        "guards": 1,
        "line": 1,
        "constables": 1,
    }


# M.3 and 2.24


@pytest.mark.rule("RDM.3-2", "RD2.24-1")
def test_the_chits_are_those_of_the_list() -> None:
    text = DISTRICT.read("rules.md").partition("- **RDM.3-2**")[2].partition("\n## ")[0]
    assert re.findall(r"\b\d{3}\b", text) == list(MODULE.chits)
    assert len(set(MODULE.chits)) == 48
    assert {rating for chit in MODULE.chits for rating in ratings_of(chit)} == {1, 2, 3, 4, 5}


@pytest.mark.rule("RDM.3-1", "RDB.1-1")
def test_the_ratings_of_the_chits_are_distributed_as_stated() -> None:
    def counts(rating: Rating) -> list[int]:
        found = Counter(ratings_of(chit).of(rating) for chit in MODULE.chits)
        return [found[value] for value in range(1, 6)]

    assert counts(Rating.IR) == [8, 12, 13, 10, 5]
    assert counts(Rating.TR) == [11, 13, 12, 8, 4]
    assert counts(Rating.CMR) == [9, 12, 13, 9, 5]
    assert round(sum(max(ratings_of(chit)) for chit in MODULE.chits) / 48, 2) == 4.02
    beaten = [sum(ratings_of(chit).cmr < total for chit in MODULE.chits) for total in range(2, 7)]
    assert beaten == [9, 21, 34, 43, 48]


# M.4

POPULATION: Final = {
    "its Pop": Population.POPULATION,
    "1 for each own IU": Population.PER_INFRASTRUCTURE,
    "1": Population.ONE,
}
CARDS: Final = (*DISTRICT.table("RDM.4-5"), *DISTRICT.table("RDM.4-6"))


@pytest.mark.rule("RDM.4-5", "RDM.4-6")
@pytest.mark.parametrize("row", CARDS, ids=lambda row: row["Card"])
def test_a_strategy_is_as_the_table_has_it(row: dict[str, str]) -> None:
    word, _, name = row["Card"].partition(" ")
    card = MODULE.strategies[word]
    disrupted, _, more = row["Disrupted"].partition("; ")
    assert card.name == name
    assert card.side is (GOVERNMENT if word.startswith("G") else INSURGENT)
    assert card.population is POPULATION[row["Population"]]
    assert (card.loc, card.reduced) == (int(row["LOC"]), int(row["Reduced"]))
    assert card.disrupted == {
        UnitType(type_.lower()): int(points)
        for type_, points in re.findall(r"([A-Z]+) (\d)", disrupted)
    }
    assert card.intimidated == first_number(more)
    assert card.ambush == int(row.get("Ambush", 0))
    assert card.terror == int(row["Terror"])


@pytest.mark.rule("RDM.4-5", "RDM.4-6")
def test_the_tables_have_every_strategy() -> None:
    assert [row["Card"].split()[0] for row in CARDS] == list(MODULE.strategies)


# M.5


def test_every_event_has_a_statement_with_its_name() -> None:
    text = DISTRICT.read("rules.md")
    stated = re.findall(r"^- \*\*RDM\.5-(\d\d)\*\* ([^:]+):", text, re.MULTILINE)
    assert {int(number): name for number, name in stated} == {
        number: event.name for number, event in MODULE.events.items()
    }


# M.6

ASSETS: Final = (*DISTRICT.table("RDM.6-5"), *DISTRICT.table("RDM.6-6"))
MISSION_WORDS: Final = {
    "Patrol": {Mission.PATROL, Mission.PATROL_ALL},
    "Build": {Mission.BUILD},
    "Remove Terror": {Mission.REMOVE_TERROR},
    "Attack": {Mission.ATTACK},
    "Recruit/Promote": {Mission.RECRUIT},
    "Reduce": {Mission.REDUCE},
    "Ambush": {Mission.AMBUSH},
    "Intimidate": {Mission.INTIMIDATE},
}


@pytest.mark.rule("RDM.6-5", "RDM.6-6", "RD9.1-1")
@pytest.mark.parametrize("row", ASSETS, ids=lambda row: row["Asset"])
def test_an_asset_is_as_the_table_has_it(row: dict[str, str]) -> None:
    told = row["Effect"]
    effect = KINDS[row["Asset"]].effect
    assert effect is not None
    if found := re.match(r"\+(\d) (IR|TR|CMR) (?:in|against) (.*)", told):
        missions = {m for word, few in MISSION_WORDS.items() if word in found[3] for m in few}
        assert (effect.amount, effect.rating) == (int(found[1]), found[2].lower())
        assert effect.missions == missions
        assert effect.whole_area == ("every" in told)
    else:
        assert effect.rating is None
        assert effect.far == ("two Areas" in told)
        assert effect.task_points == first_number(told)


@pytest.mark.rule("RDM.6-1", "RDM.6-2", "RDM.6-5", "RDM.6-6")
def test_there_is_one_of_each_asset_and_some_are_drawn_at_start() -> None:
    def of(side: str) -> list[UnitKind]:
        return [kind for kind in KINDS.values() if kind.is_asset and kind.side == side]

    assert [row["Asset"] for row in ASSETS] == [
        k.name for k in (*of("government"), *of("insurgent"))
    ]
    assert {kind.count for kind in KINDS.values() if kind.is_asset} == {1}
    assert MODULE.drawn_assets == {GOVERNMENT: 2, INSURGENT: 3}
    assert MODULE.intelligence == {"blank": 12, "blue": 4, "orange": 4}


# M.7


@pytest.mark.rule("RDM.7-1")
def test_the_standard_scenario_is_as_the_table_has_it() -> None:
    layout = MODULE.scenarios["standard"]
    assert isinstance(layout, StartingForces)
    rows = {AREA_WORDS[row["Area"]]: row for row in DISTRICT.table("RDM.7-1")}
    for side, name in ((GOVERNMENT, "Government"), (INSURGENT, "Insurgent")):
        stated = {area: first_number(row[f"{name} IUs"]) for area, row in rows.items()}
        assert layout.infrastructure[side] == {area: n for area, n in stated.items() if n}
        assert layout.militia[side] == {a: 1 for a, r in rows.items() if r["MIL"] == f"1 {name}"}


@pytest.mark.rule("RDM.7-4")
@pytest.mark.parametrize("row", DISTRICT.table("RDM.7-4"), ids=lambda row: row["Length"])
def test_a_length_is_as_the_table_has_it(row: dict[str, str]) -> None:
    length = MODULE.lengths[GameLength(row["Length"])]
    assert length.limit == int(row["VP limit"])
    assert length.last_turn == int(row["Last turn"])
    assert length.start == {
        GOVERNMENT: int(row["VP of the Government at start"]),
        INSURGENT: int(row["VP of the Insurgent at start"]),
    }


@pytest.mark.rule("RDM.7-6")
@pytest.mark.parametrize(("advanced", "more"), [((True,) * 3, 4), ((True, True, False), 0)])
def test_the_government_begins_with_more_in_the_advanced_game(
    advanced: tuple[bool, bool, bool], more: int
) -> None:
    assets, intelligence, foreign = advanced
    options = DistrictOptions(assets=assets, intelligence=intelligence, foreign=foreign)
    board = starting_board("orrin-valley", "standard", options)
    usual = starting_board("orrin-valley", "standard", DistrictOptions())
    assert board.camps[GOVERNMENT].vp == usual.camps[GOVERNMENT].vp + more
    assert board.camps[INSURGENT].vp == usual.camps[INSURGENT].vp
