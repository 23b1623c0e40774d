"""Card 24, US-Taliban Talks."""

from __future__ import annotations

import pytest

from core.adp.model.board import Lasting
from core.adp.model.facts import MomentumGained
from core.adp.model.ids import WARLORDS, Side
from tests.adp.events.executing import execute, happened, turn_of


@pytest.mark.rule("R5.4-1", "R5.4-2")
@pytest.mark.parametrize(
    ("side", "marker"),
    [(Side.UNSHADED, "no Coalition losses"), (Side.SHADED, "no Coalition Assault")],
)
def test_the_talks_marker_says_what_is_in_force(side: Side, marker: str) -> None:
    board = turn_of(WARLORDS, 24)

    assert happened(execute(board, side)) == [
        MomentumGained(Lasting(24, side, marker), rule="card 24")
    ]
