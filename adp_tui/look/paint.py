"""Text with roles: what the screens are made of.

Only themes name colours; all other code says what a piece of text is, and the current theme decides
how it looks. Never colour alone: whatever a role shows, the letters show too.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import Final, NamedTuple

from adp_tui.look.cells import cells_of, filled, split


class AnyRole(StrEnum):
    """What a run of text is; both the program and its games define roles."""


class Role(AnyRole):
    """The roles that every screen knows."""

    TEXT = "text"
    STRONG = "strong"
    DIM = "dim"
    TROUBLE = "trouble"
    """Refusals and other problems."""

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
    """The tint of an area of a map; a game defines its tints."""


class Tinted(NamedTuple):
    """A role on tinted ground; one with its own background keeps it."""

    role: AnyRole
    ground: Ground


Look = AnyRole | Tinted
"""Everything that needs a style in a theme."""


class _Tints(dict[Look, Look]):
    """Each role on one ground, made once, so that equal looks are the same object."""

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        self._ground = ground

    def __missing__(self, role: Look) -> Look:
        assert isinstance(role, AnyRole)  # nothing is tinted twice
        self[role] = Tinted(role, self._ground)
        return self[role]


@cache
def tints(ground: Ground) -> Mapping[Look, Look]:
    """Return the tinted version of each role."""
    return _Tints(ground)


class Looks(NamedTuple):
    """The look of a game: its roles in every theme, and the roles of its sides."""

    sides: Mapping[str, AnyRole] = {}
    """The role of a side's letter and name."""

    bars: Mapping[str, AnyRole] = {}
    """The role of a solid bar in the colour of a side: it must choose."""

    styles: Mapping[str, Mapping[AnyRole, str]] = {}
    """For each theme, the style of each of the game's roles."""

    grounds: Mapping[str, Mapping[Ground, str]] = {}
    """For each theme that tints the ground, the colours."""

    @property
    def roles(self) -> frozenset[AnyRole]:
        """All of the game's roles; a theme may lack a style for some."""
        styled = (role for styles in self.styles.values() for role in styles)
        return frozenset((*self.sides.values(), *self.bars.values(), *styled)) - frozenset(Role)

    def side(self, side: str | None) -> AnyRole:
        """Return the role of a side's letter and name."""
        return self.sides.get(side or "", Role.STRONG)

    def bar(self, side: str | None) -> AnyRole:
        """Return the role of a bar for a side."""
        return self.bars.get(side or "", Role.BAR)


Run = tuple[str, Look]
"""Some text and its role."""

Line = tuple[Run, ...]
"""A row of the screen."""

BLANK: Final[Line] = ()

CAN: Final = "\u203a"
"""The mark of a possible choice, and the prompt before typed text; written as a code because it is
easily mistaken for another sign."""

ASCII: Final = str.maketrans(
    {
        **dict(zip(f"▪▴▾▸{CAN}✓✗◦⋅☠◉✶❥", "#^v>.xXo.%@*v", strict=True)),
        **dict.fromkeys("─━", "-"),
        **dict.fromkeys("│┃╎", "|"),
        **dict.fromkeys("═", "="),
        **dict.fromkeys("║", '"'),
        **dict.fromkeys("┌┐└┘├┤┬┴┼┏┓┗┛┠┨┯┷┩┡┢┪┲┱┹┺┞┟┦┧╟╢╞╡╚╝╔╗╤╧╪╫", "+"),
    }
)
"""The replacement of each glyph on terminals that draw only letters; each takes one cell."""


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
    """Return the text of the run at a cell of a row; blank beyond the row."""
    for text, _ in row:
        cell -= cells_of(text)
        if cell < 0:
            return text
    return ""


def fitted(row: Line, cells: int, role: AnyRole = Role.TEXT) -> Line:
    """Return a row cut or padded to this many cells."""
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


def within(row: Line, start: int, end: int) -> Line:
    """Return the cells of a row from one up to another, padded if the row is shorter."""
    runs: list[Run] = []
    x = 0
    for text, look in fitted(row, end):
        cells = cells_of(text)
        if x + cells > start:
            runs.append((text if x >= start else split(text, start - x)[1], look))
        x += cells
    return tuple(runs)
