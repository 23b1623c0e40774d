"""Saves of earlier rules that did not ask questions with only one answer."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from core.kernel import Decision, How, Procedure
from saves.errors import DamagedSaveError, NewerRulesError
from saves.glance import glance
from saves.records import RulesChanged
from saves.session import Session
from saves.store import read
from tests.orchard import ANN, Orchard, OrchardBox, OrchardRules, OrchardTable, day, night
from tests.saves.games import FIRST_DAY, OLD, PROGRAM, OrchardSession, add

DAY: Final = ("1", *FIRST_DAY)
"""A day under rules that ask for an errand only if there is a choice."""

LONG_DAY: Final = ("1", "1", *FIRST_DAY, "1")
"""The same day under rules that always ask."""


class Errands(OrchardRules):
    """Rules in which Ann runs two errands each morning and one in the evening.

    Only the second one can be done in two ways.
    """

    def __init__(self, *, always: bool) -> None:
        self._always = always

    def sit(self, board: Orchard) -> tuple[OrchardTable, Procedure]:
        """Play a day or a night by these rules."""
        table = OrchardTable(board, self.after)
        return table, night(table) if board.night else self._day(table)

    async def _day(self, table: OrchardTable) -> None:
        await self._errand(table, "1")
        await self._errand(table, "1", "2")
        await day(table)
        await self._errand(table, "1")

    async def _errand(self, table: OrchardTable, *options: str) -> None:
        if self._always or len(options) > 1:
            await table.ask(ANN, lambda: options, ask="errand", rule="0")


class FirstBox(OrchardBox):
    """The game under rules that ask only if there is a choice."""

    version = 1
    rules = Errands(always=False)


class SecondBox(OrchardBox):
    """The game under rules that always ask."""

    version = 2
    rules = Errands(always=True)

    def was_asked(self, decision: Decision, rules: int) -> bool:
        """Whether a version asked for an errand that can be run in one way."""
        return rules >= self.version or decision.ask != "errand"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A game of a day under the first rules."""
    path = tmp_path / "older.adp"
    with Session.new(FirstBox(), OLD, seed=7, program=PROGRAM, path=path) as session:
        _give(session, *DAY)
    return path


def _give(session: OrchardSession, *answers: str) -> None:
    for answer in answers:
        session.answer(answer)


def test_what_was_not_asked_is_passed_even_before_a_question_of_the_same_name(path: Path) -> None:
    with Session.open(FirstBox(), path) as session:
        expected = [session.at(number).board for number in range(9)]
        facts = [session.happened(number) for number in range(9)]

    with Session.open(SecondBox(), path) as session:
        assert session.notices == []
        assert [session.at(number).board for number in range(9)] == expected
        assert [session.happened(number) for number in range(9)] == facts
        second = session.before(1).pending
        assert isinstance(second, Decision)
        assert second.options == ("1", "2")


def test_play_continues_under_the_new_rules_and_both_parts_replay(path: Path) -> None:
    with Session.open(SecondBox(), path) as session:
        _give(session, *LONG_DAY)
        expected = state(session)

    marks = [record for record in read(path).records if isinstance(record, RulesChanged)]
    assert marks == [RulesChanged(2)]
    with Session.open(SecondBox(), path) as again:
        assert again.notices == []
        assert state(again) == expected
        assert [again.tree.rules(number) for number in (1, 8, 9, 18)] == [1, 1, 2, 2]
        shown = glance(SecondBox(), read(path))
        assert shown is not None
        assert shown.board == again.turn.board
        again.undo_to(4)
        _give(again, "1", "done", "1")
        expected = state(again)
    with Session.open(SecondBox(), path) as again:
        assert again.notices == []
        assert state(again) == expected


def test_a_turn_that_was_left_in_its_middle_is_finished_under_the_new_rules(tmp_path: Path) -> None:
    path = tmp_path / "middle.adp"
    with Session.new(FirstBox(), OLD, seed=7, program=PROGRAM, path=path) as session:
        _give(session, *DAY[:-1])
    with Session.open(SecondBox(), path) as session:
        _give(session, "done", "1")
        assert session.turn.is_at_checkpoint
        assert session.tree[9].how is How.PERSON
        expected = state(session)

    with Session.open(SecondBox(), path, read_only=True) as again:
        assert again.notices == []
        assert state(again) == expected


def test_a_game_that_was_continued_under_newer_rules_can_only_be_watched(path: Path) -> None:
    with Session.open(SecondBox(), path) as session:
        _give(session, "1")

    with pytest.raises(NewerRulesError) as caught:
        Session.open(FirstBox(), path)

    assert (caught.value.version, caught.value.known) == (2, 1)


def test_a_change_of_seats_is_under_the_new_rules_too(path: Path) -> None:
    with Session.open(SecondBox(), path) as session:
        session.seat("ben", "bot")
        assert session.tree.rules(session.number) == SecondBox.version


def test_rules_do_not_go_back_to_an_earlier_version(path: Path) -> None:
    add(path, b'{"type":"rules","version":1}')

    with pytest.raises(DamagedSaveError) as caught:
        Session.open(SecondBox(), path)

    assert caught.value.line == 10
    assert "it follows rules 1 with rules 1" in str(caught.value)


def state(session: OrchardSession) -> tuple[object, ...]:
    """Return where every answer leads, and where the game stands."""
    every = range(len(session.tree) + 1)
    return session.number, [session.at(number).game for number in every]


def test_an_old_answer_that_is_given_again_leads_where_it_led(path: Path) -> None:
    with Session.open(SecondBox(), path) as session:
        end, facts = session.number, session.happened(session.number)
        session.undo()
        assert session.answer("done") == facts
        assert session.number == end
        assert session.turn.game == session.at(end).game
        _give(session, *LONG_DAY)
        expected = state(session)

    with Session.open(SecondBox(), path) as again:
        assert again.notices == []
        assert state(again) == expected


def test_somebody_who_follows_is_told_when_newer_rules_begin(path: Path) -> None:
    with (
        Session.open(FirstBox(), path, read_only=True) as watching,
        Session.open(SecondBox(), path) as session,
    ):
        _give(session, "1")

        assert watching.poll()

        assert watching.newer is not None
        assert str(watching.newer) in watching.notices
