"""1.4.2 Stacking: where pieces may be."""

from __future__ import annotations

from typing import Final

from core.adp.model.atlas import PAKISTAN
from core.adp.model.ids import TALIBAN, Faction, SpaceId
from core.kernel import Reason

ONLY_TALIBAN_IN_PAKISTAN: Final = Reason("only-taliban-in-pakistan", "1.4.2")

_PAKISTAN: Final = frozenset(PAKISTAN)


def may_be_in(faction: Faction, space: SpaceId) -> bool:
    """1.4.2: Whether pieces of a Faction may be in a space: in Pakistan only Taliban."""
    return faction is TALIBAN or space not in _PAKISTAN
