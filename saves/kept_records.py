"""Records in memory as the bytes of their lines.

A log may have tens of thousands of records, and few of them are ever looked at. Their bytes take a
fifth of the memory of the objects, and one record is decoded in a microsecond.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import Final, overload

from msgspec import Struct

from saves.records import Record, decode, encoder

FIRST_RECORD: Final = 2
"""The line of the first record; line 1 is the header."""


class KeptRecords:
    """Records in the order of the file; each is decoded whenever somebody looks at it."""

    def __init__(self) -> None:
        self._bodies = bytearray()
        self._ends = array("Q", [0])

    def __len__(self) -> int:
        return len(self._ends) - 1

    def __getitem__(self, index: int) -> Record:
        return decode(self._bodies[self._ends[index] : self._ends[index + 1]])

    def __iter__(self) -> Iterator[Record]:
        return map(self.__getitem__, range(len(self)))

    def append(self, record: Record, body: bytes | None = None) -> None:
        """Keep a record; its body on the line of a file saves encoding it."""
        self._bodies += encoder.encode(record) if body is None else body
        self._ends.append(len(self._bodies))


class LogLine(Struct, frozen=True):
    """A record, and its line in the file."""

    line: int
    record: Record


class LogLines(Sequence[LogLine]):
    """The first records of a log; more may be kept behind them later."""

    def __init__(self, records: KeptRecords) -> None:
        self._records = records
        self._length = len(records)

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> LogLine: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[LogLine, ...]: ...

    def __getitem__(self, index: int | slice) -> LogLine | tuple[LogLine, ...]:
        places = range(self._length)[index]
        if isinstance(places, range):
            return tuple(map(self._line, places))
        return self._line(places)

    def __iter__(self) -> Iterator[LogLine]:
        return map(self._line, range(self._length))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LogLines | tuple) and tuple(self) == tuple(other)

    def _line(self, place: int) -> LogLine:
        return LogLine(FIRST_RECORD + place, self._records[place])
