"""RDB.2-8 Redeployment of the Government."""

from __future__ import annotations

from core.district.bots.mind import DistrictMind
from core.district.model.ids import DONE


def take_back(mind: DistrictMind) -> str:
    """RDD-32: Leave everything if the Strategy pays LOC, else take back whoever is unhurt."""
    if mind.card.loc:
        return mind.say(DONE, "RDB.2-8: the Strategy pays for roads: everybody stays")
    for word, unit in mind.units_offered():
        if not mind.board.units[unit].hits:
            return mind.say(word, "RDB.2-8: whoever is unhurt goes back to Available")
    if any(mind.units_offered()):
        return mind.say(DONE, "RDB.2-8: whoever is hurt stays on the map, to be repaired")
    return mind.say(DONE, "RDB.2-8: nobody is left to be taken back")
