"""Players' own copies of games: each is read when its game is wanted."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from adp_tui.games import GAMES, Games
from adp_tui.texts import problems

if TYPE_CHECKING:
    from adp_tui.presenter.cover import CopyFile


class BadCopyError(Exception):
    """A player's copy of a game cannot be used; the message says why."""

    def __init__(self, problem: str, game: str, own: CopyFile) -> None:
        super().__init__(problem)
        self.game = game
        self.own = own


class Copies:
    """Which copy of each game is played: the player's, if there is one, or the program's."""

    def __init__(
        self,
        games: Games = GAMES,
        folder: Path | None = None,
        named: Mapping[str, Path] | None = None,
        without: frozenset[str] = frozenset(),
    ) -> None:
        self._games = games
        self._folder = folder
        """The folder of settings, where a copy may lie; None looks for none."""

        self._named = dict(named or {})
        """The files that the command line names, by game."""

        self._without = set(without)
        """The games that are played as the program has them."""

        self._in_use: set[str] = set()

    @classmethod
    def asked_for(cls, arguments: Namespace, games: Games, folder: Path) -> Copies:
        """Return the copies that the command line asks for."""
        named: dict[str, Path] = {}
        without: set[str] = set()
        for game, own in _files(games):
            if (path := getattr(arguments, _field(own.flag), None)) is not None:
                named[game] = path
            if getattr(arguments, _field(own.without), False):
                without.add(game)
        return cls(games, folder, named, frozenset(without))

    @property
    def named(self) -> tuple[str, ...]:
        """The games whose copy the command line names."""
        return tuple(self._named)

    def bring(self, game: str) -> dict[str, str]:
        """Make a game ready with the copy that it is played with; raise what is wrong with it.

        It is read anew each time, for its owner may be correcting it meanwhile. What new games are
        to know of it is returned.
        """
        own = self._games[game].cover.own_copy if game in self._games else None
        path = None if own is None or game in self._without else self._path(game, own)
        if game in self._in_use:
            self._games[game].presenter().copy.put_away()
            self._in_use.discard(game)
        if own is None or path is None:
            return {}
        from core.kernel import GameError  # only here: the title is painted without

        copy = self._games[game].presenter().copy
        try:
            copy.use(path)
        except GameError as error:
            raise BadCopyError(str(error), game, own) from error
        self._in_use.add(game)
        return dict(copy.printed)

    def do_without(self, game: str) -> None:
        """Play a game as the program has it from now on."""
        self._without.add(game)

    def _path(self, game: str, own: CopyFile) -> Path | None:
        """Return the file of a player's copy, if there is one."""
        if game in self._named:
            return self._named[game]
        usual = None if self._folder is None else self._folder / own.file
        return usual if usual is not None and usual.exists() else None


def bring(copies: Copies, game: str) -> dict[str, str]:
    """Make a game ready for a command; what is wrong with a copy is told with the way around it."""
    try:
        return copies.bring(game)
    except BadCopyError as error:
        from core.kernel import GameError

        raise GameError(problems.bad_copy(str(error), error.own.without)) from error


def _files(games: Games) -> Iterator[tuple[str, CopyFile]]:
    """Yield the games of which players can have a copy, with the file that it is."""
    for game, entry in games.items():
        if entry.cover.own_copy is not None:
            yield game, entry.cover.own_copy


def _field(flag: str) -> str:
    """Return where the parser keeps what a flag says."""
    return flag.removeprefix("--").replace("-", "_")
