"""RDD-39 New numbers for the Insurgent's counters, so that nobody can follow one."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from core.district.model.board import DistrictBoard, in_unit_order
from core.district.model.facts.units import CountersShuffled
from core.district.model.ids import INSURGENT
from core.district.rules.table import DistrictTable
from core.kernel import Kind

ORDERS: Final = tuple(f"{number:03}" for number in range(1000))
"""DA-48: The words of all orders; one word is all that a log has to keep of a shuffle."""


async def shuffle(table: DistrictTable, rule: str) -> None:
    """RDD-39: Number the Insurgent's counters anew, in an order that chance picks."""
    word = await table.chance(
        ORDERS, ask="shuffle", rule=rule, kind=Kind.MENU, known_to=(INSURGENT,)
    )
    names = shuffled(table.board, word)
    table.emit(CountersShuffled(names=names, rule=rule, secret_of=INSURGENT))


def shuffled(board: DistrictBoard, word: str) -> dict[str, str]:
    """RDD-39: Return the new name of each counter in one of the orders."""
    names = in_unit_order(name for name in board.units if board.side_of(name) is INSURGENT)
    mixed = sorted(names, key=lambda name: sha256(f"{word} {name}".encode()).digest())
    return dict(zip(names, mixed, strict=True))
