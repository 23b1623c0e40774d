"""RDS-2: What is told of an answer that the reader may not know."""

from __future__ import annotations

from adp_tui.games.district.texts import unseen as texts
from core.kernel import Decision


def unseen(decision: Decision) -> str:
    """Return a phrase for an answer without the answer; nothing if it is not told at all.

    What is drawn for a side is told like what the side does.
    """
    side = decision.by or next(iter(decision.known_to or ()), "")
    who = texts.THE.get(side, texts.SOMEBODY)
    return texts.UNSEEN.get(decision.ask, texts.OTHERWISE).format(who)
