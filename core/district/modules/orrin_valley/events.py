"""RDM.5 The random events, by the IRs of the two chits that are drawn."""

from __future__ import annotations

from typing import Final

from core.district.model.module import EventEffect, RandomEvent

QUIET: Final = RandomEvent("Quiet weeks", EventEffect.NOTHING)

EVENTS: Final[dict[int, RandomEvent]] = {
    11: RandomEvent("Cloudburst", EventEffect.NO_MOVE),
    12: QUIET,
    13: RandomEvent("Late pay", EventEffect.IDLE_MILITIA),
    14: RandomEvent("Harvest", EventEffect.HARVEST, amount=1, most_population=2),
    15: RandomEvent("Informer", EventEffect.MORE_CHITS, amount=2),
    21: QUIET,
    22: RandomEvent("Landslip", EventEffect.ROUGHER, amount=1, areas=("quarry-road",)),
    23: RandomEvent("The press", EventEffect.DOUBLE_TERROR),
    24: RandomEvent("Old cache", EventEffect.CACHE),
    25: RandomEvent("Curfew", EventEffect.DEAR_INTIMIDATE, amount=2),
    31: RandomEvent("Boundary feud", EventEffect.FEUD),
    32: QUIET,
    33: QUIET,
    34: RandomEvent("Refit", EventEffect.REFIT),
    35: RandomEvent("Elders' truce", EventEffect.TRUCE, most_population=2),
    41: RandomEvent("Blackout", EventEffect.DARKER, amount=1, areas=("orrin-town", "mill-quarter")),
    42: RandomEvent("Relief money", EventEffect.RELIEF, amount=2),
    43: QUIET,
    44: RandomEvent("Column from the hills", EventEffect.COLUMN, amount=1),
    45: RandomEvent("Fuel short", EventEffect.DEAR_MOVE, amount=2),
    51: RandomEvent("Amnesty", EventEffect.AMNESTY),
    52: RandomEvent("Rumours", EventEffect.RUMOURS),
    53: QUIET,
    54: RandomEvent("Burial rites", EventEffect.BURIAL),
    55: RandomEvent("Inspection", EventEffect.INSPECTION),
}
