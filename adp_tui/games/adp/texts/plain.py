"""How a game of A Distant Plain stands, in sentences for the line mode."""

from __future__ import annotations

from adp_tui.games.adp.texts import agreed, victory
from adp_tui.games.adp.texts.names import STAGE_NAMES, called, card_name
from core.adp.model.board import Board
from core.adp.model.ids import FACTIONS
from core.adp.model.totals import margins


def standing(what: str, board: Board) -> tuple[str, ...]:
    """Return what is played, the cards, the options, the margins, and what decides the game."""
    now = STAGE_NAMES[board.stage] if board.card is None else f"Card {card_name(board.card)}"
    upcoming = "" if board.next_card is None else f" Next card {card_name(board.next_card)}."
    margin = margins(board)
    told = ", ".join(f"{called(faction)} {margin[faction]:+}" for faction in FACTIONS)
    return (
        f"{what}. {now}.{upcoming}",
        f"Options: {agreed.told(board.options)}.",
        f"Margins: {told}.",
        f"{victory.what_counts(board)} {victory.how_it_stands(board)}",
    )
