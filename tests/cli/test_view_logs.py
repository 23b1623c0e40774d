"""View logs on the command line: written by report, read by log and show, refused by the rest."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from adp_tui.cli import main
from saves.chain import NO_LINK, scan, seal
from tests.cli.conftest import Adp, Ran
from tests.cli.played import picked
from tests.saves.district_games import TWO_PEOPLE, saved
from tests.saves.forging import FORGED_LINE, NASTY, forgeries, lines_of, write

Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command line with all games."""

    def ran(*arguments: object) -> Ran:
        code = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return ran


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A game of two people."""
    return saved(tmp_path / "game.adp", 120, setup=TWO_PEOPLE, seed=None)


@pytest.fixture
def seen(kept: Path, run: Run) -> Path:
    """What the Insurgent knows of it."""
    path = kept.with_name("game.view")
    assert run("report", kept, "--as", "insurgent", "--out", path).code == 0
    return path


@pytest.mark.rule("RDS-9")
def test_it_is_told_answer_by_answer(run: Run, seen: Path) -> None:
    told = run("log", seen)
    assert (told.code, told.err) == (0, "")
    assert told.out.startswith(
        "district: Standard, as the Insurgent knows it\n    1  Dice: Set-up,"
    )
    assert "Both sides have planned (5.2)" in told.out


@pytest.mark.rule("RDS-9")
def test_every_position_can_be_shown(run: Run, seen: Path) -> None:
    last = run("show", seen)
    assert "as the Insurgent knows it" in last.out
    first = run("show", seen, "--at", 0)
    assert first.out.startswith("Position at the start, as the Insurgent knows it\n")
    assert first.out != last.out
    state = json.loads(run("show", seen, "--at", 3, "--json").out)
    assert state["n"] == 3


def test_without_a_file_it_goes_to_the_screen(run: Run, kept: Path, seen: Path) -> None:
    assert run("report", kept, "--as", "insurgent").out == seen.read_text()


@pytest.mark.rule("RDS-9")
@pytest.mark.parametrize(
    "command", ["play", "verify", "branches", "why", "rescue", "report", "replay", "open"]
)
def test_other_commands_say_that_it_cannot_be_played_on(
    run: Run, seen: Path, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        f"adp_tui.commands.{command}.need_a_terminal", lambda _: None, raising=False
    )
    new = str(seen.with_name("new.adp"))
    further = {"play": ("--plain",), "why": ("3",), "rescue": (new,)}
    code, out, err = run(command, seen, *further.get(command, ()))
    assert (code, out) == (1, "")
    assert err == (
        "adp: game.view is a view log, a game as one side knows it: 'adp log' and 'adp show' read "
        "it, but it cannot be played on or checked\n"
    )


@pytest.mark.rule("RDS-9")
@pytest.mark.parametrize("command", ["log", "show"])
def test_it_shows_the_game_as_its_own_side_knows_it_and_nobody_else(
    run: Run, seen: Path, command: str
) -> None:
    assert run(command, seen, "--as", "insurgent") == run(command, seen)
    for viewer in (("--as", "government"), ("--open",)):
        refused = run(command, seen, *viewer)
        assert (refused.code, refused.out) == (2, "")
        assert "game.view has only what one side knows" in refused.err


def test_a_side_or_an_entry_that_is_not_there_is_named(run: Run, kept: Path, seen: Path) -> None:
    asked = run("report", kept, "--as", "ann")
    assert (asked.code, asked.err) == (
        2,
        "adp: there is no side 'ann': there are government, insurgent\n",
    )
    beyond = run("show", seen, "--at", 9999)
    assert beyond.code == 1
    assert beyond.err.startswith("adp: there is no answer 9999: choose one from 0 (the start) to ")


def test_a_game_that_does_not_read_facts_back_is_told_in_plain_words(
    adp: Adp, tmp_path: Path
) -> None:
    path = picked(tmp_path / "orchard.adp")
    seen = tmp_path / "orchard.view"
    assert adp("report", path, "--as", "ann", "--out", seen).code == 0
    told = adp("log", seen)
    assert "1  Ann: " in told.out
    assert "tree = plum" in told.out
    assert adp("show", seen).out.startswith("Position after answer 4, as the Ann knows it\nDay 1\n")


def test_a_view_log_of_another_game_is_refused(adp: Adp, seen: Path) -> None:
    for command in ("log", "show"):
        ran = adp(command, seen)
        assert (ran.code, ran.out) == (1, "")
        assert "district" in ran.err


@pytest.mark.rule("RDS-9")
def test_a_forged_view_log_is_told_safely_or_refused_in_a_sentence(run: Run, seen: Path) -> None:
    lines = lines_of(seen)[:12]
    refused = 0
    for name, forged in forgeries(lines, NASTY):
        write(seen, forged)
        for ran in (run("log", seen), run("show", seen), run("show", seen, "--json")):
            assert ran.code in (0, 1), name
            assert (ran.code == 1) == (ran.err.count("\n") == 1), name
            assert not {"\x1b", "\u202e", "\u200b"} & {*ran.out, *ran.err}, name
            assert FORGED_LINE not in ran.out.split("\n"), name
            assert FORGED_LINE not in ran.err.split("\n"), name
            refused += ran.code
    assert refused > 10


def test_a_damaged_view_log_is_refused_in_a_sentence(run: Run, seen: Path) -> None:
    data = seen.read_bytes()
    seen.write_bytes(data.replace(b"insurgent", b"government", 1))
    for command in ("log", "show"):
        assert run(command, seen).err == (
            "adp: game.view is damaged at line 1: it is not as it was written\n"
        )
    bodies = scan(data).bodies[:1]
    seen.write_bytes(seal(bodies, NO_LINK)[0])
    assert run("log", seen).err == "adp: game.view is damaged at line 2: it has no start\n"
