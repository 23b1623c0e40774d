"""Positions of District Commander as they may be after a Deployment, made up at random."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from core.district.model.board import DistrictBoard
from core.district.model.ids import (
    AVAILABLE,
    BELLIGERENTS,
    GOVERNMENT,
    INSURGENT,
    LETTERS,
    RECRUITING,
    RESERVE,
    Belligerent,
)
from core.district.model.module import UnitKind
from core.district.model.options import DistrictOptions
from tests.district.positions import empty, units_of, with_camp, with_ground, with_stack

EVENTS: Final = (0, 0, 0, 11, 13, 14, 22, 23, 25, 35, 41, 45)
"""Some random events; those that matter in Operations among them."""


def deployed(chance: Random, options: DistrictOptions) -> DistrictBoard:
    """Return a position at the beginning of Operations."""
    board = _camps(chance, options)
    for area, data in board.rulebook.areas.items():
        ours, theirs = (chance.randint(0, data.population) for _ in BELLIGERENTS)
        terror = data.population > 0 and chance.random() < 0.2
        if ours + theirs <= board.pool:
            board = with_ground(board, area, government=ours, insurgent=theirs, terror=terror)
    letters = iter(LETTERS)
    for side in BELLIGERENTS:
        for area in chance.sample(list(board.grounds), 5):
            for _ in range(chance.randint(1, 2)):
                if words := _stack(chance, board, side, area):
                    hidden = side is INSURGENT and chance.random() < 0.5
                    board = with_stack(board, next(letters), area, words, underground=hidden)
    return _with_recruits(board)


def _camps(chance: Random, options: DistrictOptions) -> DistrictBoard:
    """Return a position with nothing on the map, and some Task Points and chits."""
    hand = chance.sample(empty().rulebook.chits, 10)
    event = chance.choice(EVENTS)
    board = empty(
        tp=(chance.randint(-2, 14), chance.randint(-2, 14)),
        tp_max=(chance.randint(0, 14), chance.randint(0, 14)),
        strategies=(f"G{chance.randint(1, 4)}", f"I{chance.randint(1, 4)}"),
        hands=(hand[: chance.randint(0, 5)], hand[5 : 5 + chance.randint(0, 5)]),
        options=options,
        event=event,
        truce="highfell" if event == 35 else "",
        intelligence={"blank": 12, "blue": 2, "orange": 2} if options.intelligence else {},
    )
    for side in BELLIGERENTS if options.intelligence else ():
        board = with_camp(board, side, advantages=chance.randint(0, 3))
    if options.only_the_wind:
        board = with_camp(board, INSURGENT, winds=chance.randint(0, 2))
    if options.two_solitudes:
        board = with_camp(board, GOVERNMENT, paramilitary_tp=chance.randint(0, 6))
    return board


def _stack(chance: Random, board: DistrictBoard, side: Belligerent, area: str) -> str:
    """Return the units of a stack in an Area, as the tests write them; empty if there are none."""
    kinds = [kind for kind in board.rulebook.kinds.values() if kind.side is side]
    militia = sum(board.kind(name).is_militia for name in board.units_in(area, side))
    fighting = [
        kind
        for kind in kinds
        if kind.is_combat and (not kind.is_militia or militia < board.population(area))
    ]
    chosen = chance.sample(fighting, chance.randint(0 if side is INSURGENT else 1, 2))
    helpers = [kind for kind in kinds if not kind.is_combat]
    chosen += chance.sample(helpers, chance.randint(0, 2)) if helpers else []
    left = [kind for kind in chosen if _is_left(board, kind)]
    if any(kind.is_asset for kind in left) and not any(kind.is_combat for kind in left):
        return ""
    return " ".join(_word(chance, kind) for kind in left)


def _is_left(board: DistrictBoard, kind: UnitKind) -> bool:
    """Whether there is one more of a kind."""
    return bool(units_of(board, kind.word, RESERVE) or units_of(board, kind.word, AVAILABLE))


def _word(chance: Random, kind: UnitKind) -> str:
    """Return a unit in some mode, perhaps with a Hit."""
    mode = "/d" if kind.dispersed is not None and chance.random() < 0.4 else ""
    hits = "-1" if kind.is_regular and chance.random() < 0.3 else ""
    return f"{kind.word}{mode}{hits}"


def _with_recruits(board: DistrictBoard) -> DistrictBoard:
    """Put all MIL that are not on the map into Recruiting."""
    for name, unit in board.units.items():
        if board.kind(name).is_militia and unit.at == RESERVE:
            board = board.with_unit(name, replace(unit, at=RECRUITING))
    return board
