"""Players' copies of games; each is read when its game is needed."""

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
    """Which copy of each game is used: the player's, if there is one, or the program's."""

    def __init__(
        self,
        games: Games = GAMES,
        folder: Path | None = None,
        named: Mapping[str, Path] | None = None,
        without: frozenset[str] = frozenset(),
    ) -> None:
        self._games = games
        self._folder = folder
        """The settings folder, where a copy may be; None if it is not searched."""

        self._named = dict(named or {})
        """The files named on the command line, by game."""

        self._without = set(without)
        """The games played without the player's copy."""

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
        """The games whose copy is named on the command line."""
        return tuple(self._named)

    def load(self, game: str) -> dict[str, str]:
        """Load the copy for a game and return what new games record about it.

        Raise `BadCopyError` if there is a mistake in it. It is read again each time, because its
        owner may be correcting it.
        """
        own = self._games[game].cover.own_copy if game in self._games else None
        path = None if own is None or game in self._without else self._path(game, own)
        if game in self._in_use:
            self._games[game].presenter().copy.put_away()
            self._in_use.discard(game)
        if own is None or path is None:
            return {}
        from core.kernel import GameError  # only here: the title does not need it

        copy = self._games[game].presenter().copy
        try:
            copy.use(path)
        except GameError as error:
            raise BadCopyError(str(error), game, own) from error
        self._in_use.add(game)
        return dict(copy.printed)

    def refuse_others(self, game: str) -> None:
        """Raise an error if the command line names the copy of another game than the one meant."""
        for other in self._named:
            own = self._games[other].cover.own_copy
            if other != game and own is not None:
                from core.kernel import GameError

                titles = (self._games[name].cover.title for name in (other, game))
                raise GameError(problems.copy_of_another(own.flag, *titles))

    def do_without(self, game: str) -> None:
        """Play a game without the player's copy from now on."""
        self._without.add(game)

    def _path(self, game: str, own: CopyFile) -> Path | None:
        """Return the file of a player's copy, if there is one."""
        if game in self._named:
            return self._named[game]
        usual = None if self._folder is None else self._folder / own.file
        return usual if usual is not None and usual.exists() else None


def load_for_command(copies: Copies, game: str) -> dict[str, str]:
    """Load the copy for a command about one game; refuse the copy of another one."""
    copies.refuse_others(game)
    return load_named(copies, game)


def load_named(copies: Copies, game: str) -> dict[str, str]:
    """Load the copy of a game; an error message also says how to play without it."""
    try:
        return copies.load(game)
    except BadCopyError as error:
        from core.kernel import GameError

        raise GameError(problems.bad_copy(str(error), error.own.without)) from error


def _files(games: Games) -> Iterator[tuple[str, CopyFile]]:
    """Yield the games that support a player's copy, with its file."""
    for game, entry in games.items():
        if entry.cover.own_copy is not None:
            yield game, entry.cover.own_copy


def _field(flag: str) -> str:
    """Return the parser's attribute name for a flag."""
    return flag.removeprefix("--").replace("-", "_")
