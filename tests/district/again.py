"""Deployments that are answered with one word, in a position or in a whole game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from adp_tui.play.bots import decide
from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import Belligerent, Segment
from core.kernel import Decision, How, Reply, Setup, Shortcut, draw
from saves.session import Session
from tests.district.bots.ask import turn_at
from tests.district.bots.games import DistrictTurn, known_in

DistrictSession: TypeAlias = Session[DistrictBoard, DistrictFact]


class Formed(NamedTuple):
    """A stack without its letter and the names of its units."""

    area: str
    underground: bool
    units: tuple[str, ...]
    """Kinds; `line/d` is Dispersed."""


def stacks(board: DistrictBoard, side: Belligerent | str) -> list[Formed]:
    """Return the stacks of a side."""
    return sorted(
        Formed(stack.area, stack.underground, _units(board, letter))
        for letter, stack in board.stacks.items()
        if stack.side == side
    )


def _units(board: DistrictBoard, letter: str) -> tuple[str, ...]:
    units = [board.units[name] for name in board.members(letter)]
    return tuple(sorted(f"{unit.kind}/d" if unit.dispersed else unit.kind for unit in units))


# In a position


def called(
    turn: DistrictTurn, word: str, earlier: Iterable[DistrictBoard]
) -> Shortcut[DistrictBoard]:
    """Return the shortcut that a word means at the question that is asked."""
    known = known_in(turn)
    views = (DISTRICT.view(board, known.side) for board in earlier)
    return next(one for one in DISTRICT.shortcuts(known, views) if one.word == word)


def row(turn: DistrictTurn, word: str, earlier: Iterable[DistrictBoard]) -> list[Reply]:
    """Give the answers that a shortcut stands for; return them."""
    shortcut, replies = called(turn, word, earlier), list[Reply]()
    while not turn.checkpoints and (reply := shortcut.answer(known_in(turn))) is not None:
        turn.answer(reply.option, reply.why, How.LEFT)
        replies.append(reply)
    return replies


def history(board: DistrictBoard, done: DistrictBoard) -> list[DistrictBoard]:
    """Return the checkpoints that lead to a Deployment, if the last one ended like this."""
    assert board.side is not None
    begun = replace(done, turn=board.turn - 1, segment=Segment.DEPLOYMENT, side=board.side)
    return [board, replace(begun, segment=Segment.OPERATIONS, side=None), begun]


def again(board: DistrictBoard, done: DistrictBoard, *answers: str) -> DistrictTurn:
    """Deploy as in a position, after some answers; return where that leads."""
    board = replace(board, turn=2)
    turn = turn_at(board, *answers)
    row(turn, "as-before", history(board, done))
    return turn


# In a game


def checkpoints(session: DistrictSession) -> list[DistrictBoard]:
    """Return the checkpoints that led to where a game stands, the newest first."""
    found = (session.checkpoint(number) for number in session.tree.behind(session.number))
    return [board for board in found if board is not None]


def deployments(
    setup: Setup, seed: int, *, bots: bool, last_turn: int
) -> Iterator[tuple[DistrictSession, Belligerent]]:
    """Play a game, by bots or at random; yield it where each Deployment begins.

    Whoever asks for the next one may have answered it.
    """
    session = Session.new(DISTRICT, setup, seed=seed, program="test")
    step = 0
    while isinstance(asked := session.turn.pending, Decision):
        if session.turn.board.turn > last_turn:
            return
        if asked.ask == "deploy.unit" and session.turn.is_at_checkpoint:
            number = session.number
            yield session, Belligerent(asked.by or "")
            if session.number != number:
                continue
        step += 1
        if asked.by is None:
            session.roll()
        elif bots:
            reply = decide(DISTRICT, session.turn)
            session.answer(reply.option, reply.why, How.BOT)
        else:
            session.answer(draw(seed, step, asked.options))
