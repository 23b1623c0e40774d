"""Bots on the game screen: each pace, their reasons, and what they changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from adp_tui.config.pace import Pace, Reasons
from adp_tui.config.settings import Settings, read_settings
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.look.paint import plain
from adp_tui.play.advice import advice
from adp_tui.play.controller import Controller
from adp_tui.play.driver import Driver
from adp_tui.play.journal import Journal
from adp_tui.play.notice import Notice
from adp_tui.play.onlooker import PAUSE, Onlooker
from adp_tui.play.surface import Surface
from adp_tui.presenter.words import ReasonText
from adp_tui.screens.game.bot_rows import digest_of, digest_overflow
from adp_tui.screens.game.screen import GameScreen
from adp_tui.widgets.bot_pane import reason_rows
from core.adp.bots.bot import AdpBot
from core.adp.bots.mind import DICE_WORDS
from core.adp.box import BOX
from core.kernel import (
    Bot,
    Explanation,
    GameError,
    Knowledge,
    Level,
    Phrase,
    Reason,
    Reply,
    Thought,
    as_phrase,
    filled,
)
from tests.tui.conftest import frame
from tests.tui.shelf import program, settled
from tests.tui.table import app, begin, press


class Dicing(Bot[Any]):
    """A bot that never stops rolling."""

    dice = DICE_WORDS

    def decide(self, known: Knowledge[Any, Any]) -> Reply:
        """Roll again."""
        return Reply("roll", ("8.2: among equals",))


class Lost(Bot[Any]):
    """A bot that never knows what to do."""

    def decide(self, known: Knowledge[Any, Any]) -> Reply:
        """Fail."""
        raise ValueError("which way?")


def table(pace: Pace, reasons: Reasons = Reasons.SHORT) -> Controller:
    """Start a game as the Taliban, against three bots."""
    return Controller(begin(), PRESENTER, bot=BOX.bot, pace=pace, reasons=reasons)


def passed(pace: Pace) -> Controller:
    """Pass as the Taliban, so that a bot is next."""
    at = table(pace)
    at.press("p")
    at.press("enter")
    return at


async def test_at_the_instant_pace_the_next_question_follows_a_key() -> None:
    at = table(Pace.INSTANT)
    shown_by = app(at)
    async with shown_by.run_test(size=(120, 36)) as pilot:
        await press(pilot, "p", "enter")
        await pilot.pause()

        assert (at.asked, at.watching) == ("taliban", False)
        assert at.session.depth > 30
        assert "TALIBAN" in frame(shown_by)


async def test_at_the_step_pace_each_key_is_one_decision_and_the_last_is_shown_too() -> None:
    at = table(Pace.STEP)
    async with app(at).run_test(size=(120, 36)) as pilot:
        await press(pilot, "p", "enter")
        assert at.watching
        depth = at.session.depth
        await press(pilot, ".")
        assert at.session.depth > depth
        while at.driver.bot_is_asked:
            await press(pilot, ".")
        assert at.watching
        await press(pilot, ".")

    assert not at.watching
    assert at.asked == "taliban"


async def test_enter_goes_straight_to_the_players_next_decision() -> None:
    at = table(Pace.STEP)
    async with app(at).run_test(size=(80, 24)) as pilot:
        await press(pilot, "p", "enter", "enter")
        await pilot.pause()

    assert (at.asked, at.watching) == ("taliban", False)


def test_the_timed_pace_waits_after_each_decision() -> None:
    now = 0.0
    session = begin()
    driver = Driver(session, PRESENTER, bot=BOX.bot)
    journal = Journal(session, PRESENTER)
    at = Onlooker(driver, PRESENTER, journal, Notice(), pace=Pace.TIMED, clock=lambda: now)
    driver.answer("pass")

    assert at.advance() == (True, PAUSE)
    depth = session.depth
    assert at.advance() == (False, PAUSE)
    assert session.depth == depth
    now += PAUSE
    assert at.advance() == (True, PAUSE)
    assert session.depth > depth


def test_a_key_lets_a_bot_finish_its_turn() -> None:
    at = passed(Pace.STEP)

    at.press("Z")

    assert at.session.turn.game.trail == ()
    assert at.onlooker.bot_turn.thoughts
    assert at.onlooker.bot_turn.side != "taliban"


def test_bots_wait_after_the_player_has_gone_back() -> None:
    at = passed(Pace.INSTANT)
    while at.advance() is not None:
        pass
    at.press(",")
    depth = at.session.depth
    assert at.advance() is None
    assert at.session.depth == depth

    at.press("U")

    assert (at.asked, at.watching) == ("taliban", False)
    assert at.advance() is None


@pytest.mark.parametrize("key", ["", "Z"])
def test_an_endless_bot_causes_a_notice_and_the_player_answers_for_it(key: str) -> None:
    at = Controller(begin(), PRESENTER, bot=Dicing(), pace=Pace.STEP if key else Pace.INSTANT)
    at.press("p")
    at.press("enter")
    if key:
        at.press(key)
    while at.advance() is not None:
        pass

    assert "did not end its turn and was stopped" in at.notice
    assert at.choices is not None
    number = at.session.number
    at.press("p")
    at.press("enter")
    assert at.session.number > number


def test_a_failing_bot_causes_a_notice_and_the_player_answers_for_it() -> None:
    at = Controller(begin(), PRESENTER, bot=Lost(), pace=Pace.INSTANT)
    at.press("p")
    at.press("enter")
    number = at.session.number

    assert at.advance() is None

    assert "answer for it yourself" in at.notice
    assert at.session.number == number
    assert at.choices is not None
    at.press("p")
    at.press("enter")
    assert at.session.number > number


def test_pace_and_reasons_are_changed_with_a_key_and_remembered() -> None:
    at = passed(Pace.STEP)
    kept: dict[str, str] = {}

    class Keeping(Surface):
        """Keeps settings here."""

        def remember(self, name: str, value: str) -> None:
            """Keep one."""
            kept[name] = value

    at.show_on(Keeping())
    at.press("P")
    at.press("?")

    assert kept == {"pace": Pace.TIMED, "reasons": Reasons.FULL}


@pytest.mark.parametrize(("depth", "rows"), [(Reasons.OFF, 0), (Reasons.SHORT, 1)])
def test_the_journal_shows_as_many_reasons_as_are_wanted(depth: Reasons, rows: int) -> None:
    at = passed(Pace.STEP)
    at.act("forward")
    at.journal.reasons = depth
    told_now = [e.text for e in at.journal.since(at.session.depth - 1)]

    assert sum(text.startswith("because ") for text in told_now) == rows


async def test_full_reasons_name_every_rejected_candidate_and_why() -> None:
    at = table(Pace.STEP)
    shown_by = app(at)
    async with shown_by.run_test(size=(120, 36)) as pilot:
        await press(pilot, "p", "enter", ".", ".", ".")
        assert "not Helmand" not in frame(shown_by)
        await press(pilot, "?")
        assert "not Helmand, Nuristan: there" in frame(shown_by)
        await press(pilot, "J")
        assert "not Helmand, Nuristan: there are already two Bases         1.4.2" in frame(shown_by)
        await press(pilot, "?")
        assert "not Helmand" not in frame(shown_by)

    assert at.onlooker.reasons is Reasons.OFF


def test_full_reasons_are_not_computed_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    at = passed(Pace.STEP)
    at.act("forward")
    at.press("?")
    told_first = at.onlooker.bot_turn.thoughts, at.journal.tail(50)

    monkeypatch.setattr(AdpBot, "explain", lambda _bot, _game: 1 / 0)

    assert (at.onlooker.bot_turn.thoughts, at.journal.tail(50)) == told_first


def test_a_bot_that_would_now_answer_otherwise_shows_its_recorded_reasons(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = passed(Pace.STEP)
    at.act("forward")
    in_the_log = at.onlooker.bot_turn.thoughts
    monkeypatch.setattr(AdpBot, "explain", lambda _bot, _game: Explanation("pass", ()))

    at.press("?")

    assert at.onlooker.reasons is Reasons.FULL
    assert at.onlooker.bot_turn.thoughts == in_the_log


def test_a_thought_includes_the_reason_of_the_rules() -> None:
    dropped = Thought("not herat, kabul", Level.DROPPED, Reason("rally.not-on-a-loc", "3.3.1"))

    assert PRESENTER.words.thought(dropped) == (
        "3.3.1",
        "not Herat, Kabul: Rally takes place in Provinces and Kabul",
        Level.DROPPED,
    )


@pytest.mark.parametrize(
    ("reason", "rule", "text"),
    [
        (
            "8.5.1 step 3c: opened to Cultivate: sar-e-pol",
            "8.5.1",
            "3c: opened to Cultivate: Sar-e-Pol",
        ),
        ("8.1.2: government_police first", "8.1.2", "Police first"),
        ("so be it", "", "so be it"),
    ],
)
def test_reasons_of_earlier_versions_are_shown_in_words(reason: str, rule: str, text: str) -> None:
    assert PRESENTER.words.reason(reason) == (rule, text, Level.REASON)


@pytest.mark.parametrize(
    ("reason", "rule", "text"),
    [
        (filled("{0}: no {1} is possible", "8.7", "rally"), "8.7", "no Rally is possible"),
        (filled("8.4.4: a free {0}", "air-strike"), "8.4.4", "a free Air Strike"),
        (filled("8.5.2 step 2: ends {0} Control", "coin"), "8.5.2", "2: ends COIN Control"),
        (filled("8.6.6: one level from {0}", "neutral"), "8.6.6", "one level from Neutral"),
        (
            filled("{0}: {1} ({2})", as_phrase("8.1: taliban"), "kabul-tor-kham, warlords", 2),
            "8.1",
            "taliban: Kabul-Tor Kham, Warlords (2)",
        ),
        (filled("8.1: {0}: {1}", "Counter-Narc", "none"), "8.1", "Counter-Narc: none"),
        (filled("8.4.1: {0}", "turn-over"), "8.4.1", "Turn over"),
    ],
)
def test_the_parts_of_a_reason_are_shown_by_name(reason: Phrase, rule: str, text: str) -> None:
    assert PRESENTER.words.reason(reason) == (rule, text, Level.REASON)


async def test_advice_has_reasons_and_changes_nothing() -> None:
    at = table(Pace.STEP)
    shown_by = app(at)
    number = at.session.number
    async with shown_by.run_test(size=(120, 36)) as pilot:
        await press(pilot, "A")
        shown = frame(shown_by)
        await press(pilot, "escape")
        assert shown_by.screen.name is None

    assert "The bot would answer" in shown
    assert "Nothing has been answered." in shown
    assert "8." in shown
    assert at.session.number == number


def test_without_a_question_there_is_no_advice() -> None:
    session = begin()
    session.undo(1)

    with pytest.raises(GameError, match="no question is open now"):
        advice(session, PRESENTER.words)


async def test_the_digest_shows_what_bots_did_and_the_result() -> None:
    at = table(Pace.INSTANT)
    shown_by = app(at)
    async with shown_by.run_test(size=(120, 36)) as pilot:
        await press(pilot, "p", "enter", "D")
        shown = frame(shown_by)

    assert "Since your last answer" in shown
    assert "What changed" in shown
    assert "because" not in shown.split("What changed")[0]
    assert "~" in at.marks.values()


def test_the_areas_that_bots_touched_are_marked_until_the_first_answer() -> None:
    at = passed(Pace.INSTANT)
    while at.advance() is not None:
        pass
    touched = at.driver.before
    assert at.board.spaces != touched.spaces

    at.press("p")
    at.press("enter")

    assert at.driver.before != touched


async def test_without_human_players_the_bots_play_on(tmp_path: Path) -> None:
    adp = program(tmp_path, Settings(pace=Pace.INSTANT))
    async with adp.run_test(size=(120, 36)) as pilot:
        await settled(pilot, "n", "6", "end", "enter")
        assert isinstance(adp.screen, GameScreen)
        at = adp.screen.controller

        assert at.onlooker.pace is Pace.TIMED
        await press(pilot, ".")
        assert at.onlooker.bot_turn.thoughts


async def test_the_pace_is_kept_for_the_next_game(tmp_path: Path) -> None:
    adp = program(tmp_path / "saves", Settings(), config=tmp_path)
    async with adp.run_test(size=(120, 36)) as pilot:
        await settled(pilot, "n", "enter", "enter")
        await press(pilot, "P")

    settings, problem = read_settings(tmp_path)
    assert (settings.pace, problem) == (Pace.TIMED, None)


def test_a_reason_in_short_ends_with_a_sign_where_it_is_cut() -> None:
    reason = ReasonText(
        "8.1", "the Event is offered, and nothing forbids it: Village Stability Operations"
    )

    narrow = [plain(row).strip() for row in reason_rows(reason, 19, whole=False)]
    whole = [plain(row).strip() for row in reason_rows(reason, 19, whole=True)]

    assert narrow == ["8.1 the Event is", "offered, and", "nothing forbids", "it: Village ..."]
    assert " ".join(whole) == f"8.1 {reason.text}"


async def test_a_long_digest_says_how_much_is_above() -> None:
    at = table(Pace.INSTANT)
    shown_by = app(at)
    async with shown_by.run_test(size=(80, 24)) as pilot:
        await press(pilot, "p", "enter", "D")
        above = len(at.journal.digest(at.driver.news_from))
        assert "more above: PgUp" in frame(shown_by)
        for _ in range(above):
            at.press("pageup")
        await press(pilot, "pageup")

        assert "more above" not in frame(shown_by)


async def test_every_row_of_a_digest_can_be_read_and_the_rest_is_counted() -> None:
    at = table(Pace.INSTANT)
    async with app(at).run_test(size=(80, 24)) as pilot:
        await press(pilot, "p", "enter", "D")
        whole = {plain(row).rstrip() for row in digest_of(at, 60, 400)[1:] if plain(row).strip()}
        assert any("Islamabad" in row or "Available" in row for row in whole)
        seen: set[str] = set()
        pages: list[tuple[str, ...]] = []
        while not pages or pages[-1] not in pages[:-1]:
            shown = tuple(plain(row).rstrip() for row in digest_of(at, 60, 21))
            pages.append(shown)
            seen |= set(shown[1:])
            await press(pilot, "pageup")
        assert "more below: PgDn" in pages[-1][0] or digest_overflow(at, 60, 21) == 0
        assert whole <= seen
        assert at.cursor.scroll == digest_overflow(at, 60, 21)
        await press(pilot, *["pagedown"] * len(pages))
        assert at.cursor.scroll == 0
