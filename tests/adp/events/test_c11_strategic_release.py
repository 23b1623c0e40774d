"""Card 11, Strategic Release."""

from __future__ import annotations

import pytest

from core.adp.model.board import Lasting
from core.adp.model.facts import MomentumGained, Placed
from core.adp.model.ids import COALITION, TALIBAN, WARLORDS, Piece, Side, SpaceId
from tests.adp.events.executing import asked, execute, happened, turn_of


@pytest.mark.rule("R5.4-1")
def test_the_unshaded_side_holds_until_propaganda() -> None:
    board = turn_of(COALITION, 11)

    assert happened(execute(board, "unshaded")) == [
        MomentumGained(Lasting(11, Side.UNSHADED), rule="card 11")
    ]


@pytest.mark.rule("R5.4-1")
def test_guerrillas_come_to_two_pashtun_areas_and_the_text_holds() -> None:
    board = turn_of(WARLORDS, 11, "herat C:T1")

    assert asked(board, "shaded").options[:-2] == (
        "farah",
        "ghazni",
        "ghowr",
        "helmand",
        "kabul",
        "kandahar",
        "khowst",
        "nimruz",
        "nuristan",
        "oruzgan",
        "paktika",
        "zabol",
        "done",
    )
    assert happened(execute(board, "shaded", "kabul", "zabol")) == [
        Placed(Piece.TALIBAN_UNDERGROUND, SpaceId.KABUL, 1, rule="card 11"),
        Placed(Piece.TALIBAN_UNDERGROUND, SpaceId.ZABOL, 1, rule="card 11"),
        MomentumGained(Lasting(11, Side.SHADED), rule="card 11"),
    ]


@pytest.mark.rule("R5.1.1-1", "R5.1.3-1")
def test_without_guerrillas_available_it_only_holds() -> None:
    board = turn_of(TALIBAN, 11, "herat T:u30")

    assert happened(execute(board, "shaded")) == [
        MomentumGained(Lasting(11, Side.SHADED), rule="card 11")
    ]
