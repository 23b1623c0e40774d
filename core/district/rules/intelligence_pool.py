"""9.3 The Intelligence Pool: the Government draws from it, also for the other side."""

from __future__ import annotations

from core.district.model.facts.camps import BlanksReturned, IntelligenceDrawn
from core.district.model.ids import BLANK, COLOURS, INSURGENT, Belligerent
from core.district.rules.table import DistrictTable


async def draw_intelligence(table: DistrictTable, rule: str) -> str | None:
    """RDD-17: Draw a chit; each colour goes to its side, a blank is laid aside. None: empty.

    11 `only-the-wind`: blanks go to the Insurgent.
    """
    pool = {colour: count for colour, count in table.board.intelligence.items() if count}
    if not pool:
        return None
    colour = await table.chance(
        pool, ask="intel.draw", rule=rule, kind="intelligence", weights=tuple(pool.values())
    )
    table.emit(IntelligenceDrawn(colour=colour, to=_keeper(table, colour), rule=rule))
    return colour


def _keeper(table: DistrictTable, colour: str) -> Belligerent | None:
    """9.3: Return who keeps a chit of a colour, None if it is laid aside."""
    if colour == BLANK:
        return INSURGENT if table.board.options.only_the_wind else None
    return next(side for side, own in COLOURS.items() if own == colour)


async def draw_after_reduce(table: DistrictTable) -> None:
    """6.16: The Government must draw one chit when it has Reduced (ruling DA-33)."""
    colour = await draw_intelligence(table, "6.16")
    if colour == BLANK and not table.board.options.only_the_wind:
        table.emit(BlanksReturned(count=1, rule="9.3"))
