"""Set-ups that together use every scenario, option and difference of a printed copy."""

from __future__ import annotations

from typing import Final

from core.adp.model.ids import Scenario
from core.kernel import Setup

OPTION_SETS: Final[tuple[dict[str, bool | str], ...]] = (
    {},
    {"edition": "1st"},
    {"open-deployment": True, "victory-deception": True},
    {"victory-deception": True, "deception-reveal": "anytime", "exact-piles": False},
    {"sudden-propaganda": True, "no-capabilities": True},
    {"no-reveal": True, "arbiter": True},
    {"eligibility": "a", "sudden-propaganda": True},
    {"eligibility": "b", "open-deployment": True, "equal-chance-die": True},
    {"no-non-player": "3-players", "victory-deception": True},
    {"no-non-player": "2-players", "limited-march-goes-on": True, "govern-needs-aid": False},
    {"no-non-player": "2-players-warlords", "sudden-propaganda": True},
)

PRINTED: Final = {
    **{f"order {card}": "warlords taliban government coalition" for card in range(1, 73, 5)},
    **{f"by-hand {card}": "shaded" for card in range(1, 73, 3)},
    **{f"by-hand {card}": "unshaded shaded" for card in range(2, 73, 3)},
    "sides 36": "unshaded",
    "space ghazni": "mountain 0",
    "space zabol": "mountain 3",
    "space kabul": "city 2",
}
"""A printed copy with differences of every kind."""

SAMPLES: Final = (
    *(Setup(scenario.value, options=options) for options in OPTION_SETS for scenario in Scenario),
    *(Setup(scenario.value, printed=PRINTED) for scenario in Scenario),
)
