"""RDS-21: Units and stacks in few letters or in full, as the words of a row."""

from __future__ import annotations

from enum import Enum
from typing import Final

from adp_tui.games.district.looks import Shade
from adp_tui.games.district.map.scene import SeenStack, SeenUnit
from adp_tui.games.district.naming import called
from adp_tui.games.district.texts import map as texts
from adp_tui.look.cells import cut
from adp_tui.look.paint import AnyRole, Line, Role
from core.district.model.ids import GOVERNMENT, INSURGENT, UNKNOWN


class NameForm(Enum):
    """How long the names of units are."""

    FULL = 0
    SHORT = 4
    SHORTEST = 2


UNIT_ROLE: Final = {GOVERNMENT: Shade.GOVERNMENT_UNITS, INSURGENT: Shade.INSURGENT_UNITS}
LETTER_ROLE: Final = {GOVERNMENT: Shade.GOVERNMENT, INSURGENT: Shade.INSURGENT}

_NAMES: Final = {NameForm.SHORT: texts.SHORT, NameForm.SHORTEST: texts.SHORTEST}


def kind_word(kind: str, form: NameForm, *, dispersed: bool = False) -> str:
    """Return the name of a kind of unit, with the sign of its mode.

    A kind of another module has no short name and is cut.
    """
    name = called(kind)
    if form is not NameForm.FULL:
        name = _NAMES[form].get(kind) or cut(kind.upper(), form.value)
    return f"{name}{texts.DISPERSED}" if dispersed else name


def unit_word(unit: SeenUnit, number: int, form: NameForm) -> str:
    """Return some units that look the same: `LINE2*-1`, `!FI`, `Home Guard x3`."""
    hits = texts.hits(unit.hits) if unit.hits else ""
    shown = texts.REVEALED if unit.revealed else ""
    if form is NameForm.FULL:
        name = kind_word(unit.kind, form, dispersed=unit.dispersed)
        told = f"{shown}{name}{texts.counted_in_full(number)}"
        return f"{told} {hits}" if hits else told
    dispersed = texts.DISPERSED if unit.dispersed else ""
    return f"{shown}{kind_word(unit.kind, form)}{texts.counted(number)}{dispersed}{hits}"


def units_words(units: tuple[tuple[SeenUnit, int], ...], form: NameForm) -> list[str]:
    """Return units as words between which a row may end."""
    known = [unit_word(unit, n, form) for unit, n in units if not _is_hidden(unit)]
    covered = [unit_word(unit, n, form) for unit, n in units if unit.covered]
    concealed = sum(n for unit, n in units if unit.kind == UNKNOWN)
    if covered:
        covered[0] = f"{texts.BEGIN}{covered[0]}"
        covered[-1] = f"{covered[-1]}{texts.END}"
    if form is NameForm.FULL:
        known, covered = _listed(known), _listed(covered)
    return [*known, *covered, *([_concealed(concealed)] if concealed else [])]


def stack_words(stack: SeenStack, form: NameForm, *, tight: bool) -> list[Line]:
    """Return a stack as the words of a row: its letter, then its units.

    A stack that can act no more is dim and ends with a full stop. If it is `tight`, Insurgent
    counters follow the letter without blanks.
    """
    words = units_words(stack.units, form)
    role: AnyRole = UNIT_ROLE[stack.side]
    letter: AnyRole = LETTER_ROLE[stack.side]
    if stack.done:
        role = letter = Role.DIM
        words[-1] = f"{words[-1]}{texts.DONE}"
    found: list[Line] = [((stack.label, letter),)] if stack.label else []
    if not (tight and stack.side is INSURGENT):
        return [*found, *(((word, role),) for word in words)]
    for word in words:
        follows = word.startswith((texts.BEGIN, texts.REVEALED, texts.CONCEALED))
        if found and (follows or found == [((stack.label, letter),)]):
            found[-1] = (*found[-1], (word, role))
        else:
            found.append(((word, role),))
    return found


def _is_hidden(unit: SeenUnit) -> bool:
    return unit.covered or unit.kind == UNKNOWN


def _concealed(number: int) -> str:
    """Return concealed counters: each of a few, or how many."""
    few = number <= texts.MOST_SIGNS
    return texts.CONCEALED * number if few else f"{texts.CONCEALED}{number}"


def _listed(words: list[str]) -> list[str]:
    """Return names with a comma after each but the last."""
    return [*(f"{word}{texts.BETWEEN}" for word in words[:-1]), *words[-1:]]
