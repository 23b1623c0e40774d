"""From card to card along a line of play: where each began."""

from __future__ import annotations

from adp_tui.play.adp import AdpSession
from core.adp.ids import BETWEEN_CARDS
from saves.records import START


def first_card(session: AdpSession) -> int:
    """Return where the first card of the line began; the start if the set-up is not over."""
    tree = session.tree
    line = (START, *tree.path(tree.leaf(session.number)))
    return next(iter(_starts(session, line)), START)


def card_before(session: AdpSession) -> int | None:
    """Return where the current card began, from its beginning the one before; None before both."""
    line = (START, *session.tree.path(session.number))
    starts = _starts(session, line)
    return next((number for number in reversed(starts) if number != session.number), None)


def card_after(session: AdpSession) -> int | None:
    """Return where the next card of this line begins, or the end of the line; None there."""
    tree = session.tree
    leaf = tree.leaf(session.number)
    line = (START, *tree.path(leaf))
    ahead = set(line[line.index(session.number) + 1 :])
    starts = [number for number in _starts(session, line) if number in ahead]
    return next(iter(starts), leaf if ahead else None)


def _starts(session: AdpSession, line: tuple[int, ...]) -> list[int]:
    """Return the answers of a line after which a card begins: the first turn or phase on it."""
    found: list[int] = []
    before: int | None = None
    for number in line:
        board = session.checkpoint(number)
        if board is not None and board.stage not in BETWEEN_CARDS and len(board.played) != before:
            before = len(board.played)
            found.append(number)
    return found
