"""Why not: at every question with spaces, each space that is not offered has its reason."""

from __future__ import annotations

import pytest

from core.adp.box import BOX
from core.adp.model.atlas import SPACES
from core.kernel import Decision, Game, Kind, Setup, Turn, draw
from tests.adp.play import asked, play
from tests.adp.play import position as board_at

ANSWERS = 700


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("setup", BOX.samples[::11], ids=lambda setup: setup.scenario)
def test_every_space_that_is_not_offered_is_refused_for_a_reason(setup: Setup, seed: int) -> None:
    turn = Turn(BOX.rules, Game(BOX.start(setup)))
    asked: set[str] = set()
    for step in range(ANSWERS):
        decision = turn.pending
        if not isinstance(decision, Decision):
            break
        if decision.kind is Kind.PLACE and decision.by is not None:
            asked.add(decision.ask)
            reasons = [decision.why_not(space) for space in SPACES if space not in decision.options]
            assert [r for r in reasons if r is None or r.code == "not-a-choice"] == [], decision
            assert all(reason is not None and reason.rule for reason in reasons)
        turn.answer(draw(seed, step, decision.options, decision.weights))

    assert len(asked) > 10


RALLY = "eligible: taliban\nhelmand T:B1u2 support=S\nzabol T:u2\nfarah T:B1u1"
ATTACK = "eligible: taliban\nhelmand T:u6 G:T1P1 C:T2 W:u1"
SUBORN = "eligible: warlords\nbalkh W:u2\nhelmand G:T1P1 T:u1"
SWEEP = "eligible: government\nhelmand G:T3 T:u2"


@pytest.mark.parametrize(
    ("position", "answers", "word", "code"),
    [
        (RALLY, "rally helmand nothing zabol place-one done", "kabul", "rally.not-selected"),
        (RALLY, "rally helmand nothing zabol place-one done", "zabol", "rally.no-base-there"),
        (
            RALLY,
            "rally helmand nothing farah nothing done",
            "farah",
            "persuasion.nothing-left",
        ),
        (ATTACK, "attack helmand 2", "coalition_troops", "removal.shielded"),
        (ATTACK, "attack helmand 2", "coalition_bases", "removal.none-there"),
        (ATTACK, "attack helmand 2 government_troops", "done", "removal.targeted"),
        (SUBORN, "terror balkh suborn helmand", "remove-base", "suborn.no-base"),
        (SUBORN, "terror balkh suborn helmand", "hide", "suborn.nobody-to-hide"),
        (SWEEP, "sweep helmand done", "warlords", "targets.out-of-reach"),
        (RALLY, "rally remove-own", "kabul", "aside.none-to-spare"),
    ],
)
def test_an_unavailable_option_says_what_is_missing(
    position: str, answers: str, word: str, code: str
) -> None:
    turn = play(board_at(f"card: 37\nnext: 12\n{position}"), *answers.split())

    reason = asked(turn).why_not(word)

    assert reason is not None
    assert reason.code == code
