"""Card 48, Strategic Partners."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Gained, IslamabadMoved, Placed
from core.adp.model.ids import COALITION, TALIBAN, Islamabad, Piece, SpaceId, Track
from tests.adp.events.executing import asked, execute, happened, turn_of


@pytest.mark.rule("R5.1.1-1")
def test_aid_and_patronage_rise_within_their_tracks() -> None:
    board = turn_of(COALITION, 48, "aid: 10\npatronage: 39")

    assert happened(execute(board, "unshaded")) == [
        Gained(Track.AID, 5, rule="card 48"),
        Gained(Track.PATRONAGE, 1, rule="card 48"),
    ]


@pytest.mark.rule("R5.1.1-1", "R5.5-1")
def test_shaded_the_taliban_rally_free_in_pakistan_although_islamabad_forbids_it() -> None:
    board = turn_of(
        COALITION, 48, "islamabad: hostility\nresources: taliban=0\nwaziristan T:a1\nkhowst T:u2"
    )

    decision = asked(board, "shaded")
    assert (decision.by, decision.about) == (TALIBAN, ("rally",))
    spaces = asked(board, "shaded", "do").options
    assert {"waziristan", "balochistan", "northwest-frontier"} <= set(spaces)
    assert "khowst" not in spaces
    table = execute(
        board, "shaded", "do", "waziristan", "place-one", "northwest-frontier", "place-one"
    )

    assert happened(table) == [
        IslamabadMoved(Islamabad.PRESSURE, False, rule="card 48"),
        Placed(Piece.TALIBAN_UNDERGROUND, SpaceId.WAZIRISTAN, 1, rule="3.3.1"),
        Placed(Piece.TALIBAN_UNDERGROUND, SpaceId.NORTHWEST_FRONTIER, 1, rule="3.3.1"),
    ]
