"""Card 36, Mullah Omar: the Taliban need not Redeploy."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Moved
from core.adp.model.ids import TALIBAN, Piece, SpaceId
from tests.adp.events.in_force import in_force
from tests.adp.play import asked, finish, play, position

PHASE = "stage: redeploy\ncard: propaganda\n"
SCATTERED = "kabul-aibak T:u2a1\nherat T:u1\nwaziristan T:u1\nzabol T:u1B1"


@pytest.mark.rule("R5.4-1", "R6.5.4-1")
def test_mullah_omar_shaded_guerrillas_may_all_stay() -> None:
    board = position(PHASE + in_force(momentum="36=shaded") + SCATTERED)

    turn = play(board)
    assert (asked(turn).by, asked(turn).ask) == (TALIBAN, "redeploy.taliban.origin")
    assert asked(turn).options == ("herat", "kabul-aibak", "waziristan", "done")
    table = finish(board, "done")

    assert not [fact for fact in table.facts if isinstance(fact, Moved)]


@pytest.mark.rule("R5.4-1", "R6.5.4-1")
def test_mullah_omar_shaded_some_may_go_as_usual() -> None:
    board = position(PHASE + in_force(momentum="36=shaded") + SCATTERED)

    table = finish(board, "kabul-aibak", "zabol", "2", "done")

    moved = [fact for fact in table.facts if isinstance(fact, Moved)]
    assert sum(fact.count for fact in moved) == 2
    assert table.board.spaces[SpaceId.KABUL_AIBAK].taliban_guerrillas == 1


@pytest.mark.rule("R5.4-1", "R6.5.4-1")
def test_otherwise_they_must_leave_roads_and_provinces_without_a_base() -> None:
    board = position(PHASE + "kabul-aibak T:u1\nwaziristan T:B1")

    table = finish(board, "waziristan")

    assert [fact for fact in table.facts if isinstance(fact, Moved)] == [
        Moved(
            Piece.TALIBAN_UNDERGROUND,
            SpaceId.KABUL_AIBAK,
            SpaceId.WAZIRISTAN,
            1,
            rule="6.5.4",
        )
    ]


@pytest.mark.rule("R5.4-1", "R6.6-5")
def test_momentum_lapses_with_the_reset_and_capabilities_stay() -> None:
    lasting = in_force(capability="29=shaded", momentum="36=shaded 24=unshaded")
    board = position("stage: reset\ncard: propaganda\nnext: 12\n" + lasting)

    table = finish(board)

    assert table.board.momentum == ()
    assert [entry.card for entry in table.board.capabilities] == [29]
