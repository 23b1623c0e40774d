"""What can go wrong with a save, told in sentences that a player can act on.

Messages name a file without its folder, so that they can be shown to anyone.
"""

from __future__ import annotations

from pathlib import Path

from core.kernel.errors import GameError


class SaveError(GameError):
    """Something about a saved game cannot be done."""

    def __init__(self, message: str, path: Path | None) -> None:
        super().__init__(message)
        self.path = path


class NoSuchSaveError(SaveError):
    """There is no file by that name."""


class CannotReadError(SaveError):
    """The system does not let the file or folder be read."""


class NotASaveError(SaveError):
    """The file is something else than a saved game."""


class OtherGameError(SaveError):
    """The save belongs to a different game."""


class NewerSaveError(SaveError):
    """The save was written in a format that only a newer program knows."""

    def __init__(self, path: Path, version: int, known: int) -> None:
        super().__init__(
            f"{path.name} was saved by a newer program (format {version}); "
            f"this one knows formats up to {known}: update it to open this game",
            path,
        )
        self.version = version
        self.known = known


class NewerRulesError(SaveError):
    """The game was begun by rules that only a newer program knows."""

    def __init__(self, path: Path, version: int, known: int) -> None:
        super().__init__(
            f"{path.name} was begun by newer rules (version {version}) than this program has "
            f"(version {known}): update it to play on; what these rules can follow can be watched",
            path,
        )
        self.version = version
        self.known = known


class DamagedSaveError(SaveError):
    """A line before the last one is not what was written."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        super().__init__(f"{path.name} is damaged at line {line}: {reason}", path)
        self.line = line
        self.reason = reason


class LockedSaveError(SaveError):
    """Another program is playing this game."""

    def __init__(self, path: Path, pid: int | None) -> None:
        holder = "another program" if pid is None else f"the program with process number {pid}"
        super().__init__(
            f"{path.name} is being played by {holder}: leave that one first, or open it read-only",
            path,
        )
        self.pid = pid


class ReadOnlyError(SaveError):
    """The game is only being watched."""


class CannotSaveError(SaveError):
    """The disk did not take what was to be written; nothing is lost from memory."""


class NoSuchAnswerError(SaveError):
    """The game holds no such answer to go to."""


class BadNameError(SaveError):
    """A bookmark or a branch cannot have that name."""


class BadNoteError(SaveError):
    """A note is longer than a line, or cannot be shown."""


class StrangePositionError(SaveError):
    """A recorded position is not the one that was written there."""

    def __init__(self, path: Path | None, line: int, number: int) -> None:
        super().__init__(
            f"line {line}: the position kept with answer {number} is not the one that its print "
            "is of",
            path,
        )
        self.line = line
        self.number = number


class DivergedError(SaveError):
    """The recorded answers no longer lead where they led when they were given."""

    def __init__(self, message: str, path: Path | None, line: int) -> None:
        super().__init__(message, path)
        self.line = line
