"""4.2.1 Surge: the Coalition moves, places and withdraws Troops and Bases."""

from __future__ import annotations

from typing import Final

from core.adp.model.atlas import AFGHAN_AREAS, AFGHAN_PROVINCES
from core.adp.model.board import COUNT, Board
from core.adp.model.facts import Moved, Placed, Removed
from core.adp.model.ids import BASES, DONE, Control, Faction, Piece, SpaceId, Track
from core.adp.rules.operations import Execution, Special, Terms
from core.adp.rules.special_activities import anywhere, next_space
from core.adp.rules.table import AdpTable
from core.kernel import Reason

ROLL: Final = "roll"
MOST_SPACES: Final = 3

NOT_AN_AFGHAN_AREA: Final = Reason("surge.not-an-afghan-area", "4.2.1")
NO_CONTROL: Final = Reason("surge.no-control", "4.2.1")

_KABUL_FIRST: Final = (SpaceId.KABUL, *AFGHAN_PROVINCES)
"""The search order that usually finds a possible space first."""


class WithoutControl(Terms, frozen=True):
    """Card 17: Surge even in Provinces that are not COIN-Controlled."""


async def surge(execution: Execution) -> None:
    """Choose all the spaces, then move Troops, then Bases, then perhaps roll for Aid."""
    spaces: list[SpaceId] = []
    while await next_space(
        execution,
        spaces,
        why_not_surge_in,
        ask="surge.space",
        rule="4.2.1",
        among=AFGHAN_AREAS,
        most=MOST_SPACES,
    ):
        pass  # nothing moves before the last space has been tested
    await spread(execution, spaces, Piece.COALITION_TROOPS, ask="surge.troops")
    await spread(execution, spaces, Piece.COALITION_BASE, ask="surge.bases")
    await surge_aid(execution)


def why_not_surge_in(board: Board, faction: Faction, terms: Terms, space: SpaceId) -> Reason | None:
    """Why there is no Surge in a space: only Kabul and Afghan Provinces with COIN Control."""
    if space is SpaceId.KABUL or board.control(space) is Control.COIN:
        return None
    if space not in AFGHAN_PROVINCES:
        return NOT_AN_AFGHAN_AREA
    return None if isinstance(terms, WithoutControl) else NO_CONTROL


async def spread(execution: Execution, spaces: list[SpaceId], piece: Piece, *, ask: str) -> None:
    """Ask how many pieces each space gets; the rest become Available."""
    table = execution.table
    count = COUNT[piece]
    left = count(table.board.available) + sum(count(table.board.spaces[s]) for s in spaces)
    wanted: dict[SpaceId, int] = {}
    for space in spaces:
        most = left
        if piece in BASES:  # 1.4.2
            here = table.board.spaces[space]
            most = min(left, count(here) + table.board.room_for_bases(space))
        wanted[space] = await table.choose_count(
            execution.faction, 0, most, ask=ask, rule="4.2.1", about=(space,)
        )
        left -= wanted[space]
    rearrange(table, piece, wanted)


def rearrange(table: AdpTable, piece: Piece, wanted: dict[SpaceId, int]) -> None:
    """Move surplus pieces to spaces that need more; Available supplies or takes the rest."""

    def too_many(space: SpaceId) -> int:
        return COUNT[piece](table.board.spaces[space]) - wanted[space]

    for origin in wanted:
        for destination in wanted:
            count = min(too_many(origin), -too_many(destination))
            if count > 0:
                table.emit(Moved(piece, origin, destination, count, rule="4.2.1"))
    for space in wanted:
        if (count := too_many(space)) > 0:
            table.emit(Removed(piece, space, count, rule="4.2.1"))
        elif count < 0:
            table.emit(Placed(piece, space, -count, rule="4.2.1"))


async def surge_aid(execution: Execution) -> None:
    """Offer a roll; its points are split between Aid and Warlord Resources."""
    table, faction = execution.table, execution.faction
    word = await table.ask(faction, lambda: (ROLL, DONE), ask="surge.die", rule="4.2.1")
    if word == DONE:
        return
    roll = await table.roll(ask="surge.roll", rule="4.2.1")
    aid = await table.choose_count(faction, 0, roll, ask="surge.aid", rule="4.2.1")
    table.gain(Track.AID, aid, "4.2.1")
    table.gain(Track.WARLORDS, roll - aid, "4.2.1")


SURGE: Final = Special(
    "surge",
    "4.2.1",
    ("train",),
    anywhere(why_not_surge_in, _KABUL_FIRST, "4.2.1"),
    surge,
)
