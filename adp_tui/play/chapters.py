"""Stepping from chapter to chapter along a line of play; only what is passed is looked at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, pairwise
from typing import Any, NamedTuple

from saves.records import SEATS, START
from saves.session import AnySession


class _TurnBegun(NamedTuple):
    """A place on a line of play where a turn begins."""

    number: int
    """The answer before it."""

    board: Any


def first_chapter(session: AnySession) -> int:
    """Return where the first chapter of the line began; the start if the set-up is not over."""
    line = chain((START,), session.tree.ahead(START))
    return next(_beginnings(session, line, None), START)


def chapter_before(session: AnySession) -> int | None:
    """Return where this chapter began, or at its beginning the one before; None if neither."""
    here, tree = session.number, session.tree
    turns = chain(_turns(session, tree.behind(here)), (None,))
    for turn, before in pairwise(turns):
        if turn is not None and turn.number != here and _begins(session, turn, before):
            return turn.number
    return None


def chapter_after(session: AnySession) -> int | None:
    """Return where the next chapter of this line begins, or the end of the line; None there."""
    here, tree = session.number, session.tree
    before = next(_turns(session, tree.behind(here)), None)
    leaf = tree.leaf(here)
    end = leaf if leaf != here else None
    return next(_beginnings(session, tree.ahead(here), before), end)


def _beginnings(
    session: AnySession, numbers: Iterable[int], before: _TurnBegun | None
) -> Iterator[int]:
    """Yield the answers after which a chapter begins; `before` is the last turn before them."""
    for turn in _turns(session, numbers):
        if _begins(session, turn, before):
            yield turn.number
        before = turn


def _turns(session: AnySession, numbers: Iterable[int]) -> Iterator[_TurnBegun]:
    """Yield the answers after which a turn begins."""
    for number in numbers:
        board = session.checkpoint(number)
        if board is not None and session.box.begins_turn(board):
            yield _TurnBegun(number, board)


def _begins(session: AnySession, turn: _TurnBegun, before: _TurnBegun | None) -> bool:
    """Whether a chapter begins with a turn, which follows another one."""
    box = session.box
    chapter = box.chapter(turn.board)
    if chapter is None:
        return box.begins_chapter(turn.board) and not _is_new_seat(session, turn.number)
    return before is None or chapter != box.chapter(before.board)


def _is_new_seat(session: AnySession, number: int) -> bool:
    """Whether an answer was only a change of seats."""
    return number != START and session.tree[number].ask == SEATS
