"""The sample for the measurements: a long log, made by playing."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

from adp_tui import __version__
from adp_tui.play.chance import at_random
from adp_tui.presenter.presenter import AnyBox
from core.kernel import Decision, Setup
from saves.session import Session

SEED: Final = 1
"""The same play on every machine."""


class SampleLog(NamedTuple):
    """A game, a folder to write in, and a log in it."""

    box: AnyBox
    setup: Setup
    folder: Path
    log: Path
    answers: int
    """How many answers the log has, over all branches."""


def prepare(box: AnyBox, setup: Setup, folder: Path, answers: int) -> SampleLog:
    """Play at random until the log is long enough, and save it.

    A game that ends too early is taken back halfway and played differently, as players do.
    """
    log = folder / "played.adp"
    session = Session.new(box, setup, seed=None, program=__version__)
    choices = 0
    while len(session.tree) < answers:
        answer_at_random(session, choices)
        choices += 1
    session.save_as(log)
    session.close()
    return SampleLog(box, setup, folder, log, answers)


def answer_at_random(session: Session[Any, Any], choices: int) -> None:
    """Give one of the possible answers; go back halfway if the game is over."""
    pending = session.turn.pending
    if isinstance(pending, Decision):
        session.answer(at_random(pending, SEED, choices))
    else:
        session.undo_to(session.depth // 2)
