"""Looking ahead never holds up a key: the question is shown first, and the rest follows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from adp_tui.play.controller import Controller
from adp_tui.play.lookahead.patience import Patience
from adp_tui.screens.game.arrangement import places
from adp_tui.screens.game.panes import GamePanes, rows_of_panes
from tests.tui.conftest import frame
from tests.tui.table import FOUR, app, begin, controller, press, until

SIZE = (120, 36)
KEYS = ("1", "enter", "down", "1", "enter", "down")
"""Through the first questions of an Operation, with a move of the cursor at each."""


def asked() -> Controller:
    """Return a game in which a person is asked."""
    return controller(begin(seats=FOUR))


def drawn(at: Controller) -> dict[str, object]:
    """Return the rows of every pane, made in a hurry."""
    shown = places(at.presenter.panes, *SIZE)
    with at.patience.in_a_hurry():
        return dict(rows_of_panes(at, list(shown), shown, None, GamePanes()))


def test_without_a_hurry_patience_never_ends() -> None:
    patience = Patience(seconds=0.0)

    assert not patience.is_over
    with patience.in_a_hurry():
        assert patience.is_over
    assert not patience.is_over


def test_patience_lasts_as_long_as_it_should() -> None:
    now: Iterator[float] = iter((10.0, 10.9, 11.0))
    patience = Patience(seconds=1.0, clock=lambda: next(now))

    with patience.in_a_hurry():
        assert not patience.is_over
        assert patience.is_over


def test_in_a_hurry_the_question_is_shown_without_what_is_not_known_yet() -> None:
    patient, hurried = asked(), asked()
    hurried.patience.seconds = 0.0

    assert drawn(hurried) != drawn(patient)
    assert hurried.question.has_more


def test_each_look_finds_out_about_one_answer_at_least_and_in_the_end_about_all() -> None:
    patient, hurried = asked(), asked()
    hurried.patience.seconds = 0.0
    drawn(hurried)

    looks = 0
    while hurried.question.has_more:
        hurried.look_on()
        drawn(hurried)
        looks += 1

    assert looks > 2
    assert drawn(hurried) == drawn(patient)


def test_another_question_forgets_what_was_due() -> None:
    at = asked()
    at.patience.seconds = 0.0
    drawn(at)

    at.press("1")
    at.press("enter")

    assert not at.question.has_more


@pytest.mark.parametrize("size", [(80, 24), SIZE], ids=["80x24", "120x36"])
async def test_what_was_found_out_later_is_painted_without_another_key(
    size: tuple[int, int],
) -> None:
    frames = []
    for seconds in (None, 0.0):
        at = asked()
        if seconds is not None:
            at.patience.seconds = seconds
        table = app(at)
        async with table.run_test(size=size) as pilot:
            for key in KEYS:
                await press(pilot, key)
                await until(pilot, lambda: not at.question.has_more)  # noqa: B023 - used at once
                await pilot.pause()
                frames.append(frame(table))

    assert frames[: len(KEYS)] == frames[len(KEYS) :]


async def test_keys_are_handled_before_looking_on(monkeypatch: pytest.MonkeyPatch) -> None:
    at = asked()
    done: list[str] = []
    key_pressed, looked_on = at.press, at.look_on

    def pressed(key: str) -> str | None:
        done.append(key)
        return key_pressed(key)

    def look_on() -> None:
        done.append("look")
        looked_on()

    table = app(at)
    async with table.run_test(size=SIZE) as pilot:
        at.patience.seconds = 0.0
        monkeypatch.setattr(at, "press", pressed)
        monkeypatch.setattr(at, "look_on", look_on)
        await press(pilot, "1", "enter", "down")
        await until(pilot, lambda: not at.question.has_more)

    assert done.count("look") > 2
    assert "look" not in done[: done.index("enter")]
    assert done.index("down") <= done.index("enter") + 2, "after one look at most"
