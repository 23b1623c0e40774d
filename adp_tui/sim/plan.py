"""The plan: how many games, in which seats, scenarios and options."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from adp_tui.play.bots import bot_of
from adp_tui.presenter.presenter import AnyBox
from adp_tui.sim.players import BOT, RANDOM
from adp_tui.texts import sim as texts
from adp_tui.texts.problems import unknown_side
from core.kernel import BadSetupError, Setup


class Task(NamedTuple):
    """One game to play."""

    load: Callable[[], AnyBox]
    """Returns the game; each process loads it itself."""

    setup: Setup
    seed: int
    players: Mapping[str, str]
    """Who answers for each side: `bot` or `random`."""

    keep_as: Path | None
    """Where it is saved."""


def plan(arguments: Namespace, load: Callable[[], AnyBox]) -> list[Task]:
    """Return the games that the command line asks for; raise any mistake immediately."""
    box = load()
    players = _players(dict(arguments.seat), box.sides, usual=RANDOM if arguments.random else BOT)
    if BOT in players.values():
        bot_of(box)  # report missing bots before anything is played
    options = dict(arguments.option)
    if arguments.random and not (arguments.scenario or arguments.seat or options):
        setups = box.samples
    else:
        sampled = (sample.scenario for sample in box.samples)
        names = arguments.scenario or tuple(dict.fromkeys((*sampled, *box.scenarios)))
        # To the rules, sides that answer at random are people.
        seats = {side: who if who == BOT else "human" for side, who in players.items()}
        setups = tuple(Setup(name, seats, options) for name in names)
    for setup in setups:
        box.start(setup)
    tasks = [
        _task(load, setups[number % len(setups)], arguments.seed + number, players, arguments)
        for number in range(arguments.games)
    ]
    for task in tasks:
        if task.keep_as is not None and os.path.lexists(task.keep_as):
            raise BadSetupError(texts.there_already(task.keep_as))
    return tasks


def _task(
    load: Callable[[], AnyBox],
    setup: Setup,
    seed: int,
    players: Mapping[str, str],
    arguments: Namespace,
) -> Task:
    out: Path | None = arguments.out
    return Task(load, setup, seed, players, out and out / f"{setup.scenario}-{seed}.adp")


def _players(given: Mapping[str, str], sides: tuple[str, ...], usual: str) -> dict[str, str]:
    """Return who answers for each side."""
    for side, who in given.items():
        if side not in sides:
            raise BadSetupError(unknown_side(side, sides))
        if who not in (BOT, RANDOM):
            raise BadSetupError(texts.no_player(side, who))
    return dict.fromkeys(sides, usual) | dict(given)
