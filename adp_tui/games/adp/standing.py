"""The state of a game, in a few sentences."""

from __future__ import annotations

from adp_tui.games.adp import agreed, victory
from adp_tui.games.adp.texts import plain as texts
from adp_tui.games.adp.texts.names import STAGE_NAMES, called, card_name
from adp_tui.games.adp.texts.victory import figure
from adp_tui.texts.words import listed
from core.adp.model.board import Board
from core.adp.model.ids import FACTIONS
from core.adp.model.totals import margins


def standing(what: str, board: Board) -> tuple[str, ...]:
    """Return the scenario, the cards, the options, the margins, and what decides the game."""
    now = STAGE_NAMES[board.stage] if board.card is None else texts.card(card_name(board.card))
    upcoming = "" if board.next_card is None else texts.next_card(card_name(board.next_card))
    margin = margins(board)
    return (
        f"{texts.state(what, now)} {upcoming}",
        texts.options(agreed.unusual_options(board.options)),
        texts.margins(listed(figure(called(faction), margin[faction]) for faction in FACTIONS)),
        f"{victory.what_counts(board)} {victory.how_it_stands(board)}",
    )
