"""RDM.4: What a Strategy pays for, as labels and texts, and in few letters."""

from __future__ import annotations

from adp_tui.games.district.naming import called
from adp_tui.games.district.texts import lookup as texts
from adp_tui.games.district.texts import panes as brief
from adp_tui.texts.words import listed
from core.district.model.board import DistrictBoard
from core.district.model.module import Strategy


def card_rows(board: DistrictBoard, word: str) -> list[tuple[str, str]]:
    """RDM.4: Return what a Strategy pays for."""
    card = board.rulebook.strategies[word]
    disrupted = listed(texts.each(called(kind), n) for kind, n in card.disrupted.items())
    paid = (
        (texts.SIDE, called(card.side)),
        (texts.POPULATION, texts.PAYS[card.population]),
        (texts.LOC, texts.per_area(card.loc) if card.loc else ""),
        (texts.REDUCED, texts.victory_points(card.reduced) if card.reduced else ""),
        (texts.DISRUPTED, disrupted),
        (texts.AMBUSH, texts.victory_points(card.ambush) if card.ambush else ""),
        (texts.INTIMIDATE, texts.victory_points(card.intimidated) if card.intimidated else ""),
        (texts.TERROR, texts.victory_points(card.terror) if card.terror else ""),
    )
    return [(label, text) for label, text in paid if text]


def paid(card: Strategy) -> list[str]:
    """RDM.4: Return what a Strategy pays, in few letters."""
    each = (
        (brief.LOC, card.loc),
        (brief.REDUCED, card.reduced),
        *((called(kind), points) for kind, points in card.disrupted.items()),
        (brief.AMBUSH, card.ambush),
        (brief.INTIMIDATE, card.intimidated),
        (brief.TERROR, card.terror),
    )
    told = [brief.pays(what, points) for what, points in each if points]
    return [brief.PAYS[card.population], *told]
