"""Card 55, Breaktime."""

from __future__ import annotations

import pytest

from core.adp.model.facts import EligibilityMarked
from core.adp.model.ids import COALITION, TALIBAN, WARLORDS
from tests.adp.events.executing import asked, execute, happened, turn_of


@pytest.mark.rule("R2.3.6-1")
def test_another_faction_sits_out_the_next_card_and_the_executing_one_stays_eligible() -> None:
    board = turn_of(COALITION, 55)

    assert asked(board, "unshaded").options == ("government", "taliban", "warlords")
    table = execute(board, "unshaded", "taliban")

    assert happened(table) == [
        EligibilityMarked(TALIBAN, False, rule="card 55"),
        EligibilityMarked(COALITION, True, rule="card 55"),
    ]
    assert COALITION in table.board.eligible
    assert WARLORDS in table.board.eligible
    assert TALIBAN not in table.board.eligible
