"""Choices at the same time: each is known to its own side only, until both are shown."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from core.kernel import Decision, Game, Setup, Turn
from tests.orchard import ANN, BEN, BidsShown, Fact, Orchard
from tests.orchard_fair import FairBox

BOX = FairBox()


def evening(anns: int, bens: int) -> Turn[Orchard, Fact]:
    """Return the first evening, with so many pennies in the purses."""
    board = replace(BOX.start(Setup("fair")), purses={ANN: anns, BEN: bens}, night=True)
    return Turn(BOX.rules, Game(board))


def asked(turn: Turn[Orchard, Fact]) -> Decision:
    """Return the question."""
    assert isinstance(turn.pending, Decision)
    return turn.pending


@pytest.mark.rule("RDS-5")
def test_each_choice_is_sealed_and_nothing_happens_before_the_last() -> None:
    turn = evening(2, 1)
    first = asked(turn)
    told = turn.answer("2")
    second = asked(turn)

    assert (first.by, first.options, first.known_to) == (ANN, ("0", "1", "2"), (ANN,))
    assert (second.by, second.options, second.known_to) == (BEN, ("0", "1"), (BEN,))
    assert first.sealed
    assert second.sealed
    assert told == ()
    assert turn.answer("1")[0] == BidsShown({ANN: 2, BEN: 1})
    assert not asked(turn).sealed


@pytest.mark.rule("RDS-5")
def test_a_copy_of_the_turn_asks_the_sealed_question_again() -> None:
    turn = evening(2, 1)
    turn.answer("2")

    assert asked(turn.fork()).sealed
    assert asked(turn.fork()) == asked(turn)
