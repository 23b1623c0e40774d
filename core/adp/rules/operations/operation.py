"""3 and 4 What an Operation is, and what a Special Activity is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from core.adp.model.atlas import SPACES
from core.adp.model.board import Board, Space
from core.adp.model.ids import Faction, SpaceId
from core.adp.rules.operations.terms import SpaceTest, Terms
from core.kernel import Procedure, Reason

if TYPE_CHECKING:
    from core.adp.rules.operations.execution import Execution


class Operation(Struct, frozen=True):
    """3 An Operation."""

    word: str
    rule: str
    refuse: Callable[[Board, Faction, Terms], Reason | None]
    """Why it cannot be executed now without a Special Activity first; None if it can."""

    run: Callable[[Execution], Awaitable[None]]
    """The procedure."""

    prospects: Callable[[Board, Space], object] | None = None
    """Whether there is anything for the Operation to do in a space, once forces are there.

    None for an Operation that is possible without forces in its spaces.
    """

    idle: SpaceTest | None = None
    """Why nothing would happen in a space that may still be selected (ruling A-90)."""

    def worth_a_look(self, board: Board, space: SpaceId) -> bool:
        """4.1: Whether bringing forces to a space might make the Operation possible there."""
        return self.prospects is not None and bool(self.prospects(board, board.spaces[space]))


_ONLY_IN: Final = {space: Terms(within=(space,)) for space in SPACES}


def possible_there(operation: Operation, board: Board, faction: Faction, space: SpaceId) -> bool:
    """4.1: Whether an Operation could be executed in a space, in a position that may follow."""
    return operation.refuse(board, faction, _ONLY_IN[space]) is None


class Special(Struct, frozen=True):
    """4 A Special Activity of one Faction."""

    word: str
    rule: str
    accompanies: tuple[str, ...] | None
    """4.1.1: The Operations it may accompany; None for any."""

    refuse: Callable[[Execution], Reason | None]
    """Why it cannot be done now; None if it can."""

    run: Callable[[Execution], Procedure]
    """The procedure."""

    enables: Callable[[Board, Faction, Operation], bool] | None = None
    """4.1: Whether it makes an Operation possible that is not possible without it."""

    where_selected: SpaceTest | None = None
    """4.1.1: If it takes place in spaces of the Operation: why it cannot in one of them.

    Such an activity may change a space before it is resolved, and a space may be selected just for
    it. Any other can be done before the space is selected.
    """

    costs: bool = False
    """Whether the Faction pays for it."""

    disturbs: bool = False
    """4.1: Whether it could make its Operation impossible, so that each answer is tested."""

    leads_to: Callable[[Execution, Sequence[str]], Iterator[Board] | None] = lambda *_: None
    """4.1: The positions to which it can lead after some answers; None if it must be rehearsed.

    Those that cannot make an Operation possible which is not possible yet may be left out.
    """

    def may_accompany(self, operation: Operation) -> bool:
        """4.1.1: Whether it goes with an Operation."""
        return self.accompanies is None or operation.word in self.accompanies
