"""The cards that are Capabilities: either side stays in force."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.events.deck import DECK
from core.adp.events.library import CARDS
from core.adp.model.board import Lasting
from core.adp.model.facts import CapabilityGained
from core.adp.model.ids import COALITION, GOVERNMENT, Side
from tests.adp.events.executing import execute, happened, turn_of

CAPABILITIES: Final = tuple(number for number in CARDS if DECK[number].capability_of is not None)


@pytest.mark.rule("R5.3-1", "R5.2-1")
@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("card", CAPABILITIES)
def test_either_side_of_a_capability_stays_in_force(card: int, side: Side) -> None:
    table = execute(turn_of(GOVERNMENT, card), side)

    assert happened(table) == [CapabilityGained(Lasting(card, side), rule=f"card {card}")]
    assert table.board.capabilities == (Lasting(card, side),)


@pytest.mark.rule("R5.3-1")
def test_a_card_is_in_force_on_one_side_only() -> None:
    board = turn_of(COALITION, 30, "capabilities: 30=shaded")

    assert execute(board, "unshaded").board.capabilities == (Lasting(30, Side.UNSHADED),)
