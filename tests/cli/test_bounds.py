"""Files made to exhaust the program: they get one sentence, in little time and memory."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from adp_tui.config import keys, settings
from adp_tui.games.adp.cover import COVER
from saves.chain import NO_LINK, scan, seal
from saves.errors import CannotSaveError
from saves.session import Session
from tests.saves.games import BOX, FIRST_DAY, OLD, new

MEMORY: Final = 700 << 20
"""In bytes of address space, most of which Python and its libraries never touch."""

SECONDS: Final = 20
"""Of processor time, enough for a slow machine; anything quadratic would take minutes."""

HEADER: Final = b'{"format":1,"game":"orchard","rules":1,"program":"x","scenario":"old"'
DEEP: Final = b"[" * 500_000 + b"]" * 500_000


def _bounded() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


def bounded(*arguments: object) -> tuple[int, str]:
    """Run a command with little memory and time; return its exit code and its errors."""
    ran = subprocess.run(
        [sys.executable, "-m", "tests.cli.orchard_cli", *map(str, arguments)],
        cwd=Path(__file__).parents[2],
        preexec_fn=_bounded,
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.returncode, ran.stderr


def sealed(path: Path, *bodies: bytes) -> None:
    """Write lines with valid sums."""
    path.write_bytes(seal(bodies, NO_LINK)[0])


def deep_header(path: Path) -> str:
    sealed(path, HEADER + b',"deep":' + DEEP + b"}")
    return "x.adp is damaged at line 1: it is nested too deeply"


def zeros(path: Path) -> str:
    path.touch()
    os.truncate(path, 3 << 30)
    return "x.adp is not a saved game"


def zeros_after_a_game(path: Path) -> str:
    new(path, *FIRST_DAY).close()
    os.truncate(path, 3 << 30)
    return "x.adp is damaged at line 9: it is not as it was written; 'adp rescue"


def one_long_line(path: Path) -> str:
    sealed(path, HEADER + b',"name":"' + b"x" * (2 << 20) + b'"}')
    return "x.adp is damaged at line 1: it is longer than any line of a save, and without it"


def many_sides(path: Path) -> str:
    answers = (
        b'{"n":%d,"by":"s%d","ask":"seats","answer":"bot"}' % (n, n) for n in range(1, 50_001)
    )
    sealed(path, HEADER + b"}", *answers)
    return "x.adp is damaged at line 10: more than 8 sides change hands"


@pytest.mark.parametrize(
    "make", [deep_header, zeros, zeros_after_a_game, one_long_line, many_sides]
)
def test_a_file_made_to_exhaust_the_program_gets_one_sentence(
    tmp_path: Path, make: Callable[[Path], str]
) -> None:
    said = make(tmp_path / "x.adp")

    code, error = bounded("verify", tmp_path / "x.adp")

    assert code == 1
    assert error.startswith(f"adp: {said}")
    assert error.count("\n") == 1
    assert len(error) < 1_200


def history(number: int) -> Iterator[bytes]:
    """Yield a long line of play, followed by as many moves of the head, branches and marks."""
    answer = b'{"n":%d,"parent":%d,"by":"ann","ask":"nothing","answer":"x"}'
    for n in range(number):
        yield answer % (n + 1, n)
    for n in range(number):
        near_the_end = number - n % 7
        yield b'{"type":"head","to":%d,"how":"jump"}' % near_the_end
        yield answer % (number + n + 1, near_the_end - 1)
        yield b'{"type":"head","to":%d,"how":"redo"}' % near_the_end
        yield b'{"type":"bookmark","at":%d,"name":"b%d"}' % (n, n)
        yield b'{"type":"branch","at":%d,"name":"n%d"}' % (n % 7, n)
        yield b'{"type":"branch","at":%d,"name":"main line"}' % near_the_end


def test_very_many_moves_and_marks_are_read_in_time(tmp_path: Path) -> None:
    sealed(tmp_path / "x.adp", HEADER + b"}", *history(20_000))

    code, error = bounded("branches", tmp_path / "x.adp")

    assert code == 0
    assert error.startswith("adp: line 2 no longer replays (the rules ask 'day' here, not 'nothing")


def test_very_many_changes_of_seats_in_the_middle_of_a_turn_are_read_in_time(
    tmp_path: Path,
) -> None:
    path = tmp_path / "x.adp"
    new(path, "pick").close()
    seats = (b'{"n":%d,"by":"ann","ask":"seats","answer":"bot"}' % (n + 2) for n in range(30_000))
    sealed(path, *scan(path.read_bytes()).bodies, *seats)

    assert bounded("show", path) == (0, "")


def test_a_line_that_could_not_be_read_again_is_not_written(tmp_path: Path) -> None:
    with pytest.raises(CannotSaveError, match="a line is longer than a save can hold"):
        Session.new(BOX, OLD, seed=1, program="x" * (1 << 20), path=tmp_path / "x.adp")

    assert not (tmp_path / "x.adp").exists()


HOSTILE_TOML: Final = {
    "nested arrays": "a = " + "[\n" * 20_000,
    "nested tables": "a = " + "{a = " * 190,
    "a nested value": "mouse = " + "[" * 300 + "]" * 300,
    "a name of many parts": ".".join("a" * 30_000) + " = 1",
    "a long file": "# more\n" * 100_000,
    "a long line": "a = '" + "x" * 60_000 + "'",
}


@pytest.mark.parametrize("text", HOSTILE_TOML.values(), ids=HOSTILE_TOML)
@pytest.mark.parametrize("what", ["settings", "keys"])
def test_settings_and_keys_made_to_exhaust_the_program_get_one_sentence(
    tmp_path: Path, text: str, what: str
) -> None:
    (tmp_path / f"{what}.toml").write_text(text)

    used: object
    if what == "settings":
        used, problem = settings.read_settings(tmp_path)
    else:
        used, problem = keys.read_keys(tmp_path, COVER)

    assert used == (settings.Settings() if what == "settings" else keys.keymap_of(COVER))
    assert problem is not None
    assert problem.startswith(f"{what}.toml")
    assert len(problem) < 300
    assert "\n" not in problem


def test_settings_in_a_pipe_are_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / settings.FILE)

    assert settings.read_settings(tmp_path)[1] == (
        "settings.toml cannot be read; using the default settings"
    )
