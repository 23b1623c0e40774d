"""4.5.2 Traffic: Warlords sell what grows, and whoever holds the land takes a share."""

from __future__ import annotations

from typing import Final

from core.adp.atlas import AFGHAN_AREAS, SPACES
from core.adp.board import Board
from core.adp.facts import Gained
from core.adp.ids import CAP, DONE, Control, Faction, SpaceId, Track
from core.adp.rules.activity import CHOSEN_ALREADY, anywhere, pick
from core.adp.rules.execution import FULL, NOT_NAMED, Definition, Execution, Special, Terms
from core.adp.table import Table
from core.kernel import Kind, Reason

ALL: Final = "all"
"""All areas that are left, at once."""

NO_BASE: Final = Reason("there is no Warlord Base", "4.5.2")
COALITION_THERE: Final = Reason("a Coalition piece is there", "4.5.2")
NOTHING_TO_GAIN: Final = Reason("nobody could gain anything", "1.8")

SHARE: Final = {Control.TALIBAN: Track.TALIBAN, Control.COIN: Track.PATRONAGE}
"""Which track gains 1 where one side has Control."""


async def traffic(execution: Execution) -> None:
    """Choose any areas, one by one or all at once."""
    table, terms = execution.table, execution.terms
    chosen: list[SpaceId] = []

    def why_not(space: SpaceId) -> Reason | None:
        if space in chosen:
            return CHOSEN_ALREADY
        if terms.within is not None and space not in terms.within:
            return NOT_NAMED
        return why_not_traffic_in(table.board, execution.faction, terms, space)

    def areas() -> tuple[SpaceId, ...]:
        return tuple(space for space in AFGHAN_AREAS if why_not(space) is None)

    def words() -> tuple[str, ...]:
        left = areas()
        return (*left, *((ALL,) if len(left) > 1 else ()), *((DONE,) if chosen else ()))

    while areas():
        word = await pick(
            execution,
            words,
            ask="traffic.space",
            rule="4.5.2",
            kind=Kind.SPACE,
            refuse=lambda word: why_not(SpaceId(word)) if word in SPACES else None,
        )
        if word == DONE:
            return
        for space in areas() if word == ALL else (SpaceId(word),):
            traffic_in(table, space)
            chosen.append(space)


def why_not_traffic_in(
    board: Board, faction: Faction, terms: Terms, space: SpaceId
) -> Reason | None:
    """An area with a Warlord Base and without Coalition pieces."""
    here = board.spaces[space]
    if not here.warlord_bases:
        return NO_BASE
    if here.coalition_troops or here.coalition_bases:
        return COALITION_THERE
    if board.track(Track.WARLORDS) < CAP[Track.WARLORDS]:
        return None
    share = SHARE.get(board.control(space))
    return NOTHING_TO_GAIN if share is None or board.track(share) >= CAP[share] else None


def traffic_in(table: Table, space: SpaceId) -> None:
    """The procedure in one selected area."""
    table.gain(Track.WARLORDS, table.board.spaces[space].warlord_bases, "4.5.2")
    if share := SHARE.get(table.board.control(space)):
        table.gain(share, 1, "4.5.2")


def traffic_enables(board: Board, faction: Faction, definition: Definition) -> bool:
    """4.1: Whether an Operation is possible with all that Traffic can earn."""
    earned = sum(
        board.spaces[space].warlord_bases
        for space in AFGHAN_AREAS
        if why_not_traffic_in(board, faction, FULL, space) is None
    )
    earned = min(earned, CAP[Track.WARLORDS] - board.track(Track.WARLORDS))
    if not earned:
        return False
    richer = Gained(Track.WARLORDS, earned, rule="4.5.2").on(board)
    return definition.refuse(richer, faction, FULL) is None


TRAFFIC: Final = Special(
    "traffic",
    "4.5.2",
    ("rally", "march"),
    anywhere(why_not_traffic_in, AFGHAN_AREAS, "4.5.2"),
    traffic,
    traffic_enables,
)
