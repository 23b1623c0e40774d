"""6.6.1 Islamabad: how its posture shifts."""

from __future__ import annotations

from core.adp.model.facts import IslamabadMoved
from core.adp.model.ids import ISLAMABAD, Islamabad
from core.adp.rules.table import AdpTable


def shift_islamabad(table: AdpTable, boxes: int, rule: str) -> None:
    """Shift box by box, towards Sponsorship if positive; a shift past either end makes it Hard."""
    step = 1 if boxes > 0 else -1
    for _ in range(abs(boxes)):
        board = table.board
        index = ISLAMABAD.index(board.islamabad) + step
        if 0 <= index < len(ISLAMABAD):
            # A Hard posture stays Hard until a Reset softens it (ruling A-34).
            table.emit(IslamabadMoved(ISLAMABAD[index], board.hard, rule=rule))
        elif not board.hard:
            table.emit(IslamabadMoved(board.islamabad, True, rule=rule))


def drift_islamabad(table: AdpTable) -> None:
    """6.6: At Reset a Hard posture softens; any other shifts one box towards Backing."""
    board = table.board
    if board.hard:
        table.emit(IslamabadMoved(board.islamabad, False, rule="6.6"))
    elif board.islamabad is Islamabad.SPONSORSHIP:
        shift_islamabad(table, -1, "6.6")
    elif board.islamabad is not Islamabad.BACKING:
        shift_islamabad(table, 1, "6.6")
