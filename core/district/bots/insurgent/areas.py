"""RDB.3-8 In which order the Insurgent activates the Areas."""

from __future__ import annotations

from functools import partial
from typing import Final

from core.district.bots.insurgent.goal import goal_of, reached
from core.district.bots.mind import DistrictMind
from core.district.model.board import DistrictBoard
from core.district.model.ids import INSURGENT
from core.kernel.reasoning import Criterion, narrow

MAP_ORDER: Final = "RDB.1-5: of equal Areas the first in map order"


def area_to_activate(mind: DistrictMind) -> str:
    """RDD-18: The goal first, then where most stacks are at large, most stacks, most people."""
    board = mind.board
    goal = reached(board) or goal_of(board)
    criteria = (
        Criterion[str]("RDB.3-8: the goal first", lambda area: area == goal),
        Criterion[str]("RDB.3-8: most own stacks at large", partial(at_large, board)),
        Criterion[str](
            "RDB.3-8: most own stacks", lambda area: len(board.stacks_in(area, INSURGENT))
        ),
        Criterion[str]("RDB.3-8: most people", board.population),
    )
    if len(mind.options) == 1:
        return mind.say(mind.options[0], "RDB.3-8: there is no other Area left")
    first, *others = narrow(mind.options, criteria, mind.notes)
    return mind.say(first, MAP_ORDER) if others else first


def at_large(board: DistrictBoard, area: str) -> int:
    """Return how many own stacks are at large in an Area."""
    stacks = board.stacks_in(area, INSURGENT)
    return sum(not board.stacks[letter].underground for letter in stacks)
