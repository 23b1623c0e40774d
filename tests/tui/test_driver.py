"""The driver: which questions reach a person, and undo."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.play.driver import Driver
from core.adp.box import BOX, DistantPlain
from core.kernel import Decision, GameError, How, Kind, Setup
from saves.session import Session
from saves.store import Writer
from tests.tui.table import FOUR, begin, stand_at


def asked(driver: Driver) -> Decision:
    assert isinstance(driver.pending, Decision)
    return driver.pending


def test_dice_never_reach_a_person() -> None:
    driver = Driver(begin(), PRESENTER)

    for _ in range(60):
        driver.answer(asked(driver).options[0])

        assert asked(driver).by is not None


def test_a_lone_answer_is_given_and_recorded_with_its_reason() -> None:
    session = begin(seats=FOUR)
    driver = Driver(session, PRESENTER)
    random = Random(3)
    while isinstance(driver.pending, Decision):
        driver.answer(random.choice(driver.pending.options))

    alone = [answer for answer in session.line() if answer.how is How.ALONE]
    assert alone
    assert all(answer.by is not None for answer in alone)


def test_a_turn_never_begins_without_its_owner() -> None:
    driver = Driver(begin(), PRESENTER)

    assert asked(driver).ask == "turn"


def test_escape_takes_back_one_answer_of_this_turn_and_no_further() -> None:
    driver = Driver(begin(), PRESENTER)
    driver.answer("rally")
    driver.answer("helmand")

    assert driver.escape()
    assert asked(driver).ask == "rally.space"
    assert driver.escape()
    assert asked(driver).ask == "turn"
    assert not driver.escape()


def test_undo_goes_to_the_last_decision_of_a_person_past_the_dice() -> None:
    driver = Driver(begin(), PRESENTER)
    driver.answer("pass")
    driver.answer("pass")
    driver.answer("pass")
    driver.answer("pass")  # the card is over: dice bring the next one
    assert driver.board.card == 57

    driver.undo()

    assert (asked(driver).by, driver.board.card) == ("government", 24)


def test_undo_at_the_first_decision_is_refused_with_a_sentence() -> None:
    with pytest.raises(GameError, match="nothing earlier"):
        Driver(begin(), PRESENTER).undo()


def test_redo_goes_to_the_next_decision_of_a_person() -> None:
    driver = Driver(begin(), PRESENTER)
    for _ in range(4):
        driver.answer("pass")
    here = driver.session.number
    driver.undo()

    driver.redo()

    assert driver.session.number == here


def test_one_answer_back_may_lead_before_a_die_and_forward_rolls_it_again() -> None:
    driver = Driver(begin(), PRESENTER)
    for _ in range(4):
        driver.answer("pass")
    here = driver.board

    driver.back()
    assert asked(driver).by is None
    driver.forward()

    assert driver.board == here


def test_playing_on_after_others_have_answered_is_a_what_if_and_there_is_a_way_back() -> None:
    driver = Driver(begin(seats=FOUR), PRESENTER)
    driver.answer("pass")
    driver.answer("pass")
    leaf = driver.session.number
    driver.undo()
    driver.undo()
    driver.answer("rally")
    driver.answer("helmand")

    assert (driver.standing.away, driver.standing.leaf) == (2, leaf)
    driver.end_what_if()
    assert driver.session.number == leaf
    assert driver.standing.parted is None


def test_a_turn_that_ended_is_still_a_slip_as_long_as_nothing_was_revealed() -> None:
    driver = Driver(begin(seats=FOUR), PRESENTER)
    driver.answer("pass")
    driver.undo()
    driver.answer("rally")
    driver.answer("helmand")

    assert driver.standing.parted is None
    assert len(driver.session.tree.branches()) == 2


def test_taking_back_after_seeing_a_die_starts_a_what_if() -> None:
    driver = Driver(begin(seats=FOUR), PRESENTER)
    driver.answer("attack")
    driver.answer("kandahar")
    driver.answer("done")
    while driver.session.tree[driver.session.number].by is not None:
        driver.answer(asked(driver).options[0])
    driver.undo()
    driver.answer(asked(driver).options[-1])

    assert driver.standing.parted is not None


def test_any_line_can_be_made_the_main_line_and_the_log_knows(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    driver = Driver(begin(path, seats=FOUR), PRESENTER)
    driver.answer("pass")
    driver.answer("pass")
    old = driver.session.number
    driver.undo()
    driver.undo()
    driver.answer("rally")
    assert driver.standing.parted is not None

    driver.make_main()

    here = driver.session.number
    assert driver.standing.parted is None
    driver.jump(old)
    assert (driver.standing.away, driver.standing.leaf) == (2, here)
    driver.session.close()
    with Session.open(DistantPlain(), path) as again:
        assert again.tree.main_line()[-1] == here
        assert [branch.leaf for branch in again.tree.branches() if branch.main] == [here]


def test_the_end_of_the_main_line_is_one_step_away_from_its_past() -> None:
    driver = Driver(begin(seats=FOUR), PRESENTER)
    driver.answer("pass")
    leaf = driver.session.number
    driver.undo()
    assert driver.standing.behind == 1

    driver.end_what_if()

    assert driver.session.number == leaf
    assert driver.standing.behind == 0


def test_correcting_oneself_within_a_turn_stays_on_the_main_line() -> None:
    driver = Driver(begin(), PRESENTER)
    driver.answer("rally")
    driver.answer("helmand")
    driver.escape()
    driver.answer("kandahar")

    assert driver.standing.parted is None


def test_a_slip_stays_off_the_main_line_when_the_turn_is_finished_otherwise() -> None:
    driver = Driver(begin(), PRESENTER)
    driver.answer("rally")
    driver.escape()
    driver.answer("pass")

    assert driver.standing.parted is None


def test_the_position_before_the_last_answer_is_kept_for_the_news() -> None:
    driver = Driver(begin(), PRESENTER)
    before = driver.board

    driver.answer("pass")

    assert driver.before == before
    assert driver.board != before


def test_asides_do_not_count_as_alternatives() -> None:
    driver = Driver(begin(), PRESENTER)
    driver.answer("rally")

    driver.answer("kabul")

    assert asked(driver).ask == "rally.space"
    alone = driver.session.line()[-1]
    assert (alone.answer, alone.how) == ("place-one", How.ALONE)


def test_a_lone_done_waits_where_a_gift_might_open_more() -> None:
    text = "card: 30\nnext: 12\neligible: warlords\nresources: warlords=1\nherat W:u1\nkabul W:u1"
    driver = Driver(stand_at(text), PRESENTER)
    driver.answer("terror")

    driver.answer("herat")

    assert PRESENTER.answers.without_asides(asked(driver)) == ["done"]
    assert {"request", "remove-own"} <= set(asked(driver).options)


def test_a_lone_done_does_not_wait_where_only_a_marker_could_be_shown() -> None:
    words = ("done", "show-threat")
    alone = Decision("taliban", "rally.sharia", "3.3.1", Kind.PLACE, words)

    assert PRESENTER.answers.without_asides(alone) == ["done"]
    assert not PRESENTER.answers.may_open_more(alone)
    check = Decision("taliban", "victory.agenda", "7.3", Kind.MENU, ("show-agenda", "keep"))
    assert PRESENTER.answers.without_asides(check) == ["show-agenda", "keep"]


def test_a_returning_player_sees_what_has_happened_since() -> None:
    session = begin(seats=FOUR)
    before = Driver(session, PRESENTER)
    before.answer("pass")

    after = Driver(session, PRESENTER)

    assert (after.news_from, after.before) == (before.news_from, before.before)
    assert after.news_from < session.depth


def test_endless_lone_answers_stop_at_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin(seats=FOUR)
    driver = Driver(session, PRESENTER)
    monkeypatch.setattr("core.kernel.game.MOST_UNAIDED", 0)
    random = Random(3)
    for _ in range(60):
        driver.answer(random.choice(asked(driver).options))

    assert not [answer for answer in session.line() if answer.how is How.ALONE]


OLD_GAME = "card: 19\neligible: taliban\nkandahar T:u2"


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """A game of earlier rules that did not ask for the only space of an Extort."""
    setup = Setup("main", FOUR, position=OLD_GAME)
    now = Session.new(BOX, setup, seed=None, program="test")
    for word in ("terror", "extort", "kandahar", "kandahar"):
        now.answer(word)
    first, second, unasked, last = (now.tree[number] for number in range(1, 5))
    assert unasked.ask == "extort.space"
    path = tmp_path / "older.adp"
    records = (first, second, replace(last, number=3))
    Writer.create(path, replace(now.header, rules=3), records).close()
    return path


def test_redo_in_a_game_of_earlier_rules_stays_on_its_line(older: Path) -> None:
    with Session.open(BOX, older) as session:
        driver = Driver(session, PRESENTER)
        line, answers = session.number, len(session.tree)
        while driver.session.depth:
            driver.back()

        while driver.onward() is not None:
            driver.redo()

        assert (session.number, len(session.tree)) == (line, answers)


def test_a_game_that_stands_in_its_past_stays_there_when_it_is_opened(older: Path) -> None:
    with Session.open(BOX, older) as session:
        session.jump(2)

    with Session.open(BOX, older) as session:
        Driver(session, PRESENTER)

        assert (session.number, len(session.tree)) == (2, 3)


def test_a_line_on_which_a_player_answered_by_hand_is_not_left_by_redo() -> None:
    session = begin(seats=FOUR)
    by_hand, random = Driver(session, PRESENTER, take_lone=False), Random(4)
    for _ in range(200):
        by_hand.answer(random.choice(asked(by_hand).options))
    line, answers = session.number, len(session.tree)
    session.jump(0)

    driver = Driver(session, PRESENTER)
    while driver.onward() is not None:
        driver.redo()

    assert (session.number, len(session.tree)) == (line, answers)
