"""Text with roles: what the screens are made of.

Nothing names a colour but the themes; everything else says what a piece of text is, and the theme
in use decides how that looks. Never colour alone: whatever a role tells, the letters tell too.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import Final, NamedTuple

from adp_tui.look.cells import cells_of, filled


class AnyRole(StrEnum):
    """What a run of text is; the program has roles of its own, and so may a game."""


class Role(AnyRole):
    """The roles that every screen knows."""

    TEXT = "text"
    STRONG = "strong"
    DIM = "dim"
    TROUBLE = "trouble"
    """Refusals, and whatever is not as it should be."""

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
    """What an area of a map is tinted with; a game says which tints there are."""


class Tinted(NamedTuple):
    """A role on tinted ground; one that has a background of its own keeps it."""

    role: AnyRole
    ground: Ground


Look = AnyRole | Tinted
"""All that a theme must have a style for."""


class _Tints(dict[Look, Look]):
    """Each role on one ground, made once: what is the same look is then the same object."""

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        self._ground = ground

    def __missing__(self, role: Look) -> Look:
        assert isinstance(role, AnyRole)  # nothing is tinted twice
        self[role] = Tinted(role, self._ground)
        return self[role]


@cache
def tints(ground: Ground) -> Mapping[Look, Look]:
    """Return what each role becomes on a ground."""
    return _Tints(ground)


class Looks(NamedTuple):
    """How a game looks: its roles in every theme, and those of its sides."""

    sides: Mapping[str, AnyRole] = {}
    """The role of a side's letter and name."""

    bars: Mapping[str, AnyRole] = {}
    """A solid bar in the colour of a side: it must choose."""

    styles: Mapping[str, Mapping[AnyRole, str]] = {}
    """For each theme the style of every role that is the game's own."""

    grounds: Mapping[str, Mapping[Ground, str]] = {}
    """For each theme that tints the ground, in which colours."""

    @property
    def roles(self) -> frozenset[AnyRole]:
        """All roles that are the game's own; a theme may lack a style for some."""
        styled = (role for styles in self.styles.values() for role in styles)
        return frozenset((*self.sides.values(), *self.bars.values(), *styled)) - frozenset(Role)

    def side(self, side: str | None) -> AnyRole:
        """Return the role of a side's letter and name."""
        return self.sides.get(side or "", Role.STRONG)

    def bar(self, side: str | None) -> AnyRole:
        """Return the role of a bar for a side."""
        return self.bars.get(side or "", Role.BAR)


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
    """Return how many cells a row takes."""
    return sum(cells_of(text) for text, _ in row)


def run_at(row: Line, cell: int) -> str:
    """Return the text of the run that a cell of a row belongs to; blank beyond the row."""
    for text, _ in row:
        cell -= cells_of(text)
        if cell < 0:
            return text
    return ""


def fitted(row: Line, cells: int, role: AnyRole = Role.TEXT) -> Line:
    """Return a row cut or filled up to so many cells."""
    runs: list[Run] = []
    room = cells
    for run in row:
        if room <= 0:
            break
        room -= cells_of(run[0])
        runs.append(run if room >= 0 else (filled(run[0], room + cells_of(run[0])), run[1]))
    if room > 0:
        runs.append((" " * room, role))
    return tuple(runs)
