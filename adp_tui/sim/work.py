"""What a process does that plays games for another one: nothing stays on its disk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from adp_tui.sim.errors import OtherProgramError
from adp_tui.sim.games import play_out, save_of
from adp_tui.sim.plan import Task
from adp_tui.sim.program import stamp
from adp_tui.sim.result import SimGame, unsaved
from adp_tui.texts import sim as texts


class Played(NamedTuple):
    """A game that was played."""

    number: int
    game: SimGame
    save: bytes | None = None
    """Its save, if it is to be kept; whoever asked for the game writes it."""

    is_lost: bool = False
    """Whether it has no result, because it ended every process that played it."""


def play_chunk(tasks: Sequence[Task], program: str | None) -> list[Played]:
    """Play some games, if this is the program that was asked to."""
    if program is not None and program != (own := stamp()):
        raise OtherProgramError(texts.other_program(own, program))
    return [play_task(task) for task in tasks]


def play_task(task: Task) -> Played:
    """Play a game."""
    box = task.load()
    game, given = play_out(box, task.setup, task.seed, task.players, check=task.check)
    if not task.keep and game.failure is None:
        return Played(task.number, game)
    try:
        return Played(task.number, game, save_of(box, task.setup, given))
    except Exception as error:  # a game that cannot begin cannot be saved either
        return Played(task.number, unsaved(game, error))
