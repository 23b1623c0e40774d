"""Undo steps: undo and redo go from one answer by a person to the next."""

from __future__ import annotations

from core.kernel import How
from saves.records import START, Answer
from saves.tree import Tree


def is_undo_step(tree: Tree, answer: Answer) -> bool:
    """Whether a person gave the answer, or left the turn to the bot with it."""
    return is_deed(answer) or (answer.how is How.LEFT and not _was_left_before(tree, answer))


def is_deed(answer: Answer) -> bool:
    """Whether a person gave the answer, and not only in one plan with the answer before it."""
    return answer.is_by_person and answer.how is not How.PLANNED


def _was_left_before(tree: Tree, answer: Answer) -> bool:
    """Whether the bot answered for this player earlier in this turn, and no player since."""
    number = answer.follows
    while number != START:
        before = tree[number]
        if before.fingerprint is not None or before.is_by_person:
            return False
        if before.how is How.LEFT:
            return before.by == answer.by
        number = before.follows
    return False
