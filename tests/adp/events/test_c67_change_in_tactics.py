"""Card 67, Change in Tactics."""

from __future__ import annotations

import pytest

from core.adp.model.board import Lasting
from core.adp.model.facts import CapabilityEnded, CapabilityGained
from core.adp.model.ids import COALITION, Side
from tests.adp.events.executing import asked, execute, happened, turn_of


@pytest.mark.rule("R5.1.2-1")
@pytest.mark.parametrize(("card", "other"), [("1", Side.SHADED), ("29", Side.UNSHADED)])
def test_a_capability_turns_to_its_other_side(card: str, other: Side) -> None:
    board = turn_of(COALITION, 67, "capabilities: 1=unshaded 29=shaded\nmomentum: 57=unshaded")

    assert asked(board, "unshaded").options == ("1", "29")
    table = execute(board, "unshaded", card, "turn-over")

    assert happened(table) == [CapabilityGained(Lasting(int(card), other), rule="card 67")]
    assert len(table.board.capabilities) == 2


def test_a_capability_ends() -> None:
    board = turn_of(COALITION, 67, "capabilities: 1=unshaded")

    table = execute(board, "unshaded", "end")

    assert happened(table) == [CapabilityEnded(1, rule="card 67")]
    assert table.board.capabilities == ()


@pytest.mark.rule("R5.1.3-1")
def test_without_a_capability_nothing_happens() -> None:
    assert happened(execute(turn_of(COALITION, 67), "unshaded")) == []
