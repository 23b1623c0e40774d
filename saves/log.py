"""Reads the bytes of a save in order, and checks everything that a save promises."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from core.kernel import Phrase, Why
from core.kernel.phrase import Part
from saves.chain import LONGEST_LINE, NO_LINK, looks_sealed, scan, sum_of
from saves.errors import DamagedSaveError, NewerSaveError, NotASaveError, SaveError, ViewLogError
from saves.kept_records import KeptRecords
from saves.records import (
    SEATS,
    START,
    VIEW_MARK,
    Answer,
    Bookmark,
    BranchNamed,
    Header,
    HeadMoved,
    Noted,
    Record,
    RulesChanged,
    UndoAgreed,
    decode,
    encoder,
    from_raw,
)
from saves.veil import MARK, Veil, with_bare_seed
from saves.versions import LADDER, OLDEST, Raw, Rung, lift

MOST_SIDES: Final = 8
"""How many sides may change hands in a save; no game has more."""

MOST_NESTED: Final = 50
"""How deep the reasons on a line may be nested; nobody reads more than a few levels of them.

Deeper ones could be decoded here, and no longer wherever more functions have been called.
"""

_CHANGED: Final = "it is not as it was written"
_FIRST_BYTES: Final = b'{"format":'
_UNREADABLE: Final = (msgspec.MsgspecError, ValueError, RecursionError)
"""The errors that decoding can raise for a line that somebody wrote by hand."""


class Contents(Struct, frozen=True):
    """Everything that could be read from a save."""

    header: Header
    records: KeptRecords
    """The records; if a reader was asked before, only those that have come since."""

    answers: int
    """How many answers there are in the file, over all branches."""

    rules: int
    """The version of the rules under which the last answers were given."""

    version: int
    """The format it was written in; the records are already lifted to the present one."""

    torn: bytes = b""
    """The beginning of a last line that was never finished."""

    damage: DamagedSaveError | None = None
    """Why reading stopped before the end, if it did."""

    notices: tuple[str, ...] = ()
    """What the player should know about the state of the file."""


class LogReader:
    """Reads one save a piece at a time, as it grows."""

    def __init__(self, path: Path, ladder: Sequence[Rung] = LADDER) -> None:
        self.end = 0
        """How many bytes have been read and verified."""

        self.link = NO_LINK
        """The sum of the last verified line."""

        self.veil = Veil(NO_LINK)
        """The veil over the answers of this file, once its first line has been read."""

        self._path = path
        self._ladder = ladder
        self._header: Header | None = None
        self._version = 0
        self._is_current = False
        """Whether the file is in the newest format."""

        self._records = KeptRecords()
        """What nobody has taken yet."""

        self._lines = 0
        """How many lines have been read and verified."""

        self._answers = 0
        self._rules = 0
        self._sides: set[str] = set()
        self._torn = b""
        self.damage: DamagedSaveError | None = None
        """Why nothing more can be read; None if more can."""

    def take(self) -> Contents:
        """Return what was read since this was last called; the reader keeps no record of it."""
        assert self._header is not None, "the first line must have been read"
        records, self._records = self._records, KeptRecords()
        return Contents(
            self._header,
            records,
            self._answers,
            self._rules,
            self._version,
            self._torn,
            self.damage,
            tuple(self._notices()),
        )

    def read(self, pieces: Iterable[bytes]) -> None:
        """Read everything after `end`, and keep the records on its complete lines."""
        rest = b""
        for piece in pieces:
            self._feed(rest + piece)
            if self.damage is not None:
                return
            rest = self._torn
        if self._header is None:
            self._feed(b"")  # raises the error for an empty file

    def _feed(self, data: bytes) -> None:
        """Read the next bytes after `end`, and keep the records on their complete lines."""
        found = scan(data, self.link)
        bodies = list(found.bodies)
        if self._header is None:
            self._begin(bodies, data)
        for body in bodies:
            try:
                self._records.append_body(self._checked(body))
            except _UNREADABLE as error:
                self.damage = DamagedSaveError(self._path, self._lines + 1, _wrong_with(error))
                return
            self._lines += 1
        self.end += found.end
        self.link = found.link
        self._torn = found.rest if found.torn else b""
        if found.rest and not found.torn:
            self.damage = DamagedSaveError(self._path, self._lines + 1, _CHANGED)

    def _notices(self) -> Iterator[str]:
        """Say what is wrong with the end of the file."""
        if self.damage is not None:
            yield f"{self.damage}; the {self._answers} answers before it can still be read"
        elif self._torn:
            yield f"line {self._lines + 1} was never finished, and is ignored"

    def _begin(self, bodies: list[bytes], data: bytes) -> None:
        """Take the header from the first line; raise if there is none."""
        if data.startswith(VIEW_MARK):
            raise ViewLogError(self._path)
        if not bodies:
            raise self._no_header(data)
        try:
            raw = msgspec.json.decode(bodies.pop(0), type=Raw)
            self._version = msgspec.convert(raw.get("format"), int)
            if self._version < OLDEST:
                raise ValueError(f"there is no format {self._version}")
            newest = OLDEST + len(self._ladder)
            self._is_current = self._version == newest
            if self._version > newest:
                raise NewerSaveError(self._path, self._version, newest)
            raw = with_bare_seed(lift(raw, self._version, self._ladder))
            self._header = msgspec.convert(raw, Header)
            self._rules = self._header.rules
            self._lines = 1
            self.veil = Veil(sum_of(data[: data.index(b"\n")]))
        except _UNREADABLE as error:
            raise DamagedSaveError(self._path, 1, _wrong_with(error)) from error

    def _no_header(self, data: bytes) -> SaveError:
        """Return the error for a file whose first line has no valid checksum."""
        name = self._path.name
        if not data:
            return NotASaveError(f"{name} is empty, not a saved game", self._path)
        first, newline, _ = data.partition(b"\n")
        if not (first.startswith(_FIRST_BYTES) or looks_sealed(first)):
            return NotASaveError(f"{name} is not a saved game", self._path)
        reason = _CHANGED if newline else "it was never finished"
        if len(first) > LONGEST_LINE:
            reason = "it is longer than any line of a save"
        return DamagedSaveError(self._path, 1, f"{reason}, and without it the game cannot be read")

    def _checked(self, body: bytes) -> bytes:
        """Return the record on a verified line, in the present format and without its veil.

        Raise if it makes no sense in a save.
        """
        record, is_bare = self._record(body), self._is_current
        if MARK in body and isinstance(record, Answer):
            record, is_bare = self.veil.lifted(record), False
        if not is_bare:
            body = encoder.encode(record)
        self._check(record, body)
        return body

    def _record(self, body: bytes) -> Record:
        """Return the record on a verified line, as it was written."""
        if self._is_current:
            return decode(body)
        raw = msgspec.json.decode(body, type=Raw)
        return from_raw(lift(raw, self._version, self._ladder))

    def _check(self, record: Record, body: bytes) -> None:
        """Raise if a record makes no sense in a save."""
        match record:
            case Answer():
                if record.number != self._answers + 1:
                    raise ValueError(f"answer {record.number} comes after answer {self._answers}")
                self._refer(record.follows, record.number - 1)
                if body.count(b"[") > MOST_NESTED and _depth(record.why) > MOST_NESTED:
                    raise RecursionError
                self._seat(record)
                self._answers += 1
            case (
                HeadMoved(to=number)
                | UndoAgreed(to=number)
                | Bookmark(at=number)
                | BranchNamed(at=number)
            ):
                self._refer(number, self._answers)
            case Noted(at=number):
                self._refer(number, self._answers)
                if number == START:
                    raise ValueError("it puts a note on 0, the start, which is not an answer")
            case RulesChanged(version=version):
                if version <= self._rules:
                    raise ValueError(f"it follows rules {self._rules} with rules {version}")
                self._rules = version

    def _seat(self, answer: Answer) -> None:
        """Raise if more sides change hands than any game has."""
        if answer.ask == SEATS and answer.by is not None:
            self._sides.add(answer.by)
            if len(self._sides) > MOST_SIDES:
                raise ValueError(f"more than {MOST_SIDES} sides change hands")

    def _refer(self, number: int, last: int) -> None:
        """Raise for a reference to an answer that has not been given yet."""
        if not START <= number <= last:
            raise ValueError(f"it refers to answer {number}, but there are only {last} so far")


def _depth(why: tuple[Why, ...]) -> int:
    """Return how deep sentences are nested."""
    depth = 0
    layer: list[Part] = [*why]
    while layer:
        depth += 1
        layer = [part for phrase in layer if isinstance(phrase, Phrase) for part in phrase.parts]
    return depth


def _wrong_with(error: Exception) -> str:
    """Return what is wrong with a line."""
    return "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
