"""The guard: a key pressed before the question was on the screen does not answer it.

While bots act, Enter means "on to my decision". A player who presses it twice, or holds it down,
has not read the question yet.
"""

from __future__ import annotations

from math import inf
from typing import Final

from textual.message import Message
from textual.widget import Widget

from adp_tui.play.controller import Controller
from adp_tui.play.seating import HandOver

PAUSE: Final = 0.25
"""Seconds after which a key counts as a new one: reading a question takes longer."""


class Guard:
    """Knows since when the question after a bot's turn can have been read."""

    def __init__(self, pause: float = PAUSE) -> None:
        self.pause = pause
        self._from = 0.0
        """Keys pressed from this time may answer; earlier the question was not visible."""

    @property
    def is_closed(self) -> bool:
        """Whether there is a question that has not been on the screen yet."""
        return self._from == inf

    def close(self) -> None:
        """Block answers: there is a question that the player has not seen."""
        self._from = inf

    def open(self, since: float) -> None:
        """Allow answers by keys pressed from this time: the question is on the screen."""
        if self.is_closed:
            self._from = since

    def open_after_painting(self, widget: Widget, pause: float) -> None:
        """Allow answers some seconds after the next painting, when a player can have read it."""
        widget.call_after_refresh(lambda: self.open(Message().time + pause))

    def stops(self, pressed: float) -> bool:
        """Whether a key was pressed too early; while it is held down, it stays too early."""
        if pressed >= self._from:
            return False
        self._from = max(self._from, pressed + self.pause)
        return True


def answers(controller: Controller, key: str) -> bool:
    """Whether a key may answer the question, rather than only point, look or narrow."""
    action = controller.keymap.action(key)
    if controller.choices is None:
        return action == "take" and controller.seating.hand_over is HandOver.QUICK
    sections = (section.id for section in controller.presenter.answers.sections)
    return action in ("take", *sections)
