"""4.1 How the spaces of Special Activities are chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from core.adp.model.atlas import SPACES
from core.adp.model.ids import SpaceId
from core.adp.rules.operations import NOT_NAMED, Execution, SpaceTest, somewhere
from core.adp.rules.table import SpaceRefusal
from core.kernel import Reason

CHOSEN_ALREADY: Final = Reason("special.chosen-already", "4.1")


def anywhere(
    test: SpaceTest, among: Sequence[SpaceId], rule: str
) -> Callable[[Execution], Reason | None]:
    """Return a test whether there is any space for a Special Activity."""
    refuse = somewhere(test, among, rule)
    return lambda execution: refuse(execution.table.board, execution.faction, execution.terms)


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
    """Ask for the next space of a Special Activity and add it to `chosen`; None when complete.

    There is at least one space.
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
    """Ask for a space that is not refused; None when the player is done, if `may_stop`."""
    table, by = execution.table, execution.faction

    def spaces() -> Iterator[SpaceId]:
        return (space for space in among if why_not(space) is None)

    if may_stop:
        return await table.choose_space(by, spaces, ask=ask, rule=rule, about=about, refuse=why_not)
    return await table.one_space(
        by, spaces, ask=ask, rule=rule, about=about, refuse=why_not, always=True
    )
