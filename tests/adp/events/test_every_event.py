"""Campaigns in which Events are played whenever they can be, at random."""

from __future__ import annotations

from collections import Counter

import pytest

from core.adp.box import BOX
from core.adp.model.ids import Side
from core.kernel import Decision, Game, Setup, Turn, draw

MOST_QUESTIONS = 400
"""More than any Event asks; beyond it a text runs away."""


def answer(decision: Decision, seed: int, step: int) -> str:
    """Return an answer at random, but the Event where it is open, and a side of the card."""
    words, weights = decision.options, decision.weights
    if decision.ask == "turn" and "event" in words:
        return "event"
    if decision.ask == "event.side":
        words = tuple(word for word in words if word in tuple(Side))
    return draw(seed, step, words, weights)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("setup", BOX.samples[:3], ids=lambda setup: setup.scenario)
def test_every_event_leads_to_sound_positions_and_ends(setup: Setup, seed: int) -> None:
    turn = Turn(BOX.rules, Game(BOX.start(setup)))
    asked = Counter[int | None]()
    step = 0
    while isinstance(decision := turn.pending, Decision):
        assert len(set(decision.options)) == len(decision.options) > 0, decision
        asked[turn.board.card] += decision.rule.startswith("card")
        turn.answer(answer(decision, seed, step))
        assert BOX.problems(turn.board) == []
        step += 1

    assert max(asked.values()) < MOST_QUESTIONS
