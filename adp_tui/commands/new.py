"""`adp new`: start a game and save it."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping
from typing import Any

from adp_tui import __version__
from adp_tui.desk import Desk
from adp_tui.games import usual
from adp_tui.seats import fresh_seed, may_keep_seed, seated
from core.kernel import Decision, GameError, Setup
from saves.folder import new_path
from saves.session import Session


def run(arguments: Namespace, desk: Desk) -> int:
    """Create the save and say what can be done with it."""
    game = usual(desk.games)
    seats = seated(game.sides, dict(arguments.seat))
    setup = Setup(arguments.scenario, seats, dict(arguments.option))
    seed = _seed(arguments.seed, seats)
    path = new_path(arguments.name or arguments.scenario, desk.folder)
    with Session.new(
        game.bring(), setup, seed=seed, program=__version__, path=path, name=arguments.name
    ) as session:
        _let_dice_fall(session)
        print(f"Saved as {path}")
        print(f"Look at it with: adp show {path.stem}")
    return 0


def _let_dice_fall(session: Session[Any, Any]) -> None:
    """Let chance do its part of the set-up, up to the first question for a side."""
    while isinstance(asked := session.turn.pending, Decision) and asked.by is None:
        session.roll()
    if session.trouble is not None:
        raise session.trouble


def _seed(asked: int | None, seats: Mapping[str, str]) -> int | None:
    """Return the seed to keep in the file, None where it may not be kept."""
    if may_keep_seed(seats):
        return fresh_seed() if asked is None else asked
    if asked is None:
        return None
    raise GameError(
        "a game with several people keeps no seed, or one could read the dice to come from the "
        "file: leave out --seed, or give all sides but one to bots"
    )
