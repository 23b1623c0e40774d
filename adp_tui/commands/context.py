"""The desk: what every command needs to start."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from adp_tui.entry.exit_codes import say
from adp_tui.games import GameEntry, Games, box_named, entry_named, in_words_of, presenter_of

if TYPE_CHECKING:
    from adp_tui.presenter.presenter import AnyBox, AnyPresenter
    from adp_tui.saved.copies import Copies
    from saves.session import Session


class Desk(NamedTuple):
    """The games that can be played, and the folder of saves."""

    games: Games
    dir: Path | None
    """The folder given on the command line; None if the environment decides."""

    @property
    def folder(self) -> Path:
        """The folder where saves are kept."""
        from saves.home import folder

        return folder(self.dir)

    def find(self, name: str) -> Path:
        """Return the path of a save named on the command line."""
        from saves.folder import find

        return find(name, self.folder)

    def box(self, game: str | None) -> AnyBox:
        """Return the game named on the command line, or the default one."""
        return box_named(game, self.games)

    def entry_for(self, path: Path) -> GameEntry:
        """Return the game of a save as the catalogue has it."""
        from saves.store import read_header

        return entry_named(read_header(path).game, self.games)

    def box_for(self, path: Path) -> AnyBox:
        """Return the game of a save."""
        return self.entry_for(path).box()

    def copies(self, arguments: Namespace) -> Copies:
        """Return the players' copies of games that the command line allows."""
        from adp_tui.config.keys import settings_folder
        from adp_tui.saved.copies import Copies

        return Copies.asked_for(arguments, self.games, settings_folder())

    def load_copy(self, arguments: Namespace, game: str) -> dict[str, str]:
        """Load the player's copy of a game; return what new games must record about it."""
        from adp_tui.saved.copies import load_for_command

        return load_for_command(self.copies(arguments), game)

    def presenter(self, box: AnyBox) -> AnyPresenter:
        """Return the presenter of a game."""
        return presenter_of(box, self.games)

    def open_for_change(self, name: str) -> Session[Any, Any]:
        """Open a save to change it."""
        from saves.session import Session

        path = self.find(name)
        box = self.box_for(path)
        with in_words_of(box.name, self.games):
            return Session.open(box, path)

    def watch(self, name: str) -> Session[Any, Any]:
        """Open a save to look at it, and print warnings about the file."""
        from saves.session import Session

        path = self.find(name)
        box = self.box_for(path)
        with in_words_of(box.name, self.games):
            session = Session.open(box, path, read_only=True)
        for notice in session.notices:
            say(notice)
        return session
