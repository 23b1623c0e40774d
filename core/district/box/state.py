"""A position or a view as JSON for tools, in the words of the log; what is hidden is null."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.district.model.board import Camp, DistrictBoard, Stack
from core.district.model.ids import (
    AVAILABLE,
    BELLIGERENTS,
    DISRUPTED,
    GOVERNMENT,
    INSURGENT,
    RECRUITING,
    REMOVED,
    RESERVE,
    UNKNOWN,
    Belligerent,
)
from core.district.model.options import DistrictOptions
from core.kernel.options import option_word, plain_value

DistrictJson = bool | int | str | None | Mapping[str, "DistrictJson"] | list["DistrictJson"]
"""A JSON value."""

_BOXES: Final = (AVAILABLE, DISRUPTED, RECRUITING, RESERVE, REMOVED)
_FIELDS: Final = DistrictOptions.__struct_fields__


def state(board: DistrictBoard) -> dict[str, DistrictJson]:
    """Return everything about a position, or about what somebody sees of it."""
    return {
        "module": board.module,
        "scenario": board.scenario,
        "options": {option_word(f): plain_value(getattr(board.options, f)) for f in _FIELDS},
        "turn": board.turn,
        "last_turn": board.length.last_turn,
        "limit": board.length.limit,
        "stage": board.segment,
        "side": board.side,
        "area": board.active or None,
        "passed": board.passed,
        "event": board.event or None,
        "truce": board.truce or None,
        "pool": board.pool,
        "intelligence": dict(board.intelligence),
        "desertions": {side: board.desertions.get(side, 0) for side in BELLIGERENTS},
        **_camps(board),
        **{box: {side: _boxed(board, box, side) for side in BELLIGERENTS} for box in _BOXES},
        "posts": [_post(board, name) for name in board.posts],
        "areas": {area: _area(board, area) for area in board.grounds},
        "result": _result(board),
    }


def _camps(board: DistrictBoard) -> dict[str, DistrictJson]:
    """Return what each side has in front of it, by what it is."""
    camps = {side: _camp(board, side) for side in BELLIGERENTS}
    return {key: {side: camps[side][key] for side in BELLIGERENTS} for key in camps[GOVERNMENT]}


def _camp(board: DistrictBoard, side: Belligerent) -> dict[str, DistrictJson]:
    camp = board.camps[side]
    is_open = not camp.concealed
    is_counted = is_open or board.result is not None
    return {
        "tp": _task_points(camp) if is_open or side is GOVERNMENT else None,
        "vp": camp.vp if is_counted else None,
        "strategy": _known(camp.strategy),
        "true_vp": camp.true_vp if is_counted and camp.true_strategy != UNKNOWN else None,
        "true_strategy": _known(camp.true_strategy),
        "hand": list(camp.hand) if is_open else None,
        "appeal_from": camp.appeal_from if is_open else None,
        "advantages": camp.advantages,
        "winds": camp.winds,
    }


def _task_points(camp: Camp) -> DistrictJson:
    return {"now": camp.tp, "max": camp.tp_max, "paramilitary": camp.paramilitary_tp}


def _known(word: str) -> DistrictJson:
    return None if word in ("", UNKNOWN) else word


def _boxed(board: DistrictBoard, box: str, side: Belligerent) -> DistrictJson:
    """Return what a side has in a place off the map."""
    if board.camps[side].concealed:
        return None
    return [_unit(board, name) for name in board.units_in(box, side)]


def _unit(board: DistrictBoard, name: str) -> DistrictJson:
    unit = board.units[name]
    if unit.kind == UNKNOWN:
        return {"counter": name}
    marks = {
        mark: True for mark in ("dispersed", "revealed", "fresh", "settled") if getattr(unit, mark)
    }
    hits: dict[str, DistrictJson] = {"hits": unit.hits} if unit.hits else {}
    return {"unit": name, "kind": unit.kind, **hits, **marks}


def _post(board: DistrictBoard, name: str) -> DistrictJson:
    post = board.posts[name]
    return {
        "unit": name,
        "area": post.area,
        "stack": post.group or None,
        "dispersed": post.dispersed,
        "underground": post.underground,
    }


def _area(board: DistrictBoard, area: str) -> DistrictJson:
    ground = board.grounds[area]
    return {
        "pop": board.population(area),
        "tm": board.area(area).terrain,
        "iu": {GOVERNMENT: ground.government, INSURGENT: ground.insurgent},
        "found": ground.found,
        "terror": ground.terror,
        "attempts": ground.attempts,
        "done": ground.done,
        "stacks": [_stack(board, letter, board.stacks[letter]) for letter in board.stacks_in(area)],
        "units": [
            _unit(board, name) for name in board.units_in(area) if not board.units[name].stack
        ],
    }


def _stack(board: DistrictBoard, letter: str, stack: Stack) -> DistrictJson:
    return {
        "letter": letter,
        "side": stack.side,
        "ug": stack.underground,
        "done": stack.done,
        "missions": stack.missions,
        "arrived": stack.arrived,
        "ambushed": stack.ambushed,
        "units": [_unit(board, name) for name in board.members(letter)],
    }


def _result(board: DistrictBoard) -> DistrictJson:
    result = board.result
    if result is None:
        return None
    return {
        "winners": list(result.winners),
        "points": dict(result.points.items()),
        "reason": result.reason,
        "rule": result.rule,
    }
