"""The driver with bots: they answer for their seats, with reasons, and never end a game."""

from __future__ import annotations

from typing import Any, Final

import pytest

from adp_tui.config.pace import Pace
from adp_tui.games.adp.answers import GIVE
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.games.adp.texts.panes import NOTHING_TO_GIVE
from adp_tui.play.controller import Controller
from adp_tui.play.driver import Driver
from core.adp.bots.mind import DICE_WORDS
from core.adp.box import BOX
from core.adp.model.ids import Track
from core.kernel import Bot, GameError, How, Knowledge, Reply
from tests.tui.table import FOUR, AdpSession, begin, stand_at


class Passing(Bot[Any]):
    """A bot that passes or does as little as it can."""

    def decide(self, known: Knowledge[Any, Any]) -> Reply:
        """Pass, without a reason."""
        options = known.decision.options
        return Reply("pass" if "pass" in options else options[-1])


class Lost(Bot[Any]):
    """A bot that never knows what to do."""

    def decide(self, known: Knowledge[Any, Any]) -> Reply:
        """Fail."""
        raise ValueError("which way?")


class Dicing(Bot[Any]):
    """A bot that never stops rolling."""

    dice = DICE_WORDS

    def decide(self, known: Knowledge[Any, Any]) -> Reply:
        """Roll again."""
        return Reply("roll", ("8.2: among equals",))


def by(driver: Driver) -> str | None:
    assert driver.decision is not None
    return driver.decision.by


def played(session: AdpSession | None = None) -> Driver:
    """Let the Taliban pass, and the bots play until the Taliban are asked again."""
    driver = Driver(session or begin(), PRESENTER, bot=BOX.bot)
    driver.answer("pass")
    driver.run()
    return driver


def test_bots_play_until_a_person_must_choose_and_their_reasons_are_kept() -> None:
    driver = played()

    assert by(driver) == "taliban"
    answers = [answer for answer in driver.session.line() if answer.by not in (None, "taliban")]
    assert answers
    assert all(answer.why for answer in answers)


def test_one_step_is_one_decision_with_its_dice() -> None:
    driver = Driver(begin(), PRESENTER, bot=BOX.bot)
    driver.answer("pass")
    before = len(driver.session.line())

    driver.step()

    given = [answer for answer in driver.session.line()[before:] if answer.by is not None]
    assert [answer.answer.startswith("roll") for answer in given[:-1]] == [True] * (len(given) - 1)
    assert not given[-1].answer.startswith("roll")


def test_a_bot_without_reasons_is_still_distinguished_from_a_person() -> None:
    driver = Driver(begin(), PRESENTER, bot=Passing())
    driver.answer("pass")
    driver.step()

    assert (driver.session.line()[-1].how, driver.session.line()[-1].why) == (How.BOT, ())
    driver.undo()
    assert by(driver) == "taliban"


def test_undo_goes_back_past_the_bots_and_redo_meets_the_same_answers() -> None:
    driver = played()
    here = driver.session.number

    driver.undo()
    assert (by(driver), driver.session.turn.game.trail) == ("taliban", ())
    driver.redo()
    driver.run()

    assert driver.session.number == here


def test_a_bot_that_fails_leaves_the_game_as_recorded_and_its_seat_to_the_player() -> None:
    driver = Driver(begin(), PRESENTER, bot=Lost())
    driver.answer("pass")
    number = driver.session.number
    side = by(driver)
    assert driver.bot_is_asked

    with pytest.raises(GameError, match=r"failed here \(\w+\): answer for it yourself"):
        driver.step()

    assert driver.session.number == number
    assert not driver.bot_is_asked
    driver.answer("pass")
    assert driver.session.line()[-1].by == side


def test_an_endless_bot_is_stopped_and_its_seat_left_to_the_player() -> None:
    driver = Driver(begin(), PRESENTER, bot=Dicing())
    driver.answer("pass")
    side, before = by(driver), driver.session.depth

    name = PRESENTER.words.name(str(side))
    with pytest.raises(GameError, match=f"the {name} bot did not end its turn and was stopped"):
        driver.run()

    assert driver.session.depth > before
    assert not driver.bot_is_asked
    driver.answer("pass")
    assert driver.session.line()[-1].by == side


def test_undo_takes_back_all_answers_of_a_stopped_bot() -> None:
    driver = Driver(begin(), PRESENTER, bot=Dicing())
    driver.answer("pass")
    with pytest.raises(GameError, match="was stopped"):
        driver.run()

    driver.undo()

    assert (by(driver), driver.session.turn.game.trail) == ("taliban", ())


def test_the_seat_of_a_bot_that_was_stopped_can_be_given_to_a_person() -> None:
    driver = Driver(begin(), PRESENTER, bot=Dicing())
    driver.answer("pass")
    with pytest.raises(GameError, match="was stopped"):
        driver.run()

    driver.seat(by(driver) or "", "human")

    assert not driver.bot_is_asked
    driver.answer("pass")


def test_without_bots_the_player_answers_for_every_seat() -> None:
    driver = Driver(begin(), PRESENTER)
    driver.answer("pass")

    assert not driver.bot_is_asked
    driver.run()
    assert driver.is_bot(by(driver))


POOR: Final = (
    "card: 30\nnext: 12\neligible: warlords\nresources: warlords=1 taliban=9 government=9\n"
    "herat W:u1\nkonduz W:u1\nbalkh W:u1"
)
ONE_BOT: Final = FOUR | {"warlords": "bot"}


def rallying() -> Driver:
    """Let a bot declare a Rally that it can hardly pay for."""
    driver = Driver(stand_at(POOR, ONE_BOT), PRESENTER, bot=BOX.bot)
    driver.step()
    assert driver.decision is not None
    assert driver.decision.ask == "rally.space"
    return driver


def test_a_player_may_give_to_a_bot_before_it_continues() -> None:
    driver = rallying()

    word = driver.gift_to_bot(GIVE, "taliban")
    assert word == "gift-from-taliban"
    driver.answer(word)
    assert by(driver) == "taliban"
    driver.answer("taliban-to-warlords")
    driver.answer("9")

    assert by(driver) == "warlords"
    driver.run()
    assert driver.board.track(Track.TALIBAN) == 0
    bots = [answer for answer in driver.session.line() if answer.by == "warlords"]
    assert [answer.answer for answer in bots if not answer.why] == ["gift-from-taliban"]


def test_the_named_side_gives_or_otherwise_one_that_can() -> None:
    driver = rallying()

    assert driver.gift_to_bot(GIVE, "government") == "gift-from-government"
    assert driver.gift_to_bot(GIVE, "coalition") == "gift-from-government"
    driver.answer("gift-from-government")
    assert driver.gift_to_bot(GIVE, "government") is None  # a person is asked now


def test_a_gift_is_undone_like_any_answer_and_not_given_again_by_the_bot() -> None:
    driver = rallying()
    before = driver.board
    for word in ("gift-from-taliban", "taliban-to-warlords", "9"):
        driver.answer(word)

    for _ in range(3):
        driver.undo()
    assert driver.board == before
    driver.run()

    assert driver.board.track(Track.TALIBAN) == 9


def test_the_key_to_give_gives_to_a_bot_while_it_acts() -> None:
    at = Controller(stand_at(POOR, ONE_BOT), PRESENTER, bot=BOX.bot, pace=Pace.STEP)
    at.press("G")
    assert at.notice == NOTHING_TO_GIVE
    at.act("forward")

    at.press("G")

    assert at.decision is not None
    assert (at.decision.ask, at.decision.by) == ("give.what", "government")
