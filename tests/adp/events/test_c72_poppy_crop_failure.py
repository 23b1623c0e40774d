"""Card 72, Poppy Crop Failure."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Gained, Lost
from core.adp.model.ids import COALITION, Track
from tests.adp.events.executing import execute, happened, turn_of

FEW = "herat W:B2\nkabul W:B1\nghazni W:B1"
MANY = f"{FEW}\nbalkh W:B2\nkonduz W:B2\nfaryab W:B1"


@pytest.mark.parametrize(("bases", "lost"), [(FEW, 4), (MANY, 8)])
def test_the_warlords_lose_for_each_base_but_8_at_most(bases: str, lost: int) -> None:
    board = turn_of(COALITION, 72, f"resources: warlords=20\n{bases}")

    assert happened(execute(board, "unshaded")) == [Lost(Track.WARLORDS, lost, rule="card 72")]


@pytest.mark.parametrize(("bases", "gained"), [(FEW, 4), (MANY, 10)])
def test_shaded_they_gain_2_for_each_base_away_from_pashtun_lands_but_10_at_most(
    bases: str, gained: int
) -> None:
    board = turn_of(COALITION, 72, f"resources: warlords=20\n{bases}")

    assert happened(execute(board, "shaded")) == [Gained(Track.WARLORDS, gained, rule="card 72")]
