"""Errors about saves, each with a sentence that a player can act on.

Messages name a file without its folder, so that they can be shown to anyone. Only a message about a
folder, or about a save that is not in it, names the folder.
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
    """The file is not a saved game."""


class ViewLogError(NotASaveError):
    """The file is a view log: it can be looked at, but nobody can play on from it."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{path.name} is a view log, a game as one side knows it: 'adp log' and 'adp show' "
            "read it, but it cannot be played on or checked",
            path,
        )


class NoSuchSideError(SaveError):
    """The game has no side by that name."""


class OtherGameError(SaveError):
    """The save belongs to a different game."""


class NewerSaveError(SaveError):
    """The save is in a format that only a newer program knows."""

    def __init__(self, path: Path, version: int, known: int) -> None:
        super().__init__(
            f"{path.name} was saved by a newer program (format {version}), and this program "
            f"only reads formats up to {known}: update it to open the game",
            path,
        )
        self.version = version
        self.known = known


class NewerRulesError(SaveError):
    """The game was played by newer rules than this program has."""

    def __init__(self, path: Path, version: int, known: int) -> None:
        super().__init__(
            f"{path.name} was played by newer rules (version {version}) than this program has "
            f"(version {known}): update the program to play on; until then the game can be watched "
            "as far as these rules can follow",
            path,
        )
        self.version = version
        self.known = known


class DamagedSaveError(SaveError):
    """A line of the save is damaged, and not just an unfinished last line."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        super().__init__(f"{path.name} is damaged at line {line}: {reason}", path)
        self.line = line
        self.reason = reason


class LockedSaveError(SaveError):
    """Another program is playing this game."""

    def __init__(self, path: Path, pid: int | None) -> None:
        holder = "another program" if pid is None else f"another program (process {pid})"
        super().__init__(
            f"{path.name} is being played by {holder}: quit that one, or open the game read-only",
            path,
        )
        self.pid = pid


class ReadOnlyError(SaveError):
    """The game is only being watched."""


class CannotSaveError(SaveError):
    """The save could not be written; nothing is lost from memory."""


class NoSuchAnswerError(SaveError):
    """The game does not have that answer."""


class MustAgreeError(SaveError):
    """Play goes back past something that people have seen, and they have not agreed to that."""

    def __init__(self, path: Path | None, number: int, sides: tuple[str, ...]) -> None:
        super().__init__(
            f"{' and '.join(sides)} must agree to this: "
            "something was seen since then that nobody can forget",
            path,
        )
        self.number = number
        """The answer to which play would go back."""

        self.sides = sides
        """The sides that have not agreed, in the order of the game."""


class BadNameError(SaveError):
    """A bookmark or a branch cannot have that name."""


class BadNoteError(SaveError):
    """A note is too long, or not a single line of text."""


class StrangePositionError(SaveError):
    """A recorded position does not match its print."""

    def __init__(self, path: Path | None, line: int, number: int) -> None:
        super().__init__(
            f"line {line}: the position recorded with answer {number} does not match its print",
            path,
        )
        self.line = line
        self.number = number


class DivergedError(SaveError):
    """A recorded answer no longer leads where it led when it was given."""

    def __init__(self, message: str, path: Path | None, line: int) -> None:
        super().__init__(message, path)
        self.line = line
