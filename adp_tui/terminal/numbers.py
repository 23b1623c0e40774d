"""Numbers that people type: in a list, in a request, on the command line."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from typing import Final

from adp_tui.texts.command_line import not_a_number

_LONGEST: Final = 19
"""The largest seed has this many digits, and nothing has more."""


def number_in(text: str) -> int | None:
    """Return the number that a text contains in plain digits, if it is not too long.

    Python also calls the `²` of a keyboard a digit, and refuses to read very long numbers.
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _LONGEST else None


def typed_on(typed: str, digit: str, has: Callable[[str], bool]) -> str:
    """Return the number after one more digit: the longer one, or otherwise the digit alone.

    Blank if the list has neither.
    """
    return next((number for number in (typed + digit, digit) if has(number)), "")


def whole(text: str) -> int:
    """Read a count that fits the save format."""
    if not re.fullmatch(r"[0-9]{1,18}", text):
        raise argparse.ArgumentTypeError(not_a_number(text))
    return int(text)
