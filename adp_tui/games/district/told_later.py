"""RDS-27: The answers that the journal leaves out, because what they lead to tells them."""

from __future__ import annotations

from typing import Final

from adp_tui.games.district.naming import RECOVER, REPAIR
from core.district.model.ids import DONE, PASS
from core.kernel import Decision

TOLD_LATER: Final = frozenset(
    {
        "deploy.unit",
        "deploy.area",
        "deploy.mode",
        "deploy.stack",
        "deploy.place",
        "ops.stack",
        "move.to",
        "chit",
        "chit.second",
        "chit.winds",
        "hits",
        "redeploy",
    }
)
"""Where a unit goes, who acts, which chits are played, and who takes Hits: the facts say it."""


def is_told_later(decision: Decision, word: str) -> bool:
    """Whether the journal can leave out an answer; its word is blank if the reader does not know.

    Without the word, only the question counts: what is left out must tell nothing.
    """
    if decision.ask == "command" and word:
        return word == DONE or word.startswith((RECOVER, REPAIR))
    return decision.ask in TOLD_LATER and word != PASS
