"""How the program ends, in a separate process."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from adp_tui.entry.exit_codes import in_order
from tests.cli.conftest import PROGRAM, REPOSITORY, Adp, start
from tests.cli.played import picked

FULL = Path("/dev/full")


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A save."""
    return picked(tmp_path / "orchard.adp")


def test_the_end_of_input_ends_the_agent_well() -> None:
    agent = start("agent")

    out, err = agent.communicate(b'{"do":"new","scenario":"young"}\nnonsense\n')

    assert (agent.returncode, err) == (0, b"")
    assert [line[:11] for line in out.splitlines()] == [b'{"ok":true,', b'{"ok":false']


def test_the_agent_replies_before_the_next_request_is_written() -> None:
    agent = start("agent")
    assert agent.stdin is not None
    assert agent.stdout is not None

    agent.stdin.write(b'{"do":"new","scenario":"young"}\n')
    agent.stdin.flush()

    assert agent.stdout.readline().startswith(b'{"ok":true')
    assert agent.communicate() == (b"", b"")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_ends_the_agent_cleanly_with_everything_saved(
    number: signal.Signals, tmp_path: Path, adp: Adp
) -> None:
    agent = start("agent")
    assert agent.stdin is not None
    assert agent.stdout is not None
    for request in (
        '{"do":"new","scenario":"young"}',
        f'{{"do":"save","path":"{tmp_path}/x.adp"}}',
        '{"do":"answer","option":"rest"}',
    ):
        agent.stdin.write(request.encode() + b"\n")
        agent.stdin.flush()
        assert agent.stdout.readline().startswith(b'{"ok":true')

    agent.send_signal(number)

    assert agent.communicate() == (b"", b"")
    assert agent.returncode == 128 + number
    assert "1 answer on 1 branch replayed" in adp("verify", tmp_path / "x.adp").out


def test_a_closed_pipe_ends_the_program_quietly(kept: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)

    ran = subprocess.run(
        [*PROGRAM, "log", kept], cwd=REPOSITORY, stdout=writing, stderr=subprocess.PIPE, check=False
    )
    os.close(writing)

    assert (ran.returncode, ran.stderr) == (128 + signal.SIGPIPE, b"")


@pytest.mark.skipif(not FULL.exists(), reason="this system has no full device to write to")
@pytest.mark.parametrize("command", ["log", "show", "report"])
def test_a_full_disk_is_reported_in_one_sentence(kept: Path, command: str) -> None:
    with FULL.open("wb") as full:
        ran = subprocess.run(
            [*PROGRAM, command, kept],
            cwd=REPOSITORY,
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )

    assert (ran.returncode, ran.stderr) == (1, b"adp: no space left on device\n")


def test_a_closed_output_causes_no_message(kept: Path) -> None:
    ran = subprocess.run(
        ["sh", "-c", 'exec "$@" >&-', "sh", *PROGRAM, "log", kept],
        cwd=REPOSITORY,
        stderr=subprocess.PIPE,
        check=False,
    )

    assert (ran.returncode, ran.stderr) == (0, b"")


def test_letters_that_the_terminal_does_not_know_are_spelled_out(tmp_path: Path) -> None:
    new = start("new", "young", "--name", "K\u0101bul", PYTHONIOENCODING="ascii")
    new.communicate()

    log = start("log", "k\u0101bul", PYTHONIOENCODING="ascii")

    assert log.communicate() == (b"K\\u0101bul: Young\n", b"")


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to the superuser")
def test_a_file_without_read_permission_is_reported(adp: Adp, kept: Path) -> None:
    kept.chmod(0)

    assert adp("show", kept) == (1, "", "adp: orchard.adp cannot be read: Permission denied\n")


def test_a_bug_is_one_sentence_and_its_traceback_a_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))

    def work() -> int:
        raise AssertionError("apples are not pears")

    code = in_order(work)

    (story,) = tmp_path.iterdir()
    assert code == 1
    assert capsys.readouterr() == (
        "",
        f"adp: this is a bug in adp, sorry: please report it with the file {story}\n",
    )
    assert "AssertionError: apples are not pears" in story.read_text()


def test_a_bug_is_named_if_its_traceback_cannot_be_written(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nowhere"))

    def work() -> int:
        raise AssertionError("apples are not pears")

    assert in_order(work) == 1
    assert capsys.readouterr().err == (
        "adp: this is a bug in adp, sorry: AssertionError('apples are not pears')\n"
    )


@pytest.fixture
def hangup_ignored() -> Iterator[None]:
    """Ignore hang-ups, as under nohup."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.mark.usefixtures("hangup_ignored")
def test_a_signal_that_is_to_be_ignored_is_ignored() -> None:
    def work() -> int:
        signal.raise_signal(signal.SIGHUP)
        return 0

    assert in_order(work) == 0


def test_handlers_of_signals_are_put_back() -> None:
    before = signal.getsignal(signal.SIGTERM)

    in_order(lambda: 0)

    assert signal.getsignal(signal.SIGTERM) is before
