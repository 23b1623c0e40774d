"""A game being played, and the file that it is kept in."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeAlias

from core.kernel import Box, Setup
from core.kernel.table import BoardT, FactT
from saves.errors import CannotSaveError, NewerRulesError, OtherGameError, ReadOnlyError
from saves.game_in_memory import GameInMemory, proper
from saves.log import Contents
from saves.records import FORMAT, Header, Record
from saves.store import Follower, Writer


class Session(GameInMemory[BoardT, FactT]):
    """One game being played: the live turn, the tree of answers, and the file.

    If the disk refuses to write, the game continues: `trouble` says what is wrong, and `unsaved`
    how many records are waiting. The next answer, or `retry`, tries to write them again.
    """

    def __init__(
        self,
        box: Box[BoardT, FactT],
        header: Header,
        path: Path | None = None,
        store: Writer | Follower | None = None,
    ) -> None:
        super().__init__(box, header, path)
        self.trouble: CannotSaveError | None = None
        """Why the last records are not on disk; None if they are."""

        self.newer: NewerRulesError | None = None
        """Why the game can only be watched; None unless its rules are newer than the program's."""

        self._store = store
        self._astray = False
        """Whether the file that was followed is now the save of another game."""

    @classmethod
    def new(
        cls,
        box: Box[BoardT, FactT],
        setup: Setup,
        *,
        seed: int | None,
        program: str,
        path: Path | None = None,
        name: str | None = None,
    ) -> Session[BoardT, FactT]:
        """Begin a game, in a new file or in memory only."""
        header = Header(
            format=FORMAT,
            game=box.name,
            rules=box.version,
            program=program,
            scenario=setup.scenario,
            options=setup.options,
            seats=setup.seats,
            position=setup.position,
            printed=setup.printed,
            seed=seed,
            name=None if name is None else proper(name, path),
        )
        session = cls(box, header)  # a bad setup fails here, before any file exists
        if path is not None:
            session.save_as(path)
        return session

    @classmethod
    def open(
        cls,
        box: Box[BoardT, FactT],
        path: Path,
        *,
        read_only: bool = False,
        careful: bool = False,
    ) -> Session[BoardT, FactT]:
        """Continue a saved game where it stood, or watch it.

        Only its last chapter is replayed, unless this is to be careful: then every answer is.
        """
        store: Writer | Follower
        if read_only:
            store, contents = Follower.open(path)
        else:
            store, contents = Writer.open(path)
        try:
            session = cls._read(box, contents, path, store, careful)
        except BaseException:
            store.close()
            raise
        return session

    @classmethod
    def _read(
        cls,
        box: Box[BoardT, FactT],
        contents: Contents,
        path: Path,
        store: Writer | Follower | None = None,
        careful: bool = False,
    ) -> Self:
        """Take in the contents of a file."""
        _must_be_of(box, contents.header, path)
        newer = _newer(box, contents.rules, path)
        if newer is not None and isinstance(store, Writer):
            raise newer  # an answer under these rules might be illegal under those
        session = cls(box, contents.header, path, store)
        session.newer = newer
        session.notices += [] if newer is None else [str(newer)]
        session.notices += contents.notices
        session._load(contents.records, careful)
        return session

    @property
    def read_only(self) -> bool:
        """Whether the game is only being watched."""
        return isinstance(self._store, Follower)

    @property
    def unsaved(self) -> int:
        """How many records are not on disk."""
        match self._store:
            case Writer(waiting=waiting):
                return waiting
            case Follower():
                return 0
            case None:
                return len(self.tree.records)

    def retry(self) -> None:
        """Try again to write what is not on disk; `trouble` is None if that worked."""
        self._write()

    def poll(self) -> bool:
        """Take in what another program has written since; return whether there was anything."""
        if not isinstance(self._store, Follower) or self._astray:
            return False
        update = self._store.poll()
        if update.anew:
            self._astray = True  # until the new file turns out to be a save of this game
            header = update.contents.header
            _must_be_of(self.box, header, self._store.path)
            self._begin(header)
            self.newer = None
            self._astray = False
            self.notices.append("the file was replaced and has been read again")
            self.notices += update.contents.notices
        if update.is_news:
            self._load(update.contents.records, careful=not update.anew)
            self._look_for_newer(self._store.path)
        return update.is_news

    def _look_for_newer(self, path: Path) -> None:
        """Tell once that the game is played by newer rules than these, if it is."""
        rules = self.tree.rules(len(self.tree) + 1)
        if self.newer is None and (newer := _newer(self.box, rules, path)) is not None:
            self.newer = newer
            self._tell(str(newer))

    def save_as(self, path: Path) -> None:
        """Write the whole game, with all branches and marks, to a new file and continue there."""
        writer = Writer.create(path, self.header, self.tree.records)
        self.close()
        self._store, self.path, self.trouble = writer, path, None

    def copy_to(self, path: Path) -> None:
        """Write the whole game, with all branches and marks, to a new file; change nothing else."""
        Writer.create(path, self.header, self.tree.records).close()

    def close(self) -> None:
        """Write what is still waiting, if the disk allows it, and release the file."""
        self.retry()
        if self._store is not None:
            self._store.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def _record(self, record: Record) -> None:
        """Make a change that a record describes, then write the record to disk."""
        super()._record(record)
        self._write(record)

    def _write(self, *records: Record) -> None:
        """Write records to disk after those that are waiting; `trouble` says why it failed."""
        if not isinstance(self._store, Writer):
            return
        self.trouble = None
        try:
            self._store.append(*records)
        except CannotSaveError as error:
            self.trouble = error

    def _must_be_changeable(self) -> None:
        """Raise if the game is only being watched."""
        if self.read_only:
            raise ReadOnlyError("this game is open read-only, so it cannot be changed", self.path)


def _must_be_of(box: Box[BoardT, FactT], header: Header, path: Path) -> None:
    """Raise for the save of another game."""
    if header.game != box.name:
        raise OtherGameError(f"{path.name} is a game of '{header.game}', not of '{box.name}'", path)


def _newer(box: Box[BoardT, FactT], rules: int, path: Path) -> NewerRulesError | None:
    """Return the error for a game that was played by newer rules, None for any other game."""
    return NewerRulesError(path, rules, box.version) if rules > box.version else None


AnySession: TypeAlias = Session[Any, Any]
"""A session of any game."""
