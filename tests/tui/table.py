"""Games for the tests of the game screen, with chosen dice for the set-up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from time import monotonic
from typing import Final

from msgspec.structs import replace
from textual import events
from textual.app import App
from textual.pilot import Pilot

from adp_tui.app import AdpApp
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.look.theme import MONOCHROME, Theme
from adp_tui.play.controller import Controller
from adp_tui.play.surface import Surface
from adp_tui.screens.agree import AgreeScreen
from adp_tui.screens.game.arrangement import Rect
from adp_tui.screens.game.planner import PlannerScreen
from adp_tui.screens.game.screen import GameScreen
from adp_tui.screens.guard import Guard
from adp_tui.screens.hand_over import HandOverScreen
from adp_tui.widgets.decision_pane import page_size
from core.adp.box import DistantPlain
from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.adp.model.ids import Track
from core.adp.position import format_board
from core.kernel import Decision, Setup
from saves.session import Session

AdpSession = Session[Board, Fact]

SOLO: Final = {
    "coalition": "bot",
    "government": "bot",
    "taliban": "human",
    "warlords": "bot",
}
PATIENCE: Final = 60.0
"""The maximum seconds to wait for something."""

POLL: Final = 0.002
"""The seconds between looks whether it has come; few, because thousands of keys wait for it."""

FOUR: Final = dict.fromkeys(SOLO, "human")
REMOVED: Final = ("18", "29", "1", "2", "4", "6", "8", "9", "10", "11", "13", "14")
RICH: Final = 40
"""The Patronage with which the Government meets its condition."""

CARDS: Final = ("24", "57", "39", "26")
"""The first cards of every game here: the Taliban are 1st Eligible on the first of them."""


def begin(
    path: Path | None = None,
    *,
    seats: dict[str, str] = SOLO,
    options: dict[str, bool | str] | None = None,
    printed: dict[str, str] | None = None,
) -> AdpSession:
    """Begin a game in which the Taliban choose first, unless printed texts change that."""
    setup = Setup("main", seats, options or {}, printed=printed or {})
    session: AdpSession = Session.new(DistantPlain(), setup, seed=1, program="test", path=path)
    removed, cards = iter(REMOVED), iter(CARDS)
    while isinstance(asked := session.turn.pending, Decision) and asked.by is None:
        session.answer(_fallen(asked, removed, cards))
    return session


def stand_at(text: str, seats: dict[str, str] = FOUR) -> AdpSession:
    """Begin a game at a position in the notation."""
    setup = Setup("main", seats, {}, text)
    session: AdpSession = Session.new(DistantPlain(), setup, seed=1, program="test")
    return session


def ended(path: Path | None = None) -> AdpSession:
    """Play a game that the Government wins at the first Propaganda card, while everybody passes."""
    board = begin(seats=FOUR).turn.board
    rich = replace(board, resources=board.resources | {Track.PATRONAGE: RICH})
    setup = Setup("main", FOUR, {}, format_board(rich))
    session: AdpSession = Session.new(DistantPlain(), setup, seed=1, program="test", path=path)
    while isinstance(asked := session.turn.pending, Decision):
        if asked.by is None:
            session.roll()
        else:
            session.answer("pass")
    return session


def _fallen(asked: Decision, removed: Iterator[str], cards: Iterator[str]) -> str:
    """Return the roll for a question of the set-up."""
    match asked.ask:
        case "setup.remove":
            return next(removed)
        case "deck.card":
            return next(cards)
        case _:
            return asked.options[0]


def controller(session: AdpSession | None = None, *keys: str) -> Controller:
    """Start a game and press some keys; a number is typed as players do, with Enter."""
    at = Controller(session or begin(), PRESENTER)
    tap(at, *keys)
    return at


def tap(at: Controller, *keys: str) -> None:
    """Press keys; Enter follows each number."""
    for key in keys:
        at.press(key)
        if key.isdigit():
            at.press("enter")


class Sized(Surface):
    """A screen with a list of a given size."""

    def __init__(self, place: Rect) -> None:
        self._extent = place.width, place.height

    def page(self, decision: Decision) -> int:
        """Return how many answers the list shows at once."""
        return page_size(PRESENTER, decision, *self._extent)


class TableApp(App[None]):
    """A program that shows only a game."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, screen: GameScreen) -> None:
        super().__init__()
        self._table = screen

    async def on_mount(self) -> None:
        """Show the game."""
        await self.push_screen(self._table)


def app(at: Controller | None = None, theme: Theme = MONOCHROME) -> TableApp:
    """Return a program with a game on the screen."""
    at = at or controller()
    look = theme.with_looks_of(at.presenter.cover.looks)
    screen = GameScreen(at, look, guard=Guard(pause=0.0))  # no waiting between keys
    return TableApp(screen)


async def until(pilot: Pilot[None], come: Callable[[], bool]) -> None:
    """Wait for something automatic, however slow the machine is."""
    end = monotonic() + PATIENCE
    while not come():
        assert monotonic() < end, "it did not come"
        await pilot.pause(POLL)


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys and wait once at the end, which is much faster than the pilot's own way.

    On the game screen Enter follows each number. No other test code reaches into Textual for
    this.
    """
    program: App[None] = pilot.app
    driver = program._driver
    assert driver is not None
    at_table = isinstance(program.screen, GameScreen)
    typed = [(key, "enter") if at_table and key.isdigit() else (key,) for key in keys]
    for key in chain.from_iterable(typed):
        await until(pilot, lambda: not is_covered(program))
        event = events.Key(key, key if len(key) == 1 else None)
        event.set_sender(program)
        driver.send_message(event)
        await pilot._wait_for_screen()
        await until(pilot, lambda: not isinstance(program, AdpApp) or program.is_idle)
    await pilot.pause()


def is_covered(program: App[None]) -> bool:
    """Whether the question has not been on the screen yet, so that keys would not answer it."""
    guarded = GameScreen | HandOverScreen | AgreeScreen | PlannerScreen
    return isinstance(program.screen, guarded) and program.screen.guard.is_closed
