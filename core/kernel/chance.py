"""Chance as a function: the same seed and the same number of draws give the same answer."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

_RANGE = 1 << 64


def draw(seed: int, drawn: int, options: Sequence[str]) -> str:
    """Pick one of the options, each as likely as the others.

    `drawn` is how many draws came before on this line of play, so that the line meets the same dice
    whenever it is played again.
    """
    fair = _RANGE - _RANGE % len(options)
    for attempt in range(_RANGE):
        text = f"{seed}.{drawn}.{attempt}".encode()
        number = int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")
        if number < fair:  # the few numbers above would favour the first options
            return options[number % len(options)]
    raise AssertionError("2**64 unlucky numbers in a row")
