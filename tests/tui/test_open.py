"""`adp open`: in a real terminal, and without one."""

from __future__ import annotations

from pathlib import Path

import pytest

from adp_tui.cli import main
from tests.tui.table import begin
from tests.tui.terminal import is_as_before, terminal

START = "import sys; from adp_tui.cli import main; sys.exit(main(['open', 'game']))"


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game in the folder of saves, closed."""
    (tmp_path / "saves").mkdir()
    begin(tmp_path / "saves" / "game.adp").close()
    return tmp_path


def test_a_game_is_opened_played_and_left_with_success(saved: Path) -> None:
    with terminal(START, saved) as screen:
        screen.read_until(b"Talks")
        screen.press(b"1\r")
        screen.read_until(b"Where?")
        screen.press(b"\x11")

        assert screen.end() == 0
        assert is_as_before(screen)
        assert b"Traceback" not in screen.written


def test_without_a_terminal_a_sentence_names_another_way(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = str(saved / "saves" / "game.adp")

    assert main(["open", game]) == 2
    assert capsys.readouterr().err == (
        f"adp: there is no terminal to draw on; to use plain text: adp play --plain {game}\n"
    )
    assert main(["replay", game]) == 2
    assert capsys.readouterr().err.endswith(f"to use plain text: adp log {game}\n")


def test_on_a_dumb_terminal_a_sentence_names_another_way(saved: Path) -> None:
    with terminal(START, saved, term="dumb") as screen:
        assert screen.end() == 2
        assert screen.written.endswith(b"to use plain text: adp play --plain game\r\n")


def test_a_missing_save_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["open", "nowhere"]) == 1
    assert "there is no save 'nowhere'" in capsys.readouterr().err
