"""Numbers that people type."""

from __future__ import annotations

from typing import Final

_LONGEST: Final = 19
"""The largest seed has so many digits, and nothing has more."""


def number_in(text: str) -> int | None:
    """Return the number that a text is in plain digits, if it is one that anything here has.

    Python calls the `²` of a keyboard a digit too, and refuses to read numbers without end.
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _LONGEST else None
