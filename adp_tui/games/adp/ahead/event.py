"""The text of a card, shown instead of a preview."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from adp_tui.games.adp.own_deck.copy import sides_of, text_of
from adp_tui.games.adp.texts.names import called, card_name, card_rule
from adp_tui.look.paint import Line, Role, line
from adp_tui.presenter.ahead import PreviewText
from adp_tui.presenter.sight import Sight
from adp_tui.texts.words import listed
from adp_tui.widgets.rows import flowed, wrapped
from core.adp.events.by_hand import ARBITER, STEPS
from core.adp.model.board import Board
from core.adp.model.ids import DONE, Side, ThingKind

_STEP: Final = "by-hand.step"
"""The question to players who carry out a printed text, for whom the text matters more."""

_NARROW: Final = 30
"""Below this width the side is named only if there are two."""


def event_sides(sight: Sight, word: str) -> tuple[Side, ...]:
    """Return the sides of the current card that a word concerns; none if it concerns no card."""
    decision, card = sight.decision, sight.board.card
    if decision is None or not card:
        return ()
    sides = sides_of(sight.board, card)
    if decision.kind is ThingKind.CARD_SIDE and word in sides:
        return (Side(word),)
    if decision.ask == _STEP and word in (*STEPS, DONE) and decision.rule != ARBITER:
        carried_out = tuple(side for side in sides if side in decision.about)
        return carried_out or sides
    return sides if decision.ask == "turn" and word == "event" else ()


def event_text(board: Board, card: int, sides: Sequence[Side], cells: int) -> PreviewText:
    """Return the text of some sides of a card, and whether it is known or reconstructed."""
    rows: list[Line] = []
    for side in sides:
        words, known = text_of(board, card, side)
        named = len(sides) > 1 or cells >= _NARROW
        name = f" {listed((called(side), known.told))}" if named else f" {known.told}"
        rows += flowed(line((name, Role.DIM)), cells, 2)
        rows += [line(" ", *row) for row in wrapped(words, cells - 2)]
    return PreviewText(card_name(card), card_rule(str(card)), rows)
