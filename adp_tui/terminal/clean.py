"""Output to the terminal: nothing gets through that could upset or deceive.

Texts come from files that anybody may have written. Characters that move the cursor, ring the bell,
change the reading direction, or are invisible are replaced on output: by the streams of the command
line, and by the widget that paints the rows of every screen. JSON output escapes them instead, and
so keeps its meaning.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any, Final, TextIO, cast

REPLACED: Final = "?"
"""The replacement of an unsafe character; it has the same width."""

LONGEST_SENTENCE: Final = 1_000
"""In characters; a sentence may quote a file with any contents."""

_INVISIBLE: Final = frozenset(
    (
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE10),
        *range(0xE0000, 0xE1000),
    )
)
"""Letters and marks that are invisible: fillers, joiners, variation selectors."""


def is_safe(character: str) -> bool:
    """Whether a character is visible and does nothing else."""
    return character.isprintable() and ord(character) not in _INVISIBLE


class _Shown(dict[int, int | str]):
    """The replacement of each character, found once."""

    def __missing__(self, code: int) -> int | str:
        self[code] = code if is_safe(chr(code)) else REPLACED
        return self[code]


class _Escaped(dict[int, int | str]):
    """The JSON form of each character, found once."""

    def __missing__(self, code: int) -> int | str:
        units = chr(code).encode("utf-16-be", "surrogatepass")
        escaped = "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))
        self[code] = code if is_safe(chr(code)) else escaped
        return self[code]


_SHOWN: Final = _Shown()
_SHOWN_IN_LINES: Final = _Shown({ord("\n"): "\n"})
_ESCAPED: Final = _Escaped({ord("\n"): "\n"})


def clean(text: str) -> str:
    """Return a text that is safe on one line of a terminal."""
    if text.isascii() and text.isprintable():
        return text
    return text.translate(_SHOWN)


def sentence(text: str) -> str:
    """Return a text as one sentence on one line, cut if it is too long."""
    text = clean(" ".join(text.split("\n")))
    return text if len(text) <= LONGEST_SENTENCE else f"{text[:LONGEST_SENTENCE]} ..."


def json_text(value: object) -> str:
    """Return a value as JSON on one line."""
    import msgspec  # only here: `adp --version` does not need it

    return escaped(msgspec.json.encode(value).decode())


def escaped(json: str) -> str:
    """Return equivalent JSON without invisible characters."""
    return json.translate(_ESCAPED)


def tell(line: str = "") -> None:
    """Print one line; text from a file cannot break it into two."""
    print(clean(line))


class Cleaned:
    """An output that replaces unsafe characters, and otherwise behaves like the one it wraps."""

    def __init__(self, bare: IO[str]) -> None:
        self.bare = bare

    def write(self, text: str) -> int:
        """Write a text; its line breaks stay."""
        self.bare.write(text.translate(_SHOWN_IN_LINES))
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.bare, name)


@contextmanager
def clean_output() -> Iterator[None]:
    """Clean everything that is printed in this context."""
    before = sys.stdout, sys.stderr
    if sys.stdout is not None:
        sys.stdout = cast(TextIO, Cleaned(sys.stdout))
    if sys.stderr is not None:
        sys.stderr = cast(TextIO, Cleaned(sys.stderr))
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before


def bare(output: IO[str]) -> IO[str]:
    """Return the original output, for moving the cursor on purpose."""
    return output.bare if isinstance(output, Cleaned) else output
