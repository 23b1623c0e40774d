"""Every screen and every view of it as a player sees it, at the two sizes that matter most."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.app import App
from textual.screen import Screen

from adp_tui import screens
from adp_tui.config.pace import Pace
from adp_tui.games.adp.own_deck.copy import COPY
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.play.controller import Controller
from adp_tui.saved.copies import Copies
from adp_tui.screens.advice import AdviceScreen
from adp_tui.screens.bad_copy import BadCopyScreen
from adp_tui.screens.find import FindScreen
from adp_tui.screens.game.pointing import Pointable
from adp_tui.screens.game.screen import GameScreen
from adp_tui.screens.hand_over import HandOverScreen
from adp_tui.screens.help import HelpScreen
from adp_tui.screens.inspect import InspectScreen
from adp_tui.screens.lines_list import LinesScreen
from adp_tui.screens.new_game import NewGameScreen
from adp_tui.screens.open_list import OpenScreen
from adp_tui.screens.page import Leavable, Page, PopUp
from adp_tui.screens.palette import PaletteScreen
from adp_tui.screens.rules import RulesScreen
from adp_tui.screens.seats import SeatsScreen
from adp_tui.screens.title import TitleScreen
from core.adp.box import BOX
from tests import own_deck as decks
from tests.cli.played import picked
from tests.tui.conftest import Frame, frame
from tests.tui.shelf import program, saved, settled
from tests.tui.table import FOUR, app, begin, controller, ended

SIZES: Final = ((80, 24), (120, 36))
LARGE: Final = (200, 60)
BASES: Final = (Leavable, Page, PopUp, Pointable)
"""Screens that others are made of; nobody sees them."""

AnyApp = App[Any]


class View(NamedTuple):
    """Something that a player sees: on which screen, and how one gets there."""

    screen: type[Screen[Any]]
    start: Callable[[Path], AnyApp]
    keys: tuple[str, ...] = ()


def games(folder: Path) -> AnyApp:
    """Return the program with two games, and two files that are none of its games."""
    saved(folder, "spring", "pass", hours=50)
    saved(folder, "kandahar-winter", "rally")
    picked(folder / "orchard.adp")
    (folder / "letter.adp").write_text("Dear Ann")
    return program(folder)


def no_games(folder: Path) -> AnyApp:
    """Return the program on a machine that is new to it."""
    return program(folder)


def four(_: Path) -> AnyApp:
    """Return a table of four people."""
    return app(controller(begin(seats=FOUR)))


def solo(_: Path) -> AnyApp:
    """Return a table of one person, with nobody for the other seats."""
    return app()


def bots(_: Path) -> AnyApp:
    """Return a table of one person and three bots, which act step by step."""
    return app(Controller(begin(), PRESENTER, bot=BOX.bot, pace=Pace.STEP))


def deception(_: Path) -> AnyApp:
    """Return a table of four people who hide something from each other."""
    return app(Controller(begin(seats=FOUR, options={"victory-deception": True}), PRESENTER))


def over(_: Path) -> AnyApp:
    """Return a game that is over."""
    return app(Controller(ended(), PRESENTER))


def own_deck(folder: Path) -> AnyApp:
    """Return the program of somebody who has set a deck right."""
    decks.write(folder)
    return program(folder, copies=Copies(folder=folder))


def bad_deck(folder: Path) -> AnyApp:
    """Return the program of somebody whose deck has a mistake in it."""
    decks.write(folder, '[card.24]\norder = ["taliban", "coalition"]\n')
    return program(folder, copies=Copies(folder=folder))


def by_hand(folder: Path) -> AnyApp:
    """Return a table of four people with such a deck; the Warlords choose first."""
    COPY.use(decks.write(folder))
    return app(Controller(begin(seats=FOUR, printed=decks.PRINTED), PRESENTER))


RALLY: Final = ("1", "h", "1", "2")
"""A Rally in Helmand is done and the next space is asked for."""

SHADED: Final = ("e", "enter", "down", "enter")
"""The shaded side of the Event is to be carried out."""

VIEWS: Final = {
    "title": View(TitleScreen, games),
    "title, new game": View(TitleScreen, games, ("down",)),
    "title, open": View(TitleScreen, games, ("down", "down")),
    "title, replay": View(TitleScreen, games, ("down", "down", "down")),
    "title, look up": View(TitleScreen, games, ("end", "up")),
    "title, quit": View(TitleScreen, games, ("end",)),
    "replay, list": View(OpenScreen, games, ("r",)),
    "replay": View(GameScreen, games, ("r", "k", "a", "enter", ">")),
    "title, no games": View(TitleScreen, no_games),
    "new game": View(NewGameScreen, games, ("n",)),
    "new game, seats": View(NewGameScreen, games, ("n", "down", "2")),
    "new game, an option": View(NewGameScreen, games, ("n", "down", "down", "down", "right")),
    "open": View(OpenScreen, games, ("o",)),
    "open, not a game": View(OpenScreen, games, ("o", "end")),
    "open, narrowed": View(OpenScreen, games, ("o", "w", "i")),
    "rules": View(RulesScreen, games, ("l",)),
    "rules, found": View(RulesScreen, games, ("l", *"terror")),
    "rules, of the question": View(RulesScreen, four, (*RALLY, "R")),
    "help, title": View(HelpScreen, games, ("f1",)),
    "help, new game": View(HelpScreen, games, ("n", "f1")),
    "help, open": View(HelpScreen, games, ("o", "f1")),
    "help, rules": View(HelpScreen, games, ("l", "f1")),
    "help, table": View(HelpScreen, games, ("c", "f1")),
    "help, inspect": View(HelpScreen, games, ("c", "C", "f1")),
    "help, find": View(HelpScreen, games, ("c", "I", "f1")),
    "help, seats": View(HelpScreen, games, ("c", "W", "f1")),
    "palette, title": View(PaletteScreen, games, ("ctrl+p",)),
    "palette, table": View(PaletteScreen, games, ("c", "ctrl+p")),
    "palette, narrowed": View(PaletteScreen, games, ("c", "ctrl+p", *"jour")),
    "hand over": View(HandOverScreen, deception, ("enter", "p", "1")),
    "inspect, space": View(InspectScreen, four, (*RALLY, "k", "a", "n", "space")),
    "inspect, road": View(InspectScreen, four, ("I", *"spin", "enter")),
    "inspect, Faction": View(InspectScreen, four, ("I", *"taliban", "enter")),
    "inspect, card": View(InspectScreen, four, ("C",)),
    "inspect, box": View(InspectScreen, four, ("I", *"patron", "enter")),
    "find": View(FindScreen, four, ("I",)),
    "find, narrowed": View(FindScreen, four, ("I", *"ka")),
    "lines": View(LinesScreen, four, ("H",)),
    "lines, branches and bookmarks": View(
        LinesScreen,
        four,
        ("p", "1", "B", *"Kabul", "enter", "p", "1", "U", "U", "1", "h", "2", "H"),
    ),
    "lines, another main line": View(
        LinesScreen, four, ("p", "1", "p", "1", "U", "U", "1", "h", "2", "H", "M")
    ),
    "seats": View(SeatsScreen, bots, ("W", "down", "enter")),
    "advice": View(AdviceScreen, bots, ("A",)),
    "game": View(GameScreen, solo, RALLY),
    "game, turn": View(GameScreen, solo),
    "game, Event": View(GameScreen, solo, tuple("event")),
    "game, on the map": View(GameScreen, solo, (*RALLY, "tab", "down")),
    "game, table": View(GameScreen, solo, (*RALLY, "T")),
    "game, Factions": View(GameScreen, solo, (*RALLY, "F")),
    "game, journal": View(GameScreen, solo, (*RALLY, "J")),
    "game, digest": View(GameScreen, solo, (*RALLY, "D")),
    "game, bot": View(GameScreen, bots, ("p", "enter", ".", ".", ".")),
    "game, bot in full": View(GameScreen, bots, ("p", "enter", ".", ".", ".", "?", "J")),
    "game, digest of bots": View(GameScreen, bots, ("p", "enter", "enter", "D")),
    "game, what-if": View(GameScreen, solo, ("p", "1", "p", "1", "U", "U", "1", "h", "2", "1")),
    "game, past": View(GameScreen, solo, ("p", "1", "U")),
    "game, refused": View(GameScreen, solo, (*RALLY, "h", "down")),
    "game, why not": View(GameScreen, solo, (*RALLY, "?")),
    "game, nothing of that name": View(GameScreen, solo, (*RALLY, "q")),
    "game, dice": View(GameScreen, solo, (",",)),
    "game, bookmark": View(GameScreen, solo, (*RALLY, "B", "K")),
    "game, give": View(GameScreen, four, (*RALLY, "G")),
    "game, count": View(GameScreen, four, (*RALLY, "G", "1", "1")),
    "game, special": View(GameScreen, solo, (*RALLY, "S")),
    "game, over": View(GameScreen, over),
    "new game, own deck": View(NewGameScreen, own_deck, ("n",)),
    "bad deck": View(BadCopyScreen, bad_deck, ("n",)),
    "inspect, own card": View(InspectScreen, by_hand, ("C",)),
    "game, side by hand": View(GameScreen, by_hand, ("e", "enter", "down")),
    "game, by hand": View(GameScreen, by_hand, SHADED),
    "game, by hand again": View(
        GameScreen, by_hand, (*SHADED, "p", "enter", *"pol", "enter", "k", "enter", "enter")
    ),
}

LARGE_VIEWS: Final = ("game", "game, bot", "game, over", "game, by hand")
"""What is also looked at on a large screen."""


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let every picture show the same version, and a folder without a long name."""
    monkeypatch.setattr("adp_tui.screens.title.__version__", "1.2.3")
    monkeypatch.chdir(tmp_path)
    yield
    COPY.put_away()


def cases() -> Iterator[Any]:
    """Return every view at every size it is looked at."""
    for name in VIEWS:
        sizes = (*SIZES, LARGE) if name in LARGE_VIEWS else SIZES
        for size in sizes:
            called = name.replace(", ", "-").replace(" ", "-")
            yield pytest.param(VIEWS[name], size, id=f"{called}-{size[0]}x{size[1]}")


@pytest.mark.parametrize(("view", "size"), tuple(cases()))
async def test_every_view_looks_as_it_did(
    view: View, size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    shown_by = view.start(Path("games"))
    async with shown_by.run_test(size=size) as pilot:
        await settled(pilot, *view.keys)
        screen, shown = shown_by.screen, frame(shown_by)

    assert type(screen) is view.screen
    assert max(map(len, shown.splitlines())) <= size[0]
    assert shown == snapshot(extension_class=Frame)


def seen() -> set[type[Screen[Any]]]:
    """Return every screen that the program has."""
    for module in pkgutil.iter_modules(screens.__path__, f"{screens.__name__}."):
        import_module(module.name)
    found: set[type[Screen[Any]]] = set()
    waiting: list[type[Screen[Any]]] = [Screen]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if kind.__module__.startswith(screens.__name__):
                found.add(kind)
    return found - set(BASES)


def test_every_screen_has_a_picture() -> None:
    assert seen() == {view.screen for view in VIEWS.values()}


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (20, 3), (40, 10)])
async def test_a_terminal_that_is_too_small_is_told_so_everywhere(
    size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    pictures = set()
    for name in ("title", "new game", "open", "rules", "help, table", "game"):
        shown_by = VIEWS[name].start(Path(name))
        async with shown_by.run_test(size=size) as pilot:
            await settled(pilot, *VIEWS[name].keys)
            pictures.add(frame(shown_by))

    assert len(pictures) == 1
    assert pictures.pop() == snapshot(extension_class=Frame)
