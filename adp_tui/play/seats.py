"""Who plays which side, and what this means for the dice."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import Final

from adp_tui.texts.problems import unknown_side
from core.kernel import GameError

LARGEST_SEED: Final = 2**63 - 1

_HUMAN: Final = "human"


def seated(sides: Iterable[str], given: Mapping[str, str]) -> dict[str, str]:
    """Return who plays each side; sides not given are played by people."""
    seats = dict.fromkeys(sides, _HUMAN)
    for side in given:
        if side not in seats:
            raise GameError(unknown_side(side, seats))
    return seats | dict(given)


def has_people(sides: Iterable[str], seats: Mapping[str, str]) -> bool:
    """Whether any person plays; a side that is not named is played by a person."""
    return any(seats.get(side, _HUMAN) == _HUMAN for side in sides)


def may_keep_seed(seats: Mapping[str, str]) -> bool:
    """Whether the file may contain the seed of the dice.

    With several people at the table, anyone who reads the file could work out future rolls.
    """
    return sum(who == _HUMAN for who in seats.values()) <= 1


def fresh_seed() -> int:
    """Return a seed that nobody can guess."""
    return secrets.randbelow(LARGEST_SEED + 1)
