"""A key pressed too early does not answer a question that was not visible yet."""

from __future__ import annotations

import pytest
from textual import events

from adp_tui.config.pace import Pace
from adp_tui.games.adp.looks import LOOKS
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.look.theme import MONOCHROME
from adp_tui.play.controller import Controller
from adp_tui.screens.game.screen import GameScreen
from adp_tui.screens.guard import Guard, answers
from core.adp.box import BOX
from tests.tui.conftest import frame
from tests.tui.table import FOUR, TableApp, app, begin, controller, is_covered, press, until


def against_bots(pace: Pace = Pace.INSTANT) -> Controller:
    """Start a game as the Taliban, against three bots."""
    return Controller(begin(), PRESENTER, bot=BOX.bot, pace=pace)


def type_ahead(program: TableApp, *keys: str) -> None:
    """Press keys faster than the screen can be painted."""
    for key in keys:
        event = events.Key(key, key if len(key) == 1 else None)
        event.set_sender(program)
        program.screen.post_message(event)


def said_by_people(at: Controller) -> list[str]:
    """Return the answers by people."""
    return [answer.answer for answer in at.session.line() if answer.by and not answer.why]


def test_a_key_pressed_before_the_question_was_painted_is_stopped() -> None:
    guard = Guard(pause=0.0)
    assert not guard.stops(1.0)

    guard.close()
    assert guard.stops(2.0)
    guard.open(3.0)

    assert guard.stops(2.9)
    assert not guard.stops(3.0)


def test_a_key_that_is_held_down_is_stopped_until_it_is_let_go() -> None:
    guard = Guard(pause=0.25)
    guard.close()
    guard.open(1.25)

    assert all(guard.stops(1.0 + repeat * 0.03) for repeat in range(50))
    assert not guard.stops(1.0 + 49 * 0.03 + 0.26)
    assert not guard.stops(1.0 + 49 * 0.03 + 0.27)


def test_a_question_already_on_the_screen_stays_open() -> None:
    guard = Guard(pause=0.25)

    guard.open(1.0)

    assert not guard.stops(1.1)


@pytest.mark.parametrize("keys", [("enter",), ("enter", "enter", "enter"), ("1", "enter")])
async def test_keys_typed_ahead_of_the_bots_do_not_answer(keys: tuple[str, ...]) -> None:
    at = against_bots()
    program = app(at)
    async with program.run_test(size=(120, 36)) as pilot:
        await press(pilot, "p")
        type_ahead(program, "enter", *keys)
        await until(pilot, lambda: at.driver.news_from > 0 and not is_covered(program))
        await pilot.pause()
        assert said_by_people(at) == ["pass"]
        assert at.asked == "taliban"

        await press(pilot, "1")
        assert at.session.line()[-1].by == "taliban"


async def test_the_enter_that_ends_watching_does_not_answer() -> None:
    at = against_bots(Pace.STEP)
    program = app(at)
    async with program.run_test(size=(120, 36)) as pilot:
        await press(pilot, "p", "enter", ".")
        assert at.watching
        type_ahead(program, "enter", "enter", "enter")
        await until(pilot, lambda: not at.watching and not is_covered(program))
        await pilot.pause()

        assert said_by_people(at) == ["pass"]
        assert (at.asked, at.watching) == ("taliban", False)


async def test_the_enter_that_begins_a_game_does_not_answer() -> None:
    at = controller(begin(seats=FOUR))
    program = app(at)
    async with program.run_test(size=(120, 36)) as pilot:
        await program.push_screen(again := GameScreen(at, MONOCHROME.with_looks_of(LOOKS)))
        type_ahead(program, "enter")
        await until(pilot, lambda: not again.guard.is_closed)
        await pilot.pause()

    assert said_by_people(at) == []


async def test_a_key_pressed_too_early_is_reported_and_the_next_one_counts() -> None:
    at = against_bots()
    program = app(at)
    async with program.run_test(size=(120, 36)) as pilot:
        await press(pilot, "p", "enter")
        depth = at.session.depth
        screen = program.screen
        assert isinstance(screen, GameScreen)
        screen.guard.close()
        type_ahead(program, "enter")
        await until(pilot, lambda: bool(at.notice))
        await pilot.pause()
        assert "pressed that before the question" in frame(program)
        assert at.session.depth == depth

        screen.guard.open(0.0)
        await press(pilot, "enter")
        assert at.session.depth > depth


async def test_among_people_keys_may_be_typed_ahead() -> None:
    at = controller(begin(seats=FOUR))
    program = app(at)
    async with program.run_test(size=(120, 36)) as pilot:
        type_ahead(program, "1", "enter", "h", "1", "enter", "1", "enter")
        await until(pilot, lambda: len(said_by_people(at)) == 3)

        assert said_by_people(at)[:2] == ["rally", "helmand"]


def test_moving_looking_and_narrowing_never_wait() -> None:
    at = against_bots()

    assert all(answers(at, key) for key in ("enter", "S", "G", "X"))
    looking = ("up", "tab", "k", "J", "?", "space", "U", ".", "5", "0")
    assert not any(answers(at, key) for key in looking)
