"""8.8.4 Assault of the Non-player Coalition, with Air Lift before or Air Strike after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from core.adp.bots.coalition.battle import (
    MANY,
    AssaultPlan,
    next_blow,
    order_of_spaces,
    places_to_lift_to,
    spaces_to_assault,
    with_lift,
    with_strike,
)
from core.adp.bots.coalition.lift import fly, most_lifted, ranked_origins
from core.adp.bots.coalition.strike import AfterOperation, can_strike, strike, strike_or_end
from core.adp.bots.mind import Mind, first_of
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.bots.usual_answers import numbers
from core.adp.model.board import Board
from core.adp.model.ids import DONE, SpaceId
from core.adp.model.lasting import ACCIDENTAL_GUERRILLAS, SHADED, in_force
from core.adp.rules.assault import ALONE, TOGETHER, can_be_avenged
from core.adp.rules.parts.targets import BOTH
from core.kernel import Phrase, Why, filled
from core.kernel.reasoning import Notes, applied

WORD: Final = "assault"
PAID_ALREADY: Final = (
    "8.8.4: no Government cubes: paid for once already, and they remove no extra Base"
)
AFTER_ASSAULT: Final = AfterOperation(
    "8.8.4: Air Strike after the Assault", "8.8.4: no Special Activity"
)


class WeighedAssault(NamedTuple):
    """How an Assault would be carried out, and whether it passes the test of 8.8.4."""

    plan: AssaultPlan
    is_worthwhile: bool


async def best_assault(mind: Mind) -> WeighedAssault:
    """8.8.4: Assault with Air Strike, or with Air Lift if only that removes a Base or four."""
    board = mind.board
    struck = with_strike(board)
    places = places_to_lift_to(board) if most_lifted(board) else ()
    origins = await ranked_origins(mind) if places else ()
    lifted = {
        place: with_lift(board, origins, place)
        for place in places
        if any(origin is not place for origin in origins)
    }
    if mind.notes.full:
        _look_at(mind.notes, struck, lifted)
    better = [place for place in lifted if _takes_a_base_left(lifted[place], struck)]
    takes_a_base = bool(better)
    if not better and struck.taliban < MANY:
        better = [place for place in lifted if lifted[place].taliban >= MANY]
    if better:
        most = Priority(
            "8.8.4: most Taliban pieces removed",
            lambda s: lifted[s].battle.taliban_in(s),
        )
        place = await pick_space(mind, better, (most,))
        mind.note(_why_lift(place, takes_a_base=takes_a_base))
        return WeighedAssault(lifted[place], lifted[place].is_worthwhile)
    # The test also counts a Warlord Base that only an Air Lift would remove (ruling A-81), but the
    # Assault that is carried out must remove something itself (ruling A-72).
    worth = any(plan.is_worthwhile for plan in (struck, *lifted.values()))
    return WeighedAssault(struck, worth and struck.battle.pieces > 0)


def _look_at(notes: Notes, struck: AssaultPlan, lifted: Mapping[SpaceId, AssaultPlan]) -> None:
    """Record what would be removed, with Air Strike and with each Air Lift."""
    notes.look(filled("8.8.4: Assault, then Air Strike, would remove {0}", struck.in_words()))
    for place, plan in lifted.items():
        fallen = plan.in_words()
        notes.look(filled("8.8.4: Air Lift to {0}, then Assault, would remove {1}", place, fallen))


def _why_lift(place: SpaceId, *, takes_a_base: bool) -> Phrase:
    """Return why Air Lift is better than Air Strike."""
    if takes_a_base:
        return filled(
            "8.8.4: Air Lift to {0}: it removes a Taliban Base that Air Strike would leave", place
        )
    return filled(
        "8.8.4: Air Lift to {0}: only that removes {1} or more Taliban pieces", place, MANY
    )


def _takes_a_base_left(lifted: AssaultPlan, struck: AssaultPlan) -> bool:
    return lifted.battle.pieces > 0 and any(
        lifted.taliban_bases_in(blow.space) > struck.taliban_bases_in(blow.space)
        for blow in lifted.battle.blows
    )


def too_costly(board: Board, plan: AssaultPlan) -> bool:
    """8.8.4: With shaded "Accidental Guerrillas" a single Guerrilla is not worth it."""
    return in_force(board, ACCIDENTAL_GUERRILLAS, SHADED) and plan.pieces == 1 and not plan.bases


async def assault(mind: Mind, plan: AssaultPlan, *reasons: Why) -> None:
    """Choose Assault, and carry it out with its Special Activity."""
    await mind.say(WORD, *reasons)
    if plan.flight is not None:
        goal = plan.flight.destination
        await fly(mind, plan.flight, filled("8.8.4: Air Lift first, to {0}", goal))
    await fight(mind, may_strike=plan.flight is None)


async def fight(mind: Mind, *, free: bool = False, may_strike: bool = False) -> None:
    """Answer the questions of an Assault, with an Air Strike at the end."""
    paid, before = False, guerrillas_on_map(mind.board)
    while True:
        about = mind.decision.about
        match mind.decision.ask:
            case "assault.space":
                if await _next_space(mind, paid_before=paid, free=free):
                    continue
                if may_strike and not _taliban_answer_first(mind.board, before):
                    may_strike = False
                    if can_strike(mind):
                        await strike(mind, AFTER_ASSAULT.strike)
                        continue
                await mind.say(DONE, "8.8.4: nothing more to Assault")
            case "assault.targets":
                await mind.say(first_of(mind.options, BOTH), "8.8.4: Taliban before Warlords")
            case "assault.find":
                await mind.say(mind.options[0], "8.8.4: Taliban before Warlords")
            case "assault.company":
                space = SpaceId(about[0])
                together = next_blow(mind.board, space, paid_before=paid, free=free).together
                paid = paid or together
                if together:
                    await mind.say(TOGETHER, "8.8.4: with Government cubes: they remove more")
                else:
                    await mind.say(ALONE, PAID_ALREADY)
            case "assault.taliban":
                await mind.say(str(max(numbers(mind))), "8.8.4: Taliban before Warlords")
            case "special":
                await strike_or_end(mind, AFTER_ASSAULT, wanted=may_strike)
                may_strike = False
            case _:
                return


async def _next_space(mind: Mind, *, paid_before: bool, free: bool) -> bool:
    """Take the next space in order, if there is one."""
    left = [
        space
        for space in spaces_to_assault(mind.board, free=free, notes=mind.notes)
        if space in mind.options
    ]
    if not left and DONE not in mind.options:  # an Air Lift was cancelled; the Assault continues
        left = [space for space in SpaceId if space in mind.options]
    if not left:
        return False
    order = order_of_spaces(mind.board, paid_before=paid_before, free=free)
    space = await pick_space(mind, left, order)
    await mind.say(space, applied("8.8.4: Troops Assault where they can remove something", space))
    return True


def guerrillas_on_map(board: Board) -> int:
    """All Guerrillas on the map."""
    return sum(here.guerrillas for here in board.spaces.values())


def _taliban_answer_first(board: Board, before: int) -> bool:
    """Card 34, shaded: Whether the Taliban place a Guerrilla; the Assault must end before that."""
    return can_be_avenged(board) and guerrillas_on_map(board) < before
