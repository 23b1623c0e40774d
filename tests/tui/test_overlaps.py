"""No text runs into another, whatever the size of the terminal."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from adp_tui.config.pace import Pace
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.look.paint import line, plain
from adp_tui.play.controller import Controller
from adp_tui.play.main_line import Standing
from adp_tui.screens.game.arrangement import DECISION, places
from adp_tui.screens.game.panes import GamePanes, pane_rows
from adp_tui.texts.bar import SAVED
from adp_tui.widgets.bar import Status, elsewhere_row
from adp_tui.widgets.rows import spread
from core.adp.box import BOX
from core.adp.model.ids import FACTIONS
from tests.tui.conftest import frame
from tests.tui.shelf import program, saved, settled
from tests.tui.table import FOUR, Sized, begin, controller, ended, tap

SIZES: Final = [(width, height) for width in range(80, 201, 6) for height in (24, 30, 36, 45, 60)]
RUN_TOGETHER: Final = re.compile(r"[a-z]{2}[A-Z]|[a-z]\d+\.\d|\d{3}[A-Za-z]{3}")
"""A word that continues in a capital or in a rule number; pieces are written `2uW1u`."""


KEYS: Final = ("E", "H")
WORDS: Final = re.compile(r"LimOps?|PgUp|PgDn|LoCs?")
"""Words with a capital in the middle."""


def runs_together(row: str) -> bool:
    """Whether two texts in a row run together."""
    return RUN_TOGETHER.search(WORDS.sub("", row)) is not None


def what_if() -> Controller:
    """Return a game that has left the main line."""
    at = controller(begin(seats=FOUR), "p", "enter", "p", "enter", "U", "U", "1", "h", "2", "1")
    assert at.driver.standing.parted is not None
    return at


def watched() -> Controller:
    """Return a game in which a bot acts."""
    at = Controller(begin(), PRESENTER, bot=BOX.bot, pace=Pace.STEP)
    tap(at, "p", "enter", ".")
    return at


SITUATIONS: Final[dict[str, Callable[[], Controller]]] = {
    "turn": lambda: controller(begin(seats=FOUR)),
    "spaces": lambda: controller(begin(seats=FOUR), "1"),
    "narrowed": lambda: controller(begin(seats=FOUR), "1", "k"),
    "explained": lambda: controller(begin(seats=FOUR), "1", "?"),
    "done or more": lambda: controller(begin(seats=FOUR), "1", "h", "1", "1"),
    "card": lambda: controller(begin(seats=FOUR), "5"),
    "what-if": what_if,
    "factions": lambda: controller(begin(seats=FOUR), "1", "F"),
    "journal": lambda: controller(begin(seats=FOUR), "1", "h", "1", "1", "J"),
    "digest": lambda: controller(begin(seats=FOUR), "1", "h", "1", "1", "D"),
    "watched": watched,
    "over": lambda: Controller(ended(), PRESENTER),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_no_words_run_together_at_the_table(name: str) -> None:
    at = SITUATIONS[name]()
    for size in SIZES:
        shown = places(PRESENTER.panes, *size)
        at.show_on(Sized(shown[DECISION]))
        for pane in shown:
            for row in pane_rows(at, pane, shown, None, GamePanes()):
                assert not runs_together(plain(row)), (size, pane, plain(row))


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize(
    "name", ["", "an Attack", "all the roads to Kabul and back to Kandahar again"]
)
@pytest.mark.parametrize("past", [False, True])
def test_no_words_run_together_in_the_bar_of_a_what_if(faction: str, name: str, past: bool) -> None:
    for cells in range(80, 141):
        for away in (1, 12, 345):
            there = Standing(9, 3, away, 0)
            status = Status(
                title=PRESENTER.cover.title,
                game="",
                asked=PRESENTER.words.name(faction),
                role=PRESENTER.cover.looks.bar(faction),
                over=False,
                bot=False,
                standing=there,
                line_name=name,
                number=9,
                last=9,
                acts=False,
                saved=SAVED,
                keys=KEYS,
                is_past=past,
            )
            row = plain(elsewhere_row(status, cells))
            assert len(row) == cells
            assert not runs_together(row), row
            assert re.search(r" E (back|to the end) .*H \w+", row), row


async def test_no_words_run_together_on_the_other_screens(tmp_path: Path) -> None:
    saved(tmp_path, "a game with a name that is longer than anybody needs", "rally")
    app = program(tmp_path)
    ways = (("o",), ("n",), ("l",), ("c", "I"), ("W",), ("H",), ("A",), ("C",), ("f1",), ("f10",))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        for way in ways:
            await settled(pilot, *way)
            for size in ((80, 24), (100, 30), (131, 37)):
                await pilot.resize_terminal(*size)
                for row in frame(app).splitlines():
                    assert not runs_together(row), (way, size, row)
            await settled(pilot, "escape")


@pytest.mark.parametrize("cells", range(3, 30))
def test_the_two_ends_of_a_row_never_touch(cells: int) -> None:
    row = plain(spread(line("TALIBAN to choose"), line("E back"), cells))

    assert len(row) == cells
    assert "E back".startswith(row.strip()) or re.search(r"(^| )E back$", row)
