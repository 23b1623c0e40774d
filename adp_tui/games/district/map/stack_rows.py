"""RDS-21, RDS-22: The stacks of an Area in rows: in full where they fit, otherwise shorter.

What does not fit even in two letters is told by a sign at the end of the last row.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from adp_tui.games.district.map.scene import SeenStack, Whereabouts
from adp_tui.games.district.map.unit_words import NameForm, stack_words
from adp_tui.games.district.texts import map as texts
from adp_tui.look.cells import cells_of
from adp_tui.look.paint import BLANK, Line, Role, Run, fitted, width
from adp_tui.mapping.layout import AreaForm
from adp_tui.widgets.rows import joined
from core.district.model.ids import GOVERNMENT, INSURGENT, Ratings


class Brevity(NamedTuple):
    """How short the stacks of an Area are written."""

    government: NameForm
    insurgent: NameForm
    tight: bool = False
    sums: bool = False
    packed: bool = False
    """Whether stacks of the Government share rows, as those of the Insurgent always do."""


_FULL, _SHORT, _SHORTEST = NameForm
_TWO_LETTERS: Final = Brevity(_SHORTEST, _SHORTEST, tight=True, packed=True)
_IN_LETTERS: Final = (
    Brevity(_SHORT, _SHORTEST, tight=True),
    Brevity(_SHORT, _SHORTEST, tight=True, packed=True),
    _TWO_LETTERS,
)
_IN_WORDS: Final = (
    Brevity(_FULL, _FULL, sums=True),
    Brevity(_FULL, _FULL),
    Brevity(_SHORT, _SHORT),
    Brevity(_SHORT, _SHORT, packed=True),
    _TWO_LETTERS,
)
LADDER: Final = {
    AreaForm.COMPACT: _IN_LETTERS,
    AreaForm.LARGE: _IN_WORDS,
    AreaForm.WIDE: _IN_WORDS,
}
"""The ways to write stacks, the longest first."""

_LABELS: Final = {
    Whereabouts.AT_LARGE: texts.AT_LARGE,
    Whereabouts.UNDERGROUND: texts.UNDERGROUND,
    Whereabouts.UNDECIDED: texts.IN_NO_STACK,
}
_MORE: Final[Run] = (texts.MORE, Role.KEY)
_INDENT: Final = 2
"""How far the further rows of a long stack are indented."""


def stack_rows(
    stacks: Sequence[SeenStack], form: AreaForm, cells: int, height: int
) -> tuple[Line, ...]:
    """Return the stacks in exactly so many rows; what is underground is in the last ones."""
    hidden = [stack for stack in stacks if stack.where is Whereabouts.UNDERGROUND]
    others = [stack for stack in stacks if stack.where is not Whereabouts.UNDERGROUND]
    for brevity in LADDER[form]:
        above, below = _rows(others, brevity, cells), _rows(hidden, brevity, cells)
        room = height - len(above) - len(below)
        if room and below and form is not AreaForm.COMPACT:
            below = _set_apart(_rows(hidden, brevity, cells, labelled=False), cells)
        if room >= 0:
            return _placed(above, below, height)
    above, below = (_rows(some, _TWO_LETTERS, cells) for some in (others, hidden))
    kept = min(len(below), max(1, height - len(above)))
    return _placed(_kept(above, height - kept, cells), _kept(below, kept, cells), height)


def _placed(above: Sequence[Line], below: Sequence[Line], height: int) -> tuple[Line, ...]:
    return (*above, *[BLANK] * (height - len(above) - len(below)), *below)


def _kept(rows: list[Line], most: int, cells: int) -> list[Line]:
    """RDS-22: Return at most so many rows; a sign at the end says that there is more."""
    if len(rows) <= most:
        return rows
    return [*rows[: most - 1], (*fitted(rows[most - 1], cells - 1), _MORE)] if most else []


def _set_apart(rows: list[Line], cells: int) -> list[Line]:
    """Return rows below a light line with the name of the Underground box."""
    name = f" {texts.UNDERGROUND_BOX} "
    left = "─"
    right = "─" * (cells - cells_of(name) - cells_of(left))
    return [((left, Role.WALL), (name, Role.DIM), (right, Role.WALL)), *rows]


def _rows(
    stacks: Sequence[SeenStack], brevity: Brevity, cells: int, *, labelled: bool = True
) -> list[Line]:
    """Return stacks in rows, each group of them behind the label of where it is."""
    rows: list[Line] = []
    for (_, where), group in groupby(stacks, key=lambda stack: (stack.side, stack.where)):
        label = _LABELS.get(where, "") if labelled else ""
        rows += _group(list(group), label, brevity, cells)
    return rows


def _group(stacks: list[SeenStack], label: str, brevity: Brevity, cells: int) -> list[Line]:
    """Return the stacks of one group, in as few rows as their way of writing allows."""
    indent = cells_of(label) + 1 if label else 0
    may_share = brevity.packed or stacks[0].side is INSURGENT
    gap = " " if brevity.tight and stacks[0].side is INSURGENT else "  "
    rows: list[Line] = []
    is_full = True
    for stack in stacks:
        has_sums = brevity.sums and stack.sums is not None
        first, *further = _written(stack, brevity, cells - indent)
        together = joined((*rows[-1:], first), gap)
        if may_share and not (is_full or has_sums) and width(together) <= cells - indent:
            rows[-1] = together
        else:
            rows.append(first)
        rows += further
        is_full = has_sums
    starts = [label, *[""] * len(rows)]
    return [_behind(start, indent, row) for start, row in zip(starts, rows, strict=False)]


def _behind(label: str, indent: int, row: Line) -> Line:
    """Return a row behind a label, or as far to the right without one."""
    if not indent:
        return row
    return ((label, Role.DIM), (" " * (indent - cells_of(label)), Role.TEXT), *row)


def _written(stack: SeenStack, brevity: Brevity, cells: int) -> list[Line]:
    """Return one stack, with its sums at the end if they are to be told."""
    form = brevity.government if stack.side is GOVERNMENT else brevity.insurgent
    rows = _flowed(stack_words(stack, form, tight=brevity.tight), cells)
    if brevity.sums and stack.sums is not None:
        rows = _with_sums(rows, stack.sums, cells)
    return rows


def _with_sums(rows: list[Line], sums: Ratings, cells: int) -> list[Line]:
    """Return rows with sums at the right end of the last one, or below it."""
    told = texts.sums(*sums)
    room = cells - cells_of(told) - width(rows[-1])
    if room > 1:
        return [*rows[:-1], (*rows[-1], (" " * room + told, Role.DIM))]
    return [*rows, ((" " * max(cells - cells_of(told), 0) + told, Role.DIM),)]


def _flowed(words: list[Line], cells: int) -> list[Line]:
    """Return words in rows; the further ones are indented."""
    rows = [words[0]]
    for word in words[1:]:
        if width(rows[-1]) + 1 + width(word) <= cells:
            rows[-1] = (*rows[-1], (" ", Role.TEXT), *word)
        else:
            rows.append(((" " * _INDENT, Role.TEXT), *word))
    return rows
