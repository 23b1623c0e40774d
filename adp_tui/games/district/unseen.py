"""RDS-2: What is told of an answer that the reader may not know."""

from __future__ import annotations

from adp_tui.games.district.texts import unseen as texts
from core.kernel import Decision


def unseen(decision: Decision) -> str:
    """Return what a side does, without its answer; nothing if it is not told at all.

    What is drawn for a side is told like what the side does.
    """
    return texts.UNSEEN.get(decision.ask, texts.OTHERWISE)
