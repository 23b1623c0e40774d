"""How sure a share is."""

from __future__ import annotations

from math import sqrt
from typing import Final

from msgspec import Struct

_Z: Final = 1.959964
"""95 % of a normal distribution lie within this many standard deviations."""


class Share(Struct, frozen=True):
    """A share of some games, and the limits between which the true one lies in 95 of 100 cases."""

    share: float
    low: float
    high: float


def share_of(wins: int, games: int) -> Share:
    """Return a share with its Wilson score interval, which holds for few games and rare wins too.

    Brown, Cai and DasGupta, Interval Estimation for a Binomial Proportion, 2001.
    """
    if not games:
        return Share(0.0, 0.0, 1.0)
    share = wins / games
    spread = _Z**2 / games
    middle = share + spread / 2
    width = _Z * sqrt(share * (1 - share) / games + spread / (4 * games))
    low, high = ((middle + sign * width) / (1 + spread) for sign in (-1, 1))
    return Share(round(share, 4), round(max(low, 0.0), 4), round(min(high, 1.0), 4))
