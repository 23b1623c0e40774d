"""Cards 45 and 46, Tribal Elders and ID Cards."""

from __future__ import annotations

import pytest

from core.adp.model.board import Lasting
from core.adp.model.facts import CapabilityGained, MomentumGained
from core.adp.model.ids import COALITION, TALIBAN, Faction, Side
from tests.adp.events.executing import execute, happened, turn_of


@pytest.mark.rule("R5.4-2")
@pytest.mark.parametrize("faction", [COALITION, TALIBAN])
def test_tribal_elders_is_marked_with_the_faction_that_executes_it(faction: Faction) -> None:
    table = execute(turn_of(faction, 45), "unshaded")

    assert happened(table) == [
        MomentumGained(Lasting(45, Side.UNSHADED, faction), rule="card 45"),
    ]


@pytest.mark.rule("R5.3-1", "R5.2-1")
@pytest.mark.parametrize("side", Side)
def test_id_cards_is_a_capability_on_either_side(side: Side) -> None:
    table = execute(turn_of(COALITION, 46), side)

    assert happened(table) == [CapabilityGained(Lasting(46, side), rule="card 46")]
