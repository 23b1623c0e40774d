"""M and 1.3 The map: spaces, what touches what, and the table of Random Spaces."""

from __future__ import annotations

from itertools import combinations, product
from operator import itemgetter

import pytest

from core.adp.model.atlas import (
    ADJACENT,
    AFGHAN_AREAS,
    AFGHAN_PROVINCES,
    AREAS,
    ATLAS,
    LOCS,
    PAKISTAN,
    PASHTUN,
    PASHTUN_PAKISTAN,
    PROVINCES,
    RANDOM_SPACES,
    SPACES,
    Terrain,
    random_space,
)
from core.adp.model.ids import Control, Piece, SpaceId, Support
from core.adp.model.ids import SpaceId as S
from core.adp.model.totals import totals
from core.adp.rules.catalogue import CATALOGUE
from core.adp.rules.table import AdpTable
from tests.adp.play import position
from tests.adp.reference import spaces, table

DICE = tuple(product(range(1, 7), repeat=3))


def adjacencies(some: tuple[SpaceId, ...], others: tuple[SpaceId, ...]) -> int:
    """Count the adjacent pairs between two groups of spaces, or within one group."""
    number = sum(b in ADJACENT[a] for a in some for b in others)
    return number // 2 if some == others else number


@pytest.mark.rule("R1.3.1-1")
@pytest.mark.parametrize("space", SPACES)
def test_every_space_can_hold_pieces(space: SpaceId) -> None:
    at = AdpTable(position("map: empty"), CATALOGUE)

    at.place(Piece.TALIBAN_UNDERGROUND, space, 1, "1.3.1")

    assert at.board.spaces[space].taliban == 1


@pytest.mark.rule("RM-1", "R1.3.1-1", "R1.3.5-1")
def test_there_are_21_afghan_provinces_kabul_3_provinces_of_pakistan_and_7_locs() -> None:
    assert (len(AFGHAN_PROVINCES), len(PAKISTAN), len(AREAS), len(LOCS)) == (21, 3, 25, 7)
    assert PAKISTAN == (S.BALOCHISTAN, S.NORTHWEST_FRONTIER, S.WAZIRISTAN)
    assert [space for space in AREAS if ATLAS[space].terrain is Terrain.CITY] == [S.KABUL]


@pytest.mark.rule("RM-4", "R1.3.2-1", "R1.3.2-2", "R1.3.2-3")
@pytest.mark.parametrize("row", table("RM-4"), ids=itemgetter("Area"))
def test_an_area_is_as_the_reference_has_it(row: dict[str, str]) -> None:
    (space,) = spaces(row["Area"])
    place = ATLAS[space]

    assert place.terrain.title() == row["Terrain"]
    assert place.population == int(row["Population"])
    assert place.pashtun is (row["Pashtun"] == "yes")
    touching = spaces(row["Adjacent areas"]) + spaces(row["Adjacent LoCs"])
    assert list(ADJACENT[space]) == touching


@pytest.mark.rule("RM-5", "R1.3.4-1")
@pytest.mark.parametrize("row", table("RM-5"), ids=itemgetter("LoC"))
def test_a_loc_is_as_the_reference_has_it(row: dict[str, str]) -> None:
    (space,) = spaces(row["LoC"])

    assert ATLAS[space].econ == int(row["Econ"])
    touching = spaces(row["Adjacent areas"]) + spaces(row["Adjacent LoCs"])
    assert list(ADJACENT[space]) == touching


@pytest.mark.rule("RM-4", "RM-5")
def test_the_reference_leaves_no_space_out() -> None:
    listed = [row["Area"] for row in table("RM-4")] + [row["LoC"] for row in table("RM-5")]

    assert tuple(space for name in listed for space in spaces(name)) == SPACES


@pytest.mark.rule("RM-5", "R1.3.4-1")
def test_the_locs_are_worth_4_3_and_five_times_1() -> None:
    assert [ATLAS[space].econ for space in LOCS] == [4, 3, 1, 1, 1, 1, 1]


@pytest.mark.rule("RM-2", "R1.3.2-1")
def test_25_people_live_in_afghanistan_and_2_in_pakistan() -> None:
    assert sum(ATLAS[space].population for space in AFGHAN_AREAS) == 25
    assert sum(ATLAS[space].population for space in PAKISTAN) == 2
    assert {ATLAS[space].population for space in PROVINCES} == {0, 1, 2}
    assert ATLAS[S.KABUL].population == 3


@pytest.mark.rule("RM-2")
def test_the_people_of_pakistan_count_for_no_total() -> None:
    nobody_anywhere = totals(position("patronage: 0\nmap: empty"))

    assert nobody_anywhere.uncontrolled == 25
    assert nobody_anywhere.coin_patronage == 0


@pytest.mark.rule("RM-3", "R1.3.2-3")
def test_14_areas_are_pashtun_kabul_and_two_in_pakistan_among_them() -> None:
    assert len(PASHTUN) == 14
    assert PASHTUN_PAKISTAN == (S.NORTHWEST_FRONTIER, S.WAZIRISTAN)
    assert S.KABUL in PASHTUN
    assert len(AREAS) - len(PASHTUN) == 11


@pytest.mark.rule("R1.3.2-1")
def test_returnees_add_one_to_the_population() -> None:
    board = position("kabul +1\nzabol +1")

    assert board.population(S.KABUL) == 4
    assert board.population(S.ZABOL) == 1
    assert board.population(S.HELMAND) == 1


@pytest.mark.rule("R1.3.2-2", "A-3")
def test_afghan_provinces_are_mountain_or_plains_and_nothing_else_is() -> None:
    rough = {Terrain.MOUNTAIN, Terrain.PLAINS}

    assert tuple(space for space in SPACES if ATLAS[space].terrain in rough) == AFGHAN_PROVINCES
    assert {ATLAS[space].terrain for space in PAKISTAN} == {Terrain.PAKISTAN}


@pytest.mark.rule("A-3")
def test_the_map_says_which_terrain_is_little_more_than_a_guess() -> None:
    guessed = [space for space in SPACES if ATLAS[space].terrain_confidence <= 0.6]

    assert guessed == [S.BADGHIS, S.GHAZNI, S.KHOWST, S.PAKTIKA, S.ZABOL]


@pytest.mark.rule("RM-6", "R1.3.2-3", "R1.6.2-1", "R1.7-2")
@pytest.mark.parametrize("loc", LOCS)
def test_a_loc_is_not_pashtun_and_has_neither_people_nor_control_nor_support(loc: SpaceId) -> None:
    at = AdpTable(position(f"{loc} C:T3 G:T2P2"), CATALOGUE)

    at.shift(loc, Support.SUPPORT, "1.6.2")

    assert not ATLAS[loc].pashtun
    assert at.board.population(loc) == 0
    assert at.board.control(loc) is Control.NONE
    assert at.board.spaces[loc].support is Support.NEUTRAL


@pytest.mark.rule("RM-10")
def test_adjacency_is_mutual_and_nothing_is_adjacent_to_itself() -> None:
    for space in SPACES:
        assert space not in ADJACENT[space]
        assert all(space in ADJACENT[other] for other in ADJACENT[space])


@pytest.mark.rule("RM-11")
def test_there_are_61_adjacencies_of_areas_37_of_locs_with_areas_and_5_of_locs() -> None:
    assert adjacencies(AREAS, AREAS) == 61
    assert adjacencies(LOCS, AREAS) == 37
    assert adjacencies(LOCS, (S.KABUL,)) == 3
    assert adjacencies(LOCS, LOCS) == 5


@pytest.mark.rule("RM-12", "R1.3.6-1")
@pytest.mark.parametrize("row", table("RM-12"), ids=itemgetter("Town"))
def test_all_that_meets_at_a_town_is_adjacent(row: dict[str, str]) -> None:
    meeting = spaces(row["Provinces"]) + spaces(row["LoCs"])

    assert all(b in ADJACENT[a] for a, b in combinations(meeting, 2))


@pytest.mark.rule("TV-1.3.6", "R1.3.6-1", "RM-13", "A-1")
@pytest.mark.parametrize(
    ("one", "other", "adjacent"),
    [
        (S.FARYAB, S.SHIBIRGHAN_AIBAK, True),
        (S.BALKH, S.SAR_E_POL, True),
        (S.BALKH, S.SAMANGAN, True),
        (S.FARYAB, S.SAMANGAN, False),
        (S.KABUL_AIBAK, S.SHIBIRGHAN_AIBAK, True),
        (S.KABUL_AIBAK, S.KABUL_TOR_KHAM, False),
        (S.KABUL_AIBAK, S.KANDAHAR_KABUL, False),
        (S.KANDAHAR_KABUL, S.KABUL_TOR_KHAM, False),
        (S.HELMAND, S.KANDAHAR_SPIN_BOLDAK, False),
    ],
)
def test_locs_lie_between_their_neighbours_and_meet_at_towns_only(
    one: SpaceId, other: SpaceId, adjacent: bool
) -> None:
    assert (other in ADJACENT[one]) is adjacent


@pytest.mark.rule("RM-13")
def test_helmand_reaches_no_loc_but_farah_to_kandahar() -> None:
    assert [space for space in ADJACENT[S.HELMAND] if space in LOCS] == [S.FARAH_KANDAHAR]


@pytest.mark.rule("A-2")
@pytest.mark.parametrize(
    ("joined", "apart"),
    [
        ((S.GHOWR, S.NIMRUZ), (S.FARAH, S.HELMAND)),
        ((S.KANDAHAR, S.WAZIRISTAN), (S.BALOCHISTAN, S.ZABOL)),
        ((S.ORUZGAN, S.SAR_E_POL), (S.BAMIAN, S.GHOWR)),
        ((S.BADGHIS, S.SAR_E_POL), (S.FARYAB, S.GHOWR)),
        ((S.BAGHLAN, S.BALKH), (S.KONDUZ, S.SAMANGAN)),
    ],
)
def test_where_four_provinces_crowd_together_these_two_touch(
    joined: tuple[SpaceId, SpaceId], apart: tuple[SpaceId, SpaceId]
) -> None:
    assert joined[1] in ADJACENT[joined[0]]
    assert apart[1] not in ADJACENT[apart[0]]


@pytest.mark.rule("A-2")
def test_spin_boldak_lies_on_the_border_of_waziristan() -> None:
    abroad = [space for space in ADJACENT[S.KANDAHAR_SPIN_BOLDAK] if space in PAKISTAN]

    assert abroad == [S.WAZIRISTAN]


@pytest.mark.rule("RM-7")
@pytest.mark.parametrize(("tan", "black", "green"), DICE)
def test_three_dice_name_an_area(tan: int, black: int, green: int) -> None:
    pairs = {1: "1–2", 2: "1–2", 3: "3–4", 4: "3–4", 5: "5–6", 6: "5–6"}  # noqa: RUF001
    row = next(row for row in table("RM-7") if row[""] == f"black {pairs[black]}")
    cell = spaces(row[f"tan {pairs[tan]}"])

    area = random_space(tan, black, green)

    assert area == (cell * 3)[(green - 1) // 2 if len(cell) == 3 else 0]


@pytest.mark.rule("D-41", "RM-7")
@pytest.mark.parametrize(
    ("tan", "black", "green", "area"),
    [
        *((4, 3, green, S.KABUL) for green in range(1, 7)),
        (6, 6, 6, S.KANDAHAR),
        (1, 2, 3, S.NIMRUZ),
    ],
)
def test_the_tan_die_is_read_first_and_the_green_last(
    tan: int, black: int, green: int, area: SpaceId
) -> None:
    assert random_space(tan, black, green) is area


@pytest.mark.rule("RM-8")
def test_every_area_is_in_the_table_once_and_kabul_fills_the_middle() -> None:
    cells = [dict.fromkeys(cell) for cell in RANDOM_SPACES]

    assert sorted(area for cell in cells for area in cell) == sorted(AREAS)
    assert list(cells[4]) == [S.KABUL]


@pytest.mark.rule("RM-9")
def test_the_table_runs_down_each_column_from_balochistan_to_kandahar() -> None:
    columns = ("tan 1–2", "tan 3–4", "tan 5–6")  # noqa: RUF001
    down = [a for column in columns for row in table("RM-7") for a in spaces(row[column])]

    order = list(dict.fromkeys(area for cell in RANDOM_SPACES for area in cell))

    assert order == down
    assert (order[0], order[-1]) == (S.BALOCHISTAN, S.KANDAHAR)
