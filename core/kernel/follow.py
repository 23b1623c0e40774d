"""Follows a recorded turn without listing what else could have been answered."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from core.kernel.game import SILENT_TURNS_ALLOWED, Rules, sent
from core.kernel.table import BoardT, FactT, Foretold


def followed(
    rules: Rules[BoardT, FactT],
    checkpoint: BoardT,
    answers: Iterable[Foretold],
    is_right: Callable[[BoardT], bool],
) -> BoardT | None:
    """Return the checkpoint that the answers of a whole turn lead to, None if they stray.

    It is the first one after the answers that is right; turns in which nothing is asked may come
    before it. Answers that the rules do not allow may lead anywhere, and may make the rules fail.
    """
    script = deque(answers)
    board = checkpoint
    for _ in range(SILENT_TURNS_ALLOWED):
        if rules.outcome(board) is not None:
            return None
        table, procedure = rules.sit(board)
        table.script = script
        try:
            _not_among_them = sent(procedure, None, script)
        except StopIteration:
            board = table.board
        else:
            procedure.close()
            return None
        if not script and is_right(board):
            return board
    return None
