"""Changes: the differences between two positions, as far as the reader knows them."""

from __future__ import annotations

from collections.abc import Sequence

from adp_tui.games.district import position_page
from adp_tui.games.district.ahead.beside import area_line
from adp_tui.games.district.naming import called
from adp_tui.games.district.texts import lookup as labels
from adp_tui.games.district.texts import names
from adp_tui.games.district.texts import position as texts
from adp_tui.presenter.ahead import Change, Difference
from core.district.model.board import DistrictBoard
from core.district.model.facts.camps import TaskPointsPaid
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import BELLIGERENTS, Belligerent


def difference(
    before: DistrictBoard, after: DistrictBoard, facts: Sequence[DistrictFact] = ()
) -> Difference:
    """Return the differences between two positions; the facts show what was paid."""
    payers = {fact.side for fact in facts if isinstance(fact, TaskPointsPaid)}
    points = [(side, _points(before, after, side)) for side in BELLIGERENTS]
    return Difference(
        paid=tuple(change for side, change in points if change and side in payers),
        places=tuple(
            Change(called(area), area_line(before, area), area_line(after, area))
            for area in changed_areas(before, after)
        ),
        others=(
            *(change for side, change in points if change and side not in payers),
            *_others(before, after),
        ),
    )


def changed_areas(before: DistrictBoard, after: DistrictBoard) -> list[str]:
    """Return the Areas that look different."""
    return [area for area in after.grounds if area_line(before, area) != area_line(after, area)]


def _points(before: DistrictBoard, after: DistrictBoard, side: Belligerent) -> Change | None:
    """Return how the Task Points of a side change, if they do."""
    old, new = before.camps[side].tp, after.camps[side].tp
    if old == new:
        return None
    label, whose = labels.POINTS, names.LETTER[side]
    return Change(called(side), str(old), str(new), label=label, whose=whose, weight=1)


def _others(before: DistrictBoard, after: DistrictBoard) -> list[Change]:
    """Return the changes of hands and of the pool."""
    pairs = [(texts.POOL, str(before.pool), str(after.pool))]
    for side in BELLIGERENTS:
        old, new = (position_page.hand_told(board.camps[side]) for board in (before, after))
        pairs.append((called(side), old, new))
    return [Change(what, old, new, weight=3) for what, old, new in pairs if old != new]
