"""6.1, 10 Units that are drawn at random from a box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from core.district.model.ids import AnswerKind
from core.district.rules.table import DistrictTable


async def draw_unit(
    table: DistrictTable,
    units: Sequence[str],
    *,
    ask: str,
    rule: str,
    about: tuple[str, ...] = (),
    known_to: tuple[str, ...] | None = None,
) -> str:
    """6.1: Draw one of some units at random; the words are their kinds, since those are alike."""
    kinds = Counter(table.board.units[name].kind for name in units)
    word = await table.chance(
        kinds,
        ask=ask,
        rule=rule,
        kind=AnswerKind.UNIT,
        about=about,
        weights=tuple(kinds.values()),
        known_to=known_to,
    )
    return next(name for name in units if table.board.units[name].kind == word)
