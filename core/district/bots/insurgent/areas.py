"""RDB.3 In which order the Insurgent activates the Areas."""

from __future__ import annotations

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
        Criterion[str]("RDB.3: the goal first", lambda area: area == goal),
        Criterion[str]("RDB.3: most own stacks at large", lambda area: len(at_large(board, area))),
        Criterion[str](
            "RDB.3: most own stacks", lambda area: len(board.stacks_in(area, INSURGENT))
        ),
        Criterion[str]("RDB.3: most people", board.population),
    )
    if len(mind.options) == 1:
        return mind.say(mind.options[0], "RDB.3: there is no other Area left")
    first, *others = narrow(mind.options, criteria, mind.notes)
    return mind.say(first, MAP_ORDER) if others else first


def at_large(board: DistrictBoard, area: str) -> list[str]:
    """Return the own stacks at large in an Area."""
    return [
        letter
        for letter in board.stacks_in(area, INSURGENT)
        if not board.stacks[letter].underground
    ]
