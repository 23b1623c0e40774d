"""A position as JSON for tools, in the words of the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import asdict

from core.adp.events.deck import TITLES
from core.adp.events.printed import written
from core.adp.model.atlas import ATLAS, SPACES
from core.adp.model.board import Board, Forces, Lasting
from core.adp.model.ids import FACTIONS, PIECES, PROPAGANDA, Faction, SpaceId, Track
from core.adp.model.options import FIELDS, word
from core.adp.model.totals import margins, totals

Json = bool | int | str | None | Mapping[str, "Json"] | list["Json"]
"""A JSON value."""

_PURSES: Final = (Track.GOVERNMENT, Track.TALIBAN, Track.WARLORDS)
_BASES: Final = "bases"

_COUNTERS: Final = {
    faction: tuple((piece.rpartition("_")[2], piece) for piece in pieces)
    for faction, pieces in PIECES.items()
}
"""The pieces of each Faction by their short names: `troops`, `underground`."""


def state(board: Board) -> dict[str, Json]:
    """Return everything public about a position; hidden markers are only counted."""
    now = margins(board)
    return {
        "scenario": board.scenario,
        "stage": board.stage,
        "card": _card(board.card),
        "next": _card(board.next_card),
        "deck": board.deck.size,
        "propaganda": {"played": board.propaganda_played, "total": board.propaganda_total},
        "played": [_card(card) for card in board.played],
        "removed": [_card(card) for card in board.removed],
        "seats": {faction: board.seats[faction] for faction in FACTIONS},
        "options": {word(field): getattr(board.options, field) for field in FIELDS},
        "printed": written(board.printed),
        "eligible": {faction: faction in board.eligible for faction in FACTIONS},
        "acted": [{"faction": act.faction, "deed": act.deed} for act in board.acted],
        "next_eligible": {f.value: marked for f, marked in board.next_eligibility.items()},
        "pawns": list(board.pawns),
        "resources": {track: board.resources[track] for track in _PURSES},
        "aid": board.track(Track.AID),
        "patronage": board.track(Track.PATRONAGE),
        "islamabad": {"box": board.islamabad, "hard": board.hard},
        "totals": asdict(totals(board)),
        "margins": {faction: now[faction] for faction in FACTIONS},
        "available": {faction: _available(board.available, faction) for faction in FACTIONS},
        "casualties": _pieces(board.casualties, Faction.COALITION),
        "out_of_play": _pieces(board.out_of_play, Faction.COALITION),
        "returnees": board.returnees_left,
        "markers": board.markers_left,
        "capabilities": [_lasting(event) for event in board.capabilities],
        "momentum": [_lasting(event) for event in board.momentum],
        "hidden": {faction: len(board.hidden.get(faction, ())) for faction in FACTIONS},
        "shown": {faction: list(board.shown.get(faction, ())) for faction in FACTIONS},
        "spaces": {space: _space(board, space) for space in SPACES},
    }


def _card(card: int | None) -> Json:
    if card is None:
        return None
    if card == PROPAGANDA:
        return {"propaganda": True}
    return {"number": card, "title": TITLES[card]}


def _lasting(event: Lasting) -> Json:
    entry: dict[str, Json] = {"card": event.card, "side": event.side}
    return entry | {"note": event.note} if event.note else entry


def _available(forces: Forces, faction: Faction) -> Json:
    """Count a Faction's Available pieces; Guerrillas off the map have no state."""
    counts = _pieces(forces, faction)
    hidden = counts.pop("underground", None)
    if hidden is None:
        return counts
    counts.pop("active")
    return counts | {"guerrillas": hidden}


def _pieces(forces: Forces, faction: Faction) -> dict[str, Json]:
    return {word: forces.count(piece) for word, piece in _COUNTERS[faction]}


def _space(board: Board, space: SpaceId) -> Json:
    place, here = ATLAS[space], board.spaces[space]
    pieces: dict[str, dict[str, Json]] = {f: _pieces(here, f) for f in FACTIONS}
    if place.is_loc:
        for counts in pieces.values():
            del counts[_BASES]
        return {"econ": place.econ, "sabotage": here.sabotaged, **pieces}
    return {
        "control": board.control(space),
        "support": here.support,
        "population": board.population(space),
        "returnees": here.returnees,
        "terror": here.terror,
        **pieces,
    }
