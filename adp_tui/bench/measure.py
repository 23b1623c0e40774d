"""The measurements by their words; to add one, write a function and list it here."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from adp_tui.bench import replays, rows, screen
from adp_tui.bench.calibration import speed
from adp_tui.bench.row import Row, at_speed
from adp_tui.bench.sample import SampleGame
from adp_tui.texts.figures import not_for_this_game
from core.kernel import GameError

Measurement = Callable[[SampleGame], Iterable[Row]]

_ANY: Final[dict[str, Measurement]] = {
    "calibration": rows.calibration,
    "random-play": rows.random_play,
    "append": rows.append,
    "load": rows.load,
    "open": rows.reopen,
    "replay": replays.replay,
    "verify": replays.verify,
    "undo": rows.undo,
    "jump": rows.jump,
    "glance": rows.glances,
    "log-size": rows.log_size,
    "version": rows.version,
}
"""Rows of every game."""

_BOTS: Final[dict[str, Measurement]] = {
    "bot-games": rows.bot_games,
    "bot-answer": rows.bot_answer,
}
"""Rows of games that have bots."""

_SCREEN: Final[dict[str, Measurement]] = {
    "title": screen.title,
    "game": screen.game,
    "cursor": screen.cursor,
    "journal": screen.journal,
    "narrow": screen.narrowing,
    "answer": screen.answer,
}
"""Rows of games that a separate process can show."""

MEASUREMENTS: Final[dict[str, Measurement]] = _ANY | _BOTS | _SCREEN


def possible(words: Sequence[str], sample: SampleGame) -> list[str]:
    """Return the rows to measure, by default all that this game can have."""
    with_bots = _BOTS if sample.box.bot is not None else {}
    cover = sample.cover
    with_screen = _SCREEN if cover is not None and cover.on_screen else {}
    here = _ANY | with_bots | with_screen
    for word in words:
        if word not in here:
            raise GameError(not_for_this_game(word))
    return list(words or here)


def measured(word: str, sample: SampleGame) -> Iterator[Row]:
    """Measure a row; the speed of the machine is taken just before and just after it.

    Objects of earlier rows are left out of the search for garbage, which would take longer.
    """
    gc.collect()
    gc.freeze()
    before = speed()
    found = list(MEASUREMENTS[word](sample))
    now = max(before, speed())
    gc.unfreeze()
    for row in found:
        yield row if word == "calibration" else at_speed(row, now)
