"""8.7 The Non-player Taliban: their choice of Operation and Special Activity."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from core.adp.bots.mind import Mind, Sheet
from core.adp.bots.taliban.attack import attack, can_attack, free_ambush
from core.adp.bots.taliban.march import MOST_GUERRILLAS, can_march, march, march_test
from core.adp.bots.taliban.rally import (
    PIECES_TO_RALLY,
    STEPS,
    after_the_last_space,
    can_rally,
    candidates,
    place_one_more,
    rally,
    something_follows,
)
from core.adp.bots.taliban.redeploy import recruit, redeploy
from core.adp.bots.taliban.sharia import sharia
from core.adp.bots.taliban.special import extort_everywhere, extort_or_infiltrate
from core.adp.bots.taliban.terror import (
    areas_to_frighten,
    can_terrorize,
    roads_to_cut,
    terror,
)
from core.adp.bots.turn import Operations, execute_first, take_turn
from core.adp.bots.usual_answers import say_done
from core.adp.events.event_play import DECLINE, DO
from core.adp.model.atlas import SPACES
from core.adp.model.ids import DONE, SpaceId
from core.adp.model.totals import totals
from core.kernel import Decision, filled

OPERATION_QUESTIONS: Final = (
    "rally.space",
    "march.origin",
    "attack.space",
    "terror.space",
    "special",
)
"""The questions at which an Operation offers Special Activities, or an end."""

MOST_SUPPORT: Final = 20
"""8.7: Up to this total of Support + Available the Taliban Attack rather than Terrorize."""


async def operate(mind: Mind) -> bool:
    """8.7: Execute the first possible Operation of the flow chart, with its Special Activity.

    Return False, without an answer, if none is possible.
    """
    if await execute_first(mind, "8.7", flow(mind), OPERATIONS) is None:
        return False
    await say_done(mind, *OPERATION_QUESTIONS)
    return True


def flow(mind: Mind) -> tuple[str, ...]:
    """8.7: Return the Operations to try, in order; the tests are recorded (ruling A-62)."""
    board = mind.board
    pieces = board.available.taliban
    active = sum(here.taliban_active for here in board.spaces.values())
    seen = filled("{0} Available, {1} Active", pieces, active)
    if max(pieces, active) >= PIECES_TO_RALLY:
        mind.note(
            filled("8.7.2: at least {0} Available or Active: yes ({1})", PIECES_TO_RALLY, seen)
        )
        return ("rally", "march", "attack", "terror")
    mind.note(filled("8.7.2: at least {0} Available or Active: no ({1})", PIECES_TO_RALLY, seen))
    hiding, all_there = march_test(board)
    seen = filled("{0} Underground, {1} in all", hiding, all_there)
    if not hiding and all_there <= MOST_GUERRILLAS:
        mind.note(
            filled("8.7.3: none Underground and few in all at Support and on LoCs: yes ({0})", seen)
        )
        return ("march", "attack", "terror")
    mind.note(
        filled("8.7.3: none Underground and few in all at Support and on LoCs: no ({0})", seen)
    )
    support = totals(board).support_available
    if support <= MOST_SUPPORT:
        mind.note(filled("8.7: Support + Available {0} or less: yes ({1})", MOST_SUPPORT, support))
        return ("attack", "terror")
    mind.note(filled("8.7: Support + Available {0} or less: no ({1})", MOST_SUPPORT, support))
    return ("terror", "attack")


# The Operations, each with its Special Activity after it (ruling A-63)


async def run_rally(mind: Mind) -> None:
    """8.7.2: Rally, Sharia, then Extort or Infiltrate."""
    await rally(mind)
    if something_follows(mind.board):
        await say_done(mind, "rally.space")
        await after_the_last_space(mind)
        if mind.decision.ask == "special":
            await extort_or_infiltrate(mind)
        return
    if mind.decision.ask == "rally.space":
        await extort_or_infiltrate(mind)
    await say_done(mind, "rally.space")
    await place_one_more(mind)
    # Resources from Extort come too late for the Rally (ruling A-63).
    no_sharia = "8.7.2 step 5: the Rally itself could not pay for a shift"
    await mind.say_if_asked("rally.sharia", DONE, no_sharia)


async def run_march(mind: Mind) -> None:
    """8.7.3: March, then Extort or Infiltrate."""
    await march(mind)
    if mind.decision.ask == "march.origin":
        await extort_or_infiltrate(mind)


async def run_terror(mind: Mind) -> None:
    """8.7.5: Terror, then Extort."""
    await terror(mind)
    if mind.decision.ask == "terror.space":
        await extort_everywhere(mind, "8.7.5")


OPERATIONS: Final[Operations] = {
    "rally": (can_rally, run_rally),
    "march": (can_march, run_march),
    "attack": (can_attack, attack),
    "terror": (can_terrorize, run_terror),
}
"""Whether each Operation is possible, and how it is carried out."""


# Free actions from Events


async def take_free(mind: Mind) -> None:
    """5.5, 8.4.4: A free Rally, if it would do anything."""
    spaces = _offered_after(mind, DO)
    if not any(candidates(mind.board, step, spaces, mind.notes) for step in STEPS):
        await mind.say(DECLINE, "8.7.2: no step of Rally would do anything")
        return
    await mind.say(DO, "8.4.4: a free Rally")
    await rally(mind)
    await say_done(mind, "rally.space")
    await after_the_last_space(mind)


async def take_one_free(mind: Mind) -> None:
    """5.5, 8.4.4: A free Terror or Ambush, in the order of the flow chart."""
    board = mind.board
    rather_attack = totals(board).support_available <= MOST_SUPPORT
    for word in ("ambush", "terror") if rather_attack else ("terror", "ambush"):
        if word not in mind.options:
            continue
        if word == "ambush":
            await mind.say(word, "8.4.4: a free Attack with Ambush")
            await free_ambush(mind)
            return
        spaces = _offered_after(mind, word)
        if roads_to_cut(board, spaces, mind.notes) or areas_to_frighten(board, spaces, mind.notes):
            await mind.say(word, "8.4.4: a free Terror")
            await terror(mind)
            return
    await mind.say(DECLINE, "8.4.4: neither would do anything")


def _offered_after(mind: Mind, word: str) -> list[SpaceId]:
    """Return the spaces that could be selected once a free action has begun."""
    aside = mind.fork()
    aside.answer(word)
    asked = aside.pending
    assert isinstance(asked, Decision)
    return [space for space in SPACES if space in asked.options]


async def turn(mind: Mind) -> None:
    """2.3.4: The Taliban's turn."""
    await take_turn(mind, operate)


SHEET: Final[Mapping[str, Callable[[Mind], Sheet]]] = {
    "turn": turn,
    "event.free": take_free,
    "event.free.which": take_one_free,
    "sharia.space": sharia,
    "redeploy.taliban.origin": redeploy,
    "redeploy.destination": redeploy,
    "assault.recruit": recruit,
}
