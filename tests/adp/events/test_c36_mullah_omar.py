"""Card 36, Mullah Omar."""

from __future__ import annotations

import pytest

from core.adp.model.board import Lasting
from core.adp.model.facts import EligibilityMarked, Lost, MomentumGained
from core.adp.model.ids import COALITION, TALIBAN, Side, Track
from tests.adp.events.executing import execute, happened, turn_of


@pytest.mark.rule("R2.3.6-1")
def test_the_taliban_lose_resources_and_are_ineligible_through_the_next_card() -> None:
    board = turn_of(COALITION, 36, "resources: taliban=10", passed=TALIBAN)

    table = execute(board, "unshaded")

    assert happened(table) == [
        Lost(Track.TALIBAN, 4, rule="card 36"),
        EligibilityMarked(TALIBAN, False, rule="card 36"),
    ]
    assert TALIBAN not in table.board.eligible


@pytest.mark.rule("R5.4-1")
def test_the_shaded_side_holds_until_propaganda() -> None:
    board = turn_of(TALIBAN, 36)

    assert happened(execute(board, "shaded")) == [
        MomentumGained(Lasting(36, Side.SHADED), rule="card 36")
    ]
