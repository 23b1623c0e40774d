"""The panes of the game screen: the rows of each, in every situation that changes them.

A pane is a function that returns rows, so no screen is needed. The panes of the question are in the
pictures of `tests/tui/test_screens.py`; the map and the table of spaces have their own.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from syrupy.assertion import SnapshotAssertion

from adp_tui.config.pace import Pace
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.look.paint import plain
from adp_tui.play.controller import Controller
from adp_tui.saved.opening import replay
from adp_tui.screens.game.arrangement import (
    BAR,
    CHART,
    DECISION,
    FOOTER,
    JOURNAL,
    LEFT,
    OWN,
    PREVIEW,
    SIGN,
    WALL,
    places,
)
from adp_tui.screens.game.panes import GamePanes, pane_rows
from core.adp.box import BOX
from saves.session import Session
from tests.tui.pictures import compare
from tests.tui.table import FOUR, Sized, begin, controller, ended, stand_at, tap

SIZES: Final = ((80, 24), (120, 36), (200, 60))
PANES: Final = (BAR, SIGN, JOURNAL, CHART, FOOTER, *(pane.name for pane in PRESENTER.panes.panes))
RALLY: Final = ("1", "h", "1", "2")
"""A Rally in Helmand is done, and the next space is asked for."""

LATER: Final = """\
card: 24
next: propaganda
played: 5 propaganda 7
eligible: coalition taliban warlords
acted: taliban=event
resources: warlords=45 taliban=0
islamabad: pressure!
casualties: C:T2
capabilities: 1=unshaded 29=shaded
momentum: 45=unshaded:taliban
kabul C:B1T12 G:B1T12P12 T:u2a3 W:u3a3 support=S +1
kandahar C:T3 G:T4P2 T:B1u2a1 support=O terror=1 +1
kandahar-kabul T:u2 sabotage
"""
"""A position late in a game."""


def people(*keys: str) -> Controller:
    """Return a game of four people, after some keys."""
    return controller(begin(seats=FOUR), *keys)


def bots(*keys: str) -> Controller:
    """Return a game of one person and three bots, which act step by step."""
    at = Controller(begin(), PRESENTER, bot=BOX.bot, pace=Pace.STEP)
    for key in keys:
        tap(at, key)
        while at.advance() is not None:
            pass
    return at


def face_down() -> Controller:
    """Return a game in which the next card is face down."""
    return Controller(begin(seats=FOUR, options={"no-reveal": True}), PRESENTER)


def replayed(folder: Path) -> Controller:
    """Return a recorded game."""
    with begin(folder / "game.adp", seats=FOUR) as session:
        session.answer("rally")
    at = Controller(replay(BOX, folder / "game.adp"), PRESENTER)
    tap(at, ">")
    return at


def followed(folder: Path) -> Controller:
    """Return a game that another program plays."""
    begin(folder / "game.adp").close()
    return Controller(Session.open(BOX, folder / "game.adp", read_only=True), PRESENTER)


def standing(text: str) -> Controller:
    """Return a game of four people at a position."""
    return Controller(stand_at(text), PRESENTER)


SITUATIONS: Final[dict[str, Callable[[Path], Controller]]] = {
    "turn": lambda _: controller(),
    "rally": lambda _: controller(None, *RALLY),
    "four people": lambda _: people(*RALLY),
    "narrowed": lambda _: controller(None, "1", "k"),
    "Event": lambda _: controller(None, *"event"),
    "refused": lambda _: controller(None, *RALLY, "h", "down"),
    "why not": lambda _: controller(None, *RALLY, "?"),
    "nothing of that name": lambda _: controller(None, *RALLY, "q"),
    "on the map": lambda _: controller(None, *RALLY, "tab"),
    "table": lambda _: controller(None, *RALLY, "T"),
    "in the table": lambda _: controller(None, *RALLY, "T", "tab"),
    "journal": lambda _: controller(None, *RALLY, "J"),
    "give": lambda _: people(*RALLY, "G"),
    "count": lambda _: people(*RALLY, "G", "1", "1"),
    "special": lambda _: controller(None, *RALLY, "S"),
    "bot": lambda _: bots("p", "enter", ".", ".", "."),
    "after bots": lambda _: bots("p", "enter", "enter"),
    "bot in full": lambda _: bots("p", "enter", ".", ".", ".", "?"),
    "what-if": lambda _: controller(None, "p", "1", "p", "1", "U", "U", "1", "h", "2", "1"),
    "past": lambda _: controller(None, "p", "1", "U"),
    "dice": lambda _: controller(None, ","),
    "face down": lambda _: face_down(),
    "later": lambda _: standing(LATER),
    "propaganda": lambda _: standing("card: propaganda\nstage: support"),
    "replay": replayed,
    "followed": followed,
    "over": lambda _: Controller(ended(), PRESENTER),
}


IN_VIEWS: Final = (LEFT, WALL, DECISION, PREVIEW)
"""The panes that are compared as parts of views, on the screen."""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Controller]:
    """Start a game for every situation; tests do not change them."""
    return {name: sit(tmp_path_factory.mktemp("games")) for name, sit in SITUATIONS.items()}


def rows_of(at: Controller, pane: str, size: tuple[int, int]) -> tuple[str, ...] | None:
    """Return what a pane shows in a terminal of this size; None if it has no room."""
    shown = places(at.presenter.panes, *size, sign=at.driver.is_elsewhere)
    at.show_on(Sized(shown[DECISION]))
    if pane not in shown:
        return None
    return tuple(plain(row).rstrip() for row in pane_rows(at, pane, shown, None, GamePanes()))


def situations(
    tables: dict[str, Controller], pane: str, size: tuple[int, int]
) -> dict[tuple[str, ...], tuple[str, ...]]:
    """Return what a pane shows, with the situations in which it shows exactly that."""
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for name, at in tables.items():
        if (rows := rows_of(at, pane, size)) is not None:
            found[rows] = (*found.get(rows, ()), name)
    return found


def test_no_pane_is_left_out() -> None:
    assert {*PANES, *IN_VIEWS} >= set(OWN)


@pytest.mark.parametrize("pane", PANES)
def test_a_pane_in_every_situation(
    pane: str, tables: dict[str, Controller], snapshot: SnapshotAssertion
) -> None:
    sizes: dict[tuple[tuple[str, ...], tuple[str, ...]], list[str]] = {}
    for size in SIZES:
        for told in situations(tables, pane, size).items():
            sizes.setdefault(told, []).append("x".join(map(str, size)))

    told_once = [
        row
        for (rows, names), alike in sizes.items()
        for row in (f"{' '.join(alike)}: {', '.join(names)}", *rows, "")
    ]
    compare("\n".join(told_once), snapshot)


def test_the_marks_on_the_map_in_every_situation(
    tables: dict[str, Controller], snapshot: SnapshotAssertion
) -> None:
    situations: dict[tuple[str, ...], list[str]] = {}
    for name, at in tables.items():
        marks = (f"{mark} {place}" for place, mark in at.marks.items())
        situations.setdefault((f"cursor {at.place or 'nowhere'}", *marks), []).append(name)

    told = [
        row for marks, names in situations.items() for row in (f"{', '.join(names)}:", *marks, "")
    ]
    compare("\n".join(told), snapshot)
