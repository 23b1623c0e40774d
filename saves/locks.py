"""One writer at a time: a lock on the save itself, which ends when its program ends."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import Final

from saves.errors import CannotSaveError, LockedSaveError

LOCK_TABLE: Final = Path("/proc/locks")


def lock(descriptor: int, path: Path) -> None:
    """Keep other writers out for as long as the descriptor is open."""
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise LockedSaveError(path, holder(descriptor)) from error
    except OSError as error:
        raise CannotSaveError(
            f"{path.name} cannot be locked against other programs: {error.strerror}", path
        ) from error


def holder(descriptor: int, table: Path = LOCK_TABLE) -> int | None:
    """Return the process that has locked the file, None if the system does not say."""
    try:
        text = table.read_text()
    except OSError:
        return None
    inode = str(os.fstat(descriptor).st_ino)
    for row in text.splitlines():
        match row.split():
            case [_, "FLOCK", _, "WRITE", pid, place, *_] if place.split(":")[-1] == inode:
                return int(pid) if pid.isdecimal() and int(pid) > 0 else None
    return None
