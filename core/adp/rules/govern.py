"""4.3.1 Govern: the Government adds Returnees or turns Aid into Patronage."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from core.adp.model.atlas import AFGHAN_AREAS
from core.adp.model.board import Board
from core.adp.model.facts import Resettled
from core.adp.model.ids import CAP, GOVERNMENT, Control, Faction, Seat, SpaceId, Support, Track
from core.adp.rules.operations import Execution, Special, Terms
from core.adp.rules.special_activities import anywhere, next_space
from core.kernel import Reason


class GovernAction(StrEnum):
    """What Govern can do in an area."""

    RETURNEES = "returnees"
    PATRONAGE = "patronage"


MOST_SPACES: Final = 2

NO_SUPPORT: Final = Reason("govern.no-support", "4.3.1")
NO_CONTROL: Final = Reason("not-coin-controlled", "4.3.1")
NOTHING_TO_DO: Final = Reason("govern.nothing-to-do", "4.3.1")


async def govern(execution: Execution) -> None:
    """Choose one or two areas; each is tested when it is resolved."""
    chosen: list[SpaceId] = []
    while space := await next_space(
        execution,
        chosen,
        why_not_govern_in,
        ask="govern.space",
        rule="4.3.1",
        among=AFGHAN_AREAS,
        most=MOST_SPACES,
    ):
        await govern_in(execution, space)


def why_not_govern_in(
    board: Board, faction: Faction, terms: Terms, space: SpaceId
) -> Reason | None:
    """Why an area cannot be Governed: it needs COIN Control, and Support or no Population."""
    here = board.spaces[space]
    if here.support is not Support.SUPPORT and board.population(space):
        return NO_SUPPORT
    if board.control(space) is not Control.COIN:
        return NO_CONTROL
    return None if govern_actions(board, space) else NOTHING_TO_DO


def govern_actions(board: Board, space: SpaceId) -> tuple[GovernAction, ...]:
    """The actions that are possible in an area."""
    here = board.spaces[space]
    actions: list[GovernAction] = []
    if not here.returnees and board.returnees_left:
        actions.append(GovernAction.RETURNEES)
    if not here.coalition_bases and may_take_patronage(board, space):
        actions.append(GovernAction.PATRONAGE)
    return tuple(actions)


def may_take_patronage(board: Board, space: SpaceId) -> bool:
    """At least 1 Aid must become Patronage, unless the players agreed otherwise (ruling A-26).

    Non-players always need an effect (8.1.1, ruling A-62).
    """
    if patronage_from(board, space):
        return True
    agreed = not board.options.govern_needs_aid and board.seats[GOVERNMENT] is Seat.HUMAN
    return agreed and board.spaces[space].support is Support.SUPPORT


def patronage_from(board: Board, space: SpaceId) -> int:
    """How much Aid would become Patronage (1.8)."""
    room = CAP[Track.PATRONAGE] - board.track(Track.PATRONAGE)
    return min(board.population(space), board.track(Track.AID), room)


async def govern_in(execution: Execution, space: SpaceId) -> None:
    """Resolve one selected area."""
    table = execution.table
    action = await execution.table.choose(
        execution.faction,
        lambda: govern_actions(table.board, space),
        ask="govern.action",
        rule="4.3.1",
        about=(space,),
    )
    match GovernAction(action):
        case GovernAction.RETURNEES:
            table.emit(Resettled(space, rule="4.3.1"))
        case GovernAction.PATRONAGE:
            table.transfer(Track.AID, Track.PATRONAGE, table.board.population(space), "4.3.1")
            table.shift(space, Support.NEUTRAL, "4.3.1")


GOVERN: Final = Special(
    "govern",
    "4.3.1",
    ("train", "patrol"),
    anywhere(why_not_govern_in, AFGHAN_AREAS, "4.3.1"),
    govern,
)
