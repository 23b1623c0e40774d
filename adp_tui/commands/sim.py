"""`adp sim`: play many games and report what happened."""

from __future__ import annotations

from argparse import Namespace

from adp_tui.commands.context import Desk
from adp_tui.entry.exit_codes import say
from adp_tui.games import entry_named, in_words_of
from adp_tui.sim.games import SimGame
from adp_tui.sim.lines import failed_line, summary_lines
from adp_tui.sim.plan import plan
from adp_tui.sim.pool import play_all
from adp_tui.sim.progress import Progress
from adp_tui.sim.summary import sum_up
from adp_tui.terminal.clean import json_text
from adp_tui.texts.sim import interrupted


def run(arguments: Namespace, desk: Desk) -> int:
    """Play, save the games to keep, and sum up; the exit code says whether anything failed."""
    box = desk.box(arguments.game)
    with in_words_of(box.name, desk.games):
        tasks = plan(arguments, entry_named(arguments.game, desk.games).box)
    if arguments.out is not None:
        arguments.out.mkdir(parents=True, exist_ok=True)
    progress = Progress(len(tasks))
    games: list[SimGame] = []
    failures = 0
    try:
        progress.show(0, 0)
        for game in play_all(tasks, arguments.jobs):
            games.append(game)
            if game.failure is not None:
                failures += 1
                progress.clear()
                say(failed_line(game))
            progress.show(len(games), failures)
    except KeyboardInterrupt:
        progress.clear()
        say(interrupted(len(games), len(tasks)))
    progress.clear()
    summary = sum_up(games, progress.seconds)
    if arguments.json:
        print(json_text(summary))
    else:
        print("\n".join(summary_lines(summary, desk.presenter(box).words)))
    return 1 if failures else 0
