"""RDB.2, RDB.3 Missions: an opportunity goes to the first stack for which a line of a list applies.

The same list answers which stack acts, what it does, and against whom: each time anew, and so each
time alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from core.district.bots.appraisal import best, is_worth_a_try, need
from core.district.bots.mind import DistrictMind
from core.district.model.ids import (
    GOVERNMENT,
    INSURGENT,
    PASS,
    STOP,
    Belligerent,
    Mission,
    Rating,
)
from core.district.rules.build import build_sums
from core.district.rules.missions import why_not_mission
from core.district.rules.reduce import reduce_sums
from core.district.rules.remove_terror import remove_terror_sums
from core.district.rules.totals import OpenSums
from core.kernel import Phrase, Reason, Why, filled
from core.kernel.reasoning import applied

POOREST: Final = -1
"""RDB.1-5: A bot starts no mission with so few Task Points, or fewer."""

USUAL_CHIT: Final = 3
"""RDB.2-12, RDB.2-14: What a chit at random, or the one to be played, is taken for."""

PASSING: Final = {
    GOVERNMENT: "RDB.2-9: no line of the list applies to a stack: pass",
    INSURGENT: "RDB.3-10: no line of the list applies to a stack: pass",
}
STOPPING: Final = {
    GOVERNMENT: "RDB.2-9: no further line of the list applies: stop",
    INSURGENT: "RDB.3-10: no further line of the list applies: stop",
}

CONSIDERED: Final = {
    GOVERNMENT: "RDB.2-9: the stack of the highest IR that is left",
    INSURGENT: "RDB.3-10: the next stack, by place and TR",
}
NO_PASS: Final = "RDB.4-7: it may not pass: the first stack that it considers"
NO_STOP: Final = "RDB.4-7: no line applies, but it may not stop: the mission that risks least"
LEAST_RISK: Final = (
    Mission.BUILD,
    Mission.RECRUIT,
    Mission.REMOVE_TERROR,
    Mission.REDUCE,
    Mission.PATROL,
    Mission.PATROL_ALL,
    Mission.MOVE,
    Mission.AMBUSH,
    Mission.INTIMIDATE,
    Mission.ATTACK,
)
"""RDB.4-7: What a stack does that somebody else has activated, if no line applies."""


class Prospect:
    """A stack that might act, and what its side knows about its missions."""

    def __init__(self, mind: DistrictMind, letter: str) -> None:
        self.mind = mind
        self.notes = mind.notes
        self.board = mind.board
        self.side: Belligerent = mind.side
        self.letter = letter
        self.stack = mind.board.stacks[letter]
        self.area = self.stack.area
        self.tp = mind.camp.tp

    def why_not(self, mission: Mission) -> Reason | None:
        """Return why the rules do not allow the stack a mission now, None if they do."""
        asked = self.mind.decision
        if asked.ask == "ops.mission":
            return asked.why_not(mission)
        return why_not_mission(self.board, self.letter, mission)


Found = str | Phrase
"""What a line finds: the target, which may be empty, or a sentence that says why not."""


class MissionLine(NamedTuple):
    """A line of the list: its text, with the number first, and its test."""

    mission: Mission
    text: str
    find: Callable[[Prospect, str], Found]


class MissionChoice(NamedTuple):
    """What a stack is to do, and why."""

    letter: str
    mission: Mission
    target: str
    why: Why


def first_choice(prospect: Prospect, lines: Sequence[MissionLine]) -> MissionChoice | None:
    """Return what the first line that applies to a stack makes it do, None if none applies."""
    notes = prospect.notes
    if prospect.tp <= POOREST:
        notes.look("RDB.1-5: too few Task Points for a mission")
        return None
    for line in lines:
        found: Found | Reason | None = prospect.why_not(line.mission)
        if found is None:
            found = line.find(prospect, line.text)
        if isinstance(found, str):
            why = applied(line.text, found) if found else line.text
            return MissionChoice(prospect.letter, line.mission, found, why)
        notes.drop({line.mission: found})
    return None


# The questions


Stacks = Callable[[DistrictMind], Sequence[str]]
"""Returns the stacks that may be activated, in the order in which a side considers them."""


def choose_stack(mind: DistrictMind, stacks: Stacks, lines: Sequence[MissionLine]) -> str:
    """RDD-19: Activate the first stack for which a line applies, or pass."""
    considered = stacks(mind)
    for letter in considered:
        mind.notes.look(applied(CONSIDERED[mind.side], letter))
        if choice := first_choice(Prospect(mind, letter), lines):
            return mind.say(letter, choice.why)
    if PASS not in mind.options:
        return mind.say(considered[0], NO_PASS)
    return mind.say(PASS, PASSING[mind.side])


def choose_mission(mind: DistrictMind, lines: Sequence[MissionLine]) -> str:
    """RDD-20: Carry out the mission of the first line that applies, or stop."""
    choice = _choice(mind, lines)
    if choice is not None:
        return mind.say(choice.mission, choice.why)
    if STOP in mind.options:
        return mind.say(STOP, STOPPING[mind.side])
    return mind.say(next(word for word in LEAST_RISK if word in mind.options), NO_STOP)


def choose_target(mind: DistrictMind, lines: Sequence[MissionLine]) -> str:
    """RDD-21 to RDD-23: Name the target of the mission that was chosen."""
    mission = Mission(mind.decision.ask.partition(".")[0])
    choice = _choice(mind, [line for line in lines if line.mission is mission])
    if choice is None:
        return mind.say(mind.options[0], "RDB.4-7: no line asks for it: the first target")
    return mind.say(choice.target, choice.why)


def _choice(mind: DistrictMind, lines: Sequence[MissionLine]) -> MissionChoice | None:
    """Return what the stack that the question is about is to do."""
    letter = mind.about_one_of(mind.board.stacks)
    return first_choice(Prospect(mind, letter), lines) if letter else None


# Lines that both sides have


def reduce(prospect: Prospect, _text: str) -> Found:
    """RDB.2-12, RDB.3-14: Reduce, if the sum is likely to be enough."""
    board, sums = prospect.board, reduce_sums(prospect.board, prospect.letter)
    own = sums.own.units + best(board, prospect.side, Rating.CMR)
    return _enough(own, sums.against.terrain + USUAL_CHIT)


def build(prospect: Prospect, _text: str) -> Found:
    """RDB.2-13, RDB.3-16: Build where it pays, with a fair chance."""
    if need(prospect.board, prospect.side, prospect.area) <= 0:
        return Phrase("nothing is needed here")
    return fair_chance(prospect, build_sums(prospect.board, prospect.letter))


def remove_terror(prospect: Prospect, _text: str) -> Found:
    """RDB.2-14, RDB.3-17: Remove Terror, if the sum is likely to be enough."""
    sums = remove_terror_sums(prospect.board, prospect.letter)
    own = sums.own.units + USUAL_CHIT * sums.own.has_chit
    return _enough(own, sums.against.terrain + USUAL_CHIT)


def fair_chance(prospect: Prospect, sums: OpenSums) -> Found:
    """RDB.2-13: Say whether a sum has a fair chance against a chit at random."""
    if is_worth_a_try(prospect.board, sums.own.units):
        return ""
    return filled("{0} is too little against a random chit", sums.own.units)


def _enough(own: int, wanted: int) -> Found:
    """Return an empty target if a sum reaches what is wanted, else say so."""
    return "" if own >= wanted else filled("{0} of {1} wanted", own, wanted)
