"""Saves that somebody wrote by hand: any field may contain anything, and all sums are valid."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from core.adp.box import BOX
from core.kernel import How, Knowledge, Setup
from saves.chain import NO_LINK, scan, seal
from saves.session import Session

NASTY: Final = (
    "x\x1b]0;gone\x07\x9b31m\x7f\u061c\u200b\u200f\u202e\u2066\u2028\u2029\ufeff\ufe0f\u3164\U000e0041"
    "\nadp: all is well\r"
)
"""Controls the terminal, rings, reverses the text, hides characters, and begins a new line."""

FORGED_LINE: Final = "adp: all is well"

SEATS: Final = {"coalition": "human", "government": "bot", "taliban": "bot", "warlords": "bot"}

Lines = list[dict[str, Any]]


def small_game(path: Path) -> Path:
    """Save a short game with everything that a save can contain."""
    setup = Setup("main", SEATS, {"sudden-propaganda": True}, "card: 24")
    with Session.new(BOX, setup, seed=1, program="test", path=path, name="forged") as session:
        for _ in range(4):
            asked = session.turn.pending
            if getattr(asked, "by", "") is None:
                session.roll()
            else:
                session.answer(*BOX.bot.decide(Knowledge(BOX, session.turn)), How.BOT)
        session.undo()
        session.bookmark("a place")
        session.name_branch("a way")
        session.seat("government", "human")
    return path


def lines_of(path: Path) -> Lines:
    """Return the lines of a save as plain values."""
    return [msgspec.json.decode(body) for body in scan(path.read_bytes()).bodies]


def write(path: Path, lines: Lines) -> Path:
    """Write lines with valid sums."""
    path.write_bytes(seal((msgspec.json.encode(line) for line in lines), NO_LINK)[0])
    return path


def forgeries(lines: Lines, text: str) -> Iterator[tuple[str, Lines]]:
    """Yield a save for each place where a text can be written, with a name for the place."""
    seen: set[str] = set()
    for at, line in enumerate(lines):
        kind = line.get("type", "header") if line.get("ask") != "seats" else "seats"
        for key, value in (*line.items(), ("unknown", None)):
            name = f"{kind}.{key}"
            if name in seen or key == "type":
                continue
            seen.add(name)
            match value:
                case dict():
                    yield f"{name}.key", _with(lines, at, key, value | {text: "human"})
                    first = next(iter(value))
                    yield f"{name}.value", _with(lines, at, key, value | {first: text})
                case list():
                    yield name, _with(lines, at, key, [text, *value])
                case _:
                    yield name, _with(lines, at, key, text)
        if f"{kind}.{text}" not in seen:
            seen.add(f"{kind}.{text}")
            yield f"{kind}.strange-key", _with(lines, at, text, 1)


def _with(lines: Lines, at: int, key: str, value: object) -> Lines:
    return [line | {key: value} if place == at else line for place, line in enumerate(lines)]
