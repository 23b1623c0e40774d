"""The cards: the current one with what each Faction does on it, the next one, the deck."""

from __future__ import annotations

from adp_tui.paint import Line, Role, line
from adp_tui.play.pieces import ROLE
from adp_tui.texts import panes as texts
from adp_tui.texts.names import LETTER, STAGE_NAMES, card_name
from adp_tui.widgets.lines import Lines
from adp_tui.widgets.rows import joined, spread, titled
from core.adp.board import Board
from core.adp.events.deck import DECK
from core.adp.ids import PROPAGANDA, Faction, Stage
from core.adp.rules.sequence import faction_order, next_to_act


class CardsPane(Lines):
    """Shows the cards."""


def sequence(board: Board) -> list[tuple[Faction, str]]:
    """Return what each Faction does on the current Event card, in its order."""
    if board.card is None or board.card == PROPAGANDA:
        return []
    acting = next_to_act(board) if board.stage is Stage.TURN else None
    done = {acted.faction: texts.DEEDS[acted.deed] for acted in board.acted}
    states: list[tuple[Faction, str]] = []
    following = (texts.IS_NEXT, texts.WAITS)
    for faction in faction_order(board):
        if faction in done:
            state = done[faction]
        elif faction not in board.eligible or acting is None:
            state = texts.OUT
        elif faction is acting:
            state = texts.ACTS
        else:
            state, following = following[0], (texts.WAITS, texts.WAITS)
        states.append((faction, state))
    return states


def card_rows(board: Board, cells: int) -> list[Line]:
    """Return four rows: the current card, its Factions, the next card, the deck."""
    now = texts.NO_CARD if board.card is None else card_name(board.card)
    stage = STAGE_NAMES[board.stage] if board.stage is not Stage.TURN else ""
    parts = [
        line((f" {LETTER[faction]} ", ROLE[faction]), (state, _state_role(state)))
        for faction, state in sequence(board)
    ]
    upcoming = board.next_card
    following = texts.FACE_DOWN if upcoming is None else card_name(upcoming)
    return [
        line((f" {texts.NOW:<6}", Role.DIM), (now, Role.STRONG)),
        (*line("      "), *joined(parts, " ")) if parts else line("       ", (stage, Role.TEXT)),
        spread(
            line((f" {texts.NEXT:<6}", Role.DIM), following),
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
    return texts.deck(board.deck.size, board.propaganda_played, board.propaganda_total)


def _state_role(state: str) -> Role:
    return Role.STRONG if state == texts.ACTS else Role.DIM if state == texts.OUT else Role.TEXT
