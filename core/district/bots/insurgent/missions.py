"""RDB.3-11 to RDB.3-18 The missions of the Insurgent."""

from __future__ import annotations

from typing import Final

from core.district.bots.appraisal import card_of, is_worth_a_try, would_terrorize
from core.district.bots.insurgent.goal import goal_of, reached
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
from core.district.model.ids import INSURGENT, Mission, Rating
from core.district.rules.ambush import ambush_sums, ambush_targets
from core.district.rules.attack import attack_sums, attack_targets
from core.district.rules.intimidate import intimidate_sums, intimidated_by
from core.district.rules.militia import is_militia_only
from core.district.rules.recruit import recruit_sums
from core.district.rules.strength import rating_of, sum_of
from core.kernel import Phrase, filled
from core.kernel.reasoning import Objection, qualify

AMBUSH_MARGIN: Final = 2
"""RDB.3-11: What the chit of the Government is taken for."""

DISRUPTION: Final = 3
"""RDB.3-11: How much better a target is that one Hit would Disrupt."""

CLEAR_LEAD: Final = 1
"""RDB.3-12, RDB.3-13: The lead that makes a target weaker, or clearly weaker."""

RICH_MILITIA: Final = 3
"""RDB.3-18: A stack of MIL alone recruits only with more Task Points than this."""


def stack_to_act(mind: DistrictMind) -> str:
    """RDD-19: Choose the next stack of the Insurgent."""
    return choose_stack(mind, _in_order, LINES)


def mission(mind: DistrictMind) -> str:
    """RDD-20: Choose the next mission of a stack."""
    return choose_mission(mind, LINES)


def target(mind: DistrictMind) -> str:
    """RDD-21 to RDD-23: Choose the target of a mission."""
    return choose_target(mind, LINES)


def _in_order(mind: DistrictMind) -> list[str]:
    """RDB.3-10: Return the stacks, those at large first, then the highest sum of TR."""
    board = mind.board
    letters = [letter for letter in mind.options if letter in board.stacks]

    def order(letter: str) -> tuple[bool, int]:
        firepower = sum_of(board, letter, Rating.TR, Mission.ATTACK)
        return board.stacks[letter].underground, -firepower

    return sorted(letters, key=order)


# RDB.3-11


def _ambush(prospect: Prospect, text: str) -> Found:
    """RDB.3-11: Ambush the regular unit with the best margin."""
    board, letter = prospect.board, prospect.letter

    def why_not(word: str) -> Objection | None:
        lead = ambush_lead(board, letter, word)
        return None if lead > 0 else filled("a lead of {0}", lead)

    found = qualify(text, ambush_targets(board, letter), why_not, prospect.notes)
    if not found:
        return Phrase("there is no unit that is weak enough")
    return max(found, key=lambda word: _ambush_margin(board, letter, word))


def ambush_lead(board: DistrictBoard, letter: str, word: str) -> int:
    """RDB.3-11: Return by how much the ambushers exceed a target and its likely chit."""
    sums = ambush_sums(board, letter, word)
    return sums.own.units + sums.own.terrain - sums.against.units - AMBUSH_MARGIN


def _ambush_margin(board: DistrictBoard, letter: str, word: str) -> int:
    """RDB.3-11: Return how good a target is; one that a Hit would Disrupt is better."""
    _, _, unit = word.partition(".")
    is_nearly_gone = rating_of(board, unit, Rating.TR) <= 1
    return ambush_lead(board, letter, word) + DISRUPTION * is_nearly_gone


# RDB.3-12 and RDB.3-13


def _intimidate(prospect: Prospect, _text: str) -> Found:
    """RDB.3-12: Intimidate paramilitary units that are weaker."""
    board = prospect.board
    sums = intimidate_sums(board, prospect.letter)
    lead = sums.own.units - sums.against.units
    if lead <= CLEAR_LEAD:
        return filled("a lead of {0}", lead)
    victims = intimidated_by(board, prospect.letter)
    would = would_terrorize(board, prospect.area, lead, victims)
    if would and card_of(board, INSURGENT).terror < 0:
        return Phrase("it would Terrorize the Area")
    return ""


def _attack(prospect: Prospect, text: str) -> Found:
    """RDB.3-13: Attack the stack that is weakest, if it is clearly weaker."""
    board, letter = prospect.board, prospect.letter

    def lead(enemy: str) -> int:
        sums = attack_sums(board, letter, enemy)
        return sums.own.units - sums.against.units - sums.against.terrain

    def why_not(enemy: str) -> Objection | None:
        return None if lead(enemy) >= CLEAR_LEAD else filled("a lead of {0}", lead(enemy))

    found = qualify(text, attack_targets(board, letter), why_not, prospect.notes)
    return max(found, key=lead) if found else Phrase("there is no stack that is weak enough")


# RDB.3-15 and RDB.3-18


def _move(prospect: Prospect, _text: str) -> Found:
    """RDB.3-15: Move to the goal, to found something there."""
    board, letter = prospect.board, prospect.letter
    goal = None if reached(board) else goal_of(board)
    if goal is None or goal not in board.area(prospect.area).adjacent:
        return Phrase("no goal is beside it")
    if prospect.stack.missions or not board.is_concealed(letter):
        return Phrase("it has acted, or has been seen")
    if any(board.kind(name).is_militia for name in board.members(letter)):
        return Phrase("it has MIL")
    cmr = sum_of(board, letter, Rating.CMR, Mission.BUILD)
    if prospect.tp < 1 or not is_worth_a_try(board, cmr):
        return Phrase("it could not found anything there")
    return goal


def _recruit(prospect: Prospect, _text: str) -> Found:
    """RDB.3-18: Recruit, else promote, with a fair chance."""
    least = RICH_MILITIA if is_militia_only(prospect.board, prospect.letter) else 1
    if prospect.tp <= least:
        return Phrase("too few Task Points")
    return fair_chance(prospect, recruit_sums(prospect.board, prospect.letter))


LINES: Final = (
    MissionLine(Mission.AMBUSH, "RDB.3-11: Ambush the regular unit with the best margin", _ambush),
    MissionLine(Mission.INTIMIDATE, "RDB.3-12: Intimidate weaker paramilitary units", _intimidate),
    MissionLine(Mission.ATTACK, "RDB.3-13: Attack a stack that is clearly weaker", _attack),
    MissionLine(Mission.REDUCE, "RDB.3-14: Reduce, since all guards are spent", reduce),
    MissionLine(Mission.MOVE, "RDB.3-15: Move to the goal", _move),
    MissionLine(Mission.BUILD, "RDB.3-16: Build where it pays", build),
    MissionLine(Mission.REMOVE_TERROR, "RDB.3-17: Remove Terror", remove_terror),
    MissionLine(Mission.RECRUIT, "RDB.3-18: Recruit, else promote", _recruit),
)
"""RDB.3: The missions of the Insurgent, in order."""
