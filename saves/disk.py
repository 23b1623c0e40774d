"""Files on disk: the system calls that saves need, with readable errors."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from saves.errors import CannotReadError, CannotSaveError, NoSuchSaveError, NotASaveError, SaveError
from saves.locks import lock

PIECE: Final = 1 << 21
"""How many bytes are read at a time; longer than any line."""


def status_of(path: Path) -> os.stat_result:
    """Return the status of a file; raise if the path does not lead to a regular file."""
    try:
        status = path.stat()
    except (OSError, ValueError) as error:
        raise _cannot_read(path, error) from error
    if not stat.S_ISREG(status.st_mode):
        what = "a folder" if stat.S_ISDIR(status.st_mode) else "a pipe, a socket or a device"
        raise NotASaveError(f"{path.name} is {what}, not a saved game", path)
    return status


def pieces_of(path: Path, start: int = 0) -> Iterator[bytes]:
    """Yield the bytes of a file from `start`, a piece at a time; raise if it cannot be read."""
    status_of(path)  # opening a pipe would wait forever
    try:
        with path.open("rb") as file:
            yield from pieces_behind(file.fileno(), start)
    except OSError as error:
        raise _cannot_read(path, error) from error


def pieces_behind(descriptor: int, start: int = 0) -> Iterator[bytes]:
    """Yield the bytes of an open file from `start`, a piece at a time.

    So a huge file takes up no more memory than one piece and the lines that could be read.
    """
    while piece := os.pread(descriptor, PIECE, start):
        yield piece
        start += len(piece)


def open_for_writing(path: Path) -> int:
    """Open and lock the file at a path; return its descriptor."""
    while True:
        status_of(path)
        try:
            descriptor = os.open(path, os.O_RDWR)
        except OSError as error:
            raise cannot_save(path, "cannot be opened for writing", error) from error
        try:
            lock(descriptor, path)
            if leads_to(path, descriptor):
                return descriptor
        except BaseException:
            os.close(descriptor)
            raise
        os.close(descriptor)  # the file was replaced before it was locked: open the new one


def leads_to(path: Path, descriptor: int) -> bool:
    """Return whether the path still leads to the file behind the descriptor."""
    try:
        return os.path.samestat(path.stat(), os.fstat(descriptor))
    except FileNotFoundError:
        return False


def write_all(descriptor: int, data: bytes, offset: int) -> None:
    """Write the data in one call; a second call is made only to learn why the first fell short."""
    while data:
        written = os.pwrite(descriptor, data, offset)
        if written == 0:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        data, offset = data[written:], offset + written


def keep_aside(path: Path, what: str, pieces: Iterable[bytes]) -> Path:
    """Write bytes of a save to a new file beside it, such as `NAME.adp.torn-1`."""
    number = 1
    while True:
        aside = path.with_name(f"{path.name}.{what}-{number}")
        try:
            with aside.open("xb") as file:
                file.writelines(pieces)
                file.flush()
                os.fsync(file.fileno())
        except FileExistsError:
            number += 1
            continue
        sync_folder(path.parent)
        return aside


def sync_folder(folder: Path) -> None:
    """Make sure that a new name in the folder survives a power cut."""
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def cannot_save(path: Path, what: str, error: OSError | ValueError) -> CannotSaveError:
    """Return the error for something that the system refused to do with a save."""
    return CannotSaveError(f"{path.name} {what}: {reason(error)}", path)


def reason(error: OSError | ValueError) -> str:
    """Return what the system said, without the path.

    For an impossible path Python raises a ValueError, which each version words differently.
    """
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return "a file cannot have that name"


def _cannot_read(path: Path, error: OSError | ValueError) -> SaveError:
    """Return the error for a file that cannot be read."""
    if isinstance(error, FileNotFoundError):
        return NoSuchSaveError(f"there is no file {path.name}", path)
    return CannotReadError(f"{path.name} cannot be read: {reason(error)}", path)
