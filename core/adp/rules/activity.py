"""4.1 What Special Activities have in common: how their spaces are chosen, what they lead to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from core.adp.atlas import SPACES
from core.adp.board import Board
from core.adp.ids import Faction, SpaceId
from core.adp.rules.execution import (
    NOT_NAMED,
    Definition,
    Execution,
    SpaceTest,
    Terms,
    somewhere,
)
from core.adp.table import SpaceRefusal
from core.kernel import Kind, Reason

CHOSEN_ALREADY: Final = Reason("a Special Activity selects each space once", "4.1")

_ONLY_IN: Final = {space: Terms(within=(space,)) for space in SPACES}


def anywhere(
    test: SpaceTest, among: Sequence[SpaceId], rule: str
) -> Callable[[Execution], Reason | None]:
    """Return the test whether there is any space for a Special Activity."""
    refuse = somewhere(test, among, rule)

    def refuse_now(execution: Execution) -> Reason | None:
        return refuse(execution.table.board, execution.faction, execution.terms)

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
) -> SpaceId | None:
    """Ask for the next space of a Special Activity and note it; None when it is complete.

    An activity that was begun takes place in at least one space.
    """
    if len(chosen) >= most:
        return None
    table, faction, terms = execution.table, execution.faction, execution.terms

    def why_not(space: SpaceId) -> Reason | None:
        if space in chosen:
            return CHOSEN_ALREADY
        if terms.within is not None and space not in terms.within:
            return NOT_NAMED
        return test(table.board, faction, terms, space)

    space = await pick_space(execution, why_not, among, ask=ask, rule=rule, may_stop=bool(chosen))
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
) -> SpaceId | None:
    """Ask for a space, unless there is just one and it must be taken; None if there is none."""

    def possible() -> list[SpaceId]:
        return [space for space in among if why_not(space) is None]

    if not may_stop and len(lone := possible()) < 2:
        return lone[0] if lone else None
    return await execution.table.choose_space(
        execution.faction,
        possible,
        ask=ask,
        rule=rule,
        about=about,
        refuse=why_not,
        may_stop=may_stop,
    )


async def pick(
    execution: Execution,
    options: Callable[[], Iterable[str]],
    *,
    ask: str,
    rule: str,
    kind: Kind = Kind.MENU,
    about: tuple[str, ...] = (),
    refuse: Callable[[str], Reason | None] | None = None,
) -> str:
    """Ask for one of the words, unless there is just one."""
    now = tuple(options())
    if len(now) == 1:
        return now[0]
    return await execution.table.ask(
        execution.faction, options, ask=ask, rule=rule, kind=kind, about=about, refuse=refuse
    )


def possible_there(definition: Definition, board: Board, faction: Faction, space: SpaceId) -> bool:
    """4.1: Whether an Operation could be executed in a space of a position that may come about."""
    return definition.refuse(board, faction, _ONLY_IN[space]) is None
