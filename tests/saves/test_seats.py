"""Seats that change during a game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from core.adp.box import BOX
from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.adp.model.ids import GOVERNMENT, TALIBAN, WARLORDS, Seat
from core.kernel import Decision, GameError, How, Knowledge, Setup
from saves.happenings import Happening
from saves.session import Session
from tests.orchard import OrchardBox
from tests.saves.games import driven

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


def test_an_unknown_side_is_refused_and_nothing_is_written() -> None:
    session = Session.new(ORCHARD, Setup("old"), seed=1, program="test")

    with pytest.raises(GameError, match="nobody here is called 'cat'"):
        session.seat("cat", "bot")

    assert session.depth == 0


def test_a_faction_can_be_left_to_itself_in_the_middle_of_its_turn_and_finishes_it() -> None:
    session = Session.new(BOX, Setup("main", position="card: 19"), seed=1, program="test")
    for word in ("rally", "kandahar", "place-one"):
        session.answer(word)

    session.seat("taliban", "bot")

    assert session.seats["taliban"] == "bot"
    assert session.turn.board.seats[TALIBAN] is Seat.HUMAN, "this turn is played as it began"
    asked = session.turn.pending
    assert isinstance(asked, Decision)
    assert (asked.by, asked.ask) == ("taliban", "rally.space")
    while session.turn.game.trail:
        play(session)
    assert session.turn.board.seats[TALIBAN] is Seat.BOT, "the next ones are a Non-player's"


def play(session: Session[Board, Fact]) -> None:
    """Roll the dice, and let the bot answer everything else."""
    asked = session.turn.pending
    assert isinstance(asked, Decision)
    if asked.by is None:
        session.roll()
    else:
        session.answer(*BOX.bot.decide(Knowledge(BOX, session.turn)), How.BOT)


def test_a_person_takes_over_wherever_a_bot_has_come_to_even_after_its_dice() -> None:
    seats = dict.fromkeys(("coalition", "government", "taliban", "warlords"), "bot")
    setup = Setup("main", seats, position="card: 37")
    session = Session.new(BOX, setup, seed=1, program="test")
    session.answer("roll")
    session.roll()
    before = session.turn.game

    session.seat("government", "human")

    assert session.turn.game == before
    assert session.seats["government"] == "human"
    while session.turn.game.trail:
        play(session)
    assert session.turn.board.seats[GOVERNMENT] is Seat.HUMAN


def _seats_changed_within_a_turn(path: Path) -> Session[Board, Fact]:
    """Return a game at the end of a turn during which bots replaced two players."""
    setup = Setup("main", position="card: 19")
    session = Session.new(BOX, setup, seed=1, program="test", path=path)
    session.answer("rally")
    session.seat("taliban", "bot")
    session.answer("kandahar")
    session.seat("warlords", "bot")
    while session.turn.game.trail:
        play(session)
    return session


def test_seats_that_change_in_the_middle_of_a_turn_are_read_back_and_taken_back(
    tmp_path: Path,
) -> None:
    path = tmp_path / "game.adp"
    with _seats_changed_within_a_turn(path) as session:
        ended = session.number

    with Session.open(BOX, path) as again:
        assert again.turn.game == session.turn.game
        assert again.divergences == ()
        assert again.at(2).board.seats[TALIBAN] is Seat.HUMAN
        again.undo_to(1)
        assert again.seats.get("taliban") != "bot"
        assert again.turn.board.seats[WARLORDS] is Seat.HUMAN
        again.jump(ended)
        assert again.turn.board.seats[WARLORDS] is Seat.BOT


def test_answers_around_a_change_of_seats_lead_to_what_the_rules_say_when_driven_again(
    tmp_path: Path,
) -> None:
    path = tmp_path / "game.adp"
    with _seats_changed_within_a_turn(path) as session:
        ended = session.number
        play(session)

    every = range(session.number + 1)
    expected = [driven(session, number) for number in every]
    assert session.tree[ended].fingerprint is not None
    assert expected[2] == expected[4] == Happening()
    for view in (session, Session.open(BOX, path, read_only=True)):
        assert [view.step(number) for number in every] == expected


def test_options_that_exclude_a_bot_refuse_it_also_in_the_middle_of_a_turn() -> None:
    options: dict[str, bool | str] = {"no-non-player": "3-players"}
    session = Session.new(BOX, Setup("main", {}, options, "card: 19"), seed=1, program="test")
    session.answer("rally")

    with pytest.raises(GameError, match="all-seats-human"):
        session.seat("taliban", "bot")

    assert session.depth == 1


ONE = dict.fromkeys(("coalition", "government", "warlords"), "bot") | {"taliban": "human"}


def dice_after(change: Callable[[Session[Board, Fact]], object]) -> list[str]:
    """Return the cards that come up after the seats were changed."""
    session = Session.new(BOX, Setup("main", ONE), seed=1, program="test")
    change(session)
    while isinstance(asked := session.turn.pending, Decision) and asked.by is None:
        session.roll()
    return [answer.answer for answer in session.line() if answer.by is None]


def come_and_go(session: Session[Board, Fact]) -> None:
    session.seat("warlords", "human")
    session.seat("warlords", "bot")


def come_and_be_taken_back(session: Session[Board, Fact]) -> None:
    session.seat("warlords", "human")
    session.undo()


def change_places(session: Session[Board, Fact]) -> None:
    session.seat("taliban", "bot")
    session.seat("warlords", "human")


@pytest.mark.parametrize("change", [come_and_go, come_and_be_taken_back])
def test_the_seed_does_not_come_back_when_a_second_person_has_left(
    change: Callable[[Session[Board, Fact]], object],
) -> None:
    assert dice_after(change) != dice_after(change)


def test_one_person_who_changes_places_keeps_the_seed() -> None:
    assert dice_after(change_places) == dice_after(lambda _: None)


def test_the_file_says_who_has_joined(tmp_path: Path) -> None:
    path = tmp_path / "joined.adp"
    Session.new(BOX, Setup("main", ONE), seed=1, program="test", path=path).close()
    with Session.open(BOX, path) as session:
        come_and_go(session)

    def dice() -> list[str]:
        with Session.open(BOX, path) as again:
            again.jump(2)
            while isinstance(asked := again.turn.pending, Decision) and asked.by is None:
                again.roll()
            return [answer.answer for answer in again.line() if answer.by is None]

    assert dice() != dice()


def test_a_second_person_at_the_table_cannot_read_the_dice_from_the_seed() -> None:
    one = dict.fromkeys(("coalition", "government", "warlords"), "bot") | {"taliban": "human"}

    def cards(*newcomers: str, seats: dict[str, str] = one) -> tuple[str, ...]:
        session = Session.new(BOX, Setup("main", seats), seed=1, program="test")
        for side in newcomers:
            session.seat(side, "human")
        while isinstance(asked := session.turn.pending, Decision) and asked.by is None:
            session.roll()
        return tuple(answer.answer for answer in session.line() if answer.by is None)

    assert cards() == cards()
    assert cards("warlords") != cards("warlords")
    four = dict.fromkeys(one, "human")  # several people who begin with a seed want it used
    assert cards(seats=four) == cards(seats=four)
