"""Card 65, Islamabad Blocks Resupply."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Gained, Repaired, Sabotaged, Transferred
from core.adp.model.ids import COALITION, SpaceId, Track
from tests.adp.events.executing import execute, happened, turn_of


def test_all_roads_are_open_again_and_the_government_gains() -> None:
    board = turn_of(
        COALITION, 65, "resources: government=10\nkabul-aibak sabotage\nfarah-kandahar sabotage"
    )

    assert happened(execute(board, "unshaded")) == [
        Repaired(SpaceId.KABUL_AIBAK, rule="card 65"),
        Repaired(SpaceId.FARAH_KANDAHAR, rule="card 65"),
        Gained(Track.GOVERNMENT, 6, rule="card 65"),
    ]


@pytest.mark.rule("R5.1.3-1")
def test_shaded_the_roads_to_pakistan_close_and_resources_go_to_the_warlords() -> None:
    board = turn_of(
        COALITION, 65, "resources: government=3 warlords=5\nkabul-tor-kham sabotage G:T5"
    )

    assert happened(execute(board, "shaded")) == [
        Sabotaged(SpaceId.KANDAHAR_SPIN_BOLDAK, rule="card 65"),
        Transferred(Track.GOVERNMENT, Track.WARLORDS, 3, rule="card 65"),
    ]
