"""Chance as a function: the same seed and the same number of draws give the same answer."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import accumulate, count

_RANGE = 1 << 64


def draw(seed: int, drawn: int, options: Sequence[str], weights: Sequence[int] = ()) -> str:
    """Pick one of the options; all are equally likely unless there are weights.

    `drawn` is how many draws came before on this line of play, so that the same line always gets
    the same dice.
    """
    if not weights:
        return options[_below(len(options), seed, drawn)]
    number = _below(sum(weights), seed, drawn)
    limits = zip(options, accumulate(weights), strict=True)
    return next(option for option, limit in limits if number < limit)


def _below(limit: int, seed: int, drawn: int) -> int:
    """Return a number from 0 to below the limit, all equally likely."""
    fair = _RANGE - _RANGE % limit
    for attempt in count():
        text = f"{seed}.{drawn}.{attempt}".encode()
        number = int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")
        if number < fair:  # the few numbers above would favour the first options
            return number % limit
    raise AssertionError
