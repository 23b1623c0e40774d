"""3.3.1 Rally: Insurgents place Guerrillas, hide them or build Bases."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final

from core.adp.model.atlas import AFGHAN_AREAS, AREAS, ATLAS, LOCS, PAKISTAN
from core.adp.model.board import ACTIVE_IN, BASES_IN, UNDERGROUND_IN, Board
from core.adp.model.facts import Hid, Placed, Removed
from core.adp.model.ids import (
    ACTIVE,
    BASE,
    DONE,
    PURSE,
    TALIBAN,
    UNDERGROUND,
    Faction,
    Islamabad,
    SpaceId,
    Support,
)
from core.adp.model.lasting import (
    ACCIDENTAL_GUERRILLAS,
    NIGHT_LETTERS,
    SHADED,
    STRATEGIC_RELEASE,
    UNSHADED,
    in_force,
)
from core.adp.rules.civic_action_and_sharia import (
    DEAR_SHARIA,
    SHARIA,
    Persuasion,
    persuade_in,
    why_no_step,
)
from core.adp.rules.operations import CANNOT_PAY, Execution, Operation, Terms, can_pay, somewhere
from core.adp.rules.stacking import ONLY_TALIBAN_IN_PAKISTAN, may_be_in
from core.kernel import Reason


class RallyAction(StrEnum):
    """What a Rally can do in a space."""

    PLACE_ONE = "place-one"
    BUILD_BASE = "build-base"
    HIDE = "hide"
    PLACE_MANY = "place-many"
    NOTHING = "nothing"
    """Only to buy Sharia (3.3.1)."""


GUERRILLAS_FOR_A_BASE: Final = 2

_LOCS: Final = frozenset(LOCS)
_PAKISTAN: Final = frozenset(PAKISTAN)

NOT_ON_A_LOC: Final = Reason("rally.not-on-a-loc", "3.3.1")
PAKISTAN_CLOSED: Final = Reason("rally.pakistan-closed", "6.6.1")
SUPPORTS_COIN: Final = Reason("rally.supports-coin", "3.3.1")
NOTHING_TO_DO: Final = Reason("rally.nothing-to-do", "3.3.1")
NONE_AVAILABLE: Final = Reason("rally.none-available", "1.4.1")
TOO_FEW: Final = Reason("rally.too-few-for-a-base", "3.3.1")
NO_BASE_AVAILABLE: Final = Reason("rally.no-base-available", "1.4.1")
NO_ROOM: Final = Reason("rally.no-room", "1.4.2")
NOT_SELECTED: Final = Reason("rally.not-selected", "3.3.1")
NO_BASE_THERE: Final = Reason("rally.no-base-there", "3.3.1")
FAR_FROM_HOME: Final = Reason("rally.far-from-home", "3.3.1")
NOBODY_ACTIVE: Final = Reason("rally.nobody-active", "3.3.1")
ONE_AT_MOST: Final = Reason("rally.one-at-most", "3.3.1")


class DespiteIslamabad(Terms, frozen=True):
    """Card 48: Rally in Pakistan even if Islamabad does not allow it (6.6.1)."""


async def rally(execution: Execution) -> None:
    """Select any number of spaces; pay for and resolve each one; then perhaps Sharia."""
    placed: dict[SpaceId, int] = {}

    def why_not(board: Board, faction: Faction, terms: Terms, space: SpaceId) -> Reason | None:
        reason = why_not_rally_in(board, faction, terms, space)
        return None if reason is NOTHING_TO_DO and execution.accompaniment.serves(space) else reason

    while space := await execution.select(why_not, ask="rally.space", rule="3.3.1", among=AREAS):
        execution.pay(rally_cost(execution.board, execution.faction, space), "3.3.1")
        placed[space] = await rally_in(execution, space)
    if execution.faction is TALIBAN:
        await place_one_more(execution, placed)
        await rally_sharia(execution)


def rally_cost(board: Board, faction: Faction, space: SpaceId) -> int:
    """1 Resource; nothing for the Taliban in Pakistan while Islamabad backs them (6.6.1)."""
    backed = board.islamabad in (Islamabad.BACKING, Islamabad.SPONSORSHIP)
    return 0 if faction is TALIBAN and backed and space in _PAKISTAN else 1


def why_not_rally_in(board: Board, faction: Faction, terms: Terms, space: SpaceId) -> Reason | None:
    """Why a Faction cannot Rally in a space: it may not, or Rally would have no effect."""
    if space in _LOCS:
        return NOT_ON_A_LOC
    if faction is TALIBAN:
        if reason := why_unwelcome(board, terms, space):
            return reason
    elif not may_be_in(faction, space):
        return ONLY_TALIBAN_IN_PAKISTAN
    cost = rally_cost(board, faction, space)
    if not can_pay(board, faction, terms, cost):
        return CANNOT_PAY
    if next(_each_action(board, faction, space), None) is not None:
        return None
    sharia = faction is TALIBAN and _can_buy_sharia(board, terms, space, cost)
    return None if sharia else NOTHING_TO_DO


def why_unwelcome(board: Board, terms: Terms, space: SpaceId) -> Reason | None:
    """Why the Taliban may not Rally: Support outside Pashtun areas, or Islamabad (6.6.1)."""
    if space in _PAKISTAN:
        closed = board.islamabad in (Islamabad.HOSTILITY, Islamabad.PRESSURE)
        return PAKISTAN_CLOSED if closed and not isinstance(terms, DespiteIslamabad) else None
    opposed = not ATLAS[space].pashtun and board.spaces[space].support is Support.SUPPORT
    return SUPPORTS_COIN if opposed else None


def rally_actions(board: Board, faction: Faction, space: SpaceId) -> tuple[RallyAction, ...]:
    """The possible actions in a space; hiding and placing several need a Base there."""
    return tuple(_each_action(board, faction, space))


def _each_action(board: Board, faction: Faction, space: SpaceId) -> Iterator[RallyAction]:
    """Yield the possible actions in a space; to know whether there are any, the first is enough."""
    if UNDERGROUND_IN[faction](board.available):
        yield RallyAction.PLACE_ONE
    here = board.spaces[space]
    active = ACTIVE_IN[faction](here)
    guerrillas = UNDERGROUND_IN[faction](here) + active
    if (
        guerrillas >= GUERRILLAS_FOR_A_BASE
        and BASES_IN[faction](board.available)
        and board.room_for_bases(space)
    ):
        yield RallyAction.BUILD_BASE
    if BASES_IN[faction](here) and (faction is TALIBAN or not ATLAS[space].pashtun):
        if active:
            yield RallyAction.HIDE
        if most_placed(board, faction, space) > 1:
            yield RallyAction.PLACE_MANY


def why_not_rally_by(board: Board, faction: Faction, space: SpaceId, word: str) -> Reason | None:
    """Why an action is not possible in a selected space; None if `rally_actions` has it."""
    if word in rally_actions(board, faction, space):
        return None
    match word:
        case "place-one":
            return NONE_AVAILABLE
        case "build-base":
            here = board.spaces[space]
            guerrillas = UNDERGROUND_IN[faction](here) + ACTIVE_IN[faction](here)
            if guerrillas < GUERRILLAS_FOR_A_BASE:
                return TOO_FEW
            return NO_ROOM if not board.room_for_bases(space) else NO_BASE_AVAILABLE
        case "hide" | "place-many":
            if not BASES_IN[faction](board.spaces[space]):
                return NO_BASE_THERE
            if faction is not TALIBAN and ATLAS[space].pashtun:
                return FAR_FROM_HOME
            return NOBODY_ACTIVE if word == "hide" else ONE_AT_MOST
        case _:
            return None


def most_placed(board: Board, faction: Faction, space: SpaceId) -> int:
    """As many Available Guerrillas as the Faction has Bases there, plus Population."""
    if is_wary(board, faction, space):
        return 1
    bases = board.spaces[space].count(BASE[faction])
    return min(bases + board.population(space), board.available.count(UNDERGROUND[faction]))


def is_wary(board: Board, faction: Faction, space: SpaceId) -> bool:
    """Card 34, unshaded: Whether a Rally places at most 1 Guerrilla: with a Coalition piece."""
    if faction is not TALIBAN or not in_force(board, ACCIDENTAL_GUERRILLAS, UNSHADED):
        return False
    here = board.spaces[space]
    return bool(here.coalition_troops or here.coalition_bases)


async def rally_in(execution: Execution, space: SpaceId) -> int:
    """Resolve one selected space; return how many Guerrillas were placed.

    The Warlords may Cultivate there first, and Rally at the new Base (4.5.1).
    """
    table, faction = execution.table, execution.faction

    def actions() -> tuple[str, ...]:
        possible = rally_actions(table.board, faction, space)
        if faction is not TALIBAN:
            return possible or (DONE,)
        at_base = table.board.spaces[space].taliban_bases
        return (*possible, RallyAction.NOTHING) if at_base or not possible else possible

    action = await table.ask(
        faction,
        actions,
        ask="rally.action",
        rule="3.3.1",
        about=(space,),
        refuse=lambda word: (
            why_not_rally_by(table.board, faction, space, word)
            or execution.accompaniment.why_not(word)
        ),
        also=execution.accompaniment.before_resolving(),
    )
    if action == DONE:
        return 0
    match RallyAction(action):
        case RallyAction.PLACE_ONE:
            table.emit(Placed(UNDERGROUND[faction], space, 1, rule="3.3.1"))
            return 1
        case RallyAction.BUILD_BASE:
            await give_up_guerrillas(execution, space, GUERRILLAS_FOR_A_BASE)
            table.emit(Placed(BASE[faction], space, 1, rule="3.3.1"))
        case RallyAction.HIDE:
            active = table.board.spaces[space].count(ACTIVE[faction])
            table.emit(Hid(faction, space, active, rule="3.3.1"))
        case RallyAction.PLACE_MANY:
            count = await table.choose_number(
                faction,
                lambda: range(2, most_placed(table.board, faction, space) + 1),
                ask="rally.count",
                rule="3.3.1",
                about=(space,),
            )
            table.emit(Placed(UNDERGROUND[faction], space, count, rule="3.3.1"))
            return count
        case RallyAction.NOTHING:
            pass
    return 0


async def give_up_guerrillas(execution: Execution, space: SpaceId, number: int) -> None:
    """Remove Guerrillas; their owner chooses which."""
    table, faction = execution.table, execution.faction

    def active_ones() -> range:
        here = table.board.spaces[space]
        hidden, active = UNDERGROUND_IN[faction](here), ACTIVE_IN[faction](here)
        return range(max(0, number - hidden), min(number, active) + 1)

    given = await table.choose_number(
        faction, active_ones, ask="rally.active", rule="3.3.1", about=(space,)
    )
    for piece, count in ((ACTIVE[faction], given), (UNDERGROUND[faction], number - given)):
        if count:
            table.emit(Removed(piece, space, count, rule="3.3.1"))


def _can_buy_sharia(board: Board, terms: Terms, space: SpaceId, cost: int) -> bool:
    """Whether a space with a Taliban Base can be selected just to buy Sharia."""
    if not board.spaces[space].taliban_bases or not SHARIA.steps_left(board, space):
        return False
    price = rally_price_of_sharia(board).price
    return board.track(PURSE[TALIBAN]) >= price + (0 if terms.free else cost)


def rally_price_of_sharia(board: Board) -> Persuasion:
    """Sharia within a Rally, which costs more by card 29, unshaded."""
    return DEAR_SHARIA if in_force(board, NIGHT_LETTERS, UNSHADED) else SHARIA


async def place_one_more(execution: Execution, placed: dict[SpaceId, int]) -> None:
    """Card 11, shaded: Place 1 extra Guerrilla in one Afghan space, if card 34 allows it."""
    table = execution.table
    if not in_force(table.board, STRATEGIC_RELEASE, SHADED):
        return

    def spaces() -> tuple[SpaceId, ...]:
        board = table.board
        if not board.available.taliban_underground:
            return ()
        return tuple(
            space
            for space, number in placed.items()
            if space in AFGHAN_AREAS and not (number and is_wary(board, TALIBAN, space))
        )

    space = await table.choose_space(TALIBAN, spaces, ask="rally.extra", rule="card 11")
    if space is not None:
        table.emit(Placed(UNDERGROUND[TALIBAN], space, 1, rule="card 11"))


async def rally_sharia(execution: Execution) -> None:
    """Offer Sharia in one selected space with a Taliban Base, regardless of Control; never free."""
    table = execution.table
    sharia = rally_price_of_sharia(table.board)

    def spaces() -> list[SpaceId]:
        selected = execution.spaces
        return [s for s in selected if not why_no_sharia_in(table.board, sharia, selected, s)]

    space = await table.choose_space(
        TALIBAN,
        spaces,
        ask="rally.sharia",
        rule="3.3.1",
        refuse=lambda space: why_no_sharia_in(table.board, sharia, execution.spaces, space),
    )
    if space is not None:
        await persuade_in(table, sharia, TALIBAN, space, "3.3.1")


def why_no_sharia_in(
    board: Board, sharia: Persuasion, selected: Sequence[SpaceId], space: SpaceId
) -> Reason | None:
    """Why there is no Sharia: it needs a selected space with a Taliban Base and a step to buy."""
    if space not in selected:
        return NOT_SELECTED
    if not board.spaces[space].taliban_bases:
        return NO_BASE_THERE
    return why_no_step(board, sharia, space, "3.3.1")


RALLY: Final = Operation("rally", "3.3.1", somewhere(why_not_rally_in, AREAS, "3.3.1"), rally)
