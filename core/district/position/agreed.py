"""The header lines for what was agreed on before the game: module, scenario and options."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from core.district.model.board import DistrictBoard
from core.district.model.options import read_options
from core.district.modules import MODULES
from core.district.position.header import DistrictHeader
from core.kernel.notation import TextWords, list_text, one
from core.kernel.options import option_texts, options_in


def _read_module(board: DistrictBoard, words: TextWords) -> DistrictBoard:
    word = one(words)
    if word.text not in MODULES:
        raise word.unlike("a module", MODULES)
    return replace(board, module=word.text)


def _read_scenario(board: DistrictBoard, words: TextWords) -> DistrictBoard:
    word = one(words)
    if word.text not in board.rulebook.scenarios:
        raise word.unlike("a scenario", board.rulebook.scenarios)
    return replace(board, scenario=word.text)


AGREED: Final = (
    DistrictHeader("module", lambda board: board.module, _read_module),
    DistrictHeader("scenario", lambda board: board.scenario, _read_scenario),
    DistrictHeader(
        "options",
        lambda board: list_text(option_texts(board.options)),
        lambda board, words: replace(board, options=options_in(words, read_options)),
    ),
)
"""What the other lines mean depends on it."""
