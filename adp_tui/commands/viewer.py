"""Who looks at a game on the command line: `--as SIDE`, `--open`, or an onlooker."""

from __future__ import annotations

from argparse import Namespace

from adp_tui.entry.exit_codes import UsageError, say
from adp_tui.presenter.presenter import AnyBox
from adp_tui.texts import commands as texts
from adp_tui.texts.words import listed
from core.kernel import ALL_SEEING, ONLOOKER, Decision, Viewer
from saves.session import AnySession


def viewer_of(arguments: Namespace, session: AnySession) -> Viewer:
    """Return who looks; warn if secrets of a game that is not over are laid open."""
    box, turn = session.box, session.turn
    if arguments.open:
        is_over = not isinstance(turn.pending, Decision)
        if not is_over and box.view(turn.board, None) is not turn.board:
            say(texts.LAID_OPEN)
        return ALL_SEEING
    side: str | None = arguments.side
    return ONLOOKER if side is None else Viewer((checked(side, box),))


def checked(side: str, box: AnyBox) -> str:
    """Return a side named on the command line; raise if the game has no such side."""
    if side not in box.sides:
        raise UsageError(texts.no_such_side(side, listed(box.sides)))
    return side
