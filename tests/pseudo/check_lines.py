"""The command line and the line mode in Pseudo."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from adp_tui.cli import main
from adp_tui.entry.arguments import commands_of
from adp_tui.games import GAMES
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.games.adp.texts.questions import QUESTIONS
from adp_tui.games.adp.wording import NAMES
from adp_tui.look.cells import cells_of
from adp_tui.plain.talk import Talk
from core.adp.box import BOX
from core.adp.model.ids import Deed, Scenario, Stage
from core.kernel import Decision, Knowledge, Setup
from saves.session import Session
from tests.pseudo.leftover import english_in, pseudo_in, words_in
from tests.tui.table import SOLO, begin

Adp = Callable[..., list[str]]

TYPED: Final = words_in(
    (
        *commands_of(GAMES),
        "--help --version --dir --theme --ascii --no-mouse --plain --at --json --main --out --seed",
        "--as --open",
        "--game --seat --option --name --answers --random --games --scenario --jobs --write",
        "--compare --deck --our-deck deck.toml --list --growth --against --with --markdown",
        "--check --cluster ADDRESS --rows games.csv games.parquet --resume HOST",
        "dark light colours monochrome COMMAND DIR PATH FILE NEW NAME SCENARIO SIDE WHO VALUE ROW",
        "friday.adp good bug.txt echo less do new human bot taliban ADP_HOME replay title",
    )
)
"""Words of the command line in its help: commands, flags, placeholders."""

OF_THE_RULES: Final = words_in((*QUESTIONS, *NAMES, *Stage, *Deed, *Scenario))
"""The words of the rules, which logs, tools and the line mode use in any language."""

SAID: Final = (
    *("?", "try rally", "rally", "show kandahar", "show", "rule", "helmand", "log", "place-one"),
    *("undo", "redo", "lines", "hint", "seat", "seat taliban bot", "nonsense", "quit"),
)
"""The commands of the line mode."""


@pytest.fixture
def adp(capsys: pytest.CaptureFixture[str]) -> Adp:
    """Run a command, and return the lines that it prints."""

    def run(*arguments: str) -> list[str]:
        with suppress(SystemExit):
            main(list(arguments))
        told = capsys.readouterr()
        return [*told.out.splitlines(), *told.err.splitlines()]

    return run


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """Save a game of a person and three bots, `game`; return the number of a bot's answer."""
    monkeypatch.setenv("ADP_HOME", str(tmp_path))
    path, setup = tmp_path / "saves" / "game.adp", Setup("main", SOLO)
    path.parent.mkdir()
    with Session.new(BOX, setup, seed=1, program="test", path=path) as session:
        while session.depth < 90:
            asked = session.turn.pending
            assert isinstance(asked, Decision)
            if asked.by is None:
                session.roll()
            elif session.seats[asked.by] == "bot":
                session.answer(*BOX.bot.decide(Knowledge(BOX, session.turn)))
            else:
                session.answer("pass" if "pass" in asked.options else asked.options[0])
        return next(number for number in range(1, 91) if session.tree[number].why)


@pytest.mark.parametrize("command", ["", *commands_of(GAMES)])
def test_every_help_is_translated(adp: Adp, command: str) -> None:
    told = adp(*filter(None, (command, "--help")))

    assert english_in(told, TYPED) == set()
    assert pseudo_in(told) > 10


@pytest.mark.parametrize(
    "line",
    ["", "--loud", "show", "--theme pink", "dance", "new main --seed x", "new main --seat x"],
)
def test_a_line_that_makes_no_sense_is_answered_in_other_words(adp: Adp, line: str) -> None:
    told = adp(*line.split())

    assert english_in(told, TYPED, words_in((line,))) == set()
    assert pseudo_in(told) > 2


@pytest.mark.parametrize("line", ["log", "show", "why 1", "branches", "verify", "cards 24"])
def test_commands_speak_another_language(adp: Adp, played: int, line: str) -> None:
    command, *more = line.split()
    told = adp(command, *(() if command == "cards" else ("game",)), *more)

    assert english_in(told, OF_THE_RULES, ("game", "adp")) == set()
    assert pseudo_in(told) > 2


def test_the_reasoning_of_a_bot_is_translated(adp: Adp, played: int) -> None:
    told = adp("why", "game", str(played))

    assert english_in(told, OF_THE_RULES) == set()
    assert pseudo_in(told) > 10


def test_the_line_mode_speaks_another_language() -> None:
    talk = Talk(begin(), PRESENTER, bot=BOX.bot)
    told = [*talk.greet(), *(row for line in SAID for row in talk.hear(line))]

    assert english_in(told, OF_THE_RULES, words_in(SAID)) == set()
    assert english_in(talk.hear("help"), words_in((*SAID, "main", "finish", "help"))) == set()
    assert max(map(cells_of, told)) <= 80
