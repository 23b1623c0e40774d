"""Games with secrets, and positions of them that somebody cannot tell apart.

This plays twins of 100 games of each kind, beginning with seed 1000, and prints every difference:

    python -m tests.cli.trials 100 1000
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from difflib import unified_diff
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from core.adp.box import BOX
from core.district.box import DISTRICT
from core.district.model.ids import BELLIGERENTS
from core.kernel import BOT, HUMAN, Box, Setup
from tests.adp.secrets import other_markers
from tests.blindfold import random_game
from tests.cli.everything_told import everything_told
from tests.cli.twins import Looker, play_twins
from tests.district.blindfold import alternative


class Twinned(NamedTuple):
    """A game, and how twins of it are made."""

    box: Box[Any, Any]
    setups: tuple[Setup, ...]
    twin: Callable[[Any, str | None, Random], Any]
    """Returns a position that somebody cannot tell from another."""

    are_solo: bool
    """Whether one person plays against a bot."""


def other_secrets(board: Any, side: str | None, random: Random) -> Any:
    """Return a position of District Commander that a side cannot tell from another."""
    return (
        board
        if side is None
        else alternative(board, next(one for one in BELLIGERENTS if one == side), random)
    )


TWINNED: Final = {
    "district": Twinned(DISTRICT, DISTRICT.samples, other_secrets, are_solo=True),
    "adp": Twinned(
        BOX,
        tuple(setup for setup in BOX.samples if "victory-deception" in setup.options),
        other_markers,
        are_solo=False,
    ),
}


def differences(
    game: Twinned, side: str | None, seed: int, folder: Path, *, every: int, farthest: int
) -> tuple[int, list[str]]:
    """Play twins from a place in a random game; return how often they were compared, and found."""
    random = Random(f"{seed} {side}")
    compared, found = 0, list[str]()
    looker = Looker(game.box, side)
    setups = _setups(game, side, seed, random)
    for place, twins in enumerate(play_twins(looker, setups, random, farthest)):
        if place % every != seed % every:
            continue
        compared += 1
        one, two = (
            everything_told(twin, looker, _made(folder / name), Random(place))
            for twin, name in zip(twins, "ab", strict=True)
        )
        for asked in one | two:
            found += _difference(asked, one.get(asked, ""), two.get(asked, ""))
    return compared, found


def _made(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    return folder


def _difference(asked: str, one: str, two: str) -> list[str]:
    """Return what differs in what was said."""
    if one == two:
        return []
    rows = unified_diff(one.splitlines(), two.splitlines(), lineterm="", n=0)
    return [asked, *(f"    {row[:300]}" for row in [*rows][2:])]


def _setups(game: Twinned, side: str | None, seed: int, random: Random) -> tuple[Setup, Setup]:
    """Return how both games begin: from a scenario, or in the middle of a random game."""
    setup = game.setups[seed % len(game.setups)]
    seats = {each: HUMAN if each == side else BOT for each in game.box.sides}
    setup = replace(setup, seats=seats if game.are_solo else setup.seats)
    if seed % 4 == 0:
        return setup, setup
    boards = [
        turn.checkpoint for turn in random_game(game.box, setup, seed) if turn.is_at_checkpoint
    ]
    board = random.choice(boards[:-1])
    one, two = (
        replace(setup, position=game.box.position(each))
        for each in (board, game.twin(board, side, random))
    )
    return one, two


def run_trials(games: int, first: int) -> None:
    """Play so many twins of each game for everybody; print the differences."""
    for name, game in TWINNED.items():
        compared = 0
        for seed in range(first, first + games):
            for side in (*game.box.sides, None):
                with TemporaryDirectory() as folder:
                    os.environ["ADP_HOME"] = folder
                    some, found = differences(game, side, seed, Path(folder), every=7, farthest=60)
                compared += some
                for row in found:
                    print(f"{name} {seed} {side}: {row}", flush=True)
        print(f"{name}: {compared} compared")


if __name__ == "__main__":
    run_trials(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
