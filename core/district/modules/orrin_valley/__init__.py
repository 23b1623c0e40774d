"""Orrin Valley: an invented district of an invented country, the Republic of Sarvia."""

from __future__ import annotations

from typing import Final

from core.district.model.ids import GOVERNMENT, INSURGENT, UnitType
from core.district.model.module import Module
from core.district.modules.orrin_valley.areas import AREAS
from core.district.modules.orrin_valley.chits import CHITS
from core.district.modules.orrin_valley.events import EVENTS
from core.district.modules.orrin_valley.scenarios import LENGTHS, SCENARIOS
from core.district.modules.orrin_valley.strategies import STRATEGIES
from core.district.modules.orrin_valley.units import AVAILABLE_AT_START, UNITS

ORRIN_VALLEY: Final = Module(
    word="orrin-valley",
    name="Orrin Valley",
    areas=AREAS,
    kinds=UNITS,
    chits=CHITS,
    strategies=STRATEGIES,
    events=EVENTS,
    lengths=LENGTHS,
    scenarios=SCENARIOS,
    available=AVAILABLE_AT_START,
    drawn={UnitType.GR: 6},
    drawn_assets={GOVERNMENT: 2, INSURGENT: 3},
    infrastructure=22,
    task_points={GOVERNMENT: 12, INSURGENT: 12},
    intelligence={"blank": 12, "blue": 4, "orange": 4},
    advanced_bonus=4,
)
"""RDM: The module, as the rules take it."""
