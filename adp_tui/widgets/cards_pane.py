"""The cards: the current one with what each Faction does on it, the next one, the deck."""

from __future__ import annotations

from typing import Final

from adp_tui.paint import Line, Role, line
from adp_tui.play.pieces import ROLE
from adp_tui.texts.names import LETTER, STAGE_NAMES, card_name
from adp_tui.widgets.lines import Lines
from adp_tui.widgets.rows import joined, spread, titled
from core.adp.board import Board
from core.adp.events.deck import DECK
from core.adp.ids import PROPAGANDA, Deed, Faction, Stage
from core.adp.rules.sequence import faction_order, next_to_act

DEEDS: Final = {
    Deed.PASS: "passed",
    Deed.OPERATION: "Op",
    Deed.OPERATION_AND_SPECIAL: "Op+SA",
    Deed.LIMITED: "LimOp",
    Deed.EVENT: "Event",
}
ACTS, NEXT, WAITS, OUT = "acts", "next", "waits", "out"


class CardsPane(Lines):
    """Shows the cards."""


def sequence(board: Board) -> list[tuple[Faction, str]]:
    """Return what each Faction does on the current Event card, in its order."""
    if board.card is None or board.card == PROPAGANDA:
        return []
    acting = next_to_act(board) if board.stage is Stage.TURN else None
    done = {acted.faction: DEEDS[acted.deed] for acted in board.acted}
    states: list[tuple[Faction, str]] = []
    following = (NEXT, WAITS)
    for faction in faction_order(board):
        if faction in done:
            state = done[faction]
        elif faction not in board.eligible or acting is None:
            state = OUT
        elif faction is acting:
            state = ACTS
        else:
            state, following = following[0], (WAITS, WAITS)
        states.append((faction, state))
    return states


def card_rows(board: Board, cells: int) -> list[Line]:
    """Return four rows: the current card, its Factions, the next card, the deck."""
    now = "none yet" if board.card is None else card_name(board.card)
    stage = STAGE_NAMES[board.stage] if board.stage is not Stage.TURN else ""
    parts = [
        line((f" {LETTER[faction]} ", ROLE[faction]), (state, _state_role(state)))
        for faction, state in sequence(board)
    ]
    upcoming = board.next_card
    return [
        line((" NOW   ", Role.DIM), (now, Role.STRONG)),
        (*line("      "), *joined(parts, " ")) if parts else line("       ", (stage, Role.TEXT)),
        spread(
            line((" NEXT  ", Role.DIM), "face down" if upcoming is None else card_name(upcoming)),
            order_line(upcoming),
            cells,
        ),
        titled("", cells, deck_text(board)),
    ]


def order_line(card: int | None) -> Line:
    """Return the Factions in the order of a card."""
    if card is None or card == PROPAGANDA:
        return ()
    return joined((line((LETTER[f], ROLE[f])) for f in DECK[card].order), " ")


def deck_text(board: Board) -> str:
    """Return what is left of the deck."""
    played = f"Propaganda {board.propaganda_played} of {board.propaganda_total}"
    return f"deck {board.deck.size}, {played}"


def _state_role(state: str) -> Role:
    return Role.STRONG if state == ACTS else Role.DIM if state == OUT else Role.TEXT
