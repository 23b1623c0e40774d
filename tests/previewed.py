"""What a side is shown of an answer before it gives it."""

from __future__ import annotations

from typing import Any

from adp_tui.play.lookahead.follow import look_ahead
from adp_tui.presenter.presenter import AnyPresenter
from core.kernel import Decision, Outcome, Turn, Viewer
from tests.blindfold import Foresee, as_seen


def previews(presenter: AnyPresenter, *, sees_all: bool = False) -> Foresee:
    """Return what shows a side how far an answer would lead."""

    def foresee(turn: Turn[Any, Any], word: str, side: str) -> object:
        outlook = look_ahead(presenter, turn, word, Viewer((side,), sees_all))
        return outlook._asdict() | {"pending": _shown(outlook.pending, side)}

    return foresee


def _shown(pending: Decision | Outcome, side: str) -> object:
    """Return what the side sees of the question that would come next."""
    if isinstance(pending, Decision) and pending.by != side:
        return as_seen(pending)
    return pending
