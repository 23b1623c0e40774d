"""Writes and reads the files of view logs; a file may come from anybody."""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import Final

import msgspec

from core.kernel import Box, Phrase, Setup
from core.kernel.table import BoardT, FactT
from saves.chain import NO_LINK, scan, seal
from saves.disk import PIECE, cannot_save, pieces_of, sync_folder
from saves.errors import DamagedSaveError, NewerSaveError, NoSuchAnswerError, NotASaveError
from saves.records import VIEW_MARK, encoder
from saves.view_log import VIEW_FORMAT, ViewEntry, ViewHeader, ViewLog

MOST_NESTED: Final = 50
"""How deep the values on a line may be nested."""

_FIRST_ENTRY: Final = 2
"""The line of the first entry; line 1 is the header."""

_CHANGED: Final = "it is not as it was written"
_ERRORS: Final = (msgspec.MsgspecError, ValueError, RecursionError)
_headers: Final[msgspec.json.Decoder[ViewHeader]] = msgspec.json.Decoder(ViewHeader)
_entries: Final[msgspec.json.Decoder[ViewEntry]] = msgspec.json.Decoder(ViewEntry)


def lines_of(log: ViewLog) -> bytes:
    """Return a view log as the bytes of its file."""
    data, _ = seal(map(encoder.encode, (log.header, *log.entries)), NO_LINK)
    return data


def write_view_log(log: ViewLog, path: Path) -> None:
    """Write a view log to a new file; an existing one is never touched."""
    data = lines_of(log)
    try:
        with path.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        sync_folder(path.parent)
    except (OSError, ValueError) as error:
        raise cannot_save(path, "cannot be written", error) from error


def is_view_log(path: Path) -> bool:
    """Whether a file says that it is a view log; raise if it cannot be read."""
    return next(pieces_of(path), b"").startswith(VIEW_MARK)


def read_view_log(path: Path) -> ViewLog:
    """Read a view log; raise if anything about it is not as this program writes it."""
    if not is_view_log(path):
        raise NotASaveError(f"{path.name} is not a view log", path)
    link, rest = NO_LINK, b""
    bodies: list[bytes] = []
    for piece in pieces_of(path):
        found = scan(rest + piece, link)
        bodies += found.bodies
        link, rest = found.link, found.rest
        if len(rest) >= PIECE:
            break  # no line is that long
    if rest or not bodies:
        raise DamagedSaveError(path, len(bodies) + 1, _CHANGED)
    return ViewLog(_header(path, bodies[0]), tuple(_read(path, bodies[1:])))


def _header(path: Path, body: bytes) -> ViewHeader:
    """Return the first line."""
    try:
        version = msgspec.convert(msgspec.json.decode(body, type=dict[str, object])["view"], int)
        if version > VIEW_FORMAT:
            raise NewerSaveError(path, version, VIEW_FORMAT)
        if version < VIEW_FORMAT:
            raise ValueError(f"there is no format {version}")
        return _headers.decode(body)
    except _ERRORS as error:
        raise DamagedSaveError(path, 1, _wrong_with(error)) from error


def _read(path: Path, bodies: list[bytes]) -> Iterable[ViewEntry]:
    """Yield the entries, which are numbered from 0."""
    if not bodies:
        raise DamagedSaveError(path, _FIRST_ENTRY, "it has no start")
    for number, body in enumerate(bodies):
        try:
            entry = _entries.decode(body)
            if entry.number != number:
                raise ValueError(f"entry {entry.number} stands where entry {number} belongs")
            if body.count(b"[") + body.count(b"{") > MOST_NESTED:
                _check_depth((entry.facts, entry.why))
            if not number and entry.position is None:
                raise ValueError("it has no position")
        except _ERRORS as error:
            raise DamagedSaveError(path, _FIRST_ENTRY + number, _wrong_with(error)) from error
        yield entry


def _check_depth(value: object) -> None:
    """Raise if values are nested too deep to be shown."""
    layer: list[object] = [value]
    for _ in range(MOST_NESTED):
        layer = [*chain.from_iterable(map(_inside, layer))]
        if not layer:
            return
    raise RecursionError


def _inside(value: object) -> Iterable[object]:
    """Return the values within a value."""
    match value:
        case dict():
            return value.values()
        case list() | tuple():
            return value
        case Phrase(parts=parts):
            return parts
        case _:
            return ()


def _wrong_with(error: Exception) -> str:
    return "it is nested too deeply" if isinstance(error, RecursionError) else str(error)


def entry_at(log: ViewLog, number: int | None, path: Path) -> ViewEntry:
    """Return an entry, by default the last one; raise if there is none of that number."""
    last = len(log.entries) - 1
    if number is not None and not 0 <= number <= last:
        raise NoSuchAnswerError(
            f"there is no answer {number}: choose one from 0 (the start) to {last}", path
        )
    return log.entries[last if number is None else number]


def position_at(box: Box[BoardT, FactT], log: ViewLog, number: int, path: Path) -> BoardT:
    """Return what the side saw after an entry; raise if the file has no position of this game."""
    at = next(n for n in range(number, -1, -1) if log.entries[n].position is not None)
    text, header = log.entries[at].position, log.header
    assert text is not None
    try:
        setup = Setup(header.scenario, header.seats, header.options, None, header.printed)
        board = box.restore_view(text, setup)
    except Exception as error:  # the program would not have written such a position
        raise DamagedSaveError(path, _FIRST_ENTRY + at, "its position cannot be read") from error
    return box.view(board, header.side)
