"""3 and 4 What each Faction can do: its Operations, its Special Activities, and the Events."""

from __future__ import annotations

from typing import Final

from core.adp.events.library import EVENTS
from core.adp.model.board import Board
from core.adp.model.ids import (
    COIN,
    INSURGENTS,
    Faction,
    SpaceId,
)
from core.adp.rules.actions import Catalogue
from core.adp.rules.operations import FULL
from core.adp.rules.repertoire import COIN_OPERATIONS, INSURGENT_OPERATIONS, SPECIALS


def is_of_use(board: Board, faction: Faction, word: str, space: SpaceId) -> bool:
    """3.1: Whether an Operation would have an effect in a space that may be selected."""
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
"""The words for everything that a turn can be used for."""
