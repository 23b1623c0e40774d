"""4 The sequence of a turn: the procedure for each segment, and what comes after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact, after
from core.district.model.facts.flow import SegmentBegun, TurnBegun
from core.district.model.ids import GOVERNMENT, INSURGENT, Belligerent, Segment
from core.district.rules.allotment import allotment
from core.district.rules.appeals import appeal
from core.district.rules.command import command
from core.district.rules.deployment import deployment
from core.district.rules.events import random_event
from core.district.rules.intelligence import intelligence
from core.district.rules.operations import operations
from core.district.rules.redeployment import redeployment
from core.district.rules.setup import set_up
from core.district.rules.table import DistrictTable
from core.district.rules.victory_points import victory_points
from core.kernel import Outcome, Procedure

PROCEDURES: Final[dict[Segment, Callable[[DistrictTable], Procedure]]] = {
    Segment.SET_UP: set_up,
    Segment.EVENT: random_event,
    Segment.COMMAND: command,
    Segment.DEPLOYMENT: deployment,
    Segment.INTELLIGENCE: intelligence,
    Segment.OPERATIONS: operations,
    Segment.REDEPLOYMENT: redeployment,
    Segment.ALLOTMENT: allotment,
    Segment.VICTORY: victory_points,
    Segment.APPEAL: appeal,
}

Part = tuple[Segment, Belligerent | None]

PARTS: Final[dict[Part, str]] = {
    (Segment.EVENT, None): "5.1",
    (Segment.COMMAND, GOVERNMENT): "5.2",
    (Segment.COMMAND, INSURGENT): "5.2",
    (Segment.DEPLOYMENT, GOVERNMENT): "5.3",
    (Segment.DEPLOYMENT, INSURGENT): "5.3",
    (Segment.INTELLIGENCE, None): "5.4",
    (Segment.OPERATIONS, None): "6",
    (Segment.REDEPLOYMENT, None): "7.1",
    (Segment.ALLOTMENT, None): "7.11",
    (Segment.VICTORY, None): "7.2",
    (Segment.APPEAL, GOVERNMENT): "7.3",
    (Segment.APPEAL, INSURGENT): "7.3",
}
"""4: The parts of a turn in order, each with its rule; there is a checkpoint after each."""

ENDS_ITSELF: Final = frozenset({Segment.SET_UP, Segment.OPERATIONS})
"""The segments whose procedures say what comes next: Operations have many checkpoints."""


class DistrictRules:
    """The rules of District Commander, as the kernel runs them."""

    def after(self, board: DistrictBoard, fact: DistrictFact) -> DistrictBoard:
        """Return the position after a fact."""
        return after(board, fact)

    def sit(self, board: DistrictBoard) -> tuple[DistrictTable, Procedure]:
        """Return a table at a checkpoint and the procedure that comes next."""
        table = DistrictTable(board)
        return table, play_part(table)

    def outcome(self, board: DistrictBoard) -> Outcome | None:
        """Return how the game ended, if it has."""
        return board.result


async def play_part(table: DistrictTable) -> None:
    """4: Carry out a part of the turn, and begin the next one."""
    board = table.board
    await PROCEDURES[board.segment](table)
    if board.segment not in ENDS_ITSELF and table.board.result is None:
        go_on(table, (board.segment, board.side))


def go_on(table: DistrictTable, part: Part) -> None:
    """4: Begin the part of the turn after another one, or the next turn."""
    parts = [other for other in PARTS if is_played(table.board, other)]
    left = parts[parts.index(part) + 1 :]
    if left:
        segment, side = left[0]
        table.emit(SegmentBegun(segment=segment, side=side, rule=PARTS[left[0]]))
    else:
        table.emit(TurnBegun(turn=table.board.turn + 1, rule="4"))


def is_played(board: DistrictBoard, part: Part) -> bool:
    """5.4: Whether there is such a part in this game: intelligence is an advanced rule."""
    return part[0] is not Segment.INTELLIGENCE or board.options.intelligence
