"""The same answers lead to the same game on any machine, in whatever order it hashes."""

from __future__ import annotations

import os
import subprocess
import sys

SCRIPT = """
from core.adp.box import BOX
from core.kernel import Decision, Game, Knowledge, Setup, Turn, draw, fingerprint

seats = dict.fromkeys(("government", "taliban", "warlords"), "bot")
for setup in (Setup("main", seats), Setup("short", options={"open-deployment": True})):
    turn = Turn(BOX.rules, Game(BOX.start(setup)))
    for step in range(250):
        decision = turn.pending
        assert isinstance(decision, Decision)
        if setup.seats.get(decision.by) == "bot":
            option, why = BOX.bot.decide(Knowledge(BOX, turn))
        else:
            option, why = draw(5, step, decision.options, decision.weights), ()
        print(decision, option, why)
        turn.answer(option, why)
    print(fingerprint(turn.game), BOX.position(turn.board))
"""


def test_bots_chance_and_rules_do_the_same_under_another_hash_seed() -> None:
    said = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    }

    assert len(said) == 1
    assert len(said.pop()) > 20_000
