"""4.3.3 Eradicate: the Government burns poppies for Aid, and the people turn away."""

from __future__ import annotations

from typing import Final

from core.adp.model.atlas import AFGHAN_PROVINCES, ATLAS
from core.adp.model.board import Board
from core.adp.model.facts import Removed
from core.adp.model.ids import CAP, Control, Faction, Piece, SpaceId, Support, Track
from core.adp.rules.civic_action_and_sharia import frighten, one_level_towards
from core.adp.rules.operations import Execution, Special, Terms
from core.adp.rules.special_activities import anywhere, next_space
from core.adp.rules.table import AdpTable
from core.kernel import Reason

MOST_SPACES: Final = 2
AID: Final = 3
PATRONAGE: Final = 1

NOT_KABUL: Final = Reason("eradicate.not-kabul", "4.3.3")
NO_BASE: Final = Reason("no-warlord-base", "4.3.3")
NO_CUBE: Final = Reason("eradicate.no-cube", "4.3.3")
NO_CONTROL: Final = Reason("not-coin-controlled", "4.3.3")
NOTHING_TO_DO: Final = Reason("eradicate.nothing-to-do", "4.3.3")


async def eradicate(execution: Execution) -> None:
    """Choose one or two Provinces, one after another."""
    chosen: list[SpaceId] = []
    while space := await next_space(
        execution,
        chosen,
        why_not_eradicate_in,
        ask="eradicate.space",
        rule="4.3.3",
        among=AFGHAN_PROVINCES,
        most=MOST_SPACES,
    ):
        await eradicate_in(execution.table, space)


def why_not_eradicate_in(
    board: Board, faction: Faction, terms: Terms, space: SpaceId
) -> Reason | None:
    """Why a Province does not qualify: COIN Control, a cube, in the 2nd printing a Warlord Base."""
    here = board.spaces[space]
    if not here.warlord_bases and board.options.eradicate_needs_base:
        return NO_BASE
    if space is SpaceId.KABUL:
        return NOT_KABUL
    if not here.government_troops and not here.government_police:
        return NO_CUBE
    if board.control(space) is not Control.COIN:
        return NO_CONTROL
    return None if here.warlord_bases or _would_pay(board, space) else NOTHING_TO_DO


def _would_pay(board: Board, space: SpaceId) -> bool:
    """Whether Eradicate without a Base would change anything."""
    return (
        any(board.track(track) < CAP[track] for track in (Track.AID, Track.PATRONAGE))
        or (board.can_take_sides(space) and board.spaces[space].support is not Support.OPPOSITION)
        or bool(ATLAS[space].pashtun and board.available.taliban_underground)
    )


async def eradicate_in(table: AdpTable, space: SpaceId) -> None:
    """The procedure in one selected Province."""
    burn_poppies(table, space)
    await frighten(table, space, embittered(table.board, space), "4.3.3")
    take_up_arms(table, space)


def burn_poppies(table: AdpTable, space: SpaceId) -> None:
    """What the Government earns, and the Warlords lose: Guerrillas do not shield the Base."""
    table.gain(Track.AID, AID, "4.3.3")
    table.gain(Track.PATRONAGE, PATRONAGE, "4.3.3")
    if table.board.spaces[space].warlord_bases:
        table.emit(Removed(Piece.WARLORD_BASE, space, 1, rule="4.3.3"))


def embittered(board: Board, space: SpaceId) -> Support:
    """The attitude of the Province afterwards: one level towards Opposition."""
    return one_level_towards(board.spaces[space].support, Support.OPPOSITION)


def take_up_arms(table: AdpTable, space: SpaceId) -> None:
    """Place a Taliban Guerrilla in a Pashtun Province."""
    if ATLAS[space].pashtun:
        table.place(Piece.TALIBAN_UNDERGROUND, space, 1, "4.3.3")


ERADICATE: Final = Special(
    "eradicate",
    "4.3.3",
    ("train", "patrol", "assault"),
    anywhere(why_not_eradicate_in, AFGHAN_PROVINCES, "4.3.3"),
    eradicate,
    disturbs=True,
)
