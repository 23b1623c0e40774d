"""The command that explains why an answer was given."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from adp_tui.cli import main
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.play.driver import Driver
from core.adp.box import BOX
from core.kernel import Explanation, Setup
from saves.errors import DivergedError
from saves.session import Session
from tests.cli.conftest import Adp
from tests.cli.played import picked

Why = Callable[[str, int], str]


@pytest.fixture(autouse=True)
def kept(home: Path) -> Path:
    """A game in the folder of saves, called orchard."""
    return picked(home / "saves" / "orchard.adp")


def test_an_answer_is_printed_with_its_question_options_and_reasons(adp: Adp) -> None:
    assert adp("why", "orchard", 5) == (
        0,
        "Answer 5, Ann (human)\n"
        "Asked:   pick.count plum (2.4)\n"
        "Options: 1 2 3\n"
        "Chosen:  2\n"
        "The reasons in the log:\n"
        "   1. plums are sweet\n",
        "",
    )


def test_a_person_gives_no_reasons(adp: Adp) -> None:
    assert adp("why", "orchard", 2).out.endswith(
        "Chosen:  pick\nA player chose this; players give no reasons.\n"
    )


def test_dice_give_no_reasons(adp: Adp) -> None:
    assert adp("why", "orchard", 4).out == (
        "Answer 4, dice\n"
        "Asked:   pick.roll plum (2.3)\n"
        "Options: 1 2 3 4 5 6\n"
        "Chosen:  2\n"
        "The dice decided.\n"
    )


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (0, "adp: answers are numbered from 1; 0 is the start of the game\n"),
        (6, "adp: there is no answer 6: choose one from 0 (the start) to 5\n"),
    ],
)
def test_an_answer_that_was_never_given_has_no_reasons(
    adp: Adp, number: int, sentence: str
) -> None:
    assert adp("why", "orchard", number) == (1, "", sentence)


def test_the_help_has_an_example(adp: Adp) -> None:
    assert "example: adp why friday 31" in adp("why", "--help").out


# What bots thought


@pytest.fixture
def why(capsys: pytest.CaptureFixture[str]) -> Why:
    """Let the command explain an answer of the real game."""

    def run(name: str, number: int) -> str:
        code = main(["why", name, str(number)])
        out, err = capsys.readouterr()
        assert (code, err) == (0, "")
        return out

    return run


@pytest.fixture
def war(home: Path) -> Session[Any, Any]:
    """The first turns of three bots, after the Coalition has passed, saved as war."""
    setup = Setup("main", dict.fromkeys(("government", "taliban", "warlords"), "bot"))
    path = home / "saves" / "war.adp"
    with Session.new(BOX, setup, seed=5, program="test", path=path) as session:
        driver = Driver(session, PRESENTER, bot=BOX.bot)
        driver.answer("pass")
        driver.run()
    return session


def number_of(session: Session[Any, Any], ask: str, word: str) -> int:
    """Return the number of the first answer with this word to this question."""
    return next(a.number for a in session.line() if (a.ask, a.answer) == (ask, word))


def test_the_full_reasoning_of_a_bot_is_printed(why: Why, war: Session[Any, Any]) -> None:
    told = why("war", number_of(war, "train.space", "kandahar"))

    assert told.startswith("Answer 23, Government (bot)\nAsked:   train.space (3.2.1)\n")
    assert (
        "Refused: balochistan northwest-frontier waziristan:"
        " only the Taliban may be in Pakistan (1.4.2)\n"
    ) in told
    assert (
        "The full reasoning, in order; numbered steps are in the log:\n"
        "      8.6.2 step 1: three cubes and room for a first COIN Base: Herat, Kandahar, Khowst,"
        " Konduz\n"
        "        not Badakhshan, Badghis, Baghlan, Balkh, Bamian, Farah, Faryab, Ghazni, Ghowr,"
        " Helmand,\n"
        "          Nimruz, Nuristan, Oruzgan, Paktika, Samangan, Sar-e-Pol, Zabol:"
        " fewer than 3 cubes\n"
        "   1. 8.2: among Herat, Kandahar, Khowst, Konduz\n"
        "   2. 8.2: dice 5 1 5: Samangan, so Kandahar\n"
        "        not Samangan, Balkh, Faryab, Ghowr, Sar-e-Pol, Bamian: passed by,"
        " not a candidate\n"
        "   3. 8.6.2 step 1: three cubes and room for a first COIN Base: Kandahar\n"
    ) in told


def test_refused_places_are_in_the_order_of_the_map(why: Why, war: Session[Any, Any]) -> None:
    told = why("war", number_of(war, "train.space", "kandahar"))
    order = {place: number for number, place in enumerate(BOX.places)}
    rows = re.findall(r"Refused: ([a-z\s-]+):", told)

    assert rows
    for row in rows:
        numbers = [order[place] for place in row.split()]
        assert numbers == sorted(numbers)


def test_a_bot_that_would_now_answer_otherwise_says_so(
    why: Why, war: Session[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    number = number_of(war, "turn", "train")
    monkeypatch.setattr(BOX.bot, "explain", lambda _game: Explanation("patrol", ()))

    told = why("war", number)

    assert (
        "This version of the bot would answer 'patrol' here; it has changed since then.\n" in told
    )
    assert "The reasons in the log:\n   1. 8.1: Village Stability Operations" in told


def test_if_a_bot_fails_now_its_recorded_reasons_are_printed(
    why: Why, war: Session[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BOX.bot, "explain", lambda _game: 1 / 0)

    told = why("war", number_of(war, "turn", "train"))

    assert "Chosen:  train\nThe reasons in the log:\n   1. 8.1: " in told


def test_every_answer_of_the_log_can_be_explained(why: Why, war: Session[Any, Any]) -> None:
    for answer in war.line():
        told = why("war", answer.number)
        thought = "The full reasoning" in told
        assert thought is (answer.by not in (None, "coalition"))
        in_one_line, words = " ".join(told.split()), PRESENTER.words
        assert all(words.sentence(reason) in in_one_line for reason in answer.why)


def test_a_change_of_seats_is_not_an_answer(why: Why, home: Path) -> None:
    path = home / "saves" / "seats.adp"
    with Session.new(BOX, Setup("main"), seed=5, program="test", path=path) as session:
        session.seat("taliban", "bot")

    told = why("seats", 1)
    assert told == "Entry 1 is not an answer: the Taliban seat was given to a bot here.\n"


def test_an_answer_by_older_rules_is_printed_as_in_the_log(
    why: Why, war: Session[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    number = number_of(war, "train.space", "kandahar")

    def diverged(_session: object, _number: int) -> None:
        raise DivergedError("line 9: answer 8 no longer replays", None, 9)

    monkeypatch.setattr(Session, "before", diverged)

    assert why("war", number) == (
        "Answer 23, Government (bot)\n"
        "Asked:   train.space\n"
        "Chosen:  kandahar\n"
        "The bot's reasoning cannot be reconstructed. Line 9: answer 8 no longer replays.\n"
        "The reasons in the log:\n"
        "   1. 8.2: dice 5 1 5: Samangan, so Kandahar\n"
        "   2. 8.6.2 step 1: three cubes and room for a first COIN Base: Kandahar\n"
    )
    assert why("war", number - 1).endswith("The dice decided.\n")
