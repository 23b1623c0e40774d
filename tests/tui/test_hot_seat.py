"""RDS-25, RDS-26: Nothing secret is painted before the right person says that they sit there."""

from __future__ import annotations

from collections import Counter
from contextlib import AsyncExitStack
from random import Random

import pytest
from msgspec.structs import replace

from adp_tui.games.district.presenter import PRESENTER
from adp_tui.play.driver import Driver
from adp_tui.play.seating import HandOver, Seating
from adp_tui.screens.inspect import InspectScreen
from core.district.box import DISTRICT
from core.district.model.ids import BELLIGERENTS, GOVERNMENT
from core.district.position import format_board
from core.kernel import BOT, HUMAN, Decision, Setup
from saves.session import Session
from tests.district.blindfold import alternative
from tests.tui.hot_seat import (
    SHORT,
    DistrictSession,
    Painted,
    check_twins,
    play,
    position,
    session_at,
)

ACTING = ("ops.", "attack.", "patrol.")
"""Questions that lead to a mission."""


def asks(seed: int) -> str | None:
    """Return who is asked at a position."""
    return Painted(session_at(position(seed))).asked


@pytest.mark.rule("RDS-4", "RDS-25", "RDS-26")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("side", [*BELLIGERENTS, None], ids=str)
async def test_what_is_painted_does_not_depend_on_what_may_not_be_known(
    side: str | None, seed: int
) -> None:
    seeds = (seed + 4 * number for number in range(50))
    found = next(one for one in seeds if side is None or asks(one) == side)

    assert await check_twins(found, side, keys=40) > 0


@pytest.mark.rule("RDS-25")
async def test_a_failure_of_the_rules_tells_nothing_that_may_not_be_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(session: DistrictSession, *_: object, **__: object) -> None:
        raise RuntimeError(repr(session.turn.board))

    board = position(next(seed for seed in range(50) if asks(seed) == "government"))
    one, two = (
        Painted(session_at(each)) for each in (board, alternative(board, "government", Random(1)))
    )
    monkeypatch.setattr(Session, "answer", fail)
    async with AsyncExitStack() as stack:
        for game in (one, two):
            await game.open(stack)
            await game.press("enter")
            await game.press("enter")

        assert "rules fail here (RuntimeError)" in one.reader.last
        assert one.reader.last == two.reader.last


def begun(seed: int) -> Painted:
    """Begin a game of two people."""
    session: DistrictSession = Session.new(DISTRICT, SHORT, seed=seed, program="test")
    return Painted(session)


@pytest.mark.rule("RDS-25", "RDS-26")
async def test_no_frame_of_a_game_has_a_word_that_tells_a_secret() -> None:
    changes = Counter[HandOver]()
    for seed, game in ((2, begun(2)), *((n, Painted(session_at(position(n)))) for n in (4, 11))):
        assert await play(game, seed, keys=60) == []
        changes += game.changes

    assert changes[HandOver.WHOLE] > 5
    assert changes[HandOver.QUICK] > 2


async def test_a_screen_without_a_cover_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def sit_down_at_once(seating: Seating) -> bool:
        seating.sit_down()
        return False

    monkeypatch.setattr(Seating, "make_way", sit_down_at_once)

    assert await play(begun(1), 1, keys=60) != []


async def test_a_quick_look_that_nobody_asked_for_would_be_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Seating, "_has_glanced", property(lambda _seating: True))

    assert await play(Painted(session_at(position(4))), 4, keys=60) != []


def chit_asked(seed: int, **seats: str) -> Decision | None:
    """Let a Government with an empty hand act; return the question for its chit, if it is put."""
    board = position(seed)
    board = board.with_camp(GOVERNMENT, replace(board.camps[GOVERNMENT], hand=()))
    setup = Setup(board.scenario, seats, position=format_board(board))
    session: DistrictSession = Session.new(DISTRICT, setup, seed=1, program="test")
    driver = Driver(session, PRESENTER, bot=DISTRICT.bot)
    for _ in range(5):
        asked = driver.decision
        if asked is None or asked.by != GOVERNMENT or not asked.ask.startswith(ACTING):
            break
        driver.answer("attack" if "attack" in asked.options else asked.options[0])
    asked = driver.decision
    return asked if asked is not None and (asked.by, asked.ask) == (GOVERNMENT, "chit") else None


@pytest.mark.rule("RDS-4", "RDS-26")
def test_between_two_people_a_chit_is_asked_for_even_if_there_is_only_the_blank() -> None:
    seeds = [seed for seed in range(30) if asks(seed) == GOVERNMENT]
    found = [seed for seed in seeds if chit_asked(seed, government=HUMAN, insurgent=HUMAN)]

    assert found, "a Government attacks somebody"
    for seed in found:
        asked = chit_asked(seed, government=HUMAN, insurgent=HUMAN)
        assert asked is not None
        assert asked.options == ("blank",)
        assert chit_asked(seed, government=HUMAN, insurgent=BOT) is None, "alone, it goes unsaid"


@pytest.mark.rule("RDS-23")
async def test_the_own_hand_is_shown_when_its_player_has_sat_down() -> None:
    seed = next(seed for seed in range(50) if _is_open(seed))
    game = Painted(session_at(position(seed)))
    async with AsyncExitStack() as stack:
        await game.open(stack)
        assert not game.is_covered, "everybody may see this question"
        await game.press("C")
        assert game.is_covered
        await game.press("enter")

        assert game.seating.here == (game.asked,)
        await game.press("C")
        assert isinstance(game.pilot.app.screen, InspectScreen)


def _is_open(seed: int) -> bool:
    """Whether somebody is asked something that everybody may see."""
    pending = session_at(position(seed)).turn.pending
    return isinstance(pending, Decision) and PRESENTER.answers.is_open(pending)
