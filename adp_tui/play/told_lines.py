"""The lines of play and the bookmarks of a game as somebody may know them."""

from __future__ import annotations

from typing import NamedTuple

from adp_tui.play.told import Told, counts_apart, last_number, told_line
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.texts.commands import no_such_line
from core.kernel import GameError, Viewer
from saves.known_lines import KnownLine, known_lines
from saves.records import START
from saves.session import AnySession


class ToldBranch(NamedTuple):
    """A line of play, in numbers that its reader knows."""

    number: int
    """By which they choose it: that of its last answer, or its place among the lines."""

    leaf: int
    """Its last answer, as the log numbers it."""

    answers: int
    last: int
    """The last answer on it."""

    parts: int
    """The last answer that it shares with another line."""

    current: bool
    main: bool
    name: str | None


def told_branches(
    session: AnySession, presenter: AnyPresenter, viewer: Viewer
) -> tuple[ToldBranch, ...]:
    """Return the lines of play that somebody can tell apart."""
    if not counts_apart(presenter, viewer):
        return tuple(
            ToldBranch(b.leaf, b.leaf, b.answers, b.leaf, b.parts, b.current, b.main, b.name)
            for b in session.tree.branches()
        )
    lines = known_lines(session.tree, viewer)
    return tuple(
        _told(session, presenter, viewer, lines, place) for place in range(1, len(lines) + 1)
    )


def leaf_of(session: AnySession, presenter: AnyPresenter, viewer: Viewer, number: int) -> int:
    """Return an answer of the log on the line that a reader calls by a number."""
    if not counts_apart(presenter, viewer):
        return number
    lines = known_lines(session.tree, viewer)
    if not 0 < number <= len(lines):
        raise GameError(no_such_line(number, len(lines)))
    return lines[number - 1].branch.leaf


def told_bookmarks(
    session: AnySession, presenter: AnyPresenter, viewer: Viewer
) -> list[tuple[int, str]]:
    """Return the bookmarks in order, each with the number of its answer.

    Those on answers that the reader may not know are left out.
    """
    tree = session.tree
    return sorted(
        (_number_of(session, presenter, viewer, at), name)
        for name, at in tree.bookmarks.items()
        if at == START or viewer.may_know(tree[at].known_to)
    )


def _told(
    session: AnySession,
    presenter: AnyPresenter,
    viewer: Viewer,
    lines: tuple[KnownLine, ...],
    place: int,
) -> ToldBranch:
    """Return a line in the numbers of somebody who counts what they are told."""
    line = lines[place - 1]
    told = told_line(session, presenter, viewer, line.branch.leaf)
    shared = max((line.parts_from(other) for other in lines if other is not line), default=0)
    return ToldBranch(
        place,
        line.branch.leaf,
        len(told),
        len(told),
        _place_of(told, line.numbers[shared - 1]) if shared else START,
        line.is_current,
        line.is_main,
        line.name,
    )


def _place_of(told: list[Told], number: int) -> int:
    """Return by which number a reader calls an answer of the log."""
    return next((one.number for one in reversed(told) if one.holds(number)), START)


def _number_of(session: AnySession, presenter: AnyPresenter, viewer: Viewer, at: int) -> int:
    if at == START or not counts_apart(presenter, viewer):
        return at
    return last_number(session, presenter, viewer, at)
