"""Statistics over many games, in total and by scenario."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import mean, median

from msgspec import Struct

from adp_tui.sim.games import SimGame


class Figures(Struct):
    """Figures over some games."""

    games: int
    answers: int
    longest: int
    """The number of answers in the longest game."""

    rounds_a_game: float
    """The average number of rounds in which standings are counted."""

    wins: dict[str, int]
    margins: dict[str, float]
    """The mean margin of each side at the end."""

    rounds: list[dict[str, float]]
    """The mean margins at each of these rounds."""

    deeds: dict[str, int]
    """How often each side did each action."""


class SimSummary(Struct):
    """Figures over all the games."""

    all: Figures
    scenarios: dict[str, Figures]
    seconds: float
    failures: list[SimGame]
    choices: dict[str, int]
    """How often each side gave each answer to a menu, and each thing was chosen."""

    reasons: dict[str, int]
    """How often each bot gave each reason."""

    turn_ms: dict[str, float]
    """How long bots thought about a turn: median and worst."""


def sum_up(games: Sequence[SimGame], seconds: float) -> SimSummary:
    """Return the figures."""
    scenarios = dict.fromkeys(game.setup.scenario for game in games)
    turns = [ms for game in games if game.reasons for ms in game.turn_ms]
    return SimSummary(
        all=_figures(games),
        scenarios={
            name: _figures([game for game in games if game.setup.scenario == name])
            for name in scenarios
        },
        seconds=round(seconds, 2),
        failures=[game for game in games if game.failure is not None],
        choices=_counted(game.choices for game in games),
        reasons=_counted(game.reasons for game in games),
        turn_ms={"median": median(turns), "worst": max(turns)} if turns else {},
    )


def _figures(games: Sequence[SimGame]) -> Figures:
    wins = Counter(winner for game in games for winner in game.winners)
    longest_run = max((len(game.rounds) for game in games), default=0)
    return Figures(
        games=len(games),
        answers=sum(game.answers for game in games),
        longest=max((game.answers for game in games), default=0),
        rounds_a_game=round(mean(len(game.rounds) for game in games), 2) if games else 0.0,
        wins=dict(sorted(wins.items())),
        margins=_means([game.margins for game in games]),
        rounds=[
            _means([game.rounds[n] for game in games if len(game.rounds) > n])
            for n in range(longest_run)
        ],
        deeds=_counted(game.deeds for game in games),
    )


def _counted(counts: Iterable[dict[str, int]]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for each in counts:
        total.update(each)
    return dict(sorted(total.items()))


def _means(margins: list[dict[str, int]]) -> dict[str, float]:
    sides = dict.fromkeys(side for each in margins for side in each)
    return {side: round(mean(each[side] for each in margins if side in each), 1) for side in sides}
