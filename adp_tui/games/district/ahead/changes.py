"""Changes: the differences between two positions, as far as the reader knows them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from adp_tui.games.district import position_page
from adp_tui.games.district.ahead.beside import area_line
from adp_tui.games.district.forces import units_told
from adp_tui.games.district.naming import called
from adp_tui.games.district.texts import hints, names
from adp_tui.games.district.texts import lookup as labels
from adp_tui.games.district.texts import position as texts
from adp_tui.presenter.ahead import Change, Difference
from adp_tui.texts.words import listed
from core.district.model.board import AreaGround, DistrictBoard
from core.district.model.facts.camps import TaskPointsPaid
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import BELLIGERENTS, GOVERNMENT, Belligerent


def difference(
    before: DistrictBoard, after: DistrictBoard, facts: Sequence[DistrictFact] = ()
) -> Difference:
    """Return the differences between two positions; the facts show what was paid."""
    payers = {fact.side for fact in facts if isinstance(fact, TaskPointsPaid)}
    points = [(side, _points(before, after, side)) for side in BELLIGERENTS]
    return Difference(
        paid=tuple(change for side, change in points if change and side in payers),
        places=tuple(
            change
            for area in changed_areas(before, after)
            for change in _area_changes(before, after, area)
        ),
        others=(
            *(change for side, change in points if change and side not in payers),
            *_others(before, after),
        ),
    )


def changed_areas(before: DistrictBoard, after: DistrictBoard) -> list[str]:
    """Return the Areas that look different."""
    return [area for area in after.grounds if area_line(before, area) != area_line(after, area)]


def contents(board: DistrictBoard, area: str) -> str:
    """Return the numbers of an Area as the map has them, and how many units each side has there."""
    ground, people, terrain = board.grounds[area], board.population(area), board.area(area).terrain
    numbers = {side: len(_units(board, area, side)) for side in BELLIGERENTS}
    parts = [
        hints.contents(people, terrain, ground.government, ground.insurgent),
        *([hints.TERROR] if ground.terror else []),
        *(hints.numbers(names.LETTER[side], n) for side, n in numbers.items() if n),
    ]
    return listed(parts)


def _area_changes(before: DistrictBoard, after: DistrictBoard, area: str) -> Iterator[Change]:
    """Yield what is different in an Area: of its units, only those that differ."""
    what = called(area)
    old, new = before.grounds[area], after.grounds[area]
    if (old.government, old.insurgent) != (new.government, new.insurgent):
        counts = (hints.infrastructure(one.government, one.insurgent) for one in (old, new))
        yield Change(what, next(counts), next(counts))
    if old.terror != new.terror:
        yield Change(what, _terror(old), _terror(new))
    for side in BELLIGERENTS:
        gone, come = _differing(before, after, area, side)
        if gone or come:
            yield Change(what, gone or hints.NOBODY, come or hints.NOBODY)


def _terror(ground: AreaGround) -> str:
    """Return whether an Area is Terrorized."""
    return hints.TERROR if ground.terror else hints.NO_TERROR


def _differing(
    before: DistrictBoard, after: DistrictBoard, area: str, side: Belligerent
) -> tuple[str, str]:
    """Return the units of a side in an Area before and after, of the kinds that differ.

    Where that would read as if nobody had been there, or nobody were left, all units are told.
    """
    old, new = ({n: _state(b, n) for n in _units(b, area, side)} for b in (before, after))
    changed = {name for name in old.keys() | new.keys() if old.get(name) != new.get(name)}
    if not changed:
        return "", ""
    boards = (before, old), (after, new)
    kinds = {board.units[n].kind for board, here in boards for n in here if n in changed}
    gone, come = ([n for n in here if board.units[n].kind in kinds] for board, here in boards)
    if (old and not gone) or (new and not come):
        gone, come = list(old), list(new)
    return units_told(before, gone), _told_as_posted(after, come)


def _told_as_posted(board: DistrictBoard, units: Sequence[str]) -> str:
    """Return units in the modes in which they are to be."""
    posted = {name: board.posts[name].dispersed for name in units if name in board.posts}
    changed = {n: replace(board.units[n], dispersed=mode) for n, mode in posted.items()}
    return units_told(board.with_units(changed), units) if changed else units_told(board, units)


def _state(board: DistrictBoard, name: str) -> object:
    """Return what can be told of a unit in an Area."""
    unit, post = board.units[name], board.posts.get(name)
    mode = unit.dispersed if post is None else post.dispersed
    return unit.kind, mode, unit.hits, unit.revealed


def _units(board: DistrictBoard, area: str, side: Belligerent) -> list[str]:
    """Return the units of a side that are in an Area, or are to be there."""
    return [
        name
        for name, unit in board.units.items()
        if (board.posts[name].area if name in board.posts else unit.at) == area
        and board.side_of(name) is side
    ]


def _points(before: DistrictBoard, after: DistrictBoard, side: Belligerent) -> Change | None:
    """Return how the Task Points of a side change, if they do."""
    old, new = before.camps[side].tp, after.camps[side].tp
    if old == new:
        return None
    label, whose = labels.POINTS, names.LETTER[side]
    return Change(called(side), str(old), str(new), label=label, whose=whose, weight=3)


def _others(before: DistrictBoard, after: DistrictBoard) -> list[Change]:
    """Return the changes of record sheets, of hands and of the pool, as far as they are known."""
    pairs = [(texts.POOL, str(before.pool), str(after.pool))]
    sheets: list[Change] = []
    for side in BELLIGERENTS:
        sheets += _sheet(before, after, side)
        old, new = (position_page.hand_told(board.camps[side]) for board in (before, after))
        pairs.append((called(side), old, new))
    return [*sheets, *(Change(what, old, new, weight=3) for what, old, new in pairs if old != new)]


def _sheet(before: DistrictBoard, after: DistrictBoard, side: Belligerent) -> Iterator[Change]:
    """2.1: Yield what is different on the record sheet of a side, where the viewer can see it."""
    old, new = before.camps[side], after.camps[side]
    is_open = not (old.concealed or new.concealed)
    whose = names.LETTER[side]
    if is_open and old.vp != new.vp:
        label = labels.VICTORY
        yield Change(called(side), str(old.vp), str(new.vp), label=label, whose=whose)
    if (is_open or side is GOVERNMENT) and old.tp_max != new.tp_max:
        label = hints.ALLOTMENT
        yield Change(called(side), str(old.tp_max), str(new.tp_max), label=label, whose=whose)
    if is_open and old.strategy != new.strategy:
        cards = (called(camp.strategy) or hints.NO_CARD for camp in (old, new))
        yield Change(called(side), next(cards), next(cards), label=labels.STRATEGY, whose=whose)
