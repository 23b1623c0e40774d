"""Whatever keys are pressed, the game screen stays intact."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from adp_tui.config.keys import actions_of
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.look.paint import Line, width
from adp_tui.play.controller import Controller
from adp_tui.play.seating import HandOver
from adp_tui.play.surface import Surface
from adp_tui.presenter.cover import Cover
from adp_tui.presenter.panes import Pane
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.screens.game import arrangement as panes
from adp_tui.screens.game.arrangement import Rect, is_small, places
from adp_tui.screens.game.rows import (
    bar_of,
    decision_of,
    footer_of,
    left_of,
    preview_of,
    preview_text_of,
)
from adp_tui.widgets.decision_pane import page_size
from core.district.box import DISTRICT
from core.district.model.ids import BELLIGERENTS
from core.kernel import BOT, HUMAN, Decision, Setup
from saves.session import Session
from tests.tui.hot_seat import DistrictSession, table_of
from tests.tui.table import FOUR, SOLO, begin

TYPED = "0123456789abcdefghijklmnopqrstuvwxyz-"
SIZES = [(80, 24), (100, 30), (120, 36), (160, 50), (200, 60), (240, 70)]
ROOMY = (panes.LEFT, panes.PREVIEW)
"""Panes in which a long row is cut at the edge."""


class Sized(Surface):
    """A screen whose pane for the question has a given size."""

    def __init__(self, presenter: AnyPresenter, cells: int, height: int) -> None:
        self._presenter = presenter
        self._extent = cells, height

    def page(self, decision: Decision) -> int:
        """Return how many answers are visible."""
        return page_size(self._presenter, decision, *self._extent)


def check(at: Controller, size: tuple[int, int]) -> None:
    """Check that every pane has as many rows as its height, and none too wide."""
    own = at.presenter.panes
    shown = places(own, *size)
    _, _, cells, height = shown[panes.DECISION]
    at.show_on(Sized(at.presenter, cells, height))
    for pane, rows in {
        panes.BAR: bar_of(at, shown[panes.BAR].width, small=is_small(own, shown)),
        panes.LEFT: left_of(at, *extent(shown[panes.LEFT])),
        panes.DECISION: decision_of(at, cells, height),
        panes.PREVIEW: preview_of(
            at, preview_text_of(at, shown[panes.PREVIEW].width), *extent(shown[panes.PREVIEW])
        ),
        panes.FOOTER: footer_of(at, shown[panes.FOOTER].width),
        **{pane.name: _drawn(at, pane, shown) for pane in own.panes if pane.name in shown},
    }.items():
        assert len(rows) <= shown[pane].height
        is_own = pane in (one.name for one in own.panes)
        assert is_own or pane in ROOMY or all(width(row) <= shown[pane].width for row in rows)


def _drawn(at: Controller, pane: Pane, shown: Mapping[str, Rect]) -> list[Line]:
    """Return what a pane of the game shows."""
    small = is_small(at.presenter.panes, shown)
    return pane.draw(at.sight, *extent(shown[pane.name]), small)


def keys_of(cover: Cover) -> list[str]:
    """Return every key that does something in a game."""
    return [*(key for action in actions_of(cover) for key in action.keys), *TYPED]


def extent(place: Rect) -> tuple[int, int]:
    """Return the size of a pane."""
    return place.width, place.height


def press_any(at: Controller, random: Random, number: int) -> None:
    """Press keys at random; Enter as often as all others together, so that the game proceeds."""
    keys = keys_of(at.presenter.cover)
    for _ in range(number):
        at.press("enter" if random.random() < 0.5 else random.choice(keys))
        while at.advance() is not None:
            pass
        if at.seating.hand_over is HandOver.WHOLE:
            at.sit_down()
        check(at, random.choice(SIZES))
        assert "rules fail" not in at.notice
        assert "bot failed" not in at.notice


@pytest.mark.parametrize("seed", range(4))
def test_any_keys_leave_the_table_whole(seed: int) -> None:
    options: dict[str, bool | str] = {"victory-deception": True} if seed == 1 else {}
    at = Controller(begin(seats=FOUR if seed % 2 else SOLO, options=options), PRESENTER)

    press_any(at, Random(seed), 400)


@pytest.mark.parametrize("people", [("government",), ("insurgent",), BELLIGERENTS], ids="-".join)
@pytest.mark.parametrize("seed", range(2))
def test_any_keys_leave_the_other_game_whole(people: tuple[str, ...], seed: int) -> None:
    seats = {side.value: HUMAN if side in people else BOT for side in BELLIGERENTS}
    sample = DISTRICT.samples[seed]
    setup = Setup(sample.scenario, seats, sample.options)
    session: DistrictSession = Session.new(DISTRICT, setup, seed=seed, program="test")

    press_any(table_of(session), Random(seed), 120)


@pytest.mark.parametrize("key", ["²", "٣", "½", "é", "ß", "\0"])
def test_keys_of_other_keyboards_answer_nothing(key: str) -> None:
    at = Controller(begin(), PRESENTER)
    depth = at.session.depth

    at.press(key)

    assert at.session.depth == depth
