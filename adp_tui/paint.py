"""Text with roles: what the screens are made of.

Nothing names a colour but the themes; everything else says what a piece of text is, and the theme
in use decides how that looks. Never colour alone: whatever a role tells, the letters tell too.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple


class Role(StrEnum):
    """What a run of text is."""

    TEXT = "text"
    STRONG = "strong"
    DIM = "dim"
    COALITION = "coalition"
    GOVERNMENT = "government"
    TALIBAN = "taliban"
    WARLORDS = "warlords"
    COALITION_COUNT = "coalition-count"
    """How many, behind a Faction's letter: where letters are chips, numbers stay plain."""

    GOVERNMENT_COUNT = "government-count"
    TALIBAN_COUNT = "taliban-count"
    WARLORDS_COUNT = "warlords-count"
    COALITION_BAR = "coalition-bar"
    """A solid bar in a Faction's colour: it must choose."""

    GOVERNMENT_BAR = "government-bar"
    TALIBAN_BAR = "taliban-bar"
    WARLORDS_BAR = "warlords-bar"
    TALIBAN_ACTIVE = "taliban-active"
    WARLORDS_ACTIVE = "warlords-active"
    COIN_CONTROL = "coin-control"
    TALIBAN_CONTROL = "taliban-control"
    SUPPORT = "support"
    TROUBLE = "trouble"
    """Opposition, Terror, Sabotage, refusals."""

    CURSOR = "cursor"
    KEY = "key"
    """Keys, digits and marks."""

    ROAD = "road"
    WALL = "wall"
    BORDER = "border"
    WHAT_IF = "what-if"
    BAR = "bar"
    ROW = "row"
    """The highlighted row of a list."""


class Ground(StrEnum):
    """What an area is tinted with while a side controls it."""

    COIN = "coin"
    TALIBAN = "taliban"


class Tinted(NamedTuple):
    """A role on tinted ground; one that has a background of its own keeps it."""

    role: Role
    ground: Ground


Look = Role | Tinted
"""All that a theme must have a style for."""

TINTED: Final[dict[Ground, dict[Look, Look]]] = {
    ground: {role: Tinted(role, ground) for role in Role} for ground in Ground
}
"""Each role on each ground, made once: what is the same look is then the same object."""

Run = tuple[str, Look]
"""Some text and what it is."""

Line = tuple[Run, ...]
"""A row of the screen."""

BLANK: Final[Line] = ()

CAN: Final = "\u203a"
"""The mark of what can be chosen, and the prompt before what is typed; written as a code because
it is easily taken for another sign."""

ASCII: Final = str.maketrans(
    {
        **dict(zip(f"▪▴▾▸{CAN}✓✗◦⋅", "#^v>.xXo.", strict=True)),
        **dict.fromkeys("─━", "-"),
        **dict.fromkeys("│┃╎", "|"),
        **dict.fromkeys("═", "="),
        **dict.fromkeys("║", '"'),
        **dict.fromkeys("┌┐└┘├┤┬┴┼┏┓┗┛┠┨┯┷┩┡┢┪┲┱┹┺┞┟┦┧╟╢╞╡╚╝╔╗╤╧╪╫", "+"),
    }
)
"""What each glyph becomes where a terminal draws letters only; every cell stays one cell."""


def line(*runs: Run | str) -> Line:
    """Return a row from runs and plain text."""
    return tuple((run, Role.TEXT) if isinstance(run, str) else run for run in runs)


def plain(row: Line) -> str:
    """Return a row without its roles."""
    return "".join(text for text, _ in row)


def width(row: Line) -> int:
    """Return how many cells a row takes; every glyph in use is one cell wide."""
    return sum(len(text) for text, _ in row)


def fitted(row: Line, cells: int, role: Role = Role.TEXT) -> Line:
    """Return a row cut or filled up to so many cells."""
    runs: list[Run] = []
    room = cells
    for text, what in row:
        if room <= 0:
            break
        runs.append((text[:room], what))
        room -= len(text)
    if room > 0:
        runs.append((" " * room, role))
    return tuple(runs)
