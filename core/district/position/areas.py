"""The row of an Area: `quarry-road iu=0/1 terror G:b(line/d-1) I~k(main-force villagers)`.

A stack is its side, `:` or `~` for the Underground box, its letter and its units in brackets;
behind them `+` activated, `%` ambushed, `>` Moved, `=2` missions. Units in no stack have no letter.
"""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from core.district.model.board import AreaGround, DistrictBoard, Stack
from core.district.model.ids import BELLIGERENTS, GOVERNMENT, INSURGENT
from core.district.model.module import Module
from core.district.position.units import UnitText, grouped, read_unit, units_text
from core.kernel.notation import TextWords, UnreadableError, Word

SIDE_LETTERS: Final = {GOVERNMENT: "G", INSURGENT: "I"}
_SIDES: Final = {letter: side for side, letter in SIDE_LETTERS.items()}
_OPENING: Final = re.compile(r"(?P<side>[GI])(?:(?P<place>[:~])(?P<letter>[a-z]{1,2}))?\(")
_BEHIND: Final = re.compile(r"(?P<marks>[+%>]*)(?:=(?P<missions>[0-9]{1,3}))?")
_EXPECTED: Final = "iu=, found=, terror, attempts=, done, or units such as G:a(line) or I~b(dummy)"

STACK_MARKS: Final = {"+": "done", "%": "ambushed", ">": "arrived"}
"""What is written about a stack by a mark."""


class AreaText(Struct, frozen=True):
    """What the row of an Area says."""

    ground: AreaGround
    stacks: dict[str, Stack]
    units: tuple[tuple[UnitText, str], ...]
    """Units, each with the letter of its stack."""


def area_order(board: DistrictBoard, area: str) -> list[str]:
    """Return the units in an Area in the order in which they are written."""
    return [name for names in _places(board, area).values() for name in _flat(board, names)]


def _flat(board: DistrictBoard, names: list[str]) -> list[str]:
    return [name for group in grouped(board, names) for name in group]


def _places(board: DistrictBoard, area: str) -> dict[str, list[str]]:
    """Return the units in an Area: those in no stack by side, then each stack by letter."""
    places: dict[str, list[str]] = {side: [] for side in BELLIGERENTS}
    places |= {letter: [] for letter in board.stacks_in(area)}
    for name in board.units_in(area):
        letter = board.units[name].stack
        places[letter if letter in places else board.side_of(name)].append(name)
    return places


def area_text(board: DistrictBoard, area: str, numbered: frozenset[str]) -> str:
    """Write the row of an Area; empty if there is nothing in it."""
    words = _ground_words(board.grounds[area])
    for place, names in _places(board, area).items():
        units = units_text(board, names, numbered)
        if place in board.stacks:
            words.append(_stack_text(place, board.stacks[place], units))
        elif names:
            words.append(f"{SIDE_LETTERS[board.side_of(names[0])]}({units})")
    return " ".join((area, *words)) if words else ""


def _ground_words(ground: AreaGround) -> list[str]:
    words = []
    if ground.government or ground.insurgent:
        words.append(f"iu={ground.government}/{ground.insurgent}")
    if ground.found:
        words.append(f"found={ground.found}")
    if ground.terror or ground.new_terror:
        words.append("terror=new" if ground.new_terror else "terror")
    if ground.attempts:
        words.append(f"attempts={ground.attempts}")
    if ground.done:
        words.append("done")
    return words


def _stack_text(letter: str, stack: Stack, units: str) -> str:
    place = "~" if stack.underground else ":"
    marks = "".join(mark for mark, field in STACK_MARKS.items() if getattr(stack, field))
    missions = f"={stack.missions}" if stack.missions else ""
    return f"{SIDE_LETTERS[stack.side]}{place}{letter}({units}){marks}{missions}"


def read_row(module: Module, area: str, words: TextWords) -> AreaText:
    """Read the row of an Area, after its name."""
    return _Row(module, area).read(words)


class _Row:
    """What has been read of a row so far."""

    def __init__(self, module: Module, area: str) -> None:
        self._module = module
        self._area = area
        self._ground = AreaGround()
        self._found: set[str] = set()
        self._stacks: dict[str, Stack] = {}
        self._units: list[tuple[UnitText, str]] = []
        self._open: Word | None = None
        """The bracket that has not been closed yet."""

        self._letter = ""

    def read(self, words: TextWords) -> AreaText:
        """Read all words."""
        for word in words:
            if self._open is not None:
                self._read_units(word)
            elif opening := _OPENING.match(word.text):
                self._open_bracket(word, opening)
            else:
                self._read_ground(word)
        if self._open is not None:
            raise UnreadableError(self._open.column, "expected a closing bracket after the units")
        return AreaText(self._ground, self._stacks, tuple(self._units))

    def _open_bracket(self, word: Word, opening: re.Match[str]) -> None:
        self._open, self._letter = word, opening["letter"] or ""
        if self._letter in self._stacks:
            raise Word(self._letter, word.column).repeated("a stack on this line")
        if self._letter:
            side, place = _SIDES[opening["side"]], opening["place"]
            self._stacks[self._letter] = Stack(side, self._area, underground=place == "~")
        rest = word.text[opening.end() :]
        if rest:
            self._read_units(word.after(opening.end(), rest))

    def _read_units(self, word: Word) -> None:
        units, bracket, behind = word.text.partition(")")
        if units or not bracket:
            self._units.append((read_unit(self._module, Word(units, word.column)), self._letter))
        if bracket:
            self._close_bracket(word.after(len(units) + 1, behind))

    def _close_bracket(self, behind: Word) -> None:
        self._open = None
        found = _BEHIND.fullmatch(behind.text)
        marks = found["marks"] if found else ""
        if found is None or len(set(marks)) < len(marks) or (behind.text and not self._letter):
            raise behind.unlike("+, %, > or = and a number behind the bracket of a stack")
        if behind.text:
            stack = replace(
                self._stacks[self._letter],
                missions=int(found["missions"] or 0),
                **{STACK_MARKS[mark]: True for mark in marks},
            )
            self._stacks[self._letter] = stack

    def _read_ground(self, word: Word) -> None:
        key, mark, text = word.text.partition("=")
        value = word.after(len(key) + 1, text)
        if key in self._found:
            raise Word(key, word.column).repeated("on this line")
        self._found.add(key)
        match key, bool(mark):
            case "iu", True:
                own, theirs = value.cut("/", "how many of each side, such as 3/1")
                self._set(government=own.number(), insurgent=theirs.number())
            case "found", True:
                self._set(found=value.number())
            case "terror", False:
                self._set(terror=True)
            case "terror", True:
                if value.text != "new":
                    raise value.unlike("new")
                self._set(terror=True, new_terror=True)
            case "attempts", True:
                self._set(attempts=value.number())
            case "done", False:
                self._set(done=True)
            case _:
                raise word.unlike(_EXPECTED, ("iu=", "found=", "terror", "attempts=", "done"))

    def _set(self, **fields: int) -> None:
        self._ground = replace(self._ground, **fields)
