"""Whatever keys are pressed, the table stays whole."""

from __future__ import annotations

from random import Random

import pytest

from adp_tui.keys import ACTIONS
from adp_tui.paint import width
from adp_tui.play.controller import Controller
from adp_tui.screens.arrangement import Pane, Place, places
from adp_tui.screens.game_rows import bar_of, decision_of, footer_of, left_of, preview_of
from adp_tui.widgets.decision_pane import page_size
from tests.tui.table import FOUR, SOLO, begin

KEYS = [
    *(key for action in ACTIONS for key in action.keys),
    *"0123456789abcdefghijklmnopqrstuvwxyz-",
]
SIZES = [(80, 24), (100, 30), (120, 36), (160, 50), (200, 60), (240, 70)]
ROOMY = (Pane.LEFT, Pane.PREVIEW)
"""Panes in which a long row is cut at the edge."""


def check(at: Controller, size: tuple[int, int]) -> None:
    """See that every pane has as many rows as there is room for, and none too wide."""
    shown = places(*size)
    _, _, cells, height = shown[Pane.DECISION]
    at.resize(lambda decision: page_size(decision, cells, height))
    for pane, rows in {
        Pane.BAR: bar_of(at, shown[Pane.BAR].width, cards=Pane.CARDS not in shown),
        Pane.LEFT: left_of(at, *extent(shown[Pane.LEFT])),
        Pane.DECISION: decision_of(at, cells, height),
        Pane.PREVIEW: preview_of(at, *extent(shown[Pane.PREVIEW])),
        Pane.FOOTER: footer_of(at, shown[Pane.FOOTER].width),
    }.items():
        assert len(rows) <= shown[pane].height
        assert pane in ROOMY or all(width(row) <= shown[pane].width for row in rows)


def extent(place: Place) -> tuple[int, int]:
    """Return the size of a pane."""
    return place.width, place.height


@pytest.mark.parametrize("seed", range(4))
def test_any_keys_leave_the_table_whole(seed: int) -> None:
    random = Random(seed)
    options: dict[str, bool | str] = {"victory-deception": True} if seed == 1 else {}
    at = Controller(begin(seats=FOUR if seed % 2 else SOLO, options=options))

    for _ in range(400):
        # Enter as often as all others together, so that the game goes on.
        at.press("enter" if random.random() < 0.5 else random.choice(KEYS))
        check(at, random.choice(SIZES))
        assert not at.notice.startswith("the rules fail")


@pytest.mark.parametrize("key", ["²", "٣", "½", "é", "ß", "\0"])
def test_keys_of_other_keyboards_answer_nothing(key: str) -> None:
    at = Controller(begin())
    depth = at.session.depth

    at.press(key)

    assert at.session.depth == depth
