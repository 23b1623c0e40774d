"""Words that the module does not have; nothing else can be said about a position with them."""

from __future__ import annotations

from collections.abc import Iterator

from core.district.model.board import DistrictBoard
from core.district.model.ids import BELLIGERENTS, LETTERS, OFF_MAP
from core.district.modules import MODULES


def word_problems(board: DistrictBoard) -> Iterator[str]:
    """2: Every Area, unit, stack and chit that is named must exist."""
    module = MODULES.get(board.module)
    if module is None:
        yield f"there is no module '{board.module}'"
        return
    if board.scenario not in module.scenarios:
        yield f"there is no scenario '{board.scenario}' (10)"
    if tuple(board.camps) != BELLIGERENTS:
        yield "there must be two sides, government and insurgent (2.1)"
    if tuple(board.grounds) != tuple(module.areas):
        yield f"the map must have its {len(module.areas)} Areas (2.21)"
    yield from _unit_words(board)
    yield from _stack_words(board)
    for area in (board.active, board.truce):
        if area and area not in module.areas:
            yield f"there is no Area '{area}' (2.21)"
    if board.event and board.event not in module.events:
        yield f"there is no event {board.event} (5.1)"


def _unit_words(board: DistrictBoard) -> Iterator[str]:
    module = MODULES[board.module]
    for name, unit in board.units.items():
        if unit.kind not in module.kinds:
            yield f"{name}: there is no kind of unit '{unit.kind}' (2.221)"
        if unit.at not in module.areas and unit.at not in OFF_MAP:
            yield f"{name}: there is no place '{unit.at}' (2.3)"
    for name, post in board.posts.items():
        if name not in board.units:
            yield f"there is no unit '{name}' to be deployed (5.3)"
        if post.area not in module.areas:
            yield f"{name}: there is no Area '{post.area}' (5.3)"


def _stack_words(board: DistrictBoard) -> Iterator[str]:
    module = MODULES[board.module]
    for letter, stack in board.stacks.items():
        if letter not in LETTERS:
            yield f"'{letter}' cannot name a stack"
        if stack.area not in module.areas:
            yield f"stack {letter}: there is no Area '{stack.area}' (5.3)"
