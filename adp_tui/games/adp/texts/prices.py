"""The words of prices: what the answers to a question cost, and what there is to pay with."""

from __future__ import annotations

from typing import Final

from adp_tui.texts.words import counted
from core.adp.model.ids import COALITION, Faction

BY_STEPS: Final = frozenset(
    ("civic.space", "civic.steps", "sharia.space", "sharia.steps", "rally.sharia", "train.civic")
)
"""Questions about steps that are bought one by one."""

PRICED: Final = BY_STEPS | {
    "train.space",
    "patrol.space",
    "sweep.space",
    "assault.space",
    "rally.space",
    "march.destination",
    "attack.space",
    "terror.space",
    "suborn.space",
}
"""Questions whose answers may cost something."""

CONDITIONS: Final = {
    "train.space": "where cubes are placed",
    "sweep.space": "where the Government joins",
    "assault.space": "with the Government",
}
"""When a price that need not be paid is paid."""

ONCE: Final = ("patrol.space",)
"""Questions whose first answer pays for all."""

PAKISTAN, LOCS, KABUL = "Pakistan", "LoCs", "Kabul"
FREE: Final = "Free"
MAY_COST: Final = "at most"


def each(price: int, *, short: bool) -> str:
    """Return the price of every space."""
    return f"{price} each" if short else f"{counted(price, 'Resource')} each"


def once(price: int) -> str:
    """Return a price that is paid once for all spaces."""
    return f"{counted(price, 'Resource')} once"


def a_step(price: int) -> str:
    """Return the price of every step."""
    return f"{counted(price, 'Resource')} a step"


def on_condition(price: int, ask: str) -> str:
    """Return a price that is paid only in some cases."""
    return f"{price} {CONDITIONS.get(ask, MAY_COST)}"


def but(where: str, price: int) -> str:
    """Return where the price is another one."""
    return f"{where} {price}"


def purse(faction: Faction, resources: int) -> str:
    """Return what there is to pay with; the Coalition spends what is the Government's."""
    return f"G has {resources}." if faction is COALITION else f"You have {resources}."
