"""RDS-21: Who has LOC Control of an Area, as far as a view decides it."""

from __future__ import annotations

from msgspec.structs import replace

from core.district.model.board import DistrictBoard
from core.district.model.ids import GOVERNMENT, INSURGENT, UNKNOWN, Belligerent
from core.district.rules.victory_points import presence


def as_posted(board: DistrictBoard) -> DistrictBoard:
    """5.3: Return a position with the units that a Deployment has posted where they are to be."""
    if not board.posts:
        return board
    posted = {
        name: replace(board.units[name], at=post.area, dispersed=post.dispersed)
        for name, post in board.posts.items()
    }
    return replace(board, units=board.units | posted)


def road_holders(board: DistrictBoard, area: str) -> frozenset[Belligerent | None]:
    """7.22: Return everybody who may have LOC Control of an Area; None stands for nobody.

    A concealed counter may be anything from a Dummy, which does not count, to a Combat Unit.
    """
    needed = max(1, board.area(area).terrain)
    ours, theirs = (presence(board, area, side) for side in (GOVERNMENT, INSURGENT))
    concealed = sum(board.units[name].kind == UNKNOWN for name in board.units_in(area))
    most = theirs + concealed * _weight(board)
    return frozenset(_holder(ours >= needed, number >= needed) for number in (theirs, most))


def _holder(is_ours: bool, is_theirs: bool) -> Belligerent | None:
    """7.22: Only one side alone can have LOC Control."""
    if is_ours is is_theirs:
        return None
    return GOVERNMENT if is_ours else INSURGENT


def _weight(board: DistrictBoard) -> int:
    """7.22: Return what a concealed counter counts at most: two if it may be Dispersed."""
    kinds = board.rulebook.kinds.values()
    return 2 if any(kind.side is INSURGENT and kind.dispersed for kind in kinds) else 1
