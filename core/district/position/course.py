"""4, 5.1, 6, 7.2 The header lines for how far the game is."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from core.district.model.board import Curtain, DistrictBoard, DistrictResult
from core.district.model.ids import BELLIGERENTS, Belligerent, Segment
from core.district.position.header import DistrictHeader, pair
from core.kernel.notation import (
    NONE,
    TextWords,
    Word,
    either,
    list_text,
    listed_words,
    one,
    string_text,
)

_RESULT_KEYS: Final = ("winners", "points", "reason", "rule")


def _write_stage(board: DistrictBoard) -> str:
    words: list[str] = [board.segment]
    if board.side is not None:
        words.append(board.side)
    if board.active:
        words.append(f"area={board.active}")
    if board.passed is not None:
        words.append(f"passed={board.passed}")
    return " ".join(words)


def _read_stage(board: DistrictBoard, words: TextWords) -> DistrictBoard:
    board = replace(board, segment=words[0].one_of(Segment, "a part of a turn"))
    for word in words[1:]:
        key, mark, value = word.text.partition("=")
        rest = word.after(len(key) + 1, value)
        if not mark:
            board = replace(board, side=read_side(word))
        elif key == "area":
            board = replace(board, active=read_area(board, rest))
        elif key == "passed":
            board = replace(board, passed=read_side(rest))
        else:
            raise word.unlike("a side, area= or passed=")
    return board


def read_side(word: Word) -> Belligerent:
    """Read the name of a side."""
    return word.one_of(Belligerent, "a side")


def read_area(board: DistrictBoard, word: Word) -> str:
    """Read the word for an Area."""
    if word.text not in board.grounds:
        raise word.unlike("an Area", board.grounds)
    return word.text


def _number(key: str, field: str) -> DistrictHeader:
    """Return the header of a number."""
    return DistrictHeader(
        key,
        lambda board: str(getattr(board, field)),
        lambda board, words: replace(board, **{field: one(words).number()}),
    )


def _read_truce(board: DistrictBoard, words: TextWords) -> DistrictBoard:
    word = one(words)
    return replace(board, truce="" if word.text == NONE else read_area(board, word))


def _write_desertions(board: DistrictBoard) -> str:
    return " ".join(str(board.desertions.get(side, 0)) for side in BELLIGERENTS)


def _read_desertions(board: DistrictBoard, words: TextWords) -> DistrictBoard:
    counts = {side: word.number() for side, word in pair(words, "1 0").items()}
    return replace(board, desertions={side: count for side, count in counts.items() if count})


def _write_intelligence(board: DistrictBoard) -> str:
    return list_text([f"{colour}={count}" for colour, count in board.intelligence.items()])


def _read_intelligence(board: DistrictBoard, words: TextWords) -> DistrictBoard:
    pool: dict[str, int] = {}
    for word in listed_words(words):
        colour, count = word.cut("=", "a colour and how many, such as blue=4")
        if colour.text not in board.rulebook.intelligence:
            raise colour.unlike(either(list(board.rulebook.intelligence)))
        if colour.text in pool:
            raise colour.repeated("on this line")
        pool[colour.text] = count.number()
    ordered = {colour: pool[colour] for colour in board.rulebook.intelligence if colour in pool}
    return replace(board, intelligence=ordered)


def _write_curtain(board: DistrictBoard) -> str:
    if board.curtain is None:
        return NONE
    hits = (f"{name}={hits}" for name, hits in board.curtain.hits.items())
    return " ".join((f"tp={board.curtain.tp}", *hits))


def _read_curtain(board: DistrictBoard, words: TextWords) -> DistrictBoard:
    if not listed_words(words):
        return replace(board, curtain=None)
    key, points = words[0].cut("=", "tp= and a number")
    if key.text != "tp":
        raise key.unlike("tp=")
    hits = {}
    for word in words[1:]:
        name, count = word.cut("=", "a unit and its Hits, such as line-2=1")
        hits[name.text] = count.number()
    return replace(board, curtain=Curtain(points.signed_number(), hits))


def _write_result(board: DistrictBoard) -> str:
    result = board.result
    if result is None:
        return NONE
    points = (str(result.points.get(side, 0)) for side in BELLIGERENTS)
    values = (
        ",".join(result.winners) or NONE,
        ",".join(points),
        string_text(result.reason),
        string_text(result.rule),
    )
    return " ".join(f"{key}={value}" for key, value in zip(_RESULT_KEYS, values, strict=True))


def _read_result(board: DistrictBoard, words: TextWords) -> DistrictBoard:
    """Read how the game ended; no part may be missing."""
    if words[0].text == NONE:
        return replace(board, result=None)
    parts: dict[str, Word] = {}
    for word in words:
        key, value = word.cut("=", either([f"{key}=" for key in _RESULT_KEYS]))
        if key.text not in _RESULT_KEYS or key.text in parts:
            raise key.unlike(f"{either(_RESULT_KEYS)}, each once", _RESULT_KEYS)
        parts[key.text] = value
    if missing := [f"{key}=" for key in _RESULT_KEYS if key not in parts]:
        raise words[0].unlike(f"{' '.join(missing)} on this line too")
    points = pair(tuple(parts["points"].items()) or (parts["points"],), "103,90")
    result = DistrictResult(
        winners=tuple(read_side(name).value for name in parts["winners"].items()),
        points={side: word.signed_number() for side, word in points.items()},
        reason=parts["reason"].string(),
        rule=parts["rule"].string(),
    )
    return replace(board, result=result)


POOL: Final = _number("pool", "pool")
LETTERS_GIVEN: Final = _number("letters", "letters")
CURTAIN: Final = DistrictHeader("curtain", _write_curtain, _read_curtain)

COURSE: Final = (
    _number("turn", "turn"),
    DistrictHeader("stage", _write_stage, _read_stage),
    _number("event", "event"),
    DistrictHeader("truce", lambda board: board.truce or NONE, _read_truce),
)
"""Which part of which turn it is."""

BESIDE: Final = (
    DistrictHeader("intelligence", _write_intelligence, _read_intelligence),
    DistrictHeader("desertions", _write_desertions, _read_desertions),
    CURTAIN,
    DistrictHeader("result", _write_result, _read_result),
)
"""What there is beside the map only sometimes."""
