"""Runs the command line: in this process for most tests, in a separate one for the rest."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from adp_tui.cli import main
from tests.cli.games import GAMES
from tests.cli.talk import Talk

REPOSITORY: Final = Path(__file__).parents[2]
PROGRAM: Final = (sys.executable, "-m", "tests.cli.orchard_cli")


class Ran(NamedTuple):
    """What a command returned and printed."""

    code: int
    out: str
    err: str


Adp = Callable[..., Ran]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for saves, so that the saves of the person who runs the tests are safe."""
    folder = tmp_path / "saves"
    monkeypatch.setenv("ADP_HOME", str(folder))
    return folder


@pytest.fixture
def talk() -> Talk:
    """A conversation with the agent before any game."""
    return Talk()


@pytest.fixture
def adp(capsys: pytest.CaptureFixture[str]) -> Adp:
    """Run the command line in this process, with the orchard as the only game."""

    def run(*arguments: object) -> Ran:
        code = main([str(argument) for argument in arguments], GAMES)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run


def heed_signals() -> None:
    """Let a program react to signals even if the tests run under `nohup`, which ignores them."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)


def start(*arguments: object, **settings: str) -> subprocess.Popen[bytes]:
    """Start the command line in a separate process, with pipes for input and output."""
    return subprocess.Popen(
        [*PROGRAM, *(str(argument) for argument in arguments)],
        cwd=REPOSITORY,
        env=os.environ | settings,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=heed_signals,
    )
