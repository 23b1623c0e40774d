"""Every screen and view as a player sees it, at the two most important sizes.

A screen has a whole picture. A view that differs from another one in some part is compared by that
part, so that a word that many views show is in few pictures; `tests/tui/parts.py` checks the rest.
Other situations of the panes are in `tests/tui/test_panes.py`.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.app import App
from textual.pilot import Pilot
from textual.screen import Screen

from adp_tui import screens
from adp_tui.config.pace import Pace
from adp_tui.games.adp.own_deck.copy import COPY
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.play.controller import Controller
from adp_tui.saved.copies import Copies
from adp_tui.screens.advice import AdviceScreen
from adp_tui.screens.agree import AgreeScreen
from adp_tui.screens.bad_copy import BadCopyScreen
from adp_tui.screens.find import FindScreen
from adp_tui.screens.finder_list import FinderList
from adp_tui.screens.game.arrangement import (
    BAR,
    CHART,
    DECISION,
    FOOTER,
    JOURNAL,
    LEFT,
    PREVIEW,
    SIGN,
)
from adp_tui.screens.game.planner import PlannerScreen
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
from tests.tui.conftest import frame
from tests.tui.deploying import deploying, table
from tests.tui.parts import BODY, check_rest, look, picture
from tests.tui.pictures import compare
from tests.tui.shelf import program, saved, settled
from tests.tui.table import FOUR, app, begin, controller, ended, until
from tests.tui.test_agree import telling

SMALL, MEDIUM, LARGE = (80, 24), (120, 36), (200, 60)
SIZES: Final = (SMALL, MEDIUM)
TOO_SMALL: Final = ((79, 24), (80, 23), (20, 3), (40, 10))
BASES: Final = (Leavable, Page, PopUp, FinderList, Pointable)
"""Base classes of screens, which are never shown."""

AnyApp = App[Any]


class View(NamedTuple):
    """Something that a player sees: its screen, and how to get there."""

    screen: type[Screen[Any]]
    start: Callable[[Path], AnyApp]
    keys: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    """More keys: the picture has the rows that they change, and nothing else may change."""

    parts: tuple[str, ...] = ()
    """The panes in its picture, if that is not the whole screen."""


def games(folder: Path) -> AnyApp:
    """Return the program with two games, and two files that it cannot play."""
    saved(folder, "spring", "pass", hours=50)
    saved(folder, "kandahar-winter", "rally")
    picked(folder / "orchard.adp")
    (folder / "letter.adp").write_text("Dear Ann")
    return program(folder)


def no_games(folder: Path) -> AnyApp:
    """Return the program on a new machine."""
    return program(folder)


def four(_: Path) -> AnyApp:
    """Return a game of four people."""
    return app(controller(begin(seats=FOUR)))


def solo(_: Path) -> AnyApp:
    """Return a game of one person, without bots for the other seats."""
    return app()


def bots(_: Path) -> AnyApp:
    """Return a game of one person and three bots, which act step by step."""
    return app(Controller(begin(), PRESENTER, bot=BOX.bot, pace=Pace.STEP))


def deception(_: Path) -> AnyApp:
    """Return a game of four people with hidden markers."""
    return app(Controller(begin(seats=FOUR, options={"victory-deception": True}), PRESENTER))


def seen_by_all(_: Path) -> AnyApp:
    """Return a game of four people in which everybody has seen what happened."""
    return app(Controller(telling(), PRESENTER))


def over(_: Path) -> AnyApp:
    """Return a game that is over."""
    return app(Controller(ended(), PRESENTER))


def own_deck(folder: Path) -> AnyApp:
    """Return the program with an owner's deck."""
    decks.write(folder)
    return program(folder, copies=Copies(folder=folder))


def bad_deck(folder: Path) -> AnyApp:
    """Return the program with an owner's deck that has a mistake."""
    decks.write(folder, '[card.24]\norder = ["taliban", "coalition"]\n')
    return program(folder, copies=Copies(folder=folder))


def by_hand(folder: Path) -> AnyApp:
    """Return a game of four people with such a deck; the Warlords choose first."""
    COPY.use(decks.write(folder))
    return app(Controller(begin(seats=FOUR, printed=decks.PRINTED), PRESENTER))


def deployment(_: Path) -> AnyApp:
    """Return a game in which a person lays out many units at once."""
    return table(deploying())


RALLY: Final = ("1", "h", "1", "2")
"""A Rally in Helmand is done, and the next space is asked for."""

BOT_ACTS: Final = ("p", "enter", ".", ".", ".")
"""The Taliban pass, and bots act step by step."""

ASKED: Final = (DECISION, PREVIEW)
"""The panes of the question."""
SHADED: Final = ("e", "enter", "down", "enter")
"""The shaded side of the Event is about to be carried out."""

VIEWS: Final = {
    "title": View(TitleScreen, games),
    "title, new game": View(TitleScreen, games, then=("down",)),
    "title, second game": View(TitleScreen, games, then=("down", "down")),
    "title, open": View(TitleScreen, games, then=("down", "down", "down")),
    "title, replay": View(TitleScreen, games, then=("down", "down", "down", "down")),
    "title, look up": View(TitleScreen, games, then=("end", "up")),
    "title, quit": View(TitleScreen, games, then=("end",)),
    "title, no games": View(TitleScreen, no_games),
    "replay, list": View(OpenScreen, games, ("r",)),
    "replay": View(GameScreen, games, ("r", "k", "a", "enter", ">"), parts=(BAR, *ASKED, FOOTER)),
    "new game": View(NewGameScreen, games, ("n",)),
    "new game, seats": View(NewGameScreen, games, ("n",), ("down", "2")),
    "new game, an option": View(NewGameScreen, games, ("n",), ("down", "down", "down", "right")),
    "open": View(OpenScreen, games, ("o",)),
    "open, not a game": View(OpenScreen, games, ("o",), ("end",)),
    "open, narrowed": View(OpenScreen, games, ("o",), ("w", "i")),
    "rules": View(RulesScreen, games, ("l",)),
    "rules, found": View(RulesScreen, games, ("l",), tuple("terror")),
    "rules, of the question": View(RulesScreen, four, (*RALLY, "R"), parts=(BODY,)),
    "help, title": View(HelpScreen, games, ("f1",)),
    "help, new game": View(HelpScreen, games, ("n", "f1"), parts=(BODY,)),
    "help, open": View(HelpScreen, games, ("o", "f1"), parts=(BODY,)),
    "help, rules": View(HelpScreen, games, ("l", "f1"), parts=(BODY,)),
    "help, table": View(HelpScreen, games, ("c", "f1"), parts=(BODY,)),
    "help, inspect": View(HelpScreen, games, ("c", "C", "f1"), parts=(BODY,)),
    "help, find": View(HelpScreen, games, ("c", "I", "f1"), parts=(BODY,)),
    "help, seats": View(HelpScreen, games, ("c", "W", "f1"), parts=(BODY,)),
    "palette, title": View(PaletteScreen, games, ("ctrl+p",)),
    "palette, table": View(PaletteScreen, games, ("c", "ctrl+p"), parts=(BODY,)),
    "palette, narrowed": View(PaletteScreen, games, ("c", "ctrl+p"), tuple("jour")),
    "hand over": View(HandOverScreen, deception, ("enter", "p", "1")),
    "agree": View(AgreeScreen, seen_by_all, ("enter", "U")),
    "inspect, space": View(InspectScreen, four, (*RALLY, "k", "a", "n", "space")),
    "inspect, road": View(InspectScreen, four, ("I", *"spin", "enter"), parts=(BODY,)),
    "inspect, Faction": View(InspectScreen, four, ("I", *"taliban", "enter"), parts=(BODY,)),
    "inspect, card": View(InspectScreen, four, ("C",), parts=(BODY,)),
    "inspect, box": View(InspectScreen, four, ("I", *"patron", "enter"), parts=(BODY,)),
    "find": View(FindScreen, four, ("I",)),
    "find, narrowed": View(FindScreen, four, ("I",), tuple("ka")),
    "lines": View(LinesScreen, four, ("H",)),
    "lines, branches and bookmarks": View(
        LinesScreen,
        four,
        ("p", "1", "B", *"Kabul", "enter", "p", "1", "U", "U", "1", "h", "2", "H"),
        parts=(BODY,),
    ),
    "lines, another main line": View(
        LinesScreen, four, ("p", "1", "p", "1", "U", "U", "1", "h", "2", "H"), ("M",)
    ),
    "seats": View(SeatsScreen, bots, ("W", "down", "enter")),
    "advice": View(AdviceScreen, bots, ("A",)),
    "game": View(GameScreen, solo, RALLY),
    "game, turn": View(GameScreen, solo, parts=ASKED),
    "game, Event": View(GameScreen, solo, (), tuple("event"), ASKED),
    "game, on the map": View(GameScreen, solo, RALLY, ("tab", "down"), (LEFT, PREVIEW)),
    "game, table": View(GameScreen, solo, RALLY, ("T",), (LEFT,)),
    "game, Factions": View(GameScreen, solo, RALLY, ("F",), (LEFT,)),
    "game, journal": View(GameScreen, solo, RALLY, ("J",), (LEFT,)),
    "game, digest": View(GameScreen, solo, RALLY, ("D",), (LEFT,)),
    "game, bot": View(GameScreen, bots, BOT_ACTS, parts=(*ASKED, JOURNAL)),
    "game, bot in full": View(GameScreen, bots, BOT_ACTS, ("?", "J"), (LEFT, DECISION, JOURNAL)),
    "game, digest of bots": View(GameScreen, bots, ("p", "enter", "enter"), ("D",), (LEFT,)),
    "game, what-if": View(
        GameScreen, solo, ("p", "1", "p", "1", "U", "U", "1", "h", "2", "1"), parts=(SIGN, *ASKED)
    ),
    "game, past": View(GameScreen, solo, ("p", "1", "U"), parts=(BAR, SIGN)),
    "game, refused": View(GameScreen, solo, RALLY, ("h", "down"), ASKED),
    "game, why not": View(GameScreen, solo, RALLY, ("?",), ASKED),
    "game, nothing of that name": View(GameScreen, solo, RALLY, ("q",), (FOOTER,)),
    "game, dice": View(GameScreen, solo, (",",), parts=(SIGN, *ASKED)),
    "game, bookmark": View(GameScreen, solo, RALLY, ("B", "K"), (FOOTER,)),
    "game, give": View(GameScreen, four, RALLY, ("G",), ASKED),
    "game, count": View(GameScreen, four, (*RALLY, "G", "1", "1"), parts=ASKED),
    "game, special": View(GameScreen, solo, RALLY, ("S",), ASKED),
    "game, over": View(GameScreen, over, parts=(*ASKED, CHART)),
    "plan": View(PlannerScreen, deployment),
    "new game, own deck": View(NewGameScreen, own_deck, ("n",)),
    "bad deck": View(BadCopyScreen, bad_deck, ("n",)),
    "inspect, own card": View(InspectScreen, by_hand, ("C",)),
    "game, side by hand": View(GameScreen, by_hand, ("e", "enter", "down"), parts=ASKED),
    "game, by hand": View(GameScreen, by_hand, SHADED, parts=ASKED),
    "game, by hand again": View(
        GameScreen,
        by_hand,
        (*SHADED, "p", "enter", *"pol", "enter", "k", "enter", "enter"),
        parts=ASKED,
    ),
}

WHOLE: Final = {"game": (SMALL, MEDIUM, LARGE), "game, bot": (SMALL, MEDIUM), "replay": (SMALL,)}
"""The games pictured as whole screens, at these sizes."""

LARGE_VIEWS: Final = ("game", "game, bot", "game, over")
"""The views also pictured on a large screen."""


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make every picture show the same version, and a folder with a short name."""
    monkeypatch.setattr("adp_tui.screens.title.__version__", "1.2.3")
    monkeypatch.chdir(tmp_path)
    yield
    COPY.put_away()


def cases() -> Iterator[Any]:
    """Return every view at each of its sizes."""
    for name, view in VIEWS.items():
        sizes = (*SIZES, LARGE) if name in LARGE_VIEWS else SIZES
        for size in sizes:
            called = name.replace(", ", "-").replace(" ", "-")
            shown = view._replace(parts=()) if size in WHOLE.get(name, ()) else view
            yield pytest.param(shown, size, id=f"{called}-{size[0]}x{size[1]}")


@pytest.mark.parametrize(("view", "size"), tuple(cases()))
async def test_every_view_looks_as_it_did(
    view: View, size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    shown_by = view.start(Path("games"))
    async with shown_by.run_test(size=size) as pilot:
        await settled(pilot, *view.keys)
        before = await look(pilot) if view.then else None
        await settled(pilot, *view.then)
        now = await look(pilot)

        assert type(now.screen) is view.screen
        assert max(map(len, now.rows)) <= size[0]
        check_rest(now, view.parts, before)
        compare(picture(now, view.parts, before), snapshot)


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
    whole = [view for name, view in VIEWS.items() if name in WHOLE or not view.then + view.parts]

    assert seen() == {view.screen for view in VIEWS.values()}
    assert seen() == {view.screen for view in whole}


async def test_every_screen_says_that_a_terminal_is_too_small(
    snapshot: SnapshotAssertion,
) -> None:
    pictures = set()
    for name in ("title", "new game", "open", "rules", "help, table", "game"):
        shown_by = VIEWS[name].start(Path(name))
        async with shown_by.run_test(size=TOO_SMALL[0]) as pilot:
            await settled(pilot, *VIEWS[name].keys)
            pictures.add("\n".join([await resized(pilot, *size) for size in TOO_SMALL]))

    assert len(pictures) == 1
    compare(pictures.pop(), snapshot)


async def resized(pilot: Pilot[None], width: int, height: int) -> str:
    """Return the message in a terminal that has become too small."""

    def told() -> bool:
        return f"This window is {width} x {height}." in " ".join(frame(pilot.app).split())

    await pilot.resize_terminal(width, height)
    await until(pilot, told)
    return frame(pilot.app)
