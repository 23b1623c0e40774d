"""Header lines of a position of District Commander, and pairs: the Government's value first."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from core.district.model.board import Camp, DistrictBoard
from core.district.model.ids import BELLIGERENTS, Belligerent
from core.kernel.notation import HeaderKind, TextWords, Word

DistrictHeader = HeaderKind[DistrictBoard]
"""One kind of header line."""

ValueT = TypeVar("ValueT")


def pair(words: TextWords, such_as: str) -> dict[Belligerent, Word]:
    """Return the Government's and the Insurgent's word."""
    expected = f"a value for each side, such as {such_as}"
    if len(words) > len(BELLIGERENTS):
        raise words[len(BELLIGERENTS)].unlike("nothing more")
    if len(words) < len(BELLIGERENTS):
        raise words[0].unlike(expected)
    return dict(zip(BELLIGERENTS, words, strict=True))


def of_camps(
    key: str,
    write: Callable[[Belligerent, Camp], str],
    read: Callable[[Camp, Word], Camp],
    such_as: str,
) -> DistrictHeader:
    """Return a header with a value for each side."""

    def written(board: DistrictBoard) -> str:
        return " ".join(write(side, board.camps[side]) for side in BELLIGERENTS)

    def with_values(board: DistrictBoard, words: TextWords) -> DistrictBoard:
        camps = {side: read(board.camps[side], word) for side, word in pair(words, such_as).items()}
        return replace(board, camps=camps)

    return DistrictHeader(key, written, with_values)
