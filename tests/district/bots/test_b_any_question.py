"""A bot always has an answer: to every question, in any position, with all options and variations.

The tests play a few games. This plays as many as you like, and prints what failed:

    python -m tests.district.bots.test_b_any_question 200
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from core.district.bots.bot import LEAST_HARM, DistrictBot
from core.district.box import DISTRICT
from core.district.model.ids import BELLIGERENTS, Belligerent
from core.district.model.options import read_options
from core.kernel import Decision, Game, How, Reply, Setup, Turn
from tests.district.blindfold import BLINDFOLD
from tests.district.bots.ask import consult
from tests.district.bots.games import BOT, BOX, DistrictTurn, at_random, begin, known_in, moments
from tests.district.deployed import deployed
from tests.district.positions import empty

RANDOM_SHARE: Final = 0.3
"""How many answers of a side are given at random, not by its bot."""

NOT_ON_LIST: Final = "RDB.4-7: what does least harm"
"""What a bot says if the answer of its list was not offered."""


def mixed_game(turn: DistrictTurn, random: Random) -> Iterator[tuple[Decision, Reply]]:
    """Play a game, half by bots and half at random; yield what bots are asked and answer."""
    while isinstance(asked := turn.pending, Decision):
        if asked.by is None:
            turn.answer(at_random(asked, random))
            continue
        reply = BOT.decide(known_in(turn))
        yield asked, reply
        if random.random() < RANDOM_SHARE:
            turn.answer(at_random(asked, random))
        else:
            turn.answer(reply.option, reply.why, How.BOT)


def somewhere(seed: int) -> DistrictTurn:
    """Return a game with some options that begins, or that is at some position in Operations."""
    number = seed % len(DISTRICT.samples)
    if seed % 2:
        return begin(DISTRICT.samples[number])
    board = deployed(Random(seed), read_options(dict(DISTRICT.samples[number].options)))
    return Turn(BOX.rules, Game(board))


def check_mixed_game(seed: int, limit: int = 10_000) -> set[str]:
    """Check every answer of a game up to a limit; return the questions that were asked."""
    turn, met = somewhere(seed), set()
    for number, (asked, reply) in enumerate(mixed_game(turn, Random(seed))):
        met.add(asked.ask)
        check_reply(asked, reply)
        assert not turn.runs_on, f"the bots run in circles at {asked}"
        if number % 7 == 0:
            assert BOT.decide(known_in(turn)) == reply
            assert DistrictBot().decide(known_in(turn)) == reply, "it keeps more than time"
            assert BOT.explain(known_in(turn)).option == reply.option
        if number == limit:
            break
    return met


def check_reply(asked: Decision, reply: Reply) -> None:
    """An answer is one of the options, with reasons, each with the number of a statement."""
    assert reply.option in asked.options, asked
    assert reply.why, asked
    for reason in map(str, reply.why):
        assert reason.startswith("RDB."), reason
        assert not reason.startswith(NOT_ON_LIST), f"{asked}: {reason}"


@pytest.mark.rule("RDB.4-7", "RDS-12")
@pytest.mark.parametrize("seed", range(len(DISTRICT.samples)))
def test_a_bot_answers_every_question_with_all_options(seed: int) -> None:
    met = check_mixed_game(seed, limit=400)

    assert len(met) > 5


@pytest.mark.rule("RDB.4-7")
def test_bots_come_to_the_end_of_a_game_by_themselves() -> None:
    asks: set[str] = set()
    for turn, asked, reply in moments(Setup("standard", options={"length": "short"}), seed=1):
        asks.add(asked.ask)
        check_reply(asked, reply)
        assert not turn.runs_on

    assert turn.board.result is not None
    assert asks >= {"command", "deploy.unit", "ops.mission", "chit", "hits", "redeploy", "appeal"}


@pytest.mark.rule("RDB.1-5", "RDS-6", "RDS-12")
@pytest.mark.parametrize("seed", range(0, len(DISTRICT.samples), 3))
@pytest.mark.parametrize("side", BELLIGERENTS)
def test_equal_knowledge_leads_to_equal_answers(side: Belligerent, seed: int) -> None:
    board = deployed(Random(seed), read_options(dict(DISTRICT.samples[seed].options)))

    assert sum(BLINDFOLD.check(board, side, number, farthest=400) for number in range(3)) > 0


@pytest.mark.rule("RDB.4-7")
@pytest.mark.parametrize("side", BELLIGERENTS)
def test_a_question_that_is_on_no_list_gets_what_does_least_harm(side: Belligerent) -> None:
    chosen = [consult(empty(), side, "new", f"b {word} a").option for word in LEAST_HARM]
    other = consult(empty(), side, "new", "b a")

    assert chosen == list(LEAST_HARM)
    assert (other.option, str(other.why[0])) == ("b", f"{NOT_ON_LIST}: b")


def main(games: int, first: int) -> None:
    """Play games; print each failure, and at the end how many there were."""
    failures = 0
    for seed in range(first, first + games):
        try:
            check_mixed_game(seed)
        except Exception as error:  # any error is what we are looking for
            failures += 1
            print(f"seed {seed}: {type(error).__name__} {error}", flush=True)
    print(f"{games} games, {failures} failures")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
