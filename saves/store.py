"""Reads, writes and follows saves on disk; nothing that was acknowledged is ever lost."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable, Sequence
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from msgspec import Struct
from msgspec.structs import replace

from saves.chain import LONGEST_LINE, NO_LINK, seal
from saves.disk import (
    cannot_save,
    keep_aside,
    leads_to,
    open_for_writing,
    pieces_behind,
    pieces_of,
    status_of,
    sync_folder,
    write_all,
)
from saves.errors import CannotSaveError, NoSuchSaveError
from saves.locks import lock
from saves.log import Contents, LogReader
from saves.records import FIRST_RECORD, Header, Record, encoder
from saves.veil import Veil, header_body
from saves.versions import LADDER, Rung

_MOST: Final = LONGEST_LINE // 2
"""The longest body of a line to write, in bytes; with its sum, far below what can be read."""

_CLOSED: Final = -1
"""A descriptor that no file has: writing to it fails and harms nothing."""


def read(path: Path, ladder: Sequence[Rung] = LADDER) -> Contents:
    """Read a save; raise if its first line cannot be read, and only report later damage."""
    reader = LogReader(path, ladder)
    reader.read(pieces_of(path))
    return reader.take()


def read_header(path: Path, ladder: Sequence[Rung] = LADDER) -> Header:
    """Read how a game was set up, and at most one piece of the file."""
    reader = LogReader(path, ladder)
    reader.read(islice(pieces_of(path), 1))
    return reader.take().header


def rescue(path: Path, to: Path) -> int:
    """Write what can be read of a damaged save to a new file; return how many answers it has."""
    contents = read(path)
    Writer.create(to, contents.header, contents.records).close()
    return contents.answers


class Writer:
    """Adds lines to a save, and locks it so that no other program can."""

    def __init__(self, path: Path, descriptor: int, end: int, link: bytes, veil: Veil) -> None:
        self.path = path
        self._descriptor = descriptor
        self._end = end
        self._link = link
        self._veil = veil
        self._waiting: list[Record] = []
        self._unclean = False
        """Whether the file may have bytes after its end that do not count."""

    @classmethod
    def create(cls, path: Path, header: Header, records: Iterable[Record] = ()) -> Writer:
        """Begin a new save; an existing file is never touched."""
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o666)
        except (OSError, ValueError) as error:
            raise cannot_save(path, "cannot be created", error) from error
        first = header_body(header)
        writer = cls(path, descriptor, 0, NO_LINK, Veil(seal([first], NO_LINK)[1]))
        try:
            lock(descriptor, path)
            writer._write([first, *map(writer._body, records)])
            sync_folder(path.parent)
        except BaseException as error:
            os.close(descriptor)
            path.unlink(missing_ok=True)
            if isinstance(error, OSError):
                raise cannot_save(path, "cannot be written", error) from error
            raise
        return writer

    @classmethod
    def open(cls, path: Path, ladder: Sequence[Rung] = LADDER) -> tuple[Writer, Contents]:
        """Continue a save; a torn last line is cut off and kept in a file beside it."""
        descriptor = open_for_writing(path)
        try:
            reader = LogReader(path, ladder)
            reader.read(pieces_behind(descriptor))
            contents = reader.take()
            if contents.damage is not None:
                raise contents.damage
            if contents.version != contents.header.format:
                return cls._lifted(path, descriptor, contents)
            if contents.torn:
                aside = keep_aside(path, "torn", [contents.torn])
                os.ftruncate(descriptor, reader.end)
                os.fsync(descriptor)
                notice = (
                    f"line {FIRST_RECORD + len(contents.records)} was never finished: "
                    f"it has been cut off and is kept in {aside.name}"
                )
                contents = replace(contents, torn=b"", notices=(notice,))
        except OSError as error:
            os.close(descriptor)
            raise cannot_save(path, "cannot be repaired", error) from error
        except BaseException:
            os.close(descriptor)
            raise
        return cls(path, descriptor, reader.end, reader.link, reader.veil), contents

    @classmethod
    def _lifted(cls, path: Path, descriptor: int, contents: Contents) -> tuple[Writer, Contents]:
        """Rewrite a save of an older format in the present one; keep the old file beside it.

        The new file replaces the old one in a single step, so there is always one of them.
        """
        header = contents.header
        aside = keep_aside(path, "old", pieces_behind(descriptor))
        place = path.with_name(f"{path.name}.new-{os.getpid()}")
        writer = cls.create(place, header, contents.records)
        try:
            place.replace(path)
            sync_folder(path.parent)
        except BaseException:
            writer.close()
            place.unlink(missing_ok=True)
            raise
        os.close(descriptor)
        writer.path = path
        notice = (
            f"rewritten from format {contents.version} to {header.format}; "
            f"the old file is kept as {aside.name}"
        )
        return writer, replace(contents, torn=b"", notices=(*contents.notices, notice))

    @property
    def waiting(self) -> int:
        """How many records are not on disk yet."""
        return len(self._waiting)

    def append(self, *records: Record) -> None:
        """Write records to disk, after any that are waiting; return when they are safe there.

        If the disk refuses, the file stays as it was, the records wait, and an error says why.
        """
        self._waiting += records
        self.retry()

    def retry(self) -> None:
        """Write what is still waiting."""
        if not self._waiting:
            return
        try:
            self._check()
            self._write([*map(self._body, self._waiting)])
        except OSError as error:
            raise cannot_save(self.path, "cannot be written", error) from error
        self._waiting.clear()

    def close(self) -> None:
        """Release the file, so that others can write to it."""
        if self._descriptor != _CLOSED:
            os.close(self._descriptor)
            self._descriptor = _CLOSED

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def _check(self) -> None:
        """Raise unless the path still leads to this file and nobody else has changed it."""
        if not leads_to(self.path, self._descriptor):
            raise CannotSaveError(
                f"{self.path.name} was moved or deleted: save the game under a new name", self.path
            )
        if os.fstat(self._descriptor).st_size != self._end and not self._unclean:
            raise CannotSaveError(
                f"{self.path.name} was changed by another program: save the game under a new name",
                self.path,
            )

    def _body(self, record: Record) -> bytes:
        """Return a record as it is written, with the veil over what not everybody may know."""
        return encoder.encode(self._veil.over(record))

    def _write(self, bodies: list[bytes]) -> None:
        """Write lines at the end in one call and wait for the disk; cut off half-written bytes.

        If they cannot even be cut off, the next attempt overwrites them: it begins with the same
        bytes.
        """
        if any(len(body) > _MOST for body in bodies):
            raise OSError(errno.EFBIG, "a line is longer than a save can hold")
        data, link = seal(bodies, self._link)
        self._unclean = True
        try:
            write_all(self._descriptor, data, self._end)
            os.fsync(self._descriptor)
        except OSError:
            os.ftruncate(self._descriptor, self._end)
            self._unclean = False
            raise
        self._unclean = False
        self._end += len(data)
        self._link = link


class Update(Struct, frozen=True):
    """What has happened to a save since the last look."""

    contents: Contents
    """What is new, or everything if the file had to be read again."""

    anew: bool = False
    """Whether the file had to be read again from its beginning."""

    @property
    def is_news(self) -> bool:
        """Whether there is anything to take in."""
        return self.anew or len(self.contents.records) > 0


class Follower:
    """Watches a save that another program writes; it keeps nothing of what it hands on."""

    def __init__(self, path: Path, ladder: Sequence[Rung] = LADDER) -> None:
        self.path = path
        self._ladder = ladder
        self._load()

    @classmethod
    def open(cls, path: Path) -> tuple[Follower, Contents]:
        """Begin to watch a save; return what is in it already."""
        follower = cls(path)
        return follower, follower._reader.take()

    def poll(self) -> Update:
        """Return what was added since the last look; an unfinished line has to wait."""
        try:
            now = status_of(self.path)
        except NoSuchSaveError:
            return Update(self._reader.take())
        if not os.path.samestat(now, self._file) or now.st_size < self._reader.end:
            return self._anew()
        if self._reader.damage is not None or now.st_size == self._reader.end:
            return Update(self._reader.take())
        self._reader.read(pieces_of(self.path, self._reader.end))
        if self._reader.damage is not None:
            return self._anew()
        return Update(self._reader.take())

    def close(self) -> None:
        """Do nothing: the file is not kept open between two looks."""

    def _anew(self) -> Update:
        """Read the file again from its beginning."""
        self._load()
        return Update(self._reader.take(), anew=True)

    def _load(self) -> None:
        """Read the file, and remember which file it was."""
        reader = LogReader(self.path, self._ladder)
        file = status_of(self.path)  # before reading, so that poll notices a replaced file
        reader.read(pieces_of(self.path))
        self._file, self._reader = file, reader
