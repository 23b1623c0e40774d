"""Saves that were changed at random, with valid sums: every command copes with them."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from adp_tui.agent.agent import Agent
from adp_tui.cli import main
from adp_tui.games import GAMES
from adp_tui.saved.listing import Shelf
from adp_tui.terminal.clean import is_safe
from saves.chain import NO_LINK, seal
from tests.saves.forging import NASTY, Lines, lines_of, small_game, write
from tests.saves.test_old_saves import FIRST

SEEDS: Final = range(24)
"""Each seed makes one changed save; a longer range makes a longer search."""

COMMANDS: Final = ("show", "log", "verify", "branches", "report", "play --plain", "why")
REQUESTS: Final = ("log", "state", "position", "undo")

POSITIONS: Final = (
    "card: 24\n",
    "scenario: main\ncard: 5",
    "map: empty",
    "kabul C:B9",
    "kabul C:T" + "9" * 5_000,
    "stage: victory",
    "eligible: none",
    "acted: taliban=event",
    "pawns: kabul kabul",
    "deployed: taliban",
    "deck: top=0 below=0 unseen=none",
    "card: propaganda\nplayed: propaganda propaganda propaganda propaganda propaganda",
    'momentum: 45=shaded:"a\\nb"',
    "hidden: taliban=empty-threat",
    "options: no-reveal=on",
)
"""Positions that can be read, or almost."""

VALUES: Final[tuple[Any, ...]] = (
    *(None, True, 0, 1, -1, 2, 3, 10**18, -(10**30), 10**400, 1.5, 1e300),
    *("", "x", "human", "bot", "seats", "0", "1", "\0", NASTY),
    *([], [1], ["x"], [[]], {}, {"a": 1}, {"x": "human"}),
    *POSITIONS,
)
KEYS: Final = ("position", "print", "why", "parent", "by", "seed", "name", "options", "unknown")


def changed(lines: Lines, random: Random) -> Lines:
    """Return lines with a few things changed, added, left out or reordered."""
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        at = random.randrange(len(lines))
        line = dict(lines[at])
        key = random.choice(list(line) or list(KEYS))
        match random.randrange(6):
            case 0 | 1:
                line[key] = random.choice(VALUES)
            case 2:
                line[random.choice(KEYS)] = random.choice(VALUES)
            case 3:
                line.pop(key, None)
            case 4:
                lines = [*lines[:at], *random.choices(lines, k=random.randrange(3)), *lines[at:]]
            case _:
                lines = random.sample(lines, len(lines))
        lines = [*lines[:at], line, *lines[at + 1 :]]
    return lines


def scribbled(lines: Lines, random: Random) -> bytes:
    """Return a save in which some bytes of one line were changed, with valid sums."""
    bodies = [msgspec.json.encode(line) for line in lines]
    at = random.randrange(len(bodies))
    body = bytearray(bodies[at])
    for _ in range(random.choice((1, 2, 5))):
        body[random.randrange(len(body))] = random.choice(range(11, 256))
    bodies[at] = bytes(body)
    return seal(bodies, NO_LINK)[0]


@pytest.fixture(scope="module")
def originals(tmp_path_factory: pytest.TempPathFactory) -> tuple[Lines, ...]:
    """A small game with everything in it, and the beginning of a long one."""
    folder = tmp_path_factory.mktemp("originals")
    return lines_of(small_game(folder / "small.adp")), lines_of(FIRST)[:60]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_changed_save_gets_a_sentence_or_an_answer(
    originals: tuple[Lines, ...],
    tmp_path: Path,
    seed: int,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    random, path = Random(seed), tmp_path / "changed.adp"
    if seed % 4:
        write(path, changed(random.choice(originals), random))
    else:
        path.write_bytes(scribbled(random.choice(originals), random))

    for command in COMMANDS:
        monkeypatch.setattr(sys, "stdin", io.StringIO("help\nundo\nredo\nlog\n"))
        code = main([*command.split(), str(path), *(["1"] if command == "why" else [])])
        said = "".join(capsys.readouterr())
        assert code in (0, 1), (command, said)
        assert "bug in adp" not in said, command
        assert all(is_safe(letter) for letter in said if letter != "\n"), command
    Shelf(tmp_path).counted()
    agent = Agent(GAMES)
    for reply in [
        agent.reply(msgspec.json.encode({"do": "load", "path": str(path)})),
        *(agent.reply(msgspec.json.encode({"do": request})) for request in REQUESTS),
    ]:
        assert "bug in adp" not in str(reply.get("error"))
    agent.close()
