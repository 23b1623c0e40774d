"""Many games that play themselves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from adp_tui.cli import main
from adp_tui.sim.games import SimGame, keep, play_game
from adp_tui.sim.summary import sum_up, told
from core.kernel import Decision, Procedure, Setup
from saves.session import Session
from tests.orchard import Orchard, OrchardBox, OrchardRules, OrchardTable


class Stuck(OrchardRules):
    """The invented game with days that ask for what cannot be answered."""

    def sit(self, board: Orchard) -> tuple[OrchardTable, Procedure]:
        """Ask in vain on the third day."""
        table, procedure = super().sit(board)
        if board.day < 3 or board.night:
            return table, procedure
        procedure.close()
        return table, _in_vain(table)


async def _in_vain(table: OrchardTable) -> None:
    await table.ask("ann", lambda: (), ask="vain", rule="0")


class StuckBox(OrchardBox):
    """A game that gets stuck."""

    rules = Stuck()


def test_a_game_at_random_comes_to_its_end() -> None:
    game = play_game(OrchardBox(), Setup("old"), 1, at_random=True)

    assert game.failure is None
    assert game.winners
    assert game.answers > 6


def test_a_dead_end_is_a_failure_that_is_told_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "stuck.adp"

    game = play_game(StuckBox(), Setup("old"), 1, at_random=True)
    keep(OrchardBox(), game, path)

    assert game.failure == "crash: AssertionError: vain offers nothing"
    with Session.open(OrchardBox(), path) as session:
        assert session.depth == game.answers
        assert isinstance(session.turn.pending, Decision)


def test_games_are_summed_up_with_wins_lengths_and_failures() -> None:
    games = [
        SimGame(Setup("old"), 1, True, 10, ("ann",), {"ann": 3, "ben": 1}, ({"ann": 1, "ben": 0},)),
        SimGame(Setup("old"), 2, True, 20, ("ben",), {"ann": 1, "ben": 2}),
        SimGame(Setup("old"), 3, True, 5, failure="runaway"),
    ]

    summary = sum_up(games, 2.0)

    assert (summary.games, summary.answers, summary.longest) == (3, 35, 20)
    assert summary.wins == {"ann": 1, "ben": 1}
    assert summary.margins == {"ann": 2.0, "ben": 1.5}
    assert summary.rounds == [{"ann": 1.0, "ben": 0.0}]
    assert [game.seed for game in summary.failures] == [3]
    assert next(told(summary)) == "Games     3 in 2.0 s, 1 failed"


def test_the_command_plays_and_tells(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["sim", "--random", "-n", "1", "--scenario", "short", "--jobs", "1", "--json"])

    summary = json.loads(capsys.readouterr().out)
    assert code == 0
    assert summary["games"] == 1
    assert summary["failures"] == []
    assert set(summary["margins"]) == {"coalition", "government", "taliban", "warlords"}


def test_an_unknown_scenario_is_said_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "--random", "--scenario", "endless"]) == 1

    assert capsys.readouterr().err.startswith("adp: there is no scenario 'endless'")
