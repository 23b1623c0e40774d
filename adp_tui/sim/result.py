"""The result of a simulated game."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from adp_tui.texts import sim as texts
from core.kernel import Setup


class SimGame(Struct, frozen=True):
    """The result of one game."""

    setup: Setup
    seed: int
    answers: int = 0
    winners: tuple[str, ...] = ()
    margins: dict[str, int] = {}
    """How far each side was past its goal at the end."""

    rounds: tuple[dict[str, int], ...] = ()
    """The same at the beginning of each round in which standings are counted."""

    failure: str | None = None
    """What went wrong; None if nothing did."""

    deeds: dict[str, int] = {}
    """How often each side did each action."""

    choices: dict[str, int] = {}
    """How often each side gave each answer to a menu, and each thing was chosen."""

    reasons: dict[str, int] = {}
    """How often each bot gave each reason."""

    turn_ms: tuple[float, ...] = ()
    """How long the bots thought about each of their turns."""

    kept: str | None = None
    """The save of the game."""


def timeless(game: SimGame) -> SimGame:
    """Return a game without thinking times: what is the same wherever and whenever it is played."""
    return replace(game, turn_ms=())


def unsaved(game: SimGame, error: Exception) -> SimGame:
    """Return a game that could not be saved, which is a failure too."""
    return replace(game, failure=game.failure or texts.not_kept(error))
