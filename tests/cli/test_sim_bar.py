"""The progress bar, and processes that do not come back."""

from __future__ import annotations

import io
import re
import subprocess
import sys

import pytest

from adp_tui.look.cells import cells_of
from adp_tui.sim.crew import local_crew, play_all
from adp_tui.sim.errors import CrewError
from adp_tui.sim.plan import Task
from adp_tui.sim.stop import StopRequest
from adp_tui.terminal.progress import ProgressBar
from core.kernel import Setup
from tests.deadly import WORKER, DeadlyBox


class Terminal(io.StringIO):
    """An output that says it is a terminal."""

    def isatty(self) -> bool:
        """Say so."""
        return True


@pytest.mark.parametrize("columns", [8, 20, 80])
def test_the_bar_fits_any_terminal_on_one_row(
    monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("TERM", "xterm-256color")

    with ProgressBar(8) as bar:
        bar.advance(failed=False)
        print("adp: something else", file=sys.stderr)

    shown = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", terminal.getvalue())
    rows = [row for row in re.split(r"[\r\n]+", shown) if row.strip()]
    assert all(cells_of(row) <= columns for row in rows)
    assert "somethin" in shown
    assert columns < 80 or "1 of 8 games" in shown


def test_nothing_is_shown_and_imported_without_a_terminal() -> None:
    script = (
        "import sys; from adp_tui.cli import main;"
        "main(['sim', '--random', '-n', '1', '--scenario', 'short', '--jobs', '1', '--json']);"
        "sys.exit(any(name in sys.modules for name in ('rich', 'textual', 'distributed')))"
    )

    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)

    assert (ran.returncode, ran.stderr) == (0, b"")


def test_a_local_process_that_is_killed_ends_the_run_in_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(WORKER, "yes")
    task = Task(DeadlyBox, 1, Setup("old"), 1, {}, keep=False, check=False)

    with pytest.raises(CrewError, match="ended from outside"), local_crew(2) as crew:
        list(play_all(crew, iter([task]), 1, StopRequest()))
