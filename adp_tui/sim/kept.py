"""The saves of simulated games, written by the process that asked for the games."""

from __future__ import annotations

import os
import stat
import tempfile
from pathlib import Path

from msgspec.structs import replace

from adp_tui.sim.result import SimGame, unsaved
from saves.disk import sync_folder


def keep(game: SimGame, save: bytes, path: Path | None) -> SimGame:
    """Write the save of a game, by default to a temporary folder; return the game with its path."""
    path = _spare_place(game) if path is None else path
    try:
        _write(path, save)
    except OSError as error:
        return unsaved(game, error)
    # A name of other bytes than UTF-8 could be written neither to the journal nor to the rows.
    return replace(game, kept=str(path).encode(errors="backslashreplace").decode())


def _spare_place(game: SimGame) -> Path:
    """Return the path for saving a failed game that was not going to be kept."""
    name = f"adp-sim-{os.getpid()}-{game.setup.scenario}-{game.seed}.adp"
    return Path(tempfile.gettempdir(), name)


def _write(path: Path, save: bytes) -> None:
    """Write a new file; one that an ended run of the same games left half written is completed."""
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o666)
    except FileExistsError:
        descriptor = os.open(path, os.O_RDWR | os.O_NONBLOCK | os.O_NOFOLLOW)
        if not _begins(descriptor, save):
            os.close(descriptor)
            raise
    with os.fdopen(descriptor, "r+b") as file:
        file.write(save)
        file.flush()
        os.fsync(descriptor)
    sync_folder(path.parent)


def _begins(descriptor: int, save: bytes) -> bool:
    """Whether a file contains the beginning of a save and nothing else."""
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        return False
    found = os.pread(descriptor, len(save) + 1, 0)
    return save.startswith(found)
