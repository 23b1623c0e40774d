"""The page about any thing in a position."""

from __future__ import annotations

from adp_tui.games.adp.lookup.cards import card_sheet
from adp_tui.games.adp.lookup.others import box_sheet, faction_sheet
from adp_tui.games.adp.lookup.spaces import space_sheet
from adp_tui.games.adp.things import BoardBox, LookupKind
from adp_tui.presenter.panes import Thing
from adp_tui.presenter.sheet import Sheet
from core.adp.model.board import Board
from core.adp.model.ids import Faction, SpaceId


def sheet_about(board: Board, thing: Thing, cells: int) -> Sheet:
    """Return the page about a thing."""
    match LookupKind(thing.kind):
        case LookupKind.SPACE:
            return space_sheet(board, SpaceId(thing.id), cells)
        case LookupKind.FACTION:
            return faction_sheet(board, Faction(thing.id), cells)
        case LookupKind.CARD:
            return card_sheet(board, int(thing.id), cells)
        case LookupKind.BOX:
            return box_sheet(board, BoardBox(thing.id), cells)
