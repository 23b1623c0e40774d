"""8.1 The answer if no sheet has one."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from core.adp.bots.mind import is_for_dice
from core.adp.model.ids import DONE
from core.adp.rules.interruptions import ASIDES as MEANWHILE
from core.adp.rules.interruptions import GIVE, REMOVE_OWN, REQUEST
from core.adp.rules.transfers import BACK
from core.adp.rules.victory import SHOW
from core.kernel import Decision, Kind, Reply

IMPROVISED: Final = "8.1: nothing more is wanted here"
"""The reason if no sheet had an answer and the question could be declined."""

ASIDES: Final = (*MEANWHILE, *SHOW.values())
"""What a player may do at any question; the question is then asked again."""

_NOTHING_MORE: Final = (DONE, "pass", "decline", "keep", BACK, "nobody")


def is_aside(asked: Decision, word: str = "") -> bool:
    """Whether a question, or an answer to it, is not part of the turn itself."""
    beside = asked.ask.partition(".")[0] in (GIVE, REMOVE_OWN, REQUEST)
    return beside or (word in ASIDES and asked.ask != "victory.agenda")


def makeshift(asked: Decision, tried: Collection[str] = ()) -> Reply:
    """8.1: Answer if no sheet does: decline if possible, otherwise take the most.

    Dice and asides leave the question open, and answers tried before have led back to it. They
    are chosen only if there is nothing else.
    """
    useful = [
        word
        for word in asked.options
        if not is_for_dice(asked, word) and (is_aside(asked) or not is_aside(asked, word))
    ]
    fresh = [word for word in useful if word not in tried]
    words = fresh or useful or list(asked.options)
    for word in _NOTHING_MORE:
        if word in words:
            return Reply(word, (IMPROVISED,))
    numbers = [int(word) for word in words if word.isdigit()]
    if asked.kind is Kind.COUNT and numbers:
        return Reply(str(max(numbers)), ("8.1.1: as many as possible",))
    return Reply(words[0], ("8.1: one of these must be chosen",))
