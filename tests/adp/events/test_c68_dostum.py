"""Card 68, Dostum."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Gained, Placed, Removed
from core.adp.model.ids import COALITION, Piece, SpaceId, Track
from tests.adp.events.executing import asked, execute, happened, turn_of

WITH_BASE = "faryab W:B1u2\nherat W:u3"


def test_up_to_3_warlord_pieces_are_removed_bases_last() -> None:
    table = execute(turn_of(COALITION, 68, WITH_BASE), "unshaded", "remove-up-to-3", "2", "1")

    assert happened(table) == [
        Removed(Piece.WARLORD_UNDERGROUND, SpaceId.FARYAB, 2, rule="card 68"),
        Removed(Piece.WARLORD_BASE, SpaceId.FARYAB, 1, rule="card 68"),
    ]


@pytest.mark.rule("R5.1.1-1")
@pytest.mark.parametrize(("kabul", "placed"), [("", 2), ("kabul G:T29", 1), ("kabul G:T30", 0)])
def test_or_up_to_2_warlord_guerrillas_are_replaced_with_troops_as_far_as_there_are_any(
    kabul: str, placed: int
) -> None:
    board = turn_of(COALITION, 68, f"{WITH_BASE}\n{kabul}")

    table = execute(board, "unshaded", "replace-up-to-2", "2")

    arrived = Placed(Piece.GOVERNMENT_TROOPS, SpaceId.FARYAB, placed, rule="card 68")
    assert happened(table) == [
        Removed(Piece.WARLORD_UNDERGROUND, SpaceId.FARYAB, 2, rule="card 68"),
        *([arrived] if placed else []),
    ]


def test_a_base_alone_can_only_be_removed() -> None:
    board = turn_of(COALITION, 68, "balkh W:B1")

    assert asked(board, "unshaded").options == ("0", "1")


def test_shaded_a_warlord_base_and_up_to_2_guerrillas_settle_in_the_north() -> None:
    board = turn_of(COALITION, 68, "resources: warlords=5\nbalkh C:B2")

    assert asked(board, "shaded").options == ("faryab", "balkh", "sar-e-pol")
    assert happened(execute(board, "shaded", "sar-e-pol", "2")) == [
        Placed(Piece.WARLORD_BASE, SpaceId.SAR_E_POL, 1, rule="card 68"),
        Placed(Piece.WARLORD_UNDERGROUND, SpaceId.SAR_E_POL, 2, rule="card 68"),
        Gained(Track.WARLORDS, 2, rule="card 68"),
    ]
    assert happened(execute(board, "shaded", "balkh", "0")) == [
        Gained(Track.WARLORDS, 2, rule="card 68")
    ]
