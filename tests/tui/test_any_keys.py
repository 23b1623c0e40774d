"""Whatever keys are pressed, the game screen stays intact."""

from __future__ import annotations

from random import Random

import pytest

from adp_tui.config.keys import actions_of
from adp_tui.games.adp.cover import COVER
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.look.paint import width
from adp_tui.play.controller import Controller
from adp_tui.play.surface import Surface
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
from core.kernel import Decision
from tests.tui.table import FOUR, SOLO, begin

KEYS = [
    *(key for action in actions_of(COVER) for key in action.keys),
    *"0123456789abcdefghijklmnopqrstuvwxyz-",
]
SIZES = [(80, 24), (100, 30), (120, 36), (160, 50), (200, 60), (240, 70)]
ROOMY = (panes.LEFT, panes.PREVIEW)
"""Panes in which a long row is cut at the edge."""


class Sized(Surface):
    """A screen whose pane for the question has a given size."""

    def __init__(self, cells: int, height: int) -> None:
        self._extent = cells, height

    def page(self, decision: Decision) -> int:
        """Return how many answers are visible."""
        return page_size(PRESENTER, decision, *self._extent)


def check(at: Controller, size: tuple[int, int]) -> None:
    """Check that every pane has as many rows as its height, and none too wide."""
    shown = places(PRESENTER.panes, *size)
    _, _, cells, height = shown[panes.DECISION]
    at.show_on(Sized(cells, height))
    for pane, rows in {
        panes.BAR: bar_of(at, shown[panes.BAR].width, small=is_small(PRESENTER.panes, shown)),
        panes.LEFT: left_of(at, *extent(shown[panes.LEFT])),
        panes.DECISION: decision_of(at, cells, height),
        panes.PREVIEW: preview_of(
            at, preview_text_of(at, shown[panes.PREVIEW].width), *extent(shown[panes.PREVIEW])
        ),
        panes.FOOTER: footer_of(at, shown[panes.FOOTER].width),
    }.items():
        assert len(rows) <= shown[pane].height
        assert pane in ROOMY or all(width(row) <= shown[pane].width for row in rows)


def extent(place: Rect) -> tuple[int, int]:
    """Return the size of a pane."""
    return place.width, place.height


@pytest.mark.parametrize("seed", range(4))
def test_any_keys_leave_the_table_whole(seed: int) -> None:
    random = Random(seed)
    options: dict[str, bool | str] = {"victory-deception": True} if seed == 1 else {}
    at = Controller(begin(seats=FOUR if seed % 2 else SOLO, options=options), PRESENTER)

    for _ in range(400):
        # Enter as often as all others together, so that the game proceeds.
        at.press("enter" if random.random() < 0.5 else random.choice(KEYS))
        check(at, random.choice(SIZES))
        assert not at.notice.startswith("the rules fail")


@pytest.mark.parametrize("key", ["²", "٣", "½", "é", "ß", "\0"])
def test_keys_of_other_keyboards_answer_nothing(key: str) -> None:
    at = Controller(begin(), PRESENTER)
    depth = at.session.depth

    at.press(key)

    assert at.session.depth == depth
