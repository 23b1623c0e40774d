"""What a Faction can do with its turn: Operations and Events, by the word that starts them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from core.adp.model.board import Board
from core.adp.model.ids import Deed, Faction
from core.kernel import Reason

if TYPE_CHECKING:
    from core.adp.rules.table import AdpTable


class Operation(Struct, frozen=True):
    """3 An Operation of one Faction."""

    word: str
    rule: str
    refuse: Callable[[Board, Faction, bool], Reason | None]
    """Why it cannot be declared now, as a Limited Operation or not; None if it can."""

    lacks: Callable[[Board, Faction, bool], Reason | None]
    """Why it cannot begin as things stand; None if it can."""

    run: Callable[[AdpTable, Faction, bool], Awaitable[Deed | None]]
    """The procedure; it returns what it turned out to be for the 2nd Eligible (2.3.4).

    None if it could not begin and was taken back.
    """


class Event(Struct, frozen=True):
    """5 The text of one Event card."""

    refuse: Callable[[Board, Faction], Reason | None]
    """Why it cannot be executed now; None if it can."""

    run: Callable[[AdpTable, Faction], Awaitable[None]]
    """The procedure, the choice of a side included."""


class Catalogue(Struct, frozen=True):
    """Everything that can be chosen on an Event card beside Passing."""

    operations: dict[Faction, tuple[Operation, ...]] = {}
    events: dict[int, Event] = {}
