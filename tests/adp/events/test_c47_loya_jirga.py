"""Card 47, Loya Jirga."""

from __future__ import annotations

from core.adp.model.facts import Gained, Shifted
from core.adp.model.ids import COALITION, SpaceId, Support, Track
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_up_to_2_neutral_coin_controlled_provinces_come_to_support() -> None:
    board = turn_of(
        COALITION,
        47,
        """
        patronage: 5
        herat G:P1
        balkh G:P1
        konduz G:P1 support=O
        ghazni G:P1 T:u1
        samangan G:P1
        kabul G:P1
        """,
    )

    assert asked(board, "unshaded").options == ("balkh", "herat", "done")
    table = execute(board, "unshaded", "herat", "balkh")

    assert happened(table) == [
        Shifted(SpaceId.HERAT, Support.NEUTRAL, Support.SUPPORT, rule="card 47"),
        Shifted(SpaceId.BALKH, Support.NEUTRAL, Support.SUPPORT, rule="card 47"),
        Gained(Track.PATRONAGE, 2, rule="card 47"),
    ]


def test_shaded_up_to_2_provinces_fall_back_to_neutral() -> None:
    board = turn_of(
        COALITION, 47, "resources: warlords=5\nherat support=S\nbalkh support=S\nkabul support=S"
    )

    assert asked(board, "shaded").options == ("balkh", "herat", "done")
    table = execute(board, "shaded", "herat", "done")

    assert happened(table) == [
        Shifted(SpaceId.HERAT, Support.SUPPORT, Support.NEUTRAL, rule="card 47"),
        Gained(Track.WARLORDS, 3, rule="card 47"),
    ]
