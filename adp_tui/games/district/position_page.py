"""A position as plain text of at most 80 columns, without colour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from adp_tui.games.district import ending
from adp_tui.games.district.agreed import unusual_options
from adp_tui.games.district.forces import boxed, stack_told, units_told
from adp_tui.games.district.naming import called
from adp_tui.games.district.texts import names
from adp_tui.games.district.texts import position as texts
from adp_tui.games.district.texts.events import EVENTS
from adp_tui.look.cells import BLANK, cells_of, pad, pad_left, wrap
from adp_tui.texts.words import listed
from core.district.model.board import Camp, DistrictBoard, in_unit_order
from core.district.model.ids import (
    AVAILABLE,
    BELLIGERENTS,
    DISRUPTED,
    INSURGENT,
    RECRUITING,
    RESERVE,
    Belligerent,
    Segment,
)

WIDTH: Final = 80
LABEL_WIDTH: Final = 14
"""The column of the values, after their labels."""

_INDENT: Final = 4
_BOXES: Final = (AVAILABLE, DISRUPTED, RECRUITING, RESERVE)


def show(board: DistrictBoard) -> str:
    """Return a position as text: the turn, both sides, their boxes, the map."""
    parts = (_head(board), _sides(board), _boxes(board), _areas(board))
    told = ["\n".join(part) for part in parts]
    return "\n\n".join(text for text in told if text) + "\n"


def now(board: DistrictBoard) -> str:
    """Return the segment, whose part of it this is, and where."""
    segment = called(board.segment)
    side = called(board.side) if board.side else ""
    if board.segment is Segment.OPERATIONS and board.active:
        return texts.operations(called(board.active), side) if side else segment
    return texts.part_of(segment, side) if side else segment


def _entry(label: str, value: str) -> Iterator[str]:
    """Return a label and its value, wrapped if it is long."""
    first, further = pad(label, LABEL_WIDTH), BLANK * LABEL_WIDTH
    yield from wrap(value, WIDTH, first=first, further=further, hyphens=False)


def _head(board: DistrictBoard) -> Iterator[str]:
    scenario, length = called(board.scenario), called(board.options.length)
    yield texts.head(scenario, length, board.turn, now(board))
    yield from _entry(texts.OPTIONS, unusual_options(board.options))
    if board.event:
        yield from _entry(texts.EVENT, texts.event(board.event, *EVENTS[board.event]))
    if board.truce:
        yield from _entry(texts.TRUCE, called(board.truce))
    if board.result is not None:
        yield from _entry(texts.OVER, texts.over(*ending.how_it_ended(board, board.result)))


def _sides(board: DistrictBoard) -> Iterator[str]:
    rows = [texts.SIDES, *(_side(board, side) for side in BELLIGERENTS)]
    yield from _table(rows, right=(1, 2, 3))
    yield from _entry(texts.POOL, texts.pool(board.pool))
    if board.options.intelligence:
        held = (board.camps[side].advantages for side in BELLIGERENTS)
        pool = texts.intelligence(*(board.intelligence[c] for c in ("blank", "blue", "orange")))
        yield from _entry(texts.INTELLIGENCE, listed((pool, texts.advantages(*held))))


def _side(board: DistrictBoard, side: Belligerent) -> tuple[str, ...]:
    """Return what a side has in front of it; `?` for what the reader may not know."""
    camp, limit = board.camps[side], board.length.limit
    score, strategy = texts.of(camp.vp, limit), called(camp.strategy) or texts.NONE
    if not camp.concealed:
        appeal, hand = texts.from_turn(camp.appeal_from), hand_told(camp)
        return called(side), str(camp.tp), str(camp.tp_max), score, strategy, appeal, hand
    points = (texts.UNKNOWN,) * 2 if side is INSURGENT else (str(camp.tp), str(camp.tp_max))
    if not is_counted(board, side):
        score = strategy = texts.UNKNOWN
    return called(side), *points, score, strategy, texts.UNKNOWN, texts.UNKNOWN


def is_counted(board: DistrictBoard, side: Belligerent) -> bool:
    """DA-70: Whether the VP and the Strategy of a side are open to the reader."""
    return board.result is not None or not board.camps[side].concealed


def hand_told(camp: Camp) -> str:
    """Return the hand of a side, with the blank."""
    if camp.concealed:
        return texts.UNKNOWN
    return texts.hand(" ".join(camp.hand)) if camp.hand else texts.BLANK_ONLY


def _boxes(board: DistrictBoard) -> Iterator[str]:
    """Return the boxes of each side that the reader may see."""
    for side in BELLIGERENTS:
        if not board.camps[side].concealed:
            for box in _BOXES:
                label = texts.box(called(box), names.LETTER[side])
                yield from _entry(label, boxed(board, board.units_in(box, side)))
    for area in board.grounds:
        planned = [unit for unit, post in board.posts.items() if post.area == area]
        if planned:
            told = texts.posted(units_told(board, in_unit_order(planned)), called(area))
            yield from _entry(texts.POSTED, told)


def _areas(board: DistrictBoard) -> Iterator[str]:
    """Return the Areas in map order, each with its stacks."""
    rows = list(_table([texts.AREAS, *(_area(board, area) for area in board.grounds)], (1, 2)))
    yield rows[0]
    for area, row in zip(board.grounds, rows[1:], strict=True):
        yield row
        stacks = [stack_told(board, letter) for letter in board.stacks_in(area)]
        for side in BELLIGERENTS:
            alone = [u for u in board.units_in(area, side) if not board.units[u].stack]
            if alone:
                stacks.append(texts.posted(units_told(board, alone), called(side)))
        for told in stacks:
            first, further = BLANK * _INDENT, BLANK * (_INDENT + 2)
            yield from wrap(told, WIDTH, first=first, further=further, hyphens=False)


def _area(board: DistrictBoard, area: str) -> tuple[str, ...]:
    ground = board.grounds[area]
    state = [texts.CONTROL[control(board, area)]]
    if ground.terror:
        state.append(texts.TERROR)
    if area == board.active:
        state.append(texts.ACTIVE)
    if ground.done:
        state.append(texts.DONE)
    printed = board.area(area)
    numbers = (printed.population, printed.terrain, ground.government, ground.insurgent)
    return called(area), *map(str, numbers), listed(state)


def control(board: DistrictBoard, area: str) -> str:
    """7.21: Return the side with Population Control of an Area; blank if nobody has it."""
    ground = board.grounds[area]
    if ground.terror or not board.population(area):
        return ""
    by_number = {ground.of(side): side for side in BELLIGERENTS}
    return by_number[max(by_number)] if len(by_number) > 1 else ""


def _table(rows: Sequence[tuple[str, ...]], right: tuple[int, ...] = ()) -> Iterator[str]:
    """Align rows under their heading; the last column may be wrapped."""
    widths = [max(cells_of(row[column]) for row in rows) for column in range(len(rows[0]))]
    before = sum(widths[:-1]) + 2 * (len(widths) - 1)
    for row in rows:
        cells = [
            pad_left(text, width) if column in right else pad(text, width)
            for column, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        first, *more = wrap(row[-1], max(WIDTH - before, 1)) or [""]
        yield "  ".join((*cells[:-1], first)).rstrip()
        yield from (BLANK * before + line for line in more)
