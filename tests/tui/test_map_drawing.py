"""The map as drawn: pictures, the ladder of crowded rows, and positions."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from syrupy.assertion import SnapshotAssertion

from adp_tui.games.adp.map.captions import caption, scene
from adp_tui.games.adp.map.layouts import COMPACT, LARGE, WIDE
from adp_tui.games.adp.map.pieces import Lanes, group, piece_row, spelled
from adp_tui.games.adp.map.plates import plate
from adp_tui.look.paint import CAN, Role, plain, width
from adp_tui.mapping.layout import Layout
from adp_tui.mapping.walls import walls
from adp_tui.widgets.rows import cut_runs
from core.adp.model.atlas import AREAS
from core.adp.model.board import Board, Forces, Space
from core.adp.model.ids import (
    COALITION,
    COIN,
    FACTIONS,
    GOVERNMENT,
    INSURGENTS,
    TALIBAN,
    WARLORDS,
    Faction,
    Support,
)
from core.adp.model.ids import SpaceId as S
from tests.adp.boards import boards
from tests.tui.maps import (
    ALL_LAYOUTS,
    POSITIONS,
    RALLY_MARKS,
    cell,
    crowded,
    draw,
    every_layout,
    later,
    picture,
    start,
    texts,
)
from tests.tui.pictures import compare

LARGE_LANES = Lanes(1, 6)
COMPACT_LANES = Lanes(0, 4)


# Pictures


@every_layout
@pytest.mark.parametrize("position", POSITIONS)
def test_the_map_of_a_position(layout: Layout, position: str, snapshot: SnapshotAssertion) -> None:
    compare(picture(draw(layout, POSITIONS[position])), snapshot)


@every_layout
def test_the_map_while_the_taliban_choose_where_to_rally(
    layout: Layout, snapshot: SnapshotAssertion
) -> None:
    board = start()
    grown = replace(board.spaces[S.NURISTAN], taliban_underground=5)
    rows = draw(layout, board.with_space(S.NURISTAN, grown), RALLY_MARKS, S.HELMAND)

    compare(picture(rows), snapshot)


@every_layout
@pytest.mark.parametrize("position", ["main", "later"])
def test_the_map_in_letters(layout: Layout, position: str, snapshot: SnapshotAssertion) -> None:
    shown = picture(draw(layout, POSITIONS[position]), ascii_only=True)

    assert shown.isascii()
    compare(shown, snapshot)


# Pieces and the ladder


@pytest.mark.parametrize(
    ("faction", "forces", "written"),
    [
        (COALITION, Forces(), ""),
        (COALITION, Forces(coalition_bases=1, coalition_troops=3), "C▪3"),
        (COALITION, Forces(coalition_bases=2), "C▪▪"),
        (GOVERNMENT, Forces(government_bases=1, government_troops=3, government_police=2), "G▪3/2"),
        (GOVERNMENT, Forces(government_police=1), "G0/1"),
        (GOVERNMENT, Forces(government_bases=1), "G▪"),
        (TALIBAN, Forces(taliban_bases=1, taliban_underground=2, taliban_active=1), "T▪2u1a"),
        (TALIBAN, Forces(taliban_active=12), "T12a"),
        (WARLORDS, Forces(warlord_underground=1), "W1u"),
    ],
)
def test_pieces_are_written_behind_their_letter(
    faction: Faction, forces: Forces, written: str
) -> None:
    assert plain(group(forces, faction)) == written


@pytest.mark.parametrize(
    ("forces", "words"),
    [
        (Forces(), ["", "", "", ""]),
        (
            Forces(coalition_troops=12, government_police=2, taliban_bases=2, warlord_active=3),
            ["C  12 trp", "G   0 trp 2 pol", "T▪▪", "W   3 act"],
        ),
        (
            Forces(government_bases=1, taliban_underground=4, taliban_active=10, warlord_bases=1),
            ["", "G▪ ", "T   4 und 10 act", "W▪ "],
        ),
    ],
)
def test_pieces_are_written_in_words_if_there_is_room(forces: Forces, words: list[str]) -> None:
    assert [plain(spelled(forces, faction)) for faction in FACTIONS] == words


@pytest.mark.parametrize(
    ("forces", "large", "compact"),
    [
        (Forces(coalition_troops=1), " C1", "C1"),
        (Forces(government_troops=1, government_police=2), "      G1/2", "    G1/2"),
        (Forces(government_bases=1, government_police=2), "     G▪0/2", "   G▪0/2"),
        (
            Forces(coalition_bases=1, coalition_troops=3, government_troops=3),
            " C▪3  G3/0",
            "C▪3 G3/0",
        ),
        (
            Forces(coalition_bases=1, coalition_troops=12, government_troops=3),
            " C▪12 G3/0",
            "C▪12G3/0",
        ),
        (
            Forces(coalition_bases=1, coalition_troops=12, government_bases=1, government_troops=3),
            " C▪12G▪3/0",
            "C▪12 G▪3",
        ),
        (
            Forces(
                coalition_bases=1, coalition_troops=12, government_bases=1, government_troops=13
            ),
            "C▪12G▪13/0",
            "C▪12G▪13",
        ),
        (
            Forces(
                coalition_bases=2, coalition_troops=12, government_bases=2, government_troops=13
            ),
            "C▪▪12G▪▪13",
            "C▪▪12G▪&",
        ),
    ],
)
def test_a_crowded_row_steps_down_the_ladder(forces: Forces, large: str, compact: str) -> None:
    assert plain(piece_row(forces, COIN, 10, LARGE_LANES)) == large
    assert plain(piece_row(forces, COIN, 8, COMPACT_LANES)) == compact


def test_short_forms_count_guerrillas_of_both_states_together() -> None:
    forces = Forces(
        taliban_bases=1, taliban_underground=3, taliban_active=1, warlord_bases=1, warlord_active=1
    )

    assert plain(piece_row(forces, INSURGENTS, 10, LARGE_LANES)) == "T▪3u1aW▪1a"
    assert plain(piece_row(forces, INSURGENTS, 8, COMPACT_LANES)) == "T▪4mW▪1a"


def test_a_number_is_never_cut_in_two() -> None:
    row = group(Forces(government_bases=1, government_troops=11, government_police=10), GOVERNMENT)

    assert plain(cut_runs(row, 8)) == "G▪11/10"
    cuts = [plain(cut_runs(row, room)) for room in (6, 5, 4, 3, 2)]
    assert cuts == ["G▪&", "G▪&", "G▪&", "G▪&", "G&"]


@given(
    boards(),
    st.sampled_from(ALL_LAYOUTS),
    st.sampled_from([" ", "1", CAN, "✓", "~"]),
    st.booleans(),
)
@settings(max_examples=60, deadline=None)
def test_nothing_is_ever_written_outside_its_box(
    board: Board, layout: Layout, mark: str, under_cursor: bool
) -> None:
    for space, area in layout.areas.items():
        shown = scene(board, S(space), area, mark, under_cursor)
        for dx, dy, row in caption(layout.form, shown):
            assert dy < area.text.height
            assert dx == 0 or (layout is COMPACT and (dx, dy, width(row)) == (-1, 0, 1))
            assert width(row) <= area.room(dy), plain(row)
    for place, road in layout.roads.items():
        loc = S(place)
        x, row = plate(layout.form, loc, road, board.spaces[loc], mark, under_cursor)
        assert road.plate.x <= x
        assert x + width(row) <= road.plate.x + road.plate.width, plain(row)


@given(boards(), st.sampled_from(ALL_LAYOUTS))
@settings(max_examples=30, deadline=None)
def test_every_row_has_the_width_of_the_pane_and_every_line_stays(
    board: Board, layout: Layout
) -> None:
    rows = draw(layout, board)
    lines = walls(layout)
    plates = {cell for road in layout.roads.values() for cell in road.plate.cells}

    assert [width(row) for row in rows] == [layout.width] * layout.height
    for y, row in enumerate(rows):
        for x, glyph in enumerate(plain(row)):
            if lines.glyphs[y][x] != " " and (x, y) not in plates:
                assert glyph == lines.glyphs[y][x]


@given(boards())
@settings(max_examples=30, deadline=None)
def test_with_room_for_words_nothing_is_left_out(board: Board) -> None:
    rows = draw(WIDE, board)

    for space in AREAS:
        here = board.spaces[space]
        shown = "\n".join(texts(rows, WIDE, space))
        for faction in FACTIONS:
            assert plain(spelled(here, faction)).rstrip() in shown


# What is where


def test_names_of_pashtun_areas_are_in_capitals() -> None:
    rows = draw(LARGE, start())

    assert texts(rows, LARGE, S.KANDAHAR)[0] == " KANDAHAR"
    assert texts(rows, LARGE, S.HERAT)[0] == " Herat"
    assert texts(rows, LARGE, S.NORTHWEST_FRONTIER)[:2] == [" NW", " FRONTIER"]


def test_an_area_in_its_three_forms() -> None:
    here = Space(
        coalition_bases=1,
        coalition_troops=3,
        government_troops=3,
        government_police=2,
        taliban_underground=2,
        taliban_active=1,
        support=Support.SUPPORT,
        returnees=1,
        terror=2,
    )
    board = start().with_space(S.KABUL, here)

    assert texts(draw(LARGE, board), LARGE, S.KABUL) == [
        " KABUL",
        " 4+COIN▴!2",
        " C▪3  G3/2",
        " T2u1a",
    ]
    assert texts(draw(COMPACT, board), COMPACT, S.KABUL) == ["KA4+C▴!2", "C▪3 G3/2", "T2u1a"]
    assert texts(draw(WIDE, board), WIDE, S.KABUL) == [
        " KABUL        4+",
        "  COIN    ▴Supp!2",
        " C▪  3 trp",
        " G   3 trp 2 pol",
        " T   2 und 1 act",
        "",
    ]


@pytest.mark.parametrize(
    ("here", "large", "compact"),
    [
        (Space(), "══ FK 1 ══", "══ 1 ═══"),
        (Space(warlord_underground=1), " FK 1 W1u ", " 1 W1u ═"),
        (Space(sabotaged=True), "═ FK 1✗ ══", "══ 1✗ ══"),
        (Space(government_troops=2, taliban_underground=1), "FK1 G2 T1u", "1 G2 T1u"),
        (
            Space(government_troops=12, government_police=3, taliban_active=12),
            "FK1G15T12a",
            "1G15T12a",
        ),
    ],
)
def test_a_crowded_plate_is_shortened_like_a_row(here: Space, large: str, compact: str) -> None:
    board = start().with_space(S.FARAH_KANDAHAR, here)

    rows = draw(LARGE, board)
    x, y, cells, _ = LARGE.roads[S.FARAH_KANDAHAR].plate
    assert plain(rows[y])[x : x + cells] == large

    rows = draw(COMPACT, board)
    x, y, cells, _ = COMPACT.roads[S.FARAH_KANDAHAR].plate
    assert plain(rows[y])[x : x + cells] == compact


def test_on_the_compact_map_a_marked_road_shows_its_letters() -> None:
    board = start()
    x, y, cells, _ = COMPACT.roads[S.KANDAHAR_KABUL].plate

    marked = draw(COMPACT, board, {S.KANDAHAR_KABUL: "3"})

    assert plain(marked[y])[x : x + cells].strip("═") == "3KK 1 "


def test_marks_are_before_the_name_and_the_cursor_replaces_them() -> None:
    rows = draw(LARGE, start(), {S.HERAT: "9", S.FARAH: CAN, S.NIMRUZ: "~"}, S.HERAT)

    assert texts(rows, LARGE, S.HERAT)[0] == "▸Herat"
    assert texts(rows, LARGE, S.FARAH)[0] == f"{CAN}FARAH"
    assert texts(rows, LARGE, S.NIMRUZ)[0] == "~NIMRUZ"


def test_on_the_compact_map_a_mark_is_in_the_wall() -> None:
    rows = draw(COMPACT, start(), {S.HERAT: "9"})
    x, y, *_ = COMPACT.areas[S.HERAT].text

    assert cell(rows, x - 1, y) == ("9", Role.KEY)
    assert cell(rows, x - 1, y + 1) == ("┃", Role.BORDER)


@pytest.mark.parametrize("layout", [LARGE, WIDE], ids=["large", "wide"])
def test_islamabad_is_in_the_corner(layout: Layout) -> None:
    assert "▸Back" in picture(draw(layout, start()))
    assert "▸Toler" in picture(draw(layout, later()))
    assert "hard" not in picture(draw(layout, later()))
    assert "hard" in picture(draw(layout, crowded()))


@every_layout
def test_the_legend_can_be_left_out(layout: Layout) -> None:
    x, y, cells, height = layout.furniture["legend"]
    rows = draw(layout, start(), legend=False)

    assert "PASHTUN" in picture(draw(layout, start()))
    assert all(not plain(row)[x : x + cells].strip() for row in rows[y : y + height])
