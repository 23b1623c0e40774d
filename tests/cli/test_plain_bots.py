"""The line mode: advice, turns that are left to the bot, and changes of seats."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.plain.talk import Talk
from core.adp.bots.mind import DICE_WORDS
from core.adp.box import BOX, DistantPlain
from core.adp.model.board import Board
from core.kernel import Bot, Decision, How, Knowledge, Reply
from saves.session import Session
from tests.cli.test_plain import said
from tests.tui.table import AdpSession, begin


@pytest.fixture
def session() -> AdpSession:
    """A game in which the Taliban choose first."""
    return begin()


@pytest.fixture
def talk(session: AdpSession) -> Talk:
    """A conversation about it, with bots."""
    return Talk(session, PRESENTER, bot=BOX.bot)


def test_a_hint_says_what_the_bot_would_do_and_changes_nothing(
    talk: Talk, session: AdpSession
) -> None:
    number = session.number

    text = said(talk, "hint").replace("\n", " ")

    assert text.startswith("The bot would answer: ")
    assert "Because: " in text
    assert "Rule 8." in text
    assert session.number == number


def test_answers_of_bots_are_printed_with_their_names(talk: Talk) -> None:
    rows = said(talk, "pass").splitlines()
    deeds = [row for row in rows if row.startswith(("Coalition: ", "Government: ", "Warlords: "))]

    assert deeds
    assert not any(row.startswith("Taliban: ") for row in rows)
    reasons = [place for place, row in enumerate(rows) if row.startswith("because ")]
    assert rows[reasons[0] - 1] in deeds


def test_a_hint_says_where_the_bot_would_have_played_differently(talk: Talk) -> None:
    assert "It would not have come here." in said(talk, "terror", "hint").replace("\n", " ")


def test_a_turn_is_finished_by_the_bot_and_undo_takes_it_back(
    talk: Talk, session: AdpSession
) -> None:
    talk.hear("terror")
    number = session.number

    said(talk, "finish")

    asked = session.turn.pending
    assert isinstance(asked, Decision)
    assert asked.by == "taliban"
    assert session.turn.game.trail == ()
    assert session.line()[number].how is How.LEFT
    assert session.seats["taliban"] == "human"
    assert "Terror: where?" in said(talk, "undo")
    assert session.number == number


def test_seats_are_listed_changed_and_taken_back(talk: Talk, session: AdpSession) -> None:
    assert said(talk, "seat") == (
        "Coalition by a bot, Government by a bot, Taliban by a player, Warlords by a bot."
    )
    assert "Warlords by a player" in said(talk, "seat war").replace("\n", " ")
    assert session.seats["warlords"] == "human"
    number = session.number
    assert "Warlords by a player" in said(talk, "seat warlords human").replace("\n", " ")
    assert session.number == number
    assert "Warlords by a bot" in said(talk, "undo").replace("\n", " ")


def test_a_seat_that_is_given_away_is_played_by_the_bot(talk: Talk, session: AdpSession) -> None:
    talk.hear("seat warlords human")
    talk.hear("terror")

    said(talk, "seat taliban bot")

    assert session.seats["taliban"] == "bot"
    asked = session.turn.pending
    assert isinstance(asked, Decision)
    assert asked.by == "warlords"


@pytest.mark.parametrize("typed", ["seat xyzzy", "seat taliban dog"])
def test_an_invalid_seat_is_reported(talk: Talk, typed: str) -> None:
    assert said(talk, typed).startswith("No: nothing is called")


def test_without_bots_nothing_is_left_to_one(session: AdpSession) -> None:
    talk = Talk(session, PRESENTER)

    assert said(talk, "finish").startswith("No: there are no bots")


def test_a_watcher_may_ask_for_a_hint_and_change_nothing(tmp_path: Path) -> None:
    path = tmp_path / "kabul.adp"
    begin(path).close()
    with Session.open(DistantPlain(), path, read_only=True) as session:
        talk = Talk(session, PRESENTER, bot=BOX.bot)

        assert said(talk, "hint").startswith("The bot would answer: ")
        assert said(talk, "finish").startswith("No: another program is playing")
        assert said(talk, "seat taliban").startswith("No: another program is playing")


def test_every_line_is_plain_and_fits(talk: Talk) -> None:
    rows = [
        row
        for line in ("hint", "seat", "terror", "hint", "finish", "help")
        for row in talk.hear(line)
    ]

    assert max(map(len, rows)) <= 80
    assert all(row.isascii() for row in rows)


def test_a_person_who_takes_over_from_a_bot_does_not_roll_its_dice(session: AdpSession) -> None:
    talk = Talk(session, PRESENTER)  # nobody answers for the bots here
    assert "roll" in said(talk, "pass", "")
    asked = session.turn.pending
    assert isinstance(asked, Decision)
    assert asked.by is not None
    talk.hear(asked.options[0])

    session.seat(asked.by, "human")

    assert isinstance(session.turn.pending, Decision)
    assert "roll" in session.turn.pending.options
    assert "roll" not in said(talk, "")
    assert said(talk, "roll").startswith("No: ")


def test_a_bot_that_never_ends_is_reported_and_its_seat_is_answered_by_hand(
    session: AdpSession,
) -> None:
    class Dicing(Bot[Board]):
        """A bot that never stops rolling."""

        dice = DICE_WORDS

        def decide(self, known: Knowledge[Board, Any]) -> Reply:
            """Roll again."""
            return Reply("roll", ("8.2: among equals",))

    talk = Talk(session, PRESENTER, bot=Dicing())

    text = said(talk, "pass").replace("\n", " ")

    assert "did not end its turn and was stopped: undo, answer for it, or reseat it." in text
    depth = session.depth
    talk.hear("pass")
    assert session.depth > depth
