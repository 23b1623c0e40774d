"""8.5.4 Whom the Non-player Warlords Suborn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from core.adp.atlas import AFGHAN_AREAS, LOCS, PAKISTAN, SPACES
from core.adp.board import Board
from core.adp.bots.answers import say_number
from core.adp.bots.chance import pick_space
from core.adp.bots.leaving import by_turns, control_with
from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.ids import COALITION, DONE, Control, Piece, Seat, SpaceId
from core.adp.rules.suborn import MOST_CUBES, SubornAction

SUBORN_QUESTION: Final = "suborn.space"


class Aim(NamedTuple):
    """A line of the list: where it applies and what is removed there."""

    step: str
    text: str
    targets: dict[SpaceId, SubornAction]


def aim(board: Board, used: Sequence[SpaceId]) -> Aim | None:
    """Return the first line of the list that finds a piece to remove; None if there is none."""
    return ending_control(board, used) or any_piece(board, used)


def ending_control(board: Board, used: Sequence[SpaceId]) -> Aim | None:
    """Step 1: where it ends Control, first by one Government Base alone (ruling A-67)."""
    areas = [space for space in AFGHAN_AREAS if space not in used]
    if alone := [space for space in areas if base_holds(board, space)]:
        text = "without the Base no COIN Control"
        return Aim("step 1", text, dict.fromkeys(alone, SubornAction.BASE))
    targets: dict[SpaceId, SubornAction] = {}
    for space in areas:
        here = board.spaces[space]
        match board.control(space):
            case Control.COIN:
                cubes = min(MOST_CUBES, here.government_cubes)
                if control_with(here, coin=-cubes) is not Control.COIN:
                    targets[space] = SubornAction.CUBES
            case Control.TALIBAN:
                if here.taliban_guerrillas and (
                    control_with(here, taliban=-1) is not Control.TALIBAN
                ):
                    targets[space] = SubornAction.GUERRILLA
            case Control.NONE:
                pass
    return Aim("step 1", "ends Control", targets) if targets else None


def base_holds(board: Board, space: SpaceId) -> bool:
    """Whether removing one Government Base ends COIN Control."""
    here = board.spaces[space]
    return bool(
        here.government_bases
        and board.control(space) is Control.COIN
        and control_with(here, coin=-1) is not Control.COIN
    )


def any_piece(board: Board, used: Sequence[SpaceId]) -> Aim | None:
    """Step 2: Taliban Guerrillas, or Government pieces if a person plays the Coalition."""
    targets: dict[SpaceId, SubornAction] = {}
    taliban = board.seats[COALITION] is Seat.BOT
    for space in SPACES:
        here = board.spaces[space]
        if space in used:
            continue
        if taliban:
            if here.taliban_guerrillas:
                targets[space] = SubornAction.GUERRILLA
        elif here.government_bases:
            targets[space] = SubornAction.BASE  # 8.1.2: Bases first
        elif here.government_cubes:
            targets[space] = SubornAction.CUBES
    text = "Taliban Guerrillas" if taliban else "Government pieces"
    return Aim("step 2", text, targets) if targets else None


PLACES: Final = (
    Priority("LoCs first", "8.5.4 step 2", lambda space: space in LOCS),
    Priority("Pakistan last", "8.5.4 step 2", lambda space: space not in PAKISTAN),
)


async def suborn(mind: Mind) -> None:
    """Answer the questions of a Suborn for which there is an aim, to its end."""
    used: list[SpaceId] = []
    # With one space left to choose nothing is asked, so the first question may be about an action.
    while mind.decision.ask.startswith("suborn."):
        aimed = aim(mind.board, used)
        if aimed is None:
            await mind.say(DONE, "8.5.4: no other piece to remove")
            return
        if mind.decision.ask == SUBORN_QUESTION:
            space = await pick_space(mind, list(aimed.targets), PLACES)
            await mind.say(space, f"8.5.4 {aimed.step}: {aimed.text}: {space}")
        else:
            (space,) = aimed.targets
        used.append(space)
        await suborn_in(mind, space, aimed)


async def suborn_in(mind: Mind, space: SpaceId, aimed: Aim) -> None:
    """Answer what is asked about one space."""
    here = mind.board.spaces[space]
    await mind.say_if_asked(
        "suborn.action", aimed.targets[space], f"8.5.4 {aimed.step}: {aimed.text}: {space}"
    )
    police, _ = by_turns(here.government_police, here.government_troops, MOST_CUBES)
    await say_number(mind, "suborn.police", police, "8.1.2: Police and Troops by turns")
    await mind.say_if_asked(
        "suborn.guerrilla", Piece.TALIBAN_UNDERGROUND, "8.1.2: Underground before Active"
    )
