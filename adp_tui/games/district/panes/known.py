"""What the viewer may know of the sides, as far as the position tells it."""

from __future__ import annotations

from adp_tui.games.district.texts import panes as texts
from adp_tui.games.district.texts.events import EVENTS
from adp_tui.games.district.texts.names import LETTER
from core.district.model.board import DistrictBoard
from core.district.model.ids import BELLIGERENTS, GOVERNMENT, Belligerent, Segment
from core.district.rules.initiative import initiative
from core.district.rules.operations import areas_to_activate


def open_sides(board: DistrictBoard) -> tuple[Belligerent, ...]:
    """2.1: Return the sides whose secrets the viewer knows: their own; an onlooker's none."""
    return tuple(side for side in BELLIGERENTS if not board.camps[side].concealed)


def task_points(board: DistrictBoard, side: Belligerent) -> str:
    """2.1: Return the Task Points of a side and its allotment; those of the Government are open."""
    camp = board.camps[side]
    if camp.concealed and side is not GOVERNMENT:
        return texts.UNKNOWN
    return texts.of(camp.tp, camp.tp_max)


def victory_points(board: DistrictBoard, side: Belligerent) -> int | None:
    """2.1: Return the Victory Points of a side; None if they are not known."""
    if board.result is not None:
        return board.result.points[side]
    camp = board.camps[side]
    return None if camp.concealed else camp.vp


def initiative_told(board: DistrictBoard) -> str:
    """6: Return who holds the opportunity, or who has Tactical Initiative if that is known.

    Who holds the opportunity is open; otherwise only those know who know all Task Points.
    """
    if board.segment is Segment.OPERATIONS and board.active and board.side is not None:
        return texts.acts(LETTER[board.side])
    known = all(side is GOVERNMENT or not board.camps[side].concealed for side in BELLIGERENTS)
    letter = LETTER[initiative(board)] if known else texts.UNKNOWN
    return f"{texts.INITIATIVE} {letter}"


def event_told(board: DistrictBoard) -> str:
    """5.1: Return the random event of this turn; nothing if there is none."""
    return texts.event(board.event, EVENTS[board.event].name) if board.event else ""


def areas_counted(board: DistrictBoard) -> tuple[int, int] | None:
    """6: Return how many Areas have been activated and how many will be, in Operations."""
    if board.segment is not Segment.OPERATIONS:
        return None
    left = [area for area in areas_to_activate(board) if area != board.active]
    return sum(ground.done for ground in board.grounds.values()), len(left)
