"""The program in a real terminal: painted, left cleanly, and interrupted without a loss."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from adp_tui.texts.screens import not_known_here
from tests.cli.played import picked
from tests.tui.table import begin
from tests.tui.terminal import START, Terminal, is_as_before, terminal


@pytest.mark.parametrize("key", [b"q", b"\x11"], ids=["q", "ctrl+q"])
def test_a_key_leaves_the_title_with_success(tmp_path: Path, key: bytes) -> None:
    with terminal(START, tmp_path) as screen:
        screen.read_until(b"P L A I N")
        screen.press(key)

        assert screen.end() == 0
        assert is_as_before(screen)


def test_saves_are_listed_and_other_files_are_reported(tmp_path: Path) -> None:
    picked(tmp_path / "saves" / "orchard.adp")
    (tmp_path / "saves" / "letter.adp").write_text("Dear Ann")

    with terminal(START, tmp_path) as screen:
        screen.read_until(b"Open")
        screen.press(b"o")
        screen.read_until(not_known_here("orchard").encode())
        screen.read_until(b"letter.adp is not a saved game")


def test_a_dropped_line_ends_the_program(tmp_path: Path) -> None:
    with terminal(START, tmp_path) as screen:
        screen.read_until(b"P L A I N")

        assert screen.hang_up() == 128 + signal.SIGHUP


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_leaves_the_terminal_as_it_was(tmp_path: Path, number: signal.Signals) -> None:
    with terminal(START, tmp_path) as screen:
        screen.read_until(b"P L A I N")
        screen.process.send_signal(number)

        assert screen.end() == 128 + number
        assert is_as_before(screen)


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGHUP, signal.SIGKILL, None])
def test_an_interrupted_turn_continues_at_the_same_question(
    tmp_path: Path, end: signal.Signals | None
) -> None:
    path = tmp_path / "saves" / "game.adp"
    path.parent.mkdir()
    begin(path).close()
    with terminal(START, tmp_path) as screen:
        begin_to_rally(screen)
        if end is None:
            assert screen.hang_up() == 128 + signal.SIGHUP
        else:
            screen.process.send_signal(end)
            assert screen.end() == (-end if end is signal.SIGKILL else 128 + end)
            assert is_as_before(screen) is (end is not signal.SIGKILL)

    with terminal(START, tmp_path) as screen:
        screen.read_until(b"Continue")
        screen.press(b"c")
        screen.read_until(b"Where?")
        screen.press(b"\x11")
        assert screen.end() == 0


def begin_to_rally(screen: Terminal) -> None:
    """Continue the last game and answer once, so that a turn is under way."""
    screen.read_until(b"Continue")
    screen.press(b"c")
    screen.read_until(b"Do what?")
    screen.settle()
    screen.press(b"1\r")
    screen.read_until(b"Where?")


def test_a_bug_on_the_screen_is_reported_in_one_sentence(tmp_path: Path) -> None:
    broken = "from adp_tui.screens.title import TitleScreen; TitleScreen.compose = lambda _: 1 / 0"

    with terminal(f"{broken}; {START}", tmp_path) as screen:
        code = screen.end()

        assert code == 1
        assert b"adp: this is a bug in adp, sorry: please report it with the file" in screen.written
        assert b"Traceback" not in screen.written
    assert "ZeroDivisionError" in next(tmp_path.glob("adp-bug-*")).read_text()


def test_on_a_dumb_terminal_a_sentence_names_what_works(tmp_path: Path) -> None:
    with terminal(START, tmp_path, term="dumb") as screen:
        assert screen.end() == 2
        assert screen.written.startswith(b"adp: there is no terminal to draw on")
        assert b"adp play --plain NAME" in screen.written
        assert screen.written.count(b"\n") == 1
