"""The journal: lines made once, from the end."""

from __future__ import annotations

from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.play.driver import Driver
from adp_tui.play.journal import Journal
from adp_tui.texts.bots import DICE
from tests.tui.table import FOUR, begin


def test_an_answer_is_shown_in_words_with_its_effects() -> None:
    session = begin()
    session.answer("rally")
    session.answer("helmand")

    lines = Journal(session, PRESENTER).tail(3)

    assert [(line.who, line.text, line.rule) for line in lines] == [
        ("T", "Rally", "2.3.4"),
        ("T", "Rally: Helmand", "3.3.1"),
        ("", "Taliban Resources -1, paid", "3.3.1"),
    ]


def test_dice_are_shown_by_their_effects() -> None:
    lines = Journal(begin(), PRESENTER).tail(1)

    assert (lines[0].who, lines[0].text) == (DICE, "Next card: 57 Sandstorms")


def test_the_end_can_be_scrolled_away() -> None:
    session = begin()
    journal = Journal(session, PRESENTER)
    everything = journal.tail(1000)

    assert journal.tail(2, skip=3) == everything[-5:-3]
    assert journal.tail(2, skip=1000) == []


def test_only_visible_lines_are_made() -> None:
    session = begin()
    journal = Journal(session, PRESENTER)

    journal.tail(2)

    assert len(journal._made) < 4


def test_events_since_an_answer_are_shown_alone() -> None:
    driver = Driver(begin(), PRESENTER)
    journal = Journal(driver.session, PRESENTER)

    driver.answer("pass")

    told = [line.text for line in journal.since(driver.news_from)]
    assert told == ["Pass", "Taliban Resources +1"]


def test_a_roll_is_shown_with_its_meaning() -> None:
    session = begin(seats=FOUR)
    for word in ("attack", "herat", "6"):
        session.answer(word)

    journal = Journal(session, PRESENTER)

    assert journal.tail(1)[0].text == "Attack in Herat: rolled 6, the Attack fails"
    assert journal.digest(session.depth - 1)[0].text == journal.tail(1)[0].text


def test_a_successful_attack_is_called_so() -> None:
    session = begin(seats=FOUR)
    for word in ("attack", "herat", "1"):
        session.answer(word)

    told = [entry.text for entry in Journal(session, PRESENTER).since(session.depth - 1)]

    assert told[0] == "Attack in Herat: rolled 1, the Attack succeeds"


def test_automatic_effects_are_shown_without_the_answer() -> None:
    driver = Driver(begin(), PRESENTER)
    journal = Journal(driver.session, PRESENTER)
    driver.answer("rally")
    depth = driver.session.depth

    driver.answer("kabul")

    assert journal.rolled(depth) == ["1 Taliban Guerrilla placed in Kabul"]
    assert journal.rolled(driver.session.depth) == []
