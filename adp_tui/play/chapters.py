"""Stepping from chapter to chapter along a line of play."""

from __future__ import annotations

from saves.records import SEATS, START
from saves.session import AnySession


def first_chapter(session: AnySession) -> int:
    """Return where the first chapter of the line began; the start if the set-up is not over."""
    tree = session.tree
    line = (START, *tree.path(tree.leaf(session.number)))
    return next(iter(_starts(session, line)), START)


def chapter_before(session: AnySession) -> int | None:
    """Return where this chapter began, or at its beginning the one before; None if neither."""
    line = (START, *session.tree.path(session.number))
    starts = _starts(session, line)
    return next((number for number in reversed(starts) if number != session.number), None)


def chapter_after(session: AnySession) -> int | None:
    """Return where the next chapter of this line begins, or the end of the line; None there."""
    tree = session.tree
    leaf = tree.leaf(session.number)
    line = (START, *tree.path(leaf))
    ahead = set(line[line.index(session.number) + 1 :])
    starts = [number for number in _starts(session, line) if number in ahead]
    return next(iter(starts), leaf if ahead else None)


def _starts(session: AnySession, line: tuple[int, ...]) -> list[int]:
    """Return the answers of a line after which a chapter begins: the first turn in it."""
    box = session.box
    found: list[int] = []
    before: int | None = None
    for number in line:
        board = session.checkpoint(number)
        if board is None or not box.begins_turn(board):
            continue
        chapter = box.chapter(board)
        if chapter is None:
            begins = box.begins_chapter(board) and not _is_new_seat(session, number)
        else:
            begins = chapter != before
        if begins:
            found.append(number)
        before = chapter
    return found


def _is_new_seat(session: AnySession, number: int) -> bool:
    """Whether an answer was only a change of seats."""
    return number != START and session.tree[number].ask == SEATS
