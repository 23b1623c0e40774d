"""Reading the TOML files that players write by hand; errors are one sentence."""

from __future__ import annotations

import stat
import tomllib
from pathlib import Path
from typing import Any, Final

from adp_tui.texts import problems

LARGEST: Final = 1 << 16
"""In bytes; a file with every setting or every key takes a tenth of that."""

LONGEST_LINE: Final = 1_000
"""In characters; Python's TOML reader is slow for names with a thousand parts."""


class UnusableError(Exception):
    """A file cannot be used; the message says why, and what applies instead."""


def read_toml(path: Path, then: str) -> dict[str, Any] | None:
    """Return the contents of a file; None if it does not exist."""
    text = text_of(path, then)
    return None if text is None else toml_in(text, path.name, then)


def text_of(path: Path, then: str, largest: int = LARGEST) -> str | None:
    """Return the text of a file that is not too large; None if it does not exist."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise UnusableError(problems.cannot_be_read(path.name, then))
        with path.open(encoding="utf-8-sig") as file:  # some editors begin a file with a mark
            text = file.read(largest + 1)
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise UnusableError(problems.cannot_be_read(path.name, then)) from error
    if len(text) > largest or any(len(row) > LONGEST_LINE for row in text.split("\n")):
        raise UnusableError(problems.too_long(path.name, then))
    return text


def toml_in(text: str, name: str, then: str) -> dict[str, Any]:
    """Return the contents of a text from a file of that name."""
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise UnusableError(problems.no_toml(name, problems.TOO_DEEP, then)) from error
    except tomllib.TOMLDecodeError as error:
        raise UnusableError(problems.no_toml(name, error, then)) from error


def shown(value: object) -> str:
    """Return a value for use in a sentence; tables and lists are not shown."""
    return problems.SEVERAL if isinstance(value, dict | list) else str(value)
