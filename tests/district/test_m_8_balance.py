"""M.8 Balance: a few games show its direction; `docs/district/balance.md` has what was measured.

A change of rules or bots that fails here has moved the balance a lot: measure again.
"""

from __future__ import annotations

from statistics import median
from typing import Final

import pytest

from core.district.model.ids import GOVERNMENT
from core.district.model.options import GameLength
from core.district.modules import MODULES
from core.kernel import Setup
from tests.district.balance import play
from tests.district.bots.games import BOTH
from tests.rule_pages import DISTRICT

SHORT: Final = Setup("standard", options={"length": GameLength.SHORT.value})
GAMES: Final = 16


@pytest.mark.rule("RDM.8-1", "RDM.8-2")
def test_each_bot_wins_some_of_a_few_short_games_and_they_end_in_time() -> None:
    games = [play(SHORT, BOTH, seed) for seed in range(GAMES)]
    won = sum(game.winner == GOVERNMENT for game in games)
    assert 3 <= won <= GAMES - 3
    assert 4 <= median(game.turns for game in games) <= 6


@pytest.mark.rule("RDM.8-1")
@pytest.mark.parametrize("side", sorted(BOTH))
def test_a_bot_beats_a_side_that_plays_at_random(side: str) -> None:
    games = [play(SHORT, frozenset({side}), seed) for seed in range(8)]
    assert sum(game.winner == side for game in games) >= 6


@pytest.mark.rule("RDM.8-1", "RDM.8-3")
@pytest.mark.parametrize("row", DISTRICT.table("RDM.8-3"), ids=lambda row: row["Game"])
def test_no_side_wins_much_more_than_the_other_in_what_was_measured(row: dict[str, str]) -> None:
    assert 40 <= int(row["Now"]) <= 60


@pytest.mark.rule("RDM.8-1", "RDM.8-4")
def test_every_strategy_was_measured_and_none_wins_much_more_than_others() -> None:
    rows = DISTRICT.table("RDM.8-4")
    assert [row["First Strategy"].split()[0] for row in rows] == list(
        MODULES["orrin-valley"].strategies
    )
    shares = [int(row[length]) for row in rows for length in ("Short", "Normal", "Long")]
    assert all(40 <= share <= 60 for share in shares)
