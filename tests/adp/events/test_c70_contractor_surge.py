"""Card 70, Contractor Surge."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Gained, Lost, Placed, Removed
from core.adp.model.ids import COALITION, WARLORDS, Piece, SpaceId, Track
from tests.adp.events.executing import asked, execute, happened, turn_of


@pytest.mark.rule("R5.1-1", "R5.1.1-1")
def test_the_coalition_may_replace_up_to_3_of_its_troops_with_police() -> None:
    board = turn_of(
        WARLORDS, 70, "resources: warlords=5\nherat C:T2\nkabul-aibak C:T3\nkabul G:P28"
    )

    assert asked(board, "unshaded").by == COALITION
    table = execute(board, "unshaded", "kabul-aibak", "2", "herat")

    assert happened(table) == [
        Removed(Piece.COALITION_TROOPS, SpaceId.KABUL_AIBAK, 2, rule="card 70"),
        Placed(Piece.GOVERNMENT_POLICE, SpaceId.KABUL_AIBAK, 2, rule="card 70"),
        Removed(Piece.COALITION_TROOPS, SpaceId.HERAT, 1, rule="card 70"),
        Gained(Track.WARLORDS, 2, rule="card 70"),
    ]
    assert happened(execute(board, "unshaded", "done")) == [
        Gained(Track.WARLORDS, 2, rule="card 70")
    ]


@pytest.mark.parametrize(
    ("more", "gained"),
    [
        ("", 2),
        (
            "\n".join(f"{space} C:T1" for space in ("balkh", "konduz", "ghazni", "zabol", "farah")),
            6,
        ),
    ],
)
def test_shaded_the_warlords_earn_where_the_coalition_is(more: str, gained: int) -> None:
    board = turn_of(
        WARLORDS,
        70,
        f"resources: warlords=5\naid: 2\nherat C:B1\nkabul C:T3\nkabul-aibak C:T1\n{more}",
    )

    assert happened(execute(board, "shaded")) == [
        Gained(Track.WARLORDS, gained, rule="card 70"),
        Lost(Track.AID, 2, rule="card 70"),
    ]
