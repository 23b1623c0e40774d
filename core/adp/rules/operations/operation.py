"""3 and 4 What an Operation is, and what a Special Activity is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from core.adp.model.atlas import SPACES
from core.adp.model.board import Board, Space
from core.adp.model.ids import Faction, SpaceId
from core.adp.rules.operations.terms import SpaceTest, Terms
from core.kernel import Reason

if TYPE_CHECKING:
    from core.adp.rules.operations.execution import Execution


class Operation(Struct, frozen=True):
    """3 An Operation."""

    word: str
    rule: str
    refuse: Callable[[Board, Faction, Terms], Reason | None]
    """Why it cannot be executed now, without a Special Activity first; None if it can."""

    run: Callable[[Execution], Awaitable[None]]
    """The procedure."""

    prospects: Callable[[Board, Space], object] | None = None
    """Whether a space holds anything for the Operation, whoever comes there to execute it.

    None for an Operation that needs nobody in its spaces to be possible.
    """

    idle: SpaceTest | None = None
    """Why nothing would come of a space that may be selected all the same (ruling A-90)."""

    def worth_a_look(self, board: Board, space: SpaceId) -> bool:
        """4.1: Whether bringing forces to a space might make the Operation possible there."""
        return self.prospects is not None and bool(self.prospects(board, board.spaces[space]))


_ONLY_IN: Final = {space: Terms(within=(space,)) for space in SPACES}


def possible_there(operation: Operation, board: Board, faction: Faction, space: SpaceId) -> bool:
    """4.1: Whether an Operation could be executed in a space of a position that may come about."""
    return operation.refuse(board, faction, _ONLY_IN[space]) is None


class Special(Struct, frozen=True):
    """4 A Special Activity of one Faction."""

    word: str
    rule: str
    accompanies: tuple[str, ...] | None
    """4.1.1: The Operations it may accompany; None for any."""

    refuse: Callable[[Execution], Reason | None]
    """Why it cannot be done now; None if it can."""

    run: Callable[[Execution], Awaitable[None]]
    """The procedure."""

    enables: Callable[[Board, Faction, Operation], bool] | None = None
    """4.1: Whether, done first, it makes an Operation possible that is not possible yet."""

    where_selected: SpaceTest | None = None
    """4.1.1: If it takes place in a space of the Operation: why it cannot in one.

    It may then change a space before that is resolved, and be what a space is selected for. Any
    other can as well be done before the space is selected.
    """

    costs: bool = False
    """Whether the Faction pays for it."""

    disturbs: bool = False
    """4.1: Whether it may take away what an Operation needs, so that each choice is looked at."""

    def may_accompany(self, operation: Operation) -> bool:
        """4.1.1: Whether it goes with an Operation."""
        return self.accompanies is None or operation.word in self.accompanies
