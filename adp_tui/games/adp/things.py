"""The things that can be looked up, their names, and what is next to each."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from adp_tui.games.adp.map.layouts import LARGE
from adp_tui.games.adp.map.names import NAMES
from adp_tui.games.adp.texts import lookup as texts
from adp_tui.games.adp.texts.names import called, card_name
from adp_tui.mapping.walk import walk
from adp_tui.presenter.panes import Direction, Thing
from core.adp.events.deck import DECK
from core.adp.model.atlas import SPACES
from core.adp.model.board import Board
from core.adp.model.ids import FACTIONS, PROPAGANDA, SpaceId


class LookupKind(StrEnum):
    """The kind of thing."""

    SPACE = "space"
    FACTION = "faction"
    BOX = "box"
    CARD = "card"


def name_of(thing: Thing) -> str:
    """Return the name of a thing."""
    match LookupKind(thing.kind):
        case LookupKind.SPACE:
            return NAMES[SpaceId(thing.id)]
        case LookupKind.CARD:
            return card_name(int(thing.id))
        case LookupKind.FACTION:
            return called(thing.id)
        case LookupKind.BOX:
            return texts.BOXES[thing.id]


class BoardBox(StrEnum):
    """The boxes beside the map."""

    AVAILABLE = "available"
    CASUALTIES = "casualties"
    OUT_OF_PLAY = "out-of-play"
    ISLAMABAD = "islamabad"
    TRACKS = "tracks"
    DECK = "deck"
    LEGEND = "legend"


_WALKED: Final[dict[str, tuple[Thing, ...]]] = {
    LookupKind.FACTION: tuple(Thing(LookupKind.FACTION, faction) for faction in FACTIONS),
    LookupKind.BOX: tuple(Thing(LookupKind.BOX, box) for box in BoardBox),
}

ALL: Final = (
    *(Thing(LookupKind.SPACE, space) for space in SPACES),
    *_WALKED[LookupKind.FACTION],
    *_WALKED[LookupKind.BOX],
    *(Thing(LookupKind.CARD, str(card)) for card in DECK),
)
"""Everything that can be found by name."""


def cards_on_table(board: Board) -> tuple[int, ...]:
    """Return the cards in the order of play: played, current, coming."""
    current = () if board.card is None else (board.card,)
    return (*board.played, *current, *board.upcoming)


def beside(thing: Thing, direction: Direction, board: Board) -> Thing:
    """Return the thing that an arrow leads to: the next space on the map, or next of its kind."""
    if thing.kind is LookupKind.SPACE:
        return Thing(LookupKind.SPACE, walk(LARGE, SpaceId(thing.id), direction))
    by = 1 if direction in (Direction.RIGHT, Direction.DOWN) else -1
    if thing.kind is LookupKind.CARD:
        row = _cards(board)
        card = int(thing.id)
        at = row.index(card) + by if card in row else row.index(board.card or row[0])
        return Thing(LookupKind.CARD, str(row[min(max(at, 0), len(row) - 1)]))
    row_of = _WALKED[thing.kind]
    return row_of[(row_of.index(thing) + by) % len(row_of)]


def _cards(board: Board) -> tuple[int, ...]:
    """Return the cards that arrows visit; Propaganda cards are all alike and left out."""
    shown = [card for card in cards_on_table(board) if card != PROPAGANDA]
    lasting = [event.card for event in (*board.capabilities, *board.momentum)]
    return tuple(dict.fromkeys((*shown, *lasting))) or tuple(DECK)
