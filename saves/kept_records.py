"""Records in memory as the bytes of their lines.

A log may have tens of thousands of records, and few of them are ever looked at. Their bytes take a
fifth of the memory of the objects, and one record is decoded in a microsecond.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator

from saves.records import Record, decode, encoder


class KeptRecords:
    """Records in the order of the file; each is decoded whenever somebody looks at it."""

    def __init__(self, records: Iterable[Record] = ()) -> None:
        self._bodies = bytearray()
        self._ends = array("Q", [0])
        for record in records:
            self.append(record)

    def __len__(self) -> int:
        return len(self._ends) - 1

    def __getitem__(self, index: int) -> Record:
        return decode(self._bodies[self._ends[index] : self._ends[index + 1]])

    def __iter__(self) -> Iterator[Record]:
        return map(self.__getitem__, range(len(self)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, KeptRecords) and [*self] == [*other]

    def append(self, record: Record) -> None:
        """Keep a record."""
        self.append_body(encoder.encode(record))

    def append_body(self, body: bytes) -> None:
        """Keep a record whose bytes are known already; nobody checks them here."""
        self._bodies += body
        self._ends.append(len(self._bodies))

    def extend(self, others: KeptRecords) -> None:
        """Keep the records that others have kept."""
        before = len(self._bodies)
        self._bodies += others._bodies
        self._ends.extend(before + end for end in others._ends[1:])
