"""4.1 Whether a Special Activity that is done first leaves its Operation possible."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Final

from core.kernel import Decision, Procedure

if TYPE_CHECKING:
    from core.adp.rules.execution import Execution, Special

MOST_TRIED: Final = 250
"""A way that is not found by then is taken to exist: there are many, so one will do."""


def leaves_operation(execution: Execution, special: Special) -> bool:
    """4.1: Whether it can be done in some way after which the Operation can still follow.

    It is tried out on the side, one course after the other.
    """
    operation, faction, terms = execution.operation, execution.faction, execution.terms
    assert operation is not None
    courses: list[tuple[str, ...]] = [()]
    for _ in range(MOST_TRIED):
        if not courses:
            return False
        answers = courses.pop()
        trial = execution.on_the_side(special)
        asked = _drive(_run(special.run(trial)), answers)
        if asked is not None:
            courses += [(*answers, option) for option in asked.options]
        elif trial.spaces or operation.refuse(trial.board, faction, terms) is None:
            return True  # an Ambush selects spaces of the Attack itself
    return True


async def _run(procedure: Awaitable[None]) -> None:
    await procedure


def _drive(procedure: Procedure, answers: tuple[str, ...]) -> Decision | None:
    """Lead a procedure through some answers; return what it asks then, None if it has ended."""
    try:
        asked = procedure.send(None)
        for answer in answers:
            asked = procedure.send(answer)
    except StopIteration:
        return None
    procedure.close()
    return asked
