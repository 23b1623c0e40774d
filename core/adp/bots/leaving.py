"""8.1.2 Choosing its own pieces: how many may leave a space, which March, cubes by turns."""

from __future__ import annotations

from typing import NamedTuple

from core.adp.model.atlas import LOCS
from core.adp.model.board import Board, Forces
from core.adp.model.ids import COIN, TALIBAN, Control, Faction, SpaceId
from core.adp.rules.march import is_noticed


def by_turns(police: int, troops: int, number: int) -> tuple[int, int]:
    """Return how many Police and how many Troops are taken by turns, Police first (ruling A-42)."""
    number = min(number, police + troops)
    taken = min(police, max((number + 1) // 2, number - troops))
    return taken, number - taken


def control_with(here: Forces, *, coin: int = 0, taliban: int = 0, warlords: int = 0) -> Control:
    """1.7: Who would control an area with more or fewer pieces of each."""
    coin, taliban, warlords = here.coin + coin, here.taliban + taliban, here.warlords + warlords
    if coin > taliban + warlords:
        return Control.COIN
    return Control.TALIBAN if taliban > coin + warlords else Control.NONE


def free_to_leave(board: Board, space: SpaceId, faction: Faction, most: int) -> int:
    """8.1.2: How many pieces can leave one by one without changing the Control of their space."""
    if space in LOCS:
        return most
    here = board.spaces[space]
    now = control_with(here)
    for leaving in range(1, most + 1):
        if faction in COIN:
            then = control_with(here, coin=-leaving)
        elif faction is TALIBAN:
            then = control_with(here, taliban=-leaving)
        else:
            then = control_with(here, warlords=-leaving)
        if then is not now:
            return leaving - 1
    return max(0, most)


class Guerrillas(NamedTuple):
    """Guerrillas that March together."""

    underground: int
    active: int

    @property
    def size(self) -> int:
        """The number of all of them."""
        return self.underground + self.active


def marching_group(
    board: Board, faction: Faction, destination: SpaceId, there: Guerrillas, most: int
) -> Guerrillas:
    """8.1.2: Choose a group so that as many as possible arrive Underground (ruling A-41).

    If any can, it is the largest group that stays hidden, Underground Guerrillas first. If none
    can, all go, Active ones first.
    """
    most = min(most, there.size)
    sizes = range(most, 0, -1)
    unseen = next((n for n in sizes if not is_noticed(board, faction, destination, n)), 0)
    if unseen and there.underground:
        underground = min(unseen, there.underground)
        return Guerrillas(underground, min(unseen - underground, there.active))
    active = min(most, there.active)
    return Guerrillas(most - active, active)
