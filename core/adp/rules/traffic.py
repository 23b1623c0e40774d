"""4.5.2 Traffic: Warlord Bases earn Resources, and the Controlling side takes a share."""

from __future__ import annotations

from typing import Final

from core.adp.model.atlas import AFGHAN_AREAS, SPACES
from core.adp.model.board import Board
from core.adp.model.facts import Gained
from core.adp.model.ids import CAP, DONE, Control, Faction, SpaceId, Track
from core.adp.model.lasting import COUNTER_NARC, UNSHADED, in_force
from core.adp.rules.operations import FULL, NOT_NAMED, Execution, Operation, Special, Terms
from core.adp.rules.special_activities import CHOSEN_ALREADY, anywhere
from core.adp.rules.table import AdpTable
from core.kernel import Kind, Reason

ALL: Final = "all"
"""The word for all remaining areas at once."""

NO_BASE: Final = Reason("no-warlord-base", "4.5.2")
COALITION_THERE: Final = Reason("traffic.coalition-there", "4.5.2")
NOTHING_TO_GAIN: Final = Reason("traffic.nothing-to-gain", "1.8")
HALF_OF_NOTHING: Final = Reason("traffic.counter-narc", "card 58")

SHARE: Final = {Control.TALIBAN: Track.TALIBAN, Control.COIN: Track.PATRONAGE}
"""The track that gains 1 in an area, by Control."""


async def traffic(execution: Execution) -> None:
    """Choose areas one by one or all at once; by card 58, pay the halved total at the end."""
    halved = is_halved(execution.board)
    sold = 0
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
        word = await execution.table.choose(
            execution.faction,
            words,
            ask="traffic.space",
            rule="4.5.2",
            kind=Kind.PLACE,
            refuse=lambda word: why_not(SpaceId(word)) if word in SPACES else None,
        )
        if word == DONE:
            break
        for space in areas() if word == ALL else (SpaceId(word),):
            sold += table.board.spaces[space].warlord_bases
            traffic_in(table, space, halved=halved)
            chosen.append(space)
    if halved:
        table.gain(Track.WARLORDS, sold // 2, "card 58")


def is_halved(board: Board) -> bool:
    """Card 58, unshaded: Whether the Warlords get only half of their total."""
    return in_force(board, COUNTER_NARC, UNSHADED)


def why_no_traffic(execution: Execution) -> Reason | None:
    """Why there is no Traffic: no area qualifies, or half the total is nothing."""
    if reason := _SOMEWHERE(execution):
        return reason
    board, faction, terms = execution.board, execution.faction, execution.terms
    if not is_halved(board) or earnings(board, faction, terms):
        return None
    shares = (SHARE.get(board.control(space)) for space in markets(board, faction, terms))
    gain = any(share is not None and board.track(share) < CAP[share] for share in shares)
    return None if gain else HALF_OF_NOTHING


def markets(board: Board, faction: Faction, terms: Terms) -> list[SpaceId]:
    """The areas that could be chosen."""
    among = AFGHAN_AREAS if terms.within is None else terms.within
    return [space for space in among if why_not_traffic_in(board, faction, terms, space) is None]


def earnings(board: Board, faction: Faction, terms: Terms) -> int:
    """The Resources that the Warlords gain from Traffic in all areas."""
    sold = sum(board.spaces[space].warlord_bases for space in markets(board, faction, terms))
    if is_halved(board):
        sold //= 2
    return min(sold, CAP[Track.WARLORDS] - board.track(Track.WARLORDS))


def why_not_traffic_in(
    board: Board, faction: Faction, terms: Terms, space: SpaceId
) -> Reason | None:
    """Why there is no Traffic in an area: it needs a Warlord Base and no Coalition piece."""
    here = board.spaces[space]
    if not here.warlord_bases:
        return NO_BASE
    if here.coalition_troops or here.coalition_bases:
        return COALITION_THERE
    if board.track(Track.WARLORDS) < CAP[Track.WARLORDS]:
        return None
    share = SHARE.get(board.control(space))
    return NOTHING_TO_GAIN if share is None or board.track(share) >= CAP[share] else None


def traffic_in(table: AdpTable, space: SpaceId, *, halved: bool) -> None:
    """Resolve one selected area; a halved total is paid at the end."""
    if not halved:
        table.gain(Track.WARLORDS, table.board.spaces[space].warlord_bases, "4.5.2")
    if share := SHARE.get(table.board.control(space)):
        table.gain(share, 1, "4.5.2")


def traffic_enables(board: Board, faction: Faction, operation: Operation) -> bool:
    """4.1: Whether an Operation is possible with everything that Traffic can earn."""
    earned = earnings(board, faction, FULL)
    if not earned:
        return False
    richer = Gained(Track.WARLORDS, earned, rule="4.5.2").on(board)
    return operation.refuse(richer, faction, FULL) is None


_SOMEWHERE: Final = anywhere(why_not_traffic_in, AFGHAN_AREAS, "4.5.2")

TRAFFIC: Final = Special(
    "traffic", "4.5.2", ("rally", "march"), why_no_traffic, traffic, traffic_enables
)
