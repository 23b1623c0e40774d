"""RDB.3-9 Redeployment of the Insurgent."""

from __future__ import annotations

from typing import Final

from core.district.bots.appraisal import card_of, strength
from core.district.bots.insurgent.goal import founders_in, reached
from core.district.bots.mind import DistrictMind
from core.district.model.board import DistrictBoard
from core.district.model.ids import DONE, GOVERNMENT, INSURGENT
from core.district.rules.militia import militia_in
from core.kernel.reasoning import qualify

BACK: Final = "RDB.3-9: everybody else goes back to Available"
FOUNDERS: Final = "RDB.3-9: founders stay in their goal, to build next turn"
ROADS: Final = "RDB.3-9: so many stay as roads ask for where there is no Government unit"


def take_back(mind: DistrictMind) -> str:
    """RDD-32: Take back everybody but founders, and those who hold roads."""
    staying = {**dict.fromkeys(_founders(mind.board), FOUNDERS), **_on_roads(mind.board)}
    offered = [unit for _, unit in mind.units_offered()]
    leaving = qualify(BACK, offered, staying.get, mind.notes)
    if leaving:
        return mind.say(leaving[0], BACK)
    if staying:
        return mind.say(DONE, *dict.fromkeys(staying.values()))
    return mind.say(DONE, BACK)


def _founders(board: DistrictBoard) -> list[str]:
    """RDB.3-2: Return the GR and MF in the goal, if they can build there next turn."""
    goal = reached(board)
    if goal is None or board.grounds[goal].terror or board.grounds[goal].insurgent:
        return []
    return founders_in(board, goal)


def _on_roads(board: DistrictBoard) -> dict[str, str]:
    """RDB.3-9: Return who holds roads, if the Strategy pays them: the weakest that are enough."""
    if not card_of(board, INSURGENT).loc:
        return {}
    staying: list[str] = []
    for area in board.grounds:
        if not board.units_in(area, GOVERNMENT):
            wanted = max(1, board.area(area).terrain) - len(militia_in(board, area, INSURGENT))
            here = sorted(founders_in(board, area), key=lambda name: strength(board, name))
            staying += here[: max(0, wanted)]
    return dict.fromkeys(staying, ROADS)
