"""A sketch of the district for the title: who controls the people of each Area."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from adp_tui.games.district.looks import LOOKS
from adp_tui.games.district.texts.names import AREAS, LETTER
from adp_tui.look.paint import Line, Role, Run

_OUTLINE: Final = """\
┌────────┬────────┬────────┐
│        │        │        │
│   a    │   b    │   c    │
│        │        │        │
├────────┼────────┼────────┤
│        │        │        │
│   d    │   e    │   f    │
│        │        │        │
├────────┼────────┼────────┤
│        │        │        │
│   g    │   h    │   i    │
│        │        │        │
└────────┴────────┴────────┘
"""

_AREAS: Final = dict(zip("abcdefghi", AREAS, strict=True))
"""The letter of each Area in the outline, in map order."""


def sketch(control: Mapping[str, str]) -> list[Line]:
    """Return the sketch; Areas that nobody controls are blank."""
    return [tuple(_drawn(sign, control) for sign in row) for row in _OUTLINE.splitlines()]


def _drawn(sign: str, control: Mapping[str, str]) -> Run:
    if sign not in _AREAS:
        return (sign, Role.BORDER)
    side = control.get(_AREAS[sign], "")
    return (LETTER[side], LOOKS.side(side)) if side else (" ", Role.TEXT)
