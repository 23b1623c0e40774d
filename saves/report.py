"""A report to attach when something went wrong: one text with everything needed to repeat it."""

from __future__ import annotations

import platform
import sys
from pathlib import Path
from typing import Final

from msgspec import Struct

from core.kernel import Box, GameError
from core.kernel.table import BoardT, FactT
from saves.disk import PIECE, pieces_of
from saves.log import Contents, LogReader
from saves.session import Session

MOST_FINDINGS: Final = 20
"""How many findings are listed; after that, only how many more there are."""

LOG_MARK: Final = "log:"
"""The line after which the log follows to the end of the report."""


class Report(Struct, frozen=True):
    """Some lines about a save, and the save itself."""

    lines: tuple[str, ...]
    """They may contain anything that the save contains; the last one is the mark."""

    log: str

    @property
    def text(self) -> str:
        """The whole report, with nothing escaped."""
        return "\n".join((*self.lines, self.log, ""))


def report(box: Box[BoardT, FactT], path: Path, program: str) -> Report:
    """Return the versions, the findings about a save, and the save itself, line by line.

    Only lines of the log begin with a brace, so `grep '^{'` cuts the save out again, provided that
    the caller prints each of the other lines as a single line. No folder, machine or person is
    named, except for what the player typed.
    """
    reader = LogReader(path)
    reader.read(pieces_of(path))
    contents = reader.take()
    header = contents.header
    lines = (
        f"program: {program}",
        f"python: {platform.python_version()} on {sys.platform} {platform.machine()}",
        f"game: {header.game}, rules {header.rules}, begun by {header.program}",
        f"rules now: {box.version}",
        f"scenario: {header.scenario}",
        f"answers: {contents.answers}",
        *(f"check: {finding}" for finding in _findings(box, path, contents)),
        LOG_MARK,
    )
    log = _log(path, reader.end).decode(errors="backslashreplace")
    return Report(lines, log.removesuffix("\n"))


def _log(path: Path, end: int) -> bytes:
    """Return the good bytes of a save, and as much of what follows as may help."""
    data = bytearray()
    for piece in pieces_of(path):
        data += piece
        if len(data) > end + PIECE:
            break
    return bytes(data[: end + PIECE])


def _findings(box: Box[BoardT, FactT], path: Path, contents: Contents) -> list[str]:
    """Return everything that is wrong with the save, or one line saying that nothing is."""
    found = list(contents.notices)
    try:
        with Session.open(box, path, read_only=True, careful=True) as session:
            found += [str(error) for error in session.divergences]
            found += [str(error) for error in session.strange_positions()]
    except GameError as error:
        found.append(str(error))
    more = len(found) - MOST_FINDINGS
    if more > 0:
        found[MOST_FINDINGS:] = [f"and {more} more"]
    return found or ["all checksums and fingerprints are right"]
