"""How many terminal cells a text takes, and texts cut or padded to a width.

The only module that measures text. A letter usually takes one cell, a wide one (kanji, kana,
fullwidth forms) two, and a combining mark none. A character that must not reach a terminal counts
as the sign that replaces it. No wide letter is ever cut in two: the cell left over stays
blank.
"""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from adp_tui.terminal.clean import is_safe

BLANK: Final = " "
CUT: Final = "."
"""Shows that letters are missing."""

_WIDE_SINCE_UNICODE_16: Final = frozenset(
    (
        *range(0x2630, 0x2638),
        *range(0x268A, 0x2690),
        *range(0x4DC0, 0x4E00),
        *range(0x1D300, 0x1D357),
        *range(0x1D360, 0x1D377),
    )
)
"""Wide signs that older Python tables call narrow."""

_JOINED: Final = frozenset(
    (*range(0x1160, 0x1200), *range(0xD7B0, 0xD800), *range(0x1F3FB, 0x1F400))
)
"""Signs that merge with the one before them, though no table calls them marks."""

_NO_BEGINNING: Final = frozenset("、。，．)」』】〕？！：；ーっゃゅょァィゥェォッャュョ・々～%")  # noqa: RUF001
"""Signs that never begin a row of wide letters."""

_NO_END: Final = frozenset("(「『【〔")  # noqa: RUF001
"""Signs that never end one."""


class _Widths(dict[str, int]):
    """The width of each character, found once."""

    def __missing__(self, character: str) -> int:
        self[character] = _width(character)
        return self[character]


def _width(character: str) -> int:
    code = ord(character)
    if not is_safe(character):
        return 1
    if code in _JOINED or unicodedata.category(character) in ("Mn", "Me", "Mc"):
        return 0
    wide = unicodedata.east_asian_width(character) in ("W", "F")
    return 2 if wide or code in _WIDE_SINCE_UNICODE_16 else 1


_WIDTHS: Final = _Widths()
_cells: Final = _WIDTHS.__getitem__


def cells_of(text: str) -> int:
    """Return how many cells a text takes."""
    return len(text) if text.isascii() else _cells_beyond_ascii(text)


@lru_cache(maxsize=4096)  # as below
def _cells_beyond_ascii(text: str) -> int:
    return sum(map(_cells, text))


def in_cells(text: str) -> Sequence[str]:
    """Return the contents of each cell: the second cell of a wide letter is empty."""
    return text if text.isascii() else _in_cells(text)


def has_wide(text: str) -> bool:
    """Whether a text has letters that take two cells."""
    return not text.isascii() and "" in _in_cells(text)


@lru_cache(maxsize=4096)  # the texts of a map repeat often
def _in_cells(text: str) -> tuple[str, ...]:
    found: list[str] = []
    for character in text:
        match _cells(character):
            case 1:
                found.append(character)
            case 2:
                found += (character, "")
            case _ if found:
                found[-1 if found[-1] else -2] += character
            case _:
                pass
    return tuple(found)


def fitting(text: str, cells: int) -> int:
    """Return how many characters of a text fit into this many cells."""
    if text.isascii():
        return min(len(text), max(cells, 0))
    for place, character in enumerate(text):
        cells -= _cells(character)
        if cells < 0:
            return place
    return len(text)


def cut(text: str, cells: int) -> str:
    """Return as much of a text as fits into this many cells."""
    return text[: fitting(text, cells)]


def split(text: str, cells: int) -> tuple[str, str]:
    """Return the first cells of a text and the rest; a wide letter on the edge becomes blank."""
    end = fitting(text, cells)
    if end == len(text) or cells_of(text[:end]) == cells:
        return text[:end], text[end:]
    return text[:end] + BLANK, BLANK + text[end + 1 :]


def cut_front(text: str, cells: int) -> str:
    """Return as much of the end of a text as fits into this many cells."""
    return cut(text[::-1], cells)[::-1]


def abridged(text: str, cells: int) -> str:
    """Return a text that fits; a full stop shows that letters are missing."""
    return text if cells_of(text) <= cells else f"{cut(text, max(cells - 1, 0))}{CUT}"


def whole_words(text: str, cells: int) -> str:
    """Return as many whole words as fit; of a single long word, a part."""
    if cells_of(text) <= cells:
        return text
    start, end = next(spans(text, cells, cells))
    return text[start:end]


def word_at(text: str, cell: int) -> str:
    """Return the word of a text at a cell, or the next one."""
    before = text[: fitting(text, cell + 1)]
    begin = before.rfind(BLANK) + 1
    return (text[begin:].split() or text.split())[0]


def pad(text: str, cells: int) -> str:
    """Return a text padded with blanks to this many cells; a longer one as it is."""
    return text + BLANK * (cells - cells_of(text))


def pad_left(text: str, cells: int) -> str:
    """Return a text padded on the left to this many cells; a longer one as it is."""
    return BLANK * (cells - cells_of(text)) + text


def centred(text: str, cells: int) -> str:
    """Return a text centred in this many cells; a longer one as it is."""
    return pad(pad_left(text, (cells + cells_of(text)) // 2), cells)


def filled(text: str, cells: int) -> str:
    """Return a text in exactly this many cells: cut, or padded."""
    return pad(cut(text, cells), cells)


def column(text: str, cells: int) -> str:
    """Return a text in exactly this many cells; a full stop shows that letters are missing."""
    return pad(abridged(text, cells), cells)


def column_right(text: str, cells: int) -> str:
    """Return a text right-aligned in exactly this many cells, cut likewise."""
    return pad_left(abridged(text, cells), cells)


def spans(text: str, cells: int, further: int) -> Iterator[tuple[int, int]]:
    """Yield the start and end of each row of a text; rows after the first may be narrower.

    A row ends before a blank or between wide letters, or otherwise within a word.
    """
    start = 0
    while cells_of(text[start:]) > cells:
        end = start + _row_end(text[start:], cells)
        yield start, end
        start = end + len(text[end:]) - len(text[end:].lstrip(BLANK))
        cells = further
    yield start, len(text)


def _row_end(text: str, cells: int) -> int:
    """Return how many characters fit into the first row of a longer text."""
    most = max(fitting(text, cells), 1)
    places = range(min(most, len(text) - 1), 0, -1)
    end = next((place for place in places if _may_end(text[place - 1], text[place])), 0)
    return end if text[:end].strip() else most


def _may_end(last: str, following: str) -> bool:
    """Whether a row may end between two characters; blanks belong to the word before them."""
    return following == BLANK or (last != BLANK and not _stay_together(last, following))


def wrap(
    text: str, cells: int, *, first: str = "", further: str = "", hyphens: bool = True
) -> list[str]:
    """Return a text in rows of at most `cells` cells, wrapped at blanks and between wide letters.

    The first row and the further ones may have a prefix. Words with hyphens are also broken after
    the hyphens, unless `hyphens` is false.
    """
    return list(_wrapped(text, cells, first, further, hyphens))


@lru_cache(maxsize=512)  # long texts are wrapped anew for every painting
def _wrapped(text: str, cells: int, first: str, further: str, hyphens: bool) -> Sequence[str]:
    if cells_of(text) == len(text):
        return textwrap.wrap(
            text, cells, initial_indent=first, subsequent_indent=further, break_on_hyphens=hyphens
        )
    rows: list[str] = []
    row, empty = first, first
    for chunk in _chunks(text, hyphens=hyphens):
        if cells_of(row + chunk.rstrip()) > cells and row != empty:
            rows.append(row.rstrip())
            row = empty = further
        if row == empty and rows and chunk.isspace():
            continue
        while cells_of(empty + chunk.rstrip()) > cells:
            end = max(fitting(chunk, cells - cells_of(empty)), 1)
            rows.append(empty + chunk[:end])
            chunk, row = chunk[end:], further
            empty = further
        row += chunk
    return [*rows, row.rstrip()] if row.strip() else rows


def _chunks(text: str, *, hyphens: bool) -> list[str]:
    """Return the parts between which a row may end, including blanks."""
    chunks: list[str] = []
    for character in text:
        character = BLANK if character.isspace() else character
        if chunks and _stay_together(chunks[-1][-1], character, hyphens=hyphens):
            chunks[-1] += character
        else:
            chunks.append(character)
    return chunks


def _stay_together(before: str, after: str, *, hyphens: bool = False) -> bool:
    """Whether two characters must stay in the same row."""
    if BLANK in (before, after):
        return before == after
    if after in _NO_BEGINNING or before in _NO_END or not _cells(after):
        return True
    if _cells(after) == 2:
        return before.isdigit()  # a number and what it counts
    if _cells(before) == 2:
        return False
    return not (hyphens and before == "-" and after.isalpha())
