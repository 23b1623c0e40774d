"""Card 14, Economic Project."""

from __future__ import annotations

from core.adp.model.facts import Gained, Shifted
from core.adp.model.ids import COALITION, WARLORDS, SpaceId, Support, Track
from tests.adp.events.executing import asked, execute, happened, turn_of

PROJECTS = """
    kabul C:B1 support=O
    herat G:B1 T:u1
    balkh G:B1T1
    konduz C:B1 support=S
    farah C:B1
    baghlan G:T2
"""


def test_coin_controlled_areas_with_a_coin_base_shift_towards_support() -> None:
    board = turn_of(COALITION, 14, PROJECTS)

    assert asked(board, "unshaded").options == ("balkh", "kabul", "done")
    assert happened(execute(board, "unshaded", "balkh", "kabul")) == [
        Shifted(SpaceId.BALKH, Support.NEUTRAL, Support.SUPPORT, rule="card 14"),
        Shifted(SpaceId.KABUL, Support.OPPOSITION, Support.NEUTRAL, rule="card 14"),
    ]


def test_warlords_earn_for_each_coin_base_they_live_beside() -> None:
    board = turn_of(WARLORDS, 14, "kabul C:B1 W:u1\nherat G:B1 W:B1\nbalkh G:T1 W:u1")

    assert happened(execute(board, "shaded")) == [Gained(Track.WARLORDS, 6, rule="card 14")]
