"""`adp sim`: play many games and tell what happened."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections import Counter
from pathlib import Path

import msgspec
from msgspec import Struct

from adp_tui.desk import Desk
from adp_tui.endings import UsageError, say
from adp_tui.games import AnyBox, usual
from adp_tui.sim.pool import Task, play_all, progress
from adp_tui.sim.random_games import RandomGame, keep
from core.kernel import Setup


class Summary(Struct):
    """What the games were like, all together."""

    games: int
    answers: int
    seconds: float
    failures: list[RandomGame]
    wins: dict[str, int]
    longest: int
    choices: dict[str, int]
    """How often each answer to a menu was given, and each side of a card played."""


def run(arguments: Namespace, desk: Desk) -> int:
    """Play, keep what failed, and sum up; the exit code tells whether anything failed."""
    if not arguments.random:
        raise UsageError("there are no bots yet: say --random (try 'adp sim --help')")
    box = usual(desk.games).bring()
    setups = box.spread
    if arguments.scenario is not None:
        setups = (Setup(arguments.scenario),)
        box.start(setups[0])  # an unknown scenario is said at once
    tasks = [
        Task(box.name, setups[number % len(setups)], arguments.seed + number)
        for number in range(arguments.games)
    ]
    began = time.perf_counter()
    games: list[RandomGame] = []
    try:
        for game in play_all(tasks, arguments.jobs):
            games.append(game)
            progress(len(games), len(tasks))
            if game.failure is not None:
                _report(box, game, arguments.out)
    except KeyboardInterrupt:
        say(f"interrupted after {len(games)} of {len(tasks)} games")
    summary = _sum_up(games, time.perf_counter() - began)
    if arguments.json:
        sys.stdout.write(msgspec.json.encode(summary).decode() + "\n")
    else:
        print(_told(summary))
    return 1 if summary.failures else 0


def _report(box: AnyBox, game: RandomGame, out: Path | None) -> None:
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


def _sum_up(games: list[RandomGame], seconds: float) -> Summary:
    wins = Counter(winner for game in games for winner in game.winners)
    return Summary(
        games=len(games),
        answers=sum(game.answers for game in games),
        seconds=round(seconds, 1),
        failures=[game for game in games if game.failure is not None],
        wins=dict(sorted(wins.items())),
        longest=max((game.answers for game in games), default=0),
        choices=dict(sorted(sum((Counter(g.choices) for g in games), Counter()).items())),
    )


def _sides(choices: dict[str, int]) -> str:
    """Return how many sides of cards were played, and how often the rarest."""
    played = {
        choice.removeprefix("event.side "): times
        for choice, times in choices.items()
        if choice.startswith("event.side ") and choice.endswith("shaded")
    }
    if not played:
        return "no card was played"
    rarest = min(played, key=lambda side: played[side])
    return f"{len(played)} of cards played, the rarest ({rarest}) {played[rarest]} times"


def _told(summary: Summary) -> str:
    wins = ", ".join(f"{side} {number}" for side, number in summary.wins.items()) or "nobody"
    pace = summary.answers / summary.seconds if summary.seconds else 0
    return "\n".join(
        (
            f"Games     {summary.games} in {summary.seconds} s, {len(summary.failures)} failed",
            f"Answers   {summary.answers}, the longest game {summary.longest}",
            f"Pace      {pace:.0f} answers a second, every position checked",
            f"Won by    {wins}",
            f"Sides     {_sides(summary.choices)}",
        )
    )
