"""4.2.3 Air Strike: the Coalition removes Insurgents that are exposed."""

from __future__ import annotations

from typing import Final

from core.adp.model.atlas import ALONG_PAKISTAN, PAKISTAN, SPACES
from core.adp.model.board import ACTIVE_IN, BASES_IN, UNDERGROUND_IN, Board, Space
from core.adp.model.facts import Removed
from core.adp.model.ids import (
    ACTIVE,
    BASE,
    DONE,
    INSURGENTS,
    UNDERGROUND,
    Faction,
    Piece,
    SpaceId,
    ThingKind,
)
from core.adp.model.lasting import PREDATORS, REAPERS, SHADED, UNSHADED, in_force
from core.adp.rules.islamabad import shift_islamabad
from core.adp.rules.operations import Execution, Special, Terms
from core.adp.rules.parts.manpads import is_cancelled, may_be_cancelled
from core.adp.rules.special_activities import anywhere, next_space
from core.kernel import Reason

MOST_SPACES: Final = 3

NOT_KABUL: Final = Reason("air-strike.not-kabul", "4.2.3")
NO_TARGET: Final = Reason("air-strike.no-target", "4.2.3")
PREDATORS_USED: Final = Reason("air-strike.predators-used", "card 2")


class HiddenToo(Terms, frozen=True):
    """Card 20: An Air Strike to which Underground Guerrillas are exposed like Active ones."""


async def air_strike(execution: Execution) -> None:
    """Strike up to three spaces; if Islamabad resents one of them, it shifts, once."""
    strike = Strike(execution)
    struck: list[SpaceId] = []
    announced = may_be_cancelled(execution)
    while space := await next_space(
        execution,
        struck,
        strike.why_not_in,
        ask="air-strike.space",
        rule="4.2.3",
        most=most_spaces(execution.board),
    ):
        if announced:
            strike.keep_predators_for(space)
        else:
            await strike_in(execution, strike, space)
    if announced:
        if await is_cancelled(execution, AIR_STRIKE.word, struck):
            return
        for space in struck:
            await strike_in(execution, strike, space)
    if any(resents(execution.board, space) for space in struck):
        shift_islamabad(execution.table, 1, "4.2.3")


def most_spaces(board: Board) -> int:
    """How many spaces: up to 3, or 1 with card 3 shaded."""
    return 1 if in_force(board, REAPERS, SHADED) else MOST_SPACES


def resents(board: Board, space: SpaceId) -> bool:
    """Whether Islamabad shifts: for Pakistan, with card 2 shaded also for Provinces next to it."""
    return space in PAKISTAN or (space in ALONG_PAKISTAN and in_force(board, PREDATORS, SHADED))


def why_not_air_strike_in(
    board: Board, faction: Faction, terms: Terms, space: SpaceId
) -> Reason | None:
    """Why a space cannot be struck: it is Kabul, or nothing is exposed there."""
    if space is SpaceId.KABUL:
        return NOT_KABUL
    here = board.spaces[space]
    hidden_too = isinstance(terms, HiddenToo) or (space in PAKISTAN and predators_fly(board))
    for insurgent in INSURGENTS:
        if exposed(here, insurgent, hidden_too=hidden_too):
            return None
    return NO_TARGET


def predators_fly(board: Board) -> bool:
    """Card 2, unshaded: Whether Underground Taliban can be hit in one Province of Pakistan."""
    return in_force(board, PREDATORS, UNSHADED)


def reapers_fly(board: Board) -> bool:
    """Card 3, unshaded: Whether two pieces may be removed in one space."""
    return in_force(board, REAPERS, UNSHADED)


def exposed(here: Space, faction: Faction, *, hidden_too: bool) -> tuple[Piece, ...]:
    """What a Faction could lose: an Active Guerrilla, or a Base if it has no Guerrilla."""
    active, hidden = ACTIVE_IN[faction](here), UNDERGROUND_IN[faction](here)
    if active and hidden and hidden_too:
        return (ACTIVE[faction], UNDERGROUND[faction])
    if active:
        return (ACTIVE[faction],)
    if hidden:
        return (UNDERGROUND[faction],) if hidden_too else ()
    return (BASE[faction],) if BASES_IN[faction](here) else ()


class Strike:
    """The state of an Air Strike: what Predators and Reapers can still add."""

    def __init__(self, execution: Execution) -> None:
        self._execution = execution
        self._all_exposed = isinstance(execution.terms, HiddenToo)
        self._predators = predators_fly(execution.board)
        self._kept_for: SpaceId | None = None
        self.reapers = reapers_fly(execution.board)
        """Whether two pieces may still be removed in a space."""

    def exposed(self, space: SpaceId, target: Faction) -> tuple[Piece, ...]:
        """The pieces of a Faction that could be removed in a space now."""
        return exposed(
            self._execution.board.spaces[space], target, hidden_too=self._sees_hidden(space)
        )

    def _sees_hidden(self, space: SpaceId) -> bool:
        by_predators = self._predators and space in PAKISTAN and self._kept_for in (None, space)
        return self._all_exposed or by_predators

    def keep_predators_for(self, space: SpaceId) -> None:
        """Card 26: Name a space; if no piece is Active there, Predators are used up for it."""
        here = self._execution.board.spaces[space]
        if not any(exposed(here, insurgent, hidden_too=False) for insurgent in INSURGENTS):
            self._kept_for = space

    def targets(self, space: SpaceId) -> list[Faction]:
        """The Insurgents with exposed pieces in a space now."""
        return [faction for faction in INSURGENTS if self.exposed(space, faction)]

    def why_not_in(
        self, board: Board, faction: Faction, terms: Terms, space: SpaceId
    ) -> Reason | None:
        """Why a space cannot be struck now; None if it can."""
        if reason := why_not_air_strike_in(board, faction, terms, space):
            return reason
        return None if self.targets(space) else PREDATORS_USED

    def remove(self, piece: Piece, space: SpaceId) -> None:
        """Remove a piece; an Underground one may be the one that Predators found (card 2)."""
        self._execution.table.emit(Removed(piece, space, 1, rule="4.2.3"))
        if piece in UNDERGROUND.values() and not self._all_exposed:
            self._predators = False


async def strike_in(execution: Execution, strike: Strike, space: SpaceId) -> None:
    """The procedure in one selected space."""
    target = await execution.table.choose(
        execution.faction,
        lambda: strike.targets(space),
        ask="air-strike.target",
        rule="4.2.3",
        kind=ThingKind.FACTION,
        about=(space,),
    )
    await hit(execution, strike, space, Faction(target))
    if strike.reapers:
        await strike_again(execution, strike, space)


async def strike_again(execution: Execution, strike: Strike, space: SpaceId) -> None:
    """Card 3, unshaded: The Coalition may remove a second piece in one space."""
    target = await execution.table.ask(
        execution.faction,
        lambda: (*strike.targets(space), DONE),
        ask="air-strike.again",
        rule="card 3",
        kind=ThingKind.FACTION,
        about=(space,),
        idle=DONE,
    )
    if target != DONE:
        strike.reapers = False
        await hit(execution, strike, space, Faction(target))


async def hit(execution: Execution, strike: Strike, space: SpaceId, target: Faction) -> None:
    """Remove an Active Guerrilla, an Underground one where they are exposed too, or a Base."""
    word = await execution.table.choose(
        execution.faction,
        lambda: strike.exposed(space, target),
        ask="air-strike.piece",
        rule="4.2.3",
        kind=ThingKind.PIECE,
        about=(space,),
    )
    strike.remove(Piece(word), space)


AIR_STRIKE: Final = Special(
    "air-strike",
    "4.2.3",
    ("patrol", "sweep", "assault"),
    anywhere(why_not_air_strike_in, SPACES, "4.2.3"),
    air_strike,
    disturbs=True,
)
