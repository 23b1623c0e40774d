"""Parts of a game as JSON values, in the documented shapes."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from adp_tui.presenter.presenter import AnyBox
from core.kernel import UNKNOWN, Decision, Outcome, in_english
from saves.records import Answer
from saves.tree import Branch

DICE: Final = "dice"
"""The name used for chance instead of a side."""

_FACT: Final = "fact"


def fact_value(fact: msgspec.Struct) -> dict[str, object]:
    """Return a fact under the key of its kind, whatever its own encoding calls that key."""
    value: dict[str, object] = msgspec.to_builtins(fact)
    kind = value.pop(fact.__struct_config__.tag_field or _FACT, type(fact).__name__.lower())
    return {_FACT: kind, **value}


def seat_of(by: str | None, seats: dict[str, str]) -> str:
    """Return who plays a side: human, bot or the dice."""
    return DICE if by is None else seats.get(by, "human")


def pending_value(
    pending: Decision | Outcome, seats: dict[str, str], shortcuts: tuple[str, ...] = ()
) -> dict[str, object] | None:
    """Return the pending decision, with null for what is secret; None if the game is over.

    `shortcuts`: the words that can be answered besides the options.
    """
    if not isinstance(pending, Decision):
        return None
    is_known = pending.ask != UNKNOWN
    value: dict[str, object] = {
        "by": pending.by or DICE,
        "seat": seat_of(pending.by, seats),
        "ask": pending.ask if is_known else None,
        "rule": pending.rule if is_known else None,
        "kind": pending.kind if is_known else None,
        "options": pending.options,
        "about": pending.about,
    }
    return value | {"shortcuts": shortcuts} if shortcuts else value


def outcome_value(pending: Decision | Outcome) -> object:
    """Return how the game ended; None while it is running."""
    return msgspec.to_builtins(pending) if isinstance(pending, Outcome) else None


def state_value(box: AnyBox, board: Any, number: int) -> object:
    """Return a position with the number of the answer that led to it."""
    state = msgspec.to_builtins(box.state(board))
    return state | {"n": number} if isinstance(state, dict) else state


def line_value(branch: Branch) -> dict[str, object]:
    """Return a line of play; its end and its branching point are numbers of answers in the log."""
    return {
        "line": branch.leaf,
        "parts": branch.parts,
        "answers": branch.answers,
        "current": branch.current,
        "main": branch.main,
        "name": branch.name,
    }


def unseen_value(number: int, told: str) -> dict[str, object]:
    """Return what is told of answers that the reader may not know."""
    return {"n": number, "told": told}


def answer_value(depth: int, answer: Answer) -> dict[str, object]:
    """Return an answer under its number on the line of play."""
    value: dict[str, object] = {
        "n": depth,
        "by": answer.by or DICE,
        "ask": answer.ask,
        "option": answer.answer,
    }
    return value | {"why": [in_english(reason) for reason in answer.why]} if answer.why else value
