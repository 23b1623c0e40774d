"""Set-up: the three scenarios and what Open Deployment lets players place."""

from core.adp.model.scenarios.boards import EVENT_CARDS, available_beside, starting_board
from core.adp.model.scenarios.deployments import DEPLOYMENTS, Allotment
from core.adp.model.scenarios.starts import STARTS

__all__ = [
    "DEPLOYMENTS",
    "EVENT_CARDS",
    "STARTS",
    "Allotment",
    "available_beside",
    "starting_board",
]
