"""The games this program can play, each brought in only when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from core.kernel import Box

AnyBox: TypeAlias = "Box[Any, Any]"
"""Some game, whichever."""


class Entry(NamedTuple):
    """A game in the catalogue."""

    bring: Callable[[], AnyBox]
    """Returns the box of the game."""

    sides: tuple[str, ...]
    """Who takes part; each side has a seat."""

    scenario: str
    """The scenario to begin with, for whoever does not mind which."""

    tell: Callable[[Any], str]
    """Returns a fact as a line of the journal."""

    show: Callable[[Any], str]
    """Returns a position as a person would like to read it."""


Games = Mapping[str, Entry]
"""The catalogue, by name; the first entry is the usual game."""


def _a_distant_plain() -> AnyBox:
    """Bring in A Distant Plain."""
    from core.adp.box import BOX

    return BOX


def _told(fact: Any) -> str:
    """Tell a fact of A Distant Plain."""
    from adp_tui.texts.facts import tell

    return tell(fact)


def _shown(board: Any) -> str:
    """Show a position of A Distant Plain."""
    from adp_tui.texts.position import show

    return show(board)


GAMES: Final[Games] = {
    "adp": Entry(
        _a_distant_plain,
        ("coalition", "government", "taliban", "warlords"),
        "main",
        _told,
        _shown,
    )
}


def box_named(name: str, games: Games = GAMES) -> AnyBox:
    """Return the game with that name; raise `GameError` if it is not known here."""
    if name not in games:
        from adp_tui.texts.problems import unknown_game
        from core.kernel import GameError

        raise GameError(unknown_game(name, games))
    return games[name].bring()


def usual(games: Games = GAMES) -> Entry:
    """Return the game that new games are of."""
    return next(iter(games.values()))
