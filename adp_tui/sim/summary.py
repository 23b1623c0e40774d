"""Statistics over many games, in total and by scenario.

Games are added one by one, in any order, and forgotten: a summary of a million takes no more memory
than one of a hundred.
"""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from adp_tui.sim.interval import Share, share_of
from adp_tui.sim.result import SimGame

LISTED: Final = 1_000
"""So many failed games are listed, the first ones; all are counted."""


class Figures(Struct):
    """Figures over some games."""

    games: int
    failed: int
    answers: int
    longest: int
    """The number of answers in the longest game."""

    rounds_a_game: float
    """The average number of rounds in which standings are counted."""

    wins: dict[str, int]
    shares: dict[str, Share]
    """The share of each side's wins among the games that came to an end."""

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
    checked: bool
    """Whether the games were inspected at every answer."""

    failures: list[SimGame]
    """The first games that failed, without their counts."""

    choices: dict[str, int]
    """How often each side gave each answer to a menu, and each thing was chosen."""

    reasons: dict[str, int]
    """How often each bot gave each reason."""

    turn_ms: dict[str, float]
    """How long bots thought about a turn: median, to within half a percent, and worst."""


class SimTally:
    """Counts games as they come."""

    def __init__(self) -> None:
        self.failed = 0
        self._all = _Sums()
        self._scenarios: dict[str, _Sums] = {}
        self._first: dict[str, int] = {}
        """The first game of each scenario."""

        self._failures: list[tuple[int, SimGame]] = []
        self._choices: Counter[str] = Counter()
        self._reasons: Counter[str] = Counter()
        self._turns: Counter[float] = Counter()
        self._worst = 0.0

    @property
    def games(self) -> int:
        """How many games were added."""
        return self._all.games

    def add(self, number: int, game: SimGame) -> None:
        """Count a game; `number` is its place in the plan."""
        name = game.setup.scenario
        self._first[name] = min(number, self._first.get(name, number))
        for sums in (self._all, self._scenarios.setdefault(name, _Sums())):
            sums.add(game)
        self._choices.update(game.choices)
        self._reasons.update(game.reasons)
        if game.reasons:
            self._turns.update(float(f"{ms:.3g}") for ms in game.turn_ms)
            self._worst = max((self._worst, *game.turn_ms))
        if game.failure is not None:
            self.failed += 1
            slim = replace(game, deeds={}, choices={}, reasons={}, turn_ms=(), rounds=())
            insort(self._failures, (number, slim), key=lambda failure: failure[0])
            del self._failures[LISTED:]

    def summary(self, seconds: float, *, checked: bool) -> SimSummary:
        """Return the figures so far."""
        return SimSummary(
            all=self._all.figures(),
            scenarios={
                name: self._scenarios[name].figures()
                for name in sorted(self._first, key=lambda name: self._first[name])
            },
            seconds=round(seconds, 2),
            checked=checked,
            failures=[game for _, game in self._failures],
            choices=dict(sorted(self._choices.items())),
            reasons=dict(sorted(self._reasons.items())),
            turn_ms={"median": _median(self._turns), "worst": self._worst} if self._turns else {},
        )


class _Sums:
    """Sums over some games."""

    def __init__(self) -> None:
        self.games = 0
        self._failed = 0
        self._decided = 0
        self._answers = 0
        self._longest = 0
        self._wins: Counter[str] = Counter()
        self._margins = _Means()
        self._rounds: list[_Means] = []
        self._rounds_counted = 0
        self._deeds: Counter[str] = Counter()

    def add(self, game: SimGame) -> None:
        """Count a game."""
        self.games += 1
        self._failed += game.failure is not None
        self._decided += game.failure is None or bool(game.winners)
        self._answers += game.answers
        self._longest = max(self._longest, game.answers)
        self._wins.update(game.winners)
        self._margins.add(game.margins)
        self._rounds_counted += len(game.rounds)
        self._rounds += (_Means() for _ in range(len(game.rounds) - len(self._rounds)))
        for means, margins in zip(self._rounds, game.rounds, strict=False):
            means.add(margins)
        self._deeds.update(game.deeds)

    def figures(self) -> Figures:
        """Return the figures so far."""
        margins = self._margins.values()
        return Figures(
            games=self.games,
            failed=self._failed,
            answers=self._answers,
            longest=self._longest,
            rounds_a_game=round(self._rounds_counted / self.games, 2) if self.games else 0.0,
            wins=dict(sorted(self._wins.items())),
            shares={
                side: share_of(self._wins[side], self._decided)
                for side in dict.fromkeys((*margins, *sorted(self._wins)))
            },
            margins=margins,
            rounds=[means.values() for means in self._rounds],
            deeds=dict(sorted(self._deeds.items())),
        )


class _Means:
    """The mean margin of each side."""

    def __init__(self) -> None:
        self._sums: Counter[str] = Counter()
        self._times: Counter[str] = Counter()

    def add(self, margins: Mapping[str, int]) -> None:
        """Add the margins of one moment."""
        self._sums.update(margins)
        self._times.update(margins.keys())

    def values(self) -> dict[str, float]:
        """Return the means so far."""
        return {side: round(self._sums[side] / times, 1) for side, times in self._times.items()}


def _median(counts: Mapping[float, int]) -> float:
    """Return the median of values that are counted."""
    middle = sum(counts.values()) / 2
    below = 0
    for value in sorted(counts):
        below += counts[value]
        if below >= middle:
            return value
    return 0.0
