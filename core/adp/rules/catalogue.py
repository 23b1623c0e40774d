"""3 and 4 What each Faction can do: its Operations, its Special Activities, and the Events."""

from __future__ import annotations

from typing import Final

from core.adp.events.library import EVENTS
from core.adp.model.board import Board
from core.adp.model.ids import (
    COALITION,
    COIN,
    GOVERNMENT,
    INSURGENTS,
    TALIBAN,
    WARLORDS,
    Faction,
    SpaceId,
)
from core.adp.rules.actions import Catalogue
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
from core.adp.rules.operations import FULL, Operation, Special
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

SPECIALS: Final[dict[Faction, tuple[Special, ...]]] = {
    COALITION: (SURGE, AIR_LIFT, AIR_STRIKE),
    GOVERNMENT: (GOVERN, TRANSPORT, ERADICATE),
    TALIBAN: (EXTORT, INFILTRATE, AMBUSH),
    WARLORDS: (CULTIVATE, TRAFFIC, SUBORN),
}


def is_of_use(board: Board, faction: Faction, word: str, space: SpaceId) -> bool:
    """3.1: Whether something would come of an Operation in a space that may be selected for it."""
    for operation in (*COIN_OPERATIONS, *INSURGENT_OPERATIONS):
        if operation.word == word and operation.idle is not None:
            return operation.idle(board, faction, FULL, space) is None
    return True


CATALOGUE: Final = Catalogue(
    operations={
        **dict.fromkeys(COIN, COIN_OPERATIONS),
        **dict.fromkeys(INSURGENTS, INSURGENT_OPERATIONS),
    },
    specials=SPECIALS,
    events=EVENTS,
)

DEEDS: Final = frozenset(
    (
        "event",
        "pass",
        *(operation.word for operation in (*COIN_OPERATIONS, *INSURGENT_OPERATIONS)),
        *(special.word for specials in SPECIALS.values() for special in specials),
    )
)
"""All that a turn can be used for, in words."""
