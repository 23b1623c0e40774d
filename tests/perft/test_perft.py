"""The number of ways to answer, from a dozen positions."""

from __future__ import annotations

import pytest

from tests.perft.count import count, perfts


@pytest.mark.parametrize("name", perfts())
def test_there_are_as_many_ways_to_answer_as_ever(name: str) -> None:
    perft = perfts()[name]
    game = perft.turn().game

    counts = [count(game, depth + 1) for depth in range(len(perft.counts))]

    assert counts == perft.counts
    assert counts, "something is counted"
