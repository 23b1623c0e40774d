"""The words of prices: the cost of answers and the Resources to pay it."""

from __future__ import annotations

from typing import Final

from adp_tui.texts.words import counted

CONDITIONS: Final = {
    "train.space": "where cubes are placed",
    "sweep.space": "where the Government joins",
    "assault.space": "with the Government",
}
"""When an optional price is paid."""

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


def on_condition(price: int, condition: str) -> str:
    """Return a price that is paid only in some cases."""
    return f"{price} {condition}"


def but(where: str, price: int) -> str:
    """Return a place with a different price."""
    return f"{where} {price}"


def purse(resources: int) -> str:
    """Return the Resources to pay with."""
    return f"You have {resources}."


def purse_of_government(resources: int) -> str:
    """Return what the Coalition pays with: the Government's Resources."""
    return f"G has {resources}."


def terms(prices: str, purse: str) -> str:
    """Return the prices and the Resources to pay with."""
    return f"{prices}. {purse}"
