"""4.2.2 Air Lift: the Coalition flies Troops among a few spaces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from core.adp.model.atlas import OUTSIDE_PAKISTAN
from core.adp.model.board import COUNT, Board, Space
from core.adp.model.facts import Moved
from core.adp.model.ids import COALITION, Faction, Piece, SpaceId, ThingKind
from core.adp.model.lasting import ISR, SANDSTORMS, SHADED, UNSHADED, coalition_goes_alone, in_force
from core.adp.rules.operations import NOT_NAMED, Execution, Operation, Special, possible_there
from core.adp.rules.parts.manpads import is_cancelled, may_be_cancelled
from core.adp.rules.special_activities import CHOSEN_ALREADY, pick_space
from core.adp.rules.stacking import ONLY_TALIBAN_IN_PAKISTAN, may_be_in
from core.kernel import Reason

MOST_SPACES: Final = 3
MOST_GOVERNMENT_TROOPS: Final = 3
ANSWERS_PER_GROUP: Final = 4
"""Origin, destination, kind of Troops and their number."""

NO_TROOPS: Final = Reason("air-lift.no-troops", "4.2.2")
NOWHERE: Final = Reason("air-lift.nowhere", "4.2.2")
NOT_TO_ITSELF: Final = Reason("air-lift.not-to-itself", "4.2.2")
THREE_SPACES: Final = Reason("air-lift.three-spaces", "4.2.2")
NOT_ANNOUNCED: Final = Reason("air-lift.not-announced", "card 26")
GROUNDED_BY_SANDSTORMS: Final = Reason("air-lift.sandstorms", "card 57")
NOT_WITH_SWEEP: Final = Reason("air-lift.not-with-sweep", "card 1")

_TROOPS: Final = (Piece.COALITION_TROOPS, Piece.GOVERNMENT_TROOPS)


async def air_lift(execution: Execution) -> None:
    """Fly groups one after another, at least one in all."""
    lift = Lift(execution)
    if may_be_cancelled(execution):
        named = await name_spaces(execution, lift)
        if await is_cancelled(execution, AIR_LIFT.word, named):
            return
        lift.among = named
    while await fly_group(execution, lift):
        pass


def why_no_air_lift(execution: Execution) -> Reason | None:
    """Why no Air Lift is possible: there must be Troops, and another space for them."""
    board, within = execution.table.board, execution.terms.within
    if not execution.terms.free and (reason := why_grounded(board, execution.operation)):
        return reason
    among = OUTSIDE_PAKISTAN
    if within is not None:
        among = tuple(space for space in among if space in within)
    if len(among) > 1:
        alone = coalition_goes_alone(board)
        for space in among:
            here = board.spaces[space]
            if here.coalition_troops or (here.government_troops and not alone):
                return None
    return NOWHERE


def why_grounded(board: Board, operation: Operation | None) -> Reason | None:
    """Card 57, and card 1 shaded with a Sweep; neither applies to a free Air Lift (5.1.2)."""
    if in_force(board, SANDSTORMS, UNSHADED):
        return GROUNDED_BY_SANDSTORMS
    if operation is not None and operation.word == "sweep" and in_force(board, ISR, SHADED):
        return NOT_WITH_SWEEP
    return None


def most_government_troops(board: Board) -> int:
    """How many Government Troops may fly: 3, or none with card 10 shaded."""
    return 0 if coalition_goes_alone(board) else MOST_GOVERNMENT_TROOPS


class Lift:
    """The state of an Air Lift: no piece flies twice, and few Government Troops fly at all."""

    def __init__(self, execution: Execution) -> None:
        self._execution = execution
        self.among: Sequence[SpaceId] = OUTSIDE_PAKISTAN
        """The spaces that have been named for it, if any."""

        self._spaces: list[SpaceId] = []
        self._landed: dict[tuple[SpaceId, Piece], int] = {}
        self._government_left = most_government_troops(execution.board)

    @property
    def under_way(self) -> bool:
        """Whether any group has flown."""
        return bool(self._spaces)

    def passengers(self, space: SpaceId, piece: Piece) -> int:
        """How many Troops of a kind could still leave a space."""
        there = COUNT[piece](self._execution.board.spaces[space])
        free = there - self._landed.get((space, piece), 0)
        return free if piece is Piece.COALITION_TROOPS else min(free, self._government_left)

    def why_not_from(self, origin: SpaceId) -> Reason | None:
        """Why no group can leave a space now; None if one can."""
        if reason := self.why_not_at(origin):
            return reason
        coalition, government = _TROOPS
        if self.passengers(origin, coalition) or self.passengers(origin, government):
            return None
        return NO_TROOPS

    def why_not_to(self, origin: SpaceId, destination: SpaceId) -> Reason | None:
        """Why no group can go from one space to another; None if one can."""
        if destination is origin:
            return NOT_TO_ITSELF
        if reason := self.why_not_at(destination):
            return reason
        new = sum(space not in self._spaces for space in (origin, destination))
        return THREE_SPACES if len(self._spaces) + new > MOST_SPACES else None

    def fly(self, piece: Piece, origin: SpaceId, destination: SpaceId, count: int) -> None:
        """Fly a group."""
        self._execution.table.emit(Moved(piece, origin, destination, count, rule="4.2.2"))
        self._spaces += [s for s in (origin, destination) if s not in self._spaces]
        landed = self._landed.get((destination, piece), 0)
        self._landed[destination, piece] = landed + count
        if piece is Piece.GOVERNMENT_TROOPS:
            self._government_left -= count

    def why_not_at(self, space: SpaceId) -> Reason | None:
        """Why no group can fly from or to a space now; None if one might."""
        if not may_be_in(COALITION, space):
            return ONLY_TALIBAN_IN_PAKISTAN
        if space not in self.among:
            return NOT_ANNOUNCED
        if len(self._spaces) >= MOST_SPACES and space not in self._spaces:
            return THREE_SPACES
        within = self._execution.terms.within
        return NOT_NAMED if within is not None and space not in within else None


async def name_spaces(execution: Execution, lift: Lift) -> list[SpaceId]:
    """Card 26: Ask for the two or three spaces of an Air Lift before any group flies."""
    named: list[SpaceId] = []

    def why_not(space: SpaceId) -> Reason | None:
        if space in named:
            return CHOSEN_ALREADY
        return lift.why_not_at(space) if named else lift.why_not_from(space)

    while len(named) < MOST_SPACES:
        space = await pick_space(
            execution,
            why_not,
            OUTSIDE_PAKISTAN,
            ask="air-lift.space",
            rule="4.2.2",
            may_stop=len(named) > 1,
        )
        if space is None:
            break
        named.append(space)
    return named


async def fly_group(execution: Execution, lift: Lift) -> bool:
    """Ask for the next group and fly it; return whether there was one."""
    origin = await pick_space(
        execution,
        lift.why_not_from,
        OUTSIDE_PAKISTAN,
        ask="air-lift.origin",
        rule="4.2.2",
        may_stop=lift.under_way,
    )
    if origin is None:
        return False
    destination = await pick_space(
        execution,
        partial(lift.why_not_to, origin),
        OUTSIDE_PAKISTAN,
        ask="air-lift.destination",
        rule="4.2.2",
        about=(origin,),
    )
    assert destination is not None
    word = await execution.table.choose(
        execution.faction,
        lambda: (piece for piece in _TROOPS if lift.passengers(origin, piece)),
        ask="air-lift.piece",
        rule="4.2.2",
        kind=ThingKind.PIECE,
        about=(origin, destination),
    )
    piece = Piece(word)
    count = await execution.table.choose_number(
        execution.faction,
        lambda: range(1, lift.passengers(origin, piece) + 1),
        ask="air-lift.troops",
        rule="4.2.2",
        about=(piece, origin, destination),
    )
    lift.fly(piece, origin, destination, count)
    return True


def air_lift_enables(board: Board, faction: Faction, operation: Operation) -> bool:
    """4.1: Whether Troops could be flown to where an Operation is possible with them."""
    if why_grounded(board, operation):
        return False
    promising = [s for s in OUTSIDE_PAKISTAN if operation.worth_a_look(board, s)]
    if not promising:
        return False
    most = most_government_troops(board)
    loads = {s: _load(board.spaces[s], most) for s in OUTSIDE_PAKISTAN}
    origins = [s for s, (_, troops) in loads.items() if troops]
    origins.sort(key=loads.__getitem__, reverse=True)
    return any(
        possible_there(operation, _lifted(board, origins, space), faction, space)
        for space in promising
        if origins != [space]
    )


def leads_to(execution: Execution, answers: Sequence[str]) -> Iterator[Board] | None:
    """4.1: The positions after the first group; None if it has flown or may be cancelled.

    If the Operation is not possible yet, it can only become so at a promising destination. The
    smallest and the largest group are enough.
    """
    if len(answers) > ANSWERS_PER_GROUP or may_be_cancelled(execution):
        return None
    return _first_groups(execution, Lift(execution), *answers)


def _first_groups(execution: Execution, lift: Lift, *answers: str) -> Iterator[Board]:
    """The positions after each first group that fits the answers given so far."""
    board, prospects = execution.board, execution.accompaniment.prospects()
    given = dict(zip(("origin", "goal", "piece", "count"), answers, strict=False))
    origins = [s for s in OUTSIDE_PAKISTAN if given.get("origin", s) == s]
    for origin in [s for s in origins if lift.why_not_from(s) is None]:
        for piece in [p for p in _TROOPS if given.get("piece", p) == p]:
            most = lift.passengers(origin, piece)
            counts = {int(given["count"])} if "count" in given else {1, most} if most else ()
            for goal in [s for s in OUTSIDE_PAKISTAN if given.get("goal", s) == s]:
                if prospects.reason is not None and goal not in prospects.promising:
                    continue
                if lift.why_not_to(origin, goal) is None:
                    for count in counts:
                        yield Moved(piece, origin, goal, count, rule="4.2.2").on(board)


def _load(here: Space, most: int) -> tuple[bool, int]:
    """Rank an origin: Coalition Troops first, then how many Troops it can send."""
    government = min(here.government_troops, most)
    return here.coalition_troops > 0, here.coalition_troops + government


def _lifted(board: Board, origins: list[SpaceId], destination: SpaceId) -> Board:
    """The position after the two best origins have sent all they can."""
    coalition = government = 0
    most = most_government_troops(board)
    changed: dict[SpaceId, Space] = {}
    for origin in [s for s in origins if s is not destination][: MOST_SPACES - 1]:
        there = board.spaces[origin]
        flown = min(there.government_troops, most - government)
        left = there.government_troops - flown
        changed[origin] = replace(there, coalition_troops=0, government_troops=left)
        coalition += there.coalition_troops
        government += flown
    here = board.spaces[destination]
    changed[destination] = replace(
        here,
        coalition_troops=here.coalition_troops + coalition,
        government_troops=here.government_troops + government,
    )
    return replace(board, spaces=board.spaces | changed)


AIR_LIFT: Final = Special(
    "air-lift",
    "4.2.2",
    None,
    why_no_air_lift,
    air_lift,
    air_lift_enables,
    disturbs=True,
    leads_to=leads_to,
)
