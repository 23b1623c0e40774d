"""What the measurements are made on: a game, a folder, and logs made by playing."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Final

from adp_tui import __version__
from adp_tui.play.chance import at_random
from adp_tui.play.seats import seated
from adp_tui.presenter.cover import Cover
from adp_tui.presenter.presenter import AnyBox
from core.kernel import BOT, Decision, Kind, Setup, Turn
from saves.session import Session

SEED: Final = 1
"""The same play on every machine."""

PLAYED: Final = 120
"""How far into a game the screen is measured, in answers."""

LONG_LIST: Final = 9
"""The screen is measured at a question with more answers than this."""


class SampleGame:
    """A game and a folder to write in; each log is played when the first row needs it."""

    def __init__(self, box: AnyBox, folder: Path, answers: int, cover: Cover | None = None) -> None:
        self.box = box
        self.folder = folder
        self.answers = answers
        """How many answers the long log has, over all branches."""

        self.cover = cover
        """None if a separate process would not know the game, so that no screen can be measured."""

        self.setup = Setup(box.scenarios[0], seated(box.sides, _players(box)))

    @cached_property
    def log(self) -> Path:
        """The path of a long log; it stays the same for all rows of a run."""
        return long_log(self.box, self.setup, self.folder / "played.adp", self.answers)

    @cached_property
    def game(self) -> Path:
        """The path of a game well on its way; it stays the same for all rows of a run."""
        path = self.folder / "screen.adp"
        chance = Random(SEED)
        session: Session[Any, Any] = Session.new(
            self.box, self.setup, seed=None, program=__version__
        )
        while session.depth < PLAYED or not _has_a_long_list(session.turn):
            pending = session.turn.pending
            if not isinstance(pending, Decision):
                session.undo_to(0)  # the game was short: play another
                continue
            session.answer(chance.choices(pending.options, pending.weights or None)[0])
        session.save_as(path)
        session.close()
        return path


def _players(box: AnyBox) -> dict[str, str]:
    """Return who plays: people, but only one of them if something is secret.

    Several would have to agree whenever one goes back past what another has seen.
    """
    board = box.start(Setup(box.scenarios[0]))
    if box.view(board, None) is board:
        return {}
    return dict.fromkeys(box.sides[1:], BOT)


def long_log(box: AnyBox, setup: Setup, path: Path, answers: int) -> Path:
    """Play at random until the log is long enough, and save it.

    A game that ends too early is taken back halfway and played differently, as players do.
    """
    session: Session[Any, Any] = Session.new(box, setup, seed=None, program=__version__)
    choices = 0
    while len(session.tree) < answers:
        pending = session.turn.pending
        if isinstance(pending, Decision):
            session.answer(at_random(pending, SEED, choices))
        else:
            session.undo_to(session.depth // 2)
        choices += 1
    session.save_as(path)
    session.close()
    return path


def _has_a_long_list(turn: Turn[Any, Any]) -> bool:
    """Whether a side is asked for one of many places."""
    pending = turn.pending
    if not isinstance(pending, Decision) or pending.by is None:
        return False
    return pending.kind is Kind.PLACE and len(pending.options) > LONG_LIST
