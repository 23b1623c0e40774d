"""8.5 to 8.8 The sheets of the four Non-players: which procedure answers which question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from core.adp.bots.coalition.sheet import SHEET as COALITION_SHEET
from core.adp.bots.common import COMMON
from core.adp.bots.government.sheet import SHEET as GOVERNMENT_SHEET
from core.adp.bots.mind import Mind, Sheet, Sheets
from core.adp.bots.taliban.sheet import SHEET as TALIBAN_SHEET
from core.adp.bots.warlords.sheet import SHEET as WARLORD_SHEET
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, WARLORDS, Faction

OWN: Final[Mapping[Faction, Mapping[str, Callable[[Mind], Sheet]]]] = {
    COALITION: COALITION_SHEET,
    GOVERNMENT: GOVERNMENT_SHEET,
    TALIBAN: TALIBAN_SHEET,
    WARLORDS: WARLORD_SHEET,
}
"""The procedures of each Faction; they come before the common ones."""

SHEETS: Final[Sheets] = {faction: {**COMMON, **own} for faction, own in OWN.items()}
