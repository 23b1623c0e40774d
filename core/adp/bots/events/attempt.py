"""8.1 Trying an Event on the side, to see what it would change."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import Final

from msgspec import Struct

from core.adp.bots.events.foresight import wanted_words
from core.adp.bots.events.question import ASIDES, EventQuestion
from core.adp.bots.mind import Mind, Sheets
from core.adp.events.event_play import DECLINE
from core.adp.model.board import Board
from core.adp.model.facts import Fact, TurnEnded
from core.adp.model.ids import DONE, Faction, Seat, Side
from core.adp.rules.sequence import EVENT
from core.kernel import Decision, Turn

MOST_PATHS: Final = 60
"""How many playouts of an Event are tried before it counts as changing nothing."""

FREE: Final = ("event.free", "event.free.which")


class Attempt(Struct, frozen=True):
    """The result of trying an Event on the side."""

    changes_something: bool
    facts: tuple[Fact, ...]

    def brings(self, kind: type[Fact]) -> bool:
        """Whether something of a kind happened."""
        return any(isinstance(fact, kind) for fact in self.facts)


def attempt(begin: Callable[[], Turn[Board, Fact]], side: Side, sheets: Sheets) -> Attempt:
    """Try a side of the offered Event until a playout changes something.

    A free action that would not be declined counts as a change. It is not played out, because its
    effect is up to the Faction that gets it.
    """
    path: list[tuple[str, ...]] = []  # the options still to be tried, question by question
    tried = Attempt(changes_something=False, facts=())
    for _ in range(MOST_PATHS):
        turn = begin()
        before = turn.board
        facts, free = _walk(turn, side, sheets, path)
        tried = Attempt(free or matters(before, _fold(before, facts)), facts)
        if tried.changes_something:
            break
        while path and len(path[-1]) == 1:
            path.pop()
        if not path:
            break
        path[-1] = path[-1][1:]
    return tried


def _walk(
    turn: Turn[Board, Fact],
    side: Side,
    sheets: Sheets,
    path: list[tuple[str, ...]],
) -> tuple[tuple[Fact, ...], bool]:
    """Play the Event to its end by the first words of a path, then by the first options."""
    assert isinstance(turn.pending, Decision)
    executing = Faction(turn.pending.by or "")
    facts = [*turn.answer(EVENT), *turn.answer(side)]
    free, step = False, 0
    while turn.checkpoints == 0:
        decision = turn.pending
        assert isinstance(decision, Decision)
        if decision.ask in FREE and not declines(turn, decision, sheets):
            free = True
        if step == len(path):
            path.append(_words(turn, decision, executing))
        facts += turn.answer(path[step][0])
        step += 1
    return tuple(takewhile(lambda fact: not isinstance(fact, TurnEnded), facts)), free


def declines(turn: Turn[Board, Fact], decision: Decision, sheets: Sheets) -> bool:
    """Whether a free action is offered to a Non-player that does not want it."""
    assert decision.by is not None
    faction = Faction(decision.by)
    procedure = sheets.get(faction, {}).get(decision.ask)
    if procedure is None or turn.board.seats[faction] is Seat.HUMAN:
        return False
    sheet = procedure(Mind(turn, faction, sheets))
    try:
        return sheet.send(None).reply.option == DECLINE
    finally:
        sheet.close()


def _words(turn: Turn[Board, Fact], decision: Decision, executing: Faction) -> tuple[str, ...]:
    """Return the answers to try: a Non-player's own; for players, all that do something."""
    if decision.ask in FREE:
        return (DECLINE,)
    if decision.by is not None:
        faction = Faction(decision.by)
        if faction is executing or turn.board.seats[faction] is Seat.BOT:
            question = EventQuestion(turn.board, decision, turn.facts, turn.trail)
            return tuple(wanted_words(turn, question))
    words = tuple(word for word in decision.options if word not in (*ASIDES, DONE))
    return (*words, *((DONE,) if DONE in decision.options else ()))


def _fold(board: Board, facts: Iterable[Fact]) -> Board:
    for fact in facts:
        board = fact.on(board)
    return board


PARTS: Final[Sequence[str]] = (
    "spaces",
    "available",
    "casualties",
    "out_of_play",
    "resources",
    "islamabad",
    "hard",
    "next_eligibility",
    "capabilities",
    "momentum",
)
"""The parts of a board that count as a change; who has acted, for example, does not."""


def matters(before: Board, after: Board) -> bool:
    """Whether two positions differ in anything that counts."""
    return any(getattr(before, part) != getattr(after, part) for part in PARTS)
