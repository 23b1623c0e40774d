"""The saved games as the screens list them: read when somebody looks, and only as far as needed."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from adp_tui.texts.screens import games_and_finished, without_screen
from saves.errors import SaveError
from saves.folder import listing
from saves.store import read

if TYPE_CHECKING:
    from adp_tui.games.adp.summary import Summary

GAME = "adp"
"""The game that the screens are made for."""


class Save:
    """A file on the shelf."""

    def __init__(self, path: Path, scenario: str, answers: int, problem: str = "") -> None:
        self.path = path
        self.scenario = scenario
        self.answers = answers
        self.problem = problem
        """Why it cannot be opened; blank if it can."""

    @property
    def name(self) -> str:
        """What the file is called."""
        return self.path.stem

    @cached_property
    def summary(self) -> Summary | None:
        """What is to be told about it; None if only opening it can tell."""
        from adp_tui.games.adp.summary import summary

        try:
            return None if self.problem else summary(read(self.path), self.path)
        except SaveError:
            return None

    @property
    def is_finished(self) -> bool:
        """Whether the game is over."""
        return self.summary is not None and self.summary.is_finished


class Shelf:
    """All saves of a folder, newest first, and then what cannot be opened."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problem = ""
        """Why the folder cannot be read; blank if it can."""

        try:
            found = listing(folder)
        except SaveError as error:
            self.problem, self.saves = str(error), []
            return
        readable = [
            Save(save.path, save.header.scenario, save.answers, _foreign(save.header.game))
            for save in found.saves
        ]
        damaged = [Save(e.path or folder, "", 0, str(e)) for e in found.unreadable]
        self.saves = [*readable, *damaged]

    @property
    def last(self) -> Save | None:
        """The game that was played last."""
        return next((save for save in self.saves if not save.problem), None)

    def counted(self) -> str:
        """Return how many games there are."""
        games = [save for save in self.saves if not save.problem]
        finished = sum(save.is_finished for save in games)
        return games_and_finished(len(games), finished)


def _foreign(game: str) -> str:
    return "" if game == GAME else without_screen(game)
