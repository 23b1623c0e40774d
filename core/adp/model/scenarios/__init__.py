"""Set-up: the three scenarios and what Open Deployment lets players place."""

from core.adp.model.scenarios.starts import (
    DEPLOYMENTS,
    EVENT_CARDS,
    STARTS,
    Allotment,
    available_beside,
    starting_board,
)

__all__ = [
    "DEPLOYMENTS",
    "EVENT_CARDS",
    "STARTS",
    "Allotment",
    "available_beside",
    "starting_board",
]
