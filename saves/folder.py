"""The saves in a folder, and how a player names one."""

from __future__ import annotations

import os
import unicodedata
from pathlib import Path
from typing import Final

from msgspec import Struct

from saves.disk import reason
from saves.errors import CannotReadError, CannotSaveError, NoSuchSaveError, SaveError
from saves.records import Header
from saves.store import read

SUFFIX: Final = ".adp"
LONGEST_NAME: Final = 100
"""In bytes; with a number and the suffix, still well below what any file system allows."""

_UNNAMED: Final = "game"
_RESERVED: Final = frozenset(
    ("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10)))
)
"""Names that Windows reserves for devices, with any suffix."""


class Saved(Struct, frozen=True):
    """A save in the folder."""

    path: Path
    header: Header
    answers: int


class Listing(Struct, frozen=True):
    """The saves in a folder, newest first, and the files that could not be read."""

    saves: tuple[Saved, ...]
    unreadable: tuple[SaveError, ...]


def find(argument: str, where: Path) -> Path:
    """Return the save that a player means: a path, or a name in the folder."""
    if not argument:
        raise NoSuchSaveError("the name of a save cannot be empty", where)
    candidates = (Path(argument), where / f"{argument}{SUFFIX}", where / argument)
    try:
        there = [path for path in candidates if path.exists()]
        files = [path for path in there if path.is_file()]
    except OSError as error:
        raise CannotReadError(
            f"the save '{argument}' cannot be searched for: {reason(error)}", Path(argument)
        ) from error
    for path in files or there:  # if nothing is a file, reading what is there says what it is
        return path
    raise NoSuchSaveError(f"there is no save '{argument}' here or in {where}", Path(argument))


def new_path(name: str, where: Path) -> Path:
    """Return an unused path for a game of that name; create the folder if necessary."""
    stem = file_stem(name)
    path, number = where / f"{stem}{SUFFIX}", 1
    try:
        where.mkdir(parents=True, exist_ok=True)
        while os.path.lexists(path):  # a broken link takes up its name, too
            number += 1
            path = where / f"{stem}-{number}{SUFFIX}"
    except OSError as error:
        raise CannotSaveError(
            f"the folder {where} cannot be used: {reason(error)}", where
        ) from error
    return path


def file_stem(name: str) -> str:
    """Return a name as a file name that every system allows: letters, digits and hyphens."""
    text = unicodedata.normalize("NFC", name).casefold()
    words = "".join(c if c.isalnum() else " " for c in text).split()
    stem = "-".join(words)
    while len(stem.encode()) > LONGEST_NAME:
        stem = stem[:-1].rstrip("-")
    if not stem:
        return _UNNAMED
    return f"{_UNNAMED}-{stem}" if stem in _RESERVED else stem


def listing(where: Path) -> Listing:
    """Return the saves in a folder; a folder that does not exist yet counts as empty."""
    saves: list[Saved] = []
    unreadable: list[SaveError] = []
    for path in _newest_first(where):
        try:
            contents = read(path)
        except SaveError as error:
            unreadable.append(error)
        else:
            saves.append(Saved(path, contents.header, contents.answers))
    return Listing(tuple(saves), tuple(unreadable))


def _newest_first(where: Path) -> list[Path]:
    """Return the files with the suffix of a save, last changed first."""
    try:
        paths = [path for path in where.iterdir() if path.suffix == SUFFIX]
    except FileNotFoundError:
        return []
    except OSError as error:
        raise CannotReadError(f"{where} cannot be read: {reason(error)}", where) from error
    return sorted(paths, key=lambda path: (_changed(path), path.name), reverse=True)


def _changed(path: Path) -> int:
    """Return when a file was last changed; if that cannot be found out, it counts as oldest."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0
