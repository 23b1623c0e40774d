"""8.6.7 Where the Non-player Government Redeploys Troops and Police."""

from __future__ import annotations

from typing import Final

from core.adp.bots.leaving import control_with
from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.bots.redeploy_outlook import after_redeploy
from core.adp.bots.usual_answers import say_number
from core.adp.model.atlas import AFGHAN_AREAS, ATLAS, LOCS, OUTSIDE_PAKISTAN
from core.adp.model.board import Board, control_of
from core.adp.model.ids import DONE, GOVERNMENT, POLICE, Control, SpaceId
from core.adp.rules.redeploy import barracks, stranded_troops
from core.kernel import Phrase, Why, as_phrase, filled
from core.kernel.reasoning import applied, narrow

KABUL: Final = SpaceId.KABUL
GUARDED_LOCS: Final = tuple(
    sorted((loc for loc in LOCS if ATLAS[loc].econ > 1), key=lambda loc: -ATLAS[loc].econ)
)
"""8.6.7: The LoCs that Police guard, the one of Econ 4 before that of Econ 3."""

GUARDS: Final = 2
WOULD_BE_LOST: Final = "8.6.7: COIN Control would be lost"
EVEN: Final = 2
"""8.6.7: Police are even enough if no two areas differ by this many."""


async def redeploy_from(mind: Mind) -> None:
    """6.5.2, 6.5.3: Send Troops that must leave, or Police that a player has picked."""
    piece, _origin = mind.decision.about
    await (send_police(mind) if piece == POLICE else redeploy_troops(mind))


# Troops


async def redeploy_troops(mind: Mind) -> None:
    """Send Troops one at a time: to Kabul until it is COIN-Controlled, then to the fewest."""
    while mind.decision.ask == "redeploy.destination":
        await send_troops(mind)
        await say_number(mind, "redeploy.count", 1, "8.6.7: one at a time")


async def send_troops(mind: Mind) -> None:
    """Answer where the next Troops cube goes."""
    board = mind.board
    if control_of(board.spaces[KABUL]) is not Control.COIN:
        await mind.say(KABUL, "8.6.7: Kabul, until it is COIN-Controlled")
        return
    fewest = Priority(
        "8.6.7: fewest Government Troops", lambda space: -board.spaces[space].government_troops
    )
    homes = barracks(board)  # Troops stay there, so none of them is an origin
    emptiest = narrow(homes, (fewest,), mind.notes)
    left = sum(board.spaces[s].government_troops for s in stranded_troops(board, GOVERNMENT))
    # If each of these spaces gets one, the order does not matter.
    space = emptiest[0] if left >= len(emptiest) else await pick_space(mind, emptiest)
    await mind.say(space, applied("8.6.7: fewest Government Troops", space))


# Police


def guard_of(loc: SpaceId) -> Phrase:
    """Return why Police go to a LoC."""
    return filled("8.6.7: {0} on a LoC of Econ {1}", GUARDS, ATLAS[loc].econ)


Moves = dict[tuple[SpaceId, SpaceId], int]
"""How many Police go from one space to another."""


class Stations:
    """The planned places of the Police, cube by cube, each moving once (6.5.3)."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._found = after_redeploy(board)
        """The position that decides Control, without the planned moves of Police."""

        self.moves: Moves = {}
        self.purposes: dict[tuple[SpaceId, SpaceId], Why] = {}
        """The reason for each move."""

        self.police = {s: board.spaces[s].government_police for s in OUTSIDE_PAKISTAN}
        self.waiting = dict(self.police)
        self.held = [s for s in AFGHAN_AREAS if board.control(s) is Control.COIN]
        """8.6.7: The areas to which Police can go."""

    def shift(self, space: SpaceId) -> int:
        """How many more Police an area would have than now."""
        return self.police[space] - self._board.spaces[space].government_police

    def control(self, space: SpaceId, more: int = 0) -> Control:
        """Who would control an area after the moves (6.5)."""
        return control_with(self._found.spaces[space], coin=self.shift(space) + more)

    def lost(self) -> list[SpaceId]:
        """COIN-Controlled areas that would be lost."""
        return [space for space in self.held if self.control(space) is not Control.COIN]

    def needed(self, space: SpaceId) -> int:
        """How many Police would keep Control of an area."""
        here = self._found.spaces[space]
        return here.taliban + here.warlords - here.coin - self.shift(space) + 1

    def donors(self, *but: SpaceId) -> list[SpaceId]:
        """Spaces that can spare a cube that has not moved, without changing Control (8.1.2)."""
        return [space for space in OUTSIDE_PAKISTAN if space not in but and self.can_spare(space)]

    def can_spare(self, space: SpaceId) -> bool:
        """Whether a cube can leave a space."""
        if not self.waiting[space]:
            return False
        return space in LOCS or self.control(space, -1) is self.control(space)

    def spare(self, *but: SpaceId) -> int:
        """How many cubes could come from elsewhere, one after the other."""
        trial = self.copy()
        number = 0
        while donors := trial.donors(*but):
            trial.take(donors[0])
            number += 1
        return number

    def copy(self) -> Stations:
        """Return a copy of the plan, to try something on the side."""
        other = Stations(self._board)
        other.police = dict(self.police)
        other.waiting = dict(self.waiting)
        return other

    def take(self, origin: SpaceId) -> None:
        """Let a cube leave."""
        self.police[origin] -= 1
        self.waiting[origin] -= 1

    def move(self, origin: SpaceId, destination: SpaceId, purpose: Why) -> None:
        """Let a cube go from one space to another."""
        self.purposes.setdefault((origin, destination), purpose)
        self.take(origin)
        self.police[destination] += 1
        self.moves[origin, destination] = self.moves.get((origin, destination), 0) + 1

    def guarded(self) -> list[SpaceId]:
        """The LoCs that keep their Police, because they have no more than they need."""
        return [loc for loc in GUARDED_LOCS if self.police[loc] <= GUARDS]

    def surplus_on_locs(self) -> list[SpaceId]:
        """LoCs with Police that should go to areas."""
        return [
            loc
            for loc in LOCS
            if self.waiting[loc] and self.police[loc] > (GUARDS if loc in GUARDED_LOCS else 0)
        ]

    def most(self) -> Priority:
        """The priority for most Police."""
        return Priority("8.6.7: most Police", lambda space: self.police[space])

    def fewest(self) -> Priority:
        """The priority for fewest Police."""
        return Priority("8.6.7: fewest Police", lambda space: -self.police[space])


async def redeploy_police(mind: Mind) -> None:
    """Plan all moves of Police, with dice among equals, then carry them out."""
    stations = Stations(mind.board)
    await keep_control(mind, stations)
    await guard_locs(mind, stations)
    await spread_evenly(mind, stations)
    for (origin, destination), number in stations.moves.items():
        purpose = as_phrase(stations.purposes[origin, destination])
        why = filled("{0}: {1} Police from {2} to {3}", purpose, number, origin, destination)
        await mind.say(origin, why)
        await mind.say_if_asked("redeploy.destination", destination, why)
        await say_number(mind, "redeploy.count", number, why)
    await mind.say_if_asked("redeploy.police.origin", DONE, "8.6.7: all Police are in place")


async def send_police(mind: Mind) -> None:
    """Answer where a Police cube that must leave goes, by the same three rules."""
    stations = Stations(mind.board)
    offered = mind.options
    why: Why
    if lost := [area for area in stations.lost() if area in offered]:
        most_people = Priority("8.6.7: highest Population", mind.board.population)
        space, why = await pick_space(mind, lost, (most_people,)), WOULD_BE_LOST
    elif bare := [loc for loc in GUARDED_LOCS if loc in offered and stations.police[loc] < GUARDS]:
        space, why = bare[0], guard_of(bare[0])
    else:
        areas = [area for area in stations.held if area in offered]
        space = await pick_space(mind, areas, (stations.fewest(),))
        why = "8.6.7: to the area with fewest Police"
    await mind.say(space, applied(why, space))
    await say_number(mind, "redeploy.count", 1, "8.6.7: one at a time")


async def keep_control(mind: Mind, stations: Stations) -> None:
    """(a) Just enough Police into areas that would be lost, the most populous first."""
    hopeless: list[SpaceId] = []
    while lost := [space for space in stations.lost() if space not in hopeless]:
        most_people = Priority("8.6.7: highest Population", mind.board.population)
        area = await pick_space(mind, lost, (most_people,))
        if stations.spare(area) < stations.needed(area):
            hopeless.append(area)
            continue
        mind.note(applied(WOULD_BE_LOST, area))
        while stations.needed(area) > 0:
            donor = await pick_space(mind, stations.donors(area), (stations.most(),))
            stations.move(donor, area, WOULD_BE_LOST)


async def guard_locs(mind: Mind, stations: Stations) -> None:
    """(b) Two Police on the LoC of Econ 4, then on that of Econ 3."""
    for loc in GUARDED_LOCS:
        while stations.police[loc] < GUARDS and (donors := stations.donors(*stations.guarded())):
            donor = await pick_space(mind, donors, (stations.most(),))
            stations.move(donor, loc, guard_of(loc))


async def spread_evenly(mind: Mind, stations: Stations) -> None:
    """(c) All others from LoCs to the areas with fewest, then from most to fewest."""
    if not stations.held:
        return
    while locs := stations.surplus_on_locs():
        loc = await pick_space(mind, locs, (stations.most(),))
        area = await pick_space(mind, stations.held, (stations.fewest(),))
        stations.move(loc, area, "8.6.7: from LoCs to areas with fewest Police")
    while donors := [area for area in stations.donors() if area not in LOCS]:
        fullest = max(stations.police[area] for area in donors)
        emptiest = min(stations.police[area] for area in stations.held)
        if fullest - emptiest < EVEN:
            return
        donor = await pick_space(mind, donors, (stations.most(),))
        others = [area for area in stations.held if area is not donor]
        area = await pick_space(mind, others, (stations.fewest(),))
        stations.move(donor, area, "8.6.7: from the most Police to the fewest")
