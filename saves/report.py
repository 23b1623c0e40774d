"""A report to attach when something went wrong: one text with all it takes to see it again."""

from __future__ import annotations

import platform
import sys
from pathlib import Path
from typing import Final

from core.kernel import Box, GameError
from core.kernel.table import BoardT, FactT
from saves.disk import bytes_of
from saves.log import Contents
from saves.session import Session
from saves.store import read

LOG_MARK: Final = "log:"
"""The line after which the log follows to the end of the report."""


def report(box: Box[BoardT, FactT], path: Path, program: str) -> str:
    """Return versions, what checking the save found, and the save itself, line by line.

    Only lines of the log begin with a brace, so `grep '^{'` cuts the save out again. Nothing names
    a folder, a machine or a person, save what the player typed.
    """
    contents = read(path)
    header = contents.header
    lines = [
        f"program: {program}",
        f"python: {platform.python_version()} on {sys.platform} {platform.machine()}",
        f"game: {header.game}, rules {header.rules}, begun by {header.program}",
        f"rules now: {box.version}",
        f"scenario: {header.scenario}",
        f"answers: {contents.answers}",
        *(f"check: {finding}" for finding in _findings(box, path, contents)),
        LOG_MARK,
    ]
    log = bytes_of(path).decode(errors="backslashreplace")
    return "\n".join(lines) + "\n" + log.removesuffix("\n") + "\n"


def _findings(box: Box[BoardT, FactT], path: Path, contents: Contents) -> list[str]:
    """Return everything that is wrong with the save, or that nothing is."""
    found = list(contents.notices)
    try:
        with Session.open(box, path, read_only=True) as session:
            found += [str(error) for error in session.divergences]
            found += [str(error) for error in session.strange_positions()]
    except GameError as error:
        found.append(str(error))
    return found or ["every checksum and every fingerprint is right"]
