"""Play rules of District Commander by a script: every answer is given, those of chance too."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from core.district.model.board import DistrictBoard
from core.district.rules.table import DistrictTable
from core.kernel import Decision

Rule = Callable[[DistrictTable], Coroutine[Decision, str, Any]]
"""A procedure of the rules: `lambda table: patrol(table, "a")`."""


def play(board: DistrictBoard, rule: Rule, *answers: str) -> DistrictTable:
    """Play a procedure to its end; return the table with the position and the facts.

    An answer is a word, or the question and the word: `chit=324`.
    """
    table, pending = played(board, rule, *answers)
    assert pending is None, f"it is not over: {pending}"
    return table


def asked(board: DistrictBoard, rule: Rule, *answers: str) -> Decision:
    """Play a procedure up to a question; return the question that comes after the answers."""
    _, pending = played(board, rule, *answers)
    assert pending is not None, "nothing more is asked"
    return pending


def played(
    board: DistrictBoard, rule: Rule, *answers: str
) -> tuple[DistrictTable, Decision | None]:
    """Play a procedure with the answers; return the table, and what is asked then, if anything."""
    table = DistrictTable(board)
    procedure = rule(table)
    pending = sent(procedure, None)
    for number, answer in enumerate(answers, 1):
        ask, _, word = answer.rpartition("=")
        where = f"answer {number}, {answer}"
        assert pending is not None, f"{where}: nothing is asked any more"
        assert ask in ("", pending.ask), f"{where}: asked is {pending}"
        assert word in pending.options, f"{where}: {pending}, {pending.why_not(word)}"
        pending = sent(procedure, word)
    return table, pending


def sent(procedure: Coroutine[Decision, str, Any], word: str | None) -> Decision | None:
    """Send an answer; return the next question, None if the procedure is over."""
    try:
        decision = procedure.send(word)  # type: ignore[arg-type]  # None starts a coroutine
    except StopIteration:
        return None
    assert decision.options, f"{decision.ask} offers nothing"
    twice = len(decision.options) - len(set(decision.options))
    assert not twice, f"{decision} offers a word twice"
    return decision
