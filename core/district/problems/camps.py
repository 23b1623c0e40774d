"""2.24, 7.11, 7.3, 9.3, 11 What each side may have in front of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from core.district.model.board import Camp, DistrictBoard
from core.district.model.ids import BLANK, COLOURS, GOVERNMENT, INSURGENT, Belligerent, Segment

MOST_POINTS: Final = 120
"""More Task Points than Appeals can bring in any game."""

LONGEST_WAIT: Final = 5
"""7.3: No rating of a chit is higher."""


def camp_problems(board: DistrictBoard) -> Iterator[str]:
    """7.11, 7.3: Task Points, Strategies and Appeals."""
    for side, camp in board.camps.items():
        if camp.tp_max < 0:
            yield f"{side}: TP MAX {camp.tp_max} is below 0 (7.11)"
        account = camp.paramilitary_tp or 0
        if max(abs(camp.tp), camp.tp_max, abs(account)) > MOST_POINTS:
            yield f"{side}: more than {MOST_POINTS} Task Points (7.11)"
        if not 1 <= camp.appeal_from <= board.turn + LONGEST_WAIT:
            yield f"{side}: Appeals from turn {camp.appeal_from} (7.3)"
        yield from _strategies(board, side, camp)
        has_accounts = board.options.two_solitudes and side is GOVERNMENT
        if camp.paramilitary_tp is not None and not has_accounts:
            yield f"{side}: two accounts of Task Points without two-solitudes (11)"


def _strategies(board: DistrictBoard, side: Belligerent, camp: Camp) -> Iterator[str]:
    own = board.rulebook.strategies_of(side)
    is_set_up = board.segment is Segment.SET_UP
    if camp.strategy not in own and (camp.strategy or not is_set_up):
        yield f"{side}: '{camp.strategy}' is none of its Strategies (7.3)"
    if not board.options.switcheroo:
        if camp.true_strategy or camp.true_vp:
            yield f"{side}: a true Strategy without switcheroo (11)"
    elif camp.true_strategy not in own and (camp.true_strategy or not is_set_up):
        yield f"{side}: '{camp.true_strategy}' is none of its Strategies (11)"


def chit_problems(board: DistrictBoard) -> Iterator[str]:
    """2.24: Each numbered chit is in one hand at most, and blanks are never counted."""
    held = Counter(chit for camp in board.camps.values() for chit in camp.hand)
    for chit, count in held.items():
        if chit not in board.rulebook.chits:
            yield f"there is no chit '{chit}' to be held (2.24)"
        elif count > 1:
            yield f"chit {chit} is held twice (2.24)"
    for side, camp in board.camps.items():
        if tuple(sorted(camp.hand)) != camp.hand:
            yield f"{side}: the hand is not in order (2.24)"


def intelligence_problems(board: DistrictBoard) -> Iterator[str]:
    """9.3: Intelligence chits are neither made nor lost, but for blanks that were used up."""
    held = {side: camp.advantages for side, camp in board.camps.items()}
    winds = {side: camp.winds for side, camp in board.camps.items()}
    if not board.options.intelligence:
        if board.intelligence or any(held.values()) or any(winds.values()):
            yield "there are Intelligence chits, but they were not agreed on (9.3)"
        return
    there_are = board.rulebook.intelligence
    for side, colour in COLOURS.items():
        in_pool = board.intelligence.get(colour, 0)
        if min(in_pool, held[side]) < 0 or in_pool + held[side] != there_are[colour]:
            yield f"{in_pool + held[side]} {colour} chits instead of {there_are[colour]} (9.3)"
    if winds[GOVERNMENT] or (winds[INSURGENT] and not board.options.only_the_wind):
        yield "blank Intelligence chits are held by the Insurgent only, with only-the-wind (11)"
    blanks = board.intelligence.get(BLANK, 0)
    if min(blanks, winds[INSURGENT]) < 0 or blanks + winds[INSURGENT] > there_are[BLANK]:
        yield f"{blanks + winds[INSURGENT]} blank Intelligence chits of {there_are[BLANK]} (9.3)"
    elif blanks < there_are[BLANK] and not _may_lack_blanks(board):
        yield f"{blanks} blank Intelligence chits in the Pool instead of {there_are[BLANK]} (9.3)"


def _may_lack_blanks(board: DistrictBoard) -> bool:
    """Whether blanks may be out of the Pool: laid aside for now, held or used up."""
    return board.options.only_the_wind or board.segment is Segment.INTELLIGENCE
