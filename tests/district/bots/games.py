"""Whole games of District Commander, answered by bots, at random, or by one of each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from core.district.bots.bot import DistrictBot
from core.district.box.box import DISTRICT
from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import BELLIGERENTS
from core.kernel import Decision, Game, How, Knowledge, Reply, Setup, Turn

BOX: Final = DISTRICT
BOT: Final = DistrictBot()

DistrictTurn = Turn[DistrictBoard, DistrictFact]

BOTH: Final = frozenset(map(str, BELLIGERENTS))
"""Both sides are played by bots."""


def begin(setup: Setup) -> DistrictTurn:
    """Return a new game in motion."""
    return Turn(BOX.rules, Game(BOX.start(setup)))


def known_in(turn: DistrictTurn) -> Knowledge[DistrictBoard, DistrictFact]:
    """Return what the side that is asked knows."""
    return Knowledge(BOX, turn)


def moments(
    setup: Setup, seed: int, bots: frozenset[str] = BOTH
) -> Iterator[tuple[DistrictTurn, Decision, Reply]]:
    """Play a game; yield each question of a bot with its answer, before that is given.

    Chance and the sides without a bot answer at random.
    """
    turn, random = begin(setup), Random(seed)
    while isinstance(turn.pending, Decision):
        asked = turn.pending
        if asked.by in bots:
            reply = BOT.decide(known_in(turn))
            yield turn, asked, reply
            turn.answer(reply.option, reply.why, How.BOT)
        else:
            turn.answer(at_random(asked, random))


def at_random(asked: Decision, random: Random) -> str:
    """Return one of the options, by their chances."""
    return random.choices(asked.options, asked.weights or None)[0]


def options_named(words: Mapping[str, bool | str]) -> Setup:
    """Return the set-up of the standard scenario with some options."""
    return Setup("standard", options=dict(words))
