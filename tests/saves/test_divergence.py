"""Games that the present rules no longer replay as they were played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from core.kernel import Decision, How, Procedure
from saves.errors import DivergedError, NewerRulesError
from saves.glance import glance
from saves.recording import Recording
from saves.session import Session
from saves.store import read
from tests.orchard import (
    ANN,
    Fact,
    Grown,
    Orchard,
    OrchardBox,
    OrchardRules,
    OrchardTable,
    Sold,
    day,
    night,
)
from tests.saves.games import (
    BOX,
    FIRST_DAY,
    OLD,
    PROGRAM,
    OrchardSession,
    add,
    driven,
    edit,
    new,
    reopened,
    state,
)

SECOND_DAY = ("pick", "plum", "1", "2", "done")
THIRD_DAY = ("pick", "pear", "2", "3", "done")


class DearFruit(OrchardRules):
    """Rules in which fruit sells for twice as much."""

    def after(self, board: Orchard, fact: Fact) -> Orchard:
        """Pay double."""
        usual = super().after(board, fact)
        if isinstance(fact, Sold):
            coins = usual.coins | {fact.by: usual.coins[fact.by] + fact.count}
            return replace(usual, coins=coins)
        return usual

    def sit(self, board: Orchard) -> tuple[OrchardTable, Procedure]:
        """Play a day or a night by these rules."""
        table = OrchardTable(board, self.after)
        return table, night(table) if board.night else day(table)


class RestlessAnn(OrchardRules):
    """Rules in which Ann's days begin with a new question."""

    def sit(self, board: Orchard) -> tuple[OrchardTable, Procedure]:
        """Play a day or a night by these rules."""
        table = OrchardTable(board, self.after)
        return table, night(table) if board.night else self.morning(table)

    async def morning(self, table: OrchardTable) -> None:
        """Let Ann stretch first."""
        if table.board.day % 2:
            await table.ask(ANN, lambda: ["stretch", "yawn"], ask="stretch", rule="0")
        await day(table)


class CarefulAnn(OrchardRules):
    """Rules in which Ann's days begin with a new question that has only one answer."""

    def sit(self, board: Orchard) -> tuple[OrchardTable, Procedure]:
        """Play a day or a night by these rules."""
        table = OrchardTable(board, self.after)
        return table, night(table) if board.night else self.morning(table)

    async def morning(self, table: OrchardTable) -> None:
        """Let Ann lock the door, the only thing she can do."""
        if table.board.day % 2:
            await table.ask(ANN, lambda: ["lock"], ask="door", rule="0")
        await day(table)


class BrokenNight(OrchardRules):
    """Rules that fail when fruit grows for the second time."""

    def after(self, board: Orchard, fact: Fact) -> Orchard:
        """Fail in the second night."""
        if isinstance(fact, Grown):
            assert board.day != 2, "nothing grows tonight"
        return super().after(board, fact)

    def sit(self, board: Orchard) -> tuple[OrchardTable, Procedure]:
        """Play a day or a night by these rules."""
        table = OrchardTable(board, self.after)
        return table, night(table) if board.night else day(table)


class LaterBox(OrchardBox):
    """The game under other rules, perhaps with chapters of several days."""

    version = 2

    def __init__(self, rules: OrchardRules, days: int = 1) -> None:
        self.rules = rules
        self._days = days

    def begins_chapter(self, board: Orchard) -> bool:
        """Whether it is a morning on which a chapter begins."""
        return not board.night and board.day % self._days == 1 % self._days


def by_later_rules(
    path: Path, rules: OrchardRules, days: int = 1, careful: bool = True
) -> OrchardSession:
    """Open a save under other rules."""
    return Session.open(LaterBox(rules, days), path, careful=careful)


def test_an_edited_save_is_found_out_at_the_line_where_it_matters(tmp_path: Path) -> None:
    path = tmp_path / "edited.adp"
    new(path, *FIRST_DAY, *SECOND_DAY).close()
    edit(
        path, lambda body: body.replace(b'"pick.count","answer":"3"', b'"pick.count","answer":"2"')
    )

    with Session.open(BOX, path, careful=True) as session:
        (found,) = session.divergences
        assert found.line == 8
        assert "line 8: answer 7 no longer replays" in str(found)
        assert "it leads to a different position" in str(found)


@pytest.mark.parametrize(
    ("before", "after", "line", "said"),
    [
        (b'"n":2,"by":"ann"', b'"n":2,"by":"ben"', 3, "is a question for ann, not for ben"),
        (b'"n":3,"by":null', b'"n":3,"by":"ann"', 4, "is a question for the dice, not for ann"),
        (b'"ask":"pick.roll"', b'"ask":"roll"', 4, "the rules ask 'pick.roll' here, not 'roll'"),
        (b'"answer":"apple"', b'"answer":"quince"', 3, "'quince' does not answer pick.tree"),
        (b'"apple"', b'"apple","print":"0123456789abcdef"', 3, "it leads to a different position"),
    ],
)
def test_a_contradiction_of_the_rules_is_reported_with_its_line(
    tmp_path: Path, before: bytes, after: bytes, line: int, said: str
) -> None:
    path = tmp_path / "edited.adp"
    new(path, *FIRST_DAY[:4]).close()
    edit(path, lambda body: body.replace(before, after))

    with Session.open(BOX, path) as session:
        assert session.number == 0
        assert session.notices[0].startswith(f"line {line} no longer replays (")
        assert said in session.notices[0]
        assert [error.line for error in session.divergences] == [line]


def test_an_answer_after_the_end_of_the_game_is_a_contradiction(tmp_path: Path) -> None:
    path = tmp_path / "over.adp"
    new(path, *["rest"] * 6).close()
    add(path, b'{"n":7,"by":"ann","ask":"day","answer":"rest"}')

    with Session.open(BOX, path) as session:
        assert session.number == 6
        assert "line 8 no longer replays (the game is already over)" in session.notices[0]


def test_a_finished_chapter_is_taken_as_recorded_when_the_rules_change(tmp_path: Path) -> None:
    path = tmp_path / "fixed.adp"
    with new(path, *FIRST_DAY, *SECOND_DAY, "pick") as session:
        before = session.turn.game

    with by_later_rules(path, DearFruit()) as again:
        assert again.turn.game == before
        assert again.number == 13
        assert again.notices == [
            "line 8 no longer replays (it leads to a different position): "
            "the recorded position after answer 7 is used"
        ]
        assert again.happened(12) == session.happened(12)
        assert again.step(12) == session.step(12)
        with pytest.raises(DivergedError, match="line 8: answer 7 no longer replays") as caught:
            again.happened(7)
        assert caught.value.line == 8


@pytest.mark.parametrize(
    ("rules", "days", "refused"),
    [
        (DearFruit(), 1, {7}),
        (DearFruit(), 9, {7, 8, 9, 10, 11, 12}),
        (RestlessAnn(), 1, {1, 2, 3, 4, 5, 6, 7}),
    ],
    ids=["mended", "lost", "mended later"],
)
def test_looking_over_a_turn_stops_where_the_rules_contradict_it(
    tmp_path: Path, rules: OrchardRules, days: int, refused: set[int]
) -> None:
    path = tmp_path / "fixed.adp"
    box = LaterBox(OrchardRules(), days)
    with Session.new(box, OLD, seed=1, program=PROGRAM, path=path) as session:
        for word in (*FIRST_DAY, *SECOND_DAY):
            session.answer(word)

    with by_later_rules(path, rules, days) as again:
        for number in (*range(13), *range(13)):  # earlier looks make no difference
            if number in refused:
                with pytest.raises(DivergedError):
                    again.step(number)
            else:
                assert again.step(number) == session.step(number)


def test_an_answer_given_again_by_other_rules_leads_to_what_they_say(tmp_path: Path) -> None:
    path = tmp_path / "fixed.adp"
    new(path, *FIRST_DAY, "rest").close()

    with by_later_rules(path, DearFruit()) as session:
        session.jump(6)
        facts = session.answer("done")

        assert session.step(9) == driven(session, 9)
        assert session.step(9).facts == facts
        with pytest.raises(DivergedError, match="line 8: answer 7 no longer replays"):
            session.step(7)


def test_play_continues_from_the_start_of_a_chapter_that_no_longer_replays(tmp_path: Path) -> None:
    path = tmp_path / "fixed.adp"
    new(path, *FIRST_DAY, *SECOND_DAY, *THIRD_DAY[:3]).close()

    with by_later_rules(path, RestlessAnn()) as session:
        assert session.number == 12
        assert session.turn.board.day == 3
        assert session.turn.board.coins == {"ann": 2, "ben": 0}
        assert session.notices == [
            "line 2 no longer replays (the rules ask 'stretch' here, not 'day'): "
            "the recorded position after answer 7 is used",
            "line 14 no longer replays (the rules ask 'stretch' here, not 'day'): "
            "play continues from the start of that chapter, after answer 12",
        ]
        for number in (1, 6, 13, 15):
            for look in (session.at, session.jump, session.happened, session.step):
                with pytest.raises(DivergedError):
                    look(number)
        session.answer("stretch")
        session.answer("pick")
        played = state(session)

    with by_later_rules(path, RestlessAnn()) as again:
        assert state(again) == played
        assert len(again.notices) == 1


def test_a_chapter_of_several_turns_is_left_at_its_start_not_in_its_middle(tmp_path: Path) -> None:
    path = tmp_path / "long.adp"
    box = LaterBox(OrchardRules(), days=2)
    with Session.new(box, OLD, seed=1, program=PROGRAM, path=path) as session:
        for word in ("rest", "rest", *FIRST_DAY, "pick"):
            session.answer(word)
        assert [a.number for a in session.line() if a.fingerprint] == [1, 2, 9]
        assert [a.number for a in session.line() if a.position] == [2]

    with by_later_rules(path, DearFruit(), days=2) as again:
        assert again.number == 2
        assert again.turn.board.day == 3
        assert "line 10 no longer replays" in again.notices[0]
        assert "play continues from the start of that chapter, after answer 2" in again.notices[0]


def test_rules_that_fail_outright_do_not_keep_a_game_from_opening(tmp_path: Path) -> None:
    path = tmp_path / "failing.adp"
    new(path, "rest", "rest", "rest", "pick").close()

    with by_later_rules(path, BrokenNight()) as session:
        assert session.number == 4
        assert session.notices == [
            "line 3 no longer replays (the rules fail with AssertionError): "
            "the recorded position after answer 2 is used"
        ]


def test_playing_the_same_again_does_not_follow_a_line_that_no_longer_replays(
    tmp_path: Path,
) -> None:
    path = tmp_path / "long.adp"
    box = LaterBox(OrchardRules(), days=2)
    with Session.new(box, OLD, seed=1, program=PROGRAM, path=path) as session:
        for word in ("rest", "rest", *FIRST_DAY, "pick"):
            session.answer(word)

    with by_later_rules(path, DearFruit(), days=2) as again:
        for word in FIRST_DAY:
            again.answer(word)
        assert again.number == 11
        assert again.tree.path(11) == (1, 2, 3, 4, 5, 6, 7, 8, 11)
        assert again.turn.board.coins["ann"] == 4
        played = state(again)

    with by_later_rules(path, DearFruit(), days=2) as reloaded:
        assert state(reloaded) == played
        assert reloaded.notices == []


def test_playing_the_same_again_does_not_follow_a_position_taken_as_recorded(
    tmp_path: Path,
) -> None:
    path = tmp_path / "fixed.adp"
    new(path, *FIRST_DAY, "rest").close()

    with by_later_rules(path, DearFruit()) as session:
        session.jump(6)
        session.answer("done")

        assert session.number == 9
        assert session.turn.board.coins["ann"] == 4
        assert session.at(7).board.coins["ann"] == 2
        assert session.at(9).game == session.turn.game


def test_a_contradiction_on_another_branch_leaves_the_head_alone(tmp_path: Path) -> None:
    path = tmp_path / "branch.adp"
    with new(path, *FIRST_DAY[:6]) as session:
        session.answer("done")
        session.undo_to(6)
        session.answer("plum")
        before = state(session)

    with by_later_rules(path, DearFruit()) as again:
        assert state(again) == before
        assert again.notices == []
        assert [error.line for error in again.divergences] == [8]


def test_a_recorded_position_that_cannot_be_read_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "unreadable.adp"
    new(path, *FIRST_DAY, "rest", "rest").close()
    edit(
        path,
        lambda body: (
            body.replace(b'"pick.count","answer":"3"', b'"pick.count","answer":"2"')
            if b'"n":7,' not in body
            else body.replace(b'\\"trees\\"', b'\\"shrubs\\"')
        ),
    )

    with Session.open(BOX, path, careful=True) as session:
        assert session.number == 9
        assert "the recorded position after answer 8 is used" in session.notices[0]
        with pytest.raises(DivergedError):
            session.at(7)


def test_if_a_chapter_cannot_be_read_play_continues_from_the_one_before(
    tmp_path: Path,
) -> None:
    path = tmp_path / "unreadable.adp"
    new(path, *FIRST_DAY, "pick").close()
    edit(
        path,
        lambda body: body.replace(b'"answer":"3"', b'"answer":"2"').replace(b"trees", b"shrubs"),
    )

    with Session.open(BOX, path) as session:
        assert session.number == 0
        assert "from the start of that chapter, at the start of the game" in session.notices[0]


def test_a_watcher_learns_of_contradictions_as_they_come(tmp_path: Path) -> None:
    path = tmp_path / "watched.adp"
    with new(path, *FIRST_DAY[:6]) as playing:
        watching = Session.open(LaterBox(DearFruit()), path, read_only=True)
        assert not watching.divergences
        assert watching.step(6) == playing.step(6)

        playing.answer("done")

        assert watching.poll()
        assert [error.line for error in watching.divergences] == [8]
        assert watching.turn.board == playing.turn.board
        with pytest.raises(DivergedError):
            watching.step(7)

        playing.answer("rest")

        assert watching.poll()
        assert len(watching.notices) == 1


def forge(path: Path, number: int) -> None:
    """Replace the position beside the print of an answer, and correct the sums."""
    mark = f'"n":{number},'.encode()
    edit(
        path,
        lambda body: (
            body.replace(rb"\"coins\":{\"ann\":2", rb"\"coins\":{\"ann\":9")
            if mark in body
            else body
        ),
    )


def test_a_question_with_one_answer_that_earlier_rules_did_not_put_is_passed(
    tmp_path: Path,
) -> None:
    path = tmp_path / "older.adp"
    with new(path, *FIRST_DAY, *SECOND_DAY, *THIRD_DAY[:3]) as session:
        expected = [session.at(number).board for number in range(16)]
        facts = [session.happened(number) for number in range(16)]

    with by_later_rules(path, CarefulAnn()) as session:
        assert session.notices == []
        assert session.number == 15
        assert [session.at(number).board for number in range(16)] == expected
        assert [session.happened(number) for number in range(16)] == facts
        asked = [session.before(number).pending for number in (1, 8, 13)]
        assert [decision.ask for decision in asked if isinstance(decision, Decision)] == ["day"] * 3
        session.jump(0)
        assert isinstance(session.turn.pending, Decision)
        assert session.turn.pending.ask == "door"
        session.answer("lock", how=How.ALONE)
        session.answer("pick")

    assert read(path).damage is None
    again = Session.open(LaterBox(CarefulAnn()), path, read_only=True)
    assert again.notices == []
    assert [answer.ask for answer in again.line()] == ["door", "day"]
    shown = glance(LaterBox(CarefulAnn()), read(path))
    assert shown is not None
    assert shown.board == again.turn.board


def test_a_forged_position_is_reported_and_not_used(tmp_path: Path) -> None:
    path = tmp_path / "forged.adp"
    new(path, *FIRST_DAY, "pick").close()
    forge(path, 7)

    with by_later_rules(path, RestlessAnn()) as session:
        assert session.number == 0
        assert session.turn.board.coins == {"ann": 0, "ben": 0}
        assert session.notices[-1] == (
            "line 8: the position recorded with answer 7 does not match its print"
        )
        for look in (session.at, session.jump):
            with pytest.raises(DivergedError):
                look(7)


def test_a_position_without_a_print_is_not_used(tmp_path: Path) -> None:
    path = tmp_path / "forged.adp"
    new(path, *FIRST_DAY, "rest", "pick").close()
    edit(path, lambda body: re.sub(rb'"print":"\w+",', b"", body))

    with Session.open(BOX, path) as session:
        assert session.number == 0
        assert len(session.notices) == 3


def test_every_recorded_position_can_be_checked_even_where_none_is_needed(tmp_path: Path) -> None:
    path = tmp_path / "forged.adp"
    new(path, *FIRST_DAY, *SECOND_DAY, "pick").close()
    assert reopened(path).strange_positions() == ()
    forge(path, 12)

    session = reopened(path)

    assert session.notices == []
    assert session.number == 13
    assert [(error.line, error.number) for error in session.strange_positions()] == [(13, 12)]


def test_a_game_begun_by_newer_rules_can_be_watched_and_not_played(tmp_path: Path) -> None:
    path = tmp_path / "newer.adp"
    box = LaterBox(OrchardRules())
    Session.new(box, OLD, seed=1, program=PROGRAM, path=path).close()
    told = (
        "newer.adp was played by newer rules (version 2) than this program has (version 1): "
        "update the program to play on; "
        "until then the game can be watched as far as these rules can follow"
    )

    with pytest.raises(NewerRulesError) as caught:
        Session.open(BOX, path)

    assert str(caught.value) == told
    assert (caught.value.version, caught.value.known) == (2, 1)
    assert reopened(path).notices == [told]
    assert Recording.read(BOX, path).notices == [told]
    Session.open(box, path).close()
