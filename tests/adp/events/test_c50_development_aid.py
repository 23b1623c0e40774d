"""Card 50, Development Aid."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Gained, Transferred
from core.adp.model.ids import COALITION, Track
from tests.adp.events.executing import asked, execute, happened, turn_of


@pytest.mark.parametrize(("aid", "gained"), [(11, 5), (40, 12)])
def test_the_government_earns_half_the_aid_but_12_at_most(aid: int, gained: int) -> None:
    board = turn_of(COALITION, 50, f"aid: {aid}\nresources: government=20")

    assert happened(execute(board, "unshaded")) == [
        Gained(Track.GOVERNMENT, gained, rule="card 50"),
        Gained(Track.AID, 3, rule="card 50"),
    ]


@pytest.mark.rule("R5.1.1-1")
def test_shaded_up_to_5_aid_become_patronage_as_far_as_both_tracks_allow() -> None:
    board = turn_of(COALITION, 50, "aid: 20\npatronage: 37")

    assert asked(board, "shaded").options == ("0", "1", "2", "3")
    assert happened(execute(board, "shaded", "3")) == [
        Transferred(Track.AID, Track.PATRONAGE, 3, rule="card 50")
    ]
    assert happened(execute(board, "shaded", "0")) == []
