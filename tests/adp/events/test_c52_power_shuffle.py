"""Card 52, Power Shuffle."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Gained, Lost, Moved, Removed
from core.adp.model.ids import COALITION, GOVERNMENT, WARLORDS, Piece, SpaceId, Track
from tests.adp.events.executing import asked, execute, happened, turn_of


@pytest.mark.rule("R5.1-1")
def test_the_government_moves_up_to_6_cubes_wherever_it_likes_in_afghanistan() -> None:
    board = turn_of(COALITION, 52, "patronage: 5\nherat G:T4P4\nkabul-aibak G:T1")

    origin = asked(board, "unshaded")
    assert (origin.by, origin.options[:3]) == (GOVERNMENT, ("herat", "kabul-aibak", "done"))
    goals = set(asked(board, "unshaded", "herat").options)
    assert {"kabul", "kandahar-kabul", "balkh"} < goals
    assert {"herat", "waziristan"}.isdisjoint(goals)
    table = execute(
        board,
        "unshaded",
        *("herat", "kabul", "government_police", "4"),
        *("herat", "kandahar-kabul", "2"),
    )

    assert happened(table) == [
        Moved(Piece.GOVERNMENT_POLICE, SpaceId.HERAT, SpaceId.KABUL, 4, rule="card 52"),
        Moved(Piece.GOVERNMENT_TROOPS, SpaceId.HERAT, SpaceId.KANDAHAR_KABUL, 2, rule="card 52"),
        Gained(Track.PATRONAGE, 2, rule="card 52"),
    ]


def test_the_government_may_leave_its_cubes_where_they_are() -> None:
    board = turn_of(COALITION, 52, "patronage: 5\nherat G:T4")

    assert happened(execute(board, "unshaded", "done")) == [
        Gained(Track.PATRONAGE, 2, rule="card 52")
    ]


@pytest.mark.rule("R5.5-1")
def test_shaded_the_warlords_suborn_free_in_up_to_2_spaces() -> None:
    board = turn_of(
        COALITION,
        52,
        "patronage: 5\nresources: warlords=0\nherat G:P4\nbalkh T:u1\nkonduz G:T1",
    )

    assert asked(board, "shaded").by == WARLORDS
    table = execute(board, "shaded", "do", "herat", "3", "balkh")

    assert happened(table) == [
        Removed(Piece.GOVERNMENT_POLICE, SpaceId.HERAT, 3, rule="4.5.3"),
        Removed(Piece.TALIBAN_UNDERGROUND, SpaceId.BALKH, 1, rule="4.5.3"),
        Lost(Track.PATRONAGE, 2, rule="card 52"),
    ]
    assert happened(execute(board, "shaded", "decline")) == [
        Lost(Track.PATRONAGE, 2, rule="card 52")
    ]
