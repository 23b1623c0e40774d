"""Card 42, NGOs."""

from __future__ import annotations

from core.adp.model.facts import Calmed, Gained, Lost, Shifted, Terrorized
from core.adp.model.ids import COALITION, SpaceId, Support, Track
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_aid_comes_terror_goes_and_opposition_becomes_neutral() -> None:
    board = turn_of(
        COALITION,
        42,
        """
        aid: 10
        herat G:P1 terror=2 support=O
        balkh C:T1 terror=1 support=S
        konduz G:P1
        ghazni T:u1 terror=1 support=O
        """,
    )

    assert asked(board, "unshaded").options == ("balkh", "herat", "done")
    table = execute(board, "unshaded", "herat", "balkh")

    assert happened(table) == [
        Gained(Track.AID, 3, rule="card 42"),
        Calmed(SpaceId.HERAT, 2, rule="card 42"),
        Shifted(SpaceId.HERAT, Support.OPPOSITION, Support.NEUTRAL, rule="card 42"),
        Calmed(SpaceId.BALKH, 1, rule="card 42"),
    ]


def test_shaded_hidden_guerrillas_spread_terror_and_stay_hidden() -> None:
    board = turn_of(
        COALITION,
        42,
        """
        aid: 10
        herat T:u1 support=S
        balkh W:u1 support=O
        konduz T:a1 support=S
        waziristan T:u1
        """,
    )

    assert asked(board, "shaded").options == ("balkh", "herat", "done")
    table = execute(board, "shaded", "herat", "balkh")

    assert happened(table) == [
        Lost(Track.AID, 4, rule="card 42"),
        Terrorized(SpaceId.HERAT, rule="card 42"),
        Shifted(SpaceId.HERAT, Support.SUPPORT, Support.NEUTRAL, rule="card 42"),
        Terrorized(SpaceId.BALKH, rule="card 42"),
    ]
    assert table.board.spaces[SpaceId.HERAT].taliban_underground == 1


def test_shaded_without_markers_only_support_can_be_hurt() -> None:
    board = turn_of(COALITION, 42, "herat T:u1 support=S terror=30\nbalkh W:u1 support=O")

    assert asked(board, "shaded").options == ("herat", "done")
