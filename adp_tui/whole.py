"""Whole numbers on the command line."""

from __future__ import annotations

import argparse
import re

from adp_tui.texts.command_line import not_a_number


def whole(text: str) -> int:
    """Read a number that counts something and fits the save format."""
    if not re.fullmatch(r"[0-9]{1,18}", text):
        raise argparse.ArgumentTypeError(not_a_number(text))
    return int(text)
