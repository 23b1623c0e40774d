"""The text of a card in the place of a preview."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from adp_tui.games.adp.card_wording import wording
from adp_tui.games.adp.texts import panes as texts
from adp_tui.games.adp.texts.names import called, card_name, card_rule
from adp_tui.look.paint import Line, Role, line
from adp_tui.presenter.ahead import Told
from adp_tui.presenter.sight import Sight
from adp_tui.texts.words import listed
from adp_tui.widgets.rows import flowed, wrapped
from core.adp.events.library import CARDS
from core.adp.model.ids import PROPAGANDA, Side, ThingKind

_NARROW: Final = 30
"""Below this width the side is named only where there are two."""


def event_sides(sight: Sight, word: str) -> tuple[Side, ...]:
    """Return the sides of the current card that a word is about, none if it is about no card."""
    decision, card = sight.decision, CARDS.get(sight.board.card or PROPAGANDA)
    if decision is None or card is None:
        return ()
    if decision.kind is ThingKind.CARD_SIDE and word in card.sides:
        return (Side(word),)
    return card.sides if decision.ask == "turn" and word == "event" else ()


def event_told(card: int, sides: Sequence[Side], cells: int) -> Told:
    """Return what a card says on some of its sides, and whether that is known or reconstructed."""
    rows: list[Line] = []
    for side in sides:
        known = texts.SOURCED if CARDS[card].is_sourced(side) else texts.RECONSTRUCTED
        named = len(sides) > 1 or cells >= _NARROW
        name = f" {listed((called(side), known))}" if named else f" {known}"
        rows += flowed(line((name, Role.DIM)), cells, 2)
        rows += [line(" ", *row) for row in wrapped(wording(card, side), cells - 2)]
    return Told(card_name(card), card_rule(str(card)), rows)
