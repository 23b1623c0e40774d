"""The games this program can play, each loaded only when needed.

A game is described once: by its box (`core.kernel.Box`), which needs no screen, and by its
presenter (`adp_tui.presenter`), which shows it. Its cover is known before either is loaded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from adp_tui.games.adp.cover import COVER as ADP_COVER
from adp_tui.games.district.cover import COVER as DISTRICT_COVER
from adp_tui.presenter.cover import Cover

if TYPE_CHECKING:
    from adp_tui.presenter.presenter import AnyBox, AnyPresenter


class GameEntry(NamedTuple):
    """A game in the catalogue."""

    cover: Cover
    box: Callable[[], AnyBox]
    presenter: Callable[[], AnyPresenter]


Games = Mapping[str, GameEntry]
"""The catalogue, by the names in saves; the first entry is the default game."""


def _adp_box() -> AnyBox:
    from core.adp.box import BOX

    return BOX


def _adp_presenter() -> AnyPresenter:
    from adp_tui.games.adp.presenter import PRESENTER

    return PRESENTER


def _district_box() -> AnyBox:
    from core.district.box import DISTRICT

    return DISTRICT


def _district_presenter() -> AnyPresenter:
    from adp_tui.games.district.presenter import PRESENTER

    return PRESENTER


GAMES: Final[Games] = {
    "adp": GameEntry(ADP_COVER, _adp_box, _adp_presenter),
    "district": GameEntry(DISTRICT_COVER, _district_box, _district_presenter),
}


def entry_named(name: str | None, games: Games = GAMES) -> GameEntry:
    """Return the game with that name, by default the first; raise `GameError` if it is unknown."""
    name = next(iter(games)) if name is None else name
    if name not in games:
        from adp_tui.texts.problems import unknown_game
        from core.kernel import GameError

        raise GameError(unknown_game(name, games))
    return games[name]


def box_named(name: str | None, games: Games = GAMES) -> AnyBox:
    """Return the box of a game; raise `GameError` if it is unknown."""
    return entry_named(name, games).box()


def presenter_of(box: AnyBox, games: Games = GAMES) -> AnyPresenter:
    """Return the presenter of a game."""
    return entry_named(box.name, games).presenter()


def usual(games: Games = GAMES) -> GameEntry:
    """Return the default game."""
    return next(iter(games.values()))


def on_screen(games: Games = GAMES) -> Games:
    """Return the games that can be played on the screen."""
    return {name: entry for name, entry in games.items() if entry.cover.on_screen}


@contextmanager
def in_words_of(game: str, games: Games = GAMES) -> Iterator[None]:
    """Word errors raised in this context in the game's own words."""
    from core.kernel import BadSetupError, GameError, IllegalAnswerError

    try:
        yield
    except (BadSetupError, IllegalAnswerError) as error:
        words = entry_named(game, games).presenter().words
        raise GameError(words.in_words(error)) from error
