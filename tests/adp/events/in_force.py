"""Lasting Events in tests: whose turn it is, with a Capability or a Momentum card in force."""

from __future__ import annotations

from textwrap import dedent

from core.adp.model.board import Board
from core.adp.model.ids import Faction
from tests.adp.play import position


def turn_of(faction: Faction, text: str, *, capability: str = "", momentum: str = "") -> Board:
    """Return a position in which a Faction is about to act, with lasting Events or without."""
    head = f"card: 30\nnext: 12\neligible: {faction}\n"
    return position(head + in_force(capability=capability, momentum=momentum) + dedent(text))


def in_force(*, capability: str = "", momentum: str = "") -> str:
    """Return the header lines for a Capability and a Momentum card, if any."""
    lines = (("capabilities", capability), ("momentum", momentum))
    return "".join(f"{key}: {card}\n" for key, card in lines if card)
