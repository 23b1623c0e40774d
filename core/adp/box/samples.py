"""Set-ups that between them use every scenario and every option, to be played at random."""

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

SAMPLES: Final = tuple(
    Setup(scenario.value, options=options) for options in OPTION_SETS for scenario in Scenario
)
