"""The layouts match the rules: spaces touch on the map if and only if they are adjacent."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations

import pytest

from adp_tui.games.adp.map.layouts import COMPACT, LARGE, LAYOUTS, WIDE
from adp_tui.mapping.layout import Align, AreaForm, Layout, Point, Rectangle
from adp_tui.mapping.walk import walk
from adp_tui.mapping.walls import Edge, Weight, along, borders, walls, weights
from adp_tui.presenter.panes import Direction
from core.adp.model.atlas import ADJACENT, AREAS, ATLAS, LOCS, SPACES
from core.adp.model.ids import SpaceId
from core.adp.model.ids import SpaceId as S
from tests.tui.maps import ALL_LAYOUTS, every_layout

Pair = frozenset[str]


def adjacent_pairs(ones: tuple[SpaceId, ...], others: tuple[SpaceId, ...]) -> set[Pair]:
    return {frozenset((one, other)) for one in ones for other in ADJACENT[one] if other in others}


def cells_of_road(layout: Layout, loc: str) -> set[Point]:
    return {point for step in along(layout.roads[loc].line) for point in step}


def areas_at(layout: Layout, point: Point) -> set[str]:
    """Return the areas that contain a cell, walls included."""
    return {
        space
        for space, area in layout.areas.items()
        for box in area.boxes
        if box.x0 <= point.x <= box.x1 and box.y0 <= point.y <= box.y1
    }


def written(layout: Layout) -> Iterator[tuple[str, Rectangle]]:
    for space, area in layout.areas.items():
        yield space, area.text
        if area.more is not None:
            yield f"{space}, more", area.more
    for space, road in layout.roads.items():
        yield space, road.plate
    furniture = layout.furniture
    for name in ("legend", "islamabad", "pakistan"):
        if (place := furniture.get(name)) is not None:
            yield name, place


def pane(layout: Layout) -> frozenset[Point]:
    return Rectangle(0, 0, *layout.size).cells


def ground(layout: Layout, space: str) -> set[Point]:
    return {
        Point(x, y) for y, start, end in walls(layout).grounds[space] for x in range(start, end)
    }


def test_the_three_layouts_have_the_sizes_that_the_screens_give_them() -> None:
    assert [layout.size for layout in ALL_LAYOUTS] == [(60, 22), (78, 30), (127, 47)]
    assert [layout.form for layout in ALL_LAYOUTS] == list(AreaForm)


@every_layout
def test_every_space_has_its_place(layout: Layout) -> None:
    assert set(layout.areas) == set(AREAS)
    assert set(layout.roads) == set(LOCS)


@every_layout
def test_boxes_lie_in_the_pane_but_for_walls_just_outside_it(layout: Layout) -> None:
    for area in layout.areas.values():
        for box in area.boxes:
            assert -1 <= box.x0 < box.x1 <= layout.width
            assert -1 <= box.y0 < box.y1 <= layout.height


@every_layout
def test_areas_do_not_overlap(layout: Layout) -> None:
    for one, other in combinations(AREAS, 2):
        assert ground(layout, one).isdisjoint(ground(layout, other))


@every_layout
def test_texts_plates_and_furniture_lie_in_the_pane_and_apart_from_each_other(
    layout: Layout,
) -> None:
    for name, place in written(layout):
        assert place.cells <= pane(layout), name
    for (name, place), (other, elsewhere) in combinations(written(layout), 2):
        assert place.cells.isdisjoint(elsewhere.cells), (name, other)


@every_layout
def test_each_text_lies_inside_its_area(layout: Layout) -> None:
    for space, area in layout.areas.items():
        inside = ground(layout, space)
        for row in range(area.text.height):
            cells = Rectangle(area.text.x, area.text.y + row, area.room(row), 1).cells
            assert cells <= inside, (space, row)


@every_layout
def test_plates_lie_on_their_road_or_right_beside_it(layout: Layout) -> None:
    for loc, road in layout.roads.items():
        on_road = cells_of_road(layout, loc)
        x, y, cells, _ = road.plate
        match road.align:
            case Align.CENTRE:
                assert road.plate.cells <= on_road
            case Align.LEFT:
                assert Point(x - 1, y) in on_road
            case Align.RIGHT:
                assert Point(x + cells, y) in on_road


@every_layout
def test_two_areas_share_a_wall_if_and_only_if_they_are_adjacent(layout: Layout) -> None:
    shared = {sides for sides in borders(layout).values() if len(sides) == 2}

    assert shared == adjacent_pairs(AREAS, AREAS)
    assert len(shared) == 61


@every_layout
def test_a_shared_wall_is_long_enough_to_be_seen(layout: Layout) -> None:
    beside = [sides for sides in borders(layout).values() if len(sides) == 2]
    least = 1 if layout is COMPACT else 2

    assert min(beside.count(sides) for sides in set(beside)) >= least


@every_layout
def test_roads_run_on_walls_between_two_areas_only(layout: Layout) -> None:
    sides = borders(layout)

    for road in layout.roads.values():
        assert all(len(sides[step]) == 2 for step in along(road.line))


@every_layout
def test_the_areas_that_a_road_touches_are_those_it_is_adjacent_to(layout: Layout) -> None:
    touched = {
        frozenset((loc, area))
        for loc in LOCS
        for point in cells_of_road(layout, loc)
        for area in areas_at(layout, point)
    }

    assert touched == adjacent_pairs(LOCS, AREAS)
    assert len(touched) == 37


@every_layout
def test_roads_meet_in_towns_if_and_only_if_they_are_adjacent(layout: Layout) -> None:
    towns = set(layout.towns.values())
    meeting = {
        frozenset((one, other)): cells_of_road(layout, one) & cells_of_road(layout, other)
        for one, other in combinations(LOCS, 2)
    }

    assert {pair for pair, cells in meeting.items() if cells} == adjacent_pairs(LOCS, LOCS)
    assert sum(bool(cells) for cells in meeting.values()) == 5
    assert all(len(cells) == 1 and cells <= towns for cells in meeting.values() if cells)


@every_layout
def test_each_road_ends_at_its_towns_or_at_kabul(layout: Layout) -> None:
    for loc, road in layout.roads.items():
        for end, is_first in ((road.line[0], True), (road.line[-1], False)):
            town = next((name for name, at in layout.towns.items() if at == end), None)
            named = loc.startswith if is_first else loc.endswith
            assert named(town) if town else named("kabul") and S.KABUL in areas_at(layout, end)


@every_layout
def test_every_town_lies_where_its_areas_meet(layout: Layout) -> None:
    for at in layout.towns.values():
        roads = [loc for loc in LOCS if at in cells_of_road(layout, loc)]
        assert roads
        assert len(areas_at(layout, at)) >= 2
        assert all(areas_at(layout, at) <= set(ADJACENT[loc]) for loc in roads)


@every_layout
def test_the_border_of_afghanistan_is_heavy_and_nothing_else_is(layout: Layout) -> None:
    drawn = weights(layout)

    for step, sides in borders(layout).items():
        afghan = [space for space in sides if not ATLAS[SpaceId(space)].in_pakistan]
        if drawn[step] is not Weight.DOUBLE:
            assert (drawn[step] is Weight.HEAVY) == (len(afghan) == 1)


@every_layout
def test_no_wall_runs_through_an_area_of_two_boxes(layout: Layout) -> None:
    between = {Edge(Point(x, y), Point(x, y + 1)) for x, y in ground(layout, S.KANDAHAR)}

    assert not between & set(weights(layout))


@pytest.mark.parametrize(
    ("size", "layout"),
    [
        ((10, 5), COMPACT),
        ((60, 22), COMPACT),
        ((77, 30), COMPACT),
        ((78, 29), COMPACT),
        ((78, 30), LARGE),
        ((126, 80), LARGE),
        ((127, 47), WIDE),
        ((400, 90), WIDE),
    ],
)
def test_a_pane_gets_the_largest_layout_that_fits(size: tuple[int, int], layout: Layout) -> None:
    assert LAYOUTS.for_pane(*size) is layout


@pytest.mark.parametrize(
    ("size", "layout"),
    [((80, 24), COMPACT), ((119, 60), COMPACT), ((120, 36), LARGE), ((200, 60), WIDE)],
)
def test_a_screen_gets_the_layout_made_for_it(size: tuple[int, int], layout: Layout) -> None:
    assert LAYOUTS.for_screen(*size) is layout


def test_the_layouts_are_part_of_the_package() -> None:
    assert files("adp_tui.games.adp").joinpath("data", "map-layout.json").is_file()


@every_layout
def test_arrows_lead_from_every_space_to_every_other(layout: Layout) -> None:
    for start in SPACES:
        reached, open_ends = {start.value}, [start.value]
        while open_ends:
            here = open_ends.pop()
            ahead = {walk(layout, here, direction) for direction in Direction} - reached
            reached |= ahead
            open_ends += ahead
        assert reached == set(SPACES), start


@every_layout
@pytest.mark.parametrize(
    ("start", "direction", "end"),
    [
        (S.KABUL, Direction.RIGHT, S.NURISTAN),
        (S.KABUL, Direction.LEFT, S.BAMIAN),
        (S.HELMAND, Direction.UP, S.FARAH_KANDAHAR),
        (S.KANDAHAR, Direction.DOWN, S.BALOCHISTAN),
        (S.HERAT, Direction.LEFT, S.HERAT),
        (S.BALOCHISTAN, Direction.DOWN, S.BALOCHISTAN),
        (S.KANDAHAR, Direction.RIGHT, S.KANDAHAR_SPIN_BOLDAK),
    ],
)
def test_an_arrow_goes_to_the_nearest_space_and_never_round_the_edge(
    layout: Layout, start: SpaceId, direction: Direction, end: SpaceId
) -> None:
    assert walk(layout, start, direction) == end
