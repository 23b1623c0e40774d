"""RDS-14, RDS-27: Sums in words, open where something in them is not known: `? + 2 + 2`."""

from __future__ import annotations

from typing import Final

from adp_tui.games.district.texts import missions as texts
from core.district.model.facts.grounds import Sum
from core.district.model.ids import Mission

_PLAY_OWN: Final = frozenset({Mission.PATROL, Mission.ATTACK, Mission.REDUCE, Mission.INTIMIDATE})
"""6.1: The missions in which the acting side plays a chit from its hand."""

AGAINST_CHANCE: Final = frozenset(
    {Mission.BUILD, Mission.REDUCE, Mission.RECRUIT, Mission.REMOVE_TERROR}
)
"""6.1: The missions in which no units are against the acting side, only a chit at random."""


def sum_told(mission: str, total: Sum, *, acts: bool = False) -> str:
    """Return a sum: its units, its chit if there is one in this mission, and the terrain."""
    parts = [total.units] if acts or mission not in AGAINST_CHANCE else []
    if not acts or mission in _PLAY_OWN or total.chit != 0:
        parts.append(total.chit)
    if total.terrain:
        parts.append(total.terrain)
    return texts.PLUS.join(texts.UNKNOWN if part is None else str(part) for part in parts)
