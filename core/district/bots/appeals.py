"""RDB.4-4, RDB.4-5 Appeals: when, and what is made of them."""

from __future__ import annotations

from typing import Final

from core.district.bots.appraisal import card_of, value_of
from core.district.bots.mind import DistrictMind
from core.district.model.ids import NO
from core.district.rules.appeals import APPEAL, REGULAR
from core.kernel import filled
from core.kernel.reasoning import Criterion, narrow

SHRUNK: Final = 2
"""RDB.4-4: How far TP MAX may be below the start before a side Appeals."""

BETTER: Final = 4
"""RDB.4-4: How many Victory Points a turn more another Strategy must promise."""


def appeal(mind: DistrictMind) -> str:
    """RDD-34: Appeal if TP MAX has shrunk, or if another Strategy would pay much more."""
    board, side = mind.board, mind.side
    lost = board.rulebook.task_points[side] - mind.camp.tp_max
    now = value_of(board, side, card_of(board, side))
    cards = map(board.rulebook.strategies.__getitem__, board.rulebook.strategies_of(side))
    gain = max(value_of(board, side, card) for card in cards) - now
    mind.notes.look(filled("RDB.4-4: another Strategy pays {0} more a turn", round(gain)))
    if APPEAL not in mind.options:
        return mind.say(NO, "RDB.4-4: it must wait")
    if lost >= SHRUNK:
        return mind.say(APPEAL, filled("RDB.4-4: TP MAX is {0} below the start", lost))
    if gain >= BETTER:
        return mind.say(APPEAL, "RDB.4-4: another Strategy would pay much more")
    if NO not in mind.options:
        return mind.say(APPEAL, "RDB.4-4: it must Appeal")
    return mind.say(NO, "RDB.4-4: neither Task Points nor another Strategy are worth it")


def choose_strategy(mind: DistrictMind) -> str:
    """RDD-37: Choose the Strategy that is likely to pay most."""
    board, side = mind.board, mind.side
    cards = {word: board.rulebook.strategies[word] for word in mind.options}
    order = (
        Criterion[str](
            "RDB.4-5: the Strategy that pays most (in tenths of a point)",
            lambda word: round(10 * value_of(board, side, cards[word])),
        ),
    )
    left = narrow(mind.options, order, mind.notes)
    if len(left) < len(mind.options):
        return left[0]
    return mind.say(left[0], "RDB.4-5: of equal ones the first")


def choose_gain(mind: DistrictMind) -> str:
    """RDD-36: Ask for a regular unit if one is offered, else for Assets."""
    if REGULAR in mind.options:
        return mind.say(REGULAR, "RDB.4-7: a regular unit, since there is one")
    return mind.say(mind.options[0], "RDB.4-7: Assets, since there is no regular unit")


def choose_piece(mind: DistrictMind) -> str:
    """RDD-36: Take the first piece that is offered; the Government's are drawn."""
    return mind.say(mind.options[0], "RDB.4-7: the first piece that is offered")
