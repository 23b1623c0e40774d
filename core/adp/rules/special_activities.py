"""4.1 What Special Activities have in common: how their spaces are chosen, what they lead to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import islice
from typing import Final, TypeVar

from core.adp.model.atlas import SPACES
from core.adp.model.board import Board
from core.adp.model.ids import SpaceId
from core.adp.rules.operations import (
    NOT_NAMED,
    OPERATION_IMPOSSIBLE,
    Execution,
    SpaceTest,
    possible_there,
    somewhere,
)
from core.adp.rules.table import SpaceRefusal
from core.kernel import Reason

CHOSEN_ALREADY: Final = Reason("special.chosen-already", "4.1")

OptionT = TypeVar("OptionT")
Outlook = Callable[[OptionT], Iterable[Board]]
"""The positions that an option can lead to, as far as an Operation cares for the difference."""


def anywhere(
    test: SpaceTest,
    among: Sequence[SpaceId],
    rule: str,
    then: Callable[[Board, SpaceId], Board] | None = None,
) -> Callable[[Execution], Reason | None]:
    """Return the test whether there is any space for a Special Activity.

    `then`: where it leads. Done first, some space must leave the Operation possible (4.1).
    """
    refuse = somewhere(test, among, rule)

    def refuse_now(execution: Execution) -> Reason | None:
        board, faction, terms = execution.table.board, execution.faction, execution.terms
        if reason := refuse(board, faction, terms):
            return reason
        if then is None or execution.spaces:
            return None
        spaces = [s for s in among if test(board, faction, terms, s) is None]
        kept = prudent(execution, spaces, lambda s: (then(board, s),), may_stop=True)
        return None if kept else OPERATION_IMPOSSIBLE

    return refuse_now


async def next_space(
    execution: Execution,
    chosen: list[SpaceId],
    test: SpaceTest,
    *,
    ask: str,
    rule: str,
    among: Sequence[SpaceId] = SPACES,
    most: int,
    then: Outlook[SpaceId] | None = None,
) -> SpaceId | None:
    """Ask for the next space of a Special Activity and note it; None when it is complete.

    An activity that was begun takes place in at least one space.
    """
    table, faction, terms = execution.table, execution.faction, execution.terms
    if len(chosen) >= (most if terms.most is None else min(most, terms.most)):
        return None

    def why_not(space: SpaceId) -> Reason | None:
        if space in chosen:
            return CHOSEN_ALREADY
        if terms.within is not None and space not in terms.within:
            return NOT_NAMED
        return test(table.board, faction, terms, space)

    space = await pick_space(
        execution, why_not, among, ask=ask, rule=rule, may_stop=bool(chosen), then=then
    )
    if space is not None:
        chosen.append(space)
    return space


async def pick_space(
    execution: Execution,
    why_not: SpaceRefusal,
    among: Sequence[SpaceId],
    *,
    ask: str,
    rule: str,
    about: tuple[str, ...] = (),
    may_stop: bool = False,
    then: Outlook[SpaceId] | None = None,
) -> SpaceId | None:
    """Ask for a space; None when done, if one may stop."""

    def possible() -> list[SpaceId]:
        spaces = [space for space in among if why_not(space) is None]
        return spaces if then is None else prudent(execution, spaces, then, may_stop=may_stop)

    table = execution.table
    ask_for = table.choose_space if may_stop else partial(table.one_space, always=True)
    return await ask_for(
        execution.faction,
        possible,
        ask=ask,
        rule=rule,
        about=about,
        refuse=lambda space: why_not(space) or OPERATION_IMPOSSIBLE,
    )


WITH_MOVEMENT: Final = ("sweep", "march", "patrol")
"""Operations that may depend on more than the space where they take place."""

MOST_TOUCHED: Final = 3
"""No Special Activity changes more spaces by one choice than this, so others stay possible."""


def prudent(
    execution: Execution,
    options: list[OptionT],
    then: Outlook[OptionT],
    *,
    may_stop: bool = False,
) -> list[OptionT]:
    """4.1: Return the options after which the Operation that has to follow is possible.

    When it has begun nothing has to follow any more. If one of the options must be taken and none
    leaves the Operation possible, all are open; but nothing done beside may bring that about.
    """
    operation, faction, terms = execution.operation, execution.faction, execution.terms
    if operation is None or execution.spaces:
        return options
    here = execution.board
    possible = (space for space in SPACES if possible_there(operation, here, faction, space))
    now = list(islice(possible, MOST_TOUCHED + 1))
    if len(now) > MOST_TOUCHED and execution.accompaniment.can_pay_for_all:
        return options

    stationary = operation.word not in WITH_MOVEMENT

    def stays_possible(board: Board) -> bool:
        if not stationary or board.resources is not here.resources:
            return operation.refuse(board, faction, terms) is None
        # Only where something changes can the Operation become possible or impossible.
        touched = [s for s in SPACES if board.spaces[s] is not here.spaces[s]]
        return any(space not in touched for space in now) or any(
            possible_there(operation, board, faction, space) for space in touched
        )

    kept = [option for option in options if any(map(stays_possible, then(option)))]
    return kept if may_stop or execution.table.is_weighing else kept or options
