"""Shortcuts: one word for several answers, which are given all or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from adp_tui.texts import notices
from core.kernel import (
    Decision,
    GameError,
    How,
    IllegalAnswerError,
    Knowledge,
    Reply,
    Shortcut,
    ShortcutRefusedError,
    Viewer,
)
from saves.session import AnySession

AnyShortcut: TypeAlias = Shortcut[Any]


def shortcuts(session: AnySession) -> tuple[AnyShortcut, ...]:
    """Return the shortcuts at the question that is asked, those too that cannot be used now.

    An option of the same name comes first.
    """
    turn, asked = session.turn, session.turn.pending
    if not isinstance(asked, Decision) or asked.by is None:
        return ()
    found = session.box.shortcuts(Knowledge(session.box, turn), earlier(session, asked.by))
    return tuple(one for one in found if one.word not in asked.options)


def shortcut_called(session: AnySession, word: str) -> AnyShortcut | None:
    """Return the shortcut that a word means, None if it means none."""
    asked = session.turn.pending
    if isinstance(asked, Decision) and word in asked.options:
        return None  # most words are options, and need not be looked for
    return next((one for one in shortcuts(session) if one.word == word), None)


def shortcuts_offered(session: AnySession, shown: object) -> tuple[str, ...]:
    """Return the words that can be used, for somebody to whom a question is shown."""
    if not isinstance(shown, Decision) or not shown.options:
        return ()
    return tuple(one.word for one in shortcuts(session) if one.refusal is None)


def single_answers(session: AnySession, shortcut: AnyShortcut) -> list[Reply]:
    """Return the answers that a shortcut stands for; raise `GameError` if one is refused.

    The game does not change. They end with the turn at the latest, and where somebody else is
    asked, or chance.
    """
    if (reason := shortcut.refusal) is not None:
        raise ShortcutRefusedError(shortcut.word, reason)
    turn = session.turn.fork(within_turn=True)
    side, replies = _asked_side(turn.pending), list[Reply]()
    while side is not None and _asked_side(turn.pending) == side:
        if turn.runs_on:
            raise GameError(notices.shortcut_fails(shortcut.word))
        try:
            reply = shortcut.answer(Knowledge(session.box, turn))
            if reply is None:
                break
            turn.answer(reply.option, reply.why, How.LEFT)
        except IllegalAnswerError:
            raise
        except Exception as error:  # whatever is wrong with it, nothing has been answered yet
            raise GameError(notices.shortcut_fails(shortcut.word)) from error
        replies.append(reply)
    if not replies:
        raise GameError(notices.shortcut_is_idle(shortcut.word))
    return replies


def _asked_side(pending: object) -> str | None:
    return pending.by if isinstance(pending, Decision) else None


def earlier(session: AnySession, side: str) -> Iterator[Any]:
    """Yield the checkpoints that led here, as a side may know them, the newest first."""
    viewer = Viewer((side,))
    for number in session.tree.behind(session.number):
        board = session.checkpoint(number)
        if board is not None:
            yield viewer.view(session.box, board)
