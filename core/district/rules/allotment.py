"""7.11 The next allotment of Task Points, and the limit of the hand."""

from __future__ import annotations

from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.facts.camps import ChitReturned
from core.district.model.ids import BELLIGERENTS, AnswerKind, Belligerent
from core.district.rules.table import DistrictTable

RULE: Final = "7.11"

DEFICIT_PER_POINT: Final = 2
UNSPENT_PER_POINT: Final = 4
EFFICIENT_DEFICIT_PER_POINT: Final = 3
"""11: The same with an efficient staff."""


async def allotment(table: DistrictTable) -> None:
    """7.11: TP MAX changes by what was overspent or saved; then both sides trim their hands."""
    for side in BELLIGERENTS:
        table.change_allotment(side, allotment_change(table.board, side), RULE)
    returned = await table.together(*(choose_chits(table, side) for side in BELLIGERENTS))
    for side, chits in zip(BELLIGERENTS, returned, strict=True):
        for chit in chits:
            table.emit(ChitReturned(side=side, chit=chit, rule=RULE, secret_of=side))


def allotment_change(board: DistrictBoard, side: Belligerent) -> int:
    """7.11: Return by how much TP MAX changes.

    What was saved never lifts it above the starting figure, and it does not fall back to that if
    Appeals have raised it (ruling DA-12). 11 `staff-efficiency`: other rates.
    """
    camp, start = board.camps[side], board.rulebook.task_points[side]
    is_efficient = board.options.is_efficient(side)
    if camp.tp < 0:
        # Division rounds down, and so a deficit up.
        return camp.tp // (EFFICIENT_DEFICIT_PER_POINT if is_efficient else DEFICIT_PER_POINT)
    saved = camp.tp // (int(board.options.staff_saving) if is_efficient else UNSPENT_PER_POINT)
    return min(saved, max(0, start - camp.tp_max))


async def choose_chits(table: DistrictTable, side: Belligerent) -> tuple[str, ...]:
    """7.11: Ask for the numbered chits in hand that are more than TP MAX (ruling DA-29)."""
    camp = table.board.camps[side]
    chosen: list[str] = []

    def options() -> tuple[str, ...]:
        return tuple(chit for chit in table.board.camps[side].hand if chit not in chosen)

    while len(camp.hand) - len(chosen) > camp.tp_max:
        chosen.append(
            await table.ask(side, options, ask="discard", rule=RULE, kind=AnswerKind.CHIT)
        )
    return tuple(chosen)
