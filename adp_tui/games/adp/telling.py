"""Facts in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from adp_tui.games.adp.texts import facts as texts
from adp_tui.games.adp.texts.names import called, epilogue
from adp_tui.texts.words import listed
from core.adp.model.facts import Fact, GameEnded, Transferred
from core.adp.model.ids import FACTIONS


def tell(fact: Fact) -> str:
    """Return a fact as one line, without its rule."""
    return _TELLERS[type(fact)](fact)


def _transferred(fact: Transferred) -> str:
    """Describe a gift by giver and receiver, anything else by its tracks."""
    gift = {fact.source, fact.target} <= set(FACTIONS)
    told = texts.resources_passed if gift else texts.points_passed
    return told(fact.source, fact.target, fact.amount)


def _game_ended(fact: GameEnded) -> str:
    winners = listed(called(winner) for winner in fact.result.winners)
    return texts.game_over(winners, epilogue(fact.result.epilogue))


_TELLERS: Final[dict[type[Fact], Callable[[Any], str]]] = {
    **texts.TELLERS,
    Transferred: _transferred,
    GameEnded: _game_ended,
}
