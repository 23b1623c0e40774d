"""What a Faction can do with its turn: Operations, Special Activities and Events."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from core.adp.model.ids import Faction

if TYPE_CHECKING:
    from core.adp.rules.operations import Operation, Special
    from core.adp.rules.table import AdpTable


class Catalogue(Struct, frozen=True):
    """Everything that can be chosen on an Event card besides Passing."""

    operations: dict[Faction, tuple[Operation, ...]] = {}
    specials: dict[Faction, tuple[Special, ...]] = {}
    events: Mapping[int, Callable[[AdpTable, Faction], Awaitable[None]]] = {}
    """The procedure of each card, including the choice of a side."""

    def specials_of(self, faction: Faction) -> tuple[Special, ...]:
        """4: The Special Activities of a Faction."""
        return self.specials.get(faction, ())
