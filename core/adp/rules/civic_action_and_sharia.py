"""Civic Action and Sharia: Resources buy shifts towards Support or Opposition.

Both work the same way, one Terror marker or one level at a time, within Operations (3.2.1, 3.3.1)
and in the Support Phase (6.4.1, 6.4.2).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Struct

from core.adp.model.board import Board
from core.adp.model.facts import Calmed
from core.adp.model.ids import FACTIONS, GOVERNMENT, PURSE, TALIBAN, Faction, SpaceId, Support
from core.adp.model.lasting import TRIBAL_ELDERS, UNSHADED, lasting
from core.adp.rules.table import AdpTable, SpaceRefusal
from core.kernel import Reason


class Persuasion(Struct, frozen=True):
    """Civic Action or Sharia."""

    word: str
    payer: Faction
    price: int
    """Resources per Terror marker removed or level shifted."""

    goal: Support

    def steps_left(self, board: Board, space: SpaceId) -> int:
        """How many steps are left in a space, regardless of Resources."""
        levels = _levels_to(board, space, self.goal)
        return board.spaces[space].terror + levels

    def any_left(self, board: Board, space: SpaceId) -> bool:
        """Whether there is any step left to buy in a space."""
        here = board.spaces[space]
        return here.terror > 0 or (here.support is not self.goal and board.can_take_sides(space))

    def steps_affordable(self, board: Board, space: SpaceId) -> int:
        """How many steps can be bought in a space now."""
        purse = board.track(PURSE[self.payer])
        return min(self.steps_left(board, space), purse // self.price)

    def levels_for(self, board: Board, space: SpaceId, purse: int) -> int:
        """How many levels a space shifts for `purse` Resources, after its Terror is removed."""
        steps = min(self.steps_left(board, space), purse // self.price)
        return max(0, steps - board.spaces[space].terror)


CIVIC_ACTION: Final = Persuasion("civic", GOVERNMENT, 3, Support.SUPPORT)
SHARIA: Final = Persuasion("sharia", TALIBAN, 1, Support.OPPOSITION)
DEAR_SHARIA: Final = Persuasion("sharia", TALIBAN, 2, Support.OPPOSITION)

_LEVELS: Final = (Support.OPPOSITION, Support.NEUTRAL, Support.SUPPORT)


def _levels_to(board: Board, space: SpaceId, goal: Support) -> int:
    if not board.can_take_sides(space):
        return 0
    return abs(_LEVELS.index(board.spaces[space].support) - _LEVELS.index(goal))


def one_level_towards(now: Support, goal: Support) -> Support:
    """1.6: Return the level one step nearer to a goal."""
    here, there = _LEVELS.index(now), _LEVELS.index(goal)
    return _LEVELS[here + (there > here) - (there < here)]


def persuade(table: AdpTable, way: Persuasion, space: SpaceId, steps: int, rule: str) -> None:
    """Pay for steps: first Terror is removed, then the attitude shifts."""
    for _ in range(steps):
        table.pay(way.payer, way.price, rule)
        here = table.board.spaces[space]
        if here.terror:
            table.emit(Calmed(space, 1, rule=rule))
        else:
            table.shift(space, one_level_towards(here.support, way.goal), rule)


# Attitudes after Terror (3.3.4) and Eradicate (4.3.3)


async def frighten(table: AdpTable, space: SpaceId, to: Support, rule: str) -> None:
    """Change an area's attitude; with Tribal Elders in force, their Faction chooses the level."""
    if to is table.board.spaces[space].support or not table.board.can_take_sides(space):
        return
    faction = whose_elders(table.board)
    if faction is None:
        table.shift(space, to, rule)
        return
    word = await table.ask(
        faction, lambda: _LEVELS, ask="elders.attitude", rule="card 45", about=(space,)
    )
    table.shift(space, Support(word), "card 45")


def whose_elders(board: Board) -> Faction | None:
    """Card 45: The Faction whose marker is on "Tribal Elders", if it is in force."""
    elders = lasting(board, TRIBAL_ELDERS, UNSHADED)
    return Faction(elders.note) if elders is not None and elders.note in FACTIONS else None


# Buying steps


def why_no_step(board: Board, way: Persuasion, space: SpaceId, rule: str) -> Reason | None:
    """Why no step can be bought in a space; None if one can."""
    if not way.any_left(board, space):
        return Reason("persuasion.nothing-left", rule, (way.goal,))
    if board.track(PURSE[way.payer]) < way.price:
        return Reason("persuasion.price", rule, (str(way.price),))
    return None


async def persuade_in(
    table: AdpTable, way: Persuasion, by: Faction, space: SpaceId, rule: str
) -> None:
    """Ask how many steps to buy in a space where one is affordable, and buy them."""
    steps = await table.choose_number(
        by,
        lambda: range(1, way.steps_affordable(table.board, space) + 1),
        ask=f"{way.word}.steps",
        rule=rule,
        about=(space,),
    )
    persuade(table, way, space, steps, rule)


async def persuade_in_spaces(
    table: AdpTable,
    way: Persuasion,
    by: Faction,
    spaces: Callable[[], Iterable[SpaceId]],
    refuse: SpaceRefusal,
    rule: str,
) -> None:
    """Buy steps in one space after another, until the decider stops or cannot pay."""

    def worthwhile() -> tuple[SpaceId, ...]:
        if table.board.track(PURSE[way.payer]) < way.price:
            return ()
        return tuple([s for s in spaces() if way.any_left(table.board, s)])

    def why_not(space: SpaceId) -> Reason | None:
        return refuse(space) or why_no_step(table.board, way, space, rule)

    while space := await table.choose_space(
        by, worthwhile, ask=f"{way.word}.space", rule=rule, refuse=why_not
    ):
        await persuade_in(table, way, by, space, rule)
