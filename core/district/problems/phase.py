"""4, 7.1 What there may be only in some parts of a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.ids import (
    GOVERNMENT,
    INSURGENT,
    LETTERS,
    OFF_MAP,
    Belligerent,
    Segment,
)
from core.district.model.start import starting_board

OF_BOTH: Final = frozenset(
    {
        Segment.SET_UP,
        Segment.EVENT,
        Segment.INTELLIGENCE,
        Segment.REDEPLOYMENT,
        Segment.ALLOTMENT,
        Segment.VICTORY,
    }
)
"""Parts of a turn that are played by both sides, or by nobody."""

OF_ONE: Final = frozenset({Segment.COMMAND, Segment.DEPLOYMENT, Segment.APPEAL})
"""Parts of a turn that each side plays by itself."""

ACTED: Final = frozenset({Segment.OPERATIONS, Segment.REDEPLOYMENT})
"""Parts of a turn in which it is noted who has acted."""

STACKED: Final = frozenset({Segment.INTELLIGENCE, Segment.OPERATIONS})
"""Parts of a turn in which all units are in stacks."""


def phase_problems(board: DistrictBoard) -> Iterator[str]:
    """4: Whose part it is, and what is there only because of it."""
    yield from _part(board)
    yield from _marks(board)
    yield from _stacked(board)
    yield from _letters(board)
    yield from _lonely(board)


def _part(board: DistrictBoard) -> Iterator[str]:
    segment, side = board.segment, board.side
    if segment in OF_ONE and side is None:
        yield f"it is time for {segment}, but no side is named (4)"
    if segment in OF_BOTH and side is not None:
        yield f"{segment} is not of the {side} alone (4)"
    if segment is Segment.OPERATIONS and side is not None and not board.active:
        yield f"the {side} has an opportunity, but no Area is active (6)"
    if segment is Segment.INTELLIGENCE and not board.options.intelligence:
        yield "it is time for intelligence, but it was not agreed on (5.4)"
    if segment is Segment.APPEAL and board.turn >= board.length.last_turn:
        yield "it is time for Appeals, but the game ends with this turn (M.7)"


def set_up_problems(board: DistrictBoard) -> Iterator[str]:
    """3: Whether a game can go on from here: not in the middle of setting up."""
    start = starting_board(board.module, board.scenario, board.options)
    if board.segment is Segment.SET_UP and board != start:
        yield "the set-up has begun: a game can go on only from before or after it (3)"


def _marks(board: DistrictBoard) -> Iterator[str]:
    """7.1: What is noted for the Operations of a turn is forgotten when they are over."""
    if board.segment in ACTED:
        return
    for area, ground in board.grounds.items():
        if ground.done or ground.attempts or ground.new_terror:
            yield f"{board.area(area).name}: marks of Operations in {board.segment} (7.1)"
    for name, unit in board.units.items():
        if unit.fresh:
            yield f"{name}: recruited in this Phase, but it is time for {board.segment} (6.17)"
    for letter, stack in board.stacks.items():
        if stack.done or stack.missions or stack.arrived or stack.ambushed:
            yield f"stack {letter}: it has acted, but it is time for {board.segment} (6.1)"
    if board.desertions:
        yield f"calls for desertion, but it is time for {board.segment} (11)"


def _stacked(board: DistrictBoard) -> Iterator[str]:
    """5.3: From its Deployment to the end of Operations, each unit of a side is in a stack."""
    deployed = _deployed(board)
    for name, unit in board.units.items():
        if unit.at not in OFF_MAP and not unit.stack and board.side_of(name) in deployed:
            yield f"{name}: it is in no stack (5.3)"
    for letter, stack in board.stacks.items():
        if stack.side not in deployed:
            yield f"stack {letter}: the {stack.side} has not deployed yet (5.3)"


def _deployed(board: DistrictBoard) -> tuple[Belligerent, ...]:
    """5.3: Return the sides that have stacks: the Government deploys first.

    They are dissolved in the course of Redeployment.
    """
    if board.segment in STACKED or (board.stacks and board.segment is Segment.REDEPLOYMENT):
        return (GOVERNMENT, INSURGENT)
    is_second = board.segment is Segment.DEPLOYMENT and board.side is INSURGENT
    return (GOVERNMENT,) if is_second else ()


def _letters(board: DistrictBoard) -> Iterator[str]:
    """RDD-39: Every stack that may still arise needs a letter; each costs a Task Point."""
    if not _deployed(board) and board.letters:
        yield f"{board.letters} letters have been given, but nobody has deployed (5.3)"
    payable = sum(max(0, camp.tp + max(2, camp.tp_max)) for camp in board.camps.values())
    if board.letters + payable >= len(LETTERS):
        yield f"{board.letters} letters have been given, and too few are left (5.3)"


def _lonely(board: DistrictBoard) -> Iterator[str]:
    """9.1: No Asset is in an Area without a Combat Unit of its side (ruling DA-46).

    The Government can still move its own in a Deployment that is under way.
    """
    held = {
        (unit.at, board.side_of(name))
        for name, unit in board.units.items()
        if board.kind(name).is_combat
    }
    for name, unit in board.units.items():
        side = board.side_of(name)
        is_posted = side is GOVERNMENT and name in board.posts
        if unit.at in OFF_MAP or is_posted or not board.kind(name).is_asset:
            continue
        if (unit.at, side) not in held:
            yield f"{name}: an Asset without a Combat Unit in {board.area(unit.at).name} (9.1)"
