"""2.21, 6.3, 6.17, 8.2 What may be in an Area besides units."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.district.model.board import AreaGround, DistrictBoard
from core.district.model.ids import BELLIGERENTS

_EMPTY: Final = AreaGround()


def ground_problems(board: DistrictBoard) -> Iterator[str]:
    """2.223: Infrastructure is neither made nor lost; 6.3: Terror needs people."""
    placed = sum(ground.government + ground.insurgent for ground in board.grounds.values())
    there_are = board.rulebook.infrastructure
    if board.pool < 0 or placed + board.pool != there_are:
        yield (
            f"{placed} Infrastructure Units on the map and {board.pool} in the pool,"
            f" but there are {there_are} (2.223)"
        )
    for area, ground in board.grounds.items():
        if ground != _EMPTY:
            where, people = board.area(area).name, board.population(area)
            yield from _infrastructure(board, where, ground, people)
            yield from _terror(where, ground, people)
            if not 0 <= ground.attempts <= people:
                yield f"{where}: {ground.attempts} attempts to recruit, at most {people} (6.17)"


def _infrastructure(
    board: DistrictBoard, where: str, ground: AreaGround, people: int
) -> Iterator[str]:
    for side in BELLIGERENTS:
        if not 0 <= ground.of(side) <= people:
            yield f"{where}: {ground.of(side)} {side} Infrastructure Units, at most {people} (8.2)"
    if ground.found and not board.options.deep_underground:
        yield f"{where}: Infrastructure is found, but none is hidden (11)"
    elif not 0 <= ground.found <= max(0, ground.insurgent):
        yield f"{where}: {ground.found} Infrastructure Units found of {ground.insurgent} (11)"


def _terror(where: str, ground: AreaGround, people: int) -> Iterator[str]:
    if ground.terror and not people:
        yield f"{where}: Terror where nobody lives (6.3)"
    if ground.new_terror and not ground.terror:
        yield f"{where}: new Terror without Terror (6.19)"
