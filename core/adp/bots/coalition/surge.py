"""8.8.2 Surge of the Non-player Coalition, or the Air Lift that replaces it."""

from __future__ import annotations

from typing import Final, NamedTuple

from core.adp.bots.coalition.lift import WORD as LIFT
from core.adp.bots.coalition.lift import Flight, LiftPurpose, best_lift, fly, most_lifted
from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.bots.usual_answers import numbers
from core.adp.model.atlas import AFGHAN_AREAS
from core.adp.model.board import COUNT, Board, control_of
from core.adp.model.ids import DONE, Control, Piece, SpaceId
from core.adp.rules.surge import MOST_SPACES
from core.adp.rules.surge import ROLL as ROLL_FOR_AID
from core.kernel import Phrase, Why, filled, one_or_many
from core.kernel.reasoning import qualify

WORD: Final = "surge"


class Reinforcement(NamedTuple):
    """Where Bases and Troops are placed or removed."""

    spaces: tuple[SpaceId, ...]
    bases: tuple[SpaceId, ...] = ()
    troops: tuple[SpaceId, ...] = ()
    """The space of each Troops cube that is placed."""

    withdraws: bool = False
    """Whether all Troops leave the space instead."""

    def wanted(self, board: Board, piece: Piece, space: SpaceId) -> int:
        """How many pieces of a kind a space should have afterwards."""
        there = COUNT[piece](board.spaces[space])
        if piece is Piece.COALITION_BASE:
            return there + self.bases.count(space)
        return 0 if self.withdraws else there + self.troops.count(space)

    def why(self, space: SpaceId) -> Phrase:
        """Return what happens in a space, as a reason to select it."""
        if self.withdraws:
            return filled("8.8.2: all Coalition Troops leave {0}", space)
        bases = one_or_many(self.bases.count(space), "{0} Base", "{0} Bases")
        troops = self.troops.count(space)
        return filled("8.8.2: {0} and {1} Troops placed in {2}", bases, troops, space)


async def after_train(mind: Mind) -> bool:
    """8.8.2: Surge, or Air Lift if Surge can do nothing; return whether anything was done."""
    if WORD not in mind.options:
        mind.miss(WORD, "8.8.2: no Surge")
    elif (plan := await best_surge(mind)) is not None:
        await mind.say(WORD, "8.8.2: Surge after the Train")
        await move_in(mind, plan)
        return True
    return await lift_for_control(mind)


def final_round_comes_next(board: Board) -> bool:
    """8.8.2: Whether the next Propaganda Round is the last."""
    return board.propaganda_played + 1 >= board.propaganda_total


def held(board: Board) -> tuple[SpaceId, ...]:
    """The COIN-Controlled areas."""
    return tuple(s for s in AFGHAN_AREAS if control_of(board.spaces[s]) is Control.COIN)


async def best_surge(mind: Mind, *, anywhere: bool = False) -> Reinforcement | None:
    """8.8.2: What to place, or to remove before the final Round; None if nothing."""
    spaces = AFGHAN_AREAS if anywhere else held(mind.board)
    if final_round_comes_next(mind.board):
        return await _withdrawal(mind, spaces)
    return await _build_up(mind, spaces)


async def _withdrawal(mind: Mind, spaces: tuple[SpaceId, ...]) -> Reinforcement | None:
    """8.8.2: All Troops of the space with most of them; among equals, least Population."""
    board = mind.board
    garrisons = qualify(
        "8.8.2: COIN-Controlled with Coalition Troops",
        spaces,
        lambda space: None if board.spaces[space].coalition_troops else "no Coalition Troops",
        mind.notes,
    )
    if not garrisons:
        mind.note("8.8.2: final Round next: no Coalition Troops in COIN-Controlled spaces")
        return None
    space = await pick_space(
        mind,
        garrisons,
        (
            Priority("8.8.2: most Coalition Troops", lambda s: board.spaces[s].coalition_troops),
            Priority("8.8.2: least Population", lambda s: -board.population(s)),
        ),
    )
    mind.note(filled("8.8.2: final Round next: all Coalition Troops leave {0}", space))
    return Reinforcement((space,), withdraws=True)


async def _build_up(mind: Mind, spaces: tuple[SpaceId, ...]) -> Reinforcement | None:
    """8.8.2: Roll a die: Bases in half as many spaces, then as many Troops."""
    board = mind.board

    def why_not(space: SpaceId) -> Why | None:
        if board.spaces[space].coalition_bases:
            return "a Coalition Base is there"
        return None if board.room_for_bases(space) else "no room for a Base"

    available = board.available.coalition_bases
    line = "8.8.2: COIN-Controlled with room for a first Coalition Base"
    sites = qualify(line, spaces, why_not, mind.notes) if available else []
    garrison = board.available.coalition_troops if spaces else 0
    if not sites and not garrison:
        mind.note("8.8.2: nothing can be placed by Surge, whatever the roll")
        return None
    roll = await mind.die("8.8.2: Surge: roll for Troops, and half as many Bases")
    mind.note(filled("8.8.2: Surge: die {0}", roll))
    bases = await choose_sites(mind, sites, min(roll // 2, available, MOST_SPACES))
    cubes = min(roll, garrison)
    quarters = await choose_quarters(mind, spaces, bases, cubes)
    chosen = tuple(dict.fromkeys((*bases, *quarters)))
    if not chosen:
        mind.note("8.8.2: this roll allows nothing to be placed")
        return None
    return Reinforcement(chosen, tuple(bases), quarters)


async def choose_sites(mind: Mind, sites: list[SpaceId], most: int) -> list[SpaceId]:
    """8.8.2: Where Bases are placed: the highest Population, then no Government Base."""
    board = mind.board
    priorities = (
        Priority("8.8.2: highest Population", board.population),
        Priority("8.8.2: no Government Base", lambda s: -board.spaces[s].government_bases),
    )
    left, bases = list(sites), list[SpaceId]()
    while left and len(bases) < most:
        bases.append(await pick_space(mind, left, priorities))
        left.remove(bases[-1])
    return bases


async def choose_quarters(
    mind: Mind, spaces: tuple[SpaceId, ...], bases: list[SpaceId], cubes: int
) -> tuple[SpaceId, ...]:
    """8.8.2: Where Troops are placed, one at a time in turn, spaces with Taliban first.

    Besides the spaces of the Bases, only spaces that get Troops are chosen.
    """
    if not cubes:
        return ()
    board = mind.board

    def has_taliban(space: SpaceId) -> bool:
        return board.spaces[space].taliban > 0

    chosen = list(bases)
    for infested in (True, False):
        left = [s for s in spaces if s not in chosen and has_taliban(s) is infested]
        while left and len(chosen) < MOST_SPACES:
            served = sum(map(has_taliban, chosen)) if infested else len(chosen)
            if served >= cubes:
                break
            chosen.append(await pick_space(mind, left))
            left.remove(chosen[-1])
    turn = sorted(chosen, key=lambda space: not has_taliban(space))
    return tuple(turn[number % len(turn)] for number in range(cubes))


async def move_in(mind: Mind, plan: Reinforcement) -> None:
    """Answer the questions of a Surge."""
    while True:
        about = mind.decision.about
        match mind.decision.ask:
            case "surge.space":
                unnamed = [space for space in plan.spaces if space in mind.options]
                if unnamed:
                    await mind.say(unnamed[0], plan.why(unnamed[0]))
                else:
                    await mind.say(DONE, "8.8.2: no other space to Surge")
            case "surge.troops":
                wanted = plan.wanted(mind.board, Piece.COALITION_TROOPS, SpaceId(about[0]))
                there = filled("8.8.2: Coalition Troops in {0}: {1}", about[0], wanted)
                await mind.say(str(wanted), there)
            case "surge.bases":
                wanted = plan.wanted(mind.board, Piece.COALITION_BASE, SpaceId(about[0]))
                there = filled("8.8.2: Coalition Bases in {0}: {1}", about[0], wanted)
                await mind.say(str(wanted), there)
            case "surge.die":
                await mind.say(ROLL_FOR_AID, "8.8.2: a die roll is added to Aid")
            case "surge.aid":
                await mind.say(str(max(numbers(mind))), "8.8.2: all of the roll is added to Aid")
            case _:
                return


def _short_of_control(board: Board, space: SpaceId) -> int:
    """How many COIN pieces an area lacks for COIN Control."""
    here = board.spaces[space]
    return here.taliban + here.warlords + 1 - here.coin


def _brings_control(board: Board, plan: Flight) -> bool:
    return control_of(plan.on(board).spaces[plan.destination]) is Control.COIN


async def lift_for_control(mind: Mind) -> bool:
    """8.8.2: Air Lift to gain COIN Control of an area; return whether there is one."""
    if LIFT not in mind.options:
        mind.miss(LIFT, "8.8.2: no Air Lift")
        return False
    plan = await best_lift_for_control(mind)
    if plan is None:
        return False
    await fly(mind, plan, adds_control(plan))
    return True


def adds_control(plan: Flight) -> Phrase:
    """Return the reason for that Air Lift."""
    return filled("8.8.2: Air Lift adds COIN Control of {0}", plan.destination)


async def best_lift_for_control(mind: Mind) -> Flight | None:
    """8.8.2: The Air Lift that adds COIN Control, first where Taliban are, then by Population."""
    board = mind.board
    most = most_lifted(board)
    purpose = LiftPurpose(
        most,
        filled("8.8.2: areas where up to {0} Troops could bring COIN Control", most),
        lambda space: _short_of_control(board, space),
        "COIN Control already",
        "8.8.2: Air Lift adds COIN Control",
        lambda lift: _brings_control(board, lift),
        (
            Priority("8.8.2: Taliban are there", lambda s: board.spaces[s].taliban > 0),
            Priority("8.8.2: highest Population", board.population),
        ),
    )
    plan = await best_lift(mind, purpose)
    if plan is None:
        mind.note("8.8.2: no Air Lift would add COIN Control")
    return plan
