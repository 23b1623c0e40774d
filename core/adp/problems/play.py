"""1.8, 2.3, 6.5 and 7.3 Tracks, turns, and what belongs to only one stage or option."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.adp.model.atlas import AREAS
from core.adp.model.board import Board
from core.adp.model.ids import (
    BETWEEN_CARDS,
    CAP,
    DECEPTIONS,
    FACTIONS,
    PROPAGANDA,
    Deception,
    Deed,
    Faction,
    Stage,
)
from core.adp.model.options import clash
from core.adp.rules.sequence import MOST_EXECUTING
from core.adp.rules.setup import MARKERS_OF_EACH_KIND, MARKERS_PER_PLAYER

_PROPAGANDA_ROUND: Final = (
    Stage.VICTORY,
    Stage.RESOURCES,
    Stage.SUPPORT,
    Stage.REDEPLOY,
    Stage.RESET,
)
_AREAS: Final = frozenset(AREAS)


def agreement_problems(board: Board) -> Iterator[str]:
    """1.5: Every Faction is played by somebody, and the options can be combined."""
    if board.seats.keys() != set(FACTIONS):
        yield "not every Faction has a seat (1.5)"
    elif reason := clash(board.options, board.seats):
        yield f"the options cannot be combined: {reason}"


def track_problems(board: Board) -> Iterator[str]:
    """1.8: How far each track goes."""
    for track, most in CAP.items():
        amount = board.resources.get(track)
        if amount is None:
            yield f"there is no marker on the {track} track (1.8)"
        elif not 0 <= amount <= most:
            yield f"{track.title()}: {amount} is not between 0 and {most} (1.8)"


def play_problems(board: Board) -> Iterator[str]:
    """2.3, 6: Whether turns, phases and options fit the stage."""
    yield from _card_and_stage(board)
    yield from _turns(board)
    if board.frozen_control is not None:
        if board.stage is not Stage.REDEPLOY:
            yield "Control is frozen outside the Redeploy Phase (6.5)"
        if board.frozen_control.keys() != _AREAS:
            yield "Control must be frozen for all areas and no other spaces (6.5)"
    if board.deployed:
        if not board.options.open_deployment:
            yield "Factions have deployed without Open Deployment (S)"
        yield from _repeated("deployed", board.deployed, "S")
    if board.hidden or board.shown:
        yield from _deception(board)
    if (board.result is None) == (board.stage is Stage.OVER):
        yield "a game must have a result if it is over, and only then (7)"


def _card_and_stage(board: Board) -> Iterator[str]:
    stage = board.stage
    if board.card is None:
        if stage not in BETWEEN_CARDS:
            yield f"there is no current card, but the stage is {stage} (2.2)"
    elif stage in _PROPAGANDA_ROUND and board.card != PROPAGANDA:
        yield f"the current card is an Event, but the stage is {stage} (6)"
    elif stage is Stage.TURN and board.card == PROPAGANDA:
        yield f"the current card is Propaganda, but the stage is {stage} (2.4)"
    if board.is_final_propaganda:
        if board.card != PROPAGANDA:
            yield "no card follows the final Propaganda card (2.4.1)"
        if stage is Stage.RESET:
            yield "the final Propaganda Round has no Reset Phase (6)"


def _turns(board: Board) -> Iterator[str]:
    yield from _repeated("eligible", board.eligible, "2.3.1")
    if not board.acted:
        if board.stage is Stage.TURN and not board.eligible:
            yield "no Faction is Eligible for the current card (2.3)"
        return
    acted = tuple(act.faction for act in board.acted)
    deeds = [act.deed for act in board.acted]
    yield from _repeated("acted", acted, "2.3")
    if not board.card:
        yield "Factions have acted, but the current card is not an Event (2.3)"
    if deeds.count(Deed.EVENT) > 1:
        yield "the Event of a card can be executed only once (2.3.4)"
    executed = len(deeds) - deeds.count(Deed.PASS)
    if executed > MOST_EXECUTING:
        yield f"{executed} Factions have executed an Operation or Event on one card (2.3)"
    elif board.stage is Stage.TURN and (
        executed == MOST_EXECUTING or all(faction in acted for faction in board.eligible)
    ):
        yield "the card is done, but the stage is still turn (2.3)"


def _repeated(what: str, factions: tuple[Faction, ...], rule: str) -> Iterator[str]:
    for faction in dict.fromkeys(factions):
        if factions.count(faction) > 1:
            yield f"{faction} is listed as {what} more than once ({rule})"


def _deception(board: Board) -> Iterator[str]:
    if not board.options.victory_deception:
        yield "there are Deception markers, but Victory Deception is off (7.3)"
    drawn: list[Deception] = []
    if any(Deception.FACE_DOWN in held for held in board.hidden.values()):
        yield "this is what one side sees of a game, so no game can go on from it (7.3)"
    for faction in FACTIONS:
        held = (*board.hidden.get(faction, ()), *board.shown.get(faction, ()))
        drawn += held
        if len(held) > MARKERS_PER_PLAYER:
            most = MARKERS_PER_PLAYER
            yield f"{faction} has {len(held)} Deception markers, more than {most} (7.3)"
    for marker in DECEPTIONS:
        if drawn.count(marker) > MARKERS_OF_EACH_KIND:
            count, there_are = drawn.count(marker), MARKERS_OF_EACH_KIND
            yield f"{count} {marker} markers are in use, but there are {there_are} (7.3)"
