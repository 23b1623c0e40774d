"""The questions at which each Non-player's sheet can resume a turn that a player began.

A sheet normally starts with the question of the turn. Its parts can start later: each Operation
at its choice of spaces, each Special Activity at its first question.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from core.adp.bots.coalition import assault as coalition_assault
from core.adp.bots.coalition import lift, strike, surge
from core.adp.bots.coalition import sweep as coalition_sweep
from core.adp.bots.coalition import train as coalition_train
from core.adp.bots.government import patrol
from core.adp.bots.government import sheet as government
from core.adp.bots.government import special as government_special
from core.adp.bots.government.assault import answer_assault
from core.adp.bots.mind import Mind, Sheet, Sheets
from core.adp.bots.taliban import attack, rally
from core.adp.bots.taliban import sheet as taliban
from core.adp.bots.taliban import special as taliban_special
from core.adp.bots.taliban.targets import choose_targets
from core.adp.bots.usual_answers import say_done
from core.adp.bots.warlords import sheet as warlords
from core.adp.bots.warlords.suborn import suborn
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, WARLORDS

Procedure = Callable[[Mind], Sheet]


def _operation(mind: Mind, words: Mapping[str, object]) -> str:
    """Return which Operation is under way."""
    said = (a.option for a in reversed(mind.trail) if a.by == mind.faction and a.option in words)
    return next(said, next(iter(words)))


# 8.7 Taliban


def _of_taliban(run: Callable[[Mind], Awaitable[None]]) -> Procedure:
    async def go_on(mind: Mind) -> None:
        await run(mind)
        await say_done(mind, *taliban.OPERATION_QUESTIONS)

    return go_on


async def _taliban_special(mind: Mind) -> None:
    """8.7: The Special Activity of the Operation that is under way."""
    match _operation(mind, taliban.OPERATIONS):
        case "attack":
            await attack.attack(mind)
        case "terror":
            await taliban_special.extort_everywhere(mind, "8.7.5")
        case _:
            await taliban_special.extort_or_infiltrate(mind)


async def _extort(mind: Mind) -> None:
    spaces = taliban_special.extortable(mind.board)
    await taliban_special.extort(mind, spaces, "8.7.2: Extort wherever possible")


async def _remove_attacked(mind: Mind) -> None:
    await choose_targets(mind, "attack.remove", attack.ATTACKED, "8.7.4")


async def _remove_infiltrated(mind: Mind) -> None:
    await choose_targets(mind, "infiltrate.piece", taliban_special.TURNED, "8.7.2")


async def _remove_terrorized(mind: Mind) -> None:
    await choose_targets(mind, "terror.cube", (COALITION, GOVERNMENT), "8.1.2")


_TALIBAN: Final[Mapping[str, Procedure]] = {
    "rally.space": _of_taliban(taliban.run_rally),
    "rally.extra": rally.after_the_last_space,
    "rally.sharia": rally.after_the_last_space,
    "march.origin": _of_taliban(taliban.run_march),
    "attack.space": _of_taliban(attack.attack),
    "attack.remove": _remove_attacked,
    "terror.space": _of_taliban(taliban.run_terror),
    "terror.cube": _remove_terrorized,
    "special": _of_taliban(_taliban_special),
    "extort.space": _extort,
    "infiltrate.space": taliban_special.infiltrate,
    "infiltrate.action": taliban_special.infiltrate,
    "infiltrate.piece": _remove_infiltrated,
    "ambush.space": attack.free_ambush,
}


# 8.5 Warlords


def _of_warlords(word: str) -> Procedure:
    async def go_on(mind: Mind) -> None:
        await warlords.OPERATIONS[word][1](mind)
        await warlords.special_activity(mind, after=word)
        await say_done(mind, *warlords.OPERATION_QUESTIONS)

    return go_on


async def _warlord_special(mind: Mind) -> None:
    after = _operation(mind, warlords.OPERATIONS)
    await warlords.special_activity(mind, after=after)
    await say_done(mind, *warlords.OPERATION_QUESTIONS)


_WARLORDS: Final[Mapping[str, Procedure]] = {
    "rally.space": _of_warlords("rally"),
    "march.origin": _of_warlords("march"),
    "terror.space": _of_warlords("terror"),
    "special": _warlord_special,
    "cultivate.space": warlords.cultivate,
    "traffic.space": warlords.traffic,
    "suborn.space": suborn,
    "suborn.action": suborn,
}


# 8.6 Government


def _of_government(word: str) -> Procedure:
    async def go_on(mind: Mind) -> None:
        await government.OPERATIONS[word][1](mind)
        await _government_special(mind)

    return go_on


async def _government_special(mind: Mind) -> None:
    """8.6: The Special Activity, then the remaining questions of the Operation."""
    if mind.decision.ask in government.QUESTIONS:
        after = _operation(mind, government.OPERATIONS)
        await government_special.special_activity(mind, after=after)
    await say_done(mind, *government.QUESTIONS)
    await patrol.repair(mind)
    await say_done(mind, *government.QUESTIONS)


async def _end_of_patrol(mind: Mind) -> None:
    await patrol.clear_a_loc(mind)
    await _government_special(mind)


async def _transport(mind: Mind) -> None:
    if (convoy := await government_special.plan_transport(mind)) is not None:
        await government_special.transport(mind, convoy)


_GOVERNMENT: Final[Mapping[str, Procedure]] = {
    "train.space": _of_government("train"),
    "train.extra": _government_special,
    "patrol.space": _of_government("patrol"),
    "patrol.assault": _end_of_patrol,
    "patrol.repair": patrol.repair,
    "sweep.space": _of_government("sweep"),
    "assault.space": _of_government("assault"),
    "assault.targets": answer_assault,
    "assault.taliban": answer_assault,
    "special": _government_special,
    "govern.space": government_special.govern,
    "govern.action": government_special.govern,
    "transport.origin": _transport,
    "eradicate.space": government_special.eradicate,
}


# 8.8 Coalition


async def _train(mind: Mind) -> None:
    lesson = await coalition_train.plan_train(mind) or coalition_train.Lesson(())
    await coalition_train.Instructor(mind, lesson).answer()


async def _sweep(mind: Mind) -> None:
    await coalition_sweep.look(mind, may_strike=True)


async def _assault(mind: Mind) -> None:
    await coalition_assault.fight(mind, may_strike=True)


async def _coalition_special(mind: Mind) -> None:
    """8.8: The Operation that is under way, with its Special Activity."""
    words: dict[str, Procedure] = {"train": _train, "sweep": _sweep, "assault": _assault}
    await words[_operation(mind, words)](mind)


async def _surge(mind: Mind) -> None:
    if (plan := await surge.best_surge(mind)) is not None:
        await surge.move_in(mind, plan)


async def _lift(mind: Mind) -> None:
    if (plan := await surge.best_lift_for_control(mind)) is not None:
        await lift.land(mind, plan)


_COALITION: Final[Mapping[str, Procedure]] = {
    **dict.fromkeys(("train.space", "train.extra", "train.donor", "train.village"), _train),
    **dict.fromkeys(
        ("sweep.space", "sweep.origin", "sweep.targets", "sweep.taliban"),
        _sweep,
    ),
    **dict.fromkeys(("sweep.isr", "sweep.isr.target"), _sweep),
    **dict.fromkeys(("assault.space", "assault.targets", "assault.company"), _assault),
    **dict.fromkeys(("assault.find", "assault.taliban"), _assault),
    **dict.fromkeys(("air-strike.space", "air-strike.target"), strike.hit_targets),
    **dict.fromkeys(("air-strike.again", "air-strike.piece"), strike.hit_targets),
    **dict.fromkeys(("air-lift.space", "air-lift.origin"), _lift),
    "special": _coalition_special,
    "surge.space": _surge,
}

ENTRY_POINTS: Final[Sheets] = {
    COALITION: _COALITION,
    GOVERNMENT: _GOVERNMENT,
    TALIBAN: _TALIBAN,
    WARLORDS: _WARLORDS,
}
"""For each Faction: the procedures by the question at which they can resume a turn."""
