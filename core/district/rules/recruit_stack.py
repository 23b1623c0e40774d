"""6.17 Where a unit stands that was recruited or promoted (ruling DA-20)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.facts.stacks import StackFormed
from core.district.model.ids import GOVERNMENT, INSURGENT, NEW, AnswerKind
from core.district.rules.stacking import why_not_mix
from core.district.rules.table import DistrictTable
from core.kernel import Reason

RULE: Final = "6.17"
NEW_UNDERGROUND: Final = "new-underground"
NEW_AT_LARGE: Final = "new-at-large"
MUST_STAY: Final = Reason("recruit.must-stay", "9.1")
NOT_OUT_OF_UNDERGROUND: Final = Reason("recruit.not-out-of-underground", RULE)


async def choose_stack_for(table: DistrictTable, letter: str, unit: str, old: str = "") -> str:
    """RDD-30: Ask which stack a new unit joins, and form it if it is a new one; return its letter.

    `old` is the unit that it takes the place of, if it was promoted.
    """
    stack = table.board.stacks[letter]
    word = await table.ask(
        stack.side,
        lambda: stacks_for(table.board, letter, unit, old),
        ask="recruit.stack",
        rule=RULE,
        kind=AnswerKind.STACK,
        about=(stack.area, letter),
        refuse=lambda word: why_not_join(table.board, letter, unit, old, word),
        known_to=(INSURGENT,) if stack.underground else None,
    )
    if word not in (NEW, NEW_UNDERGROUND, NEW_AT_LARGE):
        return word
    formed = table.board.next_letter
    table.emit(
        StackFormed(
            letter=formed,
            side=stack.side,
            area=stack.area,
            underground=word == NEW_UNDERGROUND,
            rule=RULE,
        )
    )
    return formed


def stacks_for(board: DistrictBoard, letter: str, unit: str, old: str) -> tuple[str, ...]:
    """RDD-30: Return the words for the stacks that a new unit can join."""
    words = _candidates(board, letter)
    return tuple(word for word in words if why_not_join(board, letter, unit, old, word) is None)


def _candidates(board: DistrictBoard, letter: str) -> Iterator[str]:
    """DA-20: Yield all own stacks of the Area, the acting one first, and new ones."""
    stack = board.stacks[letter]
    yield letter
    yield from (own for own in board.stacks_in(stack.area, stack.side) if own != letter)
    yield from (NEW,) if stack.side is GOVERNMENT else (NEW_UNDERGROUND, NEW_AT_LARGE)


def why_not_join(
    board: DistrictBoard, letter: str, unit: str, old: str, word: str
) -> Reason | None:
    """DA-20: Why a new unit cannot join a stack of the Area.

    If the acting stack is in UG, or the old unit was, it joins UG stacks only. It stays where
    Assets would be left without a Combat Unit.
    """
    if word not in _candidates(board, letter):
        return None
    home = board.units[old].stack if old else ""
    if home and _would_strand(board, old):
        return None if word == home else MUST_STAY
    hidden = board.stacks[letter].underground or (home and board.stacks[home].underground)
    if hidden and not _is_underground(board, word):
        return NOT_OUT_OF_UNDERGROUND
    return _why_not_share(board, unit, word, old) if word in board.stacks else None


def _is_underground(board: DistrictBoard, word: str) -> bool:
    """Whether a stack is in UG, or a new one would be."""
    return board.stacks[word].underground if word in board.stacks else word == NEW_UNDERGROUND


def _would_strand(board: DistrictBoard, unit: str) -> bool:
    """9.1: Whether Assets would be left without a Combat Unit if a unit went away."""
    letter = board.units[unit].stack
    has_assets = any(board.kind(name).is_asset for name in board.members(letter))
    return has_assets and board.combat_units(letter) == (unit,)


def _why_not_share(board: DistrictBoard, unit: str, letter: str, old: str) -> Reason | None:
    """11: Why a unit may not share a stack with others than the one whose place it takes."""
    others = [name for name in board.combat_units(letter) if name != old]
    return why_not_mix(board, [board.kind(name).type for name in (*others, unit)])
