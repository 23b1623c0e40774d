"""What earlier versions of the rules did not ask, so that their saves still replay."""

from __future__ import annotations

from typing import Final

from core.adp.model.ids import DONE
from core.kernel import Decision

ALWAYS_ASKED: Final = 4
"""The first version of the rules that asks these questions even if there is only one answer."""

ASKED_WITHOUT_AGENDAS: Final = 5
"""The first version that asks for Agendas whatever a player hides (ruling A-93)."""

ASKED_AGAIN_AND_AGAIN: Final = frozenset(
    {
        "air-lift.destination",
        "air-lift.origin",
        "air-lift.space",
        "air-strike.space",
        "ambush.space",
        "cultivate.space",
        "deploy.space",
        "desertion.troops",
        "eradicate.space",
        "extort.space",
        "govern.space",
        "infiltrate.space",
        "suborn.space",
        "surge.space",
        "transport.destination",
        "transport.origin",
    }
)


def was_asked(decision: Decision, rules: int) -> bool:
    """Whether a version of the rules asked a question that has only one answer.

    Every version asks whether a player is done, because gifts could open something else, and
    repeats a question after something was done beside it.
    """
    if decision.ask == "victory.agenda":
        return rules >= ASKED_WITHOUT_AGENDAS
    if rules >= ALWAYS_ASKED or decision.again or decision.only_answer == DONE:
        return True
    return decision.ask not in ASKED_AGAIN_AND_AGAIN
