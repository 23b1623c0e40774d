"""Card 54, Profit Sharing."""

from __future__ import annotations

import pytest

from core.adp.model.facts import EligibilityMarked, Transferred
from core.adp.model.ids import COALITION, WARLORDS, Faction, Track
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_up_to_4_warlord_resources_become_patronage() -> None:
    board = turn_of(COALITION, 54, "resources: warlords=3\npatronage: 5")

    assert asked(board, "unshaded").options == ("0", "1", "2", "3")
    assert happened(execute(board, "unshaded", "2")) == [
        Transferred(Track.WARLORDS, Track.PATRONAGE, 2, rule="card 54")
    ]


@pytest.mark.parametrize("faction", [COALITION, WARLORDS])
def test_shaded_patronage_becomes_warlord_resources_and_warlords_stay_eligible(
    faction: Faction,
) -> None:
    board = turn_of(faction, 54, "resources: warlords=3\npatronage: 5")

    table = execute(board, "shaded", "4")

    moved = Transferred(Track.PATRONAGE, Track.WARLORDS, 4, rule="card 54")
    stays = EligibilityMarked(WARLORDS, True, rule="card 54")
    assert happened(table) == ([moved, stays] if faction is WARLORDS else [moved])
