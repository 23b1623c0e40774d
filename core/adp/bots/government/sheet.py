"""8.6 The Non-player Government: its choice of Operation and Special Activity."""

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
from core.kernel import filled
from core.kernel.reasoning import applied

QUESTIONS: Final = (
    "train.space",
    "train.extra",
    "patrol.space",
    "patrol.assault",
    "sweep.space",
    "assault.space",
    "special",
)
"""The questions at which an Operation can be ended."""


async def operate(mind: Mind) -> bool:
    """8.6: Execute the first possible Operation of the flow chart, with its Special Activity.

    Return False, without an answer, if none is possible.
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
    """8.6: Return the Operations to try, in order; the tests are recorded."""
    board = mind.board
    pieces = pieces_available(board)
    if pieces >= PIECES_TO_TRAIN:
        mind.note(
            filled("8.6.2: at least {0} pieces Available: yes ({1})", PIECES_TO_TRAIN, pieces)
        )
        return ("train", "patrol", "sweep", "assault")
    mind.note(filled("8.6.2: at least {0} pieces Available: no ({1})", PIECES_TO_TRAIN, pieces))
    if can_govern_for_patronage(board, mind.notes):
        mind.note("8.6.2: Govern could add Patronage: yes")
        return ("train", "patrol", "sweep", "assault")
    mind.note("8.6.2: Govern could add Patronage: no")
    if places := places_outnumbered(board, mind.notes):
        mind.note(applied("8.6.3: Taliban Guerrillas outnumber all others", *places))
        return ("patrol", "sweep", "assault")
    mind.note("8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no")
    outcome = assault_outlook(board, mind.notes)
    found = outcome.in_words()
    if outcome.is_worthwhile:
        mind.note(filled("8.6.5: a Base or two Guerrillas could be removed: yes ({0})", found))
        return ("assault",)
    mind.note(filled("8.6.5: a Base or two Guerrillas could be removed: no ({0})", found))
    return ("sweep", "assault")


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
