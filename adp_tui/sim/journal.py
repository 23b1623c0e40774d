"""The journal of a run: a line for each finished game, from which the run can be resumed.

Lines are JSON, sealed like those of a save, and written as games are done. Words that are counted
in many games are written once and then meant by their number. Nothing in the file is trusted: a
line counts only if its seal is right and what it says can be true of a game of this plan.
"""

from __future__ import annotations

import os
import stat
from array import array
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Final, Self

import msgspec
from msgspec import Meta, Struct

from adp_tui.sim.errors import JournalError
from adp_tui.sim.plan import Plan
from adp_tui.sim.result import SimGame
from adp_tui.texts import sim as texts
from core.kernel import Setup
from saves.chain import LONGEST_LINE, NO_LINK, scan, seal
from saves.disk import pieces_behind, sync_folder, write_all
from saves.errors import LockedSaveError
from saves.locks import lock

FORMAT: Final = 1
MOST_GAMES: Final = 100_000_000
"""Where each game is in the file is remembered, at 8 bytes each."""

_MOST_WORDS: Final = 1_000_000
_Count = Annotated[int, Meta(ge=0, le=10**9)]
_Margin = Annotated[int, Meta(ge=-(10**9), le=10**9)]
_Time = Annotated[float, Meta(ge=0, le=1e12)]


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: which games these are. Runs with the same head play the same games."""

    format: int
    program: str
    game: str
    rules: int
    setups: tuple[Setup, ...]
    players: dict[str, str]
    seed: int
    check: bool

    @classmethod
    def of(cls, plan: Plan, program: str) -> Head:
        """Return the head for a plan."""
        box = plan.load()
        return cls(
            FORMAT,
            program,
            box.name,
            box.version,
            plan.setups,
            dict(plan.players),
            plan.first_seed,
            plan.check,
        )


class Line(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A finished game; its set-up and its seed follow from its number."""

    game: Annotated[int, Meta(ge=1)]
    after: _Time
    """How long the run had lasted, in seconds."""

    answers: _Count
    winners: tuple[str, ...] = ()
    margins: dict[str, _Margin] = {}
    rounds: tuple[dict[str, _Margin], ...] = ()
    failure: str | None = None
    kept: str | None = None
    turn_ms: tuple[_Time, ...] = ()
    words: tuple[str, ...] = ()
    """The words that no earlier line has; they get the next numbers."""

    deeds: tuple[tuple[_Count, _Count], ...] = ()
    """Numbers of words, and how often they are counted."""

    choices: tuple[tuple[_Count, _Count], ...] = ()
    reasons: tuple[tuple[_Count, _Count], ...] = ()


class RunJournal:
    """The file of a run, open and locked."""

    def __init__(self, path: Path, descriptor: int, plan: Plan) -> None:
        self.path = path
        self._descriptor = descriptor
        self._plan = plan
        self._sides = frozenset(plan.load().sides)
        self._is_new = False
        self._end = 0
        self._link = NO_LINK
        self._numbers: dict[str, int] = {}
        """The numbers of the words."""

        self._words: list[str] = []
        self._places = array("q")
        """Where the line of each game begins in the file; 0 if it is not there."""

        self.games = 0
        """How many games it has."""

        self.seconds = 0.0
        """How long the run has lasted."""

    @classmethod
    def begin(cls, path: Path, plan: Plan, head: Head) -> RunJournal:
        """Begin a new file."""
        flags = os.O_RDWR | os.O_CREAT | os.O_EXCL
        journal = cls._opened(path, flags, plan)
        journal._is_new = True
        try:
            journal._append(head)
            sync_folder(path.resolve().parent)
        except BaseException as error:
            journal.__exit__(type(error))
            raise
        return journal

    @classmethod
    def resume(
        cls, path: Path, plan: Plan, head: Head, each: Callable[[int, SimGame], None]
    ) -> RunJournal:
        """Read the file of the same run and pass on each game; a half-written line is cut off."""
        journal = cls._opened(path, os.O_RDWR | os.O_NONBLOCK, plan)
        try:
            journal._read(head, each)
            os.ftruncate(journal._descriptor, journal._end)
            if not journal._end:
                journal._append(head)
        except BaseException:
            journal.close()
            raise
        return journal

    @classmethod
    def _opened(cls, path: Path, flags: int, plan: Plan) -> RunJournal:
        if plan.games > MOST_GAMES:
            raise JournalError(texts.too_many_games(MOST_GAMES))
        journal = cls(path, os.open(path, flags, 0o666), plan)
        try:
            if not stat.S_ISREG(os.fstat(journal._descriptor).st_mode):
                raise JournalError(texts.not_a_journal(path))
            lock(journal._descriptor, path)
        except LockedSaveError as error:
            journal.close()
            raise JournalError(texts.journal_in_use(path)) from error
        except BaseException:
            journal.close()
            raise
        return journal

    def close(self) -> None:
        """Release the file."""
        os.close(self._descriptor)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, error: type[BaseException] | None, *_details: object) -> None:
        """Release the file; one that was begun in vain is removed."""
        if error is not None and self._is_new and not self.games:
            self.path.unlink(missing_ok=True)
        self.close()

    def __contains__(self, number: int) -> bool:
        return number < len(self._places) and self._places[number] > 0

    def add(self, number: int, game: SimGame, seconds: float) -> None:
        """Write a game; when this returns, no end of this process can lose it."""
        known = len(self._words)
        deeds, choices, reasons = map(self._in_numbers, (game.deeds, game.choices, game.reasons))
        line = Line(
            number,
            round(seconds, 2),
            game.answers,
            game.winners,
            game.margins,
            game.rounds,
            game.failure,
            game.kept,
            game.turn_ms,
            tuple(self._words[known:]),
            deeds,
            choices,
            reasons,
        )
        place = self._end
        self._append(line)
        self._note(number, place, seconds)

    def lines(self) -> Iterator[Line]:
        """Yield what is written about the games, in their order."""
        for place in self._places:
            if place:
                line = os.pread(self._descriptor, LONGEST_LINE + 1, place).partition(b"\n")[0]
                yield msgspec.json.decode(_unsealed(line), type=Line)

    def _append(self, record: Head | Line) -> None:
        data, link = seal((msgspec.json.encode(record),), self._link)
        try:
            write_all(self._descriptor, data, self._end)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self.path)) from error
        self._end += len(data)
        self._link = link

    def _in_numbers(self, counts: Mapping[str, int]) -> tuple[tuple[int, int], ...]:
        for word in counts:
            if word not in self._numbers:
                self._numbers[word] = len(self._words)
                self._words.append(word)
        return tuple((self._numbers[word], times) for word, times in counts.items())

    def _in_words(self, counts: tuple[tuple[int, int], ...]) -> dict[str, int]:
        return {self._words[word]: times for word, times in counts}

    def _note(self, number: int, place: int, seconds: float) -> None:
        """Remember that a game is in the file, and where."""
        missing = max(0, number + 1 - len(self._places))
        self._places.frombytes(bytes(missing * self._places.itemsize))
        self._places[number] = place
        self.games += 1
        self.seconds = seconds

    def _read(self, head: Head, each: Callable[[int, SimGame], None]) -> None:
        """Read every line; raise an error at the first that is damaged or of another run."""
        found = scan(b"", self._link)
        row = 0
        for piece in pieces_behind(self._descriptor):
            found = scan(found.rest + piece, found.link)
            self._link = found.link
            for body in found.bodies:
                row += 1
                if row == 1:
                    self._compare(body, head)
                else:
                    each(*self._game(body, row))
                self._end += len(body) + _SEAL
            if len(found.rest) > LONGEST_LINE:
                break
        first = seal((msgspec.json.encode(head),), NO_LINK)[0]
        if row == 0 and not first.startswith(found.rest.rstrip(b"\0")):
            raise JournalError(texts.not_a_journal(self.path))
        if found.rest and not found.torn:
            raise JournalError(texts.bad_line(self.path, row + 1))

    def _compare(self, body: bytes, head: Head) -> None:
        """Raise an error unless the first line is that of the same run."""
        try:
            found = msgspec.json.decode(body, type=Head)
        except msgspec.MsgspecError as error:
            raise JournalError(texts.not_a_journal(self.path)) from error
        for name in Head.__struct_fields__:
            if getattr(found, name) != getattr(head, name):
                raise JournalError(texts.other_run(self.path, name))

    def _game(self, body: bytes, row: int) -> tuple[int, SimGame]:
        """Return the game on a line; raise an error if it cannot be one of this run."""
        try:
            line = msgspec.json.decode(body, type=Line)
            number = line.game
            for word in line.words:
                self._numbers[word] = len(self._words)
                self._words.append(word)
            named = {*line.winners, *line.margins, *(side for one in line.rounds for side in one)}
            won_once = len(set(line.winners)) == len(line.winners)
            if number in self or not (won_once and named <= self._sides):
                raise JournalError(texts.bad_line(self.path, row))
            if len(self._words) > _MOST_WORDS:
                raise JournalError(texts.bad_line(self.path, row))
            if number > self._plan.games:
                raise JournalError(texts.more_games(self.path, number))
            game = SimGame(
                self._plan.setup(number),
                self._plan.seed(number),
                line.answers,
                line.winners,
                line.margins,
                line.rounds,
                line.failure,
                self._in_words(line.deeds),
                self._in_words(line.choices),
                self._in_words(line.reasons),
                line.turn_ms,
                line.kept,
            )
        except (msgspec.MsgspecError, IndexError) as error:
            raise JournalError(texts.bad_line(self.path, row)) from error
        self._note(number, self._end, line.after)
        return number, game


def _unsealed(line: bytes) -> bytes:
    """Return a line without its seal."""
    return line[:-_SEAL] + b"}"


_SEAL: Final = len(seal((b"{}",), NO_LINK)[0]) - len(b"{}")
"""By how many bytes a line is longer than what is sealed."""
