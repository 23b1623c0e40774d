"""8.6.2 How the Non-player Government Trains: the answers to the questions of 3.2.1."""

from __future__ import annotations

from core.adp.bots.government.train_sites import (
    KABUL_OR_BASE,
    ROOM_FOR_A_BASE,
    cubes_to_spare,
    donors_for,
    fewest_cubes,
    greatest_shift,
    is_first_printing,
    provinces_for_a_base,
    spaces_for_cubes,
    spaces_to_persuade,
    spaces_to_win_over,
    with_room_for_civic_action,
)
from core.adp.bots.leaving import by_turns
from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.bots.usual_answers import say_most, say_number
from core.adp.model.ids import DONE, SpaceId
from core.adp.rules.train import most_cubes
from core.adp.rules.train_extra import CUBES_FOR_A_BASE, Extra
from core.kernel import Why
from core.kernel.reasoning import applied


async def train(mind: Mind) -> None:
    """Answer the questions of a Train until only a Special Activity can follow."""
    used: list[SpaceId] = []
    base = await select_for_a_base(mind, used)
    at_once = mind.decision.ask == "train.first"  # players place their cubes first (3.2.1)
    if base is not None and at_once:
        await exchange_for_a_base(mind, base)
    meant = await spread_cubes(mind, used, base)
    if base is None:
        await persuade(mind, used, meant)
    elif not at_once:
        await exchange_for_a_base(mind, base)


async def select_for_a_base(mind: Mind, used: list[SpaceId]) -> SpaceId | None:
    """Step 1: Select the Province for a Base."""
    provinces = provinces_for_a_base(mind.board, mind.notes)
    if not provinces:
        return None
    space = await pick_space(mind, provinces)
    used.append(space)
    await mind.say(space, applied(ROOM_FOR_A_BASE, space))
    return space


# Step 2


async def spread_cubes(mind: Mind, used: list[SpaceId], base: SpaceId | None) -> SpaceId | None:
    """Step 2: Place cubes in order; return the space that needed them for Civic Action."""
    first_printing = is_first_printing(mind.board)
    meant: SpaceId | None = None
    if base is None and not first_printing:
        meant = await serve_for_civic_action(mind, used)
    while spaces := spaces_for_cubes(mind.board, used, mind.notes, built=base):
        if base is None:
            spaces = with_room_for_civic_action(mind.board, used, spaces, mind.notes)
        order = () if first_printing else (fewest_cubes(mind.board),)
        space = await pick_space(mind, spaces, order)
        thin = "8.6.2 step 2: at most 6 cubes in excess"
        await serve(mind, used, space, thin if first_printing else KABUL_OR_BASE)
    if base is None and first_printing:
        meant = await serve_for_civic_action(mind, used)
    return meant


async def serve_for_civic_action(mind: Mind, used: list[SpaceId]) -> SpaceId | None:
    """Place cubes where Civic Action shifts most, if it needs them (ruling A-68)."""
    spaces = spaces_to_win_over(mind.board, used, mind.notes)
    if not spaces:
        return None
    space = await pick_space(mind, spaces, (greatest_shift(mind.board, used),))
    await serve(mind, used, space, "8.6.2 step 2: makes Civic Action possible")
    return space


async def serve(
    mind: Mind, used: list[SpaceId], space: SpaceId, why: Why, most: int | None = None
) -> None:
    """Select a space and place as many cubes as possible, Police and Troops by turns."""
    available = mind.board.available
    most = most_cubes(mind.board) if most is None else most
    placed = min(most, available.government_cubes)
    police, troops = by_turns(available.government_police, available.government_troops, placed)
    used.append(space)
    await mind.say(space, applied(why, space))
    await say_number(mind, "train.troops", troops, "8.1.2: Police and Troops by turns")
    await say_number(mind, "train.police", police, "8.1.2: Police and Troops by turns")
    await draw(mind, used, space, most - placed)


async def draw(mind: Mind, used: list[SpaceId], space: SpaceId, left: int) -> None:
    """Take cubes from other spaces if none are Available, in the 1st printing only."""
    while mind.decision.ask == "train.donor":
        donors = donors_for(mind.board, space, used) if left else []
        if not donors:
            await mind.say(DONE, "8.6.2 step 2: Available cubes only")
            return
        donor = await pick_space(mind, donors)
        there = mind.board.spaces[donor]
        number = min(left, cubes_to_spare(mind.board, donor))
        police, troops = by_turns(there.government_police, there.government_troops, number)
        spared = "8.6.2 step 2: from a Coalition Base that does not Train"
        await mind.say(donor, applied(spared, donor))
        await say_number(mind, "train.donor.troops", troops, "8.1.2: Police and Troops by turns")
        await say_number(mind, "train.donor.police", police, "8.1.2: Police and Troops by turns")
        left -= number


# Step 3, or the end of step 1


async def exchange_for_a_base(mind: Mind, space: SpaceId) -> None:
    """Step 1: Replace three cubes with a Base."""
    here = mind.board.spaces[space]
    _, troops = by_turns(here.government_police, here.government_troops, CUBES_FOR_A_BASE)
    why = applied("8.6.2 step 1: an Available Base for three cubes", space)
    await mind.say_if_asked("train.space", DONE, "8.6.2 step 2: all spaces have their cubes")
    await mind.say(Extra.BUILD_BASE, why)
    await mind.say_if_asked("train.extra.space", space, why)
    await say_number(mind, "train.base.troops", troops, "8.1.2: Police and Troops by turns")


async def persuade(mind: Mind, used: list[SpaceId], meant: SpaceId | None) -> None:
    """Step 3: Shift one of the spaces as far towards Support as Resources allow.

    If none of them can be shifted, another one is selected for it.
    """
    board = mind.board
    possible = spaces_to_persuade(board, used, mind.notes)
    trained = [space for space in possible if space in used]
    more = [s for s in possible if s in mind.options] if mind.decision.ask == "train.space" else []
    if not trained and not more:
        return
    first = Priority("8.6.2 step 3: the space that got cubes for it", lambda space: space is meant)
    order = (first, greatest_shift(board, used))
    space = await pick_space(mind, trained or more, order)
    if not trained:
        await serve(mind, used, space, "8.6.2 step 3: for Civic Action only", most=0)
    why = applied("8.6.2 step 3: Civic Action without a Coalition Base", space)
    await mind.say_if_asked("train.space", DONE, "8.6.2 step 2: all spaces have their cubes")
    await mind.say(Extra.CIVIC_ACTION, why)
    await mind.say_if_asked("train.extra.space", space, why)
    await say_most(mind, "civic.steps", "8.6.2 step 3: as far as Resources allow")
