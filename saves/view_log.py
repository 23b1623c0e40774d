"""View logs: a game as one side knows it, to be read and shown, but not played on.

A save is the table: it holds the secrets of everybody. A view log can be given to the player of a
side, because nothing else is in it. It has a line for each answer that the side may know, in the
order of the game, on the way to the head alone. What happened after an answer stands on its line,
up to the next answer that the side may know; so not even the number of secret answers is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from core.kernel import Box, Decision, Viewer, Why
from core.kernel.table import BoardT, FactT
from saves.errors import NoSuchSideError
from saves.game_in_memory import GameInMemory
from saves.records import SEATS, START, Answer, encoder

VIEW_FORMAT: Final = 1
"""The version of the format of view logs that this program writes."""


class ViewHeader(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The first line of a view log: whose it is, and of which game.

    It has no seed, and no position that the game was begun from: the first entry has what the side
    sees of it.
    """

    view: int
    """The version of the format, always the first key: no save begins like this."""

    side: str
    game: str
    rules: int
    program: str
    """The program that wrote the view log."""

    scenario: str
    options: dict[str, bool | str] = {}
    seats: dict[str, str] = {}
    printed: dict[str, str] = {}
    name: str | None = None


class ViewEntry(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """An answer that the side may know, and what it learned from then on; the first has none."""

    number: int = field(name="n")
    """0 for the start, then 1, 2, 3 ...: secret answers of others are not counted."""

    by: str | None = None
    """Who answered; None for the dice and at the start."""

    ask: str = ""
    """The question; empty at the start."""

    rule: str = ""
    kind: str = ""
    about: tuple[str, ...] = ()
    answer: str = ""
    why: tuple[Why, ...] = ()
    """The reasons of a bot that answered for this side."""

    facts: tuple[dict[str, Any], ...] = ()
    """What the side learned after it, in order."""

    position: str | None = None
    """What the side sees then, if that has changed."""

    @property
    def decision(self) -> Decision | None:
        """The question, as far as it is kept; None at the start and for a change of seats."""
        if not self.ask or self.ask == SEATS:
            return None
        return Decision(self.by, self.ask, self.rule, self.kind, (self.answer,), self.about)


class ViewLog(Struct, frozen=True):
    """A game as one side knows it."""

    header: ViewHeader
    entries: tuple[ViewEntry, ...]


def view_log(game: GameInMemory[BoardT, FactT], side: str, program: str) -> ViewLog:
    """Return a game up to its head as a side knows it."""
    box, header = game.box, game.header
    if side not in box.sides:
        known = ", ".join(box.sides)
        raise NoSuchSideError(f"there is no side '{side}': there are {known}", game.path)
    first = ViewHeader(
        view=VIEW_FORMAT,
        side=side,
        game=box.name,
        rules=box.version,
        program=program,
        scenario=header.scenario,
        options=header.options,
        seats=header.seats,
        printed=header.printed,
        name=header.name,
    )
    return ViewLog(first, tuple(_where_it_changes(_entries(game, side))))


def _entries(game: GameInMemory[BoardT, FactT], side: str) -> Iterator[ViewEntry]:
    """Yield the entries, each with the position."""
    viewer, box = Viewer((side,)), game.box
    now = ViewEntry(number=0)
    facts, board = list[FactT](), game.at(START).board
    for answer, happened, after in game.along():
        if answer is not None and viewer.may_know(answer.known_to):
            yield _closed(now, box, viewer, facts, board)
            facts = []
            now = _opened(now.number + 1, answer, happened.asked, side)
        facts += happened.facts
        board = after
    yield _closed(now, box, viewer, facts, board)


def _opened(number: int, answer: Answer, asked: Decision | None, side: str) -> ViewEntry:
    """Return an entry for an answer, without what it led to."""
    return ViewEntry(
        number=number,
        by=answer.by,
        ask=answer.ask,
        rule="" if asked is None else asked.rule,
        kind="" if asked is None else str(asked.kind),
        about=() if asked is None else asked.about,
        answer=answer.answer,
        why=answer.why if answer.by == side else (),
    )


def _closed(
    entry: ViewEntry, box: Box[BoardT, FactT], viewer: Viewer, facts: list[FactT], board: BoardT
) -> ViewEntry:
    """Return an entry with what the side has learned, and what it sees now."""
    learned = (viewer.seen(box, fact) for fact in facts)
    told = tuple(
        msgspec.json.decode(encoder.encode(fact), type=dict[str, Any])
        for fact in learned
        if fact is not None
    )
    return replace(entry, facts=told, position=box.position(viewer.view(box, board)))


def _where_it_changes(entries: Iterator[ViewEntry]) -> Iterator[ViewEntry]:
    """Leave out each position that is the same as the one before."""
    before: str | None = None
    for entry in entries:
        yield replace(entry, position=None) if entry.position == before else entry
        before = entry.position
