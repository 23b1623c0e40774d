"""The games this program can play, each brought in only when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from core.kernel import Box, Decision

AnyBox: TypeAlias = "Box[Any, Any]"
"""Some game, whichever."""


def _plainly(decision: Decision, word: str) -> str:
    """Tell an answer in the words of the rules."""
    return f"{decision.ask} = {word}"


class Entry(NamedTuple):
    """A game in the catalogue."""

    bring: Callable[[], AnyBox]
    """Returns the box of the game."""

    tell: Callable[[Any], str]
    """Returns a fact as a line of the journal."""

    show: Callable[[Any], str]
    """Returns a position as a person would like to read it."""

    said: Callable[[Decision, str], str] = _plainly
    """Returns an answer to a question as it is told afterwards."""

    reason: Callable[[str], str] = str
    """Returns a bot's reason as a person reads it."""

    secret: frozenset[str] = frozenset()
    """Questions whose answers are not for everybody to read."""


Games = Mapping[str, Entry]
"""The catalogue, by name; the first entry is the usual game."""


def _a_distant_plain() -> AnyBox:
    """Bring in A Distant Plain."""
    from core.adp.box import BOX

    return BOX


def _told(fact: Any) -> str:
    """Tell a fact of A Distant Plain."""
    from adp_tui.games.adp.texts.facts import tell

    return tell(fact)


def _shown(board: Any) -> str:
    """Show a position of A Distant Plain."""
    from adp_tui.games.adp.texts.position import show

    return show(board)


def _said(decision: Decision, word: str) -> str:
    """Tell an answer in A Distant Plain."""
    from adp_tui.games.adp.texts.decisions import said

    return said(decision, word)


def _reason(reason: str) -> str:
    """Tell a reason of a bot for A Distant Plain."""
    from adp_tui.games.adp.texts.reasons import told

    rule, text, _ = told(reason)
    return f"{rule}: {text}" if rule else text


GAMES: Final[Games] = {
    "adp": Entry(
        _a_distant_plain,
        _told,
        _shown,
        _said,
        _reason,
        frozenset({"setup.marker"}),  # 7.3
    )
}


def box_named(name: str | None, games: Games = GAMES) -> AnyBox:
    """Return the game with that name, the usual one without; raise `GameError` if it is unknown."""
    name = next(iter(games)) if name is None else name
    if name not in games:
        from adp_tui.texts.problems import unknown_game
        from core.kernel import GameError

        raise GameError(unknown_game(name, games))
    return games[name].bring()


def usual(games: Games = GAMES) -> Entry:
    """Return the game that new games are of."""
    return next(iter(games.values()))
