"""3.1 An Operation from its declaration to its end."""

from __future__ import annotations

from collections.abc import Iterable

from core.adp.model.board import Board
from core.adp.model.facts import PawnsCleared
from core.adp.model.ids import Deed, Faction
from core.adp.rules.interruptions import asides, get_ready, within_reach
from core.adp.rules.operations.execution import Execution
from core.adp.rules.operations.operation import Operation, Special
from core.adp.rules.operations.terms import terms_of_turn
from core.adp.rules.table import AdpTable
from core.kernel import Reason


def why_not_begin(
    operation: Operation,
    specials: Iterable[Special],
    board: Board,
    faction: Faction,
    *,
    limited: bool,
) -> Reason | None:
    """Why an Operation cannot begin now, not even after a Special Activity."""
    reason = operation.refuse(board, faction, terms_of_turn(board, faction, limited=limited))
    if reason is None or limited:
        return reason
    for special in specials:
        enables = special.enables
        if enables is None or not special.may_accompany(operation):
            continue
        if enables(board, faction, operation):
            return None
    return reason


def why_not_declare(
    operation: Operation,
    specials: Iterable[Special],
    board: Board,
    faction: Faction,
    *,
    limited: bool,
) -> Reason | None:
    """Why an Operation cannot be declared, not even if missing pieces or Resources may come."""
    reason = why_not_begin(operation, specials, board, faction, limited=limited)
    if reason is not None:
        for other in within_reach(board, faction):
            if why_not_begin(operation, specials, other, faction, limited=limited) is None:
                return None
    return reason


async def execute(
    operation: Operation, table: AdpTable, faction: Faction, *, limited: bool
) -> Deed | None:
    """Carry out a declared Operation; return what it turned out to be for the 2nd Eligible (2.3.4).

    None if it could not begin and was taken back.
    """
    specials = table.catalogue.specials_of(faction)

    def possible(board: Board) -> bool:
        return why_not_begin(operation, specials, board, faction, limited=limited) is None

    if not await get_ready(table, faction, operation.word, possible):
        return None
    terms = terms_of_turn(table.board, faction, limited=limited)
    execution = Execution(table, faction, terms, operation, specials)
    await carry_out(execution)
    if limited:
        return Deed.LIMITED
    return Deed.OPERATION if execution.special is None else Deed.OPERATION_AND_SPECIAL


async def carry_out(execution: Execution, special: Special | None = None) -> None:
    """Run an Operation from its first space to the last chance for a Special Activity.

    If an Event grants a Special Activity alone, run that instead.
    """
    table = execution.table
    standing = table.interrupts
    table.interrupts = (*standing, *asides(table, execution.faction))
    if special is not None:
        await special.run(execution)
    else:
        assert execution.operation is not None
        await execution.operation.run(execution)
        await execution.accompaniment.offer_at_the_end()
    table.interrupts = standing
    if table.board.pawns:
        table.emit(PawnsCleared(rule="3.1.1"))
