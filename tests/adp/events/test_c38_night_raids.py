"""Card 38, Night Raids."""

from __future__ import annotations

from core.adp.model.facts import Gained, Hid, Removed
from core.adp.model.ids import COALITION, TALIBAN, WARLORDS, Piece, SpaceId, Track
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_in_up_to_3_spaces_with_coin_troops_a_guerrilla_goes() -> None:
    board = turn_of(
        COALITION,
        38,
        """
        herat C:T1 T:u1
        balkh G:T1 T:u1 W:a1
        kabul-aibak G:T1 W:u2
        konduz G:T1 T:a1
        ghazni G:P3 T:u1
        """,
    )

    assert asked(board, "unshaded").options == ("balkh", "herat", "konduz", "kabul-aibak", "done")
    table = execute(board, "unshaded", "balkh", "warlord_active", "herat", "kabul-aibak")

    assert happened(table) == [
        Removed(Piece.WARLORD_ACTIVE, SpaceId.BALKH, 1, rule="card 38"),
        Removed(Piece.TALIBAN_UNDERGROUND, SpaceId.HERAT, 1, rule="card 38"),
        Removed(Piece.WARLORD_UNDERGROUND, SpaceId.KABUL_AIBAK, 1, rule="card 38"),
    ]


def test_shaded_guerrillas_hide_in_up_to_3_spaces_with_coalition_troops() -> None:
    board = turn_of(COALITION, 38, "patronage: 5\nherat C:T1 T:a2u1 W:a1\nbalkh G:T1 T:a1")

    assert asked(board, "shaded").options == ("herat", "done")
    table = execute(board, "shaded", "herat")

    assert happened(table) == [
        Hid(TALIBAN, SpaceId.HERAT, 2, rule="card 38"),
        Hid(WARLORDS, SpaceId.HERAT, 1, rule="card 38"),
        Gained(Track.PATRONAGE, 2, rule="card 38"),
    ]
