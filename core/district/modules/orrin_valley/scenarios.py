"""RDM.7 The scenarios and lengths."""

from __future__ import annotations

from typing import Final

from core.district.model.ids import GOVERNMENT, INSURGENT
from core.district.model.module import Length, Quota, StartingForces

SCENARIOS: Final[dict[str, StartingForces | Quota]] = {
    "standard": StartingForces(
        infrastructure={
            GOVERNMENT: {"orrin-town": 3, "riverside": 2, "north-fields": 2},
            INSURGENT: {
                "mill-quarter": 2,
                "east-terraces": 2,
                "highfell": 1,
                "quarry-road": 1,
                "saddle-pass": 1,
            },
        },
        militia={
            GOVERNMENT: {"orrin-town": 1, "riverside": 1},
            INSURGENT: {"mill-quarter": 1, "east-terraces": 1, "highfell": 1},
        },
    ),
    "free": Quota(
        infrastructure={GOVERNMENT: 7, INSURGENT: 7},
        militia={GOVERNMENT: 2, INSURGENT: 3},
        most_areas=3,
    ),
    "random": Quota(
        infrastructure={GOVERNMENT: 8, INSURGENT: 7},
        militia={GOVERNMENT: 2, INSURGENT: 3},
        drawn=True,
    ),
}

LENGTHS: Final[dict[str, Length]] = {
    "short": Length(limit=60, start={GOVERNMENT: 0, INSURGENT: 2}, last_turn=10),
    "normal": Length(limit=100, start={GOVERNMENT: 0, INSURGENT: 6}, last_turn=16),
    "long": Length(limit=150, start={GOVERNMENT: 0, INSURGENT: 10}, last_turn=24),
}
