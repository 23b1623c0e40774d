"""8.6 The Non-player Government: which Operation, which Special Activity."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from core.adp.bots.government.assault import assault, assault_outlook, can_assault
from core.adp.bots.government.civic_action import civic_action
from core.adp.bots.government.commandos import take_free
from core.adp.bots.government.desertion import desert
from core.adp.bots.government.patrol import can_patrol, patrol, places_outnumbered, repair
from core.adp.bots.government.redeploy import redeploy_from, redeploy_police
from core.adp.bots.government.special import special_activity
from core.adp.bots.government.sweep import can_sweep, sweep
from core.adp.bots.government.train import train
from core.adp.bots.government.train_sites import (
    PIECES_TO_TRAIN,
    can_govern_for_patronage,
    can_train,
    pieces_available,
)
from core.adp.bots.mind import Mind, Sheet
from core.adp.bots.turn import Operations, execute_first, take_turn
from core.adp.bots.usual_answers import say_done

QUESTIONS: Final = (
    "train.space",
    "train.extra",
    "patrol.space",
    "patrol.assault",
    "sweep.space",
    "assault.space",
    "special",
)
"""The questions at which an Operation can be brought to its end."""


async def operate(mind: Mind) -> bool:
    """8.6: Execute the first Operation of the flow chart that is possible, and what goes with it.

    Return False, and say nothing, if none is.
    """
    word = await execute_first(mind, "8.6", flow(mind), OPERATIONS)
    if word is None:
        return False
    if mind.decision.ask in QUESTIONS:
        await special_activity(mind, after=word)
    await say_done(mind, *QUESTIONS)
    await repair(mind)
    await say_done(mind, *QUESTIONS)
    return True


def flow(mind: Mind) -> tuple[str, ...]:
    """8.6: Return the Operations to be tried, in order, with the tests noted."""
    board = mind.board
    pieces = pieces_available(board)
    if pieces >= PIECES_TO_TRAIN:
        mind.note(f"8.6.2: at least {PIECES_TO_TRAIN} pieces Available: yes ({pieces})")
        return ("train", "patrol", "sweep", "assault")
    mind.note(f"8.6.2: at least {PIECES_TO_TRAIN} pieces Available: no ({pieces})")
    if can_govern_for_patronage(board, mind.notes):
        mind.note("8.6.2: Govern could add Patronage: yes")
        return ("train", "patrol", "sweep", "assault")
    mind.note("8.6.2: Govern could add Patronage: no")
    if places := places_outnumbered(board, mind.notes):
        mind.note(f"8.6.3: Taliban Guerrillas outnumber all others: {', '.join(places)}")
        return ("patrol", "sweep", "assault")
    mind.note("8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no")
    outcome = assault_outlook(board, mind.notes)
    answer = "yes" if outcome.is_worthwhile else "no"
    mind.note(f"8.6.5: a Base or two Guerrillas could be removed: {answer} ({outcome})")
    return ("assault",) if outcome.is_worthwhile else ("sweep", "assault")


OPERATIONS: Final[Operations] = {
    "train": (can_train, train),
    "patrol": (can_patrol, patrol),
    "sweep": (can_sweep, sweep),
    "assault": (can_assault, assault),
}
"""Whether each Operation is possible, and how it is carried out."""


async def turn(mind: Mind) -> None:
    """2.3.4: The Government's turn."""
    await take_turn(mind, operate)


SHEET: Final[Mapping[str, Callable[[Mind], Sheet]]] = {
    "turn": turn,
    "event.free": take_free,
    "civic.space": civic_action,
    "desertion.troops": desert,
    "redeploy.destination": redeploy_from,
    "redeploy.police.origin": redeploy_police,
}
