"""The border to the terminal: nothing crosses it that could upset or deceive.

Texts come out of files that anybody may have written. A character that moves the cursor, rings,
turns the direction of reading, or shows nothing at all is replaced where it would be sent: by the
streams of the command line, and by the widget that paints the rows of every screen. What is JSON
escapes it instead, and so keeps its meaning.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any, Final, TextIO, cast

REPLACED: Final = "?"
"""What stands for a character that is not let through; it takes as many cells as its place had."""

LONGEST_SENTENCE: Final = 1_000
"""In characters; a sentence may quote a file, and a file may have anything in it."""

_INVISIBLE: Final = frozenset(
    (
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE10),
        *range(0xE0000, 0xE1000),
    )
)
"""Letters and marks by name that show nothing: fillers, joiners, variation selectors."""


def is_safe(character: str) -> bool:
    """Tell whether a character shows itself and does nothing else."""
    return character.isprintable() and ord(character) not in _INVISIBLE


class _Shown(dict[int, int | str]):
    """What is shown for each character, found out once."""

    def __missing__(self, code: int) -> int | str:
        self[code] = code if is_safe(chr(code)) else REPLACED
        return self[code]


class _Escaped(dict[int, int | str]):
    """How each character is written in JSON, found out once."""

    def __missing__(self, code: int) -> int | str:
        units = chr(code).encode("utf-16-be", "surrogatepass")
        escaped = "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))
        self[code] = code if is_safe(chr(code)) else escaped
        return self[code]


_SHOWN: Final = _Shown()
_SHOWN_IN_LINES: Final = _Shown({ord("\n"): "\n"})
_ESCAPED: Final = _Escaped({ord("\n"): "\n"})


def clean(text: str) -> str:
    """Return a text as it may stand on one line of a terminal."""
    if text.isascii() and text.isprintable():
        return text
    return text.translate(_SHOWN)


def sentence(text: str) -> str:
    """Return a text as one sentence on one line, cut off where it goes on and on."""
    text = clean(" ".join(text.split("\n")))
    return text if len(text) <= LONGEST_SENTENCE else f"{text[:LONGEST_SENTENCE]} ..."


def json_text(value: object) -> str:
    """Return a value as JSON on one line."""
    import msgspec  # only here: `adp --version` does without

    return escaped(msgspec.json.encode(value).decode())


def escaped(json: str) -> str:
    """Return lines of JSON that mean the same and have nothing in them that is not shown."""
    return json.translate(_ESCAPED)


def tell(line: str = "") -> None:
    """Print one line; what came out of a file cannot make two of it."""
    print(clean(line))


class Cleaned:
    """An output that replaces what must not reach a terminal, and is else the output it wraps."""

    def __init__(self, bare: IO[str]) -> None:
        self.bare = bare

    def write(self, text: str) -> int:
        """Write a text; the ends of its lines stay."""
        self.bare.write(text.translate(_SHOWN_IN_LINES))
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.bare, name)


@contextmanager
def clean_output() -> Iterator[None]:
    """Let everything that is printed in the meantime be cleaned."""
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
    """Return the output itself, for what moves the cursor on purpose."""
    return output.bare if isinstance(output, Cleaned) else output
