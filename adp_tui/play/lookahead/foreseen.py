"""What somebody may foresee of what an answer leads to.

Answers are tried on the true position. So what is told of that stops before the first thing that
would tell a viewer what they cannot know before.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from adp_tui.presenter.ahead import End
from adp_tui.presenter.presenter import AnyBox
from core.kernel import Decision, Outcome, Viewer


class Foreseen(NamedTuple):
    """As much of what happened as somebody may foresee."""

    end: End
    is_cut: bool
    """Whether more happened, or is asked, that they cannot foresee."""


def foreseen(
    box: AnyBox, viewer: Viewer, before: Any, facts: tuple[Any, ...], after: Any
) -> Foreseen:
    """Return the part of some facts, and of the position after them, that a viewer may foresee."""
    if viewer.sees_all:
        return Foreseen(End(facts, after), is_cut=False)
    side, first = viewer.side, first_unforeseen(box, viewer, facts)
    if first is not None:
        facts, after = facts[:first], before
        for fact in facts:
            after = box.rules.after(after, fact)
    told = tuple(seen for fact in facts if (seen := box.seen(fact, side)) is not None)
    return Foreseen(End(told, box.view(after, side)), is_cut=first is not None)


def first_unforeseen(box: AnyBox, viewer: Viewer, facts: tuple[Any, ...]) -> int | None:
    """Return the place of the first fact that a viewer cannot foresee, None if there is none."""
    if viewer.sees_all:
        return None
    side = viewer.side
    return next((n for n, fact in enumerate(facts) if box.reveals(fact, side)), None)


def may_foresee(viewer: Viewer, pending: Decision | Outcome) -> bool:
    """Whether a viewer may know beforehand that something is asked: not a secret of others."""
    return not isinstance(pending, Decision) or viewer.may_know(pending.known_to)
