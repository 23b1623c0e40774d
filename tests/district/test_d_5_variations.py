"""RDD-43 What variations ask: of whom, what, and who knows the answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from msgspec import Struct

from core.district.box import DISTRICT
from core.district.model.ids import GOVERNMENT, INSURGENT
from core.kernel import Decision, Setup
from tests.district.random_games import random_game


def _is_count(words: tuple[str, ...]) -> bool:
    return words == tuple(map(str, range(len(words))))


def _ends(*last: str) -> Callable[[tuple[str, ...]], bool]:
    return lambda words: words[-len(last) :] == last


def _among(*known: str) -> Callable[[tuple[str, ...]], bool]:
    return lambda words: set(words) <= set(known)


class Asked(Struct, frozen=True):
    """A row of the table."""

    by: tuple[str | None, ...]
    fits: Callable[[tuple[str, ...]], bool]
    known_to: Callable[[str | None], tuple[str, ...] | None]


def _all(_by: str | None) -> None:
    return None


def _own(by: str | None) -> tuple[str, ...]:
    assert by is not None
    return (by,)


def _own_if_insurgent(by: str | None) -> tuple[str, ...] | None:
    return (INSURGENT,) if by == INSURGENT else None


BOTH: Final = (GOVERNMENT, INSURGENT)

ASKED: Final = {
    "chit.die": Asked((None,), lambda words: words == tuple("123456"), _all),
    "chit.winds": Asked((INSURGENT,), _is_count, _own),
    "command.division": Asked((GOVERNMENT,), _is_count, _own),
    "pay.account": Asked((GOVERNMENT,), _among("paramilitary", "regular"), _all),
    "desertion.call": Asked(BOTH, _ends("blank", "no"), _own),
    "desertion.answer": Asked(BOTH, _ends("blank", "random"), _own),
    "desertion.unit": Asked(BOTH, lambda words: bool(words), _own_if_insurgent),
    "intel.look": Asked(BOTH, lambda words: words == ("look", "no"), _all),
    "victory.declare": Asked(BOTH, _among("declare", "no"), _own),
}
"""Declarations are known to all as soon as both sides have answered."""

ADVANCED: Final[dict[str, bool | str]] = {
    "assets": True,
    "foreign": True,
    "intelligence": True,
    "length": "short",
}
GAMES: Final = (
    Setup("standard", options={"length": "short", "dice": True}),
    Setup("standard", options=ADVANCED | {"only-the-wind": True, "strategic-intelligence": True}),
    Setup(
        "standard",
        options=ADVANCED
        | {"desertion": "both", "desertion-times": "3", "two-solitudes": True, "switcheroo": True},
    ),
)


@pytest.mark.rule("RDD-43", "RD11-4", "RD11-6", "RD11-7", "RD11-10", "RD11-12", "RD11-16")
def test_variations_ask_what_the_table_says() -> None:
    heard: set[tuple[str, str | None]] = set()
    for seed, setup in enumerate(GAMES):
        for turn, _ in random_game(setup, seed):
            decision = turn.pending
            if isinstance(decision, Decision) and decision.ask in ASKED:
                check(decision)
                heard.add((decision.ask, decision.by))
    assert {ask for ask, _ in heard} == set(ASKED)


def check(decision: Decision) -> None:
    """Compare a question with its row."""
    row = ASKED[decision.ask]
    assert decision.by in row.by, decision
    assert row.fits(decision.options), decision
    assert decision.known_to == row.known_to(decision.by), decision


@pytest.mark.rule("RDD-43", "RD11-0")
def test_without_variations_nothing_of_that_is_asked() -> None:
    for turn, _ in random_game(DISTRICT.samples[1], 0):
        decision = turn.pending
        assert not isinstance(decision, Decision) or decision.ask not in ASKED
