"""RDS-21, RDS-22: The map of Orrin Valley: what an Area shows, in three sizes."""

from __future__ import annotations

from itertools import combinations, groupby, pairwise
from random import Random
from typing import Final

import pytest
from msgspec.structs import replace
from syrupy.assertion import SnapshotAssertion

from adp_tui.games.district.looks import Shade, Tinge
from adp_tui.games.district.map.draw import changed_rows, draw_rows
from adp_tui.games.district.map.field import DistrictField
from adp_tui.games.district.map.layouts import COMPACT, LARGE, WIDE
from adp_tui.games.district.map.roads import road_holders
from adp_tui.games.district.map.scene import scene
from adp_tui.games.district.panes.panes import DistrictPanes
from adp_tui.games.district.texts import map as map_texts
from adp_tui.games.district.words import DistrictWords
from adp_tui.look.paint import ASCII, CAN, Role, Tinted, plain, width
from adp_tui.mapping.layout import Layout
from adp_tui.presenter.panes import Direction, TextField
from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard, Post
from core.district.model.ids import GOVERNMENT, INSURGENT, Belligerent
from core.district.modules.orrin_valley import ORRIN_VALLEY
from core.district.rules.victory_points import road_holder
from tests.district.blindfold import alternative
from tests.district.positions import empty, in_box, units_of, with_ground, with_stack
from tests.tui.district_maps import (
    MARKS,
    POSITIONS,
    VIEWERS,
    between,
    crowded,
    deployment,
    draw,
    every_layout,
    every_viewer,
    in_area,
    many_boards,
    operations,
    over,
    picture,
    played,
    texts,
    views,
)
from tests.tui.maps import cell
from tests.tui.pictures import compare

EAST: Final = "east-terraces"
MILL: Final = "mill-quarter"


def seen_by(viewer: str | None, board: DistrictBoard) -> DistrictBoard:
    """Return a position as somebody may know it."""
    return DISTRICT.view(board, viewer)


# The layouts


@pytest.mark.rule("RDS-21", "RDM.1-1")
@every_layout
def test_areas_touch_on_the_map_if_and_only_if_they_are_adjacent(layout: Layout) -> None:
    for (one, here), (other, there) in combinations(layout.areas.items(), 2):
        (first,), (second,) = here.boxes, there.boxes
        across = first.x0 <= second.x1 and second.x0 <= first.x1
        down = first.y0 <= second.y1 and second.y0 <= first.y1
        assert (across and down) is (other in ORRIN_VALLEY.areas[one].adjacent), (one, other)


@every_layout
def test_the_text_of_an_area_fills_its_box(layout: Layout) -> None:
    for area in layout.areas.values():
        (box,) = area.boxes
        assert area.text == (box.x0 + 1, box.y0 + 1, box.x1 - box.x0 - 1, box.y1 - box.y0 - 1)


@every_layout
def test_the_right_wall_is_the_column_beside_the_map_and_ends_with_it(layout: Layout) -> None:
    edge = "".join(plain(row) for row in DistrictField().edge(layout, layout.height + 9))

    assert all(box.x1 <= layout.width for area in layout.areas.values() for box in area.boxes)
    assert (edge[0], edge[-1], edge.count("┤")) == ("┐", "┘", 2)
    assert edge.strip("┐┘").replace("┤", "│") == "│" * (layout.height - 2)


def test_the_map_fits_its_screens() -> None:
    field = DistrictField()

    assert field.extent(80, 24) == COMPACT.size == (60, 22)
    assert field.extent(119, 36) == COMPACT.size
    assert field.extent(120, 36) == LARGE.size == (78, 30)
    assert field.extent(200, 60) == WIDE.size == (126, 46)
    assert field.layout(78, 30) is LARGE


def test_arrows_and_clicks_lead_to_areas() -> None:
    field = DistrictField()

    assert field.walk(COMPACT, field.home, Direction.UP) == "north-fields"
    assert field.walk(COMPACT, field.home, Direction.RIGHT) == EAST
    assert field.walk(COMPACT, "highfell", Direction.LEFT) == "highfell"
    assert field.at(COMPACT, 30, 10) == field.home
    assert field.at(COMPACT, 20, 10) is None
    assert field.rows_of(COMPACT, field.home) == range(8, 9)


def test_a_module_without_a_map_shows_its_position_as_text() -> None:
    areas = dict(list(ORRIN_VALLEY.areas.items())[:5])
    elsewhere = replace(ORRIN_VALLEY, word="elsewhere", areas=areas)

    assert isinstance(DistrictPanes(DistrictWords(), elsewhere).field, TextField)
    assert isinstance(DistrictPanes(DistrictWords(), ORRIN_VALLEY).field, DistrictField)


# What an Area shows


@pytest.mark.rule("RDS-21")
def test_an_area_in_its_three_forms() -> None:
    board = seen_by("government", operations())

    assert texts(COMPACT, board, EAST) == [
        " EAST TERRACES P3T2",
        "IU    I2     G acts",
        "d GUAR* LINE2 GEND",
        "  HOME",
        "at n!FI2? p?.",
        "ug q????",
    ]
    assert texts(LARGE, board, EAST) == [
        " EAST TERRACES      P3 T2",
        " IU    I2        gov acts",
        " d Guards*, Line x2,",
        "   Gendarmes, Home Guard",
        "        IR 12 TR 14 CMR 6",
        " at n !Fighters x2 ?",
        "    p ?.",
        " ─ underground ──────────",
        " q ????",
    ]
    wide = [row for row in texts(WIDE, board, EAST) if row]
    assert wide[:4] == [
        " EAST TERRACES                      P3 T2",
        " IU    I2           control ins  gov acts",
        " d Guards*, Line x2, Gendarmes,",
        "   Home Guard           IR 12 TR 14 CMR 6",
    ]


@pytest.mark.rule("RDS-21", "RD2.1-5")
def test_the_insurgent_sees_its_own_concealed_counters_in_brackets() -> None:
    board = seen_by("insurgent", operations())

    assert texts(COMPACT, board, EAST)[4:] == ["at n!FI2(OR) p(DU).", "ug q(OR VI2 DU)"]
    assert texts(LARGE, board, EAST)[-1] == " q (ORGA VILL2 DUMM)"
    assert texts(COMPACT, board, MILL)[4:] == ["ug r(MF FI VI3)", "   t(LV)"]
    assert texts(COMPACT, board, MILL)[2] == "at s!MF-1"


@pytest.mark.rule("RDS-21")
def test_more_concealed_counters_than_four_are_counted() -> None:
    board = with_stack(empty(), "q", EAST, "fighters*4 dummy", underground=True)

    assert texts(COMPACT, seen_by("government", board), EAST)[-1] == "ug q?5"


@pytest.mark.rule("RDS-21")
def test_marks_are_before_the_name_and_the_cursor_takes_the_row() -> None:
    rows = draw(LARGE, operations(), MARKS, "saddle-pass")
    x, y, cells, _ = LARGE.areas["saddle-pass"].text

    assert cell(rows, 1, 1) == ("1", Role.KEY)
    assert cell(rows, 53, 20) == (CAN, Role.KEY)
    assert cell(rows, x, y) == ("▸", Role.CURSOR)
    under = {
        (column, row)
        for row in range(LARGE.height)
        for column in range(LARGE.width)
        if Role.CURSOR in (look := cell(rows, column, row)[1], getattr(look, "role", None))
    }
    assert under == {(x + dx, y) for dx in range(cells)}


@pytest.mark.rule("RDS-21")
def test_an_area_that_is_over_is_dim_and_ends_with_a_full_stop() -> None:
    rows = draw(COMPACT, operations())

    assert texts(COMPACT, operations(), "orrin-town")[0] == " Orrin Town.  P5 T2"
    assert cell(rows, 22, 8) == ("O", Tinted(Role.DIM, Tinge.GOVERNMENT))
    assert cell(rows, 42, 8) == ("E", Tinted(Role.STRONG, Tinge.INSURGENT))


@pytest.mark.rule("RDS-21")
def test_a_stack_that_is_done_is_dim_and_ends_with_a_full_stop() -> None:
    rows = draw(COMPACT, operations())

    assert texts(COMPACT, operations(), "quarry-road")[2] == "b LINE*-1."
    assert [cell(rows, x, 10)[1] for x in (1, 3)] == [Role.DIM, Role.DIM]
    assert [cell(rows, 21, 10)[1], cell(rows, 23, 10)[1]] == [
        Tinted(Shade.GOVERNMENT, Tinge.GOVERNMENT),
        Tinted(Shade.GOVERNMENT_UNITS, Tinge.GOVERNMENT),
    ]


@pytest.mark.rule("RDS-21", "RD7.21-1")
def test_control_tints_the_ground_and_is_a_capital_letter() -> None:
    rows = draw(COMPACT, operations())

    assert texts(COMPACT, operations(), "orrin-town")[1].startswith("IU G3 i1")
    assert texts(COMPACT, operations(), "riverside")[1] == "IU g2    ☠"
    assert texts(WIDE, operations(), "riverside")[1] == " IU g2    ☠ terror"
    assert cell(rows, 38, 12)[1] == Tinted(Role.TEXT, Tinge.GOVERNMENT)
    assert cell(rows, 58, 19)[1] == Role.TEXT


@pytest.mark.rule("RDS-21", "RD5.3-1")
def test_a_deployment_shows_its_groups_before_there_are_letters() -> None:
    own, other = (seen_by(side, deployment()) for side in ("insurgent", "government"))

    assert texts(COMPACT, own, MILL)[2:] == [
        "at 1(LV VI) 2(VI)",
        "",
        "",
        "ug 3(MF)",
    ]
    assert texts(COMPACT, own, EAST)[2] == "in (DU2)"
    assert texts(COMPACT, other, MILL)[-1] == "ug ??"
    assert not any("?" in row for row in texts(COMPACT, other, EAST))


@pytest.mark.rule("RDS-21", "RD7.1-1")
def test_between_two_phases_units_are_in_no_stack_and_counters_underground() -> None:
    board = seen_by("government", between())

    assert texts(COMPACT, board, "orrin-town")[2] == "in LINE2 HOME"
    assert texts(COMPACT, board, MILL)[-1] == "ug ???"


# Who has LOC Control


@pytest.mark.rule("RDS-21", "RD7.22-1")
@pytest.mark.parametrize(
    ("area", "ours", "theirs", "holders"),
    [
        ("north-fields", "", "", {None}),
        ("north-fields", "line", "", {GOVERNMENT}),
        ("north-fields", "", "dummy", {None, INSURGENT}),
        ("north-fields", "line", "dummy", {None, GOVERNMENT}),
        ("north-fields", "", "fighters!", {INSURGENT}),
        ("north-fields", "line", "fighters! dummy", {None}),
        (EAST, "line", "", {None}),
        (EAST, "line/d", "", {GOVERNMENT}),
        (EAST, "line mortars", "", {None}),
        (EAST, "line*2", "dummy", {GOVERNMENT}),
        (EAST, "line*2", "fighters! levies", {None, GOVERNMENT}),
        (EAST, "line", "fighters levies", {None, INSURGENT}),
        (EAST, "line", "fighters*2! levies", {INSURGENT}),
    ],
)
def test_loc_control_is_told_only_if_the_view_decides_it(
    area: str, ours: str, theirs: str, holders: set[Belligerent | None]
) -> None:
    board = empty()
    for letter, units in (("a", ours), ("b", theirs)):
        board = with_stack(board, letter, area, units) if units else board

    for viewer in (GOVERNMENT, None):
        assert road_holders(seen_by(viewer, board), area) == holders
    assert road_holders(seen_by(INSURGENT, board), area) == {road_holder(board, area)}


@pytest.mark.rule("RDS-21", "RD7.22-1")
def test_the_truth_about_loc_control_is_always_among_what_is_possible() -> None:
    for board in many_boards():
        for viewer in VIEWERS:
            for area in board.grounds:
                possible = road_holders(seen_by(viewer, board), area)
                assert road_holder(board, area) in possible
                assert len(possible) == 1 or viewer != INSURGENT


@pytest.mark.rule("RDS-21", "RDS-24", "RD7.22-1")
def test_in_a_deployment_loc_control_is_as_it_would_be() -> None:
    board = with_stack(replace(empty(), side=GOVERNMENT), "b", "highfell", "dummy")
    board = in_box(board, "available", "line", "guards")
    guards, line = (units_of(board, kind, "available")[0] for kind in ("guards", "line"))
    posts = {guards: Post(EAST, dispersed=True), line: Post("highfell")}

    def loc(area: str, viewer: Belligerent, *posted: str) -> frozenset[Belligerent | None]:
        now = replace(board, posts={name: posts[name] for name in posted})
        return scene(seen_by(viewer, now), area).loc

    assert loc(EAST, GOVERNMENT) == {None}
    assert loc(EAST, GOVERNMENT, guards) == {GOVERNMENT}
    assert loc("highfell", GOVERNMENT, guards, line) == {None}
    assert loc(EAST, INSURGENT, guards) == {GOVERNMENT}


@pytest.mark.rule("RDS-6", "RDS-21")
def test_the_loc_control_that_the_insurgent_plans_is_not_told_to_others() -> None:
    board = deployment()
    before = replace(board, posts={})

    for area in board.grounds:
        for viewer in (GOVERNMENT, None):
            shown, known = (scene(seen_by(viewer, one), area).loc for one in (board, before))
            assert shown == known
    assert scene(seen_by(INSURGENT, board), MILL).loc == {INSURGENT}


@pytest.mark.rule("RDS-21")
def test_loc_control_is_written_short_and_long() -> None:
    board = with_stack(empty(), "a", "north-fields", "line")
    unclear = seen_by("government", with_stack(board, "b", "north-fields", "dummy"))

    assert [texts(layout, board, "north-fields")[1].strip() for layout in (COMPACT, LARGE)] == [
        "LOC G",
        "LOC gov",
    ]
    assert texts(LARGE, unclear, "north-fields")[1].strip() == "LOC ?"
    assert texts(LARGE, board, "highfell")[1].strip() == ""


# What holds in any position


@pytest.mark.rule("RDS-21", "RDS-22")
@every_layout
def test_nothing_is_ever_written_outside_an_area(layout: Layout) -> None:
    for board in views():
        for area, place in layout.areas.items():
            rows = in_area(layout, board, area)
            assert len(rows) == place.text.height
            assert all(width(row) <= place.text.width for row in rows), (area, rows)


@pytest.mark.rule("RDS-22")
@every_layout
def test_every_stack_is_shown_or_a_sign_says_that_there_is_more(layout: Layout) -> None:
    for board in views():
        for area in board.grounds:
            rows = in_area(layout, board, area)
            runs = {text for row in rows for text, _ in row}
            letters = set(board.stacks_in(area))
            assert letters <= runs or any(row[-1] == ("+", Role.KEY) for row in rows if row)


@pytest.mark.rule("RDS-22")
def test_what_does_not_fit_ends_with_a_sign_and_the_underground_box_stays_below() -> None:
    rows = texts(COMPACT, crowded(), MILL)

    assert [row.endswith("+") for row in rows] == [False, False, False, False, True, True]
    assert rows[-1].startswith("ug n(")
    assert not any(row.endswith("+") for row in texts(WIDE, crowded(), MILL))


@every_layout
def test_every_line_of_the_map_stays(layout: Layout) -> None:
    for board in (*POSITIONS.values(), *many_boards()[-5:]):
        empty_map, rows = draw(layout, empty()), draw(layout, board)
        for bare, row in zip(empty_map, rows, strict=True):
            assert width(row) == layout.width
            for glyph, shown in zip(plain(bare), plain(row), strict=True):
                assert glyph not in "│┌┐└┘├┤┬┴┼" or shown == glyph
            assert [look for _, look in row] == [look for look, _ in groupby(one for _, one in row)]


@every_viewer
@every_layout
def test_every_row_that_looks_different_is_named(layout: Layout, viewer: str | None) -> None:
    boards = [seen_by(viewer, board) for board in (*played()[:60], *POSITIONS.values())]
    for before, after in pairwise(boards):
        changed = changed_rows(layout, before, after)
        old, new = draw(layout, before), draw(layout, after)
        differ = {y for y in range(layout.height) if old[y] != new[y]}
        assert differ <= changed
        assert draw_rows(layout, after, {}, None, changed) == {y: new[y] for y in changed}


def test_nothing_changes_on_the_map_if_only_hands_change() -> None:
    board = operations()
    camp = replace(board.camps[GOVERNMENT], hand=("124",), tp=1, vp=99)

    assert changed_rows(COMPACT, board, board.with_camp(GOVERNMENT, camp)) == set()


@pytest.mark.rule("RDS-6", "RD2.1-3")
@every_viewer
def test_positions_that_somebody_cannot_tell_apart_look_the_same(viewer: str | None) -> None:
    for seed, board in enumerate((operations(), crowded(), between())):
        twin = alternative(board, viewer, Random(seed))
        assert twin != board
        for layout in (COMPACT, LARGE, WIDE):
            assert draw(layout, seen_by(viewer, board)) == draw(layout, seen_by(viewer, twin))


@pytest.mark.rule("RD2.1-5")
def test_no_kind_of_a_concealed_counter_is_named() -> None:
    kinds = [kind for kind in ORRIN_VALLEY.kinds if ORRIN_VALLEY.kinds[kind].side is INSURGENT]
    for board in many_boards():
        revealed = {unit.kind for unit in board.units.values() if unit.revealed}
        words = {map_texts.SHORT[kind] for kind in kinds if kind not in revealed}
        shown = picture(LARGE, seen_by("government", board))
        assert not any(word in shown for word in words)


def test_the_positions_here_are_possible() -> None:
    assert {name: DISTRICT.problems(board) for name, board in POSITIONS.items()} == {
        name: [] for name in POSITIONS
    }


# Pictures


@pytest.mark.rule("RDS-21")
@every_viewer
@every_layout
@pytest.mark.parametrize("position", ["operations", "crowded", "deployment"])
def test_the_map(
    layout: Layout, position: str, viewer: str | None, snapshot: SnapshotAssertion
) -> None:
    board = seen_by(viewer, POSITIONS[position])

    compare(picture(layout, board, MARKS, "saddle-pass"), snapshot)


@every_layout
def test_the_map_at_the_end(layout: Layout, snapshot: SnapshotAssertion) -> None:
    compare(picture(layout, seen_by("government", over())), snapshot)


@every_layout
def test_the_map_in_letters(layout: Layout, snapshot: SnapshotAssertion) -> None:
    shown = picture(layout, seen_by("government", operations()), MARKS).translate(ASCII)

    assert shown.isascii()
    compare(shown, snapshot)


def test_infrastructure_of_two_figures_keeps_its_room() -> None:
    board = with_ground(operations(), EAST, government=10, insurgent=10, terror=True)

    assert texts(COMPACT, board, EAST)[1] == "IU g10 i10 ☠ G acts"
