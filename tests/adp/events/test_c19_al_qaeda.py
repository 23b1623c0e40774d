"""Card 19, Al-Qaeda."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Gained, Lost, Placed
from core.adp.model.ids import COALITION, Piece, SpaceId, Track
from tests.adp.events.executing import asked, execute, happened, turn_of


@pytest.mark.rule("R5.1.1-1", "R5.1.3-1")
def test_taliban_lose_what_they_have_and_aid_rises_as_far_as_it_goes() -> None:
    board = turn_of(COALITION, 19, "resources: taliban=3\naid: 74")

    assert happened(execute(board, "unshaded")) == [
        Lost(Track.TALIBAN, 3, rule="card 19"),
        Gained(Track.AID, 1, rule="card 19"),
    ]


def test_a_base_comes_to_pakistan_or_along_its_border() -> None:
    board = turn_of(COALITION, 19, "waziristan T:B2\nherat T:u1")

    assert asked(board, "shaded").options == (
        "balochistan",
        "northwest-frontier",
        "badakhshan",
        "helmand",
        "kandahar",
        "khowst",
        "nimruz",
        "nuristan",
        "paktika",
        "zabol",
    )
    assert happened(execute(board, "shaded", "khowst")) == [
        Placed(Piece.TALIBAN_BASE, SpaceId.KHOWST, 1, rule="card 19"),
        Gained(Track.TALIBAN, 3, rule="card 19"),
    ]
