"""RDB.2-11 to RDB.2-17 The missions of the Government."""

from __future__ import annotations

from typing import Final

from core.district.bots.appraisal import best, card_of, is_worth_a_try, need, would_terrorize
from core.district.bots.mind import DistrictMind
from core.district.bots.missions import (
    Found,
    MissionLine,
    Prospect,
    build,
    choose_mission,
    choose_stack,
    choose_target,
    fair_chance,
    reduce,
    remove_terror,
)
from core.district.model.board import DistrictBoard
from core.district.model.ids import GOVERNMENT, Mission, Rating
from core.district.model.module import EventEffect
from core.district.rules.attack import attack_sums, attack_targets
from core.district.rules.build import build_sums, is_anybody_at_large
from core.district.rules.patrol import INFRASTRUCTURE, hidden_stacks, patrol_sums, patrol_targets
from core.district.rules.recruit import recruit_sums
from core.district.rules.strength import sum_of
from core.kernel import Phrase, filled
from core.kernel.reasoning import Objection, qualify

CONCEALED_TR: Final = 2
"""RDB.2-11: What a concealed counter counts for in an Attack."""

DEAR_TERROR: Final = 2
"""RDB.2-11: Terror that costs so many Victory Points is avoided."""

MANY_HIDDEN: Final = 2
WIDE_SEARCH: Final = 6
SEARCH: Final = 5
"""RDB.2-15, RDB.2-16: The IR that a Patrol wants beyond the Terrain Modifier."""

WIDE_SEARCH_TP: Final = 2
SEARCH_TP: Final = 1
DEEP_SEARCH_TP: Final = 2
"""RDB.2-15, RDB.2-16: A Patrol wants more Task Points than this; the last is for underground."""


def stack_to_act(mind: DistrictMind) -> str:
    """RDD-19: Choose the next stack of the Government."""
    return choose_stack(mind, _in_order, LINES)


def mission(mind: DistrictMind) -> str:
    """RDD-20: Choose the next mission of a stack."""
    return choose_mission(mind, LINES)


def target(mind: DistrictMind) -> str:
    """RDD-21, RDD-23: Choose the target of a mission."""
    return choose_target(mind, LINES)


def _in_order(mind: DistrictMind) -> list[str]:
    """RDB.2-9: Return the stacks, the highest sum of IR first."""
    board = mind.board
    letters = [letter for letter in mind.options if letter in board.stacks]
    return sorted(letters, key=lambda letter: -sum_of(board, letter, Rating.IR, Mission.PATROL))


# RDB.2-11


def _attack(prospect: Prospect, text: str) -> Found:
    """RDB.2-11: Attack the stack that would suffer most, if it is weaker."""
    board, letter = prospect.board, prospect.letter

    def why_not(enemy: str) -> Objection | None:
        lead = known_lead(board, letter, enemy)
        wanted = attack_sums(board, letter, enemy).against.terrain
        if lead < wanted:
            return filled("a lead of {0} against a Terrain Modifier of {1}", lead, wanted)
        would = would_terrorize(board, prospect.area, lead, board.members(enemy))
        if would and terror_price(board) >= DEAR_TERROR:
            return Phrase("it would Terrorize the Area")
        return None

    found = qualify(text, attack_targets(board, letter), why_not, prospect.notes)
    if not found:
        return Phrase("there is no stack that is weak enough")
    return max(
        found, key=lambda enemy: known_lead(board, letter, enemy) + len(board.members(enemy))
    )


def known_lead(board: DistrictBoard, letter: str, enemy: str) -> int:
    """RDB.2-11: Return by how much the TR of a stack exceeds the known TR of its target."""
    sums = attack_sums(board, letter, enemy)
    return sums.own.units - sums.against.units - CONCEALED_TR * sums.against.concealed


def terror_price(board: DistrictBoard) -> int:
    """6.3: Return how many Victory Points Terror costs the Government."""
    event = board.event_in_force
    price = -card_of(board, GOVERNMENT).terror
    doubled = event is not None and event.effect is EventEffect.DOUBLE_TERROR
    return price * 2 if doubled else price


# RDB.2-15 to RDB.2-17


def _patrol_all(prospect: Prospect, _text: str) -> Found:
    """RDB.2-15: Patrol against everybody, if several stacks are hidden and the IR is high."""
    if prospect.tp <= WIDE_SEARCH_TP:
        return Phrase("too few Task Points")
    hidden = hidden_stacks(prospect.board, prospect.letter)
    if len(hidden) < MANY_HIDDEN:
        return filled("hidden stacks: {0}", len(hidden))
    sums = patrol_sums(prospect.board, prospect.letter, hidden[0])
    own, wanted = sums.own.units, WIDE_SEARCH + sums.against.terrain
    return "" if own >= wanted else filled("{0} of {1} wanted", own, wanted)


def _patrol(prospect: Prospect, text: str) -> Found:
    """RDB.2-16: Patrol against a stack at large, else one underground."""
    board, letter = prospect.board, prospect.letter
    if prospect.tp <= SEARCH_TP:
        return Phrase("too few Task Points")
    has_regular = any(board.kind(name).is_regular for name in board.members(letter))
    if not has_regular and not _is_kept_from_building(prospect):
        return Phrase("it has no regular unit, and nobody keeps it from building")
    best_ir = best(board, GOVERNMENT, Rating.IR)

    def why_not(enemy: str) -> Objection | None:
        if _is_underground(board, enemy) and not (has_regular and prospect.tp > DEEP_SEARCH_TP):
            return Phrase("underground")
        if enemy == INFRASTRUCTURE and board.grounds[prospect.area].found:
            return Phrase("enough of it has been found")
        sums = patrol_sums(board, letter, enemy)
        own, wanted = sums.own.units + best_ir, SEARCH + sums.against.terrain
        return None if own >= wanted else filled("{0} of {1} wanted", own, wanted)

    found = qualify(text, patrol_targets(board, letter), why_not, prospect.notes)
    if not found:
        return Phrase("there is no stack that is likely to be found")
    return min(found, key=lambda enemy: (_is_underground(board, enemy), _is_done(board, enemy)))


def _is_underground(board: DistrictBoard, target: str) -> bool:
    """RDB.2-16: Whether a target is underground, as Infrastructure that lies face down is (11)."""
    return target == INFRASTRUCTURE or board.stacks[target].underground


def _is_done(board: DistrictBoard, target: str) -> bool:
    """RDB.2-16: Whether a target cannot act any more; Infrastructure never could (ruling DA-85)."""
    return target == INFRASTRUCTURE or board.stacks[target].done


def _is_kept_from_building(prospect: Prospect) -> bool:
    """RDB.2-16: Whether a stack at large is all that keeps it from building."""
    board = prospect.board
    wants = need(board, GOVERNMENT, prospect.area) > 0 and prospect.stack.missions == 0
    sums = build_sums(board, prospect.letter)
    return (
        wants
        and is_anybody_at_large(board, prospect.area)
        and is_worth_a_try(board, sums.own.units)
    )


def _recruit(prospect: Prospect, _text: str) -> Found:
    """RDB.2-17: Recruit or promote, with a fair chance."""
    return fair_chance(prospect, recruit_sums(prospect.board, prospect.letter))


LINES: Final = (
    MissionLine(Mission.ATTACK, "RDB.2-11: Attack the stack that will suffer most", _attack),
    MissionLine(Mission.REDUCE, "RDB.2-12: Reduce, since all guards are spent", reduce),
    MissionLine(Mission.BUILD, "RDB.2-13: Build where it pays", build),
    MissionLine(Mission.REMOVE_TERROR, "RDB.2-14: Remove Terror", remove_terror),
    MissionLine(Mission.PATROL_ALL, "RDB.2-15: Patrol against everybody", _patrol_all),
    MissionLine(
        Mission.PATROL, "RDB.2-16: Patrol against a stack at large, else underground", _patrol
    ),
    MissionLine(Mission.RECRUIT, "RDB.2-17: Recruit or promote", _recruit),
)
"""RDB.2: The missions of the Government, in order."""
