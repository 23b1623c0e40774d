"""`adp sim`: play many games and tell what happened."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from pathlib import Path

import msgspec

from adp_tui.bots import bot_of
from adp_tui.desk import Desk
from adp_tui.endings import say
from adp_tui.games import AnyBox, usual
from adp_tui.sim.games import SimGame, keep
from adp_tui.sim.pool import Task, play_all, progress
from adp_tui.sim.summary import sum_up, told
from core.kernel import Setup


def run(arguments: Namespace, desk: Desk) -> int:
    """Play, keep what failed, and sum up; the exit code tells whether anything failed."""
    entry = usual(desk.games)
    box = entry.bring()
    at_random: bool = arguments.random
    if not at_random:
        bot_of(box)  # that there are none is said at once
    seats = {} if at_random else dict.fromkeys(entry.sides, "bot")
    if arguments.scenario is not None:
        setups: tuple[Setup, ...] = (Setup(arguments.scenario, seats),)
        box.start(setups[0])  # so is an unknown scenario
    elif at_random:
        setups = box.spread
    else:
        setups = tuple(Setup(name, seats) for name in dict.fromkeys(s.scenario for s in box.spread))
    tasks = [
        Task(box.name, setups[number % len(setups)], arguments.seed + number, at_random)
        for number in range(arguments.games)
    ]
    began = time.perf_counter()
    games: list[SimGame] = []
    try:
        for game in play_all(tasks, arguments.jobs):
            games.append(game)
            progress(len(games), len(tasks))
            if game.failure is not None:
                _report(box, game, arguments.out)
    except KeyboardInterrupt:
        say(f"interrupted after {len(games)} of {len(tasks)} games")
    summary = sum_up(games, time.perf_counter() - began)
    if arguments.json:
        sys.stdout.write(msgspec.json.encode(summary).decode() + "\n")
    else:
        print("\n".join(told(summary)))
    return 1 if summary.failures else 0


def _report(box: AnyBox, game: SimGame, out: Path | None) -> None:
    """Say what failed and, if there is a place for it, keep the game."""
    where = ""
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        path = out / f"{game.setup.scenario}-{game.seed}.adp"
        keep(box, game, path)
        where = f", kept as {path}"
    options = " ".join(f"{name}={value}" for name, value in game.setup.options.items())
    say(
        f"game {game.seed} ({game.setup.scenario} {options}) after {game.answers} answers:"
        f" {game.failure}{where}"
    )
