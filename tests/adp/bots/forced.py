"""Games in which some answers are forced on the bots, against their own choice.

The tests play a few of them. This plays as many as you like, with a line of figures at the end:

    python -m tests.adp.bots.forced 2000
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from adp_tui.play.bots import decide
from core.adp.box import BOX
from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.adp.model.ids import FACTIONS, Faction
from core.kernel import Decision, Game, GameError, How, Setup, Turn

HOW_MANY: Final = (1, 3, 10, 30)
"""How many answers are forced on bots, in turn from game to game."""

_LENGTH: Final = 600
"""About how often bots are asked in a game, to spread the forced answers over it."""

_WHO: Final = ("bot", "bot", "bot", "human")


class Forced(NamedTuple):
    """The outcome of a game."""

    seed: int
    answers: int
    forced: int
    longest_turn: int
    longest_run: int
    """The longest run of answers by bots and dice in one turn."""

    longest_idle: int
    """The most of those in which nothing happened."""

    failure: str | None = None


def play(seed: int) -> Forced:
    """Play a game automatically; its human players and the dice answer at random."""
    random = Random(seed)
    turn = _start(seed, random)
    many = HOW_MANY[seed // 2 % len(HOW_MANY)]
    answers = forced = longest = longest_run = longest_idle = 0
    failure = None
    while isinstance(decision := turn.pending, Decision):
        seat = None if decision.by is None else turn.board.seats[Faction(decision.by)]
        try:
            if seat == "bot" and (forced == many or random.random() > many / _LENGTH):
                option, why = decide(BOX, turn)
            else:
                weights = decision.weights or None
                option, why = random.choices(decision.options, weights)[0], ()
                forced += seat == "bot"
            turn.answer(option, why, How.BOT if why else How.PERSON)
        except Exception as error:  # any error is what we are looking for
            failure = f"{type(error).__name__} at {decision.ask}: {error}"
            break
        answers += 1
        longest = max(longest, len(turn.game.trail))
        longest_run = max(longest_run, turn.unaided)
        longest_idle = max(longest_idle, turn.idle)
    return Forced(seed, answers, forced, longest, longest_run, longest_idle, failure)


def _start(seed: int, random: Random) -> Turn[Board, Fact]:
    """Set up a game with any options: every second one with bots only, the others with some."""
    while True:
        given = BOX.samples[random.randrange(len(BOX.samples))]
        seats = {f.value: "bot" if seed % 2 else random.choice(_WHO) for f in FACTIONS}
        try:
            return Turn(BOX.rules, Game(BOX.start(Setup(given.scenario, seats, given.options))))
        except GameError:  # not every option goes with every seat
            continue


def play_all(seeds: range) -> Iterator[Forced]:
    """Play the games, and print each that fails."""
    for done, seed in enumerate(seeds):
        game = play(seed)
        if done % 100 == 99:
            print(f"{done + 1} of {len(seeds)} games", file=sys.stderr, flush=True)
        if game.failure is not None:
            print(f"game {seed} after {game.answers} answers: {game.failure}", flush=True)
        yield game


if __name__ == "__main__":
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    games = list(play_all(range(first, first + int(sys.argv[1]))))
    print(
        f"{len(games)} games, {sum(g.answers for g in games)} answers,"
        f" {sum(g.forced for g in games)} of them forced upon bots,"
        f" {sum(g.failure is not None for g in games)} failures;"
        f" longest turn {max(g.longest_turn for g in games)} answers,"
        f" of bots and dice alone {max(g.longest_run for g in games)},"
        f" without anything happening {max(g.longest_idle for g in games)}"
    )
