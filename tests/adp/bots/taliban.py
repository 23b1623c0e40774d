"""Positions in which the Non-player Taliban have to decide."""

from __future__ import annotations

from typing import Final

from core.adp.bots.taliban.rally import STEPS, candidates
from core.adp.model.atlas import AREAS
from core.adp.model.board import Board
from core.adp.model.ids import FACTIONS, TALIBAN, Faction, SpaceId
from core.adp.rules.operations import FULL
from core.adp.rules.rally import why_not_rally_in
from tests.adp.bots.think import Transcript
from tests.adp.play import position

TURN: Final = "card: 67\nnext: 1\neligible: coalition taliban\nacted: coalition=event\n"
"""The Taliban's turn after another Faction took the Event."""

BASES: Final = "".join(
    f"{province} T:B2\n"
    for province in ("badghis", "faryab", "sar-e-pol", "herat", "farah", "ghowr")
)
"""All 12 Taliban Bases, without Guerrillas."""

CAMP: Final = BASES.replace("herat T:B2", "samangan T:B2u16")
"""28 pieces with no target for Attack or Terror: too few are Available to Rally."""

FIRST: Final = (1, 1, 1)
"""Dice that begin the table of Random Spaces: Balochistan, Nimruz, Farah, Herat, …"""


def taliban(text: str, bots: tuple[Faction, ...] = FACTIONS) -> Board:
    """The Taliban's turn in a position."""
    return position(TURN + text, bots=bots)


def step(board: Board, number: str) -> list[str]:
    """The areas that one step of the Rally finds."""
    spaces = [s for s in AREAS if why_not_rally_in(board, TALIBAN, FULL, s) is None]
    line = next(line for line in STEPS if line.line.startswith(f"8.7.2 step {number}:"))
    return [space.value for space in candidates(board, line, spaces)]


def selected(played: Transcript, ask: str) -> list[str]:
    """The spaces named at a question."""
    spaces = tuple(space.value for space in SpaceId)
    return [option for question, option in played.asked if question == ask and option in spaces]
