"""The words of prices: what the answers to a question cost, and what there is to pay with."""

from __future__ import annotations

from typing import Final

from adp_tui.texts.words import counted

CONDITIONS: Final = {
    "train.space": "where cubes are placed",
    "sweep.space": "where the Government joins",
    "assault.space": "with the Government",
}
"""When a price that need not be paid is paid."""

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
    """Return where the price is another one."""
    return f"{where} {price}"


def purse(resources: int) -> str:
    """Return what there is to pay with."""
    return f"You have {resources}."


def purse_of_government(resources: int) -> str:
    """Return what the Coalition has to pay with: what is the Government's."""
    return f"G has {resources}."


def terms(prices: str, purse: str) -> str:
    """Return what answers cost, and what there is to pay with."""
    return f"{prices}. {purse}"
