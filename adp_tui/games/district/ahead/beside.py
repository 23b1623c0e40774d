"""What is said beside an answer: what a unit or a stack is, what is in an Area, what it makes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from adp_tui.games.district.ahead.brief import one_of_several, with_chit
from adp_tui.games.district.ahead.chances import chance_of
from adp_tui.games.district.ahead.sums import compared, sums_of
from adp_tui.games.district.forces import sums_told, units_told
from adp_tui.games.district.naming import called
from adp_tui.games.district.sheets import card_rows
from adp_tui.games.district.texts import hints as texts
from adp_tui.games.district.texts import names
from adp_tui.games.district.texts import position as position_texts
from adp_tui.games.district.texts.lookup import ASSETS
from adp_tui.games.district.texts.options import LABELS
from adp_tui.games.district.wording import unit_in
from adp_tui.texts.words import listed
from core.district.model.board import DistrictBoard
from core.district.model.ids import (
    BELLIGERENTS,
    GOVERNMENT,
    INSURGENT,
    OFF_MAP,
    UNKNOWN,
    AnswerKind,
    Mission,
)
from core.district.rules.attack import attack_targets
from core.district.rules.missions import mission_cost
from core.district.rules.patrol import hidden_stacks, patrol_targets
from core.kernel import Decision

_Beside = Callable[[Decision, str, DistrictBoard], str]


def beside(decision: Decision, word: str, board: DistrictBoard) -> str:
    """Return what is said beside an answer; blank if its name says enough."""
    if (say := _BY_QUESTION.get(decision.ask)) is not None:
        return say(decision, word, board)
    if word in board.grounds:
        return area_line(board, word)
    if (unit := unit_in(word)) in board.units:
        several = one_of_several(decision, board, unit)
        return listed(filter(None, (several, unit_line(board, unit))))
    if word in board.rulebook.kinds:
        return _kind_line(board, word)
    if word in board.rulebook.strategies:
        return _strategy_line(board, word)
    is_chit = decision.kind == AnswerKind.CHIT and decision.ask == "chit"
    return with_chit(decision, word, board) if is_chit else ""


def unit_line(board: DistrictBoard, name: str) -> str:
    """Return what a unit is, its ratings, and where it is."""
    unit, post = board.units[name], board.posts.get(name)
    where, dispersed = unit.at, unit.dispersed
    if post is not None:
        where, dispersed = post.area, post.dispersed
    place = called(where) if where in OFF_MAP else texts.place(called(where))
    if unit.kind == UNKNOWN:
        return place
    kind = board.kind(name)
    ratings = kind.dispersed if dispersed and kind.dispersed else kind.ratings
    marks = (
        called(unit.kind) if kind.side is INSURGENT else "",
        ASSETS.get(unit.kind, "") if kind.is_asset else texts.ratings(*ratings),
        LABELS["dispersed"] if dispersed else "",
        texts.hits(unit.hits) if unit.hits else "",
        position_texts.REVEALED if unit.revealed else "",
    )
    return listed((*filter(None, marks), place))


def area_line(board: DistrictBoard, area: str) -> str:
    """Return the printed numbers of an Area, and what is there."""
    ground = board.grounds[area]
    parts = [
        texts.printed(board.population(area), board.area(area).terrain),
        texts.infrastructure(ground.government, ground.insurgent),
    ]
    if ground.terror:
        parts.append(texts.TERROR)
    for side in BELLIGERENTS:
        posted = [name for name, post in board.posts.items() if post.area == area]
        planned = [name for name in posted if board.side_of(name) is side]
        here = [name for name in board.units_in(area, side) if name not in board.posts]
        if told := units_told(board, [*here, *planned]):
            parts.append(texts.forces(names.LETTER[side], told))
    return listed(parts)


def stack_line(board: DistrictBoard, letter: str) -> str:
    """Return the units of a stack, where it is, and its sums."""
    stack, members = board.stacks[letter], board.members(letter)
    parts = [units_told(board, members)]
    if stack.side is INSURGENT:
        parts.append(LABELS["underground" if stack.underground else "at-large"].lower())
    sums = sums_told(board, members)
    return listed(parts if sums is None else [*parts, sums])


def _kind_line(board: DistrictBoard, word: str) -> str:
    kind = board.rulebook.kinds[word]
    return listed((called(kind.type), texts.ratings(*kind.ratings)))


def _strategy_line(board: DistrictBoard, word: str) -> str:
    rows = card_rows(board, word)[1:]
    return listed(texts.forces(label, told) for label, told in rows)


def _stack(decision: Decision, word: str, board: DistrictBoard) -> str:
    return stack_line(board, word) if word in board.stacks else ""


def _group(decision: Decision, word: str, board: DistrictBoard) -> str:
    """Return who is in a stack that is being formed."""
    return _posted_in(board, decision.about[1], word)


def _place(decision: Decision, _word: str, board: DistrictBoard) -> str:
    """Return who would be underground or at large."""
    return _posted_in(board, *decision.about)


def _posted_in(board: DistrictBoard, area: str, group: str) -> str:
    """Return who is to be in a stack."""
    posts = board.posts.items()
    return units_told(
        board, (unit for unit, post in posts if (post.area, str(post.group)) == (area, group))
    )


def _target(decision: Decision, word: str, board: DistrictBoard) -> str:
    """Return what is known of a target, and the open sums against it."""
    mission = decision.ask.partition(".")[0]
    sums = sums_of(board, mission, decision.about[1], word)
    told = "" if sums is None else compared(sums)
    if word not in board.stacks:
        return told
    stack = board.stacks[word]
    parts = [units_told(board, board.members(word))]
    if stack.side is INSURGENT:
        parts.append(LABELS["underground" if stack.underground else "at-large"].lower())
    return listed((*parts, told))


def _mission(decision: Decision, word: str, board: DistrictBoard) -> str:
    """Return the price of a mission, and its open sums or its possible targets."""
    letter = decision.about[1]
    if word not in tuple(Mission) or letter not in board.stacks:
        return ""
    mission = Mission(word)
    parts = [texts.costs(mission_cost(board, letter, mission))]
    if mission in _TARGETS:
        parts.append(texts.targets(listed(map(called, _TARGETS[mission](board, letter)))))
    elif mission not in (Mission.MOVE, Mission.AMBUSH):
        sums = sums_of(board, mission, letter)
        chance = None if sums is None else chance_of(board, mission, sums)
        parts += [] if sums is None else [compared(sums)]
        parts += [] if chance is None else [texts.chance(*chance)]
    return listed(parts)


_TARGETS: Final = {
    Mission.PATROL: patrol_targets,
    Mission.PATROL_ALL: hidden_stacks,
    Mission.ATTACK: attack_targets,
}
"""6.1: The stacks that missions can be against."""


def _command(decision: Decision, word: str, board: DistrictBoard) -> str:
    """Return what a purchase is about."""
    if (unit := unit_in(word)) in board.units:
        told = unit_line(board, unit)
        return told if board.kind(unit).is_asset else listed((texts.costs(1), told))
    side = decision.by or GOVERNMENT
    camp = next(camp for who, camp in board.camps.items() if who == side)
    return texts.hand(len(camp.hand)) if word == "chit" else ""


_BY_QUESTION: Final[dict[str, _Beside]] = {
    "deploy.stack": _group,
    "deploy.place": _place,
    "ops.stack": _stack,
    "ops.mission": _mission,
    "patrol.target": _target,
    "attack.target": _target,
    "ambush.target": _target,
    "command": _command,
}
"""Questions whose answers have something of their own beside them."""
