"""A sketch of Afghanistan for the title: Control, with a letter for each area."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from adp_tui.games.adp.looks import Hue
from adp_tui.look.paint import Line, Role, Run

_OUTLINE: Final = """\
         ┌───────────────┐
       ┌─┘ d     o   a   └┐
       │ g    t    c      │
   ┌───┘    u           ┌─┘
   │ k   b     e  l   q │
  ┌┘                  ┌─┘  x
  │           h   n   │
  │ f   i   r        ┌┘
  │              s   │ y
  │           v   ┌──┘
  │ p           ┌─┘
  │    j   m    │
  └─────────────┘
            w
"""

_AREAS: Final = dict(
    zip(
        "abcdefghijklmnopqrstuvwxy",
        (
            *("badakhshan", "badghis", "baghlan", "balkh", "bamian", "farah", "faryab", "ghazni"),
            *("ghowr", "helmand", "herat", "kabul", "kandahar", "khowst", "konduz", "nimruz"),
            *("nuristan", "oruzgan", "paktika", "samangan", "sar-e-pol", "zabol"),
            *("balochistan", "northwest-frontier", "waziristan"),
        ),
        strict=True,
    )
)
"""The letter of each area in the outline; in words, so that no rules are needed."""

_MARKS: Final[dict[str, Run]] = {
    "coin": ("C", Hue.COIN_CONTROL),
    "taliban": ("T", Hue.TALIBAN_CONTROL),
    "none": ("⋅", Role.DIM),
}


def sketch(control: Mapping[str, str]) -> list[Line]:
    """Return the sketch; areas without data are blank."""
    return [tuple(_drawn(sign, control) for sign in row) for row in _OUTLINE.splitlines()]


def _drawn(sign: str, control: Mapping[str, str]) -> Run:
    if sign not in _AREAS:
        return (sign, Role.BORDER)
    return _MARKS.get(control.get(_AREAS[sign], ""), (" ", Role.TEXT))
