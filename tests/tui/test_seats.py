"""Changing seats during the game, leaving turns to the bot, and its advice."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import pytest

from adp_tui.config.keys import keymap_of
from adp_tui.config.pace import Pace
from adp_tui.games.adp.cover import COVER
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.look.paint import plain
from adp_tui.play.advice import advice
from adp_tui.play.controller import Controller
from adp_tui.play.driver import Driver
from adp_tui.screens.page import PopUp
from adp_tui.screens.seats import SeatsScreen
from adp_tui.texts import notices
from adp_tui.texts.problems import NO_BOTS
from core.adp.box import BOX, DistantPlain
from core.adp.model.ids import Faction, Seat
from core.kernel import Decision, How, Setup
from saves.session import Session
from tests.tui.conftest import frame
from tests.tui.table import FOUR, SOLO, AdpSession, TableApp, app, begin, press

SIZES: Final = pytest.mark.parametrize("size", [(80, 24), (120, 36)], ids=["80x24", "120x36"])


def table(
    pace: Pace = Pace.INSTANT, seats: dict[str, str] = SOLO, session: AdpSession | None = None
) -> Controller:
    """Start a game."""
    return Controller(session or begin(seats=seats), PRESENTER, bot=BOX.bot, pace=pace)


def go_on(at: Controller) -> None:
    """Let bots act as long as they can."""
    while at.advance() is not None:
        pass


def pressed(at: Controller, *keys: str) -> Controller:
    for key in keys:
        at.press(key)
    return at


def popped_up(shown_by: TableApp) -> str:
    """Return what the pop-up shows; the screen around it has other tests."""
    screen = shown_by.screen
    assert isinstance(screen, PopUp)
    return "\n".join(plain(row) for row in screen.lines.rows) + "\n"


# Seats


async def test_a_seat_is_given_away_and_taken_with_keys_and_the_table_shows_it_at_once() -> None:
    at = table(Pace.STEP)
    shown_by = app(at)
    async with shown_by.run_test(size=(120, 36)) as pilot:
        await press(pilot, "W", "1")
        assert at.session.seats["coalition"] == "human"
        assert "2 players" in frame(shown_by)
        await press(pilot, "space")
        assert at.session.seats["coalition"] == "bot"
        await press(pilot, "W")
        assert not isinstance(shown_by.screen, SeatsScreen)

    assert [(a.by, a.answer) for a in at.session.line()[-2:]] == [
        ("coalition", "human"),
        ("coalition", "bot"),
    ]


async def test_the_mouse_points_at_a_seat_and_changes_it() -> None:
    at = table(Pace.STEP)
    shown_by = app(at)
    async with shown_by.run_test(size=(120, 36)) as pilot:
        await press(pilot, "W")
        place = shown_by.screen.query("Lines").first().region
        for _ in range(2):
            await pilot.click(offset=(place.x + 6, place.y + 4))
            await pilot.pause()

    assert at.session.seats["warlords"] == "human"


async def test_the_bot_continues_the_turn_of_a_seat_given_away() -> None:
    at = table()
    shown_by = app(at)
    async with shown_by.run_test(size=(120, 36)) as pilot:
        await press(pilot, "r", "enter")
        here = at.session.number
        await press(pilot, "W", "enter")
        assert at.session.number == here + 1, "bots wait until the list is closed"
        assert at.onlooker.pace is Pace.TIMED, "nobody plays: the game does not run away"
        await press(pilot, "escape", "Z")

    given = [a for a in at.session.line() if a.number > here + 1 and a.by == "taliban"]
    assert given
    assert all(answer.why for answer in given)


def test_a_seat_taken_in_the_middle_of_a_bots_turn_is_asked_the_current_question() -> None:
    at = pressed(table(Pace.STEP), "p", "enter")
    while not at.session.turn.game.trail or not at.driver.bot_is_asked:
        at.press(".")
    side, game = at.asked, at.session.turn.game
    assert side is not None

    at.change_seat(side)

    assert not at.watching
    assert at.choices is not None
    assert not {"roll", "roll-spaces"} & {choice.word for choice in at.choices.listed}
    assert (at.asked, at.session.turn.game) == (side, game)
    at.act("finish")
    assert at.session.turn.board.seats[Faction(side)] is Seat.HUMAN


def test_undo_takes_a_change_of_seats_back_and_says_so() -> None:
    at = table(Pace.STEP)
    at.change_seat("warlords")

    at.press("U")

    assert at.session.seats == SOLO
    assert at.notice == "seats restored to this point: Warlords bot"
    at.press("Y")
    assert at.session.seats["warlords"] == "human"


def test_a_change_of_seats_that_was_taken_back_is_not_the_main_line() -> None:
    at = table(Pace.STEP)
    at.change_seat("warlords")
    pressed(at, "U", "p", "enter")

    assert at.driver.standing.parted is None


def test_the_journal_shows_changes_of_seats() -> None:
    at = table(Pace.STEP)
    at.change_seat("warlords")

    assert at.journal.tail(1)[0].text == "Warlords: played by a player from here on"


def test_options_that_exclude_bots_refuse_one_with_their_reason() -> None:
    options: dict[str, bool | str] = {"no-non-player": "3-players"}
    at = table(session=begin(seats=FOUR, options=options))

    at.change_seat("warlords")

    assert at.session.seats == FOUR
    assert "all four seats are human" in at.notice


async def test_a_watcher_changes_no_seats_and_leaves_no_turn_to_a_bot(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    begin(path).close()
    with Session.open(DistantPlain(), path, read_only=True) as session:
        at = table(session=session)
        shown_by = app(at)
        async with shown_by.run_test(size=(80, 24)) as pilot:
            await press(pilot, "W")
            assert at.notice == notices.FOLLOWING
            await press(pilot, "Z")
            assert at.notice == notices.FOLLOWING
            assert at.session.seats == SOLO


async def test_a_watcher_sees_a_seat_change_hands(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    with begin(path) as playing, Session.open(DistantPlain(), path, read_only=True) as session:
        watching = table(session=session)
        playing.answer("rally")
        playing.seat("taliban", "bot")

        assert watching.poll()

        assert watching.session.seats["taliban"] == "bot"
        assert watching.session.turn.game == playing.turn.game


def test_a_player_who_takes_a_seat_with_secrets_is_asked_to_sit_down() -> None:
    seats = dict(FOUR, coalition="bot")
    options: dict[str, bool | str] = {"victory-deception": True}
    at = table(Pace.STEP, session=begin(seats=seats, options=options))

    at.change_seat("coalition")

    assert at.session.seats == FOUR
    assert at.notice == ""


# The bot finishes a turn


@pytest.mark.parametrize(
    "keys", [(), ("r", "enter"), ("m", "enter")], ids=["start", "rally", "march"]
)
def test_the_bot_finishes_a_players_turn_with_reasons_and_one_undo_takes_it_back(
    keys: tuple[str, ...],
) -> None:
    at = pressed(table(), *keys)
    here, asked = at.session.number, at.decision

    at.press("Z")

    given = [a for a in at.session.line() if a.number > here and a.by == "taliban"]
    assert all(answer.why for answer in given)
    assert {answer.how for answer in given} == {How.LEFT}
    assert at.session.seats == SOLO
    assert "one undo" in at.notice
    go_on(at)
    assert at.asked == "taliban"
    assert not at.watching
    at.press("U")
    assert (at.session.number, at.decision) == (here, asked)


def test_a_finished_turn_is_redone_or_finished_again_without_a_duplicate() -> None:
    at = pressed(table(), "r", "enter", "Z")
    go_on(at)
    end, answers = at.session.number, len(at.session.tree)

    pressed(at, "U", "Y")
    assert at.session.number == end
    pressed(at, "U", "Z")
    go_on(at)

    assert at.session.number == end
    assert len(at.session.tree) == answers


def test_a_turn_that_broke_off_while_the_bot_finished_it_is_the_players_again(
    tmp_path: Path,
) -> None:
    path = tmp_path / "game.adp"
    with begin(path) as session:
        driver = Driver(session, PRESENTER, bot=BOX.bot)
        driver.answer("rally")
        here = session.number
        driver.leave_to_bot()
        driver.step()
        assert session.turn.game.trail

    with Session.open(DistantPlain(), path) as again:
        at = table(session=again)
        assert (at.asked, at.watching) == ("taliban", False)
        at.press("U")
        assert again.number == here


def test_the_bots_answers_for_the_player_are_in_the_digest_and_on_the_map() -> None:
    at = pressed(table(), "Z")
    go_on(at)

    news = at.journal.digest(at.driver.news_from)
    assert {entry.who for entry in news} > {"T"}
    assert at.driver.before.spaces != at.board.spaces
    assert "~" in at.marks.values()


def test_step_by_step_the_finished_turn_is_read_before_the_next_question() -> None:
    at = pressed(table(Pace.STEP), "Z")

    assert at.watching
    assert at.onlooker.bot_turn.side == "taliban"
    assert at.onlooker.bot_turn.thoughts


def test_a_player_at_the_same_table_is_still_asked_before_the_turn_is_finished() -> None:
    at = table(seats=FOUR)
    at.press("Z")
    go_on(at)

    assert at.asked not in (None, "taliban")
    assert not at.watching


@pytest.mark.parametrize("seed", range(2))
def test_at_every_question_the_turn_can_be_left_to_the_bot_and_taken_back(
    seed: int,
) -> None:
    driver, random = Driver(begin(seats=FOUR), PRESENTER, bot=BOX.bot), Random(seed)
    session, finished = driver.session, 0
    for _ in range(150):
        if (asked := driver.decision) is None:
            break  # the game is over
        if random.random() < 0.6:
            driver.answer(random.choice(asked.options))
            continue
        here, side = session.number, asked.by
        finished += 1
        driver.leave_to_bot()
        driver.run()

        waits = driver.decision is not None and driver.decision.by != side
        assert not session.turn.game.trail or waits
        assert session.seats == FOUR
        end = session.number
        driver.undo()
        assert (session.number, driver.decision) == (here, asked)
        driver.jump(end)

    assert finished > 10


@pytest.mark.parametrize("stage", ["support", "redeploy"])
def test_choices_of_a_propaganda_round_are_left_to_the_bot_phase_by_phase(stage: str) -> None:
    setup = Setup("main", FOUR, position=f"stage: {stage}\ncard: propaganda")
    session: AdpSession = Session.new(DistantPlain(), setup, seed=1, program="test")
    at = table(session=session)
    side, asked = at.asked, at.decision

    at.press("Z")
    go_on(at)

    given = [answer for answer in session.line() if answer.by == side]
    assert given
    assert all(answer.why for answer in given)
    assert (at.decision is None) or (at.asked, at.decision) != (side, asked)
    at.press("U")
    assert (at.asked, at.decision) == (side, asked)


def test_without_bots_nothing_can_be_left_to_one() -> None:
    at = Controller(begin(), PRESENTER)

    at.press("Z")
    assert at.notice == NO_BOTS
    at.change_seat("taliban")
    assert at.notice == NO_BOTS
    assert at.session.seats == SOLO


# Advice


@SIZES
async def test_advice_says_where_the_bot_would_have_played_differently(
    size: tuple[int, int],
) -> None:
    at = table(Pace.STEP)
    wanted = advice(at.session, PRESENTER.words)
    other = "t" if wanted.word != "terror" else "r"
    shown_by = app(at)
    async with shown_by.run_test(size=size) as pilot:
        await press(pilot, other, "enter", "A")
        shown = " ".join(popped_up(shown_by).replace("│", " ").split())

    assert 'It would not have come here. At "Your turn: do what?" it would have answered' in shown
    assert f"answered: {wanted.answer} (8." in shown
    assert "Nothing has been answered." in shown


@pytest.mark.parametrize("seed", range(2))
def test_advice_at_every_question_changes_neither_position_nor_log(seed: int) -> None:
    session, random = begin(seats=FOUR), Random(seed)
    for _ in range(80):
        asked = session.turn.pending
        assert isinstance(asked, Decision)
        if asked.by is None:
            session.roll()
            continue
        before = session.number, len(session.tree), session.turn.game
        told = advice(session, PRESENTER.words)

        assert told.word in asked.options
        assert told.answer
        assert told.reasons
        assert (session.number, len(session.tree), session.turn.game) == before
        session.answer(random.choice(asked.options))


def test_every_key_of_these_is_in_the_list_of_keys() -> None:
    keys = keymap_of(COVER)

    assert [keys.key(action) for action in ("advice", "finish", "seats")] == ["A", "Z", "W"]
