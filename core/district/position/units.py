"""Units in notation: `line=2/d-1`, `fighters=7!`, `villagers*3`, and `?=4,9` in a view.

`=` and the numbers in the names of units, `/` and what they are (`d` Dispersed, `s` settled, `f`
fresh), `-` and Hits, `!` for a counter that is turned up, `*` and how many they are. Numbers are
left out if all units that share a row of numbers come in its order.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import count as numbers_from
from itertools import islice
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from core.district.model.board import DistrictBoard, Unit, unit_order
from core.district.model.ids import GOVERNMENT, UNKNOWN
from core.district.model.module import Module
from core.district.model.roster import counter_name, own_name
from core.kernel.notation import Word

_UNIT: Final = re.compile(
    r"(?P<kind>\?|[a-z]+(?:-[a-z]+)*)(?:=(?P<numbers>[0-9]{1,3}(?:,[0-9]{1,3})*))?"
    r"(?:/(?P<marks>[dsf]+))?(?:-(?P<hits>[0-9]{1,3}))?(?P<up>!)?(?:\*(?P<count>[0-9]{1,2}))?"
)
_EXPECTED: Final = "a unit, such as line/d-1, fighters=7! or villagers*2"

_COUNTERS: Final = "x"

MOST_UNITS: Final = 999
"""More than any position has; beyond that, a text is not worth reading."""


class UnitText(Struct, frozen=True):
    """Units of the same kind in the same place and state, as a text has them."""

    unit: Unit
    """What they are, without their place."""

    numbers: tuple[int, ...]
    """The numbers in their names, as far as they are known."""

    count: int
    word: Word


def row_of(module: Module, kind: str) -> str:
    """RDD-39: Return which units share a row of numbers: all counters, or those of a kind."""
    known = module.kinds.get(kind)
    return kind if known is not None and known.side is GOVERNMENT else _COUNTERS


def name_in(row: str, number: int) -> str:
    """Return the name of a unit."""
    return counter_name(number) if row == _COUNTERS else own_name(row, number)


def without_place(unit: Unit) -> Unit:
    """Return what a unit is, apart from where it is."""
    return replace(unit, at="", stack="")


def grouped(board: DistrictBoard, names: Iterable[str]) -> list[list[str]]:
    """Return units by kind and state, in the order in which they are written."""
    groups: dict[Unit, list[str]] = {}
    for name in names:
        groups.setdefault(without_place(board.units[name]), []).append(name)
    return list(groups.values())


def units_text(board: DistrictBoard, names: Iterable[str], numbered: frozenset[str]) -> str:
    """Write the units of one place; `numbered` are the rows whose numbers are written."""
    return " ".join(_group_text(board, group, numbered) for group in grouped(board, names))


def _group_text(board: DistrictBoard, names: list[str], numbered: frozenset[str]) -> str:
    unit = board.units[names[0]]
    text, count = unit.kind, f"*{len(names)}" if len(names) > 1 else ""
    if row_of(board.rulebook, unit.kind) in numbered:
        text += f"={','.join(str(unit_order(name)[1]) for name in names)}"
        count = ""
    marks = "d" * unit.dispersed + "s" * unit.settled + "f" * unit.fresh
    text += f"/{marks}" if marks else ""
    text += f"-{unit.hits}" if unit.hits else ""
    return text + ("!" if unit.revealed else "") + count


def numbered_rows(board: DistrictBoard, names: Iterable[str]) -> frozenset[str]:
    """Return the rows whose numbers must be written, of units in the order of the text."""
    found: dict[str, list[int]] = {}
    for name in names:
        row = row_of(board.rulebook, board.units[name].kind)
        found.setdefault(row, []).append(unit_order(name)[1])
    return frozenset(
        row for row, numbers in found.items() if numbers != list(range(1, len(numbers) + 1))
    )


def read_unit(module: Module, word: Word) -> UnitText:
    """Read one word of units."""
    found = _UNIT.fullmatch(word.text)
    if found is None:
        raise word.unlike(_EXPECTED)
    kind = found["kind"]
    if kind != UNKNOWN and kind not in module.kinds:
        raise word.unlike("a kind of unit", module.kinds)
    marks = found["marks"] or ""
    numbers = tuple(map(int, found["numbers"].split(","))) if found["numbers"] else ()
    if numbers and found["count"]:
        raise word.unlike("numbers or a count of units, not both")
    if len(set(marks)) < len(marks):
        raise word.unlike("each letter once after /")
    unit = Unit(
        kind,
        "",
        dispersed="d" in marks,
        hits=int(found["hits"] or 0),
        revealed=found["up"] is not None,
        fresh="f" in marks,
        settled="s" in marks,
    )
    return UnitText(unit, numbers, len(numbers) or int(found["count"] or 1), word)


class Naming:
    """Gives names to the units of a text: those with numbers first, then the lowest free ones."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._read: list[tuple[UnitText, str, str]] = []
        self._taken: dict[str, set[int]] = {}
        self._count = 0

    def add(self, read: UnitText, at: str, stack: str = "") -> None:
        """Add units that are somewhere; raise if one of their numbers is taken, or too many."""
        if read.count > MOST_UNITS - self._count:
            raise read.word.unlike(f"at most {MOST_UNITS} units in all")
        self._count += read.count
        row = row_of(self._module, read.unit.kind)
        taken = self._taken.setdefault(row, set())
        for number in read.numbers:
            if number in taken:
                name = Word(name_in(row, number), read.word.column)
                raise name.repeated("somewhere else")
            taken.add(number)
        self._read.append((read, at, stack))

    def add_rest(self, kind: str, count: int, at: str) -> None:
        """Add units that the text does not mention."""
        self._read.append((UnitText(Unit(kind, ""), (), count, Word("", 1)), at, ""))

    @property
    def kinds(self) -> Counter[str]:
        """How many units of each kind there are so far."""
        counts: Counter[str] = Counter()
        for read, _at, _stack in self._read:
            counts[read.unit.kind] += read.count
        return counts

    def units(self) -> dict[str, Unit]:
        """Return all units by name; those without numbers get the lowest free ones."""
        named: dict[str, Unit] = {}
        for read, at, stack in self._read:
            row = row_of(self._module, read.unit.kind)
            unit = replace(read.unit, at=at, stack=stack)
            for number in read.numbers or self._free(row, read.count):
                named[name_in(row, number)] = unit
        return named

    def _free(self, row: str, count: int) -> Iterator[int]:
        taken = self._taken.setdefault(row, set())
        for number in islice((n for n in numbers_from(1) if n not in taken), count):
            taken.add(number)
            yield number
