"""8.8.3 Sweep of the Non-player Coalition, with Air Lift before or Air Strike after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from core.adp.bots.coalition.battle import blow_in
from core.adp.bots.coalition.lift import Flight, LiftPurpose, best_lift, fly, most_lifted
from core.adp.bots.coalition.strike import AfterOperation, strike_or_end
from core.adp.bots.mind import Mind, first_of
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.bots.sweep_and_assault import found_by_sweep, swept
from core.adp.bots.usual_answers import numbers
from core.adp.model.atlas import AFGHAN_AREAS, LOCS, SPACES
from core.adp.model.board import Board
from core.adp.model.ids import COALITION, DONE, TALIBAN, SpaceId
from core.adp.model.lasting import ISR, UNSHADED, coalition_goes_alone, in_force, most_spaces
from core.adp.rules.air_lift import why_grounded
from core.adp.rules.parts.targets import BOTH
from core.adp.rules.sweep import SWEEP, seekers_in
from core.kernel import Why, filled
from core.kernel.reasoning import applied, qualify

WORD: Final = "sweep"
AFTER_SWEEP: Final = AfterOperation(
    "8.8.3: Air Strike after the Sweep", "8.8.3: no Special Activity"
)


class Search(NamedTuple):
    """How a Sweep would be carried out."""

    flight: Flight | None
    does_something: bool


def found_in(board: Board, space: SpaceId) -> int:
    """How many Guerrillas a Sweep without movement would Activate in a space."""
    return sum(found_by_sweep(board, COALITION, space).values())


async def best_sweep(mind: Mind) -> Search:
    """8.8.3: Whether to Air Lift first, and whether any Guerrilla would be found."""
    board = mind.board
    plan = await _lift_to_expose(mind)
    if plan is not None:
        return Search(plan, does_something=True)
    found = qualify(
        "8.8.3: Sweep would find Guerrillas",
        AFGHAN_AREAS,
        lambda space: None if found_in(board, space) else "no Guerrilla would be found",
        mind.notes,
    )
    return Search(None, does_something=bool(found or _pretext(board)))


async def _lift_to_expose(mind: Mind) -> Flight | None:
    """8.8.3: Air Lift where only that would expose the last Underground Taliban."""
    board = mind.board
    if (grounded := why_grounded(board, SWEEP)) is not None:
        mind.notes.look("8.8.3: no Air Lift before the Sweep")
        mind.notes.drop({"air-lift": grounded})
        return None
    most = most_lifted(board)
    purpose = LiftPurpose(
        most,
        filled("8.8.3: Underground Taliban that up to {0} Troops could expose", most),
        lambda space: _overlooked(board, space),
        "none stays Underground",
        "8.8.3: Air Lift exposes all of them",
        lambda lift: _exposes_all(lift.on(board), lift),
        (Priority("8.8.3: most Taliban Activated", lambda s: board.spaces[s].taliban_underground),),
    )
    return await best_lift(mind, purpose)


def _overlooked(board: Board, space: SpaceId) -> int:
    """How many Troops it takes to find the Underground Taliban that a Sweep now would miss."""
    here = board.spaces[space]
    cubes = here.government_cubes if not here.coalition else 0  # they count once Troops arrive
    left = here.taliban_underground - seekers_in(board, COALITION, space)
    return max(1, left - cubes) if left > 0 else 0


def _exposes_all(landed: Board, plan: Flight) -> bool:
    hiding = landed.spaces[plan.destination].taliban_underground
    return bool(plan.groups) and seekers_in(landed, COALITION, plan.destination) >= hiding


def _pretext(board: Board) -> tuple[SpaceId, ...]:
    """Card 1, unshaded: Where a Sweep would only serve to find Taliban elsewhere."""
    if not in_force(board, ISR, UNSHADED) or not _hiding_taliban(board, SPACES):
        return ()
    return tuple(space for space in AFGHAN_AREAS if board.spaces[space].coalition)


def _hiding_taliban(board: Board, among: Sequence[SpaceId]) -> list[SpaceId]:
    return [space for space in among if board.spaces[space].taliban_underground]


async def sweep(mind: Mind, search: Search, *reasons: Why) -> None:
    """Choose Sweep, and carry it out with its Special Activity."""
    await mind.say(WORD, *reasons)
    if search.flight is not None:
        where = search.flight.destination
        exposes = filled("8.8.3: Air Lift exposes the last Underground Taliban of {0}", where)
        await fly(mind, search.flight, exposes)
    goal = None if search.flight is None else search.flight.destination
    await look(mind, goal, may_strike=search.flight is None)


async def look(
    mind: Mind, first: SpaceId | None = None, *, may_strike: bool = False, granted: bool = False
) -> None:
    """Answer the questions of a Sweep, with an Air Strike at the end.

    `granted`: an Event names the areas and allows an Assault there afterwards.
    """
    while True:
        match mind.decision.ask:
            case "sweep.space":
                space = await _next_space(mind, first, granted=granted)
                if space is None:
                    await mind.say(DONE, "8.8.3: no other Guerrilla would be found")
                else:
                    await mind.say(
                        space, applied("8.8.3: Sweep where there is a Coalition piece", space)
                    )
            case "sweep.origin":
                await mind.say(DONE, "8.8.3: without movement")
            case "sweep.targets":
                await mind.say(first_of(mind.options, BOTH), "8.8.3: Taliban before Warlords")
            case "sweep.taliban":
                await mind.say(str(max(numbers(mind))), "8.8.3: Taliban before Warlords")
            case "sweep.isr":
                await _observe(mind)
            case "sweep.isr.target":
                await mind.say(TALIBAN, "8.8.3: ISR finds Taliban")
            case "special":
                await strike_or_end(mind, AFTER_SWEEP, wanted=may_strike)
                may_strike = False
            case _:
                return


async def _next_space(mind: Mind, first: SpaceId | None, *, granted: bool) -> SpaceId | None:
    """Return the next space where a Guerrilla would be found, or one that lets ISR find some."""
    board = mind.board
    offered = [space for space in AFGHAN_AREAS if space in mind.options]
    worth = qualify(
        "8.8.3: Sweep would find Guerrillas",
        offered,
        lambda space: None if granted or found_in(board, space) else "no Guerrilla would be found",
        mind.notes,
    )
    if not worth:
        pretext = [space for space in _pretext(board) if space in offered]
        if DONE not in mind.options:  # an Air Lift was cancelled, and the Sweep must continue
            pretext = pretext or [SpaceId(w) for w in mind.options if w in offered]
        return pretext[0] if pretext and not board.pawns else None
    if granted:
        return await pick_space(mind, worth, _where_assault_removes_most(board, worth))
    if most_spaces(board, COALITION) is None:
        return worth[0]  # all of them in any order
    return await pick_space(mind, worth, _where_most_are_found(board, first))


def _where_assault_removes_most(board: Board, spaces: Sequence[SpaceId]) -> tuple[Priority, ...]:
    """Card 10: By what the Assault with Government cubes removes after the Sweep."""
    together = not coalition_goes_alone(board)
    blows = {s: blow_in(swept(board, COALITION, s), s, together=together) for s in spaces}
    return (
        Priority("8.4.1: most Taliban Bases removed", lambda s: blows[s].bases(TALIBAN)),
        Priority("8.4.1: most Taliban pieces removed", lambda s: blows[s].taliban),
        Priority(
            "8.4.1: most Warlord pieces removed", lambda s: blows[s].pieces - blows[s].taliban
        ),
    )


def _where_most_are_found(board: Board, first: SpaceId | None) -> tuple[Priority, ...]:
    """Card 17, shaded: Which spaces come first if not all can be Swept."""

    def taliban(space: SpaceId) -> int:
        return found_by_sweep(board, COALITION, space)[TALIBAN]

    return (
        Priority("8.8.3: Troops were lifted there", lambda space: space is first),
        Priority("8.8.3: most Taliban Activated", taliban),
        Priority("8.8.3: most Warlords Activated", lambda space: found_in(board, space)),
    )


async def _observe(mind: Mind) -> None:
    """8.8.3: ISR finds Taliban on a LoC, then the only one in an Afghan area, then any."""
    board = mind.board
    alone = [s for s in AFGHAN_AREAS if board.spaces[s].taliban_underground == 1]
    for spaces, why in (
        (_hiding_taliban(board, LOCS), "8.8.3: ISR finds Taliban: on a LoC"),
        (alone, "8.8.3: ISR finds Taliban: the only one Underground in an Afghan area"),
        (_hiding_taliban(board, SPACES), "8.8.3: ISR finds Taliban: anywhere"),
    ):
        if spaces:
            await mind.say(await pick_space(mind, spaces), why)
            return
    await mind.say(DONE, "8.8.3: ISR finds no Taliban")
