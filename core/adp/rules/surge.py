"""4.2.1 Surge: the Coalition shifts its weight on the map, brings in more or takes some home."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.adp.atlas import AFGHAN_AREAS, AFGHAN_PROVINCES
from core.adp.board import COUNT, Board
from core.adp.facts import Moved, Placed, Removed
from core.adp.ids import (
    BASES,
    DONE,
    Control,
    Faction,
    Piece,
    SpaceId,
    Track,
)
from core.adp.rules.activity import anywhere, next_space, possible_there
from core.adp.rules.execution import FULL, Definition, Execution, Special, Terms
from core.adp.table import Table
from core.kernel import Reason

ROLL: Final = "roll"
MOST_SPACES: Final = 3

NOT_AN_AFGHAN_AREA: Final = Reason("surge.not-an-afghan-area", "4.2.1")
NO_CONTROL: Final = Reason("surge.no-control", "4.2.1")

_KABUL_FIRST: Final = (SpaceId.KABUL, *AFGHAN_PROVINCES)
"""The order in which the first possible space is found soonest."""


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
    troops = await spread(execution, spaces, Piece.COALITION_TROOPS, ask="surge.troops")
    bases = await spread(execution, spaces, Piece.COALITION_BASE, ask="surge.bases")
    await surge_aid(execution, moved=troops or bases)


def why_not_surge_in(board: Board, faction: Faction, terms: Terms, space: SpaceId) -> Reason | None:
    """Kabul, or an Afghan Province with COIN Control."""
    if space is SpaceId.KABUL or board.control(space) is Control.COIN:
        return None
    if space not in AFGHAN_PROVINCES:
        return NOT_AN_AFGHAN_AREA
    return None if terms.without_control else NO_CONTROL


async def spread(execution: Execution, spaces: list[SpaceId], piece: Piece, *, ask: str) -> bool:
    """Ask how many pieces are to stand in each space; return whether any moved.

    What is left over becomes Available.
    """
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
    moved = any(count(table.board.spaces[space]) != wanted[space] for space in spaces)
    rearrange(table, piece, wanted)
    return moved


def rearrange(table: Table, piece: Piece, wanted: dict[SpaceId, int]) -> None:
    """Move what is too much to where there is too little; Available gives or takes the rest."""

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


async def surge_aid(execution: Execution, *, moved: bool) -> None:
    """A die may be rolled, and is if nothing moved; all of it goes to Aid and the Warlords."""
    table, faction = execution.table, execution.faction
    if moved:
        word = await table.ask(faction, lambda: (ROLL, DONE), ask="surge.die", rule="4.2.1")
        if word == DONE:
            return
    roll = await table.roll(ask="surge.roll", rule="4.2.1")
    aid = await table.choose_count(faction, 0, roll, ask="surge.aid", rule="4.2.1")
    table.gain(Track.AID, aid, "4.2.1")
    table.gain(Track.WARLORDS, roll - aid, "4.2.1")


TRAIN_PRICE: Final = 3
"""3.2.1: What cubes, and a step of Civic Action, cost."""


def surge_enables(board: Board, faction: Faction, definition: Definition) -> bool:
    """4.1: Whether Coalition pieces could come to where an Operation is possible with them."""
    if board.track(Track.GOVERNMENT) < TRAIN_PRICE:
        return False  # without Resources only Patronage can be moved, and that needs no Surge
    spaces = [s for s in AFGHAN_AREAS if why_not_surge_in(board, faction, FULL, s) is None]
    return any(
        possible_there(definition, reinforced, faction, space)
        for space in spaces
        for reinforced in _reinforced(board, space, [s for s in spaces if s is not space])
    )


def _reinforced(board: Board, space: SpaceId, others: list[SpaceId]) -> Iterator[Board]:
    """The position with a Base more in a space, and with as many Troops as can come there."""
    base, troops = Piece.COALITION_BASE, Piece.COALITION_TROOPS
    if board.room_for_bases(space):
        if board.available.coalition_bases:
            yield Placed(base, space, 1, rule="4.2.1").on(board)
        elif donor := next((s for s in others if board.spaces[s].coalition_bases), None):
            yield Moved(base, donor, space, 1, rule="4.2.1").on(board)
    donors = sorted(others, key=lambda s: -board.spaces[s].coalition_troops)[: MOST_SPACES - 1]
    with_troops = board
    if count := board.available.coalition_troops:
        with_troops = Placed(troops, space, count, rule="4.2.1").on(with_troops)
    for donor in donors:
        if count := board.spaces[donor].coalition_troops:
            with_troops = Moved(troops, donor, space, count, rule="4.2.1").on(with_troops)
    if with_troops is not board:
        yield with_troops


SURGE: Final = Special(
    "surge",
    "4.2.1",
    ("train",),
    anywhere(why_not_surge_in, _KABUL_FIRST, "4.2.1"),
    surge,
    surge_enables,
)
