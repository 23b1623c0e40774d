"""RDB.2-7, RDB.3-7 Command: what the Task Points are spent on before the operations."""

from __future__ import annotations

from typing import Final, NamedTuple

from core.district.bots.appraisal import strength
from core.district.bots.hits import choose_unit
from core.district.bots.mind import DistrictMind
from core.district.model.board import in_unit_order
from core.district.model.ids import DONE, GOVERNMENT, INSURGENT, Belligerent
from core.district.rules.command import CHIT
from core.kernel.reasoning import Criterion

RECOVER_: Final = "recover-"
REPAIR_: Final = "repair-"
"""What the words for recovery and repair begin with."""

FULL_HAND: Final = 4
"""RDB.2-7, RDB.3-7: A bot buys no chits beyond this."""

BADLY_HURT: Final = 2
"""RDB.2-7: A unit with so many Hits is repaired."""


class Thrift(NamedTuple):
    """How many Task Points a side keeps at least while it spends them on something."""

    recovery: int
    repair: int | None
    chits: int


THRIFT: Final[dict[Belligerent, Thrift]] = {
    GOVERNMENT: Thrift(recovery=6, repair=7, chits=9),
    INSURGENT: Thrift(recovery=6, repair=None, chits=10),
}

RECOVERY: Final[dict[Belligerent, tuple[str, str]]] = {
    GOVERNMENT: (
        "RDB.2-7: recover Disrupted units, regular ones first",
        "RDB.2-7: the highest sum of ratings",
    ),
    INSURGENT: ("RDB.3-7: recover Disrupted units", "RDB.3-7: the highest sum of ratings"),
}
PURCHASE: Final = {GOVERNMENT: "RDB.2-7: buy chits", INSURGENT: "RDB.3-7: buy chits"}
SAVING: Final = {
    GOVERNMENT: "RDB.2-7: keep the other Task Points",
    INSURGENT: "RDB.3-7: keep the other Task Points",
}


def spend(mind: DistrictMind) -> str:
    """RDD-10: Recover units, repair them, buy chits, in this order."""
    thrift, tp = THRIFT[mind.side], mind.camp.tp
    if tp > thrift.recovery and any(mind.units_offered(RECOVER_)):
        return _recover(mind)
    if thrift.repair is not None and tp > thrift.repair and (word := _most_hurt(mind)):
        return mind.say(word, "RDB.2-7: repair the unit with most Hits")
    if len(mind.camp.hand) < FULL_HAND and tp > thrift.chits and CHIT in mind.options:
        return mind.say(CHIT, PURCHASE[mind.side])
    return mind.say(DONE, SAVING[mind.side])


def _recover(mind: DistrictMind) -> str:
    """RDB.2-7, RDB.3-7: Recover the best Disrupted unit; the Government, a regular one first."""
    board, (first, then) = mind.board, RECOVERY[mind.side]
    mind.notes.reason(first)
    regulars_first = mind.side is GOVERNMENT
    order = [Criterion[str](then, lambda unit: strength(board, unit))]
    if regulars_first:
        order.insert(0, Criterion(first, lambda unit: board.kind(unit).is_regular))
    return choose_unit(mind, order, RECOVER_)


def _most_hurt(mind: DistrictMind) -> str | None:
    """RDB.2-7: Return the answer that repairs the unit with most Hits, if one is badly hurt."""
    offered = {unit: option for option, unit in mind.units_offered(REPAIR_)}
    hits = {unit: mind.board.units[unit].hits for unit in in_unit_order(offered)}
    worst = max(hits, key=lambda unit: hits[unit], default=None)
    return offered[worst] if worst is not None and hits[worst] >= BADLY_HURT else None
