"""Seats that change hands in the course of a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.adp.box import BOX
from core.adp.ids import GOVERNMENT, TALIBAN, Seat
from core.kernel import Decision, GameError, Setup
from saves.session import Session
from tests.orchard import OrchardBox

ORCHARD = OrchardBox()


def test_a_change_of_seats_is_kept_in_the_log_and_read_back(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    with Session.new(ORCHARD, Setup("old"), seed=1, program="test", path=path) as session:
        session.answer("pick")
        session.seat("ann", "bot")
        session.answer("pear")

    with Session.open(ORCHARD, path) as again:
        assert again.seats == {"ann": "bot"}
        assert again.depth == 3
        assert again.happened(2) == ()
        assert again.turn.game == session.turn.game
        assert again.divergences == ()


def test_undo_gives_the_seat_back_and_redo_takes_it_again() -> None:
    session = Session.new(ORCHARD, Setup("old", {"ann": "human"}), seed=1, program="test")
    session.seat("ann", "bot")

    session.undo()
    assert session.seats == {"ann": "human"}
    session.redo()
    assert session.seats == {"ann": "bot"}


def test_a_seat_that_is_none_is_refused_and_nothing_is_written() -> None:
    session = Session.new(ORCHARD, Setup("old"), seed=1, program="test")

    with pytest.raises(GameError, match="nobody here is called 'cat'"):
        session.seat("cat", "bot")

    assert session.depth == 0


def test_a_faction_can_be_left_to_itself_in_the_middle_of_its_turn_and_finishes_it() -> None:
    session = Session.new(BOX, Setup("main", position="card: 19"), seed=1, program="test")
    for word in ("rally", "kandahar", "place-one"):
        session.answer(word)

    session.seat("taliban", "bot")

    assert session.turn.board.seats[TALIBAN] is Seat.BOT
    asked = session.turn.pending
    assert isinstance(asked, Decision)
    assert (asked.by, asked.ask) == ("taliban", "rally.space")
    option, why = BOX.bot.decide(session.turn.game)
    assert option in asked.options
    assert why


def test_a_person_cannot_take_over_dice_that_only_a_bot_may_roll() -> None:
    seats = dict.fromkeys(("coalition", "government", "taliban", "warlords"), "bot")
    setup = Setup("main", seats, position="card: 37")
    session = Session.new(BOX, setup, seed=1, program="test")
    session.answer("roll")

    with pytest.raises(GameError, match="cannot change hands in the middle of this turn"):
        session.seat("government", "human")

    assert session.turn.board.seats[GOVERNMENT] is Seat.BOT
