"""8.7.8 Where the Non-player Taliban Redeploy, and place a Guerrilla after an Assault."""

from __future__ import annotations

from core.adp.bots.leaving import free_to_leave
from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.model.atlas import AREAS, PAKISTAN, PASHTUN_PAKISTAN, SPACES
from core.adp.model.board import Board
from core.adp.model.ids import DONE, TALIBAN, SpaceId
from core.adp.rules.redeploy import havens, may_stay_anywhere, stranded_guerrillas
from core.kernel import Why, filled
from core.kernel.reasoning import applied, qualify


async def redeploy(mind: Mind) -> None:
    """8.7.8: Move one at a time to the fewest; those that may stay move only to even it out.

    Moves by choice come first, so they must allow for the forced ones (ruling A-82).
    """
    while mind.decision.ask in ("redeploy.taliban.origin", "redeploy.destination"):
        if mind.decision.ask == "redeploy.taliban.origin":
            await send_on(mind)
            continue
        await mind.say(*await haven_with_fewest(mind))
        await mind.say_if_asked("redeploy.count", "1", "8.7.8: one at a time")


async def haven_with_fewest(mind: Mind) -> tuple[SpaceId, Why]:
    """Return where the next Guerrilla goes, and why."""
    havens = [space for space in AREAS if space in mind.options]
    fewest = Priority(
        "8.7.8: fewest Guerrillas", lambda s: -mind.board.spaces[s].taliban_guerrillas
    )
    afghan = Priority("8.7.8: Afghan before Pakistan", lambda s: s not in PAKISTAN)
    haven = await pick_space(mind, havens, (fewest, afghan))
    return haven, applied("8.7.8: fewest Guerrillas, Afghan areas first", haven)


async def send_on(mind: Mind) -> None:
    """Answer where a Guerrilla that may stay leaves; none if all is even, or by card 36."""
    board = mind.board
    crowd = when_dealt(board)
    crowded = qualify(
        "8.7.8: Guerrillas that may stay but should move",
        [space for space in PASHTUN_PAKISTAN if space in mind.options],
        lambda space: why_not_leave(board, crowd, space),
        mind.notes,
    )
    if not crowded or may_stay_anywhere(board):
        await mind.say(DONE, "8.7.8: Guerrillas that need not Redeploy stay")
        return
    most = Priority("8.7.8: most Guerrillas", lambda space: crowd[space])
    origin = await pick_space(mind, crowded, (most,))
    await mind.say(origin, applied("8.7.8: Guerrillas are spread evenly", origin))
    await mind.say_if_asked("redeploy.count", "1", "8.7.8: one at a time")


def why_not_leave(board: Board, crowd: dict[SpaceId, int], space: SpaceId) -> Why | None:
    """Why moving a Guerrilla from a space would not make it more even, or as even."""
    if not free_to_leave(board, space, TALIBAN, 1):
        return "Control would change"
    others = [other for other in crowd if other is not space]
    # An odd Guerrilla belongs in Afghanistan, so a difference of 1 is enough there.
    if any(crowd[other] + (other in PAKISTAN) < crowd[space] for other in others):
        return None
    return filled("no allowed area has fewer than {0}", crowd[space])


def when_dealt(board: Board) -> dict[SpaceId, int]:
    """How many Guerrillas each haven will have after the forced moves."""
    crowd = {space: board.spaces[space].taliban_guerrillas for space in havens(board)}
    for space in stranded_guerrillas(board):
        for _ in range(board.spaces[space].taliban_guerrillas):
            emptiest = min(crowd, key=lambda haven: (crowd[haven], haven in PAKISTAN))
            crowd[emptiest] += 1
    return crowd


async def recruit(mind: Mind) -> None:
    """Card 34, shaded: A Guerrilla where the Coalition has Assaulted, at a Taliban Base first."""
    spaces, board = [space for space in SPACES if space in mind.options], mind.board
    at_base = Priority("8.4.1: a Taliban Base", lambda s: board.spaces[s].taliban_bases > 0)
    space = await pick_space(mind, spaces, (at_base,))
    await mind.say(space, applied("8.1.1: a new Guerrilla where the Coalition Assaulted", space))
