"""8.8 The Non-player Coalition: its choice of Operation, and its other answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from core.adp.bots.coalition.assault import WeighedAssault, assault, best_assault, fight, too_costly
from core.adp.bots.coalition.battle import MANY
from core.adp.bots.coalition.civic_action import civic_action
from core.adp.bots.coalition.iraqi_freedom import ASK as PLACE
from core.adp.bots.coalition.iraqi_freedom import choose_place
from core.adp.bots.coalition.lift import land
from core.adp.bots.coalition.redeploy import redeploy
from core.adp.bots.coalition.strike import WORD as AIR_STRIKE
from core.adp.bots.coalition.strike import can_strike, hit_targets, worth_striking
from core.adp.bots.coalition.surge import adds_control, best_lift_for_control, best_surge, move_in
from core.adp.bots.coalition.sweep import WORD as SWEEP
from core.adp.bots.coalition.sweep import best_sweep, look, sweep
from core.adp.bots.coalition.train import TALIBAN_TO_FIGHT, plan_train, taliban_near_coin, train
from core.adp.bots.coalition.train import WORD as TRAIN
from core.adp.bots.mind import Mind, Sheet
from core.adp.bots.turn import take_turn
from core.adp.events.event_play import DECLINE, DO
from core.adp.model.atlas import AFGHAN_PROVINCES
from core.adp.model.ids import Support
from core.kernel import filled


async def operate(mind: Mind) -> bool:
    """8.8: Execute the first possible Operation of the flow chart, with its Special Activity.

    Return False if none is possible; until then it has only asked for dice.
    """
    taliban, most = taliban_near_coin(mind.board), TALIBAN_TO_FIGHT
    weighed: WeighedAssault | None = None
    if taliban < most:
        mind.note(
            filled(
                "8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})", most, taliban
            )
        )
        if await try_to_train(mind):
            return True
    else:
        mind.note(
            filled("8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})", most, taliban)
        )
        weighed = await weigh_assault(mind)
        if weighed.is_worthwhile:
            await assault(mind, weighed.plan, "8.8: Assault")
            return True
    return await try_to_sweep(mind) or await assault_anything(mind, weighed)


async def try_to_train(mind: Mind) -> bool:
    """8.8.2: Train, if any of its steps does something (ruling A-56)."""
    lesson = await plan_train(mind) if TRAIN in mind.options else None
    if lesson is None:
        mind.miss(TRAIN, "8.8: no Train is possible")
        return False
    await train(mind, lesson, "8.8: Train")
    return True


async def weigh_assault(mind: Mind) -> WeighedAssault:
    """8.8.4: Find out whether a Base or four Taliban pieces would be removed."""
    weighed = await best_assault(mind)
    found = weighed.plan.in_words()
    yes = filled("8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})", MANY, found)
    no = filled("8.8.4: Assault would remove a Base or {0} Taliban pieces: no ({1})", MANY, found)
    mind.note(yes if weighed.is_worthwhile else no)
    return weighed


async def try_to_sweep(mind: Mind) -> bool:
    """8.8.3: Sweep, if it, its Air Lift or "ISR" would Activate anything (ruling A-80)."""
    if SWEEP in mind.options:
        search = await best_sweep(mind)
        if search.does_something:
            await sweep(mind, search, "8.8: Sweep")
            return True
    mind.miss(SWEEP, "8.8: no Sweep would Activate anything")
    return False


async def assault_anything(mind: Mind, weighed: WeighedAssault | None) -> bool:
    """8.8.4: Assault instead of a Sweep, if anything at all is removed (ruling A-81)."""
    if weighed is None:
        weighed = await best_assault(mind)
    plan = weighed.plan
    if not plan.battle.pieces:
        mind.note("8.8: no Assault is possible")
        return False
    if too_costly(mind.board, plan):
        mind.note("8.8.4: Accidental Guerrillas: only 1 Guerrilla would be removed")
        return False
    await assault(mind, plan, "8.8: Assault")
    return True


async def turn(mind: Mind) -> None:
    """2.3.4: The Coalition's turn."""
    await take_turn(mind, operate)


# Free actions from Events, and questions during other Factions' turns


async def take_free(mind: Mind) -> None:
    """5.5: A free action, by the same priorities as any other (8.4.4)."""
    (what,) = mind.decision.about
    reason = filled("8.4.4: a free {0}", what)
    match what:
        case "sweep":
            await mind.say(DO, reason)
            await look(mind, granted=True)
        case "assault":
            await mind.say(DO, reason)
            await fight(mind, free=True)
        case "surge":
            plan = await best_surge(mind, anywhere=True)
            if plan is None:
                await mind.say(DECLINE, "8.8.2: nothing to place or remove")
                return
            await mind.say(DO, reason)
            await move_in(mind, plan)
        case _:
            # Only "Errant Air Strike" grants an Air Strike alone; it hits Underground ones too.
            if not worth_striking(mind.board, AFGHAN_PROVINCES, hidden_too=True, notes=mind.notes):
                await mind.say(DECLINE, "8.8.3: no Taliban are exposed")
                return
            await mind.say(DO, reason)
            await hit_targets(mind, hidden_too=True)


async def take_one_free(mind: Mind) -> None:
    """5.5: Air Strike if it removes Taliban, otherwise Air Lift if it adds COIN Control."""
    if can_strike(mind):
        await mind.say(AIR_STRIKE, "8.8.3: Air Strike on Taliban")
        await hit_targets(mind)
        return
    plan = await best_lift_for_control(mind)
    if plan is None:
        await mind.say(DECLINE, "8.8: neither Air Strike nor Air Lift would help")
        return
    await mind.say("air-lift", adds_control(plan))
    await land(mind, plan)


async def elders(mind: Mind) -> None:
    """8.8.1: "Tribal Elders" always set Support."""
    await mind.say(Support.SUPPORT, "8.8.1: always Support")


SHEET: Final[Mapping[str, Callable[[Mind], Sheet]]] = {
    "turn": turn,
    "event.free": take_free,
    "event.free.which": take_one_free,
    PLACE: choose_place,
    "elders.attitude": elders,
    "civic.space": civic_action,
    "redeploy.coalition.origin": redeploy,
}
"""The procedures of the Coalition by the question that they start with."""
