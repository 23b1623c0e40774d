"""The panes and views of District Commander: sides, hand, boxes, stacks, the small bar."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Final

import pytest
from msgspec.structs import replace
from syrupy.assertion import SnapshotAssertion

from adp_tui.games.district.panes.hand import hand_rows, rating_that_counts, short_hand_rows
from adp_tui.games.district.panes.known import areas_counted, initiative_told
from adp_tui.games.district.panes.panes import LEAST, MOST
from adp_tui.games.district.panes.sides import side_rows
from adp_tui.games.district.panes.units import unit_rows
from adp_tui.games.district.presenter import PRESENTER
from adp_tui.games.district.texts.names import STRATEGIES
from adp_tui.games.district.things import DistrictThing
from adp_tui.look.paint import Line, Role, plain, width
from adp_tui.play.controller import Controller
from adp_tui.presenter.panes import Thing
from adp_tui.presenter.sight import Sight
from adp_tui.screens.game.arrangement import DECISION, LEFT, PREVIEW, WALL, is_small, places
from adp_tui.screens.game.panes import GamePanes, pane_rows
from adp_tui.widgets.chart_pane import chart_rows
from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard
from core.district.model.ids import GOVERNMENT, INSURGENT, AnswerKind, Rating, Segment
from core.kernel import Decision, Setup
from saves.session import Session
from tests.district.blindfold import alternative
from tests.district.positions import empty, with_camp, with_stack
from tests.tui.district_maps import (
    VIEWERS,
    between,
    crowded,
    deployment,
    every_viewer,
    joined,
    many_boards,
    operations,
    over,
)
from tests.tui.pictures import compare
from tests.tui.table import Sized

SIZES: Final = ((80, 24), (100, 30), (120, 36), (140, 45), (160, 50), (200, 60), (240, 70))
PICTURED: Final = ((80, 24), (120, 36), (200, 60))
SEATS: Final = {"government": "human", "insurgent": "bot"}
MISSION: Final = Decision(
    "government", "ops.mission", "6.1", AnswerKind.CHIT, ("move", "stop"), ("east-terraces", "d")
)
CHIT: Final = Decision(
    "government",
    "chit",
    "6.12",
    AnswerKind.CHIT,
    ("141", "blank"),
    ("east-terraces", "attack", "d", "n"),
)
DEPLOY: Final = Decision("insurgent", "deploy.unit", "5.3", AnswerKind.UNIT, ("done",))
SITUATIONS: Final[dict[str, tuple[DistrictBoard, Decision | None, str | None]]] = {
    "government": (operations(), MISSION, "government"),
    "insurgent": (operations(), MISSION, "insurgent"),
    "onlooker": (operations(), MISSION, None),
    "chit": (operations(), CHIT, "government"),
    "deployment": (deployment(), DEPLOY, "insurgent"),
    "over": (over(), None, "government"),
}
"""Positions, what is asked, and who looks."""


def sight_of(board: DistrictBoard, viewer: str | None, asked: Decision | None = None) -> Sight:
    """Return what somebody sees."""
    seen = DISTRICT.view(board, viewer)
    pending = asked or seen.result or MISSION
    return Sight(seen, pending, (viewer,) if viewer else (), SEATS, lambda action: action[0])


def drawn(sight: Sight, size: tuple[int, int]) -> Iterator[tuple[str, int, int, list[Line]]]:
    """Yield each pane that has room on a screen: its name, its room and its rows."""
    found = places(PRESENTER.panes, *size)
    small = is_small(PRESENTER.panes, found)
    for pane in PRESENTER.panes.panes:
        if (place := found.get(pane.name)) is not None:
            rows = pane.draw(sight, place.width, place.height, small)
            yield pane.name, place.width, place.height, rows
    if small and (bar := PRESENTER.panes.small_bar(sight, "", size[0])) is not None:
        yield "bar", size[0], 1, [bar]
    left = found[LEFT]
    for name, view in PRESENTER.panes.views.items():
        yield name, left.width, left.height, view.draw(sight, left.width, left.height)


def everything(sight: Sight, size: tuple[int, int]) -> str:
    """Return all of that as text."""
    told = (f"-- {name}\n{joined(rows)}" for name, _, _, rows in drawn(sight, size))
    return "".join(told)


def begun() -> Controller:
    """Return a new game of a solo Government."""
    session = Session.new(DISTRICT, Setup("standard", SEATS), seed=1, program="test")
    return Controller(session, PRESENTER, bot=DISTRICT.bot)


# The arrangement


def test_the_panes_have_as_much_room_as_beside_the_other_map() -> None:
    assert places(PRESENTER.panes, 80, 24)[DECISION].width == 19
    assert places(PRESENTER.panes, 120, 36)[DECISION].width == 41
    assert places(PRESENTER.panes, 200, 60)[DECISION].width == 73


@pytest.mark.parametrize("size", SIZES)
def test_panes_lie_apart_on_the_screen(size: tuple[int, int]) -> None:
    found = places(PRESENTER.panes, *size)

    assert all(place.x + place.width <= size[0] for place in found.values())
    assert all(place.y + place.height <= size[1] for place in found.values())
    for (_, one), (_, other) in combinations(found.items(), 2):
        across = one.x < other.x + other.width and other.x < one.x + one.width
        down = one.y < other.y + other.height and other.y < one.y + one.height
        assert not (across and down)


@pytest.mark.parametrize("size", SIZES)
def test_every_pane_keeps_to_its_room(size: tuple[int, int]) -> None:
    for board in many_boards():
        for viewer in VIEWERS:
            for asked in (CHIT, None):
                for name, cells, height, rows in drawn(sight_of(board, viewer, asked), size):
                    assert len(rows) <= height, name
                    assert all(width(row) <= cells for row in rows), (name, joined(rows))


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_table_keeps_to_its_room(size: tuple[int, int]) -> None:
    at = begun()
    shown = places(PRESENTER.panes, *size)
    at.show_on(Sized(shown[DECISION]))

    for key in ("", "enter", "T", "F", "F", "D", "J", "?"):
        if key:
            at.press(key)
        for pane, place in shown.items():
            rows = pane_rows(at, pane, shown, None, GamePanes())
            assert len(rows) <= place.height, pane
            if pane not in (LEFT, PREVIEW):
                assert all(width(row) <= place.width for row in rows), pane


def test_the_wall_is_that_of_the_map_or_a_plain_line_beside_a_view() -> None:
    at = begun()
    shown = places(PRESENTER.panes, 120, 36)

    beside_map = [plain(row) for row in pane_rows(at, WALL, shown, None, GamePanes())]
    at.press("F")
    beside_view = [plain(row) for row in pane_rows(at, WALL, shown, None, GamePanes())]

    assert "".join(beside_map) == f"┐{'│' * 8}┤{'│' * 9}┤{'│' * 9}┘"
    assert beside_view == ["│"] * shown[WALL].height


@pytest.mark.parametrize(("key", "view"), [("T", "stacks"), ("f3", "stacks"), ("F", "forces")])
def test_keys_show_the_views_and_the_map_again(key: str, view: str) -> None:
    at = begun()

    at.press(key)
    assert at.cursor.view == view
    at.press(key)
    assert at.cursor.view == "map"


# Both sides


@pytest.mark.rule("RDS-28", "RD2.1-3")
def test_each_side_knows_its_own_points_and_only_task_points_of_the_government_are_open() -> None:
    told = {
        viewer: [plain(row) for row in side_rows(DISTRICT.view(operations(), viewer), None, 41, 5)]
        for viewer in VIEWERS
    }

    assert told["government"][0] == "  G TP 7/12   VP 41/100   Appeal from 5".removeprefix(" ")
    assert told["government"][1].rstrip() == " I TP ?      VP ?"
    assert told["insurgent"][0].rstrip() == " G TP 7/12   VP ?"
    assert told["insurgent"][1] == " I TP 9/12   VP 38/100   Appeal from 5"
    assert told[None][0].rstrip() == " G TP 7/12   VP ?"
    assert [rows[2] for rows in told.values()] == [
        " Strategy Clear and Hold (G2)",
        " Strategy Rule of Fear (I4)",
        " Strategy ?",
    ]


@pytest.mark.rule("RDS-28")
def test_at_the_end_points_and_strategies_of_both_are_open() -> None:
    rows = [plain(row) for row in side_rows(DISTRICT.view(over(), None), None, 41, 5)]

    assert "VP 97/100" in rows[0]
    assert "VP 101/100" in rows[1]
    assert rows[2] == " G Clear and Hold   I Rule of Fear"


@pytest.mark.rule("RD2.1-4", "RD6-1")
def test_initiative_is_told_to_whoever_may_know_it() -> None:
    board = with_camp(replace(operations(), segment=Segment.COMMAND, active=""), INSURGENT, tp=7)

    told = [initiative_told(DISTRICT.view(board, viewer)) for viewer in VIEWERS]
    richer = DISTRICT.view(with_camp(board, GOVERNMENT, tp=8), INSURGENT)

    assert told == ["Initiative ?", "Initiative I", "Initiative ?"]
    assert initiative_told(richer) == "Initiative G"
    for viewer in VIEWERS:
        assert initiative_told(DISTRICT.view(operations(), viewer)) == "G acts"


@pytest.mark.parametrize("card", STRATEGIES)
def test_with_room_the_strategy_says_what_it_pays(card: str) -> None:
    side = GOVERNMENT if card.startswith("G") else INSURGENT
    board = DISTRICT.view(with_camp(operations(), side, strategy=card), side)

    told = joined(side_rows(board, None, 72, 10))

    strategy = board.rulebook.strategies[card]
    numbers = (strategy.loc, strategy.reduced, strategy.ambush, strategy.terror)
    assert all(str(number) in told for number in (*numbers, *strategy.disrupted.values()))


def test_areas_are_counted_in_operations_only() -> None:
    assert areas_counted(operations()) == (1, 4)
    assert areas_counted(between()) is None
    assert "Areas: 1 done, 4 left" in joined(side_rows(operations(), None, 41, 5))


# The hand


@pytest.mark.rule("RDS-23")
def test_chits_are_columns_and_the_blank_is_always_there() -> None:
    rows = [plain(row) for row in hand_rows(DISTRICT.view(operations(), GOVERNMENT), None, 41)]

    assert rows == [
        " ◉ IR    0  1  2  3  5",
        " ✶ TR    0  4  5  2  1",
        " ❥ CMR   0  1  3  4  2",
    ]


@pytest.mark.rule("RDS-23")
def test_at_a_question_for_a_chit_the_rating_that_counts_is_marked() -> None:
    board = DISTRICT.view(operations(), GOVERNMENT)

    rows = [plain(row) for row in hand_rows(board, CHIT, 41)]
    short = short_hand_rows(board, CHIT, 19)

    assert [row[0] for row in rows] == [" ", "▸", " "]
    assert [plain(row) for row in short] == [" 000 141 253 324 ✶", " 512"]
    assert short[0][5:8] == (("1", Role.DIM), ("4", Role.STRONG), ("1", Role.DIM))


@pytest.mark.rule("RDS-23")
@pytest.mark.parametrize(
    ("ask", "mission", "rating"),
    [
        ("chit", "patrol", Rating.IR),
        ("chit.second", "attack", Rating.TR),
        ("chit", "reduce", Rating.CMR),
        ("chit", "build", None),
        ("ops.mission", "attack", None),
        ("discard", "", None),
    ],
)
def test_only_a_chit_of_a_mission_has_a_rating_that_counts(
    ask: str, mission: str, rating: Rating | None
) -> None:
    about = ("riverside", mission, "a") if mission else ()
    asked = Decision("government", ask, "6.1", AnswerKind.CHIT, ("141",), about)

    assert rating_that_counts(asked) is rating


@pytest.mark.rule("RDS-23")
def test_a_long_hand_begins_with_the_blank_and_ends_with_how_many_more_there_are() -> None:
    board = with_camp(operations(), GOVERNMENT, hand=operations().rulebook.chits[:14])
    seen = DISTRICT.view(board, GOVERNMENT)

    assert all(plain(row).endswith(" +5") for row in hand_rows(seen, None, 41))
    first, second = (plain(row) for row in short_hand_rows(seen, None, 19))
    assert first.startswith(" 000 ")
    assert second.endswith(" +8")
    assert not any("+" in plain(row) for row in hand_rows(seen, None, 72))


@pytest.mark.rule("RD2.1-3")
def test_an_onlooker_sees_that_hands_and_boxes_are_covered() -> None:
    board = DISTRICT.view(operations(), None)

    assert joined(hand_rows(board, CHIT, 41)) == " The hands are covered.\n"
    assert joined(short_hand_rows(board, CHIT, 19)) == " Hands covered\n"
    assert joined(unit_rows(board, 41, 4)) == " The Unit Boxes are covered.\n"


# The boxes


@pytest.mark.rule("RD2.3-1")
def test_boxes_are_in_full_if_they_fit_and_shorter_otherwise() -> None:
    board = DISTRICT.view(operations(), INSURGENT)

    narrow = [plain(row) for row in unit_rows(board, 41, 4)]
    roomy = [plain(row) for row in unit_rows(board, 72, 6)]

    assert narrow[:2] == [" Available  Main Force, Levies, Dummy x4", " Disrupted  Fighters"]
    assert len(narrow) == 4
    assert roomy[3].startswith(" Reserve    Organisers, Bomb-maker")
    assert len(roomy) == 5


@pytest.mark.rule("RD5.3-1")
def test_units_that_are_posted_are_not_available_any_more() -> None:
    board = DISTRICT.view(deployment(), INSURGENT)

    assert plain(unit_rows(board, 41, 4)[0]) == " Available  Dummy x4"


# Nothing hidden is shown


@pytest.mark.rule("RDS-6", "RD2.1-3")
@every_viewer
@pytest.mark.parametrize("size", PICTURED)
def test_positions_that_somebody_cannot_tell_apart_look_the_same(
    size: tuple[int, int], viewer: str | None
) -> None:
    for seed, board in enumerate((operations(), crowded(), between())):
        twin = alternative(board, viewer, Random(seed))
        for asked in (CHIT, MISSION):
            shown = [everything(sight_of(one, viewer, asked), size) for one in (board, twin)]
            assert shown[0] == shown[1]


@pytest.mark.rule("RD2.1-3", "RDS-28")
def test_neither_hand_nor_strategy_nor_points_of_the_other_side_are_shown() -> None:
    board = with_camp(operations(), INSURGENT, vp=87, hand=("335", "433"), appeal_from=13)

    for viewer in ("government", None):
        told = everything(sight_of(board, viewer, CHIT), (200, 60))
        assert not any(secret in told for secret in ("335", "433", "87", "13", "Rule of Fear"))


# The views


@pytest.mark.rule("RDS-22")
def test_the_view_of_stacks_has_every_stack_with_its_sums() -> None:
    view = PRESENTER.panes.views["stacks"]

    rows = view.draw(sight_of(crowded(), "insurgent"), 126, 46)
    letters = [plain(row).split()[0] for row in rows if plain(row)[1:2].isalpha()]

    assert set(letters) >= set(crowded().stacks)
    row = next(plain(row) for row in rows if plain(row).startswith(" g "))
    assert row.split()[-5:] == ["7", "4", "4", "at", "large"]
    assert "(Fighters, Levies)" in row


@pytest.mark.rule("RDS-22")
def test_a_view_that_does_not_fit_ends_with_a_sign() -> None:
    board = empty()
    letters = iter("abcdefghkmnpqrstuvwxyz")
    for area in board.grounds:
        for units in ("dummy", "levies") if area in ("highfell", "riverside") else ("villagers",):
            board = with_stack(board, next(letters), area, units)
    view = PRESENTER.panes.views["stacks"]

    assert "+" in plain(view.draw(sight_of(board, "insurgent"), 60, 9)[-1])
    assert "+" in plain(PRESENTER.panes.views["forces"].draw(sight_of(board, None), 60, 5)[-1])
    assert "Nobody" in joined(view.draw(sight_of(empty(), None), 60, 22))


def test_a_click_leads_to_the_side_or_the_area() -> None:
    sight = sight_of(operations(), "government")
    sides, stacks = PRESENTER.panes.panes[0], PRESENTER.panes.views["stacks"]
    rows = sides.draw(sight, 41, 5, False)
    table = stacks.draw(sight, 60, 22)

    assert sides.pointed(sight, rows, 3, 1) == Thing(DistrictThing.SIDE, "insurgent")
    assert sides.pointed(sight, rows, 3, 3) is None
    y = next(y for y, row in enumerate(table) if plain(row).startswith(" d "))
    assert stacks.pointed(sight, table, 20, y) == Thing(DistrictThing.AREA, "east-terraces")
    assert stacks.pointed(sight, table, 20, 0) is None


# The chart


@pytest.mark.rule("RDS-28")
def test_the_chart_has_one_line_none_or_two() -> None:
    both = {"government": -20, "insurgent": -35}

    def letters(*points: dict[str, int]) -> set[str]:
        rows = chart_rows(PRESENTER, points, 60, 12)
        return {text[0] for row in rows[1:] for text, role in row if text[0] in "GI"}

    assert PRESENTER.panes.scale() == (LEAST, MOST)
    assert letters(both, both) == {"G", "I"}
    assert letters({"government": -20}, {"government": 3}) == {"G"}
    assert letters({"government": -150}) == {"G"}
    assert letters({}, {}) == set()


# Pictures


@pytest.mark.rule("RDS-21", "RDS-23", "RDS-28")
@pytest.mark.parametrize("size", PICTURED, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("situation", SITUATIONS)
def test_the_panes_and_views(
    situation: str, size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    board, asked, viewer = SITUATIONS[situation]

    compare(everything(sight_of(board, viewer, asked), size), snapshot)
