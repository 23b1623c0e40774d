"""What many games were like, all together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import mean, median

from msgspec import Struct

from adp_tui.sim.games import SimGame

MOST_CHOICES = 6
"""How many of a side's answers to the question of the turn are listed."""


class Summary(Struct):
    """Figures over all the games."""

    games: int
    answers: int
    seconds: float
    failures: list[SimGame]
    wins: dict[str, int]
    longest: int
    margins: dict[str, float]
    """The mean margin of each side at the end."""

    rounds: list[dict[str, float]]
    """The mean margins at each Propaganda Round that was reached."""

    choices: dict[str, int]
    """How often each side gave each answer to a menu, and each side of a card was played."""

    turn_ms: dict[str, float]
    """How long bots thought about a turn: median and worst."""


def sum_up(games: Sequence[SimGame], seconds: float) -> Summary:
    """Return the figures."""
    wins = Counter(winner for game in games for winner in game.winners)
    longest_run = max((len(game.rounds) for game in games), default=0)
    turns = [ms for game in games if not game.at_random for ms in game.turn_ms]
    choices: Counter[str] = Counter()
    for game in games:
        choices.update(game.choices)
    return Summary(
        games=len(games),
        answers=sum(game.answers for game in games),
        seconds=round(seconds, 1),
        failures=[game for game in games if game.failure is not None],
        wins=dict(sorted(wins.items())),
        longest=max((game.answers for game in games), default=0),
        margins=_means([game.margins for game in games]),
        rounds=[
            _means([game.rounds[n] for game in games if len(game.rounds) > n])
            for n in range(longest_run)
        ],
        choices=dict(sorted(choices.items())),
        turn_ms={"median": median(turns), "worst": max(turns)} if turns else {},
    )


def _means(margins: list[dict[str, int]]) -> dict[str, float]:
    sides = dict.fromkeys(side for each in margins for side in each)
    return {side: round(mean(each[side] for each in margins if side in each), 1) for side in sides}


def told(summary: Summary) -> Iterator[str]:
    """Yield the figures as lines to read."""
    pace = summary.answers / summary.seconds if summary.seconds else 0
    yield f"Games     {summary.games} in {summary.seconds} s, {len(summary.failures)} failed"
    yield f"Answers   {summary.answers}, the longest game {summary.longest}"
    yield f"Pace      {pace:.0f} answers a second, every position checked"
    wins = (f"{side} {number}" for side, number in summary.wins.items())
    yield f"Won by    {', '.join(wins) or 'nobody'}"
    if summary.turn_ms:
        times = summary.turn_ms
        yield f"Turns     {times['median']:.1f} ms median, {times['worst']:.0f} ms worst"
    yield f"Sides     {_sides(summary.choices)}"
    if summary.margins:
        yield from _margins(summary)
    yield from _turns(summary.choices)


def _margins(summary: Summary) -> Iterator[str]:
    """Yield the mean margins, Round by Round."""
    yield ""
    yield "Mean margins    " + "".join(f"{side:>12}" for side in summary.margins)
    for number, margins in enumerate(summary.rounds, start=1):
        figures = "".join(f"{margins.get(side, 0):>12.1f}" for side in summary.margins)
        yield f"Propaganda {number:<5}{figures}"
    yield "The end         " + "".join(f"{margin:>12.1f}" for margin in summary.margins.values())


def _turns(choices: dict[str, int]) -> Iterator[str]:
    """Yield what each side did with its turns, most often first."""
    by_side: dict[str, Counter[str]] = {}
    for choice, times in choices.items():
        side, _, rest = choice.partition(" turn ")
        if rest and not rest.startswith("roll"):
            by_side.setdefault(side, Counter())[rest] += times
    if by_side:
        yield ""
    for side, counts in by_side.items():
        listed = ", ".join(f"{word} {n}" for word, n in counts.most_common(MOST_CHOICES))
        yield f"{side:<11}{listed}"


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
