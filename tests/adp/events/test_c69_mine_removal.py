"""Card 69, Mine Removal."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Resettled, Sabotaged, Unsettled
from core.adp.model.ids import COALITION, SpaceId, Support
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_up_to_2_provinces_that_the_taliban_do_not_control_get_returnees() -> None:
    board = turn_of(COALITION, 69, "herat +1\nbalkh T:u1\nsamangan\nkabul")

    spaces = asked(board, "unshaded").options
    assert {"samangan", "konduz"} < set(spaces)
    assert {"herat", "balkh", "kabul", "waziristan"}.isdisjoint(spaces)
    assert happened(execute(board, "unshaded", "samangan", "konduz")) == [
        Resettled(SpaceId.SAMANGAN, rule="card 69"),
        Resettled(SpaceId.KONDUZ, rule="card 69"),
    ]


@pytest.mark.rule("R5.1.3-1")
def test_with_one_marker_left_one_province_gets_returnees() -> None:
    board = turn_of(COALITION, 69, "herat +1\nbalkh +1\nghazni +1\nfarah +1\nzabol +1")

    assert happened(execute(board, "unshaded", "konduz")) == [
        Resettled(SpaceId.KONDUZ, rule="card 69")
    ]


def test_shaded_unguarded_locs_are_sabotaged_and_returnees_flee() -> None:
    board = turn_of(
        COALITION,
        69,
        """
        kabul-aibak G:P1
        farah-kandahar sabotage
        kandahar-kabul T:u1
        samangan +1 W:u1 support=S
        herat +1
        """,
    )

    locs = asked(board, "shaded").options
    assert {"kandahar-kabul", "toraghondi-farah"} < set(locs)
    assert {"kabul-aibak", "farah-kandahar"}.isdisjoint(locs)
    table = execute(board, "shaded", "kandahar-kabul", "toraghondi-farah")

    assert happened(table) == [
        Sabotaged(SpaceId.KANDAHAR_KABUL, rule="card 69"),
        Sabotaged(SpaceId.TORAGHONDI_FARAH, rule="card 69"),
        Unsettled(SpaceId.SAMANGAN, rule="card 69"),
    ]
    assert table.board.spaces[SpaceId.SAMANGAN].support is Support.NEUTRAL
