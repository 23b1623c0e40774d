"""Simulations: many games that bots or chance play."""

from __future__ import annotations

import json
import re
import signal
import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from adp_tui.cli import main
from adp_tui.games.adp.words import AdpWords
from adp_tui.sim.crew import Crew
from adp_tui.sim.games import play_game
from adp_tui.sim.interval import share_of
from adp_tui.sim.lines import failed_line, summary_lines
from adp_tui.sim.plan import Task, plan
from adp_tui.sim.result import SimGame
from adp_tui.sim.stop import StopRequest
from adp_tui.sim.summary import SimSummary, SimTally
from adp_tui.sim.watch import Given, Watch, branch
from adp_tui.sim.work import Played
from adp_tui.terminal.progress import told
from core.adp.box import DistantPlain
from core.kernel import Decision, Kind, Procedure, Setup, filled
from saves.session import Session
from tests.cli.conftest import heed_signals
from tests.dithering import DitheringBox
from tests.orchard import DAYS, Orchard, OrchardBox, OrchardRules, OrchardTable


class Stuck(OrchardRules):
    """The invented game with a question that nobody can answer."""

    def sit(self, board: Orchard) -> tuple[OrchardTable, Procedure]:
        """Ask that question on the third day."""
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


def test_a_random_game_ends() -> None:
    game = play_game(OrchardBox(), Setup("old"), 1)

    assert game.failure is None
    assert game.winners
    assert game.answers > 6


class Barren(OrchardRules):
    """The invented game in which the very first question has no options."""

    def sit(self, board: Orchard) -> tuple[OrchardTable, Procedure]:
        """Ask that question at once."""
        table, procedure = super().sit(board)
        procedure.close()
        return table, _in_vain(table)


class BarrenBox(OrchardBox):
    """A game that cannot begin."""

    rules = Barren()


def test_a_game_that_cannot_even_begin_is_a_failure_like_any_other() -> None:
    game = play_game(BarrenBox(), Setup("old"), 1)

    assert game.failure is not None
    assert "vain offers nothing" in game.failure
    assert game.kept is None


def test_a_dead_end_is_a_failure_that_is_reported_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "stuck.adp"

    game = play_game(StuckBox(), Setup("old"), 1, keep_as=path)

    assert game.failure is not None
    assert re.fullmatch(
        r"crash: AssertionError: vain offers nothing when '\w+' answered [a-z.]+", game.failure
    )
    with Session.open(OrchardBox(), path) as session:
        assert session.depth == game.answers
        assert isinstance(session.turn.pending, Decision)


def test_a_bot_that_never_ends_is_a_failure_that_is_reported_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "stuck.adp"

    game = play_game(DitheringBox(), Setup("old"), 1, players={"ben": "bot"}, keep_as=path)

    assert game.failure is not None
    assert game.failure.startswith("the ben bot was stopped at when: ")
    with Session.open(DitheringBox(), path) as session:
        assert session.depth == game.answers


def test_a_failure_is_kept_even_if_no_game_was_to_be(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))

    game = play_game(StuckBox(), Setup("old"), 1)

    assert game.kept is not None
    assert f", kept as {game.kept}" in failed_line(game)
    with Session.open(OrchardBox(), Path(game.kept)) as session:
        assert session.depth == game.answers > 0
    assert play_game(OrchardBox(), Setup("old"), 1).kept is None


def sum_up(games: list[SimGame], seconds: float) -> SimSummary:
    tally = SimTally()
    for number, game in enumerate(games, start=1):
        tally.add(number, game)
    return tally.summary(seconds, checked=False)


def test_games_are_summed_up_with_wins_lengths_and_failures() -> None:
    games = [
        SimGame(Setup("old"), 1, 10, ("ann",), {"ann": 3, "ben": 1}, ({"ann": 1, "ben": 0},)),
        SimGame(Setup("new"), 2, 20, ("ben",), {"ann": 1, "ben": 2}),
        SimGame(Setup("old"), 3, 5, failure="runaway"),
    ]

    summary = sum_up(games, 2.0)

    total, old = summary.all, summary.scenarios["old"]
    assert (total.games, total.answers, total.longest) == (3, 35, 20)
    assert total.wins == {"ann": 1, "ben": 1}
    assert total.margins == {"ann": 2.0, "ben": 1.5}
    assert (old.games, old.wins, old.margins) == (2, {"ann": 1}, {"ann": 3.0, "ben": 1.0})
    assert old.rounds == [{"ann": 1.0, "ben": 0.0}]
    assert [game.seed for game in summary.failures] == [3]
    assert next(summary_lines(summary, AdpWords())) == "Games     3 in 2.0 s, 1 failed"


SHORT: tuple[str, ...] = ("sim", "-n", "1", "--scenario", "short", "--jobs", "1")


def test_the_command_plays_and_reports(capsys: pytest.CaptureFixture[str]) -> None:
    code = main([*SHORT, "--random", "--json"])

    summary = json.loads(capsys.readouterr().out)
    assert code == 0
    assert summary["all"]["games"] == summary["scenarios"]["short"]["games"] == 1
    assert summary["failures"] == []
    assert summary["reasons"] == {}
    assert set(summary["all"]["margins"]) == {"coalition", "government", "taliban", "warlords"}


def test_without_a_scenario_they_take_turns_in_the_order_of_the_samples(tmp_path: Path) -> None:
    asked = Namespace(
        games=4,
        seed=3,
        scenario=None,
        seat=[],
        option=[],
        random=False,
        out=tmp_path,
        check=None,
    )
    planned = plan(asked, DistantPlain)

    played = [(planned.setup(number).scenario, planned.seed(number)) for number in range(1, 5)]

    assert played == [("short", 3), ("main", 4), ("extended", 5), ("short", 6)]


def test_menus_are_counted_and_what_the_game_wants_counted() -> None:
    options = ("first", "second")
    watch = Watch(frozenset(), frozenset({"page"}), ())

    watch.note(Decision("ann", "pick", "1", Kind.MENU, options), Given("first"))
    watch.note(Decision(None, "turn-over", "1", "page", options, ("7",)), Given("second"))
    watch.note(Decision("ann", "which", "1", "thing", options), Given("first"))

    assert watch.choices == {"ann pick first": 1, "turn-over 7 second": 1}


def test_bots_and_chance_share_the_table_and_the_games_are_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code = main([*SHORT, "--seat", "taliban=random", "--option", "aid", "--out", str(tmp_path)])
    assert code == 1
    assert "there is no option 'aid'" in capsys.readouterr().err

    code = main([*SHORT, "--seat", "taliban=random", "--out", str(tmp_path), "--json"])
    summary = json.loads(capsys.readouterr().out)
    who = {reason.partition(" ")[0] for reason in summary["reasons"]}
    assert code == 0
    assert who == {"coalition", "government", "warlords"}
    assert any(deed.startswith("taliban ") for deed in summary["all"]["deeds"])
    with Session.open(DistantPlain(), tmp_path / "short-1.adp", read_only=True) as session:
        assert session.header.seats["taliban"] == "human"
        assert session.depth == summary["all"]["answers"]
        assert not isinstance(session.turn.pending, Decision)

    assert main([*SHORT, "--out", str(tmp_path)]) == 1
    assert "already exists: choose another folder" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--scenario", "endless"), "there is no scenario 'endless'"),
        (("--seat", "usa=bot"), "there is no side 'usa'"),
        (("--seat", "taliban=human"), "should read like SIDE=bot or SIDE=random"),
    ],
)
def test_an_impossible_plan_is_refused_immediately(
    capsys: pytest.CaptureFixture[str], given: tuple[str, ...], said: str
) -> None:
    assert main(["sim", *given]) in (1, 2)

    assert said in capsys.readouterr().err


def test_the_table_lists_each_scenario_with_its_rounds_and_actions() -> None:
    margins = {"ann": 3, "ben": 1}
    games = [
        SimGame(Setup("old"), 1, 10, ("ann",), margins, (margins,), deeds={"ann pick": 4}),
        SimGame(Setup("new"), 2, 20, ("ben",), margins, deeds={"ann pick": 1, "ben rest": 2}),
    ]

    lines = list(summary_lines(sum_up(games, 2.0), AdpWords()))

    assert "old, 1                   Ann         Ben" in lines
    assert "Won                        1           0" in lines
    assert "Share                100.0 %       0.0 %" in lines
    assert "95 % limits      21 to 100 %   0 to 79 %" in lines
    assert "Propaganda 1             3.0         1.0" in lines
    assert "Ann         Pick 5" in lines


def test_columns_stay_in_line_under_a_long_name() -> None:
    games = [SimGame(Setup("a-name-longer-than-usual"), 1, 10, ("ann",), {"ann": 3, "ben": 1})]

    lines = list(summary_lines(sum_up(games, 2.0), AdpWords()))
    head = next(row for row in lines if row.startswith("a-name-longer-than-usual, 1"))

    below = lines[lines.index(head) + 1 :]
    assert len(below) >= 3
    assert {len(row) for row in below} == {len(head)}


def test_the_bar_tells_the_progress_and_the_time_left() -> None:
    assert told(0, 8, 0, 0.0, 0) == "0 of 8 games"
    assert told(2, 8, 2, 60.0, 1) == "2 of 8 games, 2 per minute, 3:00 left, 1 failed"
    assert told(8, 8, 8, 60.0, 0) == "8 of 8 games, 8 per minute"


def test_games_of_an_earlier_run_do_not_count_for_the_speed() -> None:
    assert told(6, 8, 1, 60.0, 0) == "6 of 8 games, 1 per minute, 2:00 left"


def test_a_share_has_the_limits_of_wilson() -> None:
    half, never = share_of(50, 100), share_of(0, 10)

    assert (half.share, half.low, half.high) == (0.5, 0.4038, 0.5962)
    assert (never.share, never.low, never.high) == (0.0, 0.0, 0.2775)
    assert share_of(0, 0).high == 1.0


def test_limits_that_are_close_together_have_a_decimal() -> None:
    margins = {"ann": 3, "ben": 1}
    one, three = (SimGame(Setup("old"), 1, 10, (who,), margins) for who in margins)

    lines = list(summary_lines(sum_up([one, three, three, three] * 2_500, 2.0), AdpWords()))

    assert "Share                 25.0 %      75.0 %" in lines
    assert "95 % limits      24.2-25.9 % 74.1-75.8 %" in lines


def test_a_branch_is_a_reason_without_what_differs_from_game_to_game() -> None:
    named = ("balkh", "herat")

    assert branch("8.5.1 step 3c: makes Cultivate possible: balkh", named) == (
        "8.5.1 step 3c: makes Cultivate possible: *"
    )
    assert branch("8.5.1: at least 6 pieces Available: yes (9)", named) == (
        "8.5.1: at least # pieces Available: yes (#)"
    )
    assert branch("8.2: a Base: balkh, herat", named) == "8.2: a Base: *"


def test_the_branch_of_a_phrase_is_its_template() -> None:
    line = filled("8.6.7: {0} on a LoC of Econ {1}", 2, 4)

    assert branch(filled("{0}: {1} Police from {2}", line, 3, "herat, balkh"), ()) == (
        "8.6.7: # on a LoC of Econ #: # Police from *"
    )
    assert branch(filled("{0}: no {1} is possible", "8.7", "rally"), ()) == (
        "8.7: no * is possible"
    )


def test_an_interrupted_run_reports_the_games_so_far(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def one_only(
        _crew: Crew, tasks: Iterator[Task], _left: int, stop: StopRequest
    ) -> Iterator[Played]:
        task = next(tasks)
        yield Played(1, play_game(DistantPlain(), task.setup, task.seed))
        stop.ask(signal.SIGINT)

    monkeypatch.setattr("adp_tui.commands.sim.play_all", one_only)

    assert main(["sim", "--random", "-n", "50"]) == 130

    told_of = capsys.readouterr()
    assert "interrupted after 1 of 50 games" in told_of.err
    assert told_of.out.startswith("Games     1 in ")


def test_games_under_way_in_several_processes_are_kept_and_counted(tmp_path: Path) -> None:
    flags = ("--random", "-n", "200", "--scenario", "short", "--jobs", "2", "--out", str(tmp_path))
    start = "import sys; from adp_tui.cli import main; sys.exit(main())"
    with Popen(
        [sys.executable, "-c", start, "sim", *flags],
        stdout=PIPE,
        stderr=PIPE,
        text=True,
        preexec_fn=heed_signals,
    ) as run:
        while not any(tmp_path.glob("*.adp")):
            assert run.poll() is None
            time.sleep(0.05)
        run.send_signal(signal.SIGINT)
        out, err = run.communicate(timeout=60)

    kept = len(list(tmp_path.glob("*.adp")))
    assert 0 < kept < 200
    assert f"interrupted after {kept} of 200 games" in err
    assert out.startswith(f"Games     {kept} in ")
    assert run.returncode == 130


class Counting(OrchardBox):
    """A game that counts how often it is asked about a position."""

    def __init__(self) -> None:
        self.asked = 0

    def problems(self, board: Orchard) -> list[str]:
        """Count."""
        self.asked += 1
        return super().problems(board)


def test_positions_are_inspected_at_each_chapter_and_if_asked_at_every_answer() -> None:
    box, checked = Counting(), Counting()

    game = play_game(box, Setup("old"), 1)
    same = play_game(checked, Setup("old"), 1, check=True)

    assert box.asked == DAYS
    assert DAYS < checked.asked <= same.answers
    assert game.answers == same.answers
