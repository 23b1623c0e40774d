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
    """One game to play, with everything that another process needs."""

    load: Callable[[], AnyBox]
    """Returns the game; each process loads it itself."""

    number: int
    """Its place in the plan, from 1."""

    setup: Setup
    seed: int
    players: Mapping[str, str]
    """Who answers for each side: `bot` or `random`."""

    keep: bool
    """Whether it is saved even if nothing goes wrong."""

    check: bool
    """Whether it is inspected at every answer."""


class Plan(NamedTuple):
    """The games to play; each is described when it is needed, so that there can be many."""

    load: Callable[[], AnyBox]
    setups: tuple[Setup, ...]
    """They take turns."""

    players: Mapping[str, str]
    first_seed: int
    games: int
    check: bool
    out: Path | None
    """The folder where the games are saved."""

    def setup(self, number: int) -> Setup:
        """Return how a game is set up."""
        return self.setups[(number - 1) % len(self.setups)]

    def seed(self, number: int) -> int:
        """Return the seed of a game."""
        return self.first_seed + number - 1

    def task(self, number: int) -> Task:
        """Return a game to play."""
        return Task(
            self.load,
            number,
            self.setup(number),
            self.seed(number),
            self.players,
            keep=self.out is not None,
            check=self.check,
        )

    def place(self, number: int) -> Path | None:
        """Return where a game is saved."""
        name = f"{self.setup(number).scenario}-{self.seed(number)}.adp"
        return None if self.out is None else self.out / name

    def refuse_old_saves(self) -> None:
        """Raise an error if a game could not be saved because its file exists."""
        for number in range(1, self.games + 1):
            place = self.place(number)
            if place is None:
                return
            if os.path.lexists(place):
                raise BadSetupError(texts.there_already(place))


def plan(arguments: Namespace, load: Callable[[], AnyBox]) -> Plan:
    """Return the games that the command line asks for; raise any mistake immediately."""
    box = load()
    players = _players(dict(arguments.seat), box.sides, usual=RANDOM if arguments.random else BOT)
    if BOT in players.values():
        bot_of(box)  # report missing bots before anything is played
    options = dict(arguments.option)
    if arguments.random and not (arguments.scenario or arguments.seat or options):
        setups = tuple(box.samples)
    else:
        sampled = (sample.scenario for sample in box.samples)
        names = arguments.scenario or tuple(dict.fromkeys((*sampled, *box.scenarios)))
        # To the rules, sides that answer at random are people.
        seats = {side: who if who == BOT else "human" for side, who in players.items()}
        setups = tuple(Setup(name, seats, options) for name in names)
    for setup in setups:
        box.start(setup)
    check = arguments.random if arguments.check is None else arguments.check
    return Plan(load, setups, players, arguments.seed, arguments.games, check, arguments.out)


def _players(given: Mapping[str, str], sides: tuple[str, ...], usual: str) -> dict[str, str]:
    """Return who answers for each side."""
    for side, who in given.items():
        if side not in sides:
            raise BadSetupError(unknown_side(side, sides))
        if who not in (BOT, RANDOM):
            raise BadSetupError(texts.no_player(side, who))
    return dict.fromkeys(sides, usual) | dict(given)
