"""8.5.4 Which pieces the Non-player Warlords Suborn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from core.adp.bots.leaving import by_turns, control_with
from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.bots.usual_answers import say_most, say_number
from core.adp.model.atlas import AFGHAN_AREAS, LOCS, PAKISTAN, SPACES
from core.adp.model.board import Board
from core.adp.model.ids import COALITION, DONE, Control, Piece, Seat, SpaceId
from core.adp.rules.suborn import MOST_CUBES, SubornAction
from core.kernel import Why, one_or_many
from core.kernel.reasoning import NO_NOTES, Notes, applied, qualify

SUBORN_QUESTION: Final = "suborn.space"


class Aim(NamedTuple):
    """A line of the list: where it applies and what is removed there."""

    line: Why
    targets: dict[SpaceId, SubornAction]


def aim(board: Board, used: Sequence[SpaceId], notes: Notes = NO_NOTES) -> Aim | None:
    """Return the first line of the list that finds a piece to remove; None if there is none."""
    return ending_control(board, used, notes) or any_piece(board, used, notes)


def ending_control(board: Board, used: Sequence[SpaceId], notes: Notes) -> Aim | None:
    """Step 1: Where it ends Control, first by removing just a Government Base (ruling A-67)."""
    areas = [space for space in AFGHAN_AREAS if space not in used]
    line = "8.5.4 step 1: removing the Base ends COIN Control"
    if alone := qualify(line, areas, lambda space: why_base_does_not_hold(board, space), notes):
        return Aim(line, dict.fromkeys(alone, SubornAction.BASE))
    line = "8.5.4 step 1: ends Control"
    found = qualify(line, areas, lambda space: why_control_stays(board, space), notes)
    if not found:
        return None
    action = {Control.COIN: SubornAction.CUBES, Control.TALIBAN: SubornAction.GUERRILLA}
    return Aim(line, {s: action[board.control(s)] for s in found})


def why_base_does_not_hold(board: Board, space: SpaceId) -> Why | None:
    """Removing one Government Base must end COIN Control."""
    here = board.spaces[space]
    if board.control(space) is not Control.COIN:
        return "no COIN Control"
    if not here.government_bases:
        return "no Government Base"
    return (
        "losing it would not end COIN Control"
        if control_with(here, coin=-1) is Control.COIN
        else None
    )


def why_control_stays(board: Board, space: SpaceId) -> Why | None:
    """Removing cubes, or 1 Guerrilla, must end COIN or Taliban Control."""
    here = board.spaces[space]
    match board.control(space):
        case Control.COIN:
            cubes = min(MOST_CUBES, here.government_cubes)
            stays = control_with(here, coin=-cubes) is Control.COIN
            if not stays:
                return None
            return one_or_many(
                cubes,
                "losing {0} cube would not end COIN Control",
                "losing {0} cubes would not end COIN Control",
            )
        case Control.TALIBAN:
            if not here.taliban_guerrillas:
                return "no Taliban Guerrilla"
            stays = control_with(here, taliban=-1) is Control.TALIBAN
            return "losing 1 Guerrilla would not end Taliban Control" if stays else None
        case Control.NONE:
            return "no Control"


def any_piece(board: Board, used: Sequence[SpaceId], notes: Notes) -> Aim | None:
    """Step 2: Taliban Guerrillas, or Government pieces if a person plays the Coalition."""
    taliban = board.seats[COALITION] is Seat.BOT
    government = "8.5.4 step 2: Government pieces"
    line = "8.5.4 step 2: Taliban Guerrillas" if taliban else government

    def action_in(space: SpaceId) -> SubornAction | None:
        here = board.spaces[space]
        if taliban:
            return SubornAction.GUERRILLA if here.taliban_guerrillas else None
        if here.government_bases:
            return SubornAction.BASE  # 8.1.2: Bases first
        return SubornAction.CUBES if here.government_cubes else None

    actions = {space: action_in(space) for space in SPACES if space not in used}
    targets = {space: action for space, action in actions.items() if action is not None}
    notes.look(applied(line, *targets))
    return Aim(line, targets) if targets else None


PLACES: Final = (
    Priority("8.5.4 step 2: LoCs first", lambda space: space in LOCS),
    Priority("8.5.4 step 2: Pakistan last", lambda space: space not in PAKISTAN),
)


async def suborn(mind: Mind) -> None:
    """Answer the questions of a Suborn for which there is an aim, to its end."""
    used: list[SpaceId] = []
    # A single space is chosen without a question, so the first question may be about an action.
    while mind.decision.ask.startswith("suborn."):
        aimed = aim(mind.board, used, mind.notes)
        if aimed is None:
            await mind.say(DONE, "8.5.4: no other piece to remove")
            return
        if mind.decision.ask == SUBORN_QUESTION:
            space = await pick_space(mind, list(aimed.targets), PLACES)
            await mind.say(space, applied(aimed.line, space))
        else:
            (space,) = aimed.targets
        used.append(space)
        await suborn_in(mind, space, aimed)


async def suborn_in(mind: Mind, space: SpaceId, aimed: Aim) -> None:
    """Answer the questions about one space."""
    here = mind.board.spaces[space]
    await mind.say_if_asked("suborn.action", aimed.targets[space], applied(aimed.line, space))
    police, _ = by_turns(here.government_police, here.government_troops, MOST_CUBES)
    await say_most(mind, "suborn.cubes", "8.1.1: as many as possible")
    await say_number(mind, "suborn.police", police, "8.1.2: Police and Troops by turns")
    await mind.say_if_asked(
        "suborn.guerrilla", Piece.TALIBAN_UNDERGROUND, "8.1.2: Underground before Active"
    )
