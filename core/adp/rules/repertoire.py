"""3 and 4 The repertoire of each Faction: its Operations and its Special Activities."""

from __future__ import annotations

from typing import Final

from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, WARLORDS, Faction
from core.adp.rules.air_lift import AIR_LIFT
from core.adp.rules.air_strike import AIR_STRIKE
from core.adp.rules.ambush import AMBUSH
from core.adp.rules.assault import ASSAULT
from core.adp.rules.attack import ATTACK
from core.adp.rules.cultivate import CULTIVATE
from core.adp.rules.eradicate import ERADICATE
from core.adp.rules.extort import EXTORT
from core.adp.rules.govern import GOVERN
from core.adp.rules.infiltrate import INFILTRATE
from core.adp.rules.march import MARCH
from core.adp.rules.operations import Operation, Special
from core.adp.rules.patrol import PATROL
from core.adp.rules.rally import RALLY
from core.adp.rules.suborn import SUBORN
from core.adp.rules.surge import SURGE
from core.adp.rules.sweep import SWEEP
from core.adp.rules.terror import TERROR
from core.adp.rules.traffic import TRAFFIC
from core.adp.rules.train import TRAIN
from core.adp.rules.transport import TRANSPORT

COIN_OPERATIONS: Final[tuple[Operation, ...]] = (TRAIN, PATROL, SWEEP, ASSAULT)
INSURGENT_OPERATIONS: Final[tuple[Operation, ...]] = (RALLY, MARCH, ATTACK, TERROR)

OPERATIONS: Final[dict[Faction, tuple[Operation, ...]]] = {
    COALITION: COIN_OPERATIONS,
    GOVERNMENT: COIN_OPERATIONS,
    TALIBAN: INSURGENT_OPERATIONS,
    WARLORDS: INSURGENT_OPERATIONS,
}

SPECIALS: Final[dict[Faction, tuple[Special, ...]]] = {
    COALITION: (SURGE, AIR_LIFT, AIR_STRIKE),
    GOVERNMENT: (GOVERN, TRANSPORT, ERADICATE),
    TALIBAN: (EXTORT, INFILTRATE, AMBUSH),
    WARLORDS: (CULTIVATE, TRAFFIC, SUBORN),
}
