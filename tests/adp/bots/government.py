"""Positions of the Non-player Government, and what it selects in them."""

from __future__ import annotations

from typing import Final

from core.adp.model.board import Board
from core.adp.model.ids import FACTIONS, Faction, SpaceId
from core.adp.model.options import Edition, Options
from tests.adp.bots.think import Transcript
from tests.adp.play import position

TURN: Final = "card: 67\nnext: 1\nacted: taliban=operation\neligible: government\n"
"""The Government's turn after an Operation: a Non-player has a full Operation, but no Event."""

BUSY: Final = "herat C:B1T1 G:T30P16 support=N\n"
"""46 cubes, so that 14 and 3 Bases are Available; with one more on the map the Train test fails."""

FIRST_PRINTING: Final = Options(np_government=Edition.FIRST)
FIRST: Final = (1, 1, 1)
"""Dice that begin the table of Random Spaces: Balochistan, Nimruz, Farah, Herat, …"""

SPACES: Final = tuple(space.value for space in SpaceId)


def government(
    text: str, bots: tuple[Faction, ...] = FACTIONS, options: Options | None = None
) -> Board:
    """The Government's turn in a position."""
    return position(TURN + text, bots=bots, options=options)


def names(spaces: object) -> list[str]:
    """Spaces as words."""
    assert isinstance(spaces, list)
    return [space.value for space in spaces]


def selected(played: Transcript, ask: str) -> list[str]:
    """The spaces named at a question."""
    return [option for question, option in played.asked if question == ask and option in SPACES]
