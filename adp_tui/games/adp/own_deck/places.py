"""The lines of keys in a TOML file: Python's TOML reader gives no line numbers."""

from __future__ import annotations

import re
from typing import Final

Path = tuple[str, ...]
"""The names that lead to a value: `("card", "24", "order")`."""

_HEADER: Final = re.compile(r"\s*\[{1,2}([^\[\]]+)\]{1,2}")
_KEY: Final = re.compile(r"""\s*((?:[\w.\s-]|"[^"]*"|'[^']*')+?)\s*=\s*(.*)""", re.DOTALL)
_MARKS: Final = ('"' * 3, "'" * 3)
"""The quotes around a text of several lines."""


def lines_in(text: str) -> dict[Path, int]:
    """Return the line of each table and key in a valid TOML text."""
    found: dict[Path, int] = {}
    table: Path = ()
    closing = ""
    for number, row in enumerate(text.split("\n"), start=1):
        if closing:
            closing = "" if closing in row else closing
        elif header := _HEADER.match(row):
            table = _path(header[1])
            found.setdefault(table, number)
        elif key := _KEY.match(row):
            found.setdefault((*table, *_path(key[1])), number)
            closing = _left_open(key[2])
    return found


def line_of(found: dict[Path, int], path: Path) -> int:
    """Return the line of a value, or of its table."""
    while path and path not in found:
        path = path[:-1]
    return found.get(path, 1)


def table_at(text: str, line: int) -> Path:
    """Return the table around a line, in a text that may be invalid on that line."""
    above = "\n".join(text.split("\n")[:line])
    headers = [_HEADER.match(row) for row in above.split("\n")]
    return next((_path(header[1]) for header in reversed(headers) if header), ())


def _left_open(value: str) -> str:
    """Return the quotes that close a text continued on the next line; blank if there are none."""
    mark = next((mark for mark in _MARKS if value.startswith(mark)), "")
    return mark if mark and mark not in value.removeprefix(mark) else ""


def _path(names: str) -> Path:
    return tuple(name.strip().strip("\"'") for name in names.split("."))
