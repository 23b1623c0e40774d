"""3 and 4 What each Faction can do: its Operations, its Special Activities, and the Events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.adp.events.library import EVENTS
from core.adp.model.board import Board
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, WARLORDS, Faction, SpaceId
from core.adp.rules.actions import Catalogue
from core.adp.rules.operations import FULL, Special, as_operation
from core.adp.rules.repertoire import COIN_OPERATIONS, INSURGENT_OPERATIONS, SPECIALS


def specials_of(faction: Faction) -> Sequence[Special]:
    """4: The Special Activities of a Faction."""
    return SPECIALS[faction]


def is_of_use(board: Board, faction: Faction, operation: str, space: SpaceId) -> bool:
    """3.1: Whether something would come of an Operation in a space that may be selected for it."""
    for definition in (*COIN_OPERATIONS, *INSURGENT_OPERATIONS):
        if definition.word == operation and definition.idle is not None:
            return definition.idle(board, faction, FULL, space) is None
    return True


_COIN: Final = tuple(as_operation(operation, specials_of) for operation in COIN_OPERATIONS)
_INSURGENT: Final = tuple(
    as_operation(operation, specials_of) for operation in INSURGENT_OPERATIONS
)

CATALOGUE: Final = Catalogue(
    operations={
        COALITION: _COIN,
        GOVERNMENT: _COIN,
        TALIBAN: _INSURGENT,
        WARLORDS: _INSURGENT,
    },
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
