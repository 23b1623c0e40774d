"""The line that says how the game ended."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from core.adp.model.board import Board, Result
from core.adp.model.ids import Faction
from core.adp.position.header import read_faction
from core.kernel.notation import NONE, Word, either, string_text

_KEYS: Final = ("winners", "ranking", "margins", "reason", "rule", "epilogue")


def result_text(board: Board) -> str:
    """Write how the game ended, `none` if it has not."""
    result = board.result
    if result is None:
        return NONE
    margins = (f"{faction}:{margin}" for faction, margin in result.margins.items())
    values = (
        ",".join(result.winners) or NONE,
        ",".join(result.ranking) or NONE,
        ",".join(margins) or NONE,
        string_text(result.reason),
        string_text(result.rule),
        string_text(result.epilogue),
    )
    return " ".join(f"{key}={value}" for key, value in zip(_KEYS, values, strict=True))


def read_result(board: Board, words: tuple[Word, ...]) -> Board:
    """Read how the game ended; no part may be missing."""
    if words[0].text == NONE:
        return replace(board, result=None)
    parts: dict[str, Word] = {}
    for word in words:
        key, value = word.cut("=", either([f"{key}=" for key in _KEYS]))
        if key.text not in _KEYS or key.text in parts:
            raise key.unlike(f"{either(_KEYS)}, each once", _KEYS)
        parts[key.text] = value
    if missing := [f"{key}=" for key in _KEYS if key not in parts]:
        raise words[0].unlike(f"{' '.join(missing)} on this line too")
    return replace(
        board,
        result=Result(
            winners=tuple(read_faction(name).value for name in parts["winners"].items()),
            ranking=tuple(read_faction(name) for name in parts["ranking"].items()),
            margins=dict(_margin(entry) for entry in parts["margins"].items()),
            reason=parts["reason"].string(),
            rule=parts["rule"].string(),
            epilogue=parts["epilogue"].string(),
        ),
    )


def _margin(entry: Word) -> tuple[Faction, int]:
    name, margin = entry.cut(":", "a Faction and its margin, such as taliban:3")
    return read_faction(name), margin.signed_number()
