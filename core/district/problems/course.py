"""4, 5.1, 5.3, 6, 7.2 Whether turn, segment and what belongs to only one of them fit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.ids import ENEMY, GOVERNMENT, INSURGENT, OFF_MAP, Segment
from core.district.model.module import EventEffect
from core.district.rules.events import areas_of

ENDINGS: Final = (("limit", "7.2"), ("last-turn", "M.7"))
"""7.2, RDM.7: Why a game can end, and by which rule."""


def course_problems(board: DistrictBoard) -> Iterator[str]:
    """4: Turns, and what is noted for only a part of one."""
    last = board.length.last_turn
    if not 1 <= board.turn <= last:
        yield f"turn {board.turn} is not between 1 and {last} (4)"
    event = board.event_in_force
    if board.truce and (event is None or event.effect is not EventEffect.TRUCE):
        yield "there is a truce without its event (5.1)"
    elif board.truce and board.truce not in areas_of(board, event):
        yield f"there is no truce in {board.area(board.truce).name} (5.1)"
    if board.active and board.segment is not Segment.OPERATIONS:
        yield f"an Area is active, but it is time for {board.segment} (6)"
    elif board.active and board.grounds[board.active].done:
        yield f"{board.area(board.active).name} is active, but was activated before (6)"
    if board.passed is not None and not board.active:
        yield "a side has passed, but no Area is active (6)"
    for side, count in board.desertions.items():
        most = int(board.options.desertion_times) if board.options.desert(ENEMY[side]) else 0
        if not 0 <= count <= most:
            yield f"calls for desertion by the {side}: {count}, at most {most} (11)"
    yield from _curtain(board)


def _curtain(board: DistrictBoard) -> Iterator[str]:
    if board.curtain is None:
        return
    if board.segment is not Segment.COMMAND:
        yield f"what the Government does is hidden, but it is time for {board.segment} (5.2)"
    for name in board.curtain.hits:
        if name not in board.units or board.side_of(name) is not GOVERNMENT:
            yield f"'{name}' is no unit of the Government, whose Hits could be hidden (5.2)"
        elif not 0 < board.curtain.hits[name] < max(1, board.kind(name).ratings.tr):
            yield f"{name}: it could not have {board.curtain.hits[name]} Hits (6.2)"


def deployment_problems(board: DistrictBoard) -> Iterator[str]:
    """5.3: Who is being deployed, and where to."""
    if board.posts and (board.segment is not Segment.DEPLOYMENT or board.side is None):
        yield f"units are being deployed, but it is time for {board.segment} (5.3)"
        return
    for name, post in board.posts.items():
        unit, kind = board.units[name], board.kind(name)
        if kind.side is not board.side:
            yield f"{name}: the other side deploys (5.3)"
        if post.underground and kind.side is GOVERNMENT:
            yield f"{name}: the Underground box is for Insurgents only (2.21)"
        if post.dispersed and kind.dispersed is None:
            yield f"{name}: it has no Dispersed mode (8.3)"
        if post.group < 0:
            yield f"{name}: no stack has the number {post.group} (5.3)"
        stays = kind.is_militia or (kind.side is INSURGENT and unit.at not in OFF_MAP)
        if stays and post.area != unit.at:
            yield f"{name}: it stays where it is (5.3)"


def result_problems(board: DistrictBoard) -> Iterator[str]:
    """7.2: A result names sides that could win."""
    result = board.result
    if result is None:
        return
    if not set(result.winners) <= {GOVERNMENT, INSURGENT} or len(result.winners) > 1:
        yield "one side wins, or nobody (7.2)"
    if (result.reason, result.rule) not in ENDINGS:
        yield "the game ends by the limit (7.2) or after the last turn (M.7)"
    if set(result.points) != {GOVERNMENT, INSURGENT}:
        yield "a result needs the Victory Points of both sides (7.2)"
