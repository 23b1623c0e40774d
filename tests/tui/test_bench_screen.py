"""The rows of the table of speeds that concern the screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from adp_tui.bench import screen
from adp_tui.bench.sample_log import SampleLog
from adp_tui.bench.terminal import Repaint, Terminal
from adp_tui.games.adp.cover import COVER
from core.adp.box import BOX
from core.kernel import Decision, Kind, Setup
from saves.session import Session
from tests.tui.table import FOUR


@pytest.fixture
def ground(tmp_path: Path) -> SampleLog:
    """A folder to measure in."""
    return SampleLog(BOX, Setup("main", FOUR), tmp_path, tmp_path / "played.adp", 1)


def test_every_row_about_the_screen_has_a_figure(
    ground: SampleLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    for often in ("STARTS", "MOVES", "ANSWERS", "LOOKS"):
        monkeypatch.setattr(screen, often, 1)

    rows = list(screen.screen_rows(ground, COVER))

    assert [row.name for row in rows if row.typical <= 0] == []
    assert {row.unit for row in rows} == {"ms", "bytes", "MB"}
    assert len(rows) == len({row.name for row in rows}) == 11


def test_the_screen_is_measured_at_a_long_list_of_spaces(
    ground: SampleLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = ground.folder / "screen.adp"

    screen._play(ground, path)

    with Session.open(BOX, path) as session:
        asked = session.turn.pending
        assert isinstance(asked, Decision)
        assert asked.kind is Kind.PLACE
        assert len(asked.options) > 9
        assert session.depth >= screen.PLAYED


def test_keys_that_paint_nothing_are_left_out() -> None:
    rows = list(screen._painted("walk", [Repaint(0.002, 800), Repaint(0.3, 0)]))

    assert [(row.name, row.typical) for row in rows] == [
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
