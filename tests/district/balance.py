"""How fair the game is when bots play it: `python -m tests.district.balance --games 400`.

Prints wins, turns, wins by the first Strategy of each side, and what was done and scored per turn;
`docs/district/balance.md` has what was measured. Bots do not look at the limit of Victory Points,
so a short game is the beginning of a long one with the same seed.
The limits of a share or a mean are those between which it lies in 95 of 100 cases.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from math import sqrt
from multiprocessing import Pool
from random import Random
from statistics import mean, median, quantiles, stdev
from time import perf_counter
from typing import Final, NamedTuple

from core.district.box.samples import ADVANCED
from core.district.model.facts.camps import PointsScored, StrategyTaken
from core.district.model.facts.fact import DistrictFact
from core.district.model.facts.grounds import InfrastructureBuilt, InfrastructureLost, TerrorCaused
from core.district.model.facts.units import UnitDisrupted
from core.district.model.ids import BELLIGERENTS, STOP
from core.district.model.options import GameLength
from core.kernel import Decision, How, Setup
from tests.district.bots.games import BOT, BOTH, at_random, begin, known_in

Z: Final = 1.96
"""How many standard errors there are on each side for 95 %."""

HAPPENED: Final[dict[type[DistrictFact], str]] = {
    TerrorCaused: "Terror placed",
    UnitDisrupted: "units Disrupted",
    InfrastructureBuilt: "Infrastructure built",
    InfrastructureLost: "Infrastructure lost",
}

MANY: Final = 10
"""Fewer games than this show no limits."""


class Played(NamedTuple):
    """A game that was played to its end."""

    winner: str
    reason: str
    turns: int
    strategies: dict[str, str]
    """The first Strategy of each side."""

    deeds: Counter[str]
    """What was done and scored."""

    turn_ms: tuple[float, ...]
    """How long the bot of each side thought in each turn."""


def play(setup: Setup, bots: frozenset[str], seed: int) -> Played:
    """Play a game; chance, and a side without a bot, answer at random."""
    turn, random = begin(setup), Random(seed)
    deeds: Counter[str] = Counter()
    strategies: dict[str, str] = {}
    thought: Counter[tuple[int, str]] = Counter()
    while isinstance(asked := turn.pending, Decision):
        if asked.by in bots:
            start = perf_counter()
            word = BOT.decide(known_in(turn)).option
            thought[turn.board.turn, str(asked.by)] += perf_counter() - start  # type: ignore[assignment]
        else:
            word = at_random(asked, random)
        if asked.ask == "ops.mission" and word != STOP:
            deeds[f"{asked.by} {word}"] += 1
        for fact in turn.answer(word, (), How.BOT):
            _note(fact, deeds, strategies)
    result = turn.board.result
    assert result is not None
    return Played(
        str(result.winners[0]),
        result.reason,
        turn.board.turn,
        strategies,
        deeds,
        tuple(1000 * seconds for seconds in thought.values()),
    )


def _note(fact: DistrictFact, deeds: Counter[str], strategies: dict[str, str]) -> None:
    """Count what a fact tells."""
    match fact:
        case StrategyTaken(side=side, strategy=strategy, true=False):
            strategies.setdefault(side, strategy)
        case PointsScored(side=side, points=points, reason=reason):
            deeds[f"{side} VP for {reason}"] += points
        case _:
            if type(fact) in HAPPENED:
                deeds[HAPPENED[type(fact)]] += 1


# Figures


def share(hits: int, of: int) -> str:
    """Return a share in percent with its limits (Wilson's)."""
    if not of:
        return "-"
    p, n = hits / of, of
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    reach = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return f"{100 * p:5.1f} %  ({100 * max(0, middle - reach):.1f} to {100 * (middle + reach):.1f})"


def rate(values: Sequence[float]) -> str:
    """Return a mean with its limits."""
    if len(values) < MANY:
        return f"{mean(values):6.2f}"
    reach = Z * stdev(values) / sqrt(len(values))
    return f"{mean(values):6.2f}  (± {reach:.2f})"


def report(games: Sequence[Played]) -> Iterator[str]:
    """Yield the lines of the report."""
    yield from _report_wins(games)
    turns = sorted(game.turns for game in games)
    low, high = (quantiles(turns, n=10)[at] for at in (0, -1)) if len(turns) > 1 else turns * 2
    yield f"turns: median {median(turns):g}, 10 to 90 %: {low:.0f} to {high:.0f}"
    last = sum(game.reason == "last-turn" for game in games)
    yield f"decided by the last turn:  {share(last, len(games))}"
    yield ""
    yield "wins of a side by its first Strategy:"
    for side in BELLIGERENTS:
        for strategy in sorted({game.strategies[side] for game in games}):
            held = [game for game in games if game.strategies[side] == strategy]
            won = sum(game.winner == side for game in held)
            yield f"  {strategy}  {len(held):5} games  {share(won, len(held))}"
    yield ""
    yield "per turn:"
    for deed in sorted({deed for game in games for deed in game.deeds}):
        yield f"  {deed:<32}{rate([game.deeds[deed] / game.turns for game in games])}"
    yield ""
    times = sorted(ms for game in games for ms in game.turn_ms)
    if times:
        yield f"a bot's turn: median {median(times):.1f} ms, worst {times[-1]:.0f} ms"


def _report_wins(games: Sequence[Played]) -> Iterator[str]:
    for side in BELLIGERENTS:
        won = sum(game.winner == side for game in games)
        yield f"{side:<12} wins {won:5} of {len(games)}  {share(won, len(games))}"


# The command


def read_arguments() -> Namespace:
    """Return what was asked for on the command line."""
    parser = ArgumentParser(prog="python -m tests.district.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--length", choices=[*GameLength], default="normal")
    parser.add_argument("--scenario", default="standard")
    parser.add_argument("--advanced", action="store_true", help="all advanced rules")
    parser.add_argument("--option", action="append", default=[], help="NAME or NAME=VALUE")
    parser.add_argument("--random", choices=sorted(BOTH), help="a side that plays at random")
    parser.add_argument("--first-seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    return parser.parse_args()


def setup_of(arguments: Namespace) -> Setup:
    """Return the set-up that was asked for."""
    options: dict[str, bool | str] = {"length": arguments.length}
    if arguments.advanced:
        options |= ADVANCED
    for given in arguments.option:
        name, _, value = given.partition("=")
        options[name] = value or True
    return Setup(arguments.scenario, options=options)


def main() -> None:
    """Play the games and print the report."""
    arguments = read_arguments()
    bots = BOTH - {arguments.random}
    one = partial(play, setup_of(arguments), bots)
    seeds = range(arguments.first_seed, arguments.first_seed + arguments.games)
    with Pool(arguments.processes) as pool:
        games = pool.map(one, seeds, chunksize=4)
    print("\n".join(report(games)))


if __name__ == "__main__":
    main()
