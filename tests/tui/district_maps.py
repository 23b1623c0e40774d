"""Positions of District Commander to draw, and what is drawn of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from adp_tui.games.district.map.draw import area_rows, draw_rows
from adp_tui.games.district.map.field import DistrictField
from adp_tui.games.district.map.head import Marking
from adp_tui.games.district.map.layouts import LAYOUTS
from adp_tui.games.district.map.scene import scene
from adp_tui.look.paint import CAN, Line, plain
from adp_tui.mapping.layout import Layout
from adp_tui.presenter.panes import NO_MARKS, Marks
from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard, DistrictResult, Post
from core.district.model.ids import GOVERNMENT, INSURGENT, LETTERS, RECRUITING, RESERVE, Segment
from core.district.model.options import DistrictOptions
from tests.district.deployed import deployed
from tests.district.positions import (
    empty,
    in_box,
    units_of,
    with_camp,
    with_ground,
    with_stack,
    with_units,
)
from tests.district.random_games import random_game

ALL_LAYOUTS: Final = tuple(LAYOUTS)
every_layout = pytest.mark.parametrize("layout", ALL_LAYOUTS, ids=LAYOUTS._fields)

VIEWERS: Final = (GOVERNMENT.value, INSURGENT.value, None)
every_viewer = pytest.mark.parametrize("viewer", VIEWERS, ids=lambda viewer: viewer or "onlooker")

ALL_PIECES: Final = DistrictOptions(assets=True, foreign=True, intelligence=True)
POOL: Final = {"blank": 12, "blue": 4, "orange": 4}

MARKS: Final[Marks] = {"highfell": "1", "north-fields": "2", "riverside": CAN, "salt-flats": "✓"}
_EVERY: Final = 7
"""One position in so many of a random game is drawn."""


def ground() -> DistrictBoard:
    """Return a turn of a normal game: camps and Infrastructure, all units in Reserve."""
    board = empty(turn=4, event=34, options=ALL_PIECES, intelligence=POOL)
    hands = ("141", "253", "324", "512"), ("132", "214")
    points = ((41, "G2", 7), (38, "I4", 9))
    for side, (vp, strategy, tp), hand in zip((GOVERNMENT, INSURGENT), points, hands, strict=True):
        board = with_camp(board, side, vp=vp, strategy=strategy, tp=tp, hand=hand, appeal_from=5)
    board = with_ground(board, "orrin-town", government=3, insurgent=1)
    board = with_ground(board, "riverside", government=2, terror=True)
    board = with_ground(board, "east-terraces", insurgent=2)
    return with_ground(board, "mill-quarter", insurgent=3)


def with_boxes(board: DistrictBoard) -> DistrictBoard:
    """Put units from Reserve into the boxes of both sides."""
    board = in_box(board, "available", "line", "constables", "main-force", "levies")
    return in_box(board, "disrupted", "constables", "fighters")


def operations() -> DistrictBoard:
    """Return a position in Operations: stacks of all kinds, one Area done, one active."""
    board = replace(ground(), side=GOVERNMENT, active="east-terraces")
    board = with_ground(board, "orrin-town", done=True)
    board = with_stack(board, "a", "north-fields", "constables")
    board = with_stack(board, "b", "quarry-road", "line/d-1", done=True)
    board = with_stack(board, "c", "orrin-town", "gendarmes*2 home-guard*3")
    board = with_stack(board, "d", "east-terraces", "guards/d line*2 gendarmes home-guard")
    board = with_stack(board, "h", "saddle-pass", "levies", underground=True)
    board = with_stack(board, "n", "east-terraces", "fighters*2! organisers")
    board = with_stack(board, "p", "east-terraces", "dummy", done=True)
    board = with_stack(
        board, "q", "east-terraces", "organisers villagers*2 dummy", underground=True
    )
    board = with_stack(
        board, "r", "mill-quarter", "villagers*3 fighters main-force", underground=True
    )
    board = with_stack(board, "s", "mill-quarter", "main-force-1!")
    board = with_stack(board, "t", "mill-quarter", "levies", underground=True)
    return _playable(with_boxes(board))


def crowded() -> DistrictBoard:
    """Return a position with more stacks in an Area than a small map can show."""
    board = replace(ground(), side=INSURGENT, active="mill-quarter")
    ours = ("guards/d-1", "line*2", "line/d-1", "gendarmes*2 constables", "home-guard*3 legion")
    theirs = ("main-force!", "fighters levies", "organisers dummy", "villagers", "dummy*2")
    hidden = ("fighters*2 main-force dummy*2", "levies", "organisers", "villagers*3")
    for letter, units in zip("abcde", ours, strict=True):
        board = with_stack(board, letter, "mill-quarter", units)
    for letter, units in zip("fghkm", theirs, strict=True):
        board = with_stack(board, letter, "mill-quarter", units)
    for letter, units in zip("npqr", hidden, strict=True):
        board = with_stack(board, letter, "mill-quarter", units, underground=True)
    return _playable(board)


def deployment() -> DistrictBoard:
    """Return a Deployment of the Insurgent: some groups are formed, one is underground."""
    board = replace(with_boxes(ground()), segment=Segment.DEPLOYMENT, side=INSURGENT)
    board = with_stack(board, "a", "orrin-town", "gendarmes constables")
    board = with_units(board, "mill-quarter", "villagers", "villagers")
    names = [
        *units_of(board, "villagers", "mill-quarter"),
        *units_of(board, "levies", "available"),
        *units_of(board, "main-force", "available"),
        *units_of(board, "dummy", "available")[:2],
    ]
    mill, east = "mill-quarter", "east-terraces"
    posts = (Post(mill, 1), Post(mill, 2), Post(mill, 1), Post(mill, 3, underground=True))
    open_posts = (*posts, Post(east), Post(east))
    return _playable(replace(board, posts=dict(zip(names, open_posts, strict=False))))


def between() -> DistrictBoard:
    """Return a position between two Phases, when there are no stacks."""
    board = replace(ground(), segment=Segment.COMMAND, side=GOVERNMENT)
    board = with_units(board, "orrin-town", "home-guard", "line", "line")
    board = with_units(board, "mill-quarter", "villagers", "fighters", "dummy")
    return _playable(with_boxes(board))


def _playable(board: DistrictBoard) -> DistrictBoard:
    """Return a position with all MIL that are not on the map in Recruiting, and its letters."""
    for name, unit in board.units.items():
        if board.kind(name).is_militia and unit.at == RESERVE:
            board = board.with_unit(name, replace(unit, at=RECRUITING))
    given = max((LETTERS.index(letter) + 1 for letter in board.stacks), default=0)
    return replace(board, letters=given)


def over() -> DistrictBoard:
    """Return the end of a game."""
    points = {GOVERNMENT: 97, INSURGENT: 101}
    result = DistrictResult((INSURGENT,), points, "limit", "7.2")
    return replace(between(), segment=Segment.VICTORY, side=None, result=result)


POSITIONS: Final = {
    "operations": operations(),
    "crowded": crowded(),
    "deployment": deployment(),
    "between": between(),
    "over": over(),
}
"""The positions in the pictures."""


@cache
def many_boards() -> tuple[DistrictBoard, ...]:
    """Return positions of all kinds: made ones, Operations at random, and random games."""
    made = (deployed(Random(seed), ALL_PIECES) for seed in range(12))
    return (*POSITIONS.values(), *made, *played())


@cache
def played() -> tuple[DistrictBoard, ...]:
    """Return the positions of a few turns, played at random."""
    return tuple(_played(DISTRICT.samples[0], 3, 700))


def _played(setup: object, seed: int, most: int) -> Iterator[DistrictBoard]:
    last = None
    for step, (turn, _) in enumerate(random_game(setup, seed)):  # type: ignore[arg-type]  # a set-up
        if step >= most:
            return
        if step % _EVERY == 0 and turn.board is not last:
            last = turn.board
            yield last


def views() -> Iterator[DistrictBoard]:
    """Yield each of many positions as each viewer sees it."""
    for board in many_boards():
        for viewer in VIEWERS:
            yield DISTRICT.view(board, viewer)


def draw(
    layout: Layout, board: DistrictBoard, marks: Marks = NO_MARKS, cursor: str | None = None
) -> list[Line]:
    """Return the whole map of a position, without its right edge."""
    rows = draw_rows(layout, board, marks, cursor, frozenset(range(layout.height)))
    return [rows[y] for y in range(layout.height)]


def picture(
    layout: Layout, board: DistrictBoard, marks: Marks = NO_MARKS, cursor: str | None = None
) -> str:
    """Return the map as text, with its right edge."""
    edge = DistrictField().edge(layout, layout.height)
    rows = zip(draw(layout, board, marks, cursor), edge, strict=True)
    return "\n".join(plain((*row, *wall)) for row, wall in rows) + "\n"


def in_area(layout: Layout, board: DistrictBoard, area: str) -> tuple[Line, ...]:
    """Return the rows of the text of an Area."""
    *_, cells, height = layout.areas[area].text
    return area_rows(scene(board, area), Marking(), layout.form, cells, height)


def texts(layout: Layout, board: DistrictBoard, area: str) -> list[str]:
    """Return the same as text."""
    return [plain(row).rstrip() for row in in_area(layout, board, area)]


def joined(rows: Sequence[Line]) -> str:
    """Return rows as one text."""
    return "\n".join(plain(row).rstrip() for row in rows) + "\n"
