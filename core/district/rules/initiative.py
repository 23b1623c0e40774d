"""6 Tactical Initiative: who has the next opportunity, and how the other side may take it over."""

from __future__ import annotations

from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.facts.stacks import MissionDeclared
from core.district.model.ids import (
    ENEMY,
    GOVERNMENT,
    INSURGENT,
    NO,
    Belligerent,
    Mission,
)
from core.district.rules.chits import spend_advantage
from core.district.rules.missions import may_activate
from core.district.rules.table import DistrictTable

RULE: Final = "6"
FLIP: Final = "flip"
CANCEL: Final = "cancel"


def initiative(board: DistrictBoard) -> Belligerent:
    """6: Return who has Tactical Initiative: who has more Task Points now; tied, the Insurgent."""
    ours, theirs = board.camps[GOVERNMENT].tp, board.camps[INSURGENT].tp
    return GOVERNMENT if ours > theirs else INSURGENT


def next_opportunity(board: DistrictBoard) -> Belligerent:
    """DA-3: Return whose opportunity is next: after a pass it is the other side's."""
    return initiative(board) if board.passed is None else ENEMY[board.passed]


def can_act(board: DistrictBoard, side: Belligerent) -> tuple[str, ...]:
    """RDD-19: Return the stacks of a side in the active Area that have a mission open."""
    stacks = board.stacks_in(board.active, side)
    return tuple(letter for letter in stacks if may_activate(board, letter))


async def is_flipped(
    table: DistrictTable, letter: str, about: tuple[str, ...], mission: Mission
) -> bool:
    """6, RDD-24: Ask whether the other side takes over, and whether the holder cancels that.

    Whoever declines says nothing, and nobody else learns that it was asked.
    """
    holder = table.board.stacks[letter].side
    other = ENEMY[holder]
    if not table.board.camps[other].advantages:
        return False
    table.emit(MissionDeclared(letter=letter, mission=mission, rule=RULE))
    if not can_act(table.board, other):
        return False
    if not await _spends(table, other, FLIP, (*about, mission)):
        return False
    if not table.board.camps[holder].advantages:
        return True
    return not await _spends(table, holder, CANCEL, (*about, mission))


async def _spends(
    table: DistrictTable, side: Belligerent, use: str, about: tuple[str, ...]
) -> bool:
    """9.3: Ask a side whether it spends an Advantage, and let it."""
    word = await table.ask(
        side,
        lambda: (use, NO),
        ask="flip" if use == FLIP else "flip.cancel",
        rule=RULE,
        about=about,
        known_to=(side,),
    )
    if word == NO:
        return False
    spend_advantage(table, side, use)
    return True
