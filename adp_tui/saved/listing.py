"""The saved games as the screens list them, read on demand and only as far as needed."""

from __future__ import annotations

import time
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from adp_tui.games import GAMES, GameEntry, Games
from adp_tui.texts import summary as texts
from adp_tui.texts.screens import games_and_finished, not_known_here, played_as_text
from saves.errors import SaveError
from saves.folder import listing
from saves.glance import glance
from saves.store import read

if TYPE_CHECKING:
    from adp_tui.presenter.summary import Summary

_SPANS: Final = ((86_400, texts.DAY), (3_600, texts.HOUR), (60, texts.MINUTE))


class SavedGame:
    """A file in the list."""

    def __init__(
        self,
        path: Path,
        scenario: str = "",
        answers: int = 0,
        *,
        game: GameEntry | None = None,
        problem: str = "",
    ) -> None:
        self.path = path
        self.game = game
        """Its game; None if unknown."""

        self.scenario = scenario
        self.answers = answers
        self.problem = problem
        """Why it cannot be opened; blank if it can."""

    @property
    def name(self) -> str:
        """The name of the file."""
        return self.path.stem

    @property
    def scenario_name(self) -> str:
        """The name of the scenario."""
        if self.game is None:
            return self.scenario
        return self.game.presenter().words.scenario(self.scenario)

    @property
    def may_be_counted(self) -> bool:
        """Whether everybody may know how many answers it has; otherwise that tells secrets."""
        return self.game is None or self.game.presenter().words.tells_every_answer

    @cached_property
    def summary(self) -> Summary | None:
        """Its summary; None if the file must be opened for that."""
        if self.game is None or self.problem:
            return None
        presenter = self.game.presenter()
        try:
            seen = glance(presenter.box, read(self.path))
        except SaveError:
            return None
        return None if seen is None else presenter.summary(seen, ago(self.path))

    @property
    def is_finished(self) -> bool:
        """Whether the game is over."""
        return self.summary is not None and self.summary.is_finished


class Shelf:
    """All saves in a folder, newest first, then those that cannot be opened."""

    def __init__(self, folder: Path, games: Games = GAMES) -> None:
        self.folder = folder
        self.problem = ""
        """Why the folder cannot be read; blank if it can."""

        try:
            found = listing(folder)
        except SaveError as error:
            self.problem, self.saves = str(error), []
            return
        readable = [
            SavedGame(
                save.path,
                save.header.scenario,
                save.answers,
                game=games.get(save.header.game),
                problem=_not_here(save.path, games.get(save.header.game), save.header.game),
            )
            for save in found.saves
        ]
        damaged = [SavedGame(e.path or folder, problem=str(e)) for e in found.unreadable]
        self.saves = [*readable, *damaged]

    @property
    def last(self) -> SavedGame | None:
        """The game that was played last."""
        return next((save for save in self.saves if not save.problem), None)

    def counted(self) -> str:
        """Return the number of games in words."""
        games = [save for save in self.saves if not save.problem]
        finished = sum(save.is_finished for save in games)
        return games_and_finished(len(games), finished)


def _not_here(path: Path, game: GameEntry | None, name: str) -> str:
    """Return why the screen cannot open a save; blank if it can."""
    if game is None:
        return not_known_here(name)
    return "" if game.cover.on_screen else played_as_text(game.cover.title, path.stem)


def ago(path: Path) -> str:
    """Return how long ago a file was last written."""
    try:
        seconds = time.time() - path.stat().st_mtime
    except OSError:
        return texts.SOME_TIME_AGO
    for span, unit in _SPANS:
        if seconds >= span:
            return texts.ago(int(seconds // span), unit)
    return texts.JUST_NOW
