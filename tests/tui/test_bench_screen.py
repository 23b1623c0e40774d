"""The rows of the table of speeds that concern the screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from adp_tui.bench import rows, screen, trees
from adp_tui.bench.measure import MEASUREMENTS
from adp_tui.bench.sample import LONG_LIST, PLAYED, SampleGame
from adp_tui.bench.terminal import Repaint, Terminal
from adp_tui.games.adp.cover import COVER
from core.adp.box import BOX
from core.kernel import Decision, Kind
from saves.session import Session
from tests.cli.conftest import REPOSITORY


@pytest.fixture
def sample(tmp_path: Path) -> SampleGame:
    """A folder to measure in."""
    return SampleGame(BOX, tmp_path, 1, COVER)


@pytest.mark.parametrize(
    ("word", "words"),
    [
        ("title", ["title"]),
        ("game", ["game"]),
        ("cursor", ["cursor", "cursor-bytes"]),
        ("journal", ["journal", "journal-bytes"]),
        ("narrow", ["narrow", "narrow-bytes"]),
        ("answer", ["answer", "answer-bytes", "memory"]),
    ],
)
def test_every_row_about_the_screen_has_a_figure(
    sample: SampleGame, word: str, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for often in ("STARTS", "MOVES", "ANSWERS", "LOOKS"):
        monkeypatch.setattr(screen, often, 1)

    found = list(MEASUREMENTS[word](sample))

    assert [row.word for row in found] == words
    assert [row.word for row in found if row.typical <= 0] == []


@pytest.mark.parametrize("word", ["bot-games", "bot-answer"])
def test_every_row_about_bots_has_a_figure(
    sample: SampleGame, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "BOT_GAMES", 1)
    monkeypatch.setattr(rows, "BOT_ANSWERS", 30)

    (row,) = MEASUREMENTS[word](sample)

    assert (row.word, row.typical > 0) == (word, True)


def test_the_screen_is_measured_at_a_long_list_of_spaces(sample: SampleGame) -> None:
    with Session.open(BOX, sample.game) as session:
        asked = session.turn.pending
        assert isinstance(asked, Decision)
        assert asked.kind is Kind.PLACE
        assert len(asked.options) > LONG_LIST
        assert session.depth >= PLAYED


def test_another_tree_is_measured_by_this_bench(
    sample: SampleGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("adp_tui.bench.rounds.FEWEST", 2)

    (pair,) = trees.alternately(REPOSITORY, REPOSITORY, "log-size", sample)

    assert pair.old == pair.new
    assert pair.new is not None
    assert (pair.new.word, pair.is_sure, pair.verdict) == ("log-size", True, "")


def test_keys_that_paint_nothing_are_left_out() -> None:
    painted = list(screen.painted("walk", "walk", [Repaint(0.002, 800), Repaint(0.3, 0)]))

    assert [(row.name, row.typical) for row in painted] == [
        ("walk, repainted", 2.0),
        ("walk, sent", 800),
    ]


def test_a_silent_program_is_not_waited_for_forever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        Terminal(["--version"], {"ADP_HOME": str(tmp_path)}) as terminal,
        pytest.raises(TimeoutError, match="'xyzzy' did not appear"),
    ):
        terminal.until("xyzzy")
