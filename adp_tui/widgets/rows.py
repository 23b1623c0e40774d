"""Helpers for making rows: titles on a rule, fitting text, columns."""

from __future__ import annotations

import string
from collections.abc import Iterable
from itertools import groupby
from typing import Final

from adp_tui.look.cells import cells_of, cut, spans, wrap
from adp_tui.look.paint import BLANK, AnyRole, Line, Look, Role, Run, fitted, line, plain, width


def titled(title: str, cells: int, end: str = "") -> Line:
    """Return a rule with a title at its beginning and optionally a word at its end."""
    left = cut(f"─ {title} ", max(cells - 1, 0)) if title else ""
    right = f" {end} ─" if end and cells_of(left) + cells_of(end) + 4 <= cells else ""
    middle = "─" * (cells - cells_of(left) - cells_of(right))
    return line((left, Role.DIM), (middle, Role.WALL), (right, Role.DIM))


def spread(left: Line, right: Line, cells: int, role: AnyRole = Role.TEXT) -> Line:
    """Return a row with text at both ends; the left is cut if both do not fit.

    A blank stays between them, so that they do not read as one word.
    """
    between = cells - width(left) - width(right)
    if between > 0:
        return (*left, (" " * between, role), *right)
    room = max(cells - width(right), 0)
    end = room - 1 if _touch(cut(plain(left), room), plain(right), room) else room
    left = fitted(fitted(left, end, role), room, role)
    return (*left, *fitted(right, min(width(right), cells), role))


def _touch(left: str, right: str, room: int) -> bool:
    """Whether the ends of a row would leave no blank between them."""
    full = 0 < room == cells_of(left) and right != ""
    return full and not left.endswith(" ") and not right.startswith(" ")


def wrapped(text: str, cells: int, role: AnyRole = Role.TEXT) -> list[Line]:
    """Return a text in as many rows as it takes."""
    return [line((part, role)) for part in wrap(text, max(cells, 1))]


def flowed(row: Line, cells: int, indent: int = 0) -> list[Line]:
    """Return a row wrapped at blanks, with the further rows indented."""
    looks = [(letter, look) for text, look in row for letter in text]
    return [
        _run_on(looks[start:end], indent if start else 0)
        for start, end in spans(plain(row), cells, max(cells - indent, 1))
    ]


def _run_on(letters: list[tuple[str, Look]], indent: int) -> Line:
    """Return letters as a row; neighbours with the same look become one run."""
    runs = [(" " * indent, Role.TEXT)] if indent else []
    runs += [
        ("".join(letter for letter, _ in some), look)
        for look, some in groupby(letters, key=lambda one: one[1])
    ]
    return tuple(runs)


def joined(parts: Iterable[Line], between: str = "  ") -> Line:
    """Return parts in one row."""
    runs: list[Run] = []
    for part in parts:
        if runs and part:
            runs.append((between, Role.TEXT))
        runs += part
    return tuple(runs)


def packed(parts: Iterable[Line], cells: int, between: str = "  ") -> list[Line]:
    """Return parts side by side in as many rows as needed; no part is wrapped."""
    rows: list[Line] = []
    for part in parts:
        if rows and width(rows[-1]) + cells_of(between) + width(part) <= cells:
            rows[-1] = joined((rows[-1], part), between)
        else:
            rows.append(part)
    return rows


_NUMBER: Final = "0123456789/"
_GOES_ON: Final = f"{_NUMBER}{string.ascii_lowercase}"
"""The characters that belong to the number before them."""

MORE: Final[Run] = ("&", Role.KEY)
"""The sign at the end of a row that is cut."""


def cut_runs(row: Line, room: int) -> Line:
    """Return as much of a row as fits, with a sign if it is cut.

    A number is never cut in two, because the rest would read as another number.
    """
    text = plain(row)
    if cells_of(text) <= room:
        return row
    kept = cut(text, room - 1)
    if text[len(kept)] in _GOES_ON:
        kept = kept.rstrip(_NUMBER)
    return (*fitted(row, cells_of(kept)), MORE)


def shortened(rows: list[Line], cells: int, most: int, sign: str) -> list[Line]:
    """Return at most `most` rows; if more are left out, a sign ends the last one."""
    if len(rows) <= most:
        return rows
    last = spread(rows[most - 1], line((f" {sign} ", Role.KEY)), cells)
    return [*rows[: most - 1], last]


def exactly(rows: list[Line], number: int) -> list[Line]:
    """Return exactly this many rows, cut or filled up."""
    return [*rows[:number], *([BLANK] * (number - len(rows)))]
