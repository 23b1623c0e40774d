"""4.1 Whether a Special Activity that is done first leaves its Operation possible."""

from __future__ import annotations

from collections.abc import Awaitable
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Final

from core.kernel import Procedure

if TYPE_CHECKING:
    from core.adp.rules.operations.execution import Execution, Special

MOST_ASKED: Final = 250
"""A way that is not found by then is taken to exist: there are many, so one will do."""


def leaves_operation(execution: Execution, special: Special) -> bool:
    """4.1: Whether it can be done in some way after which the Operation can still follow.

    It is tried out on the side, one course after the other.
    """
    operation, faction, terms = execution.operation, execution.faction, execution.terms
    assert operation is not None
    courses: list[tuple[str, ...]] = [()]
    asked = 0
    while courses:
        trial = execution.on_the_side(special)
        asked += _follow(_run(special.run(trial)), courses.pop(), courses)
        if asked >= MOST_ASKED or trial.spaces:  # an Ambush selects spaces of the Attack itself
            return True
        if operation.refuse(trial.board, faction, terms) is None:
            return True
    return False


async def _run(procedure: Awaitable[None]) -> None:
    await procedure


def _follow(procedure: Procedure, answers: tuple[str, ...], courses: list[tuple[str, ...]]) -> int:
    """Lead a procedure through some answers and on to its end, always by the last option.

    Add the courses that part from this one on the way; return how many questions there were.
    """
    number = 0
    option: str | None = None
    with suppress(StopIteration), closing(procedure):
        while number < MOST_ASKED:
            asked = procedure.send(option)
            number += 1
            if number > len(answers):
                courses += [(*answers, other) for other in asked.options[:-1]]
                answers += asked.options[-1:]
            option = answers[number - 1]
    return number
