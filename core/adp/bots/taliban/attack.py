"""8.7.4 Where the Non-player Taliban Attack, and which of these spaces they Ambush."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.bots.taliban.targets import choose_targets
from core.adp.model.atlas import SPACES
from core.adp.model.board import Board
from core.adp.model.ids import COALITION, DONE, GOVERNMENT, PURSE, TALIBAN, WARLORDS, SpaceId
from core.adp.model.lasting import UNSHADED, US_TALIBAN_TALKS, in_force
from core.adp.rules.ambush import MOST_SPACES, most_spaces, why_not_ambush_in
from core.adp.rules.attack import ATTACK_COST, MISS, SACRIFICE, exposed_to, why_not_attack_in
from core.adp.rules.operations import FULL
from core.kernel import filled
from core.kernel.reasoning import NO_NOTES, Notes, Objection, applied, qualify

MANY_ACTIVE: Final = 4
"""8.7.4: With this many Active Guerrillas they Attack Coalition pieces even without Ambush."""

ATTACKED: Final = (COALITION, GOVERNMENT, WARLORDS)
"""8.7.4: The order in which Factions lose pieces."""


def why_not_target(board: Board, space: SpaceId) -> Objection | None:
    """An Attack must be able to remove something in the space."""
    if (reason := why_not_attack_in(board, TALIBAN, FULL, space)) is not None:
        return reason
    exposed = exposed_to(TALIBAN, board, board.spaces[space])
    return None if exposed else "nothing could be removed"


def why_not_ambushable(board: Board, space: SpaceId) -> Objection | None:
    """Ambush must be possible, and remove something."""
    return why_not_ambush_in(board, TALIBAN, FULL, space) or why_not_target(board, space)


def ambushable(board: Board, notes: Notes = NO_NOTES) -> list[SpaceId]:
    """Return the spaces where Ambush is possible."""
    return qualify(
        "8.7.4: Ambush is possible", SPACES, lambda s: why_not_ambushable(board, s), notes
    )


def reaches_coalition(board: Board, space: SpaceId) -> bool:
    """Whether one of the 2 removed pieces can be the Coalition's; at most one may protect it."""
    if in_force(board, US_TALIBAN_TALKS, UNSHADED):
        return False
    here = board.spaces[space]
    if here.coalition_troops:
        return here.government_cubes <= 1
    return here.coalition_bases > 0 and here.government_cubes <= 1


def reaches_government_base(board: Board, space: SpaceId) -> bool:
    """Whether a Government Base can be among the 2 removed."""
    here = board.spaces[space]
    if here.coalition_troops and in_force(board, US_TALIBAN_TALKS, UNSHADED):
        return False  # they stay, and protect it
    return here.government_bases > 0 and here.government_cubes + here.coalition_troops <= 1


def why_not_outnumbered(board: Board, space: SpaceId) -> Objection | None:
    """4 Active Guerrillas must face a Coalition piece."""
    here = board.spaces[space]
    if here.taliban_active < MANY_ACTIVE:
        return filled("fewer than {0} Active Guerrillas", MANY_ACTIVE)
    return why_not_target(board, space) if here.coalition else "no Coalition piece"


def outnumbered(board: Board, notes: Notes = NO_NOTES) -> list[SpaceId]:
    """Return the spaces with 4 Active Guerrillas and a Coalition piece."""
    line = filled("8.7.4: {0} Active Guerrillas and a Coalition piece", MANY_ACTIVE)
    return qualify(line, SPACES, lambda space: why_not_outnumbered(board, space), notes)


def can_attack(board: Board, notes: Notes = NO_NOTES) -> bool:
    """Whether there is any space to Attack."""
    return bool(ambushable(board, notes) or outnumbered(board, notes))


async def attack(mind: Mind) -> None:
    """8.7.4: Answer the questions of an Attack, Ambush included."""
    spaces = await choose_spaces(mind)
    hidden = await choose_ambushes(mind, spaces)
    for space in spaces:
        if space not in hidden and mind.decision.ask == "attack.space":
            await mind.say(space, applied("8.7.4: Attack without Ambush", space))
            await _answer_bomber(mind, space)
            await choose_targets(mind, "attack.remove", ATTACKED, "8.7.4")
    if hidden and "ambush" in mind.options:
        await mind.say("ambush", applied("8.7.4: Ambush", *hidden))
        await ambush(mind, hidden)


async def _answer_bomber(mind: Mind, space: SpaceId) -> None:
    """Card 33, shaded: Use it, unless it costs the last Guerrilla at a Taliban Base."""
    here = mind.board.spaces[space]
    if here.taliban_bases and here.taliban_guerrillas == 1:
        last = "8.4.1: the last Guerrilla at a Taliban Base stays"
        await mind.say_if_asked("attack.bomber", MISS, last)
    await mind.say_if_asked(
        "attack.bomber", SACRIFICE, "8.1.1: the sacrifice makes the Attack succeed"
    )


async def choose_spaces(mind: Mind) -> list[SpaceId]:
    """8.7.4: Return up to 3 spaces for Ambush and then others, as far as Resources allow."""
    board = mind.board
    purse = board.track(PURSE[TALIBAN]) // ATTACK_COST
    chosen: list[SpaceId] = []
    coalition = Priority(
        "8.7.4: a Coalition piece can be removed", lambda space: reaches_coalition(board, space)
    )
    for_ambush = ambushable(board, mind.notes)
    while len(chosen) < min(MOST_SPACES, purse):
        left = [space for space in for_ambush if space not in chosen]
        if not left:
            break
        chosen.append(await pick_space(mind, left, (coalition,)))
    others = outnumbered(board, mind.notes)
    while len(chosen) < purse:
        left = [space for space in others if space not in chosen]
        if not left:
            break
        short = len(chosen) + len(left) > purse
        chosen.append(await pick_space(mind, left) if short else left[0])
    return chosen


async def choose_ambushes(mind: Mind, spaces: Sequence[SpaceId]) -> list[SpaceId]:
    """8.7.4: Return the spaces of an Attack to Ambush: those with the fewest Guerrillas."""
    left = [space for space in spaces if why_not_ambushable(mind.board, space) is None]
    if len(left) <= (most := most_spaces(mind.board)):
        return left
    chosen: list[SpaceId] = []
    while len(chosen) < most:
        pool = [space for space in left if space not in chosen]
        chosen.append(await pick_space(mind, pool, ambush_priorities(mind.board)))
    return chosen


def ambush_priorities(board: Board) -> tuple[Priority, ...]:
    """8.7.4: The priorities of Ambush."""
    return (
        Priority("8.7.4: fewest Guerrillas", lambda space: -board.spaces[space].taliban_guerrillas),
        Priority("8.7.4: removes a Coalition piece", lambda space: reaches_coalition(board, space)),
        Priority(
            "8.7.4: removes a Government Base",
            lambda space: reaches_government_base(board, space),
        ),
    )


async def ambush(mind: Mind, spaces: Sequence[SpaceId]) -> None:
    """8.7.4: Answer the questions of an Ambush in some spaces."""
    while mind.decision.ask in ("ambush.space", "attack.remove"):
        if mind.decision.ask == "ambush.space":
            space = next((space for space in spaces if space in mind.options), None)
            if space is None:
                await mind.say(DONE, "8.7.4: no more Ambushes")
                return
            await mind.say(space, applied("8.7.4: Ambush", space))
        await choose_targets(mind, "attack.remove", ATTACKED, "8.7.4")


async def free_ambush(mind: Mind) -> None:
    """5.5: An Ambush that an Event grants, by the same priorities."""
    offered = [space for space in SPACES if space in mind.options]
    if offered:
        offered = [await pick_space(mind, offered, ambush_priorities(mind.board))]
    await ambush(mind, offered)
