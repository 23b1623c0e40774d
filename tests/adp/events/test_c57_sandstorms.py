"""Cards 57 to 59: Sandstorms, Counter-Narc, Local Truce."""

from __future__ import annotations

import pytest

from core.adp.model.board import Lasting
from core.adp.model.facts import Gained, MomentumGained, Placed, Transferred
from core.adp.model.ids import COALITION, WARLORDS, Piece, Side, SpaceId, Track
from tests.adp.events.executing import asked, execute, happened, turn_of


@pytest.mark.rule("R5.4-1")
@pytest.mark.parametrize("card", [57, 58])
def test_sandstorms_and_counter_narc_hold_until_propaganda(card: int) -> None:
    table = execute(turn_of(COALITION, card), "unshaded")

    momentum = Lasting(card, Side.UNSHADED)
    assert happened(table) == [MomentumGained(momentum, rule=f"card {card}")]


@pytest.mark.rule("R5.1.1-1", "R5.5-1")
def test_counter_narc_shaded_the_warlords_cultivate_under_the_eyes_of_police_and_traffic() -> None:
    board = turn_of(
        COALITION, 58, "resources: warlords=5\nherat G:P5 W:u1\nsamangan W:u1\nbalkh W:B1"
    )

    decision = asked(board, "shaded")
    assert (decision.by, decision.about) == (WARLORDS, ("cultivate",))
    table = execute(board, "shaded", "do", "do", "balkh", "done")

    assert happened(table) == [
        Placed(Piece.WARLORD_BASE, SpaceId.HERAT, 1, rule="4.5.1"),
        Gained(Track.WARLORDS, 1, rule="4.5.2"),
    ]


def test_counter_narc_shaded_either_activity_may_be_declined() -> None:
    board = turn_of(COALITION, 58, "herat G:P5 W:u1\nbalkh W:B1")

    assert happened(execute(board, "shaded", "decline", "decline")) == []


@pytest.mark.rule("R5.4-1", "R5.1.3-1")
@pytest.mark.parametrize(("resources", "paid"), [(20, 6), (2, 2)])
def test_local_truce_pays_the_warlords_6_or_all_there_is(resources: int, paid: int) -> None:
    board = turn_of(COALITION, 59, f"resources: government={resources} warlords=5")

    assert happened(execute(board, "unshaded")) == [
        Transferred(Track.GOVERNMENT, Track.WARLORDS, paid, rule="card 59"),
        MomentumGained(Lasting(59, Side.UNSHADED), rule="card 59"),
    ]
