"""How many cells of a terminal a text takes, and texts that are to take so many.

The only module that counts text. A letter takes one cell as a rule, a wide one (kanji, kana, what
is called fullwidth) two, and a mark that joins the letter before it none. What must not reach a
terminal counts as the sign that will stand for it. No wide letter is ever cut in two: the cell that
is left over stays blank.
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
"""Tells that letters are missing."""

_WIDE_SINCE_UNICODE_16: Final = frozenset(
    (
        *range(0x2630, 0x2638),
        *range(0x268A, 0x2690),
        *range(0x4DC0, 0x4E00),
        *range(0x1D300, 0x1D357),
        *range(0x1D360, 0x1D377),
    )
)
"""Signs that older tables of Python have as narrow."""

_JOINED: Final = frozenset(
    (*range(0x1160, 0x1200), *range(0xD7B0, 0xD800), *range(0x1F3FB, 0x1F400))
)
"""Signs that melt into the one before them, though no table calls them marks."""

_NO_BEGINNING: Final = frozenset("、。，．)」』】〕？！：；ーっゃゅょァィゥェォッャュョ・々～%")  # noqa: RUF001
"""What never begins a row of wide letters."""

_NO_END: Final = frozenset("(「『【〔")  # noqa: RUF001
"""What never ends one."""


class _Widths(dict[str, int]):
    """The cells of each character, found out once."""

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
    return len(text) if text.isascii() else sum(map(_cells, text))


def in_cells(text: str) -> Sequence[str]:
    """Return what stands in each cell: a wide letter has nothing in its second one."""
    return text if text.isascii() else _in_cells(text)


def has_wide(text: str) -> bool:
    """Whether a text has letters that take two cells."""
    return not text.isascii() and "" in _in_cells(text)


@lru_cache(maxsize=4096)  # what a map is made of comes again and again
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
    """Return how many characters of a text so many cells hold."""
    if text.isascii():
        return min(len(text), max(cells, 0))
    for place, character in enumerate(text):
        cells -= _cells(character)
        if cells < 0:
            return place
    return len(text)


def cut(text: str, cells: int) -> str:
    """Return as much of a text as so many cells hold."""
    return text[: fitting(text, cells)]


def split(text: str, cells: int) -> tuple[str, str]:
    """Return so many cells of a text and the rest; a wide letter across that edge is left blank."""
    end = fitting(text, cells)
    if end == len(text) or cells_of(text[:end]) == cells:
        return text[:end], text[end:]
    return text[:end] + BLANK, BLANK + text[end + 1 :]


def cut_front(text: str, cells: int) -> str:
    """Return as much of the end of a text as so many cells hold."""
    return cut(text[::-1], cells)[::-1]


def abridged(text: str, cells: int) -> str:
    """Return a text that fits; a full stop tells that letters are missing."""
    return text if cells_of(text) <= cells else f"{cut(text, max(cells - 1, 0))}{CUT}"


def whole_words(text: str, cells: int) -> str:
    """Return as many whole words of a text as so many cells hold; of one long word, a part."""
    if cells_of(text) <= cells:
        return text
    start, end = next(spans(text, cells, cells))
    return text[start:end]


def word_at(text: str, cell: int) -> str:
    """Return the word of a text that a cell belongs to, or the one behind it."""
    before = text[: fitting(text, cell + 1)]
    begin = before.rfind(BLANK) + 1
    return (text[begin:].split() or text.split())[0]


def pad(text: str, cells: int) -> str:
    """Return a text with blanks behind it up to so many cells; a longer one as it is."""
    return text + BLANK * (cells - cells_of(text))


def pad_left(text: str, cells: int) -> str:
    """Return a text with blanks before it up to so many cells; a longer one as it is."""
    return BLANK * (cells - cells_of(text)) + text


def centred(text: str, cells: int) -> str:
    """Return a text in the middle of so many cells; a longer one as it is."""
    return pad(pad_left(text, (cells + cells_of(text)) // 2), cells)


def filled(text: str, cells: int) -> str:
    """Return a text in exactly so many cells: cut, or with blanks behind it."""
    return pad(cut(text, cells), cells)


def column(text: str, cells: int) -> str:
    """Return a text in exactly so many cells; a full stop tells that letters are missing."""
    return pad(abridged(text, cells), cells)


def column_right(text: str, cells: int) -> str:
    """Return a text at the right of exactly so many cells, cut likewise."""
    return pad_left(abridged(text, cells), cells)


def spans(text: str, cells: int, further: int) -> Iterator[tuple[int, int]]:
    """Yield where each row of a text begins and ends; those after the first may be narrower.

    A row ends before a blank or between wide letters; only where there is neither, within a word.
    """
    start = 0
    while cells_of(text[start:]) > cells:
        end = start + _row_end(text[start:], cells)
        yield start, end
        start = end + len(text[end:]) - len(text[end:].lstrip(BLANK))
        cells = further
    yield start, len(text)


def _row_end(text: str, cells: int) -> int:
    """Return how many characters the first row has of a text that is longer than that."""
    most = max(fitting(text, cells), 1)
    places = range(min(most, len(text) - 1), 0, -1)
    end = next((place for place in places if _may_end(text[place - 1], text[place])), 0)
    return end if text[:end].strip() else most


def _may_end(last: str, following: str) -> bool:
    """Whether a row may end between two characters; blanks belong to what is before them."""
    return following == BLANK or (last != BLANK and not _stay_together(last, following))


def wrap(
    text: str, cells: int, *, first: str = "", further: str = "", hyphens: bool = True
) -> list[str]:
    """Return a text in rows of at most so many cells, broken at blanks and between wide letters.

    The first row and the further ones may begin with something of their own. Words with hyphens
    are broken behind them unless that is not wanted.
    """
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
    """Return the parts between which a row may end, blanks among them."""
    chunks: list[str] = []
    for character in text:
        character = BLANK if character.isspace() else character
        if chunks and _stay_together(chunks[-1][-1], character, hyphens=hyphens):
            chunks[-1] += character
        else:
            chunks.append(character)
    return chunks


def _stay_together(before: str, after: str, *, hyphens: bool = False) -> bool:
    """Whether two characters stand in the same row in any case."""
    if BLANK in (before, after):
        return before == after
    if after in _NO_BEGINNING or before in _NO_END or not _cells(after):
        return True
    if _cells(after) == 2:
        return before.isdigit()  # a number and what it counts
    if _cells(before) == 2:
        return False
    return not (hyphens and before == "-" and after.isalpha())
